import type { WireForm } from '../state.ts';
import { isExactInteger } from './exact-json.ts';
import type { HttpAnswer } from './http.ts';

/** A successful answer; with `omitsEmptyMembers`, without members that are zero, false or empty (objects stay). */
export function jsonAnswer(record: unknown, wire: WireForm): HttpAnswer {
  const body = JSON.stringify(record, wire.omitsEmptyMembers ? withoutEmpty : undefined);
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
}

/** A time as the platform spells it. */
export function timestamp(timeMs: number, wire: WireForm): string {
  const iso = new Date(timeMs).toISOString();
  if (wire.timestamps === 'iso') return iso.replace('.000Z', 'Z');
  return iso.replace('T', ' ').replace('Z', '000+00:00');
}

function withoutEmpty(this: unknown, _name: string, value: unknown): unknown {
  if (Array.isArray(this) || isExactInteger(value)) return value;
  const isEmpty = value === 0 || value === false || value === '' || value === '0' || value === null;
  return isEmpty || (Array.isArray(value) && value.length === 0) ? undefined : value;
}
