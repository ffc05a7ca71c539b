import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { RepositoryId } from '../../../src/domain/ids.ts';
import type { ScanPage, ScanSearch } from '../../../src/domain/scan.ts';
import type { Phase } from '../../../src/ports/findings-reader.ts';
import { sharedLists } from '../../../src/tools/fleet/shared-lists.ts';
import { aScan } from '../../build/a-scan.ts';
import { FakeClock, NOON_MS } from '../../fakes/fake-clock.ts';
import { aScanPage, type Script, ScriptedReader } from '../../fakes/scripted-reader.ts';

const ID = '4242' as RepositoryId;
const DAY_MS = 86_400_000;
const TWO_PAGES = [aScanPage([aScan({ id: '1', branch: 'main' })]), aScanPage([aScan({ id: '2', branch: 'topic' })])];

function aList(scans: Script['scans'] = () => TWO_PAGES) {
  const clock = new FakeClock();
  const source = new ScriptedReader({ scans });
  const reader = sharedLists(() => source, clock).over(source);
  const read = async (search: ScanSearch, phase?: Phase): Promise<readonly ScanPage[]> => {
    const pages: ScanPage[] = [];
    for await (const page of reader.listScans(search, phase)) pages.push(page);
    return pages;
  };
  const idsOf = async (search: ScanSearch, phase?: Phase) =>
    (await read(search, phase)).flatMap(({ scans: found }) => found.map(({ id }) => id));
  return { clock, source, read, idsOf };
}

describe('a shared list of scans', () => {
  it('is requested once, also for callers that come while it is read', async () => {
    const { source, idsOf } = aList();
    const all = await Promise.all([{}, {}, {}].map((search) => idsOf(search)));
    expect(all).toEqual(Array(3).fill(['1', '2']));
    expect(source.scanSearches).toEqual([{}]);
  });

  it('serves every later start of the period, and no earlier one', async () => {
    const { source, idsOf } = aList();
    await idsOf({ sinceMs: NOON_MS - DAY_MS });
    await idsOf({ sinceMs: NOON_MS - DAY_MS + 5_000 });
    await idsOf({ sinceMs: NOON_MS - 3_600_000 });
    expect(source.scanSearches).toEqual([{ sinceMs: NOON_MS - DAY_MS }]);
    await idsOf({ sinceMs: NOON_MS - 2 * DAY_MS });
    // A list of a month does not replace a list of a day, because a run decides differently by each.
    await idsOf({});
    expect(source.scanSearches).toHaveLength(3);
  });

  it('is one for each project', async () => {
    const { source, idsOf } = aList();
    for (const search of [{}, { repositoryId: ID }, {}, { repositoryId: ID }]) await idsOf(search);
    expect(source.scanSearches).toEqual([{}, { repositoryId: ID }]);
  });

  it('serves a request for one branch', async () => {
    const { source, idsOf } = aList();
    expect(await idsOf({ repositoryId: ID, branch: 'topic' })).toEqual(['2']);
    expect(await idsOf({ repositoryId: ID, branch: 'main' })).toEqual(['1']);
    expect(await idsOf({ repositoryId: ID })).toEqual(['1', '2']);
    expect(source.scanSearches).toEqual([{ repositoryId: ID }]);
  });

  it('is read again after a minute', async () => {
    const { source, clock, idsOf } = aList();
    await idsOf({});
    await clock.sleep(60_000);
    await idsOf({});
    expect(source.scanSearches).toHaveLength(1);
    await clock.sleep(1);
    await idsOf({});
    expect(source.scanSearches).toHaveLength(2);
  });

  it('that fails is requested again by the next caller, and those who wait get the failure', async () => {
    let asked = 0;
    const { idsOf } = aList(() => {
      asked += 1;
      if (asked === 1) throw new GateFailure('server', 'down');
      return TWO_PAGES;
    });
    const first = await Promise.allSettled([idsOf({}), idsOf({})]);
    expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await idsOf({})).toEqual(['1', '2']);
  });

  it('has the age of each page when it is used', async () => {
    const { clock, read } = aList();
    await read({});
    await clock.sleep(20_000);
    expect(await read({})).toMatchObject([{ ageMs: 20_000 }, { ageMs: 20_000 }]);
  });

  it('is read again after ten seconds if it must show changes while issues were read', async () => {
    const { source, clock, idsOf } = aList();
    const ofADay = { sinceMs: NOON_MS - DAY_MS };
    await idsOf(ofADay);
    await clock.sleep(10_000);
    await idsOf(ofADay, 'reading');
    expect(source.scanSearches).toHaveLength(1);
    await clock.sleep(1);
    await idsOf(ofADay, 'reading');
    expect(source.scanSearches).toHaveLength(2);
    // The next run that polls gets the newer list.
    await clock.sleep(55_000);
    await idsOf(ofADay);
    expect(source.scanSearches).toHaveLength(2);
  });
});
