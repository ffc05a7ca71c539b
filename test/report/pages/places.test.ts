import { describe, expect, it } from 'vitest';
import { placesOf } from '../../../src/domain/place/condition-places.ts';
import type { ReportedPlace } from '../../../src/domain/place/issue-place.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { aPlace, somePlaces } from '../../build/a-place.ts';
import { aCondition, aCulprit, aReport, aRule, COMMIT } from '../../build/a-report.ts';

const CULPRIT = aRule();
const URL_OF_LINE = `https://github.com/acme/shop/blob/${COMMIT}/src/checkout/payment.py#L42`;

function reportWith(...found: readonly Partial<ReportedPlace>[]) {
  const { ruleId } = CULPRIT;
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'one over the limit' },
    nextStep: 'Fix it.',
    exitCode: 1,
    counts: { critical: 1n, high: 0n, medium: 0n, low: 0n, unrated: 0n, total: 1n },
    conditions: [aCondition({ found: 1n, result: 'broken', rules: [aCulprit(CULPRIT)], rulesInAll: 1 })],
    rules: [CULPRIT],
    breakingRules: 1,
    places: somePlaces(found.map((given) => aPlace({ ruleId, severity: 'critical', ...given }))),
  });
}

function pagesOf(...found: readonly Partial<ReportedPlace>[]) {
  const report = reportWith(...found);
  return { log: renderConsole(report).join('\n'), summary: renderSummary(report, { maxBytes: 900_000 }) };
}

describe('the places of a culprit', () => {
  it('stand below its table, with what is said of each', () => {
    const { log, summary } = pagesOf({ message: 'Do not use it.' });
    expect(log).toContain('Among them:\n  src/checkout/payment.py:42 - Do not use it. - first seen by this scan\n');
    expect(summary).toContain(
      `Among them:\n\n- [\`src/checkout/payment.py:42\`](<${URL_OF_LINE}>) · \`Do not use it.\` · first seen by this scan\n`,
    );
  });

  it('say the package, its advisory and the version that mends it', () => {
    const dependency = { package: 'lodash', version: '4.17.15', advisory: 'CVE-2020-8203', mendedBy: '4.17.21' };
    const { log } = pagesOf({ issueType: 'sast', dependency, message: undefined, isNew: false });
    expect(log).toContain('payment.py:42 - lodash 4.17.15 - CVE-2020-8203 - fixed in 4.17.21\n');
  });

  it('say of a secret whose it is, and whether it works', () => {
    const secret = { kind: 'AWS', validation: 'confirmed-valid' } as const;
    const { log } = pagesOf({ secret, message: undefined, isNew: false });
    expect(log).toContain('payment.py:42 - AWS - confirmed valid\n');
  });

  it('are five at most, the rest folded on a page and counted in a log', () => {
    const { log, summary } = pagesOf(...Array.from({ length: 8 }, (_, line) => ({ line: line + 1 })));
    expect(log).toContain('payment.py:5 ');
    expect(log).not.toContain('payment.py:6 ');
    expect(log).toContain('and 3 more places');
    expect(summary).toContain('<summary>3 more places</summary>');
    expect(summary.indexOf('payment.py:6')).toBeGreaterThan(summary.indexOf('3 more places'));
  });

  it.each<[string, Partial<ReportedPlace>]>([
    ['another rule', { ruleId: 'r.other' }],
    ['another severity', { severity: 'low' }],
    ['another product', { issueType: 'secrets' }],
  ])('are not those of %s', (_, given) => {
    const { log, summary } = pagesOf(given);
    expect(log + summary).not.toContain('Among them');
  });

  it('stand below the condition that counts their state, and below each where it is not known', () => {
    const { conditions, ...report } = reportWith(
      { filePath: 'open.py' },
      { filePath: 'ignored.py', state: 'ignored-app' },
      { filePath: 'unstated.py', state: undefined },
    );
    const ignored = { ...conditions[0]!, name: 'Ignored', states: ['ignored-app'] } as const;
    for (const inOrder of [
      [ignored, conditions[0]!],
      [conditions[0]!, ignored],
    ] as const) {
      const shown = placesOf(report, inOrder).map(({ places }) => places.map(({ filePath }) => filePath));
      const [first, second] = inOrder.map((condition) => (condition === ignored ? 'ignored.py' : 'open.py'));
      expect(shown).toEqual([expect.arrayContaining([first, 'unstated.py']), [second]]);
      const log = renderConsole({ ...report, conditions: [...inOrder] }).join('\n');
      const [above, below] = log.split(`Broken: ${inOrder[1].name}:`);
      expect([above, below]).toEqual([expect.stringContaining(first!), expect.stringContaining(second!)]);
      expect([above!.includes(second!), below!.includes(first!)]).toEqual([false, false]);
    }
  });

  it('stand below the first condition that counts them, and not again', () => {
    const { conditions, ...report } = reportWith({});
    const twice = { ...report, conditions: [...conditions, { ...conditions[0]!, name: 'Again' }] };
    const pages = [renderConsole(twice).join('\n'), renderSummary(twice, { maxBytes: 900_000 })];
    for (const page of pages) {
      expect(page.split('payment.py:42')).toHaveLength(2);
      expect(page.split('Their places are listed above.')).toHaveLength(2);
      expect(page.indexOf('payment.py:42')).toBeLessThan(page.indexOf('Their places are listed above.'));
    }
  });

  it('are told where the file is not known', () => {
    expect(pagesOf({ filePath: undefined }).log).toContain('  a place that is not known - ');
  });
});
