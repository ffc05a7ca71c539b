/** Longest address that a page links to, in UTF-16 units: a branch may be as long as its author likes, a page may not. */
export const MOST_OF_AN_ADDRESS = 2_000;

/** Host and port of an https address without credentials; undefined for every other text. */
export function hostOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, username, password, host } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' && !host.startsWith('[') ? host : undefined;
}

/** Percent-encodes what Markdown could read as its own, and what no address needs. */
export function destination(url: string): string {
  return new URL(url).href
    .replace(/[^\w\-.~:/?#&=+,%]/gu, (character) => encodeURIComponent(character))
    .replace(/['()*!]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
}
