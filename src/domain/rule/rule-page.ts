import type { RuleFacts } from '../evidence.ts';
import { destination, hostOf, MOST_OF_AN_ADDRESS } from './page-address.ts';

/** Gives the address of a rule's page, as a link may have it; undefined where it may have none. */
export type RulePage = (sourceUri: string | undefined) => string | undefined;

/** Only an https address without user on host and port of `base-url` is believed. Percent-encoded. */
export function rulePages(platform: string | undefined): RulePage {
  const host = hostOf(platform);
  if (host === undefined) return () => undefined;
  const own = `https://${host}/`;
  return (sourceUri) => {
    if (sourceUri === undefined || sourceUri.length > MOST_OF_AN_ADDRESS) return undefined;
    // Nearly all are of this form. There may be a hundred thousand, and to take one apart takes long.
    if (sourceUri.startsWith(own) && SAFE.test(sourceUri)) return sourceUri;
    if (!PLAINLY_HTTPS.test(sourceUri) || hostOf(sourceUri) !== host) return undefined;
    const page = asUri(destination(sourceUri));
    return page.length > MOST_OF_AN_ADDRESS ? undefined : page;
  };
}

/** Not one that is too long for a link, nor one that may name a person by e-mail. */
export function storedSourceUri({ ruleSourceUri }: RuleFacts): string | undefined {
  if (ruleSourceUri === undefined || ruleSourceUri.length > MOST_OF_AN_ADDRESS) return undefined;
  return EMAIL.test(ruleSourceUri) ? undefined : ruleSourceUri;
}

/** An at sign behind something that may be a name, plain or encoded. */
const EMAIL = /[^/?#&=](?:@|%40)/i;

/** Nothing in it needs to be encoded. */
const SAFE = /^[\w\-.~:/]+$/;

/** A parser of addresses forgives what people then misread: other slashes, line breaks, and a user without a name. */
const PLAINLY_HTTPS = /^https:\/\/[^\s\\@/?#\p{Cc}]+(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Parsers of addresses leave a lone percent sign and a second hash as they are, which no URI may have. */
function asUri(address: string): string {
  const [before = '', ...fragments] = address.replace(/%(?![0-9a-f]{2})/gi, '%25').split('#');
  return fragments.length === 0 ? before : `${before}#${fragments.join('%23')}`;
}
