import { isZeroSha } from '../../../../domain/ids.ts';
import { issueTypeOf } from '../../../../domain/product.ts';
import { JsonNumber } from '../../../../json/json-value.ts';
import { inParts, toldAddress, toldPath } from './address-shape.ts';
import { type DisguiseRule, hidden, textBy, textOf, writtenNumber } from './disguise-rule.ts';
import type { IdKind, Pseudonyms } from './pseudonyms.ts';
import { toldRef } from './ref-shape.ts';
import { shiftedTime, spellingOfTime } from './shifted-time.ts';
import { ENVIRONMENT_WORDS, EVENT_WORDS } from './told-names.ts';

/** A full commit hash, in either case. One of zeros alone is none. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

export const ref = textBy('ref', (text, { names }) => toldRef(text, names));
export const commit = textBy('commit', (text, { names }) => {
  if (!COMMIT.test(text)) return undefined;
  return isZeroSha(text) ? text : names.commit(text);
});
export const address = textBy('address', (text, { names }) => toldAddress(text, names));
export const time = textBy('time', (text, { shiftMs }) => shiftedTime(text, shiftMs));

/** When a well-known rule or score was changed tells which it is: only how a time is spelled is told. */
export const timeOfNobody = textBy('time', (text) => spellingOfTime(text));

/** `acme/shop`: the same names as in an address. */
export const repositoryName = textBy('name', (text, { names }) => toldAddress(text, names) ?? toldPath(text, names));
/** The folders and the file each by itself, and from where the path starts. */
export const filePath = textBy('path', (text, { names }) => inParts(text, /(\\)/, names, toldPath));
/** Parts of it would tell which of the well-known rules it is. */
export const ruleName = textOf('rule');
/** The name of an account, a team, an address of mail, or the short name of a deployment. */
export const account = textBy('name', (text, { names }) =>
  /\s/.test(text) ? undefined : parts(text, /([@./])/, names),
);

/** Digits stay digits, as text or as number. */
export function id(kind: IdKind): DisguiseRule {
  return (value, told) => {
    const number = writtenNumber(value);
    if (number !== undefined) return new JsonNumber(told.names.id(kind, number) ?? noId(number));
    if (typeof value !== 'string' || value === '') return hidden(value, told);
    return told.names.id(kind, value) ?? told.names.text('id', value);
  };
}

/** The number of a pull request may have zeros in front. */
export const changeNumber: DisguiseRule = (value, told) => {
  const [, zeros, digits] = typeof value === 'string' ? (/^(0*)([0-9]+)$/.exec(value) ?? []) : [];
  const number = digits === undefined ? undefined : told.names.id('change', digits);
  if (number !== undefined) return zeros + number;
  // What holds no digit must not seem to hold a number.
  const isWord = typeof value === 'string' && /^[^0-9]+$/.test(value);
  return isWord ? inLetters(told.names.text('none', value)) : id('change')(value, told);
};

/** A word that the document knows, in whatever spelling of case, `_`, `-` and the prefix. */
export function wordOf(words: Iterable<string>, prefix = ''): DisguiseRule {
  const known = new Set(words);
  return textBy('word', (text) => {
    const plain = text.toUpperCase().replaceAll('-', '_');
    return known.has(plain) || known.has(prefix + plain) ? text : undefined;
  });
}

export const productWord = textBy('word', (text) => (issueTypeOf(text) === undefined ? undefined : text));
export const eventWord = wordOf(EVENT_WORDS);
export const environmentWord = wordOf(ENVIRONMENT_WORDS);

function inLetters(text: string): string {
  return text.replace(/[0-9]/g, (digit) => 'abcdefghij'[Number(digit)]!);
}

/** A number that is no id stays none: below zero, or not whole. */
function noId(number: string): string {
  return number.startsWith('-') ? '-1' : '0.5';
}

function parts(text: string, separator: RegExp, names: Pseudonyms): string {
  return inParts(text, separator, names, (part) => (/^\.+$/.test(part) ? part : names.name(part)));
}
