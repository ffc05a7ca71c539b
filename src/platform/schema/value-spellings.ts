import { anyObject, number, text } from '../../shape/shape.ts';
import type { Spelling } from './spelling.ts';
import { count, flagOrFalse, id, integer, timeIfAny, timeTextIfAny } from './wire.ts';

/*
 * The spellings of single values, by which the tables of members are made.
 */

export const TEXT: Spelling<string> = { read: text, write: asItIs, form: { kind: 'text' } };
export const FLAG: Spelling<boolean> = { read: flagOrFalse, write: asItIs };
export const NUMBER: Spelling<number> = { read: number, write: asItIs };
export const COUNT: Spelling<bigint> = { read: count, write: asItIs };
export const COUNT_AS_TEXT: Spelling<bigint> = { read: count, write: String };
export const INTEGER: Spelling<bigint> = { read: integer, write: asItIs };
export const OBJECT: Spelling<object> = { read: anyObject, write: asItIs, form: { kind: 'object' } };

/** A time is written in UTC, to the millisecond. */
export const TIME: Spelling<number | undefined> = {
  read: timeIfAny,
  write: (ms) => (ms === undefined ? null : new Date(ms).toISOString()),
};
export const TIME_TEXT: Spelling<string | undefined> = {
  read: timeTextIfAny,
  write: (written) => (written === undefined ? null : written),
  form: { kind: 'special-text' },
};

/** Takes everything, and keeps and writes nothing of it. */
export const NOTHING: Spelling<undefined> = {
  read: () => undefined,
  write: () => undefined,
  form: { kind: 'anything' },
};

/** Text of an enum that is only shown. */
export function wordOf(known: ReadonlySet<string>): Spelling<string> {
  return { read: text, write: asItIs, form: { kind: 'word', known } };
}

/** The list of scans writes its ids as text. */
export function idAsText<Id extends string>(): Spelling<Id> {
  return { read: id<Id>, write: asItIs };
}

/** The detail of a scan writes them as integers with all their digits. */
export function idAsInteger<Id extends string>(): Spelling<Id> {
  return { read: id<Id>, write: BigInt };
}

function asItIs(value: unknown): unknown {
  return value;
}
