import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';

/** What a reader sees of the page, and what is folded away in it. */
function partsOf(report: GateReport): { readonly open: string; readonly folded: string } {
  const page = renderSummary(report, { maxBytes: 900 * 1_024 });
  const folded = [...page.matchAll(/<details>[\s\S]*?<\/details>/g)].map(([part]) => part);
  return { open: folded.reduce((rest, part) => rest.replace(part, ''), page), folded: folded.join('\n') };
}

function failed(given: Partial<GateReport> = {}): GateReport {
  const rule = aRule({ rulePath: 'a.breaks', severity: 'high', issues: 3n });
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'too many' },
    counts: { critical: 0n, high: 3n, medium: 0n, low: 7n, unrated: 0n, total: 10n },
    conditions: [aCondition({ name: 'max-high', found: 3n, result: 'broken', rules: [aConditionRule(rule)] })],
    rules: [rule, aRule({ rulePath: 'a.harmless', severity: 'low', issues: 7n })],
    breakingRules: 1,
    ...given,
  });
}

describe('the summary of a fail', () => {
  const { open, folded } = partsOf(failed());

  test('shows what breaks the policy, and folds the rules that break nothing', () => {
    expect(open).toContain('`breaks`');
    expect(folded).toContain('a.breaks');
    expect(folded).toContain('a.harmless');
    expect(open).not.toContain('harmless');
  });

  test('shows the conditions, and folds all counts with their charts, and waivers', () => {
    expect([open.includes('| Condition |'), folded.includes('| Condition |')]).toEqual([true, false]);
    for (const part of ['| high |', '| low |', 'Issues by severity'])
      expect([part, open.includes(part), folded.includes(part)]).toEqual([part, false, true]);
    const { open: shown, folded: rest } = partsOf(
      failed({ waivers: [aWaiver({ rule: 'a.waived', state: 'unused' })] }),
    );
    expect([shown.includes('a.waived'), rest.includes('a.waived')]).toEqual([false, true]);
  });

  test('tells how many waivers have ended, or will soon', () => {
    const waivers = [aWaiver({ state: 'expired' }), aWaiver({ state: 'expiring-soon' })];
    const { open: shown } = partsOf(failed({ waivers }));
    expect(shown).toContain('> 1 waiver expired: the issues count again.  \n> 1 waiver will expire soon.');
  });
});
