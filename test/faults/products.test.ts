import { describe, expect, test } from 'vitest';
import { HEAD_REF, pushEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { alone, policyOf } from '../policy-e2e/policy-file.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const CODE = { enabledProducts: ['sast', 'secrets'] };
const SUPPLY_CHAIN = { enabledProducts: ['sca'], startedAgoMs: 100_000 };
const LATE_CRITICAL = { count: 1, visibleAfterMs: 1_500 };
/** A finished scan that is listed 1.5 s after the platform starts, with one critical issue of its own. */
const LISTED_LATER = { startedAgoMs: 20_000, endedAgoMs: -1_499, listedAfterMs: 1_500, found: LATE_CRITICAL };
const LIST = { operation: 'list-scans' };
const DETAIL_OF_502 = { operation: 'read-scan', path: /502/ };
const SERVER_ERROR = { kind: 'status', status: 500 } as const;
/** No limit judges AI code, so its scan must not change how long the required product may take to appear. */
const withoutCode = w.scans({
  501: { enabledProducts: ['secrets'] },
  503: { enabledProducts: ['ai_sast'], startedAgoMs: 10_000, ...w.RUNNING },
});

describe.concurrent('L. each product is decided by its own newest scan', () => {
  test.each([
    ['is still running', w.RUNNING, 'scan-running', SOON_OVER],
    ['failed', w.FAILED, 'scan-failed', {}],
  ])('L1 a newer supply chain scan does not decide code if its scan %s', async (_how, end, reason, inputs) => {
    const platform = w.scans({ 501: { ...CODE, ...end }, 502: SUPPLY_CHAIN });
    const run = await expectTold(unproven(reason), { platform, inputs });
    expect(w.lists(run).length).toBeGreaterThanOrEqual(2);
    expect(w.pages(run)).toContain('501');
  });

  test.each([
    [
      'waits for the code scan, and judges its findings',
      { 501: { ...CODE, found: { count: 1, visibleAfterMs: 1_000 }, ...w.endsAfter(1_200) }, 502: SUPPLY_CHAIN },
      '501',
    ],
    [
      'does not wait for a code scan before one that has finished',
      { 501: { ...CODE, ...w.RUNNING }, 502: SUPPLY_CHAIN, 503: { ...CODE, startedAgoMs: 90_000, found: 1 } },
      '503',
    ],
  ])('L1 %s', async (_what, all, ofCode) => {
    const run = await expectTold({ ...fail, outputs: { critical: '1' } }, { platform: w.scans(all) });
    expect(run.report.scans.map(({ id }) => id)).toEqual(expect.arrayContaining([ofCode, '502']));
  });

  test('L29 waits for a required product that is listed after the first poll', async () => {
    const inputs = { 'required-products': 'code', 'discovery-timeout': '6s', 'wait-timeout': '8s' };
    // The time counts from the first poll, which is late on a busy machine.
    const late = w.changingAfter(900, '/scans/search', withoutCode, (state) => {
      const [first] = state.scans;
      state.scans = [...state.scans, { ...first!, id: '502', enabledProducts: ['sast', 'sca'] }];
    });
    await expectTold(pass, { ...late, inputs });
  });

  test('L29 a product that stays unscanned does not hide a fail of the scanned ones', async () => {
    const secrets = { enabledProducts: ['secrets'], found: { count: 1, type: 'ISSUE_TYPE_SECRETS' } } as const;
    const run = await expectTold(
      { ...fail, reason: 'product-missing' },
      { platform: w.scans({ 501: secrets }), inputs: { ...SOON_OVER, 'required-products': 'code' } },
    );
    expect(w.conditionOf(run, 'max-critical')).toMatchObject({ found: 1, result: 'broken' });
    // This limit counts code too, which was not scanned.
    expect(w.conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
  });

  test.each<[what: string, reason: string, beside: Parameters<typeof w.scanOf>[2]]>([
    ['failed', 'scan-failed', w.FAILED],
    ['is completed with exit code 2', 'scan-inconsistent', { timeline: endsAs('SCAN_STATUS_COMPLETED', 2) }],
    ['has a detail without meta', 'scan-inconsistent', { detailMembers: { meta: null } }],
    ['has a detail of another commit', 'scan-inconsistent', { meta: { commit: w.OTHER_COMMIT } }],
  ])('L31 D19 a fail of code wins over a scan that %s, softened or not', async (_what, reason, beside) => {
    const platform = w.scans({ 501: { ...CODE, found: 5 }, 502: { ...SUPPLY_CHAIN, ...beside } });
    const softened = { ...SOON_OVER, 'on-inconclusive': `${reason}: warn` };
    for (const inputs of [SOON_OVER, softened, { ...softened, projects: 'all', 'repository-id': '' }]) {
      const run = await expectTold({ ...fail, reason }, { platform, inputs });
      expect(w.conditionOf(run, 'max-critical')).toMatchObject({ found: 5, result: 'broken' });
      expect(w.conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
      expect(w.pages(run)).toMatch(/incomplete/i);
    }
  });

  const ofTopic = { branch: 'topic', isFull: false };
  test.each<[what: string, exitCode: number, fault: FaultRule, parts?: Parameters<typeof w.scanOf>[2]]>([
    ['a detail that fails', 1, { match: DETAIL_OF_502, fault: SERVER_ERROR }],
    ['an unreadable detail of an unknown scan', 1, { match: DETAIL_OF_502, fault: SERVER_ERROR }, ofTopic],
    ['a list that fails later', 1, { match: LIST, nth: 2, times: 99, fault: SERVER_ERROR }, w.endsAfter(60_000)],
    ['a list that never answered', 0, { match: LIST, fault: SERVER_ERROR }, w.endsAfter(60_000)],
  ])('L31 a fail of code with %s, if that is softened: exit %i', async (_what, exitCode, fault, parts = {}) => {
    const platform = w.scans({ 501: { ...CODE, found: 1 }, 502: { ...SUPPLY_CHAIN, ...parts } });
    const inputs = { 'request-timeout': '2s', 'on-inconclusive': 'server: warn' };
    const verdict = exitCode === 1 ? 'fail' : 'inconclusive';
    await expectTold({ exitCode, verdict, reason: 'server' }, { platform, inputs, faults: [fault] });
  });

  test('L34 a product that nothing judges is left out if its detail is refused, with a notice', async () => {
    const platform = w.scans({ 501: {}, 502: { enabledProducts: ['ai_sast'] } });
    const run = await expectTold(pass, { platform, faults: [{ match: DETAIL_OF_502, fault: SERVER_ERROR }] });
    expect(w.pages(run)).toContain('no finished scan shows their issues: ai-code');
  });

  test.each([
    ['passes', 0, pass],
    ['fails', 1, fail],
  ] as const)('L34 %s without the AI code scan that hangs and that nothing judges', async (_how, found, outcome) => {
    const stuck = { enabledProducts: ['ai_sast'], startedAgoMs: 100_000, ...w.RUNNING };
    await expectTold(outcome, { platform: w.scans({ 501: { found }, 502: stuck }), event: pushEvent() });
  });

  const centralPolicy = (ifScanned: boolean) =>
    policyOf(
      'name: No criticals, severities: [critical], max: 0',
      `name: No AI findings, issue-types: [ai-sast], max: 0, if-scanned: ${ifScanned}`,
    );

  test('L35 a condition on AI code is not applicable if no scan of the commit ran it, with a notice', async () => {
    const run = await expectTold(pass, { inputs: { policy: centralPolicy(true) } });
    expect(w.conditionOf(run, 'No criticals')).toMatchObject({ result: 'ok' });
    expect(w.conditionOf(run, 'No AI findings')).toMatchObject({ result: 'not-applicable' });
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(/not[- ]applicable/i);
  });

  /** Two scans of the branch's previous commit, an hour ago, by the two jobs of a matrix. This commit was scanned for secrets, and perhaps code. */
  const matrix = (endedAgoMs: number, code: Parameters<typeof w.scans>[0] = {}) => {
    const earlier = { commit: w.OTHER_COMMIT, startedAgoMs: 60 * w.MINUTE_MS };
    return w.punctual(
      w.scans({
        401: { ...earlier, enabledProducts: ['sast'] },
        402: { ...earlier, enabledProducts: ['secrets'] },
        501: { enabledProducts: ['secrets'], startedAgoMs: endedAgoMs + 30_000, endedAgoMs },
        ...code,
      }),
    );
  };

  test('L28 waits for the code scan that the branch usually has, while secrets have just finished', async () => {
    const code = { 502: { enabledProducts: ['sast'], ...LISTED_LATER } };
    const inputs = { 'wait-timeout': '20s' };
    await expectTold({ ...fail, outputs: { critical: '1' } }, { ...matrix(5_000, code), inputs });
  });

  test('L28 O27 gives up a minute after the last scan ended, and names it in every headline', async () => {
    const inputs = { 'wait-timeout': '20s', comment: 'always' };
    const run = await expectTold(unproven('product-missing'), { ...matrix(55_000), inputs });
    expect(w.lists(run).length).toBeGreaterThan(2);
    for (const head of w.headlines(run))
      expect(head).toMatch(/ran code or supply-chain, although scans of recent commits did/);
    expect(run.summary).toContain('product-missing: warn');
  });
});

const oneCritical = { ...fail, outputs: { critical: '1' } };
const CODE_ALONE = { enabledProducts: ['sast'] };
const SECRETS = { enabledProducts: ['secrets'] };
const BOTH = { enabledProducts: ['sast', 'secrets'] };
/** Long enough for a scan that is listed after the first poll. */
const PATIENT = { 'discovery-timeout': '8s', 'wait-timeout': '20s' };
type Scans = Parameters<typeof w.scans>[0];

/** The same repository, but pull requests are scanned for code alone. */
const ofCodeAlone =
  (scenario: Scenario): Scenario =>
  (context) => {
    const state = scenario(context);
    const ofCode = (scan: PlatformScan) => (scan.branch.startsWith('refs/pull/') ? { ...scan, ...CODE_ALONE } : scan);
    return { ...state, scans: state.scans.map(ofCode) };
  };

describe.concurrent('M. a product that recent commits were scanned for', () => {
  /** The scan of secrets has just ended. The scan of code, with a critical issue, is listed 1.5 s after the platform starts. */
  const half = (others: Scans, code: Scans = { 502: { ...LISTED_LATER, ...CODE_ALONE } }) => {
    const secrets = { ...SECRETS, startedAgoMs: 40_000, endedAgoMs: 5_000 };
    return w.punctual(w.withoutNeighbours(w.scans({ 501: secrets, ...code, ...others })));
  };
  const before = { commit: w.OTHER_COMMIT, startedAgoMs: 3 * w.MINUTE_MS };
  const ofAnother = (number: number, minutes: number, parts: Scans[string]): Scans => ({
    [300 + number]: { ...w.ofPull(number), commit: otherCommit(number), startedAgoMs: minutes * w.MINUTE_MS, ...parts },
  });
  /** The previous commit was scanned for secrets. Its scan of code ended, was cancelled, or was never listed. */
  const secretsBefore: Scans = { 402: { ...before, ...SECRETS } };
  const codeBefore = { ...before, ...CODE_ALONE };
  const bothBefore: Scans = { ...secretsBefore, 401: codeBefore };
  const cancelled = { timeline: endsAs('SCAN_STATUS_CANCELLED') };

  test.each<readonly [string, Scans]>([
    ['this push has cancelled it for the last commit', { ...secretsBefore, 401: { ...codeBefore, ...cancelled } }],
    [
      'the newest of three settled commits was scanned for secrets alone',
      { ...ofAnother(9, 20, SECRETS), ...ofAnother(10, 30, BOTH), ...ofAnother(11, 33, BOTH) },
    ],
    [
      'it was never listed for the last commit, the only one of this pull request',
      { ...secretsBefore, ...ofAnother(10, 30, BOTH) },
    ],
  ])('M1 waits for code, although %s', async (_why, others) => {
    await expectTold(oneCritical, { ...half(others), inputs: PATIENT });
  });

  test('M1 leaves a notice that its issues are of an earlier commit, if code never comes', async () => {
    const code = { ...codeBefore, found: { count: 1, severity: 'SEVERITY_LOW' } };
    const platform = w.scans({ 501: { ...SECRETS, endedAgoMs: 5_000 }, 401: code });
    const inputs = { 'wait-timeout': '1s', comment: 'always' };
    const outcome = { exitCode: 2, verdict: 'inconclusive', reason: 'product-missing', outputs: { low: '1' } };
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs });
    for (const head of w.headlines(run)) expect(head).toMatch(/are those of an earlier commit/i);
  });

  const central = alone(
    'name: No secrets, issue-types: [secrets], max: 0',
    'name: No criticals, issue-types: [code], severities: [critical], max: 0, if-scanned: true',
  );

  test('M21 is awaited if a condition with if-scanned counts it', async () => {
    const run = await expectTold(oneCritical, { ...half(bothBefore), inputs: { ...PATIENT, policy: central } });
    expect(w.conditionOf(run, 'No criticals')).toMatchObject({ found: 1, result: 'broken' });
  });
});

describe.concurrent('M. a scan of the head branch, and scans of pull requests', () => {
  const onHead = { ...w.ofBranch(HEAD_REF), startedAgoMs: 3 * w.MINUTE_MS };

  test('M6 is replaced by the own scan, listed later, if pull requests have bare names', async () => {
    const bare = { ...w.ofBranch(HEAD_REF), isFull: false };
    const theirs = { ...bare, branch: 'feature/x', pullRequestId: '8', commit: w.OTHER_COMMIT };
    const own = { ...LISTED_LATER, ...bare, pullRequestId: '7' };
    const platform = w.withoutPullRequestScans(
      w.scans({ 401: { ...theirs, startedAgoMs: 60 * w.MINUTE_MS }, 502: own, 503: onHead }),
    );
    const outcome = { ...fail, outputs: { critical: '1', 'scan-id': '502' } };
    await expectTold(outcome, { ...w.punctual(platform), inputs: PATIENT });
  });

  test('M16 decides at once for products that pull requests are never scanned for', async () => {
    const inputs = { 'discovery-timeout': '20s', 'wait-timeout': '20s' };
    const found = { count: 1, type: 'ISSUE_TYPE_SECRETS' } as const;
    const scenario = w.scans({ 501: {}, 503: { ...onHead, found, counted: 0 } });
    const run = await expectTold(oneCritical, { platform: ofCodeAlone(scenario), inputs });
    // The first poll, the wide one before another ref decides, and at most one more: ten a second would be 200.
    expect(w.lists(run).length).toBeLessThan(6);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});
