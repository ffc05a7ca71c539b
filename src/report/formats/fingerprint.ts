import { createHash } from 'node:crypto';
import type { Entry } from './entries.ts';

/**
 * 32 hex digits that stay the same from run to run, whatever the counts are: of the condition and the rule. Systems compare two reports by
 * them, to tell what is new from what is fixed.
 */
export function fingerprintOf(entry: Entry): string {
  const { condition } = entry;
  const rule = entry.kind === 'culprit' ? [entry.rule.product ?? null, entry.rule.ruleId, entry.rule.rulePath] : null;
  return fingerprint('condition', condition.source, condition.name, rule);
}

/** The same of anything that has a name of ours. */
export function fingerprint(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
