import { GateFailure } from '../domain/failure.ts';
import { readLocalFile } from '../gate/process/read-local-file.ts';
import { codeOf } from '../gate/process/whole-file.ts';

const MIB = 1024 * 1024;

/**
 * A file that somebody names has at most so many bytes, by what it is. Each limit is far above what is sensible: what
 * is more was not meant.
 */
export const MOST_BYTES = {
  token: 64 * 1024,
  policy: MIB,
  request: 16 * MIB,
  record: 512 * MIB,
  answers: 512 * MIB,
} as const;

/**
 * A file that a person names, or what a pipe in its place gives. Throws what `failure` makes of the reason why it
 * cannot be read, and `cancelled` at once where the run is stopped meanwhile.
 */
export async function readNamed(
  path: string,
  is: keyof typeof MOST_BYTES,
  signal: AbortSignal,
  failure: (why: string) => Error,
): Promise<Buffer> {
  const mostBytes = MOST_BYTES[is];
  try {
    return await readLocalFile(path, { mostBytes, signal });
  } catch (thrown) {
    if (thrown instanceof GateFailure) throw thrown;
    const code = codeOf(thrown);
    throw failure(code === 'EFBIG' ? `it has more than ${mostBytes} bytes` : code);
  }
}
