import { describe, expect, test } from 'vitest';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { aCondition, aReport, aReportedScan, aRule } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('the log ends with aligned tables, counts, notes and the next step', () => {
  const lines = renderConsole(SAMPLE_REPORTS.fail!);
  expect(lines.slice(0, 4)).toEqual([
    '',
    'RESULT  CONDITION        LIMIT  FOUND  WAIVED',
    'broken  max-critical         0      3       0',
    'broken  max-high            10     14       1',
  ]);
  expect(lines).toContain('Issues: critical 3, high 14, medium 22, low 41, unrated 2, waived 1');
  expect(lines.at(-1)).toMatch(/^Next: Fix the issues, or triage them/);
});

describe('the tables of the log', () => {
  const titles = (report: Parameters<typeof renderConsole>[0]) =>
    renderConsole(report).filter((line) => /^(RESULT|SEVERITY) /.test(line));

  test('have no columns for a baseline, waivers or exploit predictions where there are none', () => {
    const report = aReport({ rules: [aRule()] });
    expect(titles(report)).toEqual(['RESULT  CONDITION     LIMIT  FOUND', 'SEVERITY  ISSUES  PRODUCT  RULE']);
    expect(renderConsole(report)).toContain('Issues: critical 0, high 0, medium 0, low 0, unrated 0');
  });

  test('have all these columns where they say something', () => {
    const conditions = [aCondition({ new: 0n, waived: 1n })];
    const rules = [aRule({ issuesAtBaseline: 0n, epss: 0.5 })];
    expect(titles(aReport({ conditions, rules }))).toEqual([
      'RESULT  CONDITION     LIMIT  FOUND  NEW  WAIVED',
      'SEVERITY  ISSUES  NEW  PRODUCT   EPSS  RULE',
    ]);
  });
});

test('the log aligns wide characters by the columns they take', () => {
  const conditions = [aCondition({ name: '漢字' }), aCondition({ name: 'abcd' })];
  const [, , wide, narrow] = renderConsole(aReport({ conditions }));
  expect(wide).toBe('ok      漢字           0      0');
  expect(narrow).toBe('ok      abcd           0      0');
});

test('the log cuts long lists', () => {
  const conditions = Array.from({ length: 60 }, () => aCondition());
  expect(renderConsole(aReport({ conditions }))).toContain('and 10 more conditions');
});

describe('the proof in the log', () => {
  test('names commit, scan, products, times, policy and requests', () => {
    const proof = renderConsoleProof(SAMPLE_REPORTS.fail!).join('\n');
    expect(proof).toContain('Commit: 3f2a9c1b8d7e4f60a1b2c3d4e5f60718293a4b5c of acme/shop, ref refs/pull/7/merge');
    expect(proof).toContain('Scan: 481516 decides: completed, diff scan of code, supply-chain, secrets');
    expect(proof).toContain('  started 2026-11-03 17:55 UTC, finished 2026-11-03 17:58 UTC, by a job on github.com');
    expect(proof).toContain('at 9b1c7e0f5a6d4b2c8e9f0a1b2c3d4e5f60718293 (main)');
    expect(proof).toContain('Requests: 9 sent, 9 planned');
  });

  test('names only searches other than the six of every run', () => {
    expect(renderConsoleProof(SAMPLE_REPORTS.fail!).join('\n')).toMatch(/Further searches: .*\n {2}secrets \{/);
    expect(renderConsoleProof(aReport()).join('\n')).not.toContain('earches');
  });

  test('cuts a long list of scans', () => {
    const scans = Array.from({ length: 25 }, () => aReportedScan());
    expect(renderConsoleProof(aReport({ scans }))).toContain('Scans: and 5 more scans');
  });
});
