// spec-gap: time-spellings
const SPELLING =
  /^([0-9]{4}-[0-9]{2}-[0-9]{2})[T ]([0-9]{2}:[0-9]{2}:[0-9]{2})(?:\.([0-9]{1,9}))?(Z|[+-][0-9]{2}:[0-9]{2})$/;

/**
 * Milliseconds since 1970 (UTC) of a time as the platform spells it, `2020-11-18T23:30:10Z` or
 * `2020-11-18 23:30:10.216670+00:00`; undefined for anything else, days and hours that do not exist included.
 */
export function parseWireTime(text: string): number | undefined {
  const [, day, clock, fraction = '', zone] = SPELLING.exec(text) ?? [];
  if (day === undefined || clock === undefined || zone === undefined) return undefined;
  const iso = `${day}T${clock}.${fraction.slice(0, 3).padEnd(3, '0')}Z`;
  const ms = Date.parse(iso);
  const offsetMs = zoneOffsetMs(zone);
  // `Date.parse` rolls 31 April over into May: only a time that it writes back unchanged exists.
  if (Number.isNaN(ms) || new Date(ms).toISOString() !== iso || offsetMs === undefined) return undefined;
  return ms - offsetMs;
}

function zoneOffsetMs(zone: string): number | undefined {
  if (zone === 'Z') return 0;
  const hours = Number(zone.slice(1, 3));
  const minutes = Number(zone.slice(4, 6));
  if (hours > 23 || minutes > 59) return undefined;
  return (zone.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}
