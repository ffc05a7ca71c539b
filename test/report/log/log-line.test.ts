import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderFinalLine, statusDescription } from '../../../src/report/log/log-line.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('a ref cannot be taken for another figure', () => {
  const line = renderFinalLine(aReport({ ref: 'main scan=1] [x', scans: [aReportedScan({ id: '2' })] }));
  expect(line).toContain('ref=main%20scan=1%5D%20%5Bx scan=2 ');
});

test.each([
  ['pass', 'pass: within both limits'],
  ['fail', 'fail: 3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed'],
  [
    'inconclusive-no-scan',
    'inconclusive: no scan of this commit was found; for the people who run the scans (no-scan)',
  ],
])('the status description of %s is one line', (name, line) => {
  expect(statusDescription(SAMPLE_REPORTS[name]!)).toBe(line);
});

test('the status description is never longer than GitHub takes, and never ends in half a character', () => {
  const unit = fc.constantFrom('a', 'é', '漢', '😀', '\u0000');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), (message) => {
      const line = statusDescription(aReport({ verdict: { word: 'fail', reason: undefined, message } }));
      expect(line.length).toBeLessThanOrEqual(140);
      expect(line.isWellFormed()).toBe(true);
    }),
  );
});

test('the status description shows that something is left out', () => {
  const verdict = { word: 'fail', reason: undefined, message: '😀'.repeat(100) } as const;
  const line = statusDescription(aReport({ verdict }));
  expect(line).toMatch(/…$/);
  expect(line.length).toBeGreaterThan(137);
});
