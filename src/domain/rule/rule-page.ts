import type { RuleFacts } from '../evidence.ts';
import { destination, hostOf, MOST_OF_AN_ADDRESS } from './page-address.ts';

/** Returns the address of a rule's page for a link; undefined if no link is allowed. */
export type RulePage = (sourceUri: string | undefined) => string | undefined;

/** Accepts only an https address without user, on host and port of `base-url`. Percent-encoded. */
export function rulePages(platform: string | undefined): RulePage {
  const host = hostOf(platform);
  if (host === undefined) return () => undefined;
  const own = `https://${host}/`;
  return (sourceUri) => {
    if (sourceUri === undefined || sourceUri.length > MOST_OF_AN_ADDRESS) return undefined;
    // Nearly all addresses have this form. There may be a hundred thousand, and parsing one is slow.
    if (sourceUri.startsWith(own) && SAFE.test(sourceUri)) return sourceUri;
    if (!PLAINLY_HTTPS.test(sourceUri) || hostOf(sourceUri) !== host) return undefined;
    const page = asUri(destination(sourceUri));
    return page.length > MOST_OF_AN_ADDRESS ? undefined : page;
  };
}

/** Undefined if the address is too long for a link, or may contain an e-mail address. */
export function storedSourceUri({ ruleSourceUri }: RuleFacts): string | undefined {
  if (ruleSourceUri === undefined || ruleSourceUri.length > MOST_OF_AN_ADDRESS) return undefined;
  return EMAIL.test(ruleSourceUri) ? undefined : ruleSourceUri;
}

/** An at sign after something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;

/** True if nothing in the address needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;

/** URL parsers accept forms that people misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** URL parsers keep a lone percent sign and a second hash, which no URI may have. */
function asUri(address: string): string {
  const [before = '', ...fragments] = address.replace(/%(?![0-9a-f]{2})/gi, '%25').split('#');
  return fragments.length === 0 ? before : `${before}#${fragments.join('%23')}`;
}
