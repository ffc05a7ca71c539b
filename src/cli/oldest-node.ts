/** The oldest Node that the program runs on: that of the Action, and `engines` of package.json. */
export const OLDEST_NODE = 24;

/** The message for a Node that is too old for the rest of the program; undefined where it is not. `version` as in `24.1.0`. */
export function refusalOf(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return undefined;
  return (
    `findings-gate: config - Node.js ${OLDEST_NODE} or later is needed, this is ${version}: ` +
    `install it, or use an image that has it, such as node:${OLDEST_NODE}`
  );
}
