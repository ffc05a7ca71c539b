/** Never called: the gate does not ask @actions/core about the operating system. */
export function getExecOutput() {
  throw new Error('The gate starts no process.');
}
