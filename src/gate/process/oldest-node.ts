import { decide } from './exit-guard.ts';

/** The oldest Node that the program runs on: that of the Action, and `engines` of package.json. */
export const OLDEST_NODE = 24;

export function isNodeTooOld(): boolean {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) >= OLDEST_NODE) return false;
  decide(3);
  process.stderr.write(
    `findings-gate: config - Node.js ${OLDEST_NODE} or later is needed, this is ${node}: ` +
      `install it, or use an image that has it, such as node:${OLDEST_NODE}\n`,
  );
  return true;
}
