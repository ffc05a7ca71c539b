import { describe, expect, test } from 'vitest';
import { renderConsole, renderConsoleProof } from '../../../src/report/log/console.ts';
import { aCondition, aCulprit, aReport, aReportedScan, aRule } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

test('the log begins with verdict and next step, then come culprits, lines to copy, tables, counts', () => {
  const lines = renderConsole(SAMPLE_REPORTS.fail!);
  expect(lines.slice(0, 2)).toEqual([
    '',
    'Findings Gate failed: 3 critical issues, none allowed; 14 high issues (1 waived), 10 allowed.',
  ]);
  expect(lines[2]).toMatch(/^Next: Fix eval-detected \(2\) .*; or triage the issues/);
  expect(lines.slice(3, 13)).toEqual([
    '',
    'Broken: max-critical: 3 critical issues, none allowed',
    'ISSUES  SEVERITY  PRODUCT        EPSS  RULE                                PATH',
    '     2  critical  code              -  eval-detected                       python.lang.security.audit.eval-detected',
    '     1  critical  supply-chain  94.4%  ssc-b2d1: log4j-core before 2.17.1  ssc-b2d1: log4j-core before 2.17.1',
    '',
    'Broken: max-high: 14 high issues, 1 waived, 10 allowed',
    'ISSUES  SEVERITY  PRODUCT  RULE                     PATH',
    '     9  high      code     direct-response-write    javascript.express.security.audit.xss.direct-response-write',
    '     4  high      secrets  detected-aws-access-key  generic.secrets.security.detected-aws-access-key',
  ]);
  expect(lines.slice(14, 25)).toEqual([
    'To list the issues of eval-detected, one by one:',
    '  findings-gate issues --each --base-url https://platform.example --deployment-id 31 --repository-ids 4242 --refs refs/pull/7/merge --rule-ids r-1001',
    'To waive it, add this to the list waivers in .github/findings-gate.yml of acme/shop:',
    '    - rule: "python.lang.security.audit.eval-detected"',
    '      reason: "Say why this is acceptable"',
    '      owner: "@your-team"',
    '      expires: 2026-12-03',
    '',
    'RESULT  CONDITION        LIMIT  FOUND  WAIVED',
    'broken  max-critical         0      3       0',
    'broken  max-high            10     14       1',
  ]);
  expect(lines).toContain('Issues: critical 3, high 14, medium 22, low 41, unrated 2, waived 1');
});

test('the log says under the verdict what is missing for it, and whether it is enforced', () => {
  expect(renderConsole(SAMPLE_REPORTS['inconclusive-softened']!).slice(1, 5)).toEqual([
    'Findings Gate is inconclusive: the platform failed to answer.',
    'Not enforced. on-inconclusive softens server to a warning: this job succeeds, and nothing is proven.',
    'The platform answered 503 four times at the issue search. This is not caused by this change: it takes time, and then a re-run. Not proven, so not a pass (server).',
    'Next: Re-run this job when the platform has recovered.',
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

test('a warning that is broken comes after what blocks', () => {
  const rules = [aCulprit(aRule())];
  const conditions = [
    aCondition({ name: 'soft', source: 'policy', action: 'warn', found: 1n, result: 'broken', rules }),
    aCondition({ name: 'hard', source: 'policy', found: 1n, result: 'broken', rules }),
  ];
  const titles = renderConsole(aReport({ conditions })).filter((line) => /^(Broken|Warning): /.test(line));
  expect(titles).toEqual(['Broken: hard: 1 issue, none allowed', 'Warning: soft: 1 issue, none allowed']);
});

describe('the tables of the log', () => {
  const titles = (report: Parameters<typeof renderConsole>[0]) =>
    renderConsole(report).filter((line) => /^(RESULT|ISSUES) /.test(line));

  test('have no columns for a baseline, waivers or exploit predictions where there are none', () => {
    const rules = [aCulprit(aRule({ rulePath: 'eval' }))];
    const report = aReport({ conditions: [aCondition({ found: 1n, result: 'broken', rules })] });
    expect(titles(report)).toEqual(['ISSUES  SEVERITY  PRODUCT  RULE', 'RESULT  CONDITION     LIMIT  FOUND']);
    expect(renderConsole(report)).toContain('Issues: critical 0, high 0, medium 0, low 0, unrated 0');
  });

  test('have all these columns where they say something', () => {
    const rules = [aCulprit(aRule({ rulePath: 'a.eval', issuesAtBaseline: 0n, epss: 0.5 }))];
    const conditions = [aCondition({ new: 1n, waived: 1n, found: 2n, result: 'broken', rules })];
    expect(titles(aReport({ conditions }))).toEqual([
      'ISSUES  NEW  SEVERITY  PRODUCT   EPSS  RULE  PATH',
      'RESULT  CONDITION     LIMIT  FOUND  NEW  WAIVED',
    ]);
  });
});

test('the log aligns wide characters by the columns they take', () => {
  const conditions = [aCondition({ name: '漢字' }), aCondition({ name: 'abcd' })];
  const lines = renderConsole(aReport({ conditions }));
  const [wide, narrow] = lines.filter((line) => line.startsWith('ok '));
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

  test('has what is odd and nothing depends on, at most twenty lines of it, and no note does', () => {
    const oddities = Array.from({ length: 25 }, (_, index) => `Oddity ${index} was tolerated.`);
    const report = aReport({ oddities });
    const proof = renderConsoleProof(report);
    expect(proof.slice(-22)).toEqual([
      'Odd: and tolerated, because nothing depends on it',
      ...oddities.slice(0, 20).map((oddity) => `  ${oddity}`),
      '  and 5 more oddities',
    ]);
    expect(renderConsole(report).join('\n')).not.toContain('Oddity');
  });

  test('cuts a long list of scans', () => {
    const scans = Array.from({ length: 25 }, () => aReportedScan());
    expect(renderConsoleProof(aReport({ scans }))).toContain('Scans: and 5 more scans');
  });
});
