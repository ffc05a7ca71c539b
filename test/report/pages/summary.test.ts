import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { aCondition, aCulprit, aReport, aRule, aWaiver } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

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
    conditions: [aCondition({ name: 'max-high', found: 3n, result: 'broken', rules: [aCulprit(rule)] })],
    rules: [rule, aRule({ rulePath: 'a.harmless', severity: 'low', issues: 7n })],
    breakingRules: 1,
    history: [1n, 2n].map((findings, day) => ({ startedAtMs: Date.UTC(2026, 9, 28 + day), findings })),
    ...given,
  });
}

describe('the summary of a fail', () => {
  const { open, folded } = partsOf(failed());

  test('shows what breaks the policy, and folds the rules that break nothing', () => {
    expect(open).toContain('a.breaks');
    expect(open + folded).toContain('a.harmless');
    expect(open).not.toContain('a.harmless');
  });

  test('shows the severities that a broken condition counts with their chart, and folds the others', () => {
    const rows = (part: string) =>
      [...part.matchAll(/^\| (critical|high|medium|low|unrated) \|/gm)].map(([, row]) => row);
    expect([rows(open), rows(folded)]).toEqual([['high'], ['critical', 'medium', 'low', 'unrated']]);
    expect([open.includes('Issues by severity'), open.includes('Findings in the last scans')]).toEqual([true, false]);
    expect(folded).toContain('Findings in the last scans');
  });

  test('shows a severity that was not read, whatever breaks', () => {
    const counts = { critical: undefined, high: 3n, medium: 0n, low: 7n, unrated: 0n, total: undefined };
    expect(partsOf(failed({ counts })).open).toContain('| critical | – |');
  });

  test.each([
    ['one that holds', { state: 'active' }, false],
    ['one that leaves issues', { state: 'active', excess: 2n, maxIssues: 1n }, true],
    ['one that ends soon', { state: 'expiring-soon' }, true],
    ['one that has ended', { state: 'expired' }, true],
    ['one that matches nothing', { state: 'unused' }, true],
  ] as const)('of waivers shows %s only where somebody has to look at it', (_what, given, isShown) => {
    const parts = partsOf(failed({ waivers: [aWaiver({ rule: 'a.waived', ...given })] }));
    expect([parts.open.includes('a.waived'), parts.folded.includes('a.waived')]).toEqual([isShown, !isShown]);
  });
});

test('a summary folds all counts where nothing is broken', () => {
  const { open, folded } = partsOf(SAMPLE_REPORTS['pass-where-nothing-blocks']!);
  expect(open).not.toContain('| Severity |');
  expect(folded).toContain('| Severity |');
});

test('what is folded of a summary is left out where there is nothing', () => {
  const page = renderSummary(SAMPLE_REPORTS['inconclusive-no-scan']!, { maxBytes: 900 * 1_024 });
  expect(page).not.toContain('Other counts, rules and waivers');
});
