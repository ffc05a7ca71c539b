import { createInterface } from 'node:readline/promises';
import { GateFailure } from '../domain/failure.ts';

/** Asks on standard error and gives the line that is typed; an empty one when the keyboard is closed. Throws `cancelled`. */
export async function askAtKeyboard(question: string, signal: AbortSignal): Promise<string> {
  const keyboard = createInterface({ input: process.stdin, output: process.stderr });
  // In a terminal Ctrl-C is a key like any other, and the end of input does not answer a question.
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
