const IMF_FIXDATE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;

/**
 * Gives the milliseconds since 1970 (UTC) of an HTTP header's date (`Wed, 18 Nov 2020 23:30:10 GMT`), undefined for
 * anything else. The two obsolete forms of HTTP are not read: no server writes them today.
 */
export function parseHttpDate(text: string | undefined): number | undefined {
  if (text === undefined || !IMF_FIXDATE.test(text)) return undefined;
  const ms = Date.parse(text);
  return Number.isNaN(ms) || new Date(ms).toUTCString() !== text ? undefined : ms;
}
