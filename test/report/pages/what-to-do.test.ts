import { describe, expect, test } from 'vitest';
import type { FoundInstead, GateReport, ReportedCondition, ReportedRule } from '../../../src/domain/report.ts';
import { whatIsMissing, whatToDo } from '../../../src/report/pages/page-top.ts';
import { markdown, plain } from '../../../src/report/text/text-style.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aReportedScan, aRule } from '../../build/a-report.ts';

const STARTED = Date.UTC(2026, 10, 3, 12, 0, 0);
const TIMES = { ...aReport().times, startedAtMs: STARTED, finishedAtMs: STARTED + 60_000 };
const NO_LINKS = { platform: undefined, findings: undefined, run: undefined, code: undefined };

function missingOf(given: Partial<GateReport>): string {
  const verdict = { word: 'inconclusive', reason: 'no-scan', message: 'no scan of it' } as const;
  const report = aReport({ verdict, times: TIMES, scans: [], links: NO_LINKS, ...given });
  return whatIsMissing(report, markdown(report));
}

function seen(given: Partial<NonNullable<FoundInstead['scan']>> = {}): FoundInstead {
  const scan = {
    id: '9',
    status: 'completed',
    ref: 'refs/pull/7/merge',
    commit: 'abcdef0123456789',
    products: [],
    startedAtMs: STARTED - 3_600_000,
    completedAtMs: STARTED - 600_000,
    url: undefined,
    ...given,
  };
  return { scan, project: undefined };
}

const ON_PULL = 'scan `9` of commit `abcdef012345` on `refs/pull/7/merge`';

describe('what is missing', () => {
  test('is the message', () => {
    expect(missingOf({})).toBe('**Not a pass.** No scan of it.');
    expect(whatIsMissing(aReport(), markdown(aReport()))).toBe('');
  });

  test.each<[what: string, seen: FoundInstead, fact: string]>([
    ['its commit, ref, status and age', seen(), `${ON_PULL}, \`completed\`, ended 10m before this run.`],
    [
      'its start, if it has not ended',
      seen({ status: 'running', completedAtMs: undefined }),
      `${ON_PULL}, \`running\`, started 1h before this run.`,
    ],
    [
      'no age, if no time is known',
      seen({ status: 'pending', startedAtMs: undefined, completedAtMs: undefined }),
      `${ON_PULL}, \`pending\`.`,
    ],
    [
      'that it names no commit',
      seen({ commit: undefined, ref: undefined }),
      'scan `9` of no named commit, `completed`, ended 10m before this run.',
    ],
  ])('names the scan that was found instead: %s', (_what, instead, fact) => {
    expect(missingOf({ seen: instead })).toBe(
      `**Not a pass.** No scan of it. The newest scan found instead is ${fact}`,
    );
  });

  test('names the other project before the scan', () => {
    expect(missingOf({ seen: { ...seen(), project: 'acme/other' } })).toMatch(/scanned as `acme\/other`\. The newest/);
  });

  test('does not repeat a scan that the run waited for', () => {
    const scans = [aReportedScan({ id: '9', decides: [] })];
    expect(missingOf({ seen: seen(), scans })).not.toContain('`9`');
  });

  test('says when the scan is likely to end, if that is in the future', () => {
    expect(missingOf({ likelyEndMs: STARTED + 180_000 })).toMatch(/ It is likely to end at about 12:03 UTC\.$/);
    expect(missingOf({ likelyEndMs: STARTED })).not.toContain('likely');
  });
});

const POLICY = { kind: 'local-file', path: 'gate.yml', sha256: '' } as const;
const FAIL = { word: 'fail', reason: undefined, message: '' } as const;
const rule = (rulePath: string, given: Partial<ReportedRule> = {}) =>
  aConditionRule(aRule({ rulePath, ruleId: rulePath, issues: 1n, ...given }));
const SECRET = rule('key', { product: 'secrets', severity: 'high' });
const PACKAGE = rule('log4j', { product: 'supply-chain', severity: 'critical' });
const CODE = rule('eval', { severity: 'low' });

function brokenBy(rules: ReportedCondition['rules'], given: Partial<ReportedCondition> = {}) {
  return aReport({
    verdict: FAIL,
    conditions: [aCondition({ name: 'any', source: 'policy', result: 'broken', rules, ...given })],
  });
}

describe('what to do about a fail', () => {
  const reportedOf = (report: GateReport): string => whatToDo(report, plain(report));
  const TRIAGE = 'Triage it on the platform and re-run this job: it takes seconds, nothing is scanned again.';

  test.each([
    ['one issue', [CODE], `Fix it and push. False alarm? ${TRIAGE}`],
    ['several', [CODE, rule('xss')], `Fix these and push. False alarm? ${TRIAGE}`],
    ['all kinds', [CODE, SECRET, PACKAGE], `Fix these and push. False alarm? ${TRIAGE}`],
    ['a package', [PACKAGE], `Update or remove the package and push. False alarm? ${TRIAGE}`],
    ['a secret', [SECRET], `Revoke the secret, remove it and push. False alarm? ${TRIAGE}`],
    [
      'packages',
      [PACKAGE, rule('lib', { product: 'supply-chain' })],
      `Update or remove the packages and push. False alarm? ${TRIAGE}`,
    ],
  ])('is one sentence for %s, and triage', (_what, rules, text) => {
    expect(reportedOf(brokenBy(rules))).toBe(text);
  });

  test.each([
    ['one issue', 1, 'This is new. Fix it and push.'],
    ['several', 2, 'All of these are new. Fix these and push.'],
  ])('says once that all findings are new, for %s', (_what, count, text) => {
    const found = Array.from({ length: count }, () => aLocation({ ruleId: CODE.ruleId, severity: 'low' }));
    const report = { ...brokenBy([CODE], { found: BigInt(count) }), places: someLocations(found) };
    expect(reportedOf(report)).toMatch(text);
  });

  test('links to the issues of the branch and to the run', () => {
    const report = brokenBy([CODE]);
    const { findings, run } = report.links;
    expect(whatToDo(report, markdown(report))).toContain(
      `[Triage it on the platform](<${findings}>) and [re-run this job](<${run}>)`,
    );
  });

  test('does not offer triage for secrets that work', () => {
    expect(reportedOf(brokenBy([SECRET], { isOfLiveSecrets: true }))).toBe(
      'Revoke the secret, remove it and push: the next run judges that commit.',
    );
  });

  test.each([[['ignored-app']], [['ignored-code', 'fixed']]] as const)(
    'does not offer triage if all blocking issues are in %j',
    (states) => {
      expect(reportedOf(brokenBy([CODE], { states }))).toBe(
        'Fix it and push, or undo what silences it, then re-run this job: what is taken back on the platform needs no new scan.',
      );
    },
  );

  test('offers a waiver if a policy is in use and a rule may be waived', () => {
    const withPolicy = (rules: ReportedCondition['rules'], given = {}) =>
      reportedOf({ ...brokenBy(rules, given), policy: POLICY });
    expect(withPolicy([CODE])).toMatch(
      / To accept a rule for a time, add a waiver with an owner and a date to gate\.yml\.$/,
    );
    expect(withPolicy([SECRET], { isOfLiveSecrets: true })).not.toContain('waiver');
    expect(withPolicy([SECRET, CODE], { isOfLiveSecrets: true })).toContain('waiver');
  });

  test('is the next step of the report after a replay', () => {
    const replayed = { ...brokenBy([CODE]), replay: {} as GateReport['replay'], nextStep: 'Run simulate.' };
    expect(reportedOf(replayed)).toBe('Run simulate.');
  });
});
