/** The longest address that is read, and that a page links to, in UTF-16 units. Authors can make addresses of any length. */
export const MOST_OF_AN_ADDRESS = 2_000;

/** Undefined for a text that is no URL, or too long. */
export function parseAddress(text: string | undefined): URL | undefined {
  if (text === undefined || text.length > MOST_OF_AN_ADDRESS) return undefined;
  return URL.parse(text) ?? undefined;
}

/** Host and port of an https address without credentials; undefined for every other text. */
export function hostOf(url: string | undefined): string | undefined {
  const address = parseAddress(url);
  if (address === undefined) return undefined;
  const { protocol, username, password, host } = address;
  return protocol === 'https:' && username === '' && password === '' && !host.startsWith('[') ? host : undefined;
}

/** Percent-encodes characters that Markdown could interpret, and those that no address needs. */
export function destination(url: string): string {
  return new URL(url).href.replace(/[^\w\-.~:/?#&=+,%]/gu, encoded);
}

/** Encodes also what `encodeURIComponent` leaves and Markdown could interpret. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
