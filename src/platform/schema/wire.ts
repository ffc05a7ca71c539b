import { isDigits } from '../../domain/ids.ts';
import { JsonNumber } from '../../json/json-value.ts';
import { flag, isMissing, list, type Read, ShapeProblem, text } from '../../shape/shape.ts';
import { parseWireTime } from './wire-time.ts';

/*
 * Readers of the values that only the platform writes like this. The others are those of every border. Null and a
 * missing member are the same.
 */

/** False when missing: the service leaves false out. */
// spec-gap: omitted-members
export function flagOrFalse(value: unknown): boolean {
  return isMissing(value) ? false : flag(value);
}

/** A counter: text or integer, from 0 to 2^63 - 1. */
// spec-gap: number-or-text
export function count(value: unknown): bigint {
  const written = lexeme(value);
  if (written === undefined || !isDigits(written)) throw new ShapeProblem('is not a count');
  return written.length === 1 ? ONE_DIGIT[Number(written)]! : BigInt(written);
}

/** Every bigint has memory of its own, and most rules have few issues. */
const ONE_DIGIT = Array.from({ length: 10 }, (_, digit) => BigInt(digit));

/** Reads an integer that may be negative. */
export function integer(value: unknown): bigint {
  const written = lexeme(value);
  if (written === undefined || !isInteger(written)) throw new ShapeProblem('is not an integer');
  return BigInt(written);
}

/** The digits of an id, compared as they are. */
export function id<Id extends string>(value: unknown): Id {
  const written = lexeme(value);
  if (written === undefined || !isDigits(written)) throw new ShapeProblem('is not an id');
  return written as Id;
}

/**
 * It is in milliseconds since 1970 (UTC). An empty text is a time that is not there, as null is, and so is a zero time:
 * services write the year 1 or 1970 for what has not happened. A scan that has not begun would be the oldest of all.
 */
// spec-gap: time-spellings
export function timeIfAny(value: unknown): number | undefined {
  if (isMissing(value) || value === '') return undefined;
  const ms = milliseconds(text(value));
  return ms > 0 ? ms : undefined;
}

/** The same for a time that is only shown: checked, and kept as sent. */
export function timeTextIfAny(value: unknown): string | undefined {
  if (isMissing(value) || value === '') return undefined;
  const written = text(value);
  milliseconds(written);
  return written;
}

/** An array; empty when missing: the service leaves empty arrays out. */
export function listOrEmpty<Element>(read: Read<Element>): Read<readonly Element[]> {
  const whole = list(read);
  return (value) => (isMissing(value) ? [] : whole(value));
}

function milliseconds(written: string): number {
  const ms = parseWireTime(written);
  if (ms === undefined) throw new ShapeProblem('is not a time');
  return ms;
}

/** Gives a number or text as it was written. */
function lexeme(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof JsonNumber ? value.text : undefined;
}

function isInteger(value: string): boolean {
  return isDigits(value.startsWith('-') && value !== '-0' ? value.slice(1) : value);
}
