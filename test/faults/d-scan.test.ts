import { describe, expect, test } from 'vitest';
import { aRepository, aScan, endsAs } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { otherCommit, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, SOON_OVER, scanned } from '../run/platforms.ts';
import { at, expectRun, expectTold } from './harness/expect-run.ts';
import { changingAtPoll, DAY_MS, details, lists, scans } from './harness/worlds.ts';

const { clean, 'over-limit': overLimit, 'two-products': twoProducts, 'still-running': stillRunning } = SCENARIOS;
const ended = (status: string, exitCode?: number) => ({ timeline: endsAs(`SCAN_STATUS_${status}`, exitCode) });

/** The clean scan with members changed in the list. The emulator's state is then no longer the truth. */
const unprovenIf = (reason: string, listMembers: PlatformScan['listMembers']) =>
  expectTold(unproven(reason), { platform: scanned({ listMembers }), inputs: SOON_OVER });
const passesIf = (listMembers: PlatformScan['listMembers']) => expectRun(pass, { platform: scanned({ listMembers }) });
const failingAt = (operation: string, status: number, when: Pick<FaultRule, 'times'> = {}) =>
  at(operation, { kind: 'status', status }, when);

describe.concurrent('D. finding and waiting for the scan', () => {
  test('D1 polls until the time is up when there is no scan, and lists possible causes', async () => {
    const inputs = { 'discovery-timeout': '4s' };
    const run = await expectRun(unproven('no-scan'), { platform: 'never-appears', inputs });
    expect(lists(run).length).toBeGreaterThan(2);
    expect(run.stdout).toMatch(/past 30 days.*repository.*token/);
  });

  const oneWait = { 'discovery-timeout': '3s', 'poll-interval': '2s' };
  const byName = { ...oneWait, 'repository-id': '' };
  const beside = { repositories: [aRepository({ id: '555', name: 'acme/other-shop' })] };
  const theirs = { 482000: { repositoryId: '555', commit: otherCommit(8) } };
  /** The pull request's older commit was scanned, and later a pull request of the same number in another project. */
  const before = scans({ 481000: { startedAgoMs: 7_500_000, commit: otherCommit(7) }, ...theirs }, beside);

  test.each([
    ['with repository-id, by the list alone', oneWait, 0],
    ['by name, with one detail of each project', byName, 3],
  ])('D1 names the newest scan of the pull request, and never one of another project: %s', async (...row) => {
    const [, inputs, asked] = row;
    const run = await expectRun(unproven('no-scan'), { platform: before, inputs });
    expect(details(run)).toHaveLength(asked);
    const told = `; the newest scan of pull request 7 is 481000 of commit ${otherCommit(7).slice(0, 12)}, completed, ended 2h`;
    const [first, ...later] = run.stdout.split('\n').filter((line) => /^No scan of commit .* Waited /.test(line));
    expect(first).toContain(told);
    expect(first).toMatch(/ ago\. Waited \ds of 3s\.$/);
    expect(later.join('\n')).not.toContain('newest');
    expect(run.finalLine).toContain(told);
    const scan = { id: '481000', status: 'completed', ref: 'refs/pull/7/merge', commit: otherCommit(7) };
    expect(run.report).toMatchObject({ seen: { scan, project: null } });
  });

  test.each([
    ['no detail names them', before, failingAt('read-scan', 500), 3],
    ['they are of other projects', scans(theirs, beside), [], 2],
  ] as const)('D1 reads the details of older scans once, and ends as usual if %s', async (...row) => {
    const [, platform, faults, asked] = row;
    const outcome = { ...unproven('no-scan'), report: { seen: null } };
    const run = await expectRun(outcome, { platform, inputs: byName, faults });
    expect(details(run)).toHaveLength(asked);
    expect(run.stdout).not.toContain('the newest of');
  });

  test('D1 finds a scan that is nearly 30 days old, with one more request', async () => {
    const platform = scanned(({ nowMs }) => ({ createdAtMs: nowMs - 20 * DAY_MS }));
    expect(lists(await expectRun(pass, { platform }))).toHaveLength(2);
  });

  test('D2 passes when the scan appears later, is queued, runs and completes', async () => {
    const inputs = { 'wait-timeout': '40s', 'discovery-timeout': '40s' };
    expect(lists(await expectRun(pass, { platform: 'moving', inputs })).length).toBeGreaterThan(3);
  });

  test('D3 reports at the deadline the state of a scan that does not end, and since when', async () => {
    const waitMs = 1_500;
    const inputs = { 'wait-timeout': `${waitMs}ms`, 'poll-interval': '100ms' };
    const run = await expectRun(unproven('scan-running'), { platform: stillRunning, inputs });
    expect(lists(run)).toHaveLength(run.requests.length);
    // The deadline counts from the start, before the first request; at its very end there is one last poll.
    const deadlineMs = run.requests[0]!.atMs + waitMs;
    expect(run.requests.filter(({ atMs }) => atMs > deadlineMs).length).toBeLessThanOrEqual(1);
    expect(run.stdout).toMatch(/gate: INCONCLUSIVE scan-running - scan 184467501 .* is still running \w+ \d+m/);
  });

  test.each([
    ['ERROR', 'scan-failed', 2],
    // The gate also polls once for an older scan in place of the cancelled one.
    ['CANCELLED', 'scan-cancelled', 3],
    ['NEVER_FINISHED', 'scan-never-finished', 2],
  ])('D4 polls once more for a newer scan when the newest ended as %s', async (status, reason, looks) => {
    // The scan ended less than two minutes ago, so a newer scan may be on its way.
    const platform = scanned(({ nowMs }) => ({ ...ended(status, 2), createdAtMs: nowMs - 60_000 }));
    const run = await expectRun(unproven(reason), { platform });
    expect(lists(run)).toHaveLength(looks);
    expect(run.stdout).toContain('scan 184467501');
    expect(run.outputs['scan-status']).toBe(status.toLowerCase());
  });

  test('C16 D4 uses a newer scan that appears in this last poll', async () => {
    const withoutNewer = ({ scans: all }: { scans: { id: string }[] }) => ({
      scans: all.filter(({ id }) => id !== '2'),
    });
    await expectRun(
      { ...pass, outputs: { 'scan-id': '2' } },
      {
        platform: scanned({ id: '1', ...ended('ERROR', 2) }, ({ nowMs }) => ({ id: '2', createdAtMs: nowMs })),
        faults: at('list-scans', { kind: 'rewrite-json', rewrite: withoutNewer }, { nth: 1 }),
      },
    );
  });

  test.each([
    ...[2, -1, '2'].map((code) => [code, 'scan-inconsistent'] as const),
    ...['x', true, 1.5, '', '00'].map((code) => [code, 'contract'] as const),
  ])('D5 does not accept a completed scan with exit code %j', async (exit_code, reason) => {
    await unprovenIf(reason, { exit_code });
  });

  test.each([0, 1, '0', '1', null, undefined])('D5 accepts the exit code %j of a completed scan', async (exit_code) => {
    await passesIf({ exit_code });
  });

  test.each([
    [foundBy(ended('COMPLETED', 0), 3), fail, 'has exit code 0 and reports 3 findings; the issues decide'],
    [scanned(ended('COMPLETED', 1)), pass, 'has exit code 1 and reports no findings'],
  ])('D6 judges by the issues when exit code and findings disagree, and notes it (%#)', async (...row) => {
    const [platform, outcome, told] = row;
    expect((await expectRun(outcome, { platform })).stdout).toContain(told);
  });

  test.each(['SCAN_STATUS_PAUSED', 'scan_status_completed', 'COMPLETED', 'SCAN_STATUS_COMPLETED\n::error::x', ''])(
    'D7 waits for a scan in the unknown state %j',
    async (status) => {
      expect((await unprovenIf('scan-running', { status })).stdout).toContain('unknown state');
    },
  );

  test.each([3, null, undefined, ['SCAN_STATUS_COMPLETED'], true])('D7 refuses the status %j', async (status) => {
    await unprovenIf('contract', { status });
  });

  test('D8 never accepts a partial scan', async () => {
    await expectRun(unproven('partial-only'), { platform: scanned({ isPartial: true }), inputs: SOON_OVER });
  });

  test.each([true, false])('D9 skips a newer partial scan, and uses the older scan: full %s', async (isFull) => {
    const platform = scanned({}, { isFull, isPartial: true });
    await expectRun({ ...pass, outputs: { 'scan-id': '184467501' } }, { platform });
  });

  test.each([undefined, null])('D10 reads a scan flag that is %j as false', async (flag) => {
    await passesIf({ is_partial_scan: flag, is_full_scan: flag });
  });

  test.each(['false', 1, 0, 'true', []])('D10 refuses the scan flag %j', async (flag) => {
    await unprovenIf('contract', { is_partial_scan: flag });
    await unprovenIf('contract', { is_full_scan: flag });
  });

  test('D11 L29 names the required product that was not scanned', async () => {
    const run = await expectRun(unproven('product-missing'), {
      platform: scanned({ enabledProducts: ['sast', 'secrets'] }),
      inputs: { ...SOON_OVER, 'required-products': 'code, supply-chain' },
    });
    expect(run.stdout).toMatch(/gate: INCONCLUSIVE product-missing - .*supply-chain/);
  });

  const inputs = { 'required-products': 'code, supply-chain, secrets' };
  test.each([
    [['SAST', 'Sca', 'PRODUCT_SECRETS']],
    [['PRODUCT_SAST', 'supply-chain', 'secrets']],
    [['code', 'supply_chain', 'SECRETS', 'quantum']],
  ])('D12 reads the products %j', async (enabledProducts) => {
    await expectRun(pass, { platform: scanned({ enabledProducts }), inputs });
  });

  test.each([
    ...[[], null, undefined, ['quantum']].map((products) => [products, 'product-missing'] as const),
    ...['sast', 1, { sast: true }, ['sast', 1]].map((products) => [products, 'contract'] as const),
  ])('D12 reads %j as no product at all, or as an unknown one: %s', async (enabled_products, reason) => {
    await unprovenIf(reason, { enabled_products });
  });

  test('D13 accepts two scans together if each required product is covered by one of this commit', async () => {
    expect(details(await expectRun(pass, { platform: twoProducts, inputs }))).toHaveLength(2);
  });

  test('D14 reads all pages of an unordered list', async () => {
    const platform = changed(overLimit, (state, context) => {
      const createdAtMs = context.nowMs - 900_000;
      const branches = Array.from({ length: 1_200 }, (_, index) => {
        const id = String(100_000 + index);
        return aScan({ id, branch: `b${index}`, createdAtMs: context.nowMs - 1_000_000 - index });
      });
      const older = scanned({ id: '184400000', createdAtMs, startedAtMs: createdAtMs })(context).scans;
      const wire = { ...state.wire, scanOrder: { shuffledBy: 7 } };
      return { ...state, wire, scans: [...state.scans, ...older, ...branches] };
    });
    const run = await expectRun({ ...fail, outputs: { 'scan-id': '184467501' } }, { platform });
    expect(lists(run).length).toBeGreaterThanOrEqual(3);
    expect(lists(run).every(({ json }) => (json as { limit: number }).limit === 500)).toBe(true);
  });

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['10000', '9999'],
  ])('D15 uses the larger id of two scans that began together: %s over %s', async (larger, smaller) => {
    const startedAtMs = Date.now() - 60_000;
    const platform = scanned({ id: larger, startedAtMs, ...ended('ERROR', 2) }, { id: smaller, startedAtMs });
    await expectRun(unproven('scan-failed'), { platform, inputs: SOON_OVER });
  });

  const BEFORE = '2026-01-01T00:00:00Z';
  test.each([
    ...['yesterday', '2026-02-30T10:00:00Z', 1_700_000_000, '', null, undefined, ' '].map(
      (started_at) => ['contract', { started_at }] as const,
    ),
    ['scan-inconsistent', { started_at: new Date(Date.now() + DAY_MS).toISOString() }],
    ['scan-inconsistent', { started_at: '2026-01-02T00:00:00Z', completed_at: BEFORE }],
    ['contract', { started_at: BEFORE, completed_at: ' ' }],
  ] as const)('D16 does not accept impossible times: %s, %j', async (reason, members) => {
    await unprovenIf(reason, members);
  });

  test.each([undefined, null, ''])(
    'D17 tolerates a completed scan that ended at %j, and notes it',
    async (ended_at) => {
      expect((await passesIf({ completed_at: ended_at })).stdout).toContain('does not say when');
    },
  );

  test('D18 leaves out scans of others when the server ignores its filters', async () => {
    const platform = changed(clean, ({ scans: all, ...state }) => ({
      ...state,
      scans: all.map((scan) => (scan.commit.startsWith('aaaa') ? { ...scan, repositoryId: '7700' } : scan)),
    }));
    const through =
      (handler: Handler): Handler =>
      (request) =>
        handler({ ...request, body: request.body.replace(/"repository_id":101,?/, '') });
    await expectRun(unproven('no-scan'), { platform, through, inputs: SOON_OVER });
  });

  test.each<readonly [string, PlatformScan['detailMembers'], PlatformScan['meta']]>([
    ['another commit', {}, { commit: 'd'.repeat(40) }],
    ['another repository id', { repository_id: 102 }, {}],
    ['another pull request', {}, { pull_request_id: 8 }],
    ['another pull request by its ref', {}, { branch: 'refs/pull/8/merge', pull_request_id: undefined }],
    ['no meta', { meta: null }, {}],
  ])('D19 does not accept a list whose detail has %s', async (_what, detailMembers, meta) => {
    const platform = scanned({ detailMembers, meta });
    await expectTold(unproven('scan-inconsistent'), { platform, inputs: SOON_OVER });
  });

  const ofOther = { meta: { repository: 'octo-org/other', repo_url: undefined } };
  test.each<[string, Partial<PlatformScan>, (typeof pass | ReturnType<typeof unproven>)?]>([
    ['another repository', ofOther, unproven('wrong-repository')],
    ['no repository', { meta: { repository: undefined, repo_url: undefined } }],
    ['the name in another case', { meta: { repository: 'Octo-Org/Shop' } }],
    ['titles that are plain text', { meta: { commit_title: 'Pay', pull_request_title: 'Pay' } }],
    ['no counts yet', { detailMembers: { stats: null } }],
  ])('D19 reads a detail that has %s', async (_what, parts, outcome = pass) => {
    await expectTold(outcome, { platform: scanned(parts) });
  });

  test('D20 requests a detail again that is not there yet, and gives up when it never comes', async () => {
    await expectRun(pass, { faults: failingAt('read-scan', 404, { times: 2 }) });
    const run = await expectRun(unproven('not-found'), { faults: failingAt('read-scan', 404) });
    expect(details(run)).toHaveLength(4);
  });

  const BIG = '9007199254740993';

  test('D21 sends and shows ids beyond 2^53 digit by digit', async () => {
    const deploymentId = '9223372036854775807';
    const platform: Scenario = (context) => {
      const big = { ...context, repositoryId: BIG, deploymentId };
      const neighbour = scanUnderTest(big, { id: '9007199254740992', ...ended('RUNNING') });
      return worldOf(big, { scans: [neighbour, scanUnderTest(big, { id: BIG })] });
    };
    const run = await expectRun(
      { ...pass, outputs: { 'scan-id': BIG } },
      { platform, inputs: { 'repository-id': BIG, 'deployment-id': deploymentId } },
    );
    expect(run.requests.map(({ path }) => path)).toContain(`/api/v1/deployments/${deploymentId}/scan/${BIG}`);
    expect(run.requests[0]!.body).toContain(`"repository_id":${BIG}`);
  });

  test('D21 compares ids beyond 2^53 digit by digit', async () => {
    const rewrite = (body: string) => body.replace(BIG, '9007199254740992');
    const faults = at('read-scan', { kind: 'rewrite-text', rewrite });
    await expectTold(unproven('scan-inconsistent'), { platform: scanned({ id: BIG }), faults });
  });

  test.each([
    ...['../../permissions/v2/deployments/1/teams/1', '1?x', '1#', '1/..', '1%2f..', ' 1', ''],
    ...['99999999999999999999', '-1', '1.5', '1e3', '0x1', null, {}],
  ])('D22 refuses the scan id %j before any request is made with it', async (id) => {
    const run = await unprovenIf('contract', { id });
    expect(Object.keys(operationsOf(run.requests))).toEqual(['list-scans']);
  });

  test('D24 does not accept a scan of another deployment', async () => {
    await unprovenIf('scan-inconsistent', { deployment_id: '43' });
  });

  test('D25 polls at once, then after times that vary and are never much longer than the interval', async () => {
    const pending = scanned({ ...ended('PENDING'), listMembers: { started_at: undefined } });
    // The test counts polls, not time: a busy machine polls less often in a second.
    const completing = changingAtPoll(9, pending, (state) => {
      state.scans = state.scans.map((scan) => ({ ...scan, ...ended('COMPLETED', 0), listMembers: {} }));
    });
    const run = await expectRun(pass, { ...completing, inputs: { 'poll-interval': '400ms' } });
    const times = lists(run).map(({ atMs }) => atMs);
    const gaps = times.slice(1).map((at, index) => at - times[index]!);
    // No gap is below the shortest one of this interval, or far above it: timers may be late. The second poll is a wider one, at once.
    expect(Math.min(...gaps.slice(1, 8))).toBeGreaterThan(300);
    expect(Math.max(...gaps.slice(1, 8))).toBeLessThan(1_200);
  });
});
