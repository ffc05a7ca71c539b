import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { Reason } from '../../../../src/domain/reason.ts';
import type { Scan, ScanDetail } from '../../../../src/domain/scan.ts';
import { MOST_NAMED_PROJECTS, readScannedProjects } from '../../../../src/tools/fleet/projects/scanned-projects.ts';
import { aPendingScan, aRunningScan, aScan } from '../../../build/a-scan.ts';
import { aDetailOf } from '../../../build/a-scan-detail.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import { aScanPage, ScriptedReader } from '../../../fakes/scripted-reader.ts';

const HOUR_MS = 3_600_000;

/** Scans of so many projects, the newest first. */
function oneOfEach(projects: number): readonly Scan[] {
  return Array.from({ length: projects }, (_, index) =>
    aScan({ id: `${index + 1}`, repositoryId: `${index + 1}`, startedAtMs: NOON_MS - index * 1_000 }),
  );
}

/** Lists these scans, and answers every detail as `detailOf` says, by default with the name `acme/p<repository>`. */
function aWorld(scans: readonly Scan[], detailOf: (scan: Scan) => ScanDetail | Error = named) {
  const readers: ScriptedReader[] = [];
  const world = {
    sinceMs: NOON_MS - 24 * HOUR_MS,
    createReader() {
      const reader = new ScriptedReader({
        scans: () => [aScanPage(scans.slice(0, 2)), aScanPage(scans.slice(2))],
        detail: (id) => detailOf(scans.find((scan) => scan.id === id)!),
      });
      readers.push(reader);
      return reader;
    },
  };
  return { world, asked: () => readers.flatMap(({ detailsAsked }) => detailsAsked) };
}

function named(scan: Scan): ScanDetail {
  return aDetailOf(scan, { meta: { repository: `acme/p${scan.repositoryId}`, repoUrl: undefined } });
}

function failing(reason: Reason): () => Error {
  return () => new GateFailure(reason, `scan detail: ${reason}`);
}

describe('the projects that were scanned', () => {
  it('are called what the platform shows, where a detail names that', async () => {
    const meta = { repository: 'acme/shop', repoDisplayName: 'acme/shop/payments', repoUrl: undefined };
    const { world } = aWorld([aScan({ id: '1' })], (scan) => aDetailOf(scan, { meta }));
    const { projects } = await readScannedProjects(world);
    expect(projects).toMatchObject([{ name: 'acme/shop/payments' }]);
  });

  it('are listed by name, each with its scans, its newest one, and one detail asked for it', async () => {
    const scans = [
      aScan({ id: '1', repositoryId: '9', startedAtMs: NOON_MS - 3 * HOUR_MS }),
      aScan({ id: '2', repositoryId: '10', startedAtMs: NOON_MS - 2 * HOUR_MS }),
      aScan({ id: '3', repositoryId: '9', startedAtMs: NOON_MS - HOUR_MS }),
    ];
    const { world, asked } = aWorld(scans);
    const { projects, requests, ...rest } = await readScannedProjects(world);
    const nothingElse = { address: undefined, problem: undefined };
    expect(projects).toEqual([
      { repositoryId: '10', name: 'acme/p10', scans: 1, lastScanAtMs: NOON_MS - 2 * HOUR_MS, ...nothingElse },
      { repositoryId: '9', name: 'acme/p9', scans: 2, lastScanAtMs: NOON_MS - HOUR_MS, ...nothingElse },
    ]);
    expect(asked().toSorted()).toEqual(['2', '3']);
    expect([requests, rest]).toEqual([4, { unlisted: [], ownerless: 0 }]);
  });

  it('are named by a finished scan where there is one', async () => {
    const scans = [
      aPendingScan({ id: '8', repositoryId: '1' }),
      aRunningScan({ id: '7', repositoryId: '1' }),
      aScan({ id: '3', repositoryId: '1', startedAtMs: NOON_MS - 2 * HOUR_MS }),
    ];
    const { world, asked } = aWorld(scans);
    expect((await readScannedProjects(world)).projects).toMatchObject([{ name: 'acme/p1', scans: 3 }]);
    expect(asked()).toEqual(['3']);
  });

  it.each([
    ['https://user:hunter2@git.example/acme/shop.git?key=hunter2', 'git.example/acme/shop'],
    ['git@git.example:acme/shop.git?key=hunter2', 'git.example/acme/shop.git'],
    ['not an address', undefined],
  ])('have the address %j without secrets, and no name where the detail has none', async (repoUrl, address) => {
    const { world } = aWorld([aScan()], (scan) => aDetailOf(scan, { meta: { repository: undefined, repoUrl } }));
    expect((await readScannedProjects(world)).projects).toMatchObject([
      { name: undefined, address, problem: undefined },
    ]);
  });

  it('without a name come last', async () => {
    const scans = oneOfEach(3);
    const { world } = aWorld(scans, (scan) => (scan.id === '1' ? aDetailOf(scan, { meta: undefined }) : named(scan)));
    const { projects } = await readScannedProjects(world);
    expect(projects.map(({ repositoryId }) => repositoryId)).toEqual(['2', '3', '1']);
  });

  it('do not contain those of other times, where the platform ignores the time asked for', async () => {
    const old = aScan({ id: '1', repositoryId: '1', startedAtMs: NOON_MS - 25 * HOUR_MS });
    const { world } = aWorld([old, aScan({ id: '2', repositoryId: '2' })]);
    expect((await readScannedProjects(world)).projects.map(({ repositoryId }) => repositoryId)).toEqual(['2']);
  });

  it('are all shown where a detail cannot be read, and the others are read', async () => {
    const scans = oneOfEach(2);
    const { world } = aWorld(scans, (scan) => (scan.id === '1' ? failing('auth')() : named(scan)));
    expect((await readScannedProjects(world)).projects).toMatchObject([
      { repositoryId: '2', name: 'acme/p2', problem: undefined },
      { repositoryId: '1', name: undefined, problem: { reason: 'auth', message: 'scan detail: auth' } },
    ]);
  });

  it('are not believed where the detail is of another project', async () => {
    const { world } = aWorld([aScan()], (scan) => aDetailOf(scan, { repositoryId: '5' }));
    expect((await readScannedProjects(world)).projects).toMatchObject([
      { name: undefined, problem: { reason: 'scan-inconsistent' } },
    ]);
  });

  it('are not asked for one after the other while the platform is down', async () => {
    const scans = oneOfEach(60);
    const { world, asked } = aWorld(scans, failing('server'));
    const { projects } = await readScannedProjects(world);
    expect(projects.filter(({ problem }) => problem?.reason === 'server')).toHaveLength(60);
    expect(asked().length).toBeLessThan(20);
  });

  it('are asked for at most eight at a time', async () => {
    const scans = oneOfEach(40);
    const { world } = aWorld(scans);
    const [onTheirWay, most] = [new Set<string>(), { seen: 0 }];
    const createReader = () => {
      const reader = world.createReader();
      return {
        listScans: reader.listScans.bind(reader),
        searchIssues: reader.searchIssues.bind(reader),
        requestsSent: () => reader.requestsSent(),
        async readScan(id: ScanDetail['id']) {
          onTheirWay.add(id);
          most.seen = Math.max(most.seen, onTheirWay.size);
          await new Promise((resolve) => setImmediate(resolve));
          onTheirWay.delete(id);
          return reader.readScan(id);
        },
      };
    };
    expect((await readScannedProjects({ ...world, createReader })).projects).toHaveLength(40);
    expect(most.seen).toBe(8);
  });

  it('are named up to a limit, those that were scanned last', async () => {
    const scans = oneOfEach(MOST_NAMED_PROJECTS + 2);
    const { world, asked } = aWorld(scans);
    const { projects } = await readScannedProjects(world);
    expect(asked()).toHaveLength(MOST_NAMED_PROJECTS);
    const left = projects.filter(({ problem }) => problem !== undefined);
    expect(left.map(({ repositoryId }) => Number(repositoryId) - MOST_NAMED_PROJECTS)).toEqual([1, 2]);
    expect(left[0]!.problem!.message).toContain('at most 1000 projects');
  });

  it('leave out scans of which nobody says whose they are, and count them', async () => {
    const { world } = aWorld([aScan({ id: '1', repositoryId: undefined }), aScan({ id: '2' })]);
    expect(await readScannedProjects(world)).toMatchObject({ ownerless: 1, projects: [{ repositoryId: '4242' }] });
  });

  it('are not listed at all where the run is stopped', async () => {
    const { world } = aWorld([aScan()], failing('cancelled'));
    await expect(readScannedProjects(world)).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
