import { describe, expect, test } from 'vitest';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { aCondition, aReport, aReportedScan } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('the log begins with the verdict, then come findings, what to do, notes, conditions, counts, lines to copy', () => {
  const lines = renderConsole(SAMPLE_REPORTS.fail!);
  expect(lines.slice(0, 8)).toEqual([
    '',
    'Findings Gate failed: 3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed.',
    '',
    '  critical  2 issues  [eval-detected]',
    '  critical  1 issue   Update or remove the package [EPSS 94.4%, ssc-b2d1: log4j-core before 2.17.1]',
    '  high      9 issues  [direct-response-write]',
    '  high      4 issues  Secret: revoke it, then remove it [detected-aws-access-key]',
    '',
  ]);
  expect(lines[8]).toMatch(/^Next: Fix these and push\. False alarm\? Triage it on the platform and re-run this job/);
  expect(lines.slice(9, 11)).toEqual(['', expect.stringMatching(/^Note: max-critical applies in addition/)]);
  expect(lines.slice(13, 25)).toEqual([
    'RESULT  CONDITION        LIMIT  FOUND  WAIVED',
    'broken  max-critical         0      3       0',
    'broken  max-high            10     14       1',
    'ok      max-medium          30     22       0',
    'ok      No live secrets      0      0       0',
    'within limits: 22 medium, no severity limit: 41 low, 2 unrated, 1 waived',
    '',
    'To waive eval-detected, add this to the list waivers in .github/findings-gate.yml of acme/shop, with your own reason, owner and date:',
    '    - rule: "python.lang.security.audit.eval-detected"',
    '      reason: "Say why this is acceptable"',
    '      owner: "@your-team"',
    '      expires: 2026-12-03',
  ]);
});

test('on a terminal what a finding is stands below where it is, and breaks between words', () => {
  const lines = renderConsole(SAMPLE_REPORTS['fail-with-places']!, 60);
  expect(lines.slice(3, 9)).toEqual([
    '  high, new  deploy/settings.env:3',
    '    AWS secret that works: revoke it first, then remove it',
    '    [detected-aws-access-key, breaks No live secrets]',
    '  critical, new  src/checkout/payment.py 42, 118',
    '    Detected the use of eval(). [eval-detected]',
    '  critical  pom.xml',
  ]);
});

test('the log says under the verdict what is missing for it, and whether it is enforced', () => {
  expect(renderConsole(SAMPLE_REPORTS['inconclusive-softened']!).slice(1, 7)).toEqual([
    'Findings Gate is inconclusive: the platform failed to answer.',
    'The platform answered 503 four times at the issue search. Not proven, so not a pass (server). This is not caused by this change.',
    '',
    'Next: Re-run this job when the platform has recovered.',
    '',
    'Note: Not enforced. on-inconclusive softens server to a warning: this job succeeds, and nothing is proven.',
  ]);
});

test('the log of a pass names no rule, and that of a wrong setting what is wrong with it', () => {
  expect(renderConsole(SAMPLE_REPORTS['pass-with-counts']!).join('\n')).not.toContain('PRODUCT');
  expect(renderConsole(SAMPLE_REPORTS.config!)).toEqual([
    '',
    'max-critical is "lots": give a whole number or none.',
    'Next: Correct the named setting in the workflow and run the job again.',
  ]);
  expect(renderConsoleProof(SAMPLE_REPORTS.config!)).toEqual([]);
});

test('the table of conditions has columns for a baseline and waivers only where they say something', () => {
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

  test('has what is odd and nothing depends on, at most twenty lines of it, and no note does', () => {
    const debugNotes = Array.from({ length: 25 }, (_, index) => `Oddity ${index} was tolerated.`);
    const report = aReport({ debugNotes });
    const proof = renderConsoleProof(report);
    expect(proof.slice(-22)).toEqual([
      'Odd: and tolerated, because nothing depends on it',
      ...debugNotes.slice(0, 20).map((debugNote) => `  ${debugNote}`),
      '  and 5 more debug notes',
    ]);
    expect(renderConsole(report).join('\n')).not.toContain('Oddity');
  });

  test('cuts a long list of scans', () => {
    const scans = Array.from({ length: 25 }, () => aReportedScan());
    expect(renderConsoleProof(aReport({ scans }))).toContain('Scans: and 5 more scans');
  });
});
