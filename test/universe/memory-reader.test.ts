import { expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import { DETECTED_STATES } from '../../src/domain/issue.ts';
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

/** Everything that the gate may ask about a universe at a time. Groups come in any order. */
function answersOf(reader: FindingsReader, universe: Universe, nowMs: number): Promise<unknown> {
  const scans = scansOf(universe);
  const refs = [...new Set(scans.map(({ ref }) => ref))];
  const repositoryId = universe.projects[0] as RepositoryId;
  const lists = [{ sinceMs: nowMs - 86_400_000 }, {}, { repositoryId, branch: refs[0]! }];
  const searches = universe.projects.flatMap((project) =>
    refs.flatMap((ref) => {
      const search = { repositoryId: project as RepositoryId, refs: [ref], issueTypes: ISSUE_TYPES, pageSize: 100 };
      return [
        { ...search, states: DETECTED_STATES },
        { ...search, states: DETECTED_STATES, severities: ['critical', 'low'] as const },
        { ...search, states: ['open', 'fixing'] as const, severities: ['high'] as const },
      ];
    }),
  );
  const { signal } = new AbortController();
  return Promise.all([
    ...lists.map(async (list) => (await allOf(reader.listScans(list))).flatMap((page) => page.scans)),
    ...scans.map(({ id }) => reader.readScan(id as ScanId).catch(() => 'not found')),
    ...searches.map(async (search) => {
      const pages = await allOf(reader.searchIssues(search, signal));
      return new Set(pages.flatMap(({ groups }) => groups));
    }),
  ]);
}

it('the memory reader answers as the emulator does on the wire, at any time of any universe', async () => {
  const features = new Set<string>();
  for (let seed = 1; seed <= 400; seed += 1) {
    const universe = drawUniverse(seed * 1_001);
    // Tries the first universes, and then each one with a feature that none before has had.
    if (seed > draws(8) && [...universe.features].every((feature) => features.has(feature))) continue;
    for (const feature of universe.features) features.add(feature);
    const state = platformOfUniverse(universe);
    const memory = new MemoryPlatform(state);
    const chance = new Chance(seed);
    const inARun = universe.gates.slice(0, 1).map(({ atMs }) => atMs + chance.whole(0, 900) * 1_000);
    const changes = scansOf(universe).map(({ startedAtMs, end }) => end?.atMs ?? startedAtMs);
    // A change that is shown some seconds late differs in these seconds alone.
    for (const nowMs of [...inARun, chance.oneOf(changes) + 1_000]) {
      const clock = new VirtualClock(nowMs);
      const [inMemory, onTheWire] = [memory.reader(clock, 0), inProcessReader(state, clock)];
      const due = await answersOf(onTheWire, universe, nowMs);
      expect(await answersOf(inMemory, universe, nowMs), `universe ${universe.seed}`).toEqual(due);
    }
  }
  expect([...features]).toEqual(expect.arrayContaining([...AWKWARD]));
});
