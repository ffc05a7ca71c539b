import type { IndexGap } from '../evidence.ts';
import { issueTypeWord } from '../product.ts';

/** A gap in a few words, for headlines: `gap: 401 findings counted (code), 1 found`. */
export function indexGapText({ counted, found, issueTypes }: IndexGap): string {
  return `gap: ${counted} finding${counted === 1n ? '' : 's'} counted (${issueTypes.map(issueTypeWord).join(', ')}), ${found} found`;
}
