import { describe, expect, test } from 'vitest';
import { HEAD_REF } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { alone } from '../policy-e2e/policy-file.ts';
import { fail, pass } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const oneCritical = { ...fail, outputs: { critical: '1' } };
const CODE = { enabledProducts: ['sast'] };
const SECRETS = { enabledProducts: ['secrets'] };
const BOTH = { enabledProducts: ['sast', 'secrets'] };
/** Long enough for a scan that is listed after the first look. */
const PATIENT = { 'discovery-timeout': '8s', 'wait-timeout': '20s' };
/** Listed that long after the first look, finished, and with one critical issue of its own. */
const LISTED_LATER = {
  startedAgoMs: 20_000,
  endedAgoMs: -1_499,
  listedAfterMs: 1_500,
  found: { count: 1, visibleAfterMs: 1_500 },
};
type Scans = Parameters<typeof w.scans>[0];

/** The same repository, whose pull requests are scanned for code alone. */
const ofCodeAlone =
  (scenario: Scenario): Scenario =>
  (context) => {
    const state = scenario(context);
    const ofCode = (scan: PlatformScan) => (scan.branch.startsWith('refs/pull/') ? { ...scan, ...CODE } : scan);
    return { ...state, scans: state.scans.map(ofCode) };
  };

describe.concurrent('M. a product is waited for that the last commits were scanned with', () => {
  /** Secrets of this commit have just finished; code, with a critical issue, is listed a second after the first look. */
  const half = (others: Scans, code: Scans = { 502: { ...LISTED_LATER, ...CODE } }) => {
    const secrets = { ...SECRETS, startedAgoMs: 40_000, endedAgoMs: 5_000 };
    return w.punctual(w.withoutNeighbours(w.scans({ 501: secrets, ...code, ...others })));
  };
  const before = { commit: w.OTHER_COMMIT, startedAgoMs: 3 * w.MINUTE_MS };
  const ofAnother = (number: number, minutesAgo: number, parts: Scans[string]): Scans => ({
    [300 + number]: {
      ...w.ofPull(number),
      commit: otherCommit(number),
      startedAgoMs: minutesAgo * w.MINUTE_MS,
      ...parts,
    },
  });
  /** Code as well, as this one is; the scan of code was cancelled before this, or was never listed. */
  const secretsBefore: Scans = { 402: { ...before, ...SECRETS } };
  const codeBefore = { ...before, ...CODE };
  const bothBefore: Scans = { ...secretsBefore, 401: codeBefore };
  const cancelled = { timeline: endsAs('SCAN_STATUS_CANCELLED') };

  test.each<readonly [string, Scans]>([
    ['this push has cancelled it for the last commit', { ...secretsBefore, 401: { ...codeBefore, ...cancelled } }],
    ['it still runs for the last commit', { ...secretsBefore, 401: { ...codeBefore, ...w.RUNNING } }],
    [
      'another pull request, the newest to be scanned, is half done',
      { ...ofAnother(9, 2, SECRETS), ...ofAnother(10, 30, BOTH) },
    ],
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

  test('M1 says that what stands on the ref is of an earlier commit, where code never comes', async () => {
    const code = { ...codeBefore, found: { count: 1, severity: 'SEVERITY_LOW' } };
    const platform = w.scans({ 501: { ...SECRETS, endedAgoMs: 5_000 }, 401: code });
    const inputs = { 'wait-timeout': '1s', comment: 'always' };
    const outcome = { exitCode: 2, verdict: 'inconclusive', reason: 'product-missing', outputs: { low: '1' } };
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs });
    for (const head of w.headlines(run)) expect(head).toMatch(/of an earlier commit's scan/i);
  });

  test('M1 waits for code of a pull request just opened, whose branch was scanned for secrets before', async () => {
    const ofHead = { ...w.ofBranch(HEAD_REF), ...SECRETS, startedAgoMs: 60 * w.MINUTE_MS };
    const others = { ...ofAnother(9, 9, CODE), ...ofAnother(10, 10, CODE) };
    const platform = w.scans({ 501: ofHead, 502: { ...LISTED_LATER, ...CODE }, ...others });
    await expectTold(oneCritical, { ...w.punctual(ofCodeAlone(platform)), inputs: PATIENT });
  });

  const central = alone(
    'name: No secrets, issue-types: [secrets], max: 0',
    'name: No criticals, issue-types: [code], severities: [critical], max: 0, if-scanned: true',
  );

  test('M21 waits for a usual product that a condition counts where it is scanned', async () => {
    const run = await expectTold(oneCritical, { ...half(bothBefore), inputs: { ...PATIENT, policy: central } });
    expect(w.conditionOf(run, 'No criticals')).toMatchObject({ found: 1, result: 'broken' });
  });

  test('M21 is not applicable, and told, where it never comes', async () => {
    const inputs = { 'wait-timeout': '1s', comment: 'always', policy: central, 'fail-on-severity': 'none' };
    const run = await expectTold(pass, { ...half(bothBefore, {}), inputs });
    expect(w.conditionOf(run, 'No criticals')).toMatchObject({ result: 'not-applicable' });
    expect(run.summary).toMatch(/"No criticals" does not apply/);
  });
});

describe.concurrent('M. a scan of the head branch, beside scans of pull requests', () => {
  const onHead = { ...w.ofBranch(HEAD_REF), startedAgoMs: 3 * w.MINUTE_MS };

  test('M6 gives way to the own scan, listed later, where pull requests have bare names', async () => {
    const bare = { ...w.ofBranch(HEAD_REF), isFull: false };
    const theirs = { ...bare, branch: 'feature/x', pullRequestId: '8', commit: w.OTHER_COMMIT };
    const own = { ...LISTED_LATER, ...bare, pullRequestId: '7' };
    const platform = w.withoutPullRequestScans(
      w.scans({ 401: { ...theirs, startedAgoMs: 60 * w.MINUTE_MS }, 502: own, 503: onHead }),
    );
    const outcome = { ...fail, outputs: { critical: '1', 'scan-id': '502' } };
    await expectTold(outcome, { ...w.punctual(platform), inputs: PATIENT });
  });

  test('M16 decides at once for what pull requests are never scanned for', async () => {
    const inputs = { 'discovery-timeout': '20s', 'wait-timeout': '20s' };
    const found = { count: 1, type: 'ISSUE_TYPE_SECRETS' } as const;
    const scenario = w.scans({ 501: {}, 503: { ...onHead, found, counted: 0 } });
    const run = await expectTold(oneCritical, { platform: ofCodeAlone(scenario), inputs });
    // The first look, the wide one before another ref decides, and one more at most: ten a second would be 200.
    expect(w.lists(run).length).toBeLessThan(6);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SAST')).toEqual([w.OWN_REF]);
    expect(w.refsSearched(run, 'ISSUE_TYPE_SECRETS')).toEqual([HEAD_REF, `refs/heads/${HEAD_REF}`]);
  });
});
