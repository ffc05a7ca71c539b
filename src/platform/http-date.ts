/** `Wed, 18 Nov 2020 23:30:10 GMT` as milliseconds since 1970 (UTC); undefined for anything else, the two obsolete forms of HTTP dates included. */
export function parseHttpDate(text = ''): number | undefined {
  const date = new Date(text);
  return date.toUTCString() === text && !Number.isNaN(date.getTime()) ? date.getTime() : undefined;
}
