import type { Entry } from './entries.ts';
import { fingerprint } from './placed-issues.ts';

/** Stable from run to run, whatever the counts are: systems compare two reports by them. No two entries have the same. */
export function fingerprintsOf(entries: readonly Entry[]): ReadonlyMap<Entry, string> {
  const byPrint = Map.groupBy(entries, printOf);
  // A condition may count several rules that have neither a path nor an id.
  const numbered = [...byPrint].flatMap(([print, alike]) =>
    alike.map((entry, index) => [entry, index === 0 ? print : fingerprint(print, index)] as const),
  );
  return new Map(numbered);
}

function printOf(entry: Entry): string {
  if (entry.kind === 'issue') return entry.placed.print;
  const { condition } = entry;
  const rule = entry.kind === 'culprit' ? [entry.rule.product ?? null, entry.rule.ruleId, entry.rule.rulePath] : null;
  return fingerprint('condition', condition.source, condition.name, rule);
}
