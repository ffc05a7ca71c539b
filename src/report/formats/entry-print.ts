import type { Entry } from './entries.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * 32 hex digits that stay the same from run to run, whatever the counts are: of an issue, or of the condition and the rule. Systems compare
 * two reports by them, to tell what is new from what is fixed.
 */
export function fingerprintOf(entry: Entry): string {
  if (entry.kind === 'issue') return entry.placed.print;
  const { condition } = entry;
  const rule = entry.kind === 'culprit' ? [entry.rule.product ?? null, entry.rule.ruleId, entry.rule.rulePath] : null;
  return fingerprint('condition', condition.source, condition.name, rule);
}
