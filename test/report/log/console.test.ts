import { describe, expect, test } from 'vitest';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { roomOf } from '../../../src/report/text/fit-columns.ts';
import { aCondition, aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('on a terminal the text of a finding is below its location, and wraps between words', () => {
  const lines = renderConsole(SAMPLE_REPORTS['fail-with-places']!, roomOf(60));
  expect(lines.slice(3, 9)).toEqual([
    '  high, new  deploy/settings.env:3',
    '    AWS secret that works: revoke it first, then remove it',
    '    [detected-aws-access-key, breaks No live secrets]',
    '  critical, new  src/checkout/payment.py 42, 118',
    '    Detected the use of eval(). [eval-detected]',
    '  critical  pom.xml',
  ]);
});

test('the table of conditions has the columns NEW and WAIVED only if they have values', () => {
  const titles = (given: Parameters<typeof aCondition>[0]) =>
    renderConsole(aReport({ conditions: [aCondition(given)] })).find((line) => line.startsWith('RESULT '));
  expect(titles({})).toBe('RESULT  CONDITION     LIMIT  FOUND');
  expect(titles({ new: 1n, waived: 1n, found: 2n })).toBe('RESULT  CONDITION     LIMIT  FOUND  NEW  WAIVED');
});

test('the log aligns wide characters by the columns they take', () => {
  const conditions = [aCondition({ name: '漢字' }), aCondition({ name: 'abcd' })];
  const lines = renderConsole(aReport({ conditions }));
  const [wide, narrow] = lines.filter((line) => line.startsWith('ok '));
  expect([wide, narrow]).toEqual(['ok      漢字           0      0', 'ok      abcd           0      0']);
});

test('the log cuts long lists', () => {
  const conditions = Array.from({ length: 110 }, () => aCondition());
  expect(renderConsole(aReport({ conditions }))).toContain('and 10 more');
});

describe('the proof in the log', () => {
  test('lists at most twenty debug notes, which no other part of the log shows', () => {
    const debugNotes = Array.from({ length: 25 }, (_, index) => `Oddity ${index} was tolerated.`);
    const report = aReport({ debugNotes });
    const proof = renderConsoleProof(report);
    expect(proof.slice(-22)).toEqual([
      'Odd: and tolerated, because nothing depends on it',
      ...debugNotes.slice(0, 20).map((debugNote) => `  ${debugNote}`),
      '  and 5 more',
    ]);
    expect(renderConsole(report).join('\n')).not.toContain('Oddity');
  });

  test('cuts a long list of scans', () => {
    const scans = Array.from({ length: 25 }, () => aReportedScan());
    expect(renderConsoleProof(aReport({ scans }))).toContain('Scans: and 5 more scans');
  });
});
