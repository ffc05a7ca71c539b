import { expect, test } from 'vitest';
import type { ReportedRule } from '../../../src/domain/report.ts';
import { digestOf } from '../../../src/report/json/marker.ts';
import { aReport, aRule } from '../../build/a-report.ts';

const report = aReport();

test('the digest is the same for a run that differs only in its times and figures', () => {
  const later = aReport({
    times: { ...report.times, startedAtMs: 1, seconds: 3, issuesReadAtMs: 2 },
    requests: { planned: 1, sent: 2 },
    // GitHub may answer too late, and the comment does not say it.
    requirement: { required: true, text: '' },
    links: { ...report.links, run: 'https://github.com/acme/shop/actions/runs/2' },
  });
  expect(digestOf(later)).toBe(digestOf(report));
  expect(digestOf(report)).toMatch(/^[0-9a-f]{16}$/);
});

test('the digest leaves out the column of a condition, which its name says', () => {
  const conditions = report.conditions.map((condition) => ({ ...condition, column: undefined }));
  expect(digestOf({ ...report, conditions })).toBe(digestOf(report));
});

/** A report with twelve rules. The last of them, which a comment does not name, is as given. */
const withLastRule = (last: Partial<ReportedRule>) => {
  const rules = Array.from({ length: 12 }, (_, index) =>
    aRule({ rulePath: `rule-${index}`, severity: 'high', issues: 2n }),
  );
  return aReport({ rules: rules.with(11, { ...rules[11]!, ...last }) });
};

test('the digest is the same where a rule that the comment does not name changes its name', () => {
  expect(digestOf(withLastRule({ rulePath: 'another' }))).toBe(digestOf(withLastRule({})));
});

test.each<Partial<ReportedRule>>([{ issues: 3n }, { severity: 'low' }, { product: 'secrets' }])(
  'a rule that the comment only adds up gives another digest with %o',
  (last) => {
    expect(digestOf(withLastRule(last))).not.toBe(digestOf(withLastRule({})));
  },
);

test('a rule that the comment names gives another digest with another path', () => {
  const [first, ...others] = withLastRule({}).rules;
  const renamed = aReport({ rules: [{ ...first!, rulePath: 'another' }, ...others] });
  expect(digestOf(renamed)).not.toBe(digestOf(withLastRule({})));
});

test.each([
  ['verdict', aReport({ verdict: { word: 'fail', reason: undefined, message: '' } })],
  ['counts', aReport({ counts: { ...report.counts, low: 1n } })],
  ['mode', aReport({ mode: 'report' })],
  ['commit', aReport({ commit: 'b'.repeat(40) })],
])('another value of %s gives another digest', (_, other) => {
  expect(digestOf(other)).not.toBe(digestOf(report));
});
