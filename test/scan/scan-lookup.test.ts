import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import { type MalformedScan, NO_COUNTS, type Scan, type ScanPage } from '../../src/domain/scan.ts';
import { type OneRef, ScanLookup } from '../../src/scan/lookup/scan-lookup.ts';
import { aPendingScan, aRunningScan, aScan, someFindings } from '../build/a-scan.ts';
import { aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aScanPage, inTurn, type Pages, ScriptedReader } from '../fakes/scripted-reader.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const ID = '4242' as RepositoryId;

function aLookup(...polls: readonly Pages<ScanPage>[]) {
  const reader = new ScriptedReader({ scans: inTurn(...polls) });
  const clock = new FakeClock();
  const lookup = new ScanLookup(reader, clock, aTarget(), ID);
  return { reader, clock, lookup };
}

function malformed(given: Partial<MalformedScan>): ScanPage {
  const entry = { commit: OTHER_COMMIT, isCommitReadable: true, mayBeWhole: true, problem: 'status is not text' };
  return aScanPage([], { malformed: [{ ...entry, ...given }] });
}

describe('the period of a request for the list', () => {
  it('is a day at first, then everything once, then only what may have changed', async () => {
    const { reader, clock, lookup } = aLookup([aScanPage([])]);
    await lookup.refresh('polling');
    await lookup.widen(ID, 'polling');
    clock.advance(10_000);
    await lookup.refresh('polling');
    expect(reader.scanSearches).toEqual([
      { repositoryId: '4242', sinceMs: NOON_MS - DAY_MS },
      { repositoryId: '4242', sinceMs: undefined },
      { repositoryId: '4242', sinceMs: NOON_MS - HOUR_MS },
    ]);
  });

  it.each([
    ['a day', NOON_MS - 20 * HOUR_MS, NOON_MS - DAY_MS],
    ['everything', NOON_MS - 3 * DAY_MS, undefined],
  ])('is %s again if a scan is missing that began long after it was created', async (_, createdAtMs, widestMs) => {
    let status: 'running' | 'completed' = 'running';
    const scans = ({ sinceMs = 0 }: { sinceMs?: number | undefined }) => {
      const scan = aRunningScan({ id: '1', status, startedAtMs: NOON_MS - 5 * MINUTE_MS });
      return [aScanPage(createdAtMs > sinceMs ? [scan] : [])];
    };
    const reader = new ScriptedReader({ scans });
    const lookup = new ScanLookup(reader, new FakeClock(), aTarget(), ID);
    await lookup.refresh('polling');
    if (lookup.scans.length === 0) await lookup.widen(ID, 'polling');
    await lookup.refresh('polling');
    status = 'completed';
    await lookup.refresh('polling');
    expect(lookup.scans.map((scan) => scan.status)).toEqual(['completed']);
    expect(reader.scanSearches.slice(-3).map(({ sinceMs }) => sinceMs)).toEqual([
      NOON_MS - HOUR_MS - 5 * MINUTE_MS,
      widestMs,
      widestMs,
    ]);
  });

  it('is a day again each time the list lacks a scan that runs, as lists with shifting pages do', async () => {
    const theirs = aRunningScan({ id: '1', commit: OTHER_COMMIT });
    const ended = aScan({ id: '1', commit: OTHER_COMMIT });
    const lists = [[theirs], [], [theirs], [], [ended]].map((scans) => [aScanPage([aScan(), ...scans])]);
    const { reader, lookup } = aLookup(...lists);
    for (const _ of ['first', 'second', 'third']) await lookup.refresh('polling');
    expect(reader.scanSearches).toHaveLength(5);
    expect(lookup.scans).toContainEqual(ended);
  });

  it.each([
    ['does not reach back to finished scans', aScan({ startedAtMs: NOON_MS - 5 * HOUR_MS }), HOUR_MS],
    ['is as wide as the first list of a queued scan that has no start', aPendingScan(), DAY_MS],
  ])('%s', async (_, scan, backMs) => {
    const { reader, lookup } = aLookup([aScanPage([scan])]);
    await lookup.refresh('polling');
    await lookup.refresh('polling');
    expect(reader.scanSearches[1]?.sinceMs).toBe(NOON_MS - backMs);
  });

  it.each([
    ['ours is behind', 3 * HOUR_MS],
    ['ours is ahead', -3 * HOUR_MS],
  ])("uses the platform's clock, and the earlier of the two clocks (%s)", async (_, skewMs) => {
    const serverTimeMs = NOON_MS + skewMs;
    const { reader, clock, lookup } = aLookup([aScanPage([], { serverTimeMs })], [aScanPage([])]);
    await lookup.refresh('polling');
    clock.advance(30_000);
    clock.jump(-DAY_MS);
    expect(lookup.nowMs).toBe(serverTimeMs + 30_000);
    expect(lookup.latestNowMs).toBe(Math.max(serverTimeMs, NOON_MS) + 30_000);
    await lookup.refresh('polling');
    expect(reader.scanSearches[1]?.sinceMs).toBe(Math.min(serverTimeMs, NOON_MS) - HOUR_MS);
  });
});

describe('an entry that does not follow the documentation', () => {
  it.each<[what: string, entry: Partial<MalformedScan>]>([
    ['of the commit under test', { commit: COMMIT }],
    ['whose commit cannot be read', { commit: undefined, isCommitReadable: false }],
  ])('ends the run if it is one %s', async (_, entry) => {
    const { lookup } = aLookup([aScanPage([aScan()]), malformed(entry)]);
    const message = 'a listed scan of commit 3f2a9c1b8d7e cannot be read: status is not text';
    await expect(lookup.refresh('polling')).rejects.toMatchObject({ reason: 'contract', message });
  });

  it.each<[what: string, entry: Partial<MalformedScan>]>([
    ['of another commit', {}],
    ['without a commit', { commit: undefined }],
  ])('is listed separately if it is one %s', async (_, entry) => {
    const { lookup } = aLookup([aScanPage([aScan()]), malformed(entry)]);
    await lookup.refresh('polling');
    expect([lookup.scans.length, lookup.malformed.length]).toEqual([1, 1]);
  });

  it('ends the run if it is a scan of the commit that names no repository', async () => {
    const { lookup } = aLookup([aScanPage([aScan({ repositoryId: undefined })])]);
    const message = 'a listed scan of commit 3f2a9c1b8d7e cannot be read: it does not name its repository';
    await expect(lookup.refresh('polling')).rejects.toMatchObject({ reason: 'contract', message });
  });

  it('is removed once it is readable', async () => {
    const { lookup } = aLookup([malformed({ id: '900' as ScanId }), aScanPage([aScan({ id: '900' })])]);
    await lookup.refresh('polling');
    expect(lookup.malformed).toEqual([]);
  });

  it('is counted once, even if it is listed several times', async () => {
    const { lookup } = aLookup([malformed({}), malformed({ branch: 'other' })]);
    await lookup.refresh('polling');
    await lookup.widen(ID, 'polling');
    await lookup.refresh('polling');
    expect(lookup.malformed.length).toBe(2);
  });
});

it('earlier scans are the finished ones of other commits', async () => {
  const earlier = aScan({ id: '1', commit: OTHER_COMMIT, findingsCounts: someFindings({ code: 2n }) });
  const others = [aRunningScan({ id: '2', commit: OTHER_COMMIT }), aScan({ id: '3' })];
  const { lookup } = aLookup([aScanPage([earlier, ...others])]);
  await lookup.refresh('polling');
  await lookup.refresh('polling');
  expect(lookup.earlierScans).toEqual([earlier]);
});

describe('the request for all scans of 30 days', () => {
  const found = aScan({ id: '1' });
  const older = aScan({ id: '2', enabledProducts: ['sca'] });
  const MAIN = 'refs/heads/main';
  const ofRef = (...[branch, ...others]: [string, ...string[]]): OneRef => ({
    spellings: [branch, ...others],
    found: { id: found.id, branch },
  });

  it.each<[what: string, bySpelling: Record<string, readonly Scan[]>, all: boolean]>([
    ['and each scan is found', { main: [found], [MAIN]: [older] }, false],
    ['which may be of no scan', { main: [found], [MAIN]: [] }, false],
    ['and only that of the scan that was found must show it', { main: [older], [MAIN]: [found] }, true],
  ])('of the own ref is sent for each of its spellings (M8), %s', async (_, bySpelling, isAskedForAll) => {
    const reader = new ScriptedReader({
      scans: ({ branch }) => [aScanPage(branch === undefined ? [found, older] : bySpelling[branch]!)],
    });
    const lookup = new ScanLookup(reader, new FakeClock(), aTarget(), ID);
    await lookup.widen(ID, 'reading', ofRef('main', MAIN));
    const branches = reader.scanSearches.map(({ branch }) => branch);
    expect(branches).toEqual(isAskedForAll ? ['main', MAIN, undefined] : ['main', MAIN]);
    expect([lookup.isOwnRefWide, lookup.isWideFor(ID)]).toEqual([true, isAskedForAll]);
    const seen = Object.values(bySpelling).flat();
    expect(new Set(lookup.scans)).toEqual(new Set(isAskedForAll ? [found, older] : seen));
  });

  it('of a repository counts for that one alone, and of all repositories for each', async () => {
    const { lookup } = aLookup([aScanPage([])]);
    await lookup.widen(ID, 'polling');
    const areWide = () => [ID, '5' as RepositoryId, undefined].map((id) => lookup.isWideFor(id));
    expect(areWide()).toEqual([true, false, false]);
    await lookup.widen(undefined, 'polling');
    expect(areWide()).toEqual([true, true, true]);
    lookup.narrowTo(ID);
    expect(areWide()).toEqual([true, false, false]);
  });

  const pages = Array.from({ length: 60 }, (_, page) => aScanPage([aScan({ id: String(page + 1) })]));
  it.each<[what: string, id: RepositoryId | undefined, read: number, isCut: boolean]>([
    ['ends after 40 pages without an id (L21)', undefined, 40, true],
    ['is not cut if the id is known', ID, 60, false],
  ])('%s', async (_, id, read, isCut) => {
    const { lookup } = aLookup(pages);
    await lookup.widen(id, 'polling');
    expect(lookup.scans).toHaveLength(read);
    expect([lookup.isCut, lookup.isWideFor(ID)]).toEqual([isCut, !isCut]);
  });
});

it('once the repository is known, an unfinished scan of another one does not extend the period', async () => {
  const theirs = aPendingScan({ id: '1', repositoryId: '5' });
  const { reader, lookup } = aLookup([aScanPage([theirs])], [aScanPage([])]);
  await lookup.refresh('polling');
  lookup.narrowTo(ID);
  await lookup.refresh('polling');
  expect(reader.scanSearches.map(({ sinceMs }) => sinceMs)).toEqual([NOON_MS - DAY_MS, NOON_MS - HOUR_MS]);
});

it.each<[what: string, found: Scan, theirs: Parameters<typeof aScan>[0]]>([
  ['a ref of ours', aScan(), {}],
  ['another spelling of it (M8)', aScan({ branch: 'refs/heads/main' }), { branch: 'main' }],
  ['an unknown ref', aScan(), { branch: undefined }],
  ['a ref of ours, if it names no repository', aScan(), { repositoryId: undefined }],
  ['an unknown ref of an unknown repository', aScan(), { branch: undefined, repositoryId: undefined }],
])('the period includes an unfinished scan of another commit on %s', async (_, found, given) => {
  const theirs = aRunningScan({ id: '1', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 5 * HOUR_MS, ...given });
  const elsewhere = { ...theirs, id: '2', branch: 'refs/pull/8/merge', startedAtMs: NOON_MS - 9 * HOUR_MS } as Scan;
  const { reader, lookup } = aLookup([aScanPage([found, theirs, elsewhere])]);
  await lookup.refresh('polling');
  await lookup.refresh('polling');
  expect(reader.scanSearches[1]?.sinceMs).toBe(NOON_MS - 6 * HOUR_MS);
});

it('the time of the last look is when it was asked for: what is listed since then may not be in a slow answer', async () => {
  const clock = new FakeClock();
  async function* listScans() {
    for (const page of [aScanPage([]), aScanPage([aScan()])]) {
      clock.advance(7_000);
      yield page;
    }
  }
  const lookup = new ScanLookup({ listScans }, clock, aTarget(), undefined);
  expect(lookup.polledAt).toBe(Number.NEGATIVE_INFINITY);
  await lookup.refresh('polling');
  expect([lookup.polledAt, clock.now()]).toEqual([0, 14_000]);
});

describe('the scans in memory', () => {
  const others = (count: number, branch: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => {
      const startedAtMs = NOON_MS - (count - index) * 1_000;
      return aScan({ id: String(10_000 + index), commit: OTHER_COMMIT, branch: branch(index), startedAtMs });
    });

  it('of other pull requests are the newest', async () => {
    const { lookup } = aLookup([aScanPage([aScan(), ...others(5_000, (index) => `refs/pull/${100 + index}/merge`)])]);
    await lookup.refresh('polling');
    expect(lookup.scans.length).toBeLessThanOrEqual(501);
    expect(lookup.scans.map(({ branch }) => branch)).toContain('refs/pull/5099/merge');
    expect(lookup.scans.map(({ branch }) => branch)).not.toContain('refs/pull/100/merge');
  });

  it.each<[what: string, seldom: Parameters<typeof aScan>[0]]>([
    ['for a product that is scanned seldom in pull requests (M16)', { enabledProducts: ['secrets'] }],
    ['in full', { isFullScan: true }],
    ['in a repository with few pull requests', { repositoryId: '5' }],
  ])('of other pull requests include those %s, as well as newer ones of another kind', async (_, seldom) => {
    const often = others(5_000, (index) => `refs/pull/${100 + index}/merge`);
    const old = { id: '8', commit: OTHER_COMMIT, branch: 'refs/pull/8/merge', startedAtMs: NOON_MS - 5 * HOUR_MS };
    const scan = aScan({ ...old, ...seldom });
    for (const listed of [often.toSpliced(0, 0, scan), [...often, scan]]) {
      const { lookup } = aLookup([aScanPage(listed)]);
      await lookup.refresh('polling');
      expect(lookup.scans).toContain(scan);
      expect(lookup.scans.length).toBeLessThanOrEqual(501);
    }
  });

  it.each(['refs/pull/7/merge', 'topic', 'main'])('of %s are all, as any may take the ref over', async (branch) => {
    const { lookup } = aLookup([aScanPage([aScan(), ...others(5_000, () => branch)])]);
    await lookup.refresh('polling');
    expect(lookup.scans).toHaveLength(5_001);
  });
});

describe('what a finished scan counted', () => {
  const looked = async (...looks: readonly Scan[]) => {
    const { lookup } = aLookup(...looks.map((scan) => [aScanPage([scan])]));
    for (const _ of looks) await lookup.refresh('polling');
    return lookup.scans[0]?.findingsCounts;
  };
  const counting = (code: bigint) => aScan({ findingsCounts: someFindings({ code }) });

  it('is the larger of two counts', async () => {
    expect(await looked(counting(3n), counting(0n))).toEqual(someFindings({ code: 3n }));
    expect(await looked(counting(0n), counting(3n))).toEqual(someFindings({ code: 3n }));
  });

  it('is known if one list has no count', async () => {
    const silent = aScan({ findingsCounts: NO_COUNTS });
    expect(await looked(counting(3n), silent)).toEqual(someFindings({ code: 3n }));
    expect(await looked(silent, counting(3n))).toEqual(someFindings({ code: 3n }));
  });

  it('is not the count while it ran', async () => {
    const running = aRunningScan({ findingsCounts: someFindings({ code: 3n }) });
    expect(await looked(running, counting(0n))).toEqual(someFindings({ code: 0n }));
  });
});
