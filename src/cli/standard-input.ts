import { MOST_BYTES } from './local-file.ts';

/**
 * Reads all of standard input, as UTF-8. Throws what the signal is aborted with, and an error where there is more than
 * any request has.
 */
export async function readStandardInput(signal: AbortSignal): Promise<string> {
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([readAll(), stopped.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

async function readAll(): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of process.stdin as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length > MOST_BYTES.request) throw new Error('standard input is too long');
  }
  return Buffer.concat(pieces).toString('utf8');
}
