import * as z from 'zod/mini';
import { isDigits } from '../../domain/ids.ts';
import { isDateTime } from '../../domain/text/calendar-date.ts';
import { JsonNumber } from '../../json/json-value.ts';
import { anyNumber, anyObject, checked, flag, list, numberOf, object, type Schema, text } from '../../json/schema.ts';

/** How the platform spells a value: how it is sent, what we make of it, and how the API's document has it written. */
export type Spelling<Value> = {
  readonly schema: Schema<unknown>;
  readonly take: (sent: never) => Value;
  readonly write: (value: Value) => unknown;
};

/** `read` checks the value first. Throws `ShapeProblem`. */
type ObjectSpelling<Of> = Spelling<Of> & { readonly read: (value: unknown) => Of };

/** Each of our members: its spelling, and its name on the wire if that differs. In the order of the API document. */
type SpelledMembers<Of> = {
  readonly [Name in keyof Of]-?: Spelling<Of[Name]> | readonly [nameOnWire: string, spelling: Spelling<Of[Name]>];
};

export function spelling<Sent, Value>(
  schema: Schema<Sent>,
  take: (sent: Sent) => Value,
  write: (value: Value) => unknown = (value) => value,
): Spelling<Value> {
  return { schema, take, write };
}

/** An object with these members; further ones are tolerated. */
export function spelled<Of extends object>(facts: SpelledMembers<Of>): ObjectSpelling<Readonly<Of>> {
  const members = Object.entries<SpelledMembers<Record<string, unknown>>[string]>(facts as never).map(([name, fact]) =>
    'schema' in fact ? { name, onWire: name, ...fact } : { name, onWire: fact[0], ...fact[1] },
  );
  const schema = object(Object.fromEntries(members.map(({ onWire, schema }) => [onWire, schema])));
  const take = (sent: Readonly<Record<string, unknown>>): Of => {
    const found: Record<string, unknown> = {};
    for (const { name, onWire, take } of members) found[name] = take(sent[onWire] as never);
    return found as Of;
  };
  return {
    schema,
    take,
    read: (value) => take(checked(schema, value)),
    write(of) {
      const ours = of as Readonly<Record<string, unknown>>;
      const written = members.map(({ name, onWire, write }) => [onWire, write(ours[name])] as const);
      return Object.fromEntries(written.filter(([, value]) => value !== undefined));
    },
  };
}

/** The member may be null or missing, and is written as null: every answer that is shown has every member. */
export function orNull<Value>({ schema, take, write }: Spelling<Value>): Spelling<Value | undefined> {
  return spelling(
    z.nullish(schema),
    (sent) => (isMissing(sent) ? undefined : take(sent as never)),
    (value) => (value === undefined ? null : write(value)),
  );
}

/** The service leaves empty arrays out. */
export function listOf<Element>({ schema, take, write }: Spelling<Element>): Spelling<readonly Element[]> {
  return spelling(
    z.nullish(list(schema)),
    (sent): readonly Element[] => (sent ?? []).map((element) => take(element as never)),
    (elements) => elements.map(write),
  );
}

/** For data that only explains a verdict: a value that cannot be read is treated as missing. */
export function ifReadable<Value>(readable: Spelling<Value>): Spelling<Value | undefined> {
  const { take, write } = orNull(readable);
  const takeIfReadable = (sent: unknown) => (z.validate(readable.schema, sent) ? take(sent as never) : undefined);
  return spelling(z.optional(z.unknown()), takeIfReadable, write);
}

export function readableListOf<Element>(element: Spelling<Element>): Spelling<readonly Element[]> {
  const { schema, take } = ifReadable(listOf(ifReadable(element)));
  return spelling(
    schema,
    (sent): readonly Element[] => (take(sent as never) ?? []).filter((one) => one !== undefined),
    listOf(element).write,
  );
}

export function wordIn<Word>(known: ReadonlyMap<string, Word>): Spelling<Word> {
  const onWire = new Map([...known].map(([sent, word]) => [word, sent]));
  return spelling(
    z.enum([...known.keys()]),
    (sent): Word => known.get(sent)!,
    (word) => onWire.get(word),
  );
}

export function wordOrUnknown<Word extends string>(
  known: ReadonlyMap<string, Word>,
): Spelling<Word | { readonly unknown: string }> {
  const { write } = wordIn(known);
  return spelling(
    text,
    (sent) => known.get(sent) ?? { unknown: sent },
    (word) => (typeof word === 'string' ? write(word) : word.unknown),
  );
}

export const TEXT: Spelling<string> = spelling(text, (sent) => sent);
export const NUMBER: Spelling<number> = spelling(anyNumber, numberOf);
export const OBJECT: Spelling<object> = spelling(anyObject, (sent): object => sent);

/** False when missing: the service leaves false out. */
// spec-gap: omitted-members
export const FLAG: Spelling<boolean> = spelling(z.nullish(flag), (sent) => sent ?? false);

/** Shared, since every new bigint takes memory, and most rules have few issues. */
const ONE_DIGIT = Array.from({ length: 10 }, (_, digit) => BigInt(digit));

type Digits = string | number | JsonNumber;
const digits = (problem: string) => z.custom<Digits>((value) => isDigits(lexeme(value)), problem);

/** From 0 to 2^63 - 1. */
// spec-gap: number-or-text
export const COUNT: Spelling<bigint> = spelling(digits('is not a count'), (sent) => {
  const written = lexeme(sent);
  return written.length === 1 ? ONE_DIGIT[Number(written)]! : BigInt(written);
});
export const COUNT_AS_TEXT: Spelling<bigint> = { ...COUNT, write: String };

export const INTEGER: Spelling<bigint> = spelling(
  z.custom<Digits>((value) => isInteger(lexeme(value)), 'is not an integer'),
  (sent) => BigInt(lexeme(sent)),
);

export function idAsText<Id extends string>(): Spelling<Id> {
  return spelling(digits('is not an id'), (sent) => lexeme(sent) as Id);
}

/** The detail of a scan has ids as integers with all their digits. */
export function idAsInteger<Id extends string>(): Spelling<Id> {
  return { ...idAsText<Id>(), write: BigInt };
}

/** Milliseconds since 1970 (UTC) of `2020-11-18T23:30:10Z` or `2020-11-18 23:30:10.216670+00:00`; undefined for any other text, impossible days included. */
// spec-gap: time-spellings
export function parseWireTime(text: string): number | undefined {
  return isWireTime(text) ? Date.parse(text.replace(' ', 'T')) : undefined;
}

function isWireTime(text: string): boolean {
  return isDateTime(text.replace(' ', 'T'));
}

/** A time, or none: an empty text means no time, like null. */
// spec-gap: time-spellings
const time = z.nullish(text).check(z.refine((written) => !written || isWireTime(written), 'is not a time'));

/** Milliseconds since 1970 (UTC). The year 1 or 1970 means that it has not happened yet: otherwise such a scan would be the oldest. */
export const TIME: Spelling<number | undefined> = spelling(
  time,
  (written) => {
    const ms = (written && parseWireTime(written)) || 0;
    return ms > 0 ? ms : undefined;
  },
  (ms) => (ms === undefined ? null : new Date(ms).toISOString()),
);

/** A time that is only shown: it is checked, and kept as sent. */
export const TIME_TEXT: Spelling<string | undefined> = spelling(
  time,
  (written) => written || undefined,
  (written) => (written === undefined ? null : written),
);

export function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** A number or text as it was written; empty for anything else. */
export function lexeme(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof JsonNumber ? value.text : '';
}

function isInteger(value: string): boolean {
  return isDigits(value.startsWith('-') && value !== '-0' ? value.slice(1) : value);
}
