import { describe, expect, test } from 'vitest';
import { HEAD_REF } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import { otherCommit, type Scenario, type ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan } from '../../emulator/state.ts';
import { alone } from '../policy-e2e/policy-file.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { pass } from '../run/outcomes.ts';
import {
  conditionOf,
  criticals,
  headlines,
  lists,
  MINUTE_MS,
  OTHER_COMMIT,
  OWN_REF,
  ofBranch,
  ofPull,
  punctual,
  RUNNING,
  refsSearched,
  scanOf,
  withoutNeighbours,
  withoutPullRequestScans,
  world,
} from './harness/worlds.ts';

const oneCritical = { exitCode: 1, verdict: 'fail', outputs: { critical: '1' } };
const CANCELLED = { timeline: endsAs('SCAN_STATUS_CANCELLED') } as const;
const CODE = { enabledProducts: ['sast'] };
const SECRETS = { enabledProducts: ['secrets'] };
const BOTH = { enabledProducts: ['sast', 'secrets'] };
/** Long enough for a scan that is listed after the first look. */
const PATIENT = { 'discovery-timeout': '8s', 'wait-timeout': '20s' };

/** Listed that long after the first look, finished, and with one critical issue of its own. */
function listedAfter(context: ScenarioContext, ms: number, parts: Partial<PlatformScan> = {}) {
  const place = parts.branch === undefined ? {} : { ref: parts.branch };
  const issues = criticals(context, 1, { visibleAtMs: context.nowMs + ms, ...place });
  const seen = { startedAgoMs: 20_000, endedAgoMs: 1 - ms, listedAfterMs: ms, saw: issues };
  return { issues, scan: scanOf(context, '502', { ...seen, ...parts }) };
}

/** The same repository, whose pull requests are scanned for code alone. */
const ofCodeAlone =
  (scenario: Scenario): Scenario =>
  (context) => {
    const state = scenario(context);
    const ofCode = (scan: PlatformScan) => (scan.branch.startsWith('refs/pull/') ? { ...scan, ...CODE } : scan);
    return { ...state, scans: state.scans.map(ofCode) };
  };

describe.concurrent('M. a product is waited for that the last commits were scanned with', () => {
  type Others = (context: ScenarioContext) => readonly PlatformScan[];
  /** Secrets of this commit have just finished; code, with a critical issue, is listed a second after the first look. */
  const half = (others: Others, isCodeListed = true) =>
    withoutNeighbours(
      world((context) => {
        const { issues, scan } = listedAfter(context, 1_500, CODE);
        return {
          issues: isCodeListed ? issues : [],
          scans: [
            scanOf(context, '501', { ...SECRETS, startedAgoMs: 40_000, endedAgoMs: 5_000 }),
            ...(isCodeListed ? [scan] : []),
            ...others(context),
          ],
        };
      }),
    );
  const before = { commit: OTHER_COMMIT, startedAgoMs: 3 * MINUTE_MS };
  const ofAnother = (context: ScenarioContext, number: number, minutesAgo: number, parts: Partial<PlatformScan>) =>
    scanOf(context, String(300 + number), {
      ...ofPull(number),
      commit: otherCommit(number),
      startedAgoMs: minutesAgo * MINUTE_MS,
      ...parts,
    });
  /** Code as well, as this one is; the scan of code was cancelled before this, or was never listed. */
  const secretsBefore: Others = (context) => [scanOf(context, '402', { ...before, ...SECRETS })];
  const bothBefore: Others = (context) => [...secretsBefore(context), scanOf(context, '401', { ...before, ...CODE })];

  test.each<readonly [string, Others]>([
    [
      'this push has cancelled it for the last commit',
      (context) => [...secretsBefore(context), scanOf(context, '401', { ...before, ...CODE, ...CANCELLED })],
    ],
    [
      'it still runs for the last commit',
      (context) => [...secretsBefore(context), scanOf(context, '401', { ...before, ...CODE, ...RUNNING })],
    ],
    [
      'another pull request, the newest to be scanned, is half done',
      (context) => [ofAnother(context, 9, 2, SECRETS), ofAnother(context, 10, 30, BOTH)],
    ],
    [
      'the newest of three settled commits was scanned for secrets alone',
      (context) => [ofAnother(context, 9, 20, SECRETS), ...[10, 11].map((n) => ofAnother(context, n, n * 3, BOTH))],
    ],
    [
      'it was never listed for the last commit, the only one of this pull request',
      (context) => [...secretsBefore(context), ofAnother(context, 10, 30, BOTH)],
    ],
  ])('M1 waits for code, although %s', async (_why, others) => {
    const run = await runFault({ ...punctual(half(others)), inputs: PATIENT, due: 'fail' });
    expect(run).toMatchObject(oneCritical);
  });

  test('M1 says that what stands on the ref is of an earlier commit, where code never comes', async () => {
    const platform = world((context) => {
      const issues: readonly Issue[] = criticals(context, 1, { severity: 'SEVERITY_LOW' });
      const code = { ...before, ...CODE, saw: issues };
      const scans = [scanOf(context, '501', { ...SECRETS, endedAgoMs: 5_000 }), scanOf(context, '401', code)];
      return { issues, scans };
    });
    const inputs = { 'wait-timeout': '1s', comment: 'always' };
    const run = await runFault({ ...punctual(platform), inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'product-missing', outputs: { low: '1' } });
    for (const head of headlines(run)) expect(head).toMatch(/of an earlier commit's scan/i);
  });

  test('M1 waits for code of a pull request just opened, whose branch was scanned for secrets before', async () => {
    const platform = world((context) => {
      const { issues, scan } = listedAfter(context, 1_500, CODE);
      const ofHead = { ...ofBranch(HEAD_REF), ...SECRETS, startedAgoMs: 60 * MINUTE_MS };
      const others = [9, 10].map((number) => ofAnother(context, number, number, CODE));
      return { issues, scans: [scanOf(context, '501', ofHead), scan, ...others] };
    });
    const run = await runFault({ ...punctual(ofCodeAlone(platform)), inputs: PATIENT, due: 'fail' });
    expect(run).toMatchObject(oneCritical);
  });

  const central = alone(
    'name: No secrets, issue-types: [secrets], max: 0',
    'name: No criticals, issue-types: [code], severities: [critical], max: 0, if-scanned: true',
  );

  test('M21 waits for a usual product that a condition counts where it is scanned', async () => {
    const inputs = { ...PATIENT, policy: central };
    const run = await runFault({ ...punctual(half(bothBefore)), inputs, due: 'fail' });
    expect(run).toMatchObject(oneCritical);
    expect(conditionOf(run, 'No criticals')).toMatchObject({ found: 1, result: 'broken' });
  });

  test('M21 is not applicable, and told, where it never comes', async () => {
    const inputs = { 'wait-timeout': '1s', comment: 'always', policy: central, 'fail-on-severity': 'none' };
    const run = await runFault({ ...punctual(half(bothBefore, false)), inputs, due: 'pass' });
    expect(run).toMatchObject(pass);
    expect(conditionOf(run, 'No criticals')).toMatchObject({ result: 'not-applicable' });
    expect(run.summary).toMatch(/"No criticals" does not apply/);
  });
});

describe.concurrent('M. a scan of the head branch, beside scans of pull requests', () => {
  const LONG: BuiltOptions['inputs'] = { 'discovery-timeout': '20s', 'wait-timeout': '20s' };
  const onHead = (context: ScenarioContext) =>
    scanOf(context, '503', { ...ofBranch(HEAD_REF), startedAgoMs: 3 * MINUTE_MS });

  test('M6 gives way to the own scan, listed later, where pull requests have bare names', async () => {
    const bare = { ...ofBranch(HEAD_REF), isFull: false };
    const platform = withoutPullRequestScans(
      world((context) => {
        const { issues, scan } = listedAfter(context, 1_500, { ...bare, pullRequestId: '7' });
        const theirs = { ...bare, branch: 'feature/x', pullRequestId: '8', commit: OTHER_COMMIT };
        const scans = [onHead(context), scan, scanOf(context, '401', { ...theirs, startedAgoMs: 60 * MINUTE_MS })];
        return { issues, scans };
      }),
    );
    const run = await runFault({ ...punctual(platform), inputs: PATIENT, due: 'fail' });
    expect(run).toMatchObject({ ...oneCritical, outputs: { 'scan-id': '502' } });
  });

  test('M16 decides at once for what pull requests are never scanned for', async () => {
    const scenario = world((context) => {
      const secrets = criticals(context, 1, { type: 'ISSUE_TYPE_SECRETS', ref: HEAD_REF });
      return { issues: secrets, scans: [scanOf(context, '501'), { ...onHead(context) }] };
    });
    const run = await runFault({ platform: ofCodeAlone(scenario), inputs: LONG, due: 'fail' });
    expect(run).toMatchObject(oneCritical);
    // The first look, the wide one before another ref decides, and one more at most: ten a second would be 200.
    expect(lists(run).length).toBeLessThan(6);
    expect(refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([OWN_REF]);
    expect(refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});
