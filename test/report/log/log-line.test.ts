import { expect, test } from 'vitest';
import { renderFinalLine } from '../../../src/report/log/log-line.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test.each([
  [
    'pass',
    'gate: PASS - within both limits; judged: code, supply-chain, secrets [acme/shop@3f2a9c1b8d7e ref=refs/pull/7/merge scan=481516 requests=9 seconds=74.9]',
  ],
  [
    'inconclusive-no-scan',
    'gate: INCONCLUSIVE no-scan - no scan of commit 3f2a9c1b8d7e in acme/shop after 5m [acme/shop@3f2a9c1b8d7e ref=- scan=- requests=9 seconds=74.9]',
  ],
  [
    'fail-report-mode',
    'gate: FAIL - 3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed (not enforced) [acme/shop@3f2a9c1b8d7e ref=refs/pull/7/merge scan=481516 requests=9 seconds=74.9]',
  ],
  ['fail-incomplete', expect.stringMatching(/^gate: FAIL server - /)],
  ['config', expect.stringContaining(' [acme/shop@- ref=- scan=- requests=0 seconds=0.1]')],
])('the run of %s ends with its line', (name, line) => {
  expect(renderFinalLine(SAMPLE_REPORTS[name]!)).toEqual(line);
});

test('a ref cannot be taken for another figure', () => {
  const line = renderFinalLine(aReport({ ref: 'main scan=1] [x', scans: [aReportedScan({ id: '2' })] }));
  expect(line).toContain('ref=main%20scan=1%5D%20%5Bx scan=2 ');
});
