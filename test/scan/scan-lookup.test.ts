import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { MalformedScan, ScanPage } from '../../src/domain/scan.ts';
import { ScanLookup } from '../../src/scan/scan-lookup.ts';
import { aPendingScan, aRunningScan, aScan, someFindings } from '../build/a-scan.ts';
import { COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { aScanPage, inTurn, type Pages, ScriptedReader } from '../fakes/scripted-reader.ts';
import { inPages } from './some-scans.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function aLookup(...looks: readonly Pages<ScanPage>[]) {
  const reader = new ScriptedReader({ scans: inTurn(...looks) });
  const clock = new FakeClock();
  const lookup = new ScanLookup(reader, clock, COMMIT, '4242' as RepositoryId);
  return { reader, clock, lookup };
}

function malformed(given: Partial<MalformedScan>): ScanPage {
  const record = { commit: OTHER_COMMIT, isCommitReadable: true, problem: 'status is not text', ...given };
  return aScanPage([], { malformed: [record] });
}

describe('the window of a look-up', () => {
  it('is a day at first, then everything once, then only what may have changed', async () => {
    const { reader, clock, lookup } = aLookup([aScanPage([])]);
    await lookup.refresh();
    expect(await lookup.widen()).toBe(true);
    expect(await lookup.widen()).toBe(false);
    clock.advance(10_000);
    await lookup.refresh();
    expect(reader.scanSearches).toEqual([
      { repositoryId: '4242', sinceMs: NOON_MS - DAY_MS },
      { repositoryId: '4242', sinceMs: undefined },
      { repositoryId: '4242', sinceMs: NOON_MS - HOUR_MS },
    ]);
  });

  it('reaches back to the oldest scan that is not finished', async () => {
    const old = aRunningScan({ startedAtMs: NOON_MS - 5 * HOUR_MS });
    const { reader, lookup } = aLookup([aScanPage([old, aScan({ id: '1' })])]);
    await lookup.refresh();
    await lookup.refresh();
    expect(reader.scanSearches[1]?.sinceMs).toBe(NOON_MS - 6 * HOUR_MS);
  });

  it.each([
    ['a day', NOON_MS - 20 * HOUR_MS, NOON_MS - DAY_MS],
    ['everything', NOON_MS - 3 * DAY_MS, undefined],
  ])('is %s again once a scan is missed that began long after it was created', async (_, createdAtMs, widestMs) => {
    let status: 'running' | 'completed' = 'running';
    const scans = ({ sinceMs = 0 }: { sinceMs?: number | undefined }) => {
      const scan = aRunningScan({ id: '1', status, startedAtMs: NOON_MS - 5 * MINUTE_MS });
      return [aScanPage(createdAtMs > sinceMs ? [scan] : [])];
    };
    const reader = new ScriptedReader({ scans });
    const lookup = new ScanLookup(reader, new FakeClock(), COMMIT, '4242' as RepositoryId);
    await lookup.refresh();
    if (lookup.scans.length === 0) await lookup.widen();
    await lookup.refresh();
    status = 'completed';
    await lookup.refresh();
    expect(lookup.scans.map((scan) => scan.status)).toEqual(['completed']);
    expect(reader.scanSearches.slice(-3).map(({ sinceMs }) => sinceMs)).toEqual([
      NOON_MS - HOUR_MS - 5 * MINUTE_MS,
      widestMs,
      widestMs,
    ]);
  });

  it('does not reach back to finished scans', async () => {
    const { reader, lookup } = aLookup([aScanPage([aScan({ startedAtMs: NOON_MS - 5 * HOUR_MS })])]);
    await lookup.refresh();
    await lookup.refresh();
    expect(reader.scanSearches[1]?.sinceMs).toBe(NOON_MS - HOUR_MS);
  });

  it('is everything while a queued scan does not say when it began', async () => {
    const { reader, lookup } = aLookup([aScanPage([aPendingScan()])]);
    await lookup.refresh();
    await lookup.refresh();
    expect(reader.scanSearches[1]?.sinceMs).toBeUndefined();
  });

  it.each([
    ['ours is behind', 3 * HOUR_MS],
    ['ours is ahead', -3 * HOUR_MS],
  ])("uses the platform's clock, and reaches back from the earlier of the two clocks (%s)", async (_, skewMs) => {
    const serverTimeMs = NOON_MS + skewMs;
    const { reader, clock, lookup } = aLookup([aScanPage([], { serverTimeMs })], [aScanPage([])]);
    await lookup.refresh();
    clock.advance(30_000);
    clock.jump(-DAY_MS);
    expect(lookup.nowMs).toBe(serverTimeMs + 30_000);
    expect(lookup.latestNowMs).toBe(Math.max(serverTimeMs, NOON_MS) + 30_000);
    await lookup.refresh();
    expect(reader.scanSearches[1]?.sinceMs).toBe(Math.min(serverTimeMs, NOON_MS) - HOUR_MS);
  });

  it('is not moved by jumps of our own time of day (A7)', async () => {
    const { clock, lookup } = aLookup([aScanPage([])]);
    clock.jump(HOUR_MS);
    clock.advance(1_000);
    expect(lookup.nowMs).toBe(NOON_MS + 1_000);
  });
});

describe('the records of the commit', () => {
  it('come from all pages, without records of other commits (D14, D18)', async () => {
    const pages = [
      aScanPage([aScan({ id: '1' }), aScan({ id: '2', commit: OTHER_COMMIT })]),
      aScanPage([]),
      aScanPage([aScan({ id: '3' }), aScan({ id: '4', commit: undefined })]),
    ];
    const { lookup } = aLookup(pages);
    await lookup.refresh();
    expect(lookup.scans.map((scan) => scan.id)).toEqual(['1', '3']);
  });

  it('are kept between look-ups, each as it was seen last', async () => {
    const { lookup } = aLookup(
      [aScanPage([aRunningScan({ id: '1' }), aScan({ id: '2', status: 'error' })])],
      [aScanPage([aScan({ id: '1' }), aScan({ id: '3' })])],
    );
    await lookup.refresh();
    await lookup.refresh();
    expect(lookup.scans.map((scan) => [scan.id, scan.status])).toEqual([
      ['1', 'completed'],
      ['2', 'error'],
      ['3', 'completed'],
    ]);
  });

  it('are the same for any split of the list over pages', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => String(index));
    const scans = ids.map((id) => aScan({ id, commit: Number(id) % 3 === 0 ? OTHER_COMMIT : COMMIT }));
    const whole = aLookup([aScanPage(scans)]).lookup;
    await whole.refresh();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(scans.length), { maxLength: 6 }), async (cuts) => {
        const { lookup } = aLookup(inPages(scans, cuts).map((part) => aScanPage(part)));
        await lookup.refresh();
        expect(lookup.scans).toEqual(whole.scans);
        expect(lookup.earlierScans).toEqual(whole.earlierScans);
      }),
    );
  });
});

describe('a record that does not follow the documentation', () => {
  it.each<[what: string, record: Partial<MalformedScan>]>([
    ['of the commit under test', { commit: COMMIT }],
    ['whose commit cannot be read', { commit: undefined, isCommitReadable: false }],
  ])('ends the run when it is one %s', async (_, record) => {
    const { lookup } = aLookup([aScanPage([aScan()]), malformed(record)]);
    const message = 'a scan record of commit 3f2a9c1b8d7e cannot be read: status is not text';
    await expect(lookup.refresh()).rejects.toMatchObject({ reason: 'contract', message });
  });

  it.each<[what: string, record: Partial<MalformedScan>]>([
    ['of another commit', {}],
    ['without a commit', { commit: undefined }],
  ])('is left out when it is one %s', async (_, record) => {
    const { lookup } = aLookup([aScanPage([aScan()]), malformed(record)]);
    await lookup.refresh();
    expect(lookup.scans).toHaveLength(1);
    expect(lookup.malformedCount).toBe(1);
  });

  it('is counted once, however often it is listed', async () => {
    const { lookup } = aLookup([malformed({}), malformed({})]);
    await lookup.refresh();
    await lookup.widen();
    await lookup.refresh();
    expect(lookup.malformedCount).toBe(2);
  });
});

describe('earlier scans', () => {
  it('are the finished ones of other commits, with what the expected time and the history need', async () => {
    const { lookup } = aLookup([
      aScanPage([
        aScan({ id: '1', commit: OTHER_COMMIT, findingsCounts: someFindings({ code: 2n }) }),
        aRunningScan({ id: '2', commit: OTHER_COMMIT }),
        aScan({ id: '3' }),
      ]),
    ]);
    await lookup.refresh();
    await lookup.refresh();
    expect(lookup.earlierScans).toEqual([
      {
        repositoryId: '4242',
        branch: 'refs/pull/7/merge',
        startedAtMs: NOON_MS - 10 * MINUTE_MS,
        isFullScan: false,
        isPartialScan: false,
        totalTimeSeconds: 120,
        findingsCounts: someFindings({ code: 2n }),
      },
    ]);
  });

  it('are no more than 2,000, however many are listed (J4)', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => aScan({ id: String(index), commit: OTHER_COMMIT }));
    const { lookup } = aLookup([aScanPage(many), aScanPage([aScan()])]);
    await lookup.refresh();
    expect(lookup.earlierScans).toHaveLength(2_000);
    expect(lookup.scans).toHaveLength(1);
  });
});
