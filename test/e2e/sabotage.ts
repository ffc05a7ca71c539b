import { fileURLToPath } from 'node:url';
import type { BuiltOptions } from '../run/built-gate.ts';

export type Sabotage =
  | 'signals-that-cannot-be-joined'
  | 'waits-that-never-end'
  | 'waits-that-end-the-process'
  | 'a-promise-that-nobody-catches';

/** Breaks something in Node before the program loads: the program itself has no setting for that. */
export function brokenBy(what: Sabotage): Required<Pick<BuiltOptions, 'nodeFlags'>> {
  const file = fileURLToPath(new URL(`./sabotage/${what}.mjs`, import.meta.url));
  return { nodeFlags: ['--import', file] };
}
