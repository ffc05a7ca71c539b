import { describe, expect, test } from 'vitest';
import { REASON_NAMES, stepOf } from '../../../src/domain/reason.ts';
import { whatToDo } from '../../../src/report/pages/page-top.ts';
import { nextStep } from '../../../src/report/text/reason-text.ts';
import { plain } from '../../../src/report/text/text-style.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

test('a pass has no next step', () => {
  expect(nextStep(aReport(), {})).toBe('');
});

describe('the next step of a fail', () => {
  const verdict = { word: 'fail', reason: undefined, message: '' } as const;
  const rules = [aConditionRule(aRule())];

  test('is the same as on the page', () => {
    const policy = { kind: 'local-file', path: 'gate.yml', sha256: '' } as const;
    const report = aReport({ verdict, conditions: [aCondition({ result: 'broken', rules })], policy });
    expect(nextStep(report, {})).toBe(whatToDo(report, plain(report)));
    expect(nextStep(report, {})).toMatch(/^Fix .* False alarm\? .* add a waiver .* to gate\.yml\./);
  });

  test('says which limits apply beside a policy', () => {
    const limit = aCondition({ name: 'max-critical', column: 'critical', result: 'broken', rules });
    const failOnSeverity = { severity: 'high', source: 'default', columns: ['critical', 'high'] } as const;
    const report = aReport({ verdict, conditions: [aCondition({ source: 'policy' }), limit], failOnSeverity });
    expect(nextStep(report, {})).toMatch(
      /max-critical applies in addition to the policy, with fail-on-severity high \(the default\)\. To change that/,
    );
    const both = {
      ...report,
      conditions: [...report.conditions, { ...limit, name: 'max-high', column: 'high' as const }],
    };
    expect(nextStep(both, {})).toMatch(/max-critical and max-high apply in addition to the policy/);
  });
});

test('the next step is to scan the baseline again if its findings are not indexed', () => {
  const verdict = { word: 'inconclusive', reason: 'index-gap', message: '', isOfBaseline: true } as const;
  const baseline = { ref: 'refs/heads/main', wasScanned: true };
  expect(nextStep(aReport({ verdict, baseline }), {})).toBe('Scan refs/heads/main in full again and re-run this job.');
});

test('the next step is a full scan of a baseline whose name a later diff scan has', () => {
  const verdict = { word: 'inconclusive', reason: 'unstable', message: '', isOfBaseline: true } as const;
  const baseline = { ref: 'refs/heads/main', wasScanned: true };
  const report = aReport({ verdict: { ...verdict, detail: 'shared-ref' }, baseline });
  expect(nextStep(report, {})).toBe('Scan refs/heads/main in full again and re-run this job.');
});

describe('the next step of a run that asks once and leaves a commit status', () => {
  const settings = { waitTimeoutMs: 0, commitStatus: 'findings-gate' };
  const stepFor = (reason: (typeof REASON_NAMES)[number], changes = {}) => {
    const verdict = { word: 'inconclusive', reason, message: '' } as const;
    return nextStep(aReport({ verdict, scans: [] }), { ...settings, ...changes });
  };

  test('is to let the job after the scan set it, only for reasons that a scan may resolve', () => {
    const left = REASON_NAMES.filter((reason) =>
      stepFor(reason).startsWith('Nothing to do yet: the commit status stays'),
    );
    expect(left.sort()).toEqual(['no-scan', 'product-missing', 'scan-running']);
  });

  test('is to correct or scan the baseline if it was never scanned', () => {
    const verdict = { word: 'inconclusive', reason: 'no-scan', message: '', isOfBaseline: true } as const;
    const baseline = { ref: 'refs/heads/main', wasScanned: false };
    expect(nextStep(aReport({ verdict, baseline }), settings)).toMatch(
      /^Correct .* or scan refs\/heads\/main in full\.$/,
    );
  });

  test.each([
    ['there is no status', { commitStatus: undefined }],
    ['the run waits itself', { waitTimeoutMs: 1 }],
  ])('is the one of the reason if %s', (_where, changes) => {
    expect(stepFor('no-scan', changes)).toContain(stepOf('no-scan', ''));
  });
});

test.each(['index-gap', 'product-missing'] as const)(
  'the next step of %s names the setting that softens it, unless it is set',
  (reason) => {
    const stepWhere = (isSoftened: boolean) => {
      const verdict = { word: 'inconclusive', reason, message: '' } as const;
      return nextStep({ ...aReport({ verdict, scans: [] }), isSoftened }, {});
    };
    expect(stepWhere(false)).toContain(`"${reason}: warn"`);
    expect(stepWhere(true)).toMatch(/^Scan this commit/);
    expect(stepWhere(true)).not.toContain('on-inconclusive');
  },
);

test.each([
  ['no-scan', 'diff-scan', /^Scan this commit in full and re-run this job, or set required-scan to any\.$/],
  [
    'no-scan',
    'old-base',
    /^Scan this commit again, against the base that the pull request has now, and re-run this job\.$/,
  ],
  ['no-scan', 'old-scan', /^Scan this commit again and re-run this job, or raise max-scan-age\.$/],
  [
    'no-scan',
    'other-ref',
    /^Start the scan job for this very pull request or ref, and re-run this job; findings-gate doctor/,
  ],
  ['scan-inconsistent', 'no-branch', /^Set SEMGREP_BRANCH in the scan job, scan this commit again/],
  ['unstable', 'shared-ref', /^Set baseline, or scan pull requests under a ref of their own\.$/],
  [
    'wrong-repository',
    'several-projects',
    /^Correct projects: list each project once, by its id; findings-gate projects/,
  ],
] as const)('the next step for %s is another one if the failure has the detail %s', (reason, detail, step) => {
  const verdict = { word: 'inconclusive', reason, message: '', detail } as const;
  const report = aReport({ verdict, nextStep: nextStep(aReport({ verdict }), {}) });
  expect(report.nextStep).toMatch(step);
  expect(whatToDo(report, plain(report))).toMatch(new RegExp(step.source.slice(2), 'i'));
});

test.each(REASON_NAMES)('the reason %s has a next step of its own', (reason) => {
  const verdict = { word: 'inconclusive', reason, message: '' } as const;
  expect(nextStep(aReport({ verdict, scans: [] }), {})).toBe(stepOf(reason, ''));
});
