import { describe, expect, test } from 'vitest';
import { REASON_NAMES, stepOf } from '../../../src/domain/reason.ts';
import type { ReportedRule } from '../../../src/domain/report.ts';
import { nextStep } from '../../../src/report/text/next-step.ts';
import { aCondition, aConditionRule, aReport, aReportedScan, aRule } from '../../build/a-report.ts';

const fail = { word: 'fail', reason: 'server', message: '' } as const;

test('a pass has no next step', () => {
  expect(nextStep({ ...aReport(), settings: {} })).toBe('');
});

describe('the next step of a fail', () => {
  test('names the rules, the three ways out, and where a waiver goes', () => {
    const rules = ['a.b.one', 'two', 'c.three', 'four', 'five'].map((rulePath) => aConditionRule(aRule({ rulePath })));
    const conditions = [aCondition({ result: 'broken', rules })];
    const policy = { kind: 'local-file', path: 'gate.yml', sha256: '' } as const;
    expect(nextStep({ ...aReport({ verdict: fail, conditions, policy }), settings: {} })).toBe(
      'Fix one (1), two (1), three (1) and 2 more rules; or triage the issues on the platform and re-run this job (seconds, no rescan), or add a waiver with an owner and a date to gate.yml.',
    );
  });

  test('names no rule of a condition that is only a warning, or is kept', () => {
    const rules = [aConditionRule(aRule())];
    const conditions = [aCondition({ result: 'broken', action: 'warn', rules }), aCondition({ rules })];
    expect(nextStep({ ...aReport({ verdict: fail, conditions }), settings: {} })).toMatch(/^Fix the issues; or triage/);
  });

  test('fits each kind of finding, the worst first, and has no waiver where no policy is in use', () => {
    const rule = (rulePath: string, given: Partial<ReportedRule>) => aConditionRule(aRule({ rulePath, ...given }));
    const rules = [
      rule('code', { severity: 'high' }),
      rule('package', { product: 'supply-chain', severity: 'medium' }),
      rule('key', { product: 'secrets' }),
      rule('other', { product: undefined, severity: 'low' }),
    ];
    const conditions = [aCondition({ result: 'broken', rules })];
    expect(nextStep({ ...aReport({ verdict: fail, conditions }), settings: {} })).toBe(
      'The secret found by key (1): revoke it, then remove it; fix code (1) and other (1); update or remove the package of package (1); ' +
        'or triage the issues on the platform and re-run this job (seconds, no rescan).',
    );
  });

  test('names a rule once that two conditions count', () => {
    const broken = aCondition({ result: 'broken', rules: [aConditionRule(aRule({ rulePath: 'one' }))] });
    expect(nextStep({ ...aReport({ verdict: fail, conditions: [broken, broken] }), settings: {} })).toMatch(
      /^Fix one \(1\); or/,
    );
  });
});

test('a gap of the baseline is mended by another scan of the baseline', () => {
  const verdict = { word: 'inconclusive', reason: 'index-gap', message: '', isOfBaseline: true } as const;
  const baseline = { ref: 'refs/heads/main', wasScanned: true };
  expect(nextStep({ ...aReport({ verdict, baseline }), settings: {} })).toBe(
    'Scan refs/heads/main again and re-run this job.',
  );
});

describe('the next step of a run that asks once and leaves a commit status', () => {
  const settings = { waitTimeoutMs: 0, commitStatus: 'findings-gate' };
  const stepFor = (reason: (typeof REASON_NAMES)[number], changes = {}) => {
    const verdict = { word: 'inconclusive', reason, message: '' } as const;
    return nextStep({ ...aReport({ verdict, scans: [] }), settings: { ...settings, ...changes } });
  };

  test('is to let the job after the scan set it, for all that a scan may settle and nothing else', () => {
    const left = REASON_NAMES.filter((reason) =>
      stepFor(reason).startsWith('Nothing to do yet: the commit status stays'),
    );
    expect(left.sort()).toEqual(['no-scan', 'product-missing', 'scan-running']);
  });

  test.each([
    ['there is no status', { commitStatus: undefined }],
    ['the run waits itself', { waitTimeoutMs: 1 }],
  ])('is that of the reason where %s', (_where, changes) => {
    expect(stepFor('no-scan', changes)).toContain(stepOf('no-scan', ''));
  });
});

test.each(REASON_NAMES)('the reason %s has a next step of its own', (reason) => {
  const verdict = { word: 'inconclusive', reason, message: '' } as const;
  expect(nextStep({ ...aReport({ verdict, scans: [] }), settings: {} })).toBe(stepOf(reason, ''));
});

const SETTINGS = {
  waitTimeoutMs: 900_000,
  discoveryTimeoutMs: 300_000,
  pollIntervalMs: 10_000,
  pageSize: 100,
  baseUrl: new URL('https://platform.example'),
};
const SEEN = {
  id: '9',
  status: 'running',
  ref: 'main',
  commit: 'abcdef0123456789',
  products: [],
  startedAtMs: undefined,
};

test.each([
  ['scan-running', 'wait-timeout is 15m.'],
  ['scan-failed', 'The scan is 481516.'],
  ['superseded', 'The newer commit is abcdef012345, of scan 9.'],
  ['no-scan', 'The commit was scanned as acme/other; this run looked for acme/shop; discovery-timeout is 5m.'],
  ['wrong-repository', 'The commit was scanned as acme/other; this run looked for acme/shop.'],
  ['product-missing', 'Its scans ran code, secrets.'],
  ['rate-limited', 'poll-interval is 10s.'],
  ['page-limit', 'page-size is 100.'],
  ['network', 'base-url is https://platform.example/.'],
] as const)('the next step of %s names what it is about: %s', (reason, told) => {
  const verdict = { word: 'inconclusive', reason, message: '' } as const;
  const seen = { scan: { ...SEEN, completedAtMs: undefined, url: undefined }, project: 'acme/other' };
  const scans = [aReportedScan({ products: ['code', 'secrets'] })];
  expect(nextStep({ ...aReport({ verdict, seen, scans }), settings: SETTINGS })).toBe(`${stepOf(reason, '')} ${told}`);
});
