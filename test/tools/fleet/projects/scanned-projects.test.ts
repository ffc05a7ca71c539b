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

function oneOfEach(projects: number): readonly Scan[] {
  return Array.from({ length: projects }, (_, index) =>
    aScan({ id: `${index + 1}`, repositoryId: `${index + 1}`, startedAtMs: NOON_MS - index * 1_000 }),
  );
}

function named(scan: Scan): ScanDetail {
  return aDetailOf(scan, { meta: { repository: `acme/p${scan.repositoryId}`, repoUrl: undefined } });
}

async function readFrom(scans: readonly Scan[], detailOf: (scan: Scan) => ScanDetail | Error = named) {
  const readers: ScriptedReader[] = [];
  const read = await readScannedProjects({
    sinceMs: NOON_MS - 24 * HOUR_MS,
    createReader() {
      const reader = new ScriptedReader({
        scans: () => [aScanPage(scans.slice(0, 2)), aScanPage(scans.slice(2))],
        detail: (id) => detailOf(scans.find((scan) => scan.id === id)!),
      });
      readers.push(reader);
      return reader;
    },
  });
  return { ...read, asked: readers.flatMap(({ detailsAsked }) => detailsAsked) };
}

const failing = (reason: Reason) => () => new GateFailure(reason, `scan detail: ${reason}`);
const butFirst = (detailOf: (scan: Scan) => ScanDetail | Error) => (scan: Scan) =>
  scan.id === '1' ? detailOf(scan) : named(scan);

describe('the projects that were scanned', () => {
  it('are listed by name, each with its scans, its newest one, and one detail request', async () => {
    const scans = [
      aScan({ id: '1', repositoryId: '9', startedAtMs: NOON_MS - 3 * HOUR_MS }),
      aScan({ id: '2', repositoryId: '10', startedAtMs: NOON_MS - 2 * HOUR_MS }),
      aScan({ id: '3', repositoryId: '9', startedAtMs: NOON_MS - HOUR_MS }),
    ];
    const { projects, requests, asked, ...rest } = await readFrom(scans);
    const nothingElse = { address: undefined, problem: undefined };
    expect(projects).toEqual([
      { repositoryId: '10', name: 'acme/p10', scans: 1, lastScanAtMs: NOON_MS - 2 * HOUR_MS, ...nothingElse },
      { repositoryId: '9', name: 'acme/p9', scans: 2, lastScanAtMs: NOON_MS - HOUR_MS, ...nothingElse },
    ]);
    expect(asked.toSorted()).toEqual(['2', '3']);
    expect([requests, rest]).toEqual([4, { unlisted: [], ownerless: 0 }]);
  });

  it('are named by a finished scan if there is one', async () => {
    const { projects, asked } = await readFrom([
      aPendingScan({ id: '8', repositoryId: '1' }),
      aRunningScan({ id: '7', repositoryId: '1' }),
      aScan({ id: '3', repositoryId: '1', startedAtMs: NOON_MS - 2 * HOUR_MS }),
    ]);
    expect([projects, asked]).toMatchObject([[{ name: 'acme/p1', scans: 3 }], ['3']]);
  });

  const SHOWN = { repository: 'acme/shop', repoDisplayName: 'acme/shop/payments', repoUrl: undefined };
  const at = (repoUrl: string) => (scan: Scan) => aDetailOf(scan, { meta: { repository: undefined, repoUrl } });
  it.each<[what: string, detailOf: (scan: Scan) => ScanDetail | Error, expected: object]>([
    ['called what the platform shows', (scan) => aDetailOf(scan, { meta: SHOWN }), { name: 'acme/shop/payments' }],
    [
      'without a name, at an address without secrets',
      at('https://user:hunter2@git.example/acme/shop.git?key=hunter2'),
      { name: undefined, address: 'git.example/acme/shop', problem: undefined },
    ],
    ['at no address', at('not an address'), { name: undefined, address: undefined }],
    [
      'unnamed if the detail is of another project',
      (scan) => aDetailOf(scan, { repositoryId: '5' }),
      { name: undefined, problem: { reason: 'scan-inconsistent' } },
    ],
  ])('are %s', async (_, detailOf, expected) => {
    expect((await readFrom([aScan()], detailOf)).projects).toMatchObject([expected]);
  });

  it.each([
    ['have none', (scan: Scan) => aDetailOf(scan, { meta: undefined })],
    ['cannot be read', failing('auth')],
  ])('come last if their names %s, and the others are read', async (_, detailOf) => {
    const { projects } = await readFrom(oneOfEach(3), butFirst(detailOf));
    expect(projects.map(({ repositoryId, name }) => name ?? repositoryId)).toEqual(['acme/p2', 'acme/p3', '1']);
  });

  it('do not contain those of other times, if the platform ignores the period', async () => {
    const old = aScan({ id: '1', repositoryId: '1', startedAtMs: NOON_MS - 25 * HOUR_MS });
    const { projects } = await readFrom([old, aScan({ id: '2', repositoryId: '2' })]);
    expect(projects.map(({ repositoryId }) => repositoryId)).toEqual(['2']);
  });

  // ../ask-each.test.ts tests how many requests are on their way at once.
  it('are not requested one after the other while the platform is down', async () => {
    const { projects, asked } = await readFrom(oneOfEach(60), failing('server'));
    expect(projects.filter(({ problem }) => problem?.reason === 'server')).toHaveLength(60);
    expect(asked.length).toBeLessThan(20);
  });

  it('are named up to a limit, those that were scanned last', async () => {
    const { projects, asked } = await readFrom(oneOfEach(MOST_NAMED_PROJECTS + 2));
    expect(asked).toHaveLength(MOST_NAMED_PROJECTS);
    const left = projects.filter(({ problem }) => problem !== undefined);
    expect(left.map(({ repositoryId }) => Number(repositoryId) - MOST_NAMED_PROJECTS)).toEqual([1, 2]);
    expect(left[0]!.problem!.message).toContain('the 1000 most recently scanned projects');
  });

  it('leave out scans without a project, and count them', async () => {
    const read = await readFrom([aScan({ id: '1', repositoryId: undefined }), aScan({ id: '2' })]);
    expect(read).toMatchObject({ ownerless: 1, projects: [{ repositoryId: '4242' }] });
  });

  it('are not listed at all if the run is stopped', async () => {
    await expect(readFrom([aScan()], failing('cancelled'))).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
