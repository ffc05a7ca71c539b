import { createInterface } from 'node:readline/promises';
import { addAbortSignal } from 'node:stream';
import { GateFailure } from '../domain/failure.ts';
import { config } from './command.ts';
import { MOST_BYTES } from './local-file.ts';

/** Throws the signal's reason, and `GateFailure` (`config`) for more bytes than a request may have. */
export async function readStandardInput(signal: AbortSignal): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of addAbortSignal(signal, process.stdin) as AsyncIterable<Buffer>) {
      pieces.push(piece);
      length += piece.length;
      if (length > MOST_BYTES.request) throw config(`standard input has more than ${MOST_BYTES.request} bytes`);
    }
  } catch (thrown) {
    signal.throwIfAborted();
    throw thrown;
  }
  return Buffer.concat(pieces);
}

/** Asks on standard error and returns the typed line; an empty one if the keyboard is closed. Throws `cancelled`. */
export async function askAtKeyboard(question: string, signal: AbortSignal): Promise<string> {
  const keyboard = createInterface({ input: process.stdin, output: process.stderr });
  // In a terminal readline receives Ctrl-C as a key, and does not settle the question when the input ends.
  const closed = new Promise<string>((resolve) => keyboard.once('close', () => resolve('')));
  try {
    keyboard.on('SIGINT', () => keyboard.close());
    return await Promise.race([keyboard.question(question, { signal }), closed]);
  } catch (cause) {
    throw new GateFailure('cancelled', 'stopped before the id was repeated; nothing was deleted', { cause });
  } finally {
    keyboard.close();
  }
}
