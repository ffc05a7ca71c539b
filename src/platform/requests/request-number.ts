import { z } from 'zod';
import { isDigits } from '../../domain/ids.ts';
import { JsonNumber } from '../../json/json-value.ts';

export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return digits(error)
    .transform(Number)
    .refine((value) => value >= least && value <= most, error);
}

/** The digits of a JSON integer from 0 to 2^63 - 1, unrounded. */
export function digits<Digits extends string>(error: string) {
  return z
    .instanceof(JsonNumber, { error })
    .transform((value) => value.text)
    .refine((text): text is Digits => isDigits(text), { error, abort: true });
}

export const measure = z
  .instanceof(JsonNumber, { error: 'must be a number' })
  .transform((value) => Number(value.text))
  .refine((value) => Number.isFinite(value) && value >= 0, 'must be a number of at least 0');
