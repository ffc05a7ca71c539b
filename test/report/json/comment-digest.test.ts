import { expect, test } from 'vitest';
import type { ReportedRule } from '../../../src/domain/report.ts';
import { digestOf } from '../../../src/report/json/comment-digest.ts';
import { aReport, aRule } from '../../build/a-report.ts';

const report = aReport();

test('the digest is the same for a run that differs only in its times and figures', () => {
  const later = aReport({
    times: { ...report.times, startedAtMs: 1, seconds: 3, issuesReadAtMs: 2 },
    requests: { planned: 1, sent: 2 },
    links: { ...report.links, run: 'https://github.com/acme/shop/actions/runs/2' },
  });
  expect(digestOf(later)).toBe(digestOf(report));
  expect(digestOf(report)).toMatch(/^[0-9a-f]{16}$/);
});

/** A report with twelve rules. `last` changes the last rule, which a comment does not name. */
const withLastRule = (last: Partial<ReportedRule>) => {
  const rules = Array.from({ length: 12 }, (_, index) =>
    aRule({ rulePath: `rule-${index}`, severity: 'high', issues: 2n }),
  );
  return aReport({ rules: rules.with(11, { ...rules[11]!, ...last }) });
};

test('the digest is the same if a rule that the comment does not name changes its name', () => {
  expect(digestOf(withLastRule({ rulePath: 'another' }))).toBe(digestOf(withLastRule({})));
});

test.each<Partial<ReportedRule>>([{ issues: 3n }, { severity: 'low' }, { product: 'secrets' }])(
  'a rule that the comment only counts changes the digest with %o',
  (last) => {
    expect(digestOf(withLastRule(last))).not.toBe(digestOf(withLastRule({})));
  },
);

test('a new path of a rule that the comment names changes the digest', () => {
  const [first, ...others] = withLastRule({}).rules;
  const renamed = aReport({ rules: [{ ...first!, rulePath: 'another' }, ...others] });
  expect(digestOf(renamed)).not.toBe(digestOf(withLastRule({})));
});

test.each([
  ['verdict', aReport({ verdict: { word: 'fail', reason: undefined, message: '' } })],
  ['commit', aReport({ commit: 'b'.repeat(40) })],
])('another %s changes the digest', (_, other) => {
  expect(digestOf(other)).not.toBe(digestOf(report));
});
