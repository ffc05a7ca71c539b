/** A failure of a replay says so where the record does not answer a question. */
export const NOT_HELD = 'the record holds no answer to';

/** Says whether that is what a message says. */
export function saysNotHeld(message: string): boolean {
  return message.includes(NOT_HELD);
}
