import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { DeploymentId, RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Scan, ScanDetail, ScanPage } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { deadlinesOf } from '../../src/domain/work/deadlines.ts';
import type { FoundScans } from '../../src/scan/decision.ts';
import { ScanFinder } from '../../src/scan/find-scan.ts';
import { ScanLookup } from '../../src/scan/lookup/scan-lookup.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aPullRequest, aPush, aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { aScanPage, inTurn, type Pages, type Script, ScriptedReader } from '../fakes/scripted-reader.ts';
import { inAnyOrder, inPages, someScans } from './some-scans.ts';

const MINUTE_MS = 60_000;
const USUAL = ['code', 'supply-chain', 'secrets'] as const satisfies readonly Product[];
const NOT_THERE = new GateFailure('not-found', 'scan detail: status 404');

type Given = {
  /** What the list shows at each look-up, one page each; the last one is repeated. */
  readonly polls?: readonly (readonly Scan[])[];
  readonly scans?: Script['scans'];
  readonly detail?: Script['detail'];
  readonly target?: Target;
  readonly isIdConfigured?: boolean;
  readonly wants?: readonly Product[];
  readonly discoveryMs?: number;
  readonly waitMs?: number;
  readonly intervalMs?: number;
  readonly signal?: AbortSignal;
};

function aFinder(given: Given) {
  const { polls = [[aScan()]], isIdConfigured = true, discoveryMs = 5 * MINUTE_MS, waitMs = 15 * MINUTE_MS } = given;
  const { wants = [] } = given;
  const seen = new Map(polls.flat().map((scan) => [scan.id, scan]));
  const reader = new ScriptedReader({
    scans: given.scans ?? inTurn<Pages<ScanPage>>(...polls.map((scans) => [aScanPage(scans)])),
    detail: given.detail ?? ((id) => aDetailOf(seen.get(id)!)),
  });
  const clock = new FakeClock();
  const log = new CollectingLog();
  const signal = given.signal ?? new AbortController().signal;
  const target = given.target ?? aTarget();
  const repositoryId = isIdConfigured ? ('4242' as RepositoryId) : undefined;
  const finder = new ScanFinder(
    { reader, clock, random: fixedRandom(), log, signal },
    {
      expected: { target, deploymentId: '11' as DeploymentId, repositoryId, checkout: {} },
      needs: { named: wants, judged: [...new Set([...USUAL, ...wants])], ifScanned: [] },
      requiredScan: 'any',
      pollIntervalMs: given.intervalMs ?? 10_000,
      ...deadlinesOf({ discoveryTimeoutMs: discoveryMs, waitTimeoutMs: waitMs }, clock.now()),
    },
    new ScanLookup(reader, clock, target, repositoryId),
  );
  return { finder, reader, clock, log };
}

/** Ids of the deciding scans, the newest first. */
function idsOf({ decision }: FoundScans): string {
  return decision.deciding.map(({ scan }) => scan.id).join(' ');
}

const failed = aScan({ status: 'error', exitCode: 2n, completedAtMs: NOON_MS - MINUTE_MS });
const bare = aScan({ branch: 'main' });
const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });

describe('finding the scan', () => {
  it('needs one page of the list and no wait where the scan is finished already', async () => {
    const { finder, reader, clock } = aFinder({});
    const found = await finder.find();
    expect(found.stop).toBeUndefined();
    expect(found.decision).toMatchObject({
      repositoryId: '4242',
      deciding: [{ scan: aScan(), tier: 'own-ref', products: USUAL }],
      undecided: [],
      notScanned: [],
      superseded: [],
    });
    expect(reader.scanSearches).toEqual([{ repositoryId: '4242', sinceMs: NOON_MS - 24 * 60 * MINUTE_MS }]);
    expect(clock.sleeps).toEqual([]);
  });

  it('looks through all that the platform keeps before it says that there is none', async () => {
    const scans: Script['scans'] = ({ sinceMs }) => [aScanPage(sinceMs === undefined ? [aScan()] : [])];
    const { finder, reader, clock } = aFinder({ scans });
    expect(idsOf(await finder.find())).toBe('900');
    expect(reader.scanSearches).toHaveLength(2);
    expect(clock.sleeps).toEqual([]);
  });

  describe('where the wanted project has no scan of the commit', () => {
    const other = aScan({ repositoryId: '101' as RepositoryId });
    const asked = (scans: Script['scans'], given: Given = {}) => aFinder({ scans, ...given });
    const withoutId = (reader: ScriptedReader) =>
      reader.scanSearches.filter(({ repositoryId }) => repositoryId === undefined);

    it('asks once without the id after a minute, and names the project that was scanned', async () => {
      const { finder, reader, log } = asked(({ repositoryId }) => [
        aScanPage(repositoryId === undefined ? [other] : []),
      ]);
      await expect(finder.find()).rejects.toMatchObject({
        reason: 'no-scan',
        message: expect.stringMatching(/after 5m; it was scanned as project 101: check repository-id$/),
      });
      expect(withoutId(reader)).toHaveLength(1);
      expect(log.infos.at(-1)).toContain('; it was scanned as project 101: check');
    });

    it('does not ask before, since most scans are listed by then', async () => {
      const { finder, reader } = asked(
        inTurn<Pages<ScanPage>>([aScanPage([])], [aScanPage([])], [aScanPage([aScan()])]),
      );
      expect(idsOf(await finder.find())).toBe('900');
      expect(withoutId(reader)).toEqual([]);
    });

    it('says nothing of it where that list cannot be read', async () => {
      const broken = new GateFailure('server', 'scan list: answered 503');
      const { finder } = asked(({ repositoryId }) => [repositoryId === undefined ? broken : aScanPage([])]);
      await expect(finder.find()).rejects.toMatchObject({
        reason: 'no-scan',
        message: expect.stringMatching(/after 5m$/),
      });
    });
  });

  it('waits for it to appear, to start and to finish (D2)', async () => {
    // The second look is the one through everything, in the same poll as the first.
    const polls = [[], [], [aPendingScan()], [aRunningScan()], [aScan()]];
    const { finder, clock, log } = aFinder({ polls });
    expect((await finder.find()).decision.deciding[0]?.scan).toEqual(aScan());
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000]);
    expect(finder.waitedMs).toBe(30_000);
    expect(log.infos).toEqual([
      'no scan of 3f2a9c1b8d7e yet (waited 0s of at most 5m)',
      'scan 900 is pending (waited 10s of at most 15m)',
      'scan 900 is running for 10m 20s (waited 20s of at most 15m)',
    ]);
  });

  it('waits for a re-run of a finished scan (C14)', async () => {
    const rerun = { id: '901', startedAtMs: NOON_MS - MINUTE_MS };
    const { finder } = aFinder({
      polls: [
        [aScan(), aRunningScan(rerun)],
        [aScan(), aScan({ ...rerun, completedAtMs: NOON_MS })],
      ],
    });
    expect(idsOf(await finder.find())).toBe('901');
  });

  it('waits for a state that this version does not know (D7)', async () => {
    const { finder } = aFinder({ polls: [[aScan({ status: { unknown: 'SCAN_STATUS_PAUSED' } })], [aScan()]] });
    expect((await finder.find()).decision.deciding[0]?.scan.status).toBe('completed');
  });

  it('waits for another scan that runs a wanted product (D13)', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const other = { id: '899', enabledProducts: ['sca'], startedAtMs: NOON_MS - 20 * MINUTE_MS };
    const { finder } = aFinder({
      polls: [
        [code, aRunningScan(other)],
        [code, aRunningScan(other)],
        [code, aScan(other)],
      ],
      wants: ['code', 'supply-chain'],
    });
    expect(idsOf(await finder.find())).toBe('900 899');
  });

  it('looks for an older scan of a wanted product before it waits for one', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const old = aScan({ id: '1', enabledProducts: ['sca'], startedAtMs: NOON_MS - 3 * 24 * 60 * MINUTE_MS });
    const scans: Script['scans'] = ({ sinceMs }) => [aScanPage(sinceMs === undefined ? [code, old] : [code])];
    const { finder, clock } = aFinder({ scans, wants: ['supply-chain'] });
    expect(idsOf(await finder.find())).toBe('900 1');
    expect(clock.sleeps).toEqual([]);
  });
});

describe('a scan that ended without a result', () => {
  it.each([
    ['error', 'scan-failed'],
    ['cancelled', 'scan-cancelled'],
    ['never-finished', 'scan-never-finished'],
  ] as const)(
    'is reported with its own reason after one more poll for a newer one: %s (D4)',
    async (status, reason) => {
      const { finder, reader, clock } = aFinder({ polls: [[{ ...failed, status }]] });
      await expect(finder.find()).rejects.toMatchObject({ reason });
      expect(clock.sleeps).toEqual([10_000]);
      // The last day, and the poll.
      expect(reader.scanSearches).toHaveLength(2);
    },
  );

  it('is forgotten when a newer one turns up in that poll (C16)', async () => {
    const rerun = { id: '901', startedAtMs: NOON_MS };
    const { finder } = aFinder({
      polls: [[failed], [failed, aRunningScan(rerun)], [failed, aScan({ ...rerun, completedAtMs: undefined })]],
    });
    expect(idsOf(await finder.find())).toBe('901');
  });

  it('gets one more poll of its own where it is a newer one', async () => {
    const again = aScan({ id: '901', status: 'cancelled', startedAtMs: NOON_MS, completedAtMs: NOON_MS });
    const { finder, clock } = aFinder({ polls: [[failed], [failed, again]] });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-cancelled' });
    expect(clock.sleeps).toEqual([10_000, 10_000]);
  });

  it('is not replaced by an older finished one', async () => {
    const older = aScan({ id: '1', startedAtMs: NOON_MS - 20 * MINUTE_MS });
    const { finder } = aFinder({ polls: [[older, failed]] });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-failed' });
  });

  it('stays cancelled even when a partial scan finished', async () => {
    const cancelled = aScan({ status: 'cancelled' });
    const { finder } = aFinder({ polls: [[cancelled, aScan({ id: '901', isPartialScan: true, isFullScan: true })]] });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-cancelled' });
  });
});

describe('the time for waiting', () => {
  it('for a scan to appear ends sooner than for it to finish (D1)', async () => {
    const { finder, clock } = aFinder({ polls: [[]], discoveryMs: 25_000, waitMs: MINUTE_MS });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan' });
    expect(clock.sleeps).toEqual([10_000, 10_000, 5_000]);
  });

  it('for a scan to finish goes on where it appeared in time (D3)', async () => {
    const { finder, clock } = aFinder({ polls: [[aRunningScan()]], discoveryMs: 25_000, waitMs: 45_000 });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-running' });
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000, 10_000, 5_000]);
  });

  it('for a scan to appear is never longer than for it to finish', async () => {
    const { finder, clock } = aFinder({ polls: [[]], discoveryMs: MINUTE_MS, waitMs: 15_000 });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan' });
    expect(clock.now()).toBe(15_000);
  });

  it('for a missing product is the time for a scan to appear (L29)', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const times = { discoveryMs: 10_000, waitMs: 30_000, wants: ['supply-chain'] as const };
    const { finder, clock } = aFinder({ polls: [[code]], ...times });
    const found = await finder.find();
    expect([idsOf(found), found.stop?.reason, clock.now()]).toEqual(['900', 'product-missing', 10_000]);
  });

  it('for a product whose scan runs is all the time, and what is finished is kept (L1)', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const other = aRunningScan({ id: '899', enabledProducts: ['sca'] });
    const { finder, clock } = aFinder({ polls: [[code, other]], discoveryMs: 10_000, waitMs: 30_000 });
    const found = await finder.find();
    expect([idsOf(found), found.stop?.reason, clock.now()]).toEqual(['900', 'scan-running', 30_000]);
  });

  it('is used to its very end', async () => {
    const { finder, clock } = aFinder({
      scans: () => [aScanPage([clock.now() < 25_000 ? aRunningScan() : aScan()])],
      waitMs: 25_000,
    });
    expect((await finder.find()).decision.deciding[0]?.scan.status).toBe('completed');
    expect(clock.now()).toBe(25_000);
  });

  it.each<[what: string, scan: readonly Scan[], reason: string]>([
    ['nothing', [], 'no-scan'],
    ['a scan that runs', [aRunningScan()], 'scan-running'],
    ['a scan that failed', [failed], 'scan-failed'],
  ])('of 0s asks once: %s (B6)', async (_, scans, reason) => {
    const { finder, reader, clock } = aFinder({ polls: [scans], waitMs: 0 });
    await expect(finder.find()).rejects.toMatchObject({ reason });
    expect(clock.sleeps).toEqual([]);
    expect(reader.scanSearches.length).toBeLessThanOrEqual(2);
  });

  it('of 0s is enough for a scan that is finished', async () => {
    const { finder } = aFinder({ waitMs: 0 });
    expect(idsOf(await finder.find())).toBe('900');
  });

  it('is not moved by jumps of the time of day (A7)', async () => {
    const { finder, clock } = aFinder({
      scans: () => {
        clock.jump(-60 * MINUTE_MS);
        return [aScanPage([aRunningScan()])];
      },
      waitMs: 30_000,
    });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-running' });
    expect(clock.now()).toBe(30_000);
  });

  it('is not followed by a burst of polls after the process was stopped for a while (A8)', async () => {
    const { finder, reader, clock } = aFinder({
      scans: (_, poll) => {
        if (poll === 1) clock.advance(5 * MINUTE_MS);
        return [aScanPage([aRunningScan()])];
      },
      waitMs: 4 * MINUTE_MS,
    });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-running' });
    expect(reader.scanSearches.length).toBeLessThanOrEqual(3);
  });

  it('ends at once when the run is stopped (A3)', async () => {
    const abort = new AbortController();
    const stopped = new GateFailure('cancelled', 'the run was stopped');
    const scans: Script['scans'] = () => {
      abort.abort(stopped);
      return [aScanPage([aRunningScan()])];
    };
    const { finder } = aFinder({ scans, signal: abort.signal });
    await expect(finder.find()).rejects.toBe(stopped);
  });
});

it.each(['rate-limited', 'server', 'auth', 'not-found', 'cursor-loop', 'page-limit'] as const)(
  'a list that fails with %s fails the search, whatever came before',
  async (reason) => {
    const { finder } = aFinder({ scans: () => [aScanPage([aScan()]), new GateFailure(reason, 'it failed')] });
    await expect(finder.find()).rejects.toMatchObject({ reason });
  },
);

describe('finding out whose scan it is', () => {
  it("asks the detail of a fork's bare branch, and believes it (C4)", async () => {
    const { finder, reader } = aFinder({
      polls: [[bare]],
      target: FORK,
      detail: () => aDetailOf(bare, { meta: { pullRequestId: '7' } }),
    });
    const found = await finder.find();
    expect(idsOf(found)).toBe('900');
    await finder.confirm(found);
    expect(reader.detailsAsked).toEqual(['900']);
  });

  it("does not accept the default branch's clean scan for a fork whose branch has its name (C3, C4)", async () => {
    const { finder } = aFinder({ polls: [[bare]], target: FORK, waitMs: 20_000 });
    const message = expect.stringContaining('1 scan of this commit belongs to another pull request');
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
  });

  it('asks the details of both repositories that scanned the commit, and takes the wanted one (C12)', async () => {
    const mirror = aScan({ id: '1', repositoryId: '5', startedAtMs: NOON_MS - MINUTE_MS, completedAtMs: undefined });
    const details = new Map([
      ['1', aDetailOf(mirror, { meta: { repository: 'evil/shop' } })],
      ['900', aDetailOf(aScan())],
    ]);
    const { finder } = aFinder({ polls: [[mirror, aScan()]], isIdConfigured: false, detail: (id) => details.get(id)! });
    expect(await finder.find()).toMatchObject({
      decision: { deciding: [{ scan: { id: '900' } }], repositoryId: '4242' },
    });
  });

  it('ends as wrong-repository where two projects have the wanted name (C13)', async () => {
    const twin = aScan({ id: '1', repositoryId: '5' });
    const { finder } = aFinder({ polls: [[twin, aScan()]], isIdConfigured: false });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'wrong-repository' });
  });

  it("looks for our older scan where the day shows only another project's, of another pull request", async () => {
    const foreign = aScan({ id: '950' as ScanId, repositoryId: '7700' as RepositoryId, branch: 'refs/pull/8/merge' });
    const scans: Script['scans'] = ({ sinceMs, repositoryId }) => {
      const listed = sinceMs === undefined ? [foreign, aScan()] : [foreign];
      return [aScanPage(listed.filter((scan) => repositoryId === undefined || scan.repositoryId === repositoryId))];
    };
    const detail: Script['detail'] = (id) =>
      id === '950'
        ? aDetailOf(foreign, { meta: { repository: 'somebody/shop', repoUrl: 'https://github.com/somebody/shop' } })
        : aDetailOf(aScan());
    const { finder, reader } = aFinder({ scans, detail, isIdConfigured: false });
    expect(idsOf(await finder.find())).toBe('900');
    expect(reader.scanSearches.map(({ repositoryId }) => repositoryId)).toEqual([undefined, undefined]);
  });

  it('ends as wrong-repository where only another project scanned the commit', async () => {
    const { finder } = aFinder({
      isIdConfigured: false,
      detail: () => aDetailOf(aScan(), { meta: { repository: 'evil/shop' } }),
      waitMs: 20_000,
    });
    const found = await finder.find();
    await finder.confirm(found);
    expect(await finder.holds(found, 'no')).toBe(false);
    const message = 'commit 3f2a9c1b8d7e was scanned as evil/shop, not as acme/shop';
    await expect(finder.find(true)).rejects.toMatchObject({ reason: 'wrong-repository', message });
  });

  describe('for a failed scan, where only the name of the project is known,', () => {
    const theirs = aScan({ id: '1', repositoryId: '5', status: 'error', exitCode: 2n });

    it('waits for our scan when the detail names another project', async () => {
      const details = new Map([
        ['1', aDetailOf(theirs, { meta: { repository: 'evil/shop' } })],
        ['900', aDetailOf(aScan())],
      ]);
      const polls = [[theirs], [theirs], [theirs], [theirs], [theirs, aScan()]];
      const { finder, reader } = aFinder({ polls, isIdConfigured: false, detail: (id) => details.get(id)! });
      expect(await finder.find()).toMatchObject({
        decision: { deciding: [{ scan: { id: '900' } }], repositoryId: '4242' },
      });
      expect(reader.detailsAsked).toContain('1');
    });

    it.each([
      ['names ours', aDetailOf(theirs)],
      ['does not say what was scanned', { ...aDetailOf(theirs), meta: undefined }],
    ])('takes the scan for ours when its detail %s', async (_, detail) => {
      const { finder } = aFinder({ polls: [[theirs]], isIdConfigured: false, detail: () => detail });
      await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-failed' });
    });

    it.each([
      ['the run is stopped', new GateFailure('cancelled', 'stopped from outside')],
      ['a defect occurs', new TypeError('x is not a function')],
    ])('stops when %s while the detail is read', async (_, thrown) => {
      const detail = () => {
        throw thrown;
      };
      const { finder } = aFinder({ polls: [[theirs]], isIdConfigured: false, detail });
      await expect(finder.find()).rejects.toBe(thrown);
    });
  });

  it('does not believe a repository id that the list was not asked for (D18)', async () => {
    const { finder } = aFinder({ polls: [[aScan({ repositoryId: '5' })]], waitMs: 0 });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan' });
  });
});

describe('confirming what was found', () => {
  it('gives the details of the deciding scans, the newest first', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const other = aScan({ id: '1', enabledProducts: ['sca'], startedAtMs: NOON_MS - 20 * MINUTE_MS });
    const { finder } = aFinder({ polls: [[code, other]], wants: ['supply-chain'] });
    expect(await finder.confirm(await finder.find())).toEqual([aDetailOf(code), aDetailOf(other)]);
  });

  it('finds out that the newest scan of the branch is of a pull request (C11, L38)', async () => {
    const theirs = aScan({ id: '901', branch: 'main', startedAtMs: NOON_MS - MINUTE_MS, completedAtMs: undefined });
    const ours = aScan({ branch: 'main', isFullScan: true });
    const details = new Map([
      ['901', aDetailOf(theirs, { meta: { pullRequestId: '8' } })],
      ['900', aDetailOf(ours)],
    ]);
    const { finder } = aFinder({ polls: [[theirs, ours]], target: aPush(), detail: (id) => details.get(id)! });
    const first = await finder.find();
    expect(idsOf(first)).toBe('901');
    await finder.confirm(first);
    // The issues of that branch are the pull request's now (L38).
    expect(await finder.holds(first, 'no')).toBe(false);
    await expect(finder.find(true)).rejects.toMatchObject({ reason: 'superseded' });
  });

  it('fails where the detail contradicts the list (D19)', async () => {
    const { finder } = aFinder({ detail: () => aDetailOf(aScan(), { meta: { commit: OTHER_COMMIT } }) });
    const found = await finder.find();
    await expect(finder.confirm(found)).rejects.toMatchObject({ reason: 'scan-inconsistent' });
  });

  it('asks again at the next poll for a detail that is not there yet (D20)', async () => {
    const { finder, reader, clock, log } = aFinder({
      detail: inTurn<ScanDetail | Error>(NOT_THERE, NOT_THERE, aDetailOf(aScan())),
    });
    expect(await finder.confirm(await finder.find())).toHaveLength(1);
    expect(reader.detailsAsked).toHaveLength(3);
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    expect(log.infos[0]).toBe('scan 900 is listed, but its detail is not there yet; asking again');
  });

  it('asks at most three more times (D20)', async () => {
    const { finder, reader } = aFinder({ detail: () => NOT_THERE });
    const found = await finder.find();
    await expect(finder.confirm(found)).rejects.toMatchObject({ reason: 'not-found' });
    expect(reader.detailsAsked).toHaveLength(4);
  });

  it('does not ask again when the time is up', async () => {
    const { finder, reader } = aFinder({ detail: () => NOT_THERE, waitMs: 0 });
    const found = await finder.find();
    await expect(finder.confirm(found)).rejects.toMatchObject({ reason: 'not-found' });
    expect(reader.detailsAsked).toHaveLength(1);
  });

  it('does not ask again after any other failure', async () => {
    const { finder, reader } = aFinder({ detail: () => new GateFailure('server', 'scan detail: status 503') });
    const found = await finder.find();
    await expect(finder.confirm(found)).rejects.toMatchObject({ reason: 'server' });
    expect(reader.detailsAsked).toHaveLength(1);
  });

  it('asks again for a detail that was read while its scan ran: it may say more now', async () => {
    const running = aRunningScan({ branch: 'main' });
    const meta = { pullRequestId: '7' };
    const { finder, reader } = aFinder({
      polls: [[running], [bare]],
      target: FORK,
      detail: inTurn(aDetailOf(running, { meta }), aDetailOf(bare, { exitCode: 2n, meta })),
    });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-inconsistent' });
    expect(reader.detailsAsked).toEqual(['900', '900']);
  });

  it("reports a fork's failed scan as failed, although its detail names the exit code", async () => {
    const scan = aScan({ branch: 'main', status: 'error', exitCode: 2n });
    const { finder } = aFinder({
      polls: [[scan]],
      target: FORK,
      detail: () => aDetailOf(scan, { meta: { pullRequestId: '7' } }),
    });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-failed' });
  });
});

describe('a detail that says more at the end of its scan', () => {
  it('is asked again then, and only then (L16)', async () => {
    const running = aRunningScan({ branch: 'topic' });
    const done = aScan({ branch: 'topic' });
    const { finder, reader } = aFinder({
      polls: [[running], [running], [done]],
      detail: inTurn(aDetailOf(running, { meta: undefined }), aDetailOf(done, { meta: { pullRequestId: '7' } })),
    });
    const found = await finder.find();
    expect(idsOf(found)).toBe('900');
    expect(found.decision.deciding[0]?.tier).toBe('own-ref');
    expect(reader.detailsAsked).toEqual(['900', '900']);
  });

  it('makes what was denied while it ran ours after all', async () => {
    const running = aRunningScan({ branch: 'topic' });
    const done = aScan({ branch: 'topic' });
    const { finder } = aFinder({
      polls: [[running], [running], [done]],
      detail: inTurn(
        aDetailOf(running, { meta: { commit: OTHER_COMMIT } }),
        aDetailOf(done, { meta: { pullRequestId: '7' } }),
      ),
    });
    expect(idsOf(await finder.find())).toBe('900');
  });

  it('names the project only then: a second one of our name is found (L19)', async () => {
    const twin = aRunningScan({ id: '1', repositoryId: '5' });
    const ended = aScan({ id: '1', repositoryId: '5' });
    const { finder } = aFinder({
      polls: [
        [aScan(), twin],
        [aScan(), twin],
        [aScan(), ended],
      ],
      isIdConfigured: false,
      detail: (id, time) => {
        if (id === '900') return aDetailOf(aScan());
        return time === 0 ? aDetailOf(twin, { meta: undefined }) : aDetailOf(ended);
      },
    });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'wrong-repository' });
  });
});

it('asks many projects for their names, eight at the same time (L27)', async () => {
  const scans = Array.from({ length: 150 }, (_, index) =>
    aScan({ id: String(index + 1), repositoryId: String(index + 1) }),
  );
  let open = 0;
  let mostOpen = 0;
  const { finder, reader } = aFinder({ polls: [scans], isIdConfigured: false });
  const readScan = async (id: ScanId) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    for (let tick = 0; tick < 5; tick++) await Promise.resolve();
    open -= 1;
    const scan = scans.find((one) => one.id === id)!;
    return aDetailOf(scan, { meta: { repository: id === '77' ? 'acme/shop' : `other/${id}` } });
  };
  reader.readScan = async (id) => {
    reader.detailsAsked.push(id);
    return readScan(id);
  };
  const found = await finder.find();
  expect([idsOf(found), found.decision.repositoryId]).toEqual(['77', '77']);
  expect(mostOpen).toBe(8);
  expect(reader.detailsAsked).toHaveLength(150);
});

describe('where the repository is known only by its name', () => {
  it('polls ask for its id once a scan has named it', async () => {
    const { finder, reader } = aFinder({
      polls: [[aRunningScan()], [aRunningScan()], [aScan()]],
      isIdConfigured: false,
    });
    await finder.find();
    expect(reader.scanSearches.map(({ repositoryId }) => repositoryId)).toEqual([undefined, '4242', '4242']);
  });

  it('the look through everything ends after 40 pages, and is not repeated (L21)', async () => {
    const busy = (page: number) =>
      aScanPage([aScan({ id: String(page + 1), repositoryId: '5', commit: OTHER_COMMIT })]);
    let pagesRead = 0;
    const scans: Script['scans'] = ({ sinceMs }) => {
      if (sinceMs !== undefined) return [aScanPage([])];
      return Array.from({ length: 200 }, (_, page) => busy(page));
    };
    const { finder, reader } = aFinder({ scans, isIdConfigured: false, discoveryMs: 25_000 });
    const listScans = reader.listScans.bind(reader);
    reader.listScans = async function* (search) {
      for await (const page of listScans(search)) {
        if (search.sinceMs === undefined) pagesRead += 1;
        yield page;
      }
    };
    const message = expect.stringContaining('set repository-id');
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
    expect(pagesRead).toBe(40);
    expect(reader.scanSearches.map(({ sinceMs }) => sinceMs === undefined)).toEqual([false, true, false, false, false]);
  });
});

describe('what there is in place of a scan of the commit', () => {
  const before = aScan({ commit: OTHER_COMMIT });
  const NEWEST = '; the newest scan of pull request 7 is 900 of commit aaaaaaaaaaaa, completed';
  const byName = { polls: [[before]], isIdConfigured: false, discoveryMs: 25_000 };

  it('is told at the first poll and at the end, by the list alone where the id is configured', async () => {
    const { finder, reader, log } = aFinder({ polls: [[before]], discoveryMs: 15_000 });
    const message = `no scan of commit 3f2a9c1b8d7e in project 4242 after 15s${NEWEST} 8m 15s ago`;
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
    expect(log.infos).toEqual([
      `no scan of 3f2a9c1b8d7e yet${NEWEST} 8m ago (waited 0s of at most 15s)`,
      'no scan of 3f2a9c1b8d7e yet (waited 10s of at most 15s)',
    ]);
    expect([finder.seen, reader.detailsAsked]).toEqual([{ scan: before, project: undefined }, []]);
  });

  it('is told where its detail names the project, asked once beside the waiting', async () => {
    const { finder, reader, clock, log } = aFinder(byName);
    const message = expect.stringContaining(NEWEST);
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
    expect(log.infos[0]).toBe(`no scan of 3f2a9c1b8d7e yet${NEWEST} 8m ago (waited 0s of at most 25s)`);
    expect([reader.detailsAsked, clock.sleeps]).toEqual([['900'], [10_000, 10_000, 5_000]]);
  });

  it.each<[what: string, answer: (aside: AbortSignal | undefined) => Promise<ScanDetail>]>([
    ['is not there yet', () => Promise.reject(NOT_THERE)],
    ['is refused', () => Promise.reject(new GateFailure('auth', 'scan detail: status 403'))],
    ['is a defect', () => Promise.reject(new TypeError('a defect'))],
    ['never comes', (aside) => new Promise((_, refuse) => aside?.addEventListener('abort', refuse))],
    ['names another project', async () => aDetailOf(before, { meta: { repository: 'evil/shop' } })],
  ])('changes nothing where the detail %s', async (_, answer) => {
    const { finder, reader, clock, log } = aFinder(byName);
    reader.readScan = async (id, _phase?: unknown, aside?: AbortSignal) => {
      reader.detailsAsked.push(id);
      return answer(aside);
    };
    const message = 'no scan of commit 3f2a9c1b8d7e in acme/shop after 25s';
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
    expect(log.infos.map((line) => line.replace(/ \(.*/, ''))).toEqual(Array(3).fill('no scan of 3f2a9c1b8d7e yet'));
    expect([reader.detailsAsked, clock.sleeps]).toEqual([['900'], [10_000, 10_000, 5_000]]);
    expect(finder.seen).toBeUndefined();
  });

  it('is not asked for where nothing is waited for', async () => {
    const { finder, reader } = aFinder({ ...byName, waitMs: 0 });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan' });
    expect(reader.detailsAsked).toEqual([]);
  });

  it('does not hold up the stop of the run (A3)', async () => {
    const abort = new AbortController();
    const stopped = new GateFailure('cancelled', 'the run was stopped');
    const { finder, reader } = aFinder({ ...byName, signal: abort.signal });
    reader.readScan = (_id, _phase?: unknown, aside?: AbortSignal) => {
      abort.abort(stopped);
      return new Promise((_, refuse) => aside?.addEventListener('abort', refuse));
    };
    await expect(finder.find()).rejects.toBe(stopped);
  });

  it('does not keep a scan of the commit from being found in the next look', async () => {
    const { finder, reader } = aFinder({ ...byName, polls: [[before], [before], [before, aScan({ id: '901' })]] });
    expect(idsOf(await finder.find())).toBe('901');
    expect(reader.detailsAsked).toEqual(['900']);
  });

  it('is the name of the other project that scanned the commit', async () => {
    const elsewhere = aRunningScan({ repositoryId: '5' });
    const { finder, log } = aFinder({
      polls: [[elsewhere, aScan({ id: '899', commit: OTHER_COMMIT })]],
      isIdConfigured: false,
      discoveryMs: 5_000,
      detail: () => aDetailOf(elsewhere, { meta: { repository: 'acme/other-shop' } }),
    });
    const message = 'commit 3f2a9c1b8d7e was scanned as acme/other-shop, not as acme/shop';
    await expect(finder.find()).rejects.toMatchObject({ reason: 'wrong-repository', message });
    expect(log.infos).toEqual([`${message} (waited 0s of at most 5s)`]);
    expect(finder.seen).toEqual({ scan: undefined, project: 'acme/other-shop' });
  });
});

describe('a scan that failed long before the run', () => {
  const old = aScan({ status: 'error', exitCode: 2n });
  const again = { id: '901', startedAtMs: NOON_MS + 10_000 };

  it('is told after 90 s (L33)', async () => {
    const { finder, clock } = aFinder({ polls: [[old]] });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-failed' });
    expect(clock.now()).toBe(90_000);
  });

  it('is forgotten for one that is listed meanwhile (L33)', async () => {
    const polls = [
      [old],
      [old],
      [old],
      [old, aRunningScan(again)],
      [old, aScan({ ...again, completedAtMs: NOON_MS + 50_000 })],
    ];
    const { finder } = aFinder({ polls });
    expect(idsOf(await finder.find())).toBe('901');
  });

  it('is told at once where the gate asks once', async () => {
    const { finder, clock } = aFinder({ polls: [[old]], waitMs: 0 });
    await expect(finder.find()).rejects.toMatchObject({ reason: 'scan-failed' });
    expect(clock.now()).toBe(0);
  });
});

describe('beside the reading of issues', () => {
  const code = aScan({ enabledProducts: ['sast'] });
  /** Three settled commits of other pull requests show that nothing else is usual. */
  const usual = ['a', 'b', 'c'].map((digit) =>
    aScan({
      id: `80${digit.charCodeAt(0)}`,
      commit: digit.repeat(40),
      branch: 'refs/pull/8/merge',
      enabledProducts: ['sast'],
      startedAtMs: NOON_MS - 60 * MINUTE_MS,
      completedAtMs: NOON_MS - 59 * MINUTE_MS,
    }),
  );

  it('nothing more is looked for where the own ref shows all products', async () => {
    const { finder, reader } = aFinder({});
    const found = await finder.find();
    await finder.pollBeside(found);
    expect(reader.scanSearches).toHaveLength(1);
    expect(await finder.holds(found, 'no')).toBe(true);
  });

  it("the own ref's older scans are looked for, and change the decision", async () => {
    const older = aScan({
      id: '1',
      enabledProducts: ['sca'],
      status: 'error',
      startedAtMs: NOON_MS - 2_000 * MINUTE_MS,
    });
    const scans: Script['scans'] = ({ sinceMs }) => [
      aScanPage(sinceMs === undefined ? [code, older] : [code, ...usual]),
    ];
    const { finder, reader } = aFinder({ scans });
    const found = await finder.find();
    expect(idsOf(found)).toBe('900');
    await finder.pollBeside(found);
    expect(reader.scanSearches.slice(1)).toEqual([{ repositoryId: '4242', branch: 'refs/pull/7/merge' }]);
    expect(await finder.holds(found, 'no')).toBe(false);
  });

  it('where too few commits show what is usual, all of the repository is looked through (O2)', async () => {
    const older = usual.map((scan) => ({
      ...scan,
      enabledProducts: ['sast', 'sca'],
      startedAtMs: NOON_MS - 2_000 * MINUTE_MS,
    }));
    const scans: Script['scans'] = ({ sinceMs }) => [aScanPage(sinceMs === undefined ? [code, ...older] : [code])];
    const { finder, reader } = aFinder({ scans });
    const found = await finder.find();
    await finder.pollBeside(found);
    expect(reader.scanSearches.slice(1)).toEqual([{ repositoryId: '4242' }]);
    expect(await finder.holds(found, 'no')).toBe(false);
    expect((await finder.find(true)).stop?.reason).toBe('product-missing');
  });

  it('a push is looked for under each spelling of its branch (M8)', async () => {
    const pushed = { ...code, branch: 'main', isFullScan: true };
    const failed = aScan({
      id: '1',
      branch: 'refs/heads/main',
      isFullScan: true,
      enabledProducts: ['sca'],
      status: 'error',
    });
    const scans: Script['scans'] = ({ branch }) => [aScanPage(branch === failed.branch ? [failed] : [pushed])];
    const { finder, reader } = aFinder({ scans, target: aPush('refs/heads/main') });
    const found = await finder.find();
    await finder.pollBeside(found);
    expect(reader.scanSearches.slice(1, 3).map(({ branch }) => branch)).toEqual(['main', 'refs/heads/main']);
    expect(await finder.holds(found, 'no')).toBe(false);
  });

  it('a push whose ref shows too few commits is looked for in all of the repository (O2)', async () => {
    const pushed = { ...code, branch: 'main', isFullScan: true };
    const { finder, reader } = aFinder({ scans: () => [aScanPage([pushed])], target: aPush() });
    await finder.pollBeside(await finder.find());
    expect(reader.scanSearches.slice(1).map(({ branch }) => branch)).toEqual(['main', 'refs/heads/main', undefined]);
  });

  it('an answer without the scan that was found is not believed: all branches are looked through', async () => {
    const scans: Script['scans'] = ({ branch }) => [aScanPage(branch === undefined ? [code, ...usual] : [])];
    const { finder, reader } = aFinder({ scans });
    await finder.pollBeside(await finder.find());
    expect(reader.scanSearches.slice(1)).toEqual([
      { repositoryId: '4242', branch: 'refs/pull/7/merge' },
      { repositoryId: '4242' },
    ]);
  });

  it('all refs of a bare commit are looked for', async () => {
    const { finder, reader } = aFinder({ target: aTarget({ subject: { kind: 'commit' } }) });
    await finder.pollBeside(await finder.find());
    expect(reader.scanSearches.slice(1)).toEqual([{ repositoryId: '4242' }]);
  });
});

describe('the last look', () => {
  const theirs = { id: '901', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 5 * MINUTE_MS };

  it('is not made where the one before is fresh and nothing runs', async () => {
    const { finder, reader, clock } = aFinder({});
    const found = await finder.find();
    clock.advance(10_000);
    expect(await finder.holds(found, 'if-due')).toBe(true);
    expect(reader.scanSearches).toHaveLength(1);
  });

  it('is made where the one before is older than 10 s', async () => {
    const { finder, reader, clock } = aFinder({});
    const found = await finder.find();
    clock.advance(10_001);
    expect(await finder.holds(found, 'if-due')).toBe(true);
    expect(reader.scanSearches).toHaveLength(2);
  });

  it('is made where a scan of another commit ran on the ref, and finds that it took over (L36)', async () => {
    const { finder, reader } = aFinder({
      polls: [
        [aScan(), aRunningScan(theirs)],
        [aScan(), aScan({ ...theirs, completedAtMs: NOON_MS })],
      ],
    });
    const found = await finder.find();
    expect(await finder.holds(found, 'if-due')).toBe(false);
    await expect(finder.find(true)).rejects.toMatchObject({ reason: 'superseded' });
    // The branch may be moved back, and be scanned again: that has 90 s (O16).
    expect(reader.scanSearches).toHaveLength(11);
  });

  it('is not made again where a look while the index was waited for has shown that another scan took over', async () => {
    const { finder, reader } = aFinder({ polls: [[aScan()], [aScan(), aScan({ ...theirs, completedAtMs: NOON_MS })]] });
    const found = await finder.find();
    expect(await finder.holds(found, 'yes')).toBe(false);
    expect(await finder.holds(found, 'if-due')).toBe(false);
    expect(reader.scanSearches).toHaveLength(2);
  });

  it('is not made for what runs on another ref', async () => {
    const { finder, reader } = aFinder({
      polls: [[aScan(), aRunningScan({ ...theirs, branch: 'refs/pull/8/merge' })]],
    });
    expect(await finder.holds(await finder.find(), 'if-due')).toBe(true);
    expect(reader.scanSearches).toHaveLength(1);
  });

  it('finds a newer scan of the commit, which is then waited for', async () => {
    const rerun = { id: '901', startedAtMs: NOON_MS };
    const { finder, clock } = aFinder({
      polls: [
        [aScan()],
        [aScan(), aRunningScan(rerun)],
        [aScan(), aScan({ ...rerun, completedAtMs: NOON_MS + 20_000 })],
      ],
    });
    const found = await finder.find();
    clock.advance(11_000);
    expect(await finder.holds(found, 'if-due')).toBe(false);
    expect(idsOf(await finder.find(true))).toBe('901');
  });
});

it('any order of the list, and any split over pages, gives the same result', async () => {
  /** What is found with the time for one look, or why nothing is found. */
  async function outcome(pages: readonly (readonly Scan[])[], given: Given): Promise<string> {
    const listed = new Map(pages.flat().map((scan) => [scan.id, scan]));
    const { finder } = aFinder({
      ...given,
      scans: () => pages.map((scans) => aScanPage(scans)),
      detail: (id) => {
        const scan = listed.get(id)!;
        const repository = scan.repositoryId === '4242' ? 'acme/shop' : 'evil/shop';
        return aDetailOf(scan, { meta: { repository, pullRequestId: id.endsWith('7') ? '7' : undefined } });
      },
      waitMs: 0,
    });
    try {
      for (let isPolled = false; ; isPolled = true) {
        const found = await finder.find(isPolled);
        await finder.confirm(found);
        if (await finder.holds(found, 'no')) return `${idsOf(found)} ${found.stop?.reason}`;
      }
    } catch (thrown) {
      return String(thrown);
    }
  }
  const someGiven = fc.record({
    target: fc.constantFrom(aTarget(), FORK, aPush()),
    isIdConfigured: fc.boolean(),
    wants: fc.subarray<Product>(['code', 'supply-chain']),
  });
  const someCuts = fc.array(fc.nat(7), { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(inAnyOrder(someScans), someCuts, someGiven, async ([scans, others], cuts, given) => {
      expect(await outcome(inPages(others, cuts), given)).toBe(await outcome([scans], given));
    }),
    { numRuns: 300 },
  );
});
