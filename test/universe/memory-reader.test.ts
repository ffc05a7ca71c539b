import { expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import { DETECTED_STATES, type IssueSearch } from '../../src/domain/issue.ts';
import { ISSUE_TYPES } from '../../src/domain/product.ts';
import type { FindingsReader } from '../../src/ports/findings-reader.ts';
import { draws } from '../build/draws.ts';
import { Chance } from '../build/random.ts';
import { inProcessReader } from '../fakes/in-process-reader.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { AWKWARD } from './draw/awkwardness.ts';
import { drawUniverse } from './draw/draw-universe.ts';
import { MemoryPlatform } from './memory-reader.ts';
import { platformOfUniverse } from './platform.ts';
import { scansOf, type Universe } from './universe.ts';

async function allOf<Page>(pages: AsyncIterable<Page>): Promise<readonly Page[]> {
  const read: Page[] = [];
  for await (const page of pages) read.push(page);
  return read;
}

/** Everything that the gate may ask about a universe at a time, as one value. */
async function answersOf(reader: FindingsReader, universe: Universe, nowMs: number): Promise<unknown> {
  const scans = scansOf(universe);
  const refs = [...new Set(scans.map(({ ref }) => ref))];
  const list = async (search: Parameters<FindingsReader['listScans']>[0]) =>
    (await allOf(reader.listScans(search))).flatMap((page) => page.scans);
  const details = scans.map(({ id }) => reader.readScan(id as ScanId).catch(() => 'not found'));
  const searches = universe.projects.flatMap((project) =>
    refs.map(async (ref): Promise<unknown> => {
      const search = { repositoryId: project as RepositoryId, refs: [ref], issueTypes: ISSUE_TYPES, pageSize: 100 };
      const each = [DETECTED_STATES, ['open', 'fixing'] as const].flatMap((states) =>
        [undefined, ['high'] as const, ['critical', 'low'] as const].map((severities) => ({
          ...search,
          states,
          severities,
          where: {},
        })),
      );
      const found = each.map((one) => allOf(reader.searchIssues(one as IssueSearch, new AbortController().signal)));
      return (await Promise.all(found)).map((pages) =>
        pages
          .flatMap(({ groups }) => groups)
          .map(inOrder)
          .toSorted(),
      );
    }),
  );
  return {
    lists: [
      await list({ sinceMs: nowMs - 86_400_000 }),
      await list({}),
      await list({ repositoryId: universe.projects[0] as RepositoryId, branch: refs[0]! }),
    ],
    details: await Promise.all(details),
    searches: await Promise.all(searches),
  };
}

function inOrder(group: object): string {
  return JSON.stringify(group, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

it('answers what the emulator answers on the wire, at any time of any universe', async () => {
  const features = new Set<string>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const universe = drawUniverse(seed * 1_001);
    // The first ones, and each with a feature that none before has had.
    if (seed > draws(8) && [...universe.features].every((feature) => features.has(feature))) continue;
    for (const feature of universe.features) features.add(feature);
    const state = platformOfUniverse(universe);
    const memory = new MemoryPlatform(state);
    const chance = new Chance(seed);
    for (const { atMs } of universe.gates) {
      const nowMs = atMs + chance.whole(0, 900) * 1_000;
      const clock = new VirtualClock(nowMs);
      const inMemory = await answersOf(memory.reader(clock, 0), universe, nowMs);
      expect(inMemory, `universe ${universe.seed}`).toEqual(
        await answersOf(inProcessReader(state, clock), universe, nowMs),
      );
    }
  }
  expect([...features]).toEqual(expect.arrayContaining([...AWKWARD]));
});
