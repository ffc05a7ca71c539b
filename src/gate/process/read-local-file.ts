import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileFailure, LONGEST_STEP_MS, step, WITHOUT_WAITING } from './file-step.ts';

const PIECE_BYTES = 64 * 1024;

export type ReadOptions = {
  /** A longer file is refused, before it is read where the file says how long it is. */
  readonly mostBytes: number;
  /** Refuses what is no plain file, with `no regular file`. Else a pipe or a terminal is read as well, such as `/dev/stdin` or `<(command)`. */
  readonly isPlain?: boolean;
  readonly signal?: AbortSignal | undefined;
};

/** Waits for a pipe a few seconds at most. Throws the system's errors, `EFBIG`, `ETIMEDOUT`, and what the signal was aborted with. */
export async function readLocalFile(path: string, options: ReadOptions): Promise<Buffer> {
  const file = await step(open(path, constants.O_RDONLY | WITHOUT_WAITING));
  try {
    const found = await step(file.stat());
    assertReadable(found, options);
    return await readAll(file, found.isFIFO(), options);
  } finally {
    await step(file.close());
  }
}

function assertReadable(found: Stats, { mostBytes, isPlain = false }: ReadOptions): void {
  if (found.isDirectory()) throw fileFailure('EISDIR');
  const isStream = found.isFIFO() || found.isCharacterDevice();
  if (!found.isFile() && (isPlain || !isStream)) throw fileFailure('no regular file');
  if (found.size > mostBytes) throw fileFailure('EFBIG');
}

async function readAll(file: FileHandle, isPipe: boolean, { mostBytes, signal }: ReadOptions): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for (;;) {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const bytesRead = await untilReady(async () => {
      const answer = await file.read(piece, 0, PIECE_BYTES, null);
      // A pipe without a writer is at its end, and so is one whose writer has not come yet.
      return isPipe && length === 0 && answer.bytesRead === 0 ? undefined : answer.bytesRead;
    }, signal);
    if (bytesRead === 0) return Buffer.concat(pieces);
    length += bytesRead;
    if (length > mostBytes) throw fileFailure('EFBIG');
    pieces.push(piece.subarray(0, bytesRead));
  }
}

const BETWEEN_TRIES_MS = 10;

/** Repeats a read that has nothing to give yet. Throws `ETIMEDOUT` after a while, and what the signal was aborted with. */
async function untilReady(read: () => Promise<number | undefined>, signal: AbortSignal | undefined): Promise<number> {
  for (let waitedMs = 0; waitedMs <= LONGEST_STEP_MS; waitedMs += BETWEEN_TRIES_MS) {
    signal?.throwIfAborted();
    const result = await step(read()).catch((thrown: unknown) => {
      if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EAGAIN') return undefined;
      throw thrown;
    });
    if (result !== undefined) return result;
    await delay(BETWEEN_TRIES_MS);
  }
  throw fileFailure('ETIMEDOUT');
}
