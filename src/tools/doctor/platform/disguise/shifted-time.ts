const TIME = /^(\d{4}-\d{2}-\d{2})([T ])(\d{2}:\d{2}:\d{2})(\.\d{1,9})?( ?(?:[Zz]|UTC|GMT|[+-]\d{2}:?\d{2}))?$/;

/** Some servers write a time that is not there as the first moment of their calendar, or as its last. */
const FIRST_TIME_MS = Date.UTC(1971, 0, 1);
const LAST_TIME_MS = Date.UTC(2999, 0, 1);

/** The time so much later, in whole seconds and spelled alike. Undefined for what is no time in any spelling that is known. */
export function shiftedTime(text: string, shiftMs: number): string | undefined {
  const [, date, between, time, fraction = '', zone = ''] = TIME.exec(text) ?? [];
  if (date === undefined || between === undefined || time === undefined) return undefined;
  const ms = Date.parse(`${date}T${time}Z`);
  if (Number.isNaN(ms) || written(ms) !== `${date}T${time}`) return undefined;
  if (ms < FIRST_TIME_MS || ms > LAST_TIME_MS) return text;
  const shifted = written(ms + shiftMs).replace('T', between);
  return shifted + fraction + zone;
}

/** Another time in the same spelling, the same for all. Undefined as above. */
export function spellingOfTime(text: string): string | undefined {
  if (shiftedTime(text, 0) === undefined) return undefined;
  const [, , between, , fraction = '', zone = ''] = TIME.exec(text) ?? [];
  return `2019-01-01${between}00:00:00${fraction.replaceAll(/[0-9]/g, '0')}${zone}`;
}

function written(ms: number): string {
  return new Date(ms).toISOString().slice(0, -'.000Z'.length);
}
