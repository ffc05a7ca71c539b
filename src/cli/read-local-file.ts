import type { FileHandle } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { fileFailure, LONGEST_STEP_MS, step } from '../gate/process/file-step.ts';
import { readOpened } from '../gate/process/read-plain-file.ts';

const PIECE_BYTES = 64 * 1024;

/**
 * Reads a file, a pipe or a terminal, such as `/dev/stdin` or `<(command)`. Waits for a pipe at most about 5 s. Throws the system's errors, `EFBIG`,
 * `ETIMEDOUT`, and the signal's reason.
 */
export function readLocalFile(path: string, mostBytes: number, signal?: AbortSignal): Promise<Buffer> {
  return readOpened(path, mostBytes, (file, found) => {
    if (!found.isFile() && !found.isFIFO() && !found.isCharacterDevice()) throw fileFailure('no regular file');
    return readAll(file, found.isFIFO(), mostBytes, signal);
  });
}

/** Reads at most one piece more than `mostBytes`: a device may never end. */
async function readAll(
  file: FileHandle,
  isPipe: boolean,
  mostBytes: number,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for (;;) {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    const bytesRead = await untilReady(async () => {
      const answer = await file.read(piece, 0, PIECE_BYTES, null);
      // A pipe without a writer reads as ended, and so does a pipe whose writer has not opened it yet.
      return isPipe && length === 0 && answer.bytesRead === 0 ? undefined : answer.bytesRead;
    }, signal);
    length += bytesRead;
    pieces.push(piece.subarray(0, bytesRead));
    if (bytesRead === 0 || length > mostBytes) return Buffer.concat(pieces);
  }
}

const BETWEEN_TRIES_MS = 10;

/** Repeats a read that has nothing to give yet. Throws `ETIMEDOUT` after some 5 s, and the signal's reason. */
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
