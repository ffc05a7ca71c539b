import { describe, expect, test } from 'vitest';
import { renderComment, renderSummary } from '../../../src/report/pages/whole-page.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';

const MARKER = '<!-- findings-gate key=web -->';

/** Names of 200 code points in several widths, so that cuts fall between all kinds of characters. */
function longReport(conditions: number) {
  const name = (index: number) => `${index} ${['漢', '😀', '`', '|', 'é'][index % 5]!.repeat(150)}`;
  return aReport({
    verdict: { word: 'fail', reason: undefined, message: 'Over the limit.' },
    exitCode: 1,
    conditions: Array.from({ length: conditions }, (_, index) =>
      aCondition({
        name: name(index),
        found: 1n,
        result: 'broken',
        rules: [aConditionRule(aRule({ ruleId: `${index}` }))],
      }),
    ),
    rules: Array.from({ length: 30 }, (_, index) => aRule({ rulePath: name(index) })),
    waivers: Array.from({ length: 30 }, (_, index) =>
      aWaiver({ rule: name(index), reason: name(index), owner: name(index) }),
    ),
    notices: Array.from({ length: 30 }, (_, index) => name(index)),
  });
}

describe('the comment', () => {
  const report = longReport(60);
  const whole = renderComment(report, { marker: MARKER, maxLength: Number.MAX_SAFE_INTEGER });

  test('is whole if it just fits, and one row shorter if it does not', () => {
    expect(renderComment(report, { marker: MARKER, maxLength: whole.length })).toBe(whole);
    const cutOnce = renderComment(report, { marker: MARKER, maxLength: whole.length - 1 });
    expect(cutOnce.length).toBeLessThan(whole.length);
    expect(cutOnce).toContain('and 1 more\n');
  });

  test('is at most 60,000 UTF-16 units if no limit is given', () => {
    const page = renderComment(longReport(2_000), { marker: MARKER });
    expect(page.length).toBeLessThanOrEqual(60_000);
    expect(page.length).toBeGreaterThan(55_000);
    expect(page).toMatch(/and 1980 more \|[\s\S]*and \d+ more$/m);
  });
});

describe('the summary', () => {
  const report = longReport(60);
  const whole = renderSummary(report, { maxBytes: Number.MAX_SAFE_INTEGER });
  const bytes = Buffer.byteLength(whole, 'utf8');

  test('is whole if it just fits, and shorter if it does not', () => {
    expect(renderSummary(report, { maxBytes: bytes })).toBe(whole);
    expect(renderSummary(report, { maxBytes: bytes - 1 })).toMatch(
      /^and (?:1 more|\d+ more (?:rules|waivers|notes|conditions|facts))$/m,
    );
  });

  test('is only the verdict and the next step if little space is left, and empty if none is', () => {
    expect(renderSummary(report, { maxBytes: 900 })).toMatch(/^## ❌ Findings Gate: [\s\S]*Fix these and push/);
    expect(renderSummary(report, { maxBytes: 40 })).toBe('');
  });
});
