import type { IndexGap } from '../evidence.ts';
import { issueTypeWord } from '../product.ts';

/** A gap in a few words, for headlines: `gap: the scan counted 401 findings (code), 1 can be found`. */
export function indexGapText({ counted, found, issueTypes }: IndexGap): string {
  const types = issueTypes.map(issueTypeWord).join(', ');
  return `gap: the scan counted ${counted} finding${counted === 1n ? '' : 's'} (${types}), ${found} can be found`;
}
