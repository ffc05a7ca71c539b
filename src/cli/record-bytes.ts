import { readFile } from 'node:fs/promises';
import { codeOf } from '../gate/process/whole-file.ts';
import { config } from './flags.ts';

/** What the file that `--replay` names holds. Throws `GateFailure` (`config`). */
export function recordBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch((error: unknown) => {
    throw config(`the record ${path} cannot be read (${codeOf(error)})`);
  });
}
