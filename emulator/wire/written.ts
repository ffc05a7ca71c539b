import { exactInteger, isExactInteger } from './exact-json.ts';
import type { HttpAnswer } from './http.ts';
import type { WireForm } from './wire-form.ts';

/** A successful answer; with `omitsEmptyMembers`, without members that are zero, false or empty (objects stay). */
export function jsonAnswer(value: unknown, wire: WireForm): HttpAnswer {
  const body = JSON.stringify(value, wire.omitsEmptyMembers ? withoutEmpty : undefined);
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

/** A time as the platform spells it. */
export function timestamp(timeMs: number, wire: WireForm): string {
  const iso = new Date(timeMs).toISOString();
  if (wire.timestamps === 'iso') return iso.replace('.000Z', 'Z');
  return iso.replace('T', ' ').replace('Z', '000+00:00');
}

/** Like `timestamp`, for a time that may be missing; undefined if the member is left out. */
export function timestampIfAny(timeMs: number | undefined, wire: WireForm): string | null | undefined {
  return timeMs === undefined ? MISSING_TIMES[wire.missingTimes] : timestamp(timeMs, wire);
}

const MISSING_TIMES = { absent: undefined, null: null, empty: '', zero: '0001-01-01T00:00:00Z' } as const;

/** An integer in digits, exact beyond 2^53, as a JSON integer or as text. */
export function integerAs(form: 'integer' | 'text', digits: string): unknown {
  return form === 'text' ? digits : exactInteger(digits);
}

// spec-gap: enabled-products-spelling
export function productName(product: string, { products }: WireForm): string {
  if (products === 'upper-case') return product.toUpperCase();
  if (products === 'prefixed') return `PRODUCT_${product.toUpperCase()}`;
  if (products === 'lower-case') return product;
  const words = PRODUCT_WORDS[product] ?? product;
  return products === 'words' ? words : words.replaceAll('_', '-');
}

const PRODUCT_WORDS: Readonly<Record<string, string>> = { sast: 'code', sca: 'supply_chain' };

function withoutEmpty(this: unknown, _name: string, value: unknown): unknown {
  if (Array.isArray(this)) return value;
  const isZero = isExactInteger(value) && JSON.stringify(value) === '0';
  const isEmpty = isZero || value === 0 || value === false || value === '' || value === '0' || value === null;
  return isEmpty || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
