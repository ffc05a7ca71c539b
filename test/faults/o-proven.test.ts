import { describe, expect, test } from 'vitest';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import { atSearch } from './harness/searches.ts';
import * as w from './harness/worlds.ts';

type Scans = Parameters<typeof w.scans>[0];
const CODE = { enabledProducts: ['sast'] };
const SECRETS = { enabledProducts: ['secrets'] };
const BOTH = { enabledProducts: ['sast', 'secrets'] };
const SUPPLY_CHAIN = { enabledProducts: ['sca'] };
const MISSING = unproven('product-missing');

describe.concurrent('O. findings that the scan counted and that are never indexed', () => {
  test('O26 are index-gap if those found break no limit', async () => {
    const run = await expectTold(unproven('index-gap'), { platform: w.HIDDEN });
    expect(run.report).toMatchObject({ indexGap: { counted: 8, found: 5 }, counts: { critical: null } });
    expect(run.outputs).toMatchObject({ critical: '', total: '5' });
    for (const headline of w.headlines(run)) expect(headline).toMatch(/counted 8 findings \(code\), and only 5\b/);
    expect(run.summary).toContain('index-gap: warn');
  });

  test.each<[exitCode: number, inputs: NonNullable<BuiltOptions['inputs']>]>([
    [0, { 'on-inconclusive': 'index-gap: warn' }],
    [2, { 'on-inconclusive': 'index-lag: warn' }],
    [0, { policy: 'version: 1\non-inconclusive: { index-gap: warn }' }],
  ])('O26 exit with %i under %o', async (exitCode, inputs) => {
    await expectTold({ ...unproven('index-gap'), exitCode }, { platform: w.HIDDEN, inputs });
  });

  const alone = (scans: Scans) => w.withoutNeighbours(w.scans(scans));
  const ofCode = (parts: Scans[string] = {}) => alone({ 501: { ...CODE, startedAgoMs: w.HOUR_MS, ...parts } });
  const blockers = { count: 2, severity: 'SEVERITY_BLOCKER' };
  const lows = { count: 2, severity: 'SEVERITY_LOW' };
  const refused = { kind: 'status', status: 401 } as const;
  const failing = { kind: 'status', status: 503 } as const;
  const notScanned = { 'required-products': 'secrets', 'on-inconclusive': 'product-missing: warn' };
  const softened = (reasons: string) => ({ ...SOON_OVER, 'on-inconclusive': reasons });
  const soon = { 'on-inconclusive': 'server: warn, budget: warn', 'wait-timeout': '2s' };

  test.each<[what: string, reason: string, options: BuiltOptions, exitCode?: number]>([
    ['nothing else', 'product-missing', { platform: ofCode(), inputs: notScanned }, 0],
    ['every search that is refused', 'auth', { platform: ofCode(), inputs: notScanned, faults: atSearch(refused) }],
    ['issues of unknown severity', 'unclassified', { platform: ofCode({ found: blockers }), inputs: notScanned }],
    ['an index gap', 'index-gap', { platform: ofCode({ counted: 3, found: lows }), inputs: notScanned }],
    [
      'a search of the baseline that is refused',
      'auth',
      {
        platform: alone({
          501: { isFull: true, startedAgoMs: w.HOUR_MS, found: 1 },
          400: { ...w.ofBranch('main'), commit: otherCommit(0x777), startedAgoMs: w.DAY_MS / 2, found: 1 },
        }),
        inputs: { ...soon, baseline: 'base' },
        faults: [...atSearch(failing, /"main".*CRITICAL/s), ...atSearch(refused, /"main".*HIGH/s)],
      },
    ],
    [
      'a scan that still runs',
      'scan-running',
      {
        platform: alone({ 501: { ...SUPPLY_CHAIN, ...w.FAILED }, 502: { ...CODE, ...w.RUNNING } }),
        inputs: softened('scan-failed: warn'),
      },
    ],
    [
      'a scan that still runs for the same product, under another ref of the pull request',
      'scan-running',
      {
        platform: alone({
          501: { ...CODE, branch: 'refs/pull/7/head', fullRef: 'refs/pull/7/head', ...w.FAILED },
          502: { ...CODE, ...w.RUNNING },
        }),
        inputs: softened('scan-failed: warn'),
      },
    ],
  ])('O26 L31 has the right reason with a softened one and %s', async (_what, reason, options, exitCode = 2) => {
    await expectTold({ ...unproven(reason), exitCode }, options);
  });
});

/** Scans of other pull requests, numbered from `first` on, each with a commit of its own, and this many minutes ago. */
function pullsOf(first: number, minutesAgo: readonly number[], parts: Partial<PlatformScan> = {}): Scans {
  const scans = minutesAgo.map((minutes, index): [string, Scans[string]] => {
    const number = first + index;
    const startedAgoMs = minutes * w.MINUTE_MS;
    const times = { startedAgoMs, endedAgoMs: startedAgoMs - 20_000 };
    return [String(number), { ...w.ofPull(number), commit: otherCommit(number), ...times, ...parts }];
  });
  return Object.fromEntries(scans);
}

const SETTLED = pullsOf(300, [30, 60, 90], BOTH);

/** Only these pull requests were ever scanned here, and this commit for secrets alone, in a scan that ended this many seconds ago. */
function secretsAlone(endedAgoS: number, others = SETTLED, beside?: Partial<PlatformScan>) {
  const own = { ...SECRETS, startedAgoMs: (endedAgoS + 20) * 1_000, endedAgoMs: endedAgoS * 1_000 };
  const dependencies = { ...SUPPLY_CHAIN, startedAgoMs: 40 * w.MINUTE_MS, endedAgoMs: 39 * w.MINUTE_MS };
  const scans = { 501: own, ...(beside && { 502: { ...dependencies, ...beside } }), ...others };
  return w.punctual(w.withoutNeighbours(w.scans(scans)));
}

describe.concurrent('O. a usual product that was not scanned for this commit', () => {
  test.each<[exitCode: number, inputs: NonNullable<BuiltOptions['inputs']>]>([
    [0, { 'on-inconclusive': 'product-missing: warn' }],
    [2, { 'on-inconclusive': 'no-scan: warn' }],
  ])('O27 exits with %i under %o', async (exitCode, inputs) => {
    await expectTold({ ...MISSING, exitCode }, { ...secretsAlone(90), inputs });
  });

  test.each([
    ['O1', 'five quick scans of others are most recent', { ...pullsOf(310, [1, 2, 3, 4, 5], SECRETS), ...SETTLED }],
    ['O2', 'the last scans of the kind are days old', pullsOf(320, [2 * 1440, 3 * 1440, 4 * 1440], BOTH)],
  ])('%s is missing also if %s', async (_row, _where, others) => {
    await expectTold(MISSING, secretsAlone(90, others));
  });

  test('O7 is missing at once if nothing is waited for, and the status stays pending', async () => {
    const inputs = { 'wait-timeout': '0s', 'commit-status': 'gate' };
    const run = await expectTold(MISSING, { ...secretsAlone(5), inputs });
    const { statuses } = run.githubState.repositories[0]!;
    expect(statuses.map(({ state }) => state)).toEqual(['pending']);
  });
});

describe.concurrent('O. a scan of another ref, if pull requests have their own scans', () => {
  const own = { ...w.ofBranch('feature/checkout'), endedAgoMs: w.MINUTE_MS };
  const platform = w.scans({ ...pullsOf(300, [30, 60, 90]), 501: own });

  test.each([
    ['0s', MISSING],
    ['2s', pass],
  ])('O7 decides only after the time for the own one: wait-timeout %s', async (wait, outcome) => {
    const inputs = { 'wait-timeout': wait, 'discovery-timeout': '2s' };
    await expectTold(outcome, { ...w.punctual(platform), inputs });
  });
});

describe.concurrent('O. a scan that is older than max-scan-age', () => {
  const AGE = { 'max-scan-age': '7d', 'discovery-timeout': '1s', 'wait-timeout': '1s' };
  const endedAgo = (days: number, parts: Partial<PlatformScan> = {}) => ({
    startedAgoMs: days * w.DAY_MS + 2 * w.MINUTE_MS,
    endedAgoMs: days * w.DAY_MS + w.MINUTE_MS,
    ...parts,
  });
  const only = w.scans({ 501: endedAgo(8) });
  const base = endedAgo(20, { ...w.ofBranch('main'), commit: otherCommit(77) });
  const beside = w.withoutNeighbours(w.scans({ 501: endedAgo(8, CODE), 502: endedAgo(6, SECRETS) }));

  test.each<[string, Scenario, ReturnType<typeof unproven>, RegExp]>([
    ['decides nothing', only, unproven('no-scan'), /scan 501 \(.*\) ended 8d before this run, and max-scan-age is 7d/],
    ['is missing although one of secrets is young', beside, MISSING, /ran code.*; scan 501 \(code\) ended 8d before/],
  ])('O29 %s, and is named', async (_what, platform, outcome, told) => {
    const run = await expectTold(outcome, { ...w.punctual(platform), inputs: AGE });
    expect(run.finalLine).toMatch(told);
  });

  test.each([
    ['decides if its age is allowed', only, { 'max-scan-age': '9d' }],
    ['is good enough for a baseline', w.scans({ 501: endedAgo(1, { isFull: true }), 401: base }), { baseline: 'base' }],
  ])('O29 %s', async (_what, platform, inputs) => {
    await expectTold(pass, { ...w.punctual(platform), inputs: { ...AGE, ...inputs } });
  });
});
