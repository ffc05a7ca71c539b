import { expect, test } from 'vitest';
import { renderFinalLine, statusDescription } from '../../../src/report/log/log-line.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('a ref cannot be read as another value of the last line', () => {
  const line = renderFinalLine(aReport({ ref: 'main scan=1] [x', scans: [aReportedScan({ id: '2' })] }));
  expect(line).toContain('ref=main%20scan=1%5D%20%5Bx scan=2 ');
});

test.each([
  ['pass', 'pass: within both limits'],
  ['fail', 'fail: 3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed'],
  ['inconclusive-no-scan', 'inconclusive (no-scan): no scan of this commit was found'],
])('the status description of %s is one line', (name, line) => {
  expect(statusDescription(SAMPLE_REPORTS[name]!)).toBe(line);
});

test.each([
  ['', 139],
  ['a', 140],
])('the status description fits the limit of GitHub, and cuts no character in half: "%s"', (before, length) => {
  const message = before + '😀'.repeat(100);
  const line = statusDescription(aReport({ verdict: { word: 'fail', reason: undefined, message } }));
  expect(line).toMatch(/😀…$/u);
  expect([line.length, line.isWellFormed()]).toEqual([length, true]);
});
