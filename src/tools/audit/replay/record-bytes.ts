import { config } from '../../../cli/flags.ts';
import { readNamed } from '../../../cli/local-file.ts';

/** What the file that `--replay` names holds. Throws `GateFailure` (`config`). */
export function recordBytes(path: string, signal: AbortSignal): Promise<Uint8Array> {
  return readNamed(path, 'record', signal, (why) => config(`the record ${path} cannot be read (${why})`));
}
