import { expect, test } from 'vitest';
import { renderFinalLine } from '../../../src/report/log/log-line.ts';
import { aReport, aReportedScan } from '../../build/a-report.ts';

test('a ref cannot be taken for another figure', () => {
  const line = renderFinalLine(aReport({ ref: 'main scan=1] [x', scans: [aReportedScan({ id: '2' })] }));
  expect(line).toContain('ref=main%20scan=1%5D%20%5Bx scan=2 ');
});
