import { expect, test } from 'vitest';
import { digestOf } from '../../../src/report/record/comment-digest.ts';
import { aReport } from '../../build/a-report.ts';

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

test('the digest leaves out the column of a condition, which its name says', () => {
  const conditions = report.conditions.map((condition) => ({ ...condition, column: undefined }));
  expect(digestOf({ ...report, conditions })).toBe(digestOf(report));
});

test.each([
  ['verdict', aReport({ verdict: { word: 'fail', reason: undefined, message: '' } })],
  ['counts', aReport({ counts: { ...report.counts, low: 1n } })],
  ['mode', aReport({ mode: 'report' })],
  ['commit', aReport({ commit: 'b'.repeat(40) })],
])('another value of %s gives another digest', (_, other) => {
  expect(digestOf(other)).not.toBe(digestOf(report));
});
