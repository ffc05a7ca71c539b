import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle under test: the one that GATE_MAIN names, else the repository's own. */
export function builtAction(): string {
  return process.env.GATE_MAIN ?? resolve(fileURLToPath(new URL('../../../dist/index.js', import.meta.url)));
}
