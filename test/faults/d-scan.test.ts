import { describe, expect, test } from 'vitest';
import { HEAD_SHA } from '../../demo/events.ts';
import { aRepository, aScan, endsAs } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import {
  otherCommit,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runFault } from '../run/fault-gate.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, SOON_OVER, scanned } from '../run/platforms.ts';
import { changingAtPoll, DAY_MS, details, endsAfter, lists, MINUTE_MS, scanOf, world } from './harness/worlds.ts';

const { clean, 'over-limit': overLimit, 'two-products': twoProducts } = SCENARIOS;
const ended = (status: string, exitCode?: number) => ({ timeline: endsAs(status, exitCode) });

/** The clean scan with members changed in the list. What the emulator's state says is then no longer the truth. */
const listed = (listMembers: PlatformScan['listMembers'], inputs: Readonly<Record<string, string>> = SOON_OVER) =>
  runFault({ platform: scanned({ listMembers }), inputs, due: 'unproven' });
const detailed = (detailMembers: PlatformScan['detailMembers'], meta: PlatformScan['meta'] = {}) =>
  runFault({ platform: scanned({ detailMembers, meta }), inputs: SOON_OVER, due: 'unproven' });
const rewritten = (operation: string, rewrite: (body: string) => string): readonly FaultRule[] => [
  { match: { operation }, fault: { kind: 'rewrite-text', rewrite } },
];

describe.concurrent('D. finding and waiting for the scan', () => {
  test('D1 polls until the time is up when there is no scan, and says what may be wrong', async () => {
    const run = await runFault({ platform: SCENARIOS['never-appears'], inputs: { 'discovery-timeout': '6s' } });
    expect(run).toMatchObject(unproven('no-scan'));
    expect(lists(run).length).toBeGreaterThan(25);
    expect(run.stdout).toMatch(/past 30 days.*repository.*token/);
  });

  const oneWait = { 'discovery-timeout': '3s', 'poll-interval': '2s' };
  const byName = { ...oneWait, 'repository-id': '' };
  const otherShop = aRepository({ id: '555', name: 'acme/other-shop' });
  const theirs = (context: ScenarioContext) =>
    scanUnderTest(context, { id: '482000', repositoryId: '555', commit: otherCommit(8) });
  /** The pull request's older commit was scanned, and later a pull request of the same number in another project. */
  const before: Scenario = (context) => {
    const older = { createdAtMs: context.nowMs - 7_500_000, commit: otherCommit(7) };
    const scans = [scanUnderTest(context, { id: '481000', ...older }), theirs(context)];
    return worldOf(context, { scans, repositories: [otherShop] });
  };
  const elsewhere: Scenario = (context) => worldOf(context, { scans: [theirs(context)], repositories: [otherShop] });

  test.each([
    ['with repository-id, by the list alone', oneWait, 0],
    ['by name, with one detail of each project', byName, 3],
  ])(
    'D1 tells the newest scan of the pull request, and never one of another project: %s',
    async (_how, inputs, asked) => {
      const run = await runFault({ platform: before, inputs });
      expect(run).toMatchObject(unproven('no-scan'));
      expect(details(run)).toHaveLength(asked);
      const told = `; the newest scan of pull request 7 is 481000 of commit ${otherCommit(7).slice(0, 12)}, completed 2h`;
      const [first, ...later] = run.stdout.split('\n').filter((line) => /^No scan of [0-9a-f]{12} /.test(line));
      expect(first).toContain(told);
      expect(first).toMatch(/ ago\. Waited \ds of 3s\.$/);
      expect(later.join('\n')).not.toContain('newest');
      expect(run.finalLine).toContain(told);
      const scan = { id: '481000', status: 'completed', ref: 'refs/pull/7/merge', commit: otherCommit(7) };
      expect(run.report).toMatchObject({ seen: { scan, project: null } });
    },
  );

  test.each([
    ['nobody says it', before, [{ match: { operation: 'read-scan' }, fault: { kind: 'status', status: 500 } }], 3],
    ['they are of other projects', elsewhere, [], 2],
  ] as const)(
    'D1 asks whose the older scans are once, and ends as ever where %s',
    async (_why, platform, faults, asked) => {
      const run = await runFault({ platform, inputs: byName, faults });
      expect(run).toMatchObject({ ...unproven('no-scan'), report: { seen: null } });
      expect(details(run)).toHaveLength(asked);
      expect(run.stdout).not.toContain('the newest of');
    },
  );

  test('D1 asks for no detail where it asks only once', async () => {
    const run = await runFault({ platform: before, inputs: { ...byName, 'wait-timeout': '0s' } });
    expect(run).toMatchObject(unproven('no-scan'));
    expect(operationsOf(run.requests)).toEqual({ 'list-scans': 2 });
  });

  test('D1 tells from the first poll on that the commit was scanned as another project alone', async () => {
    const platform: Scenario = (context) =>
      worldOf(context, { scans: [scanUnderTest(context, { repositoryId: '555' })], repositories: [otherShop] });
    const run = await runFault({ platform, inputs: byName });
    expect(run).toMatchObject(unproven('wrong-repository'));
    const told = 'Commit aaaaaaaa1f1f was scanned as acme/other-shop, not as octo-org/shop';
    expect(run.stdout).toMatch(new RegExp(`^${told}\\. Waited \\ds of 3s\\.$`, 'm'));
    expect(run.finalLine).toContain(told.slice(1));
    expect(run.report).toMatchObject({ seen: { scan: null, project: 'acme/other-shop' } });
  });

  test('D1 finds a scan that is as old as the platform keeps them, with one look more', async () => {
    const run = await runFault({ platform: scanned(({ nowMs }) => ({ createdAtMs: nowMs - 20 * DAY_MS })) });
    expect(run).toMatchObject(pass);
    expect(lists(run)).toHaveLength(2);
  });

  test('D2 passes when the scan appears later, is queued, runs and completes', async () => {
    const states = [undefined, undefined, 'SCAN_STATUS_PENDING', 'SCAN_STATUS_RUNNING', 'SCAN_STATUS_RUNNING'];
    let polls = 0;
    const through =
      (handler: Handler): Handler =>
      (request) => {
        const answer = handler(request);
        if (!request.path.endsWith('/scans/search') || polls === states.length) return answer;
        const status = states[polls++];
        const { scans, ...page } = JSON.parse(answer.body) as { scans: readonly { commit: string }[] };
        const shown = scans.flatMap((scan) =>
          scan.commit !== HEAD_SHA ? scan : status === undefined ? [] : { ...scan, status },
        );
        return { ...answer, body: JSON.stringify({ scans: shown, ...page }) };
      };
    const run = await runFault({ through, inputs: { 'wait-timeout': '40s', 'discovery-timeout': '40s' } });
    expect(run).toMatchObject(pass);
    expect(lists(run)).toHaveLength(states.length + 1);
  });

  const endingAfter = (ms: number) => ({
    timeline: [
      { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
      { atMs: ms, status: 'SCAN_STATUS_COMPLETED', exitCode: 0 },
    ],
  });

  test('D3 says how long a scan has been running, and earlier ones took, but not at every poll', async () => {
    const run = await runFault({ platform: scanned(endingAfter(1_500)), inputs: { 'poll-interval': '200ms' } });
    const lines = run.stdout.split('\n').filter((line) => line.startsWith('Scan 184467501 has been running '));
    expect(lines[0]).toMatch(
      /^Scan 184467501 has been running for [\dms ]+; earlier scans took about [\dms ]+\. Waited \d+s of 30s\.$/,
    );
    expect(lists(run).length).toBeGreaterThan(lines.length + 1);
  });

  test('D3 says at the deadline what state a scan that does not end is in, and since when', async () => {
    const waitMs = 1_500;
    const inputs = { 'wait-timeout': `${waitMs}ms`, 'poll-interval': '100ms' };
    const run = await runFault({ platform: SCENARIOS['still-running'], inputs });
    expect(run).toMatchObject(unproven('scan-running'));
    expect(lists(run)).toHaveLength(run.requests.length);
    // The deadline counts from the start, before the first request; at its very end there is one last poll.
    const deadlineMs = run.requests[0]!.atMs + waitMs;
    expect(run.requests.filter(({ atMs }) => atMs > deadlineMs).length).toBeLessThanOrEqual(1);
    expect(run.stdout).toMatch(/gate: INCONCLUSIVE scan-running - scan 184467501 .* is still running \w+ \d+m/);
  });

  test.each([
    ['ERROR', 'scan-failed', 2],
    // Once more for an older one in its place.
    ['CANCELLED', 'scan-cancelled', 3],
    ['NEVER_FINISHED', 'scan-never-finished', 2],
  ])('D4 looks once more for a newer scan when the newest ended as %s', async (status, reason, looks) => {
    // Lately: for one that is over for two minutes a cure may be on its way.
    const lately = ({ nowMs }: { readonly nowMs: number }) => ({
      ...ended(`SCAN_STATUS_${status}`, 2),
      createdAtMs: nowMs - 60_000,
    });
    const run = await runFault({ platform: scanned(lately) });
    expect(run).toMatchObject(unproven(reason));
    expect(lists(run)).toHaveLength(looks);
    expect(run.stdout).toContain('scan 184467501');
  });

  test('D4 lets a newer scan decide that appears in this last look', async () => {
    const first = { id: '1', ...ended('SCAN_STATUS_ERROR', 2) };
    const withoutNewer = ({ scans }: { scans: { id: string }[] }) => ({ scans: scans.filter(({ id }) => id !== '2') });
    const run = await runFault({
      platform: scanned(first, ({ nowMs }) => ({ id: '2', createdAtMs: nowMs })),
      faults: [{ match: { operation: 'list-scans' }, nth: 1, fault: { kind: 'rewrite-json', rewrite: withoutNewer } }],
    });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '2' } });
  });

  test.each([
    [2, 'scan-inconsistent'],
    [-1, 'scan-inconsistent'],
    ['2', 'scan-inconsistent'],
    ['x', 'contract'],
    [true, 'contract'],
    [1.5, 'contract'],
    ['', 'contract'],
    ['00', 'contract'],
  ])('D5 does not trust a completed scan with exit code %j', async (exit_code, reason) => {
    expect(await listed({ exit_code })).toMatchObject(unproven(reason));
  });

  test.each([0, 1, '0', '1', null, undefined])('D5 accepts the exit code %j of a completed scan', async (exit_code) => {
    expect(await runFault({ platform: scanned({ listMembers: { exit_code } }) })).toMatchObject(pass);
  });

  test('D6 judges by the issues when exit code and findings disagree, and notes it', async () => {
    const run = await runFault({ platform: foundBy(ended('SCAN_STATUS_COMPLETED', 0), 3) });
    expect(run).toMatchObject(fail);
    expect(run.stdout).toContain('has exit code 0 and reports 3 findings; the issues decide');
    const other = await runFault({ platform: scanned(ended('SCAN_STATUS_COMPLETED', 1)) });
    expect(other).toMatchObject(pass);
    expect(other.stdout).toContain('has exit code 1 and reports no findings');
  });

  test.each(['SCAN_STATUS_PAUSED', 'scan_status_completed', 'COMPLETED', 'SCAN_STATUS_COMPLETED\n::error::x', ''])(
    'D7 waits for a scan in the unknown state %j',
    async (status) => {
      const run = await listed({ status });
      expect(run).toMatchObject(unproven('scan-running'));
      expect(run.stdout).toContain('unknown state');
    },
  );

  test.each([3, null, undefined, ['SCAN_STATUS_COMPLETED'], true])('D7 refuses the status %j', async (status) => {
    expect(await listed({ status })).toMatchObject(unproven('contract'));
  });

  test('D8 never accepts a partial scan', async () => {
    const run = await runFault({ platform: scanned({ isPartial: true }), inputs: SOON_OVER });
    expect(run).toMatchObject(unproven('partial-only'));
  });

  test.each([true, false])('D9 skips a newer partial scan, and lets the older scan decide: full %s', async (isFull) => {
    const run = await runFault({ platform: scanned({}, { isFull, isPartial: true }) });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': '184467501' } });
  });

  test.each([undefined, null])('D10 reads a scan flag that is %j as false', async (flag) => {
    const platform = scanned({ listMembers: { is_partial_scan: flag, is_full_scan: flag } });
    expect(await runFault({ platform })).toMatchObject(pass);
  });

  test.each(['false', 1, 0, 'true', []])('D10 refuses the scan flag %j', async (flag) => {
    expect(await listed({ is_partial_scan: flag })).toMatchObject(unproven('contract'));
    expect(await listed({ is_full_scan: flag })).toMatchObject(unproven('contract'));
  });

  test('D11 names the required product that nobody scanned', async () => {
    const run = await runFault({
      platform: scanned({ enabledProducts: ['sast', 'secrets'] }),
      inputs: { ...SOON_OVER, 'required-products': 'code, supply-chain' },
    });
    expect(run).toMatchObject(unproven('product-missing'));
    expect(run.stdout).toMatch(/gate: INCONCLUSIVE product-missing - .*supply-chain/);
  });

  test.each([
    [['SAST', 'Sca', 'PRODUCT_SECRETS']],
    [['PRODUCT_SAST', 'supply-chain', 'secrets']],
    [['code', 'supply_chain', 'SECRETS', 'quantum']],
  ])('D12 reads the products %j', async (enabledProducts) => {
    const inputs = { 'required-products': 'code, supply-chain, secrets' };
    expect(await runFault({ platform: scanned({ enabledProducts }), inputs })).toMatchObject(pass);
  });

  test.each([[[]], [null], [undefined], [['quantum']]])(
    'D12 reads %j as no product at all',
    async (enabled_products) => {
      expect(await listed({ enabled_products })).toMatchObject(unproven('product-missing'));
    },
  );

  test.each([[[]], [['PRODUCT_UNSPECIFIED']]])(
    'D12 a newer scan that runs and lists %j may run each',
    async (enabledProducts) => {
      const platform = world((context) => ({
        scans: [
          scanOf(context, '501', { startedAgoMs: 20 * MINUTE_MS }),
          scanOf(context, '502', { enabledProducts, startedAgoMs: 10 * MINUTE_MS, ...endsAfter(60 * MINUTE_MS) }),
        ],
      }));
      expect(await runFault({ platform, inputs: SOON_OVER })).toMatchObject(unproven('scan-running'));
    },
  );

  test.each(['sast', 1, { sast: true }, ['sast', 1]])('D12 refuses the products %j', async (enabled_products) => {
    expect(await listed({ enabled_products })).toMatchObject(unproven('contract'));
  });

  test('D13 accepts two scans together where each required product is covered by one of this commit', async () => {
    const inputs = { 'required-products': 'code, supply-chain, secrets' };
    const run = await runFault({ platform: twoProducts, inputs });
    expect(run).toMatchObject(pass);
    expect(details(run)).toHaveLength(2);
    const lacking = await runFault({ platform: twoProducts, inputs: { ...SOON_OVER, 'required-products': 'ai-code' } });
    expect(lacking).toMatchObject(unproven('product-missing'));
  });

  test('D14 reads all pages of an unordered list', async () => {
    const platform = changed(overLimit, (state, context) => ({
      ...state,
      wire: { ...state.wire, scanOrder: { shuffledBy: 7 } },
      scans: [
        ...state.scans,
        ...scanned({ id: '184400000', createdAtMs: context.nowMs - 900_000, startedAtMs: context.nowMs - 900_000 })(
          context,
        ).scans,
        ...Array.from({ length: 1_200 }, (_, index) =>
          aScan({
            id: String(100_000 + index),
            repositoryId: '101',
            branch: `b${index}`,
            createdAtMs: context.nowMs - 1_000_000 - index,
          }),
        ),
      ],
    }));
    const run = await runFault({ platform });
    expect(run).toMatchObject({ ...fail, outputs: { 'scan-id': '184467501' } });
    expect(lists(run).length).toBeGreaterThanOrEqual(3);
    expect(lists(run).every(({ json }) => (json as { limit: number }).limit === 500)).toBe(true);
  });

  test.each([
    ['9007199254740993', '9007199254740992'],
    ['10000', '9999'],
  ])('D15 lets the larger id decide between scans that began together: %s over %s', async (larger, smaller) => {
    const startedAtMs = Date.now() - 60_000;
    const platform = scanned(
      { id: larger, startedAtMs, ...ended('SCAN_STATUS_ERROR', 2) },
      { id: smaller, startedAtMs },
    );
    expect(await runFault({ platform, inputs: SOON_OVER })).toMatchObject(unproven('scan-failed'));
  });

  test.each([
    ['yesterday', 'contract'],
    ['2026-02-30T10:00:00Z', 'contract'],
    [1_700_000_000, 'contract'],
    ['', 'contract'],
    [null, 'contract'],
    [undefined, 'contract'],
    [' ', 'contract'],
    [new Date(Date.now() + 86_400_000).toISOString(), 'scan-inconsistent'],
  ])('D16 does not trust a start at %j', async (started_at, reason) => {
    expect(await listed({ started_at })).toMatchObject(unproven(reason));
  });

  test.each([
    ['before it starts', '2026-01-01T00:00:00Z', 'scan-inconsistent'],
    ['at no time', ' ', 'contract'],
  ])('D16 does not trust a scan that ends %s', async (_what, completed_at, reason) => {
    const run = await listed({ started_at: '2026-01-02T00:00:00Z', completed_at });
    expect(run).toMatchObject(unproven(reason));
  });

  test.each([undefined, null, ''])(
    'D17 tolerates a completed scan that ended at %j, and notes it',
    async (completed_at) => {
      const run = await runFault({ platform: scanned({ listMembers: { completed_at } }) });
      expect(run).toMatchObject(pass);
      expect(run.stdout).toContain('does not say when');
    },
  );

  test('D18 leaves out scans of others when the server ignores its filters', async () => {
    const others = changed(clean, (state) => ({
      ...state,
      scans: state.scans.map((scan) => ({
        ...scan,
        repositoryId: scan.commit.startsWith('aaaa') ? '7700' : scan.repositoryId,
      })),
    }));
    const through =
      (handler: Handler): Handler =>
      (request) =>
        handler({ ...request, body: request.body.replace(/"repository_id":101,?/, '') });
    expect(await runFault({ platform: others, through, inputs: SOON_OVER })).toMatchObject(unproven('no-scan'));
  });

  test.each<readonly [string, PlatformScan['detailMembers'], PlatformScan['meta']]>([
    ['another commit', {}, { commit: 'd'.repeat(40) }],
    ['no commit', {}, { commit: undefined }],
    ['another repository id', { repository_id: 102 }, {}],
    ['another pull request', {}, { pull_request_id: 8 }],
    ['another pull request by its ref', {}, { branch: 'refs/pull/8/merge', pull_request_id: undefined }],
    ['another deployment', { deployment_id: 43 }, {}],
    ['another id', { id: 184467502 }, {}],
    ['no meta', { meta: null }, {}],
    ['a failed exit code', { exit_code: 2 }, {}],
  ])('D19 does not trust a list whose detail has %s', async (_what, detail, meta) => {
    expect(await detailed(detail, meta)).toMatchObject(unproven('scan-inconsistent'));
  });

  test.each<readonly [string, Partial<PlatformScan>, object]>([
    [
      'another repository',
      { meta: { repository: 'octo-org/other', repo_url: undefined } },
      unproven('wrong-repository'),
    ],
    ['no repository', { meta: { repository: undefined, repo_url: undefined } }, pass],
    ['the name in another case', { meta: { repository: 'Octo-Org/Shop' } }, pass],
    ['titles that are plain text', { meta: { commit_title: 'Pay', pull_request_title: 'Pay' } }, pass],
    ['no counts yet', { detailMembers: { stats: null } }, pass],
  ])('D19 reads a detail that has %s', async (_what, parts, outcome) => {
    expect(await runFault({ platform: scanned(parts), due: outcome === pass ? 'pass' : 'unproven' })).toMatchObject(
      outcome,
    );
  });

  test('D20 requests a detail again that is not there yet, and gives up when it never comes', async () => {
    const missing = { match: { operation: 'read-scan' }, fault: { kind: 'status', status: 404 } } as const;
    expect(await runFault({ faults: [{ ...missing, times: 2 }] })).toMatchObject(pass);
    const run = await runFault({ faults: [missing] });
    expect(run).toMatchObject(unproven('not-found'));
    expect(details(run)).toHaveLength(4);
  });

  const BIG = '9007199254740993';

  test('D21 sends and shows ids beyond 2^53 digit by digit', async () => {
    const deploymentId = '9223372036854775807';
    const platform: Scenario = (context) => {
      const big = { ...context, repositoryId: BIG, deploymentId };
      const neighbour = scanUnderTest(big, { id: '9007199254740992', ...ended('SCAN_STATUS_RUNNING') });
      return worldOf(big, { scans: [neighbour, scanUnderTest(big, { id: BIG })] });
    };
    const run = await runFault({ platform, inputs: { 'repository-id': BIG, 'deployment-id': deploymentId } });
    expect(run).toMatchObject({ ...pass, outputs: { 'scan-id': BIG } });
    expect(run.requests.map(({ path }) => path)).toContain(`/api/v1/deployments/${deploymentId}/scan/${BIG}`);
    expect(run.requests[0]!.body).toContain(`"repository_id":${BIG}`);
  });

  test('D21 compares ids beyond 2^53 digit by digit', async () => {
    const faults = rewritten('read-scan', (body) => body.replace(BIG, '9007199254740992'));
    const run = await runFault({ platform: scanned({ id: BIG }), faults, due: 'unproven' });
    expect(run).toMatchObject(unproven('scan-inconsistent'));
  });

  test.each([
    ...['../../permissions/v2/deployments/1/teams/1', '1?x', '1#', '1/..', '1%2f..', ' 1', ''],
    ...['99999999999999999999', '-1', '1.5', '1e3', '0x1', null, {}],
  ])('D22 refuses the scan id %j before any request is made with it', async (id) => {
    const run = await listed({ id });
    expect(run).toMatchObject(unproven('contract'));
    expect(Object.keys(operationsOf(run.requests))).toEqual(['list-scans']);
  });

  test('D24 does not trust a scan of another deployment', async () => {
    expect(await listed({ deployment_id: '43' })).toMatchObject(unproven('scan-inconsistent'));
  });

  test('D25 polls at once, then with gaps that vary and never exceed the interval by much', async () => {
    const pending = scanned({ ...ended('SCAN_STATUS_PENDING'), listMembers: { started_at: undefined } });
    // The polls are counted, not the time in which they come: a busy machine has fewer of them in a second.
    const world = changingAtPoll(9, pending, (state) => {
      state.scans = state.scans.map((scan) => ({ ...scan, ...ended('SCAN_STATUS_COMPLETED', 0), listMembers: {} }));
    });
    const run = await runFault({ ...world, inputs: { 'poll-interval': '400ms' } });
    expect(run).toMatchObject(pass);
    const times = lists(run).map(({ atMs }) => atMs);
    const gaps = times.slice(1).map((at, index) => at - times[index]!);
    // Never below the shortest gap of this interval: timers are late, not early. The second look is a wider one, at once.
    expect(Math.min(...gaps.slice(1, 8))).toBeGreaterThan(300);
  });

  test('D25 asks only for what may have changed', async () => {
    const run = await runFault({ platform: scanned(endingAfter(1_500)) });
    const since = lists(run).map(({ json }) => Date.parse((json as { since: string }).since));
    expect(since.length).toBeGreaterThan(1);
    for (const later of since.slice(1)) expect(later).toBeGreaterThan(since[0]!);
  });

  test('D25 does not poll before the time that the platform asks for', async () => {
    const run = await runFault({
      platform: SCENARIOS['still-running'],
      inputs: { 'wait-timeout': '10s' },
      faults: [
        {
          match: { operation: 'list-scans' },
          nth: 2,
          fault: { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
        },
      ],
    });
    const [, second, third] = lists(run);
    expect(third!.atMs - second!.atMs).toBeGreaterThanOrEqual(2_000);
  });
});
