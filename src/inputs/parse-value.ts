import { isDigits } from '../domain/ids.ts';
import { durationMs } from '../domain/text/duration-text.ts';
import { listItems } from '../domain/text/list-items.ts';
import { isLoopback } from '../domain/text/remote-address.ts';
import { nearest, quote } from '../domain/text/suggestion.ts';

/** A sentence about one invalid setting: what is wrong and what to write. The name is put in front later. */
export class InputProblem extends Error {
  override readonly name = 'InputProblem';
}

/** A whole number and its unit (`500ms`, `90s`, `15m`, `1h`), as milliseconds. */
export function parseDuration(text: string, least: number, most: '6h' | '30d' = '6h'): number {
  const ms = durationMs(text);
  if (ms === undefined)
    throw new InputProblem(
      `${quote(text)} is not a duration; write a whole number and a unit, such as ${most === '6h' ? '90s or 15m' : '24h or 7d'}`,
    );
  if (ms > durationMs(most)!) throw new InputProblem(`${quote(text)} is more than ${most}, the most that is allowed`);
  if (ms < least) throw new InputProblem(`${quote(text)} is too short; write at least ${least}ms`);
  return ms;
}

export function parseDigits(text: string): string {
  if (!isDigits(text))
    throw new InputProblem(`${quote(text)} is not a whole number in plain digits, from 0 to 9223372036854775807`);
  return text;
}

export function parseLimit(text: string): bigint | 'none' {
  if (text === 'none') return 'none';
  if (!isDigits(text))
    throw new InputProblem(`${quote(text)} is not a limit; write plain digits, up to 9223372036854775807, or none`);
  return BigInt(text);
}

export function oneOf<const Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const word = words.find((candidate) => candidate === text);
    if (word === undefined) throw new InputProblem(unknownWord(text, words));
    return word;
  };
}

/** A list separated by commas or line breaks, of one item at least; `read` turns an item into a value, and no value may appear twice. */
export function parseList<Value>(text: string, read: (item: string) => Value): readonly Value[] {
  const items = listItems(text);
  if (items.length === 0) throw new InputProblem('nothing is named; name at least one');
  const values = items.map(read);
  const seen = new Set<Value>();
  const doubled = values.findIndex((value) => seen.has(value) || !seen.add(value));
  if (doubled >= 0) throw new InputProblem(`${quote(items[doubled]!)} is named twice; name it once`);
  return values;
}

export function unknownWord(text: string, words: readonly string[]): string {
  const near = nearest(text, words);
  const hint = near === undefined ? '' : `; did you mean ${near}?`;
  return `${quote(text)} is not one of ${words.join(', ')}${hint}`;
}

/** https, or plain http on loopback. A path is allowed; nothing that could send the token elsewhere is. Messages never quote the text: it may have a password. */
export function parseBaseUrl(text: string): URL {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text))
    throw new InputProblem('this is not an address; write the whole address, such as https://findings.example.com');
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || text.split('/')[2]?.includes('@'))
    throw new InputProblem(
      'the address contains a user name or password; remove it, the token is a setting of its own',
    );
  const hasDots = text.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  if (hasDots || /[?#]|%(?:2f|5c|00)/i.test(text))
    throw new InputProblem('the address contains a query or a fragment, "..", "." or an encoded slash; remove it');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    throw new InputProblem('plain http is only for loopback; write https');
  return url;
}
