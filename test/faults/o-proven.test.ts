import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { endsAs } from '../../emulator/build.ts';
import { otherCommit, type Scenario, type ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan } from '../../emulator/state.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { COMMIT, emptyFolder, startPlatform } from '../run/run-cli.ts';
import { runCliSources } from '../run/run-cli-sources.ts';
import { atSearch } from './harness/searches.ts';
import {
  criticals,
  DAY_MS,
  endsAfter,
  FAILED,
  HIDDEN,
  headlines,
  lists,
  MINUTE_MS,
  ofBranch,
  ofPull,
  punctual,
  RUNNING,
  scanOf,
  withoutNeighbours,
  withoutPullRequestScans,
  world,
} from './harness/worlds.ts';

describe.concurrent('O. findings that the scan counted and nobody can read', () => {
  test('O26 are not proven: what is found breaks no limit', async () => {
    const run = await runFault({ platform: HIDDEN, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'index-gap' });
    expect(run.report).toMatchObject({ indexGap: { counted: 8, found: 5 }, counts: { critical: null } });
    expect(run.outputs).toMatchObject({ critical: '', total: '5' });
    for (const headline of headlines(run)) expect(headline).toMatch(/counted 8 findings \(code\), and only 5\b/);
    expect(run.summary).toContain('index-gap: warn');
  });

  test.each<[exitCode: number, inputs: NonNullable<BuiltOptions['inputs']>]>([
    [0, { 'on-inconclusive': 'index-gap: warn' }],
    [2, { 'on-inconclusive': 'index-lag: warn' }],
    [0, { policy: 'version: 1\non-inconclusive: { index-gap: warn }' }],
  ])('O26 exit with %i under %o', async (exitCode, inputs) => {
    const run = await runFault({ platform: HIDDEN, inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode, verdict: 'inconclusive', reason: 'index-gap' });
  });

  const notScanned = { 'required-products': 'secrets', 'on-inconclusive': 'product-missing: warn' };
  const ofCode = (
    counts: Partial<PlatformScan> = {},
    issues: (context: ScenarioContext) => readonly Issue[] = () => [],
  ) =>
    withoutNeighbours(
      world((context) => {
        const saw = issues(context);
        const scan = { enabledProducts: ['sast'], saw, startedAgoMs: 60 * MINUTE_MS, ...counts };
        return { issues: saw, scans: [scanOf(context, '501', scan)] };
      }),
    );
  const ofSeverity = (severity: string) => (context: ScenarioContext) => criticals(context, 2, { severity });
  const runningBeside = withoutNeighbours(
    world((context) => ({
      scans: [
        scanOf(context, '501', { enabledProducts: ['sca'], timeline: endsAs('SCAN_STATUS_ERROR', 2) }),
        scanOf(context, '502', { enabledProducts: ['sast'], timeline: endsAs('SCAN_STATUS_RUNNING') }),
      ],
    })),
  );
  test.each<[what: string, reason: string, options: BuiltOptions]>([
    ['nothing else', '', { platform: ofCode(), inputs: notScanned }],
    [
      'every search that is refused',
      'auth',
      { platform: ofCode(), inputs: notScanned, faults: atSearch({ kind: 'status', status: 401 }) },
    ],
    [
      'issues of unknown severity',
      'unclassified',
      { platform: ofCode({}, ofSeverity('SEVERITY_BLOCKER')), inputs: notScanned },
    ],
    [
      'what cannot be found',
      'index-gap',
      {
        platform: ofCode(
          { findingsCounts: { code: 3, secrets: 0, supply_chain: 0, total: 3 } },
          ofSeverity('SEVERITY_LOW'),
        ),
        inputs: notScanned,
      },
    ],
    [
      'another search that is refused',
      'auth',
      {
        platform: ofCode(),
        inputs: { 'on-inconclusive': 'server: warn, budget: warn', 'wait-timeout': '2s' },
        faults: [
          ...atSearch({ kind: 'status', status: 503 }, 'CRITICAL'),
          ...atSearch({ kind: 'status', status: 401 }, 'HIGH'),
        ],
      },
    ],
    [
      'a search of the baseline that is refused',
      'auth',
      {
        platform: withoutNeighbours(
          world((context) => {
            const [here, there] = [criticals(context, 1), criticals(context, 1, { ref: 'main' })];
            const before = { ...ofBranch('main'), commit: otherCommit(0x777), startedAgoMs: DAY_MS / 2, saw: there };
            const own = { isFull: true, startedAgoMs: 60 * MINUTE_MS, saw: here };
            return {
              issues: [...here, ...there],
              scans: [scanOf(context, '501', own), scanOf(context, '400', before)],
            };
          }),
        ),
        inputs: { baseline: 'base', 'on-inconclusive': 'server: warn, budget: warn', 'wait-timeout': '2s' },
        faults: [
          ...atSearch({ kind: 'status', status: 503 }, /"main".*CRITICAL/s),
          ...atSearch({ kind: 'status', status: 401 }, /"main".*HIGH/s),
        ],
      },
    ],
    [
      'what was missing before its details failed',
      'product-missing',
      {
        platform: ofCode(),
        inputs: { 'required-products': 'secrets', 'on-inconclusive': 'server: warn', ...SOON_OVER },
        faults: [{ match: { operation: 'read-scan' }, fault: { kind: 'status', status: 503 } }],
      },
    ],
    [
      'what cannot be found beside what is not there yet',
      'index-gap',
      {
        platform: ofCode(
          { enabledProducts: ['sast', 'sca'], findingsCounts: { code: 3, secrets: 0, supply_chain: 2, total: 5 } },
          ofSeverity('SEVERITY_LOW'),
        ),
        inputs: { ...SOON_OVER, 'on-inconclusive': 'index-lag: warn' },
      },
    ],
    [
      'a scan that still runs',
      'scan-running',
      { platform: runningBeside, inputs: { ...SOON_OVER, 'on-inconclusive': 'scan-failed: warn' } },
    ],
  ])('O26 L31 a softened reason hides %s', async (_what, reason, options) => {
    const run = await runFault({ due: 'unproven', ...options });
    expect([run.exitCode, run.verdict, run.reason]).toEqual([
      reason === '' ? 0 : 2,
      'inconclusive',
      reason === '' ? 'product-missing' : reason,
    ]);
  });

  test.each(['product-missing', 'scan-failed'])(
    'O26 L31 softened, %s ends no waiting for another scan',
    async (reason) => {
      const platform = withoutNeighbours(
        world((context) => {
          const saw = criticals(context, 3);
          const failed = { enabledProducts: ['sca'], timeline: endsAs('SCAN_STATUS_ERROR', 2) };
          const late = {
            enabledProducts: ['sast'],
            saw,
            startedAgoMs: 60_000,
            endedAgoMs: -1_500,
            ...endsAfter(1_500),
          };
          const others = reason === 'scan-failed' ? [scanOf(context, '501', failed)] : [];
          return { issues: saw, scans: [...others, scanOf(context, '502', late)] };
        }),
      );
      const required = reason === 'scan-failed' ? {} : { 'required-products': 'secrets' };
      const inputs = { ...SOON_OVER, 'wait-timeout': '10s', 'on-inconclusive': `${reason}: warn`, ...required };
      const run = await runFault({ platform, inputs, due: 'fail' });
      expect([run.exitCode, run.verdict]).toEqual([1, 'fail']);
    },
  );

  test('O26 leave no file that a program takes for clean', async () => {
    const { flags } = await startPlatform(HIDDEN);
    const folder = await emptyFolder();
    const path = (name: string) => join(folder, name);
    const judged = ['--repository', 'acme/shop', '--commit', COMMIT, '--ref', 'main'];
    const files = ['--junit', path('j.xml'), '--sarif', path('s.json'), '--gitlab-code-quality', path('q.json')];
    const softened = ['--on-inconclusive', 'index-gap: warn'];
    const run = await runCliSources(['check', ...flags, ...judged, ...files, ...softened]);
    expect(run.exitCode).toBe(0);
    expect(run.lastLine).toMatch(/^gate: INCONCLUSIVE index-gap - /);
    expect(await readFile(path('j.xml'), 'utf8')).toMatch(/<error type="index-gap" message="[^"]+"/);
    expect(JSON.parse(await readFile(path('s.json'), 'utf8'))).toMatchObject({
      runs: [{ invocations: [{ executionSuccessful: false }] }],
    });
    expect(JSON.parse(await readFile(path('q.json'), 'utf8'))).toMatchObject([
      { check_name: 'findings-gate/index-gap', description: expect.stringContaining('index-gap') },
    ]);
  });
});

const SECRETS = { enabledProducts: ['secrets'] };
const BOTH = { enabledProducts: ['sast', 'secrets'] };
const MISSING = { exitCode: 2, verdict: 'inconclusive', reason: 'product-missing' };

/** Other pull requests, each of a commit of its own, that many minutes ago. */
function pullsOf(context: ScenarioContext, minutesAgo: readonly number[], parts: Partial<PlatformScan>) {
  return minutesAgo.map((minutes, index) => {
    const number = 20 + Math.round(minutes) + index;
    const startedAgoMs = minutes * MINUTE_MS;
    const times = { startedAgoMs, endedAgoMs: startedAgoMs - 20_000 };
    return scanOf(context, String(300 + number), {
      ...ofPull(number),
      commit: otherCommit(number),
      ...times,
      ...parts,
    });
  });
}

/** Nothing else was ever scanned here, and this commit for secrets alone: its scan ended this many seconds ago. */
function secretsAlone(
  endedAgoS: number,
  others: (context: ScenarioContext) => readonly PlatformScan[],
  beside: Partial<PlatformScan> | undefined = undefined,
): Scenario {
  const scans = world((context) => {
    const times = { startedAgoMs: (endedAgoS + 20) * 1_000, endedAgoMs: endedAgoS * 1_000 };
    const own = scanOf(context, '501', { ...SECRETS, ...times });
    const dependencies = { enabledProducts: ['sca'], startedAgoMs: 40 * 60_000, endedAgoMs: 39 * 60_000 };
    return { scans: [own, ...(beside === undefined ? [] : [scanOf(context, '502', { ...dependencies, ...beside })])] };
  });
  return (context) => {
    const state = withoutPullRequestScans(scans)(context);
    const own = scans(context).scans.filter(({ id }) => ['501', '502'].includes(id));
    return { ...state, scans: [...own, ...others(context)] };
  };
}

describe.concurrent('O. a product that commits here are scanned with, and this one was not', () => {
  const settled = (context: ScenarioContext) => pullsOf(context, [30, 60, 90], BOTH);

  test('O27 is missing a minute after the end of the last scan', async () => {
    const inputs = { 'wait-timeout': '20s' };
    const run = await runFault({ ...punctual(secretsAlone(55, settled)), inputs, due: 'unproven' });
    expect(run).toMatchObject(MISSING);
    expect(lists(run).length).toBeGreaterThan(2);
    for (const headline of headlines(run)) expect(headline).toMatch(/ran code, although recent commits/);
    expect(run.summary).toContain('product-missing: warn');
  });

  test.each<[exitCode: number, inputs: NonNullable<BuiltOptions['inputs']>]>([
    [0, { 'on-inconclusive': 'product-missing: warn' }],
    [2, { 'on-inconclusive': 'no-scan: warn' }],
  ])('O27 exits with %i under %o', async (exitCode, inputs) => {
    const run = await runFault({ ...punctual(secretsAlone(90, settled)), inputs, due: 'unproven' });
    expect(run).toMatchObject({ ...MISSING, exitCode });
  });

  test.each<[how: string, reason: string, beside: Partial<PlatformScan>]>([
    ['failed', 'scan-failed', FAILED],
    ['runs on', 'scan-running', RUNNING],
    ['cannot be', 'scan-inconsistent', { timeline: endsAs('SCAN_STATUS_COMPLETED', 2) }],
    ['has no detail', 'scan-inconsistent', { detailMembers: { meta: null } }],
  ])('O27 is missing beside a scan that %s, if that is softened', async (_how, reason, beside) => {
    const platform = secretsAlone(90, settled, beside);
    const run = await runFault({
      ...punctual(platform),
      inputs: { ...SOON_OVER, 'on-inconclusive': `${reason}: warn` },
      due: 'unproven',
    });
    expect(run).toMatchObject(MISSING);
  });

  test('O1 is missing also where five quick scans of others are all that is recent', async () => {
    const young = (context: ScenarioContext) => pullsOf(context, [1, 2, 3, 4, 5], SECRETS);
    const others = (context: ScenarioContext) => [...young(context), ...settled(context)];
    const run = await runFault({ ...punctual(secretsAlone(90, others)), due: 'unproven' });
    expect(run).toMatchObject(MISSING);
  });

  test('O2 is missing also where the last scans of the kind are days old', async () => {
    const old = (context: ScenarioContext) => pullsOf(context, [2 * 1440, 3 * 1440, 4 * 1440], BOTH);
    const run = await runFault({ ...punctual(secretsAlone(90, old)), due: 'unproven' });
    expect(run).toMatchObject(MISSING);
  });

  test('O7 is missing at once where nothing is waited for, and the status stays pending', async () => {
    const inputs = { 'wait-timeout': '0s', 'commit-status': 'gate' };
    const run = await runFault({ ...punctual(secretsAlone(5, settled)), inputs, due: 'unproven' });
    expect(run).toMatchObject(MISSING);
    const states = run.githubRequests.filter(({ path }) => path.includes('/statuses/')).map(({ json }) => json);
    expect(states.map((each) => (each as { state: string }).state)).toEqual(['pending']);
  });
});

describe.concurrent('O. a scan of another ref, where this kind is scanned on its own', () => {
  const usual = (context: ScenarioContext) => pullsOf(context, [30, 60, 90], {});
  const platform = world((context) => ({
    scans: [...usual(context), scanOf(context, '501', { ...ofBranch('feature/checkout'), endedAgoMs: MINUTE_MS })],
  }));

  test.each([
    ['0s', MISSING],
    ['2s', { exitCode: 0, verdict: 'pass' }],
  ])('O7 decides only after the own one had its time: wait-timeout %s', async (wait, expected) => {
    const inputs = { 'wait-timeout': wait, 'discovery-timeout': '2s' };
    const due = wait === '0s' ? 'unproven' : 'pass';
    expect(await runFault({ ...punctual(platform), inputs, due })).toMatchObject(expected);
  });
});

describe.concurrent('O. a scan that is older than max-scan-age', () => {
  const AGE = { 'max-scan-age': '7d', 'discovery-timeout': '1s', 'wait-timeout': '1s' };
  const endedAgo = (context: ScenarioContext, id: string, days: number, parts: Partial<PlatformScan>) =>
    scanOf(context, id, {
      startedAgoMs: days * DAY_MS + 2 * MINUTE_MS,
      endedAgoMs: days * DAY_MS + MINUTE_MS,
      ...parts,
    });
  const only = world((context) => ({ scans: [endedAgo(context, '501', 8, {})] }));

  test('O29 does not decide, and is named', async () => {
    const run = await runFault({ ...punctual(only), inputs: AGE, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'no-scan' });
    expect(run.finalLine).toMatch(/scan 501 \(.*\) ended 8d before this run, and max-scan-age is 7d/);
  });

  test('O29 decides where that is enough', async () => {
    const run = await runFault({ ...punctual(only), inputs: { ...AGE, 'max-scan-age': '9d' }, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });

  test('O29 is missing beside a young one of another product', async () => {
    const platform = world((context) => ({
      scans: [endedAgo(context, '501', 8, { enabledProducts: ['sast'] }), endedAgo(context, '502', 6, SECRETS)],
    }));
    const run = await runFault({ ...punctual(withoutNeighbours(platform)), inputs: AGE, due: 'unproven' });
    expect(run).toMatchObject(MISSING);
    expect(run.finalLine).toMatch(/ran code.*; scan 501 \(code\) ended 8d before this run/);
  });

  test('O29 is good enough for a baseline', async () => {
    const platform = world((context) => {
      const full = { isFull: true };
      const base = endedAgo(context, '401', 20, { ...ofBranch('main'), commit: otherCommit(77) });
      return { scans: [endedAgo(context, '501', 1, full), base] };
    });
    const run = await runFault({ ...punctual(platform), inputs: { ...AGE, baseline: 'base' }, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
  });
});
