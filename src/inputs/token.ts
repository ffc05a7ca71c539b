import { SHORTEST_SECRET } from '../domain/limits.ts';
import { InputProblem } from './parse-value.ts';

const LONGEST = 8_000;

/** Printable ASCII, not trimmed: a line break in a stored secret is a mistake. Messages never quote it. Throws `MissingToken` for a missing secret. */
export function parseToken(text: string): string {
  if (text.length <= LONGEST && PLACEHOLDER.test(text.trim()))
    throw new MissingToken(
      'this is a placeholder that was not replaced: the secret does not exist or is not passed on',
    );
  if (!/^[\x21-\x7e]*$/.test(text))
    throw new InputProblem(
      'the token contains a space or a line break, or a character that no token has; store it again',
    );
  if (text.length < SHORTEST_SECRET || text.length > LONGEST)
    throw new InputProblem(`a token has ${SHORTEST_SECRET} to ${LONGEST} characters; store it again`);
  return text;
}

/** The problem if two servers would get the same token: each could use it on the other. */
export function sameToken(one: string, other: string): string {
  return `${one} and ${other} are the same token, which two servers would get; give each server its own token`;
}

/** The secret is missing, or its placeholder was given instead: `no-token`. All other problems are `config`. */
export class MissingToken extends InputProblem {}

/** What CI systems, shells and copied examples contain if a secret does not exist: `$(NAME)`, `${{ … }}`, `%NAME%`, `__NAME__`, `<your token>`, `***`. */
const PLACEHOLDER =
  /^(?:\$\(.*\)|\$\{.*\}|\$\[.*\]|\{\{.*\}\}|<.*>|#\{.*\}#?|%\w+%|!\w+!|__\w+__|\$(?:env:)?[a-z_]\w*|\*+|undefined)$/is;

/** Values that may hold a token, as written and trimmed: of inputs and flags in any spelling, and of variables named like an input. */
export function possibleTokens(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const values = Object.entries(env).flatMap(([name, text = '']) =>
    mayHoldToken(name.toLowerCase().replaceAll('token_file', '')) ? [text, text.trim()] : [],
  );
  return [...new Set(values)].filter((text) => text !== '');
}

function mayHoldToken(name: string): boolean {
  return (/^(?:input|findings_gate)_/.test(name) && name.includes('token')) || /(?:api|github)[-_]token$/.test(name);
}
