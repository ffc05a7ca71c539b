import { isDigits } from '../../domain/ids.ts';
import { isJsonObject, JsonNumber, type JsonObject, type JsonValue } from '../../json/json-value.ts';
import { parseWireTime } from './wire-time.ts';

/*
 * Readers of the values of the wire. Each takes exactly the documented forms and refuses every other (`WireProblem`); null and a missing member are
 * the same. Written by hand, as a library's schema compiles itself at its first answer, and a run has few answers.
 */

/** A value as it came; undefined for a missing member. */
export type Wire = JsonValue | undefined;
export type Read<Value> = ((value: Wire) => Value) & {
  /** Where what it takes can also be checked without building it. */
  readonly form?: Form;
};

/** What a reader takes, said so that a walk can check a text against it and build nothing. */
export type Form =
  /** Any string. */
  | { readonly kind: 'text' }
  /** A string; one that is not known is reported. */
  | { readonly kind: 'word'; readonly known: ReadonlySet<string> }
  /** A string that `read` takes or refuses, whatever came before, and of which it keeps nothing. */
  | { readonly kind: 'special-text' }
  | { readonly kind: 'anything' }
  /** An object with any members. */
  | { readonly kind: 'object' }
  | { readonly kind: 'list'; readonly element: Read<unknown> }
  | RecordForm;

/** An object of which these members are read. */
export type RecordForm = {
  readonly kind: 'record';
  /** In their usual order: the next one is looked for first. At most 31. */
  readonly members: readonly FormMember[];
  readonly byName: ReadonlyMap<string, FormMember>;
  /** True where any other member is reported; else it is passed over. */
  readonly isClosed: boolean;
};

export type FormMember = {
  readonly read: Read<unknown>;
  /** True where any string will do. */
  readonly isText: boolean;
  readonly index: number;
  /** How it begins where it has no white space in it: `"name":`. */
  readonly start: Uint8Array;
};

/** The value does not have its documented form. The message names places and quotes no value. */
export class WireProblem extends Error {
  override readonly name = 'WireProblem';
  readonly path: readonly (string | number)[];
  readonly problem: string;

  constructor(problem: string, path: readonly (string | number)[] = []) {
    super(path.length === 0 ? problem : `${path.join('.')} ${problem}`);
    this.problem = problem;
    this.path = path;
  }
}

/** The member of that name, read; a problem names it. */
export function member<Value>(object: JsonObject, name: string, read: Read<Value>): Value {
  try {
    return read(Object.hasOwn(object, name) ? object[name] : undefined);
  } catch (error) {
    throw at(name, error);
  }
}

/** The member may be null or missing. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  const { form } = read;
  const readIfAny = (value: Wire): Value | undefined => (isMissing(value) ? undefined : read(value));
  return form === undefined ? readIfAny : Object.assign(readIfAny, { form });
}

/** Text as it is; unknown values of an enum that is only shown are text, too. */
export function text(value: Wire): string {
  if (typeof value !== 'string') throw new WireProblem('is not text');
  return value;
}
text.form = { kind: 'text' } as const;

/** JSON's own true and false: not text, not a number. */
export function flag(value: Wire): boolean {
  if (typeof value !== 'boolean') throw new WireProblem('is not true or false');
  return value;
}

/** False when missing: the service leaves false out. */
// spec-gap: omitted-members
export function flagOrFalse(value: Wire): boolean {
  return isMissing(value) ? false : flag(value);
}

/** A counter: text or integer, from 0 to 2^63 - 1. */
// spec-gap: number-or-text
export function count(value: Wire): bigint {
  const written = lexeme(value);
  if (written === undefined || !isDigits(written)) throw new WireProblem('is not a count');
  return written.length === 1 ? ONE_DIGIT[Number(written)]! : BigInt(written);
}

/** Every bigint has memory of its own, and most rules have few issues. */
const ONE_DIGIT = Array.from({ length: 10 }, (_, digit) => BigInt(digit));

/** An integer that may be negative. */
export function integer(value: Wire): bigint {
  const written = lexeme(value);
  if (written === undefined || !isInteger(written)) throw new WireProblem('is not an integer');
  return BigInt(written);
}

/** A finite number; JSON number only. */
export function number(value: Wire): number {
  if (typeof value === 'number') return value;
  if (!(value instanceof JsonNumber)) throw new WireProblem('is not a number');
  const rounded = Number(value.text);
  if (!Number.isFinite(rounded)) throw new WireProblem('is out of range');
  return rounded;
}

/** The digits of an id, compared as they are. */
export function id<Id extends string>(value: Wire): Id {
  const written = lexeme(value);
  if (written === undefined || !isDigits(written)) throw new WireProblem('is not an id');
  return written as Id;
}

/** Milliseconds since 1970 (UTC); an empty text is a time that is not there, as null is. */
// spec-gap: time-spellings
export function timeIfAny(value: Wire): number | undefined {
  return isMissing(value) || value === '' ? undefined : milliseconds(text(value));
}

/** The same for a time that is only shown: checked, and kept as sent. */
export function timeTextIfAny(value: Wire): string | undefined {
  if (isMissing(value) || value === '') return undefined;
  const written = text(value);
  milliseconds(written);
  return written;
}
timeTextIfAny.form = { kind: 'special-text' } as const;

function milliseconds(written: string): number {
  const ms = parseWireTime(written);
  if (ms === undefined) throw new WireProblem('is not a time');
  return ms;
}

/** An object, of which `member` reads what is known; further members are tolerated. */
export function anyObject(value: Wire): JsonObject {
  if (!isJsonObject(value)) throw new WireProblem('is not an object');
  return value;
}
anyObject.form = { kind: 'object' } as const;

export function list<Element>(read: Read<Element>): Read<readonly Element[]> {
  return (value) => {
    if (!Array.isArray(value)) throw new WireProblem('is not an array');
    return value.map((element: JsonValue, index) => {
      try {
        return read(element);
      } catch (error) {
        throw at(index, error);
      }
    });
  };
}

/** An array; empty when missing: the service leaves empty arrays out. */
export function listOrEmpty<Element>(read: Read<Element>): Read<readonly Element[]> {
  const whole = list(read);
  const form: Form = { kind: 'list', element: read };
  return Object.assign((value: Wire) => (isMissing(value) ? [] : whole(value)), { form });
}

function isMissing(value: Wire): value is null | undefined {
  return value === null || value === undefined;
}

function at(place: string | number, error: unknown): unknown {
  return error instanceof WireProblem ? new WireProblem(error.problem, [place, ...error.path]) : error;
}

/** How a number or text was written. */
function lexeme(value: Wire): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof JsonNumber ? value.text : undefined;
}

function isInteger(value: string): boolean {
  return isDigits(value.startsWith('-') && value !== '-0' ? value.slice(1) : value);
}
