/** Never reached: the gate does not ask @actions/core about the platform. */
export function getExecOutput() {
  throw new Error('The gate starts no process.');
}
