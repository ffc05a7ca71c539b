import { SHORTEST_SECRET } from '../domain/limits.ts';
import { InputProblem } from './parse-value.ts';

const LONGEST = 8_000;

/**
 * A token that can be sent in a header: printable ASCII without spaces. Messages never quote it. It is not trimmed: a line
 * break in a stored secret is a mistake that would otherwise show up as a refused token.
 */
export function parseToken(text: string): string {
  if (/\s/.test(text))
    throw new InputProblem('the token contains a space or a line break; store the secret again without it');
  if (!/^[\x21-\x7e]*$/.test(text))
    throw new InputProblem('the token contains a character that no token has; store the secret again');
  if (text.length < SHORTEST_SECRET || text.length > LONGEST) {
    throw new InputProblem(`a token has ${SHORTEST_SECRET} to ${LONGEST} characters; store the secret again`);
  }
  return text;
}
