import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Scan, ScanDetail } from '../../src/domain/scan.ts';
import type { Blocker } from '../../src/scan/decision.ts';
import type { DetailFact, Expected } from '../../src/scan/detail-fact.ts';
import { createInsteadFinder } from '../../src/scan/found-instead.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aPush, aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { ScriptedReader } from '../fakes/scripted-reader.ts';
import { aFact } from './a-choice.ts';

const NOTHING: Blocker = { kind: 'none', untilMs: 0, instead: new Map() };
const WITH_ID: Expected = {
  target: aTarget(),
  deploymentId: '11' as DeploymentId,
  repositoryId: '4242' as RepositoryId,
  checkout: {},
};
const BY_NAME: Expected = { ...WITH_ID, repositoryId: undefined };

/** A scan of another commit on the own ref. */
function older(given: Parameters<typeof aScan>[0] = {}): Scan {
  return aScan({ commit: OTHER_COMMIT, ...given });
}

const other = older({ id: '905', repositoryId: '5', startedAtMs: NOON_MS });

type Facts = Readonly<Record<string, DetailFact>>;

function seenIn(
  allScans: readonly Scan[],
  expected: Expected = WITH_ID,
  { facts = {}, blocker = NOTHING, current }: { facts?: Facts; blocker?: Blocker; current?: Scan } = {},
) {
  const found = createInsteadFinder(new ScriptedReader({}), expected, ({ id }) => facts[id]).of(
    allScans,
    blocker,
    current,
  );
  return [found?.scan?.id, found?.project];
}

const target = { ref: { ...WITH_ID, target: aPush() }, bare: aTarget({ subject: { kind: 'commit' } }) };

it.each<[what: string, allScans: readonly Scan[], facts: Facts, id: string | undefined]>([
  ['its newest scan', [older(), older({ id: '901', startedAtMs: NOON_MS })], {}, '901'],
  ['the newest by start, not by id', [older({ id: '899', startedAtMs: NOON_MS }), older()], {}, '899'],
  ['one of no named commit', [older({ commit: undefined })], {}, '900'],
  ['the partial one of the commit', [older(), aScan({ id: '901', isPartialScan: true })], {}, '901'],
  ['one with a bare name whose detail names its number', [older({ branch: 'topic' })], named('7'), '900'],
  ['none of a pull request whose number begins alike', [older({ branch: 'refs/pull/70/merge' })], {}, undefined],
  ['none with a bare name, whose detail is unknown', [older({ branch: 'topic' })], {}, undefined],
  ['none whose detail names another one, with any ref', [older()], named('8'), undefined],
  ['none whose detail denies it', [aRunningScan()], { 900: aFact({ isDenied: true }) }, undefined],
  ["no other's", [older({ repositoryId: '5' }), older({ id: '901', repositoryId: undefined })], {}, undefined],
])('the nearest scan reported for a pull request is %s', (_, allScans, facts, id) => {
  expect(seenIn(allScans, WITH_ID, { facts })).toEqual([id, undefined]);
});

function named(number: string): Facts {
  return { 900: aFact({ pullRequests: [number] }) };
}

describe('the nearest scan reported for a ref', () => {
  it.each<[what: string, scan: Scan, id: string | undefined]>([
    ['a full one of the same name', older({ branch: 'main', isFullScan: true }), '900'],
    ['a full one of the same name in full', older({ branch: 'refs/heads/main', isFullScan: true }), '900'],
    ['none of another name', older({ branch: 'mainline', isFullScan: true }), undefined],
    ['none of a pull request', older(), undefined],
    ["no diff scan, which may be a pull request's", older({ branch: 'main' }), undefined],
  ])('is %s', (_, scan, id) => {
    expect(seenIn([scan], target.ref)).toEqual([id, undefined]);
  });

  it.each<[fact: Partial<DetailFact>, id: string | undefined]>([
    [{}, '900'],
    [{ hasMeta: false }, undefined],
    [{ pullRequests: ['7'] }, undefined],
  ])('is a diff scan whose detail names no pull request: %j', (fact, id) => {
    const told = seenIn([older({ branch: 'main' })], target.ref, { facts: { 900: aFact(fact) } });
    expect(told).toEqual([id, undefined]);
  });
});

describe('the nearest scan or project', () => {
  it('of a bare commit is only another project that scanned it', () => {
    const bare = { ...WITH_ID, target: target.bare };
    expect(seenIn([older({ branch: 'main', isFullScan: true })], bare)).toEqual([undefined, undefined]);
    const facts = { 900: aFact({ fit: 'other', projectName: 'acme/other-shop' }) };
    const allScans = [aScan({ repositoryId: '5' })];
    const byName = { ...BY_NAME, target: target.bare };
    expect(seenIn(allScans, byName, { facts })).toEqual([undefined, 'acme/other-shop']);
  });

  it('is the scan that took over if one was superseded', () => {
    const by = older({ id: '902', branch: 'refs/pull/7/head' });
    const blocker: Blocker = { kind: 'superseded', untilMs: 0, scan: aScan(), products: ['code'], by };
    const allScans = [aScan(), by, older({ id: '903', startedAtMs: NOON_MS, isPartialScan: true })];
    expect(seenIn(allScans, WITH_ID, { blocker })).toEqual(['902', undefined]);
  });

  it('is only a scan of the project that a detail of the commit confirmed', () => {
    const allScans = [older(), other, aScan({ id: '899' })];
    expect(seenIn(allScans, BY_NAME)).toEqual([undefined, undefined]);
    expect(seenIn(allScans, BY_NAME, { facts: { 899: aFact() } })).toEqual(['900', undefined]);
  });

  it('is no scan if the configured project has another name', () => {
    const facts = { 900: aFact({ fit: 'other', projectName: 'acme/other-shop' }) };
    const given = { facts, current: aScan() };
    expect(seenIn([aScan(), older({ id: '899' })], WITH_ID, given)).toEqual([undefined, 'acme/other-shop']);
  });

  it('is nothing if two projects have the wanted name', () => {
    const allScans = [aScan(), aScan({ id: '901', repositoryId: '5' })];
    expect(seenIn(allScans, BY_NAME, { facts: { 900: aFact(), 901: aFact() } })).toEqual([undefined, undefined]);
  });
});

async function afterAsking(allScans: readonly Scan[], details: Readonly<Record<string, ScanDetail | Error>>) {
  const reader = new ScriptedReader({ detail: (id) => details[id]! });
  const seen = createInsteadFinder(reader, BY_NAME, () => undefined);
  for (const _ of ['once', 'again']) await seen.ask(allScans, NOTHING, Promise.resolve());
  return { asked: reader.detailsAsked, id: seen.of(allScans, NOTHING, undefined)?.scan?.id };
}

describe('requests for the details of older scans', () => {
  it('find the scan of the project with the wanted name, not the newer one of another', async () => {
    const details = { 900: aDetailOf(older()), 905: aDetailOf(other, { meta: { repository: 'acme/other-shop' } }) };
    expect(await afterAsking([older(), other], details)).toEqual({ asked: ['905', '900'], id: '900' });
  });

  it('are sent for the newest scan of at most three projects', async () => {
    const allScans = ['1', '2', '3', '4'].flatMap((repositoryId) => [
      older({ id: `${repositoryId}0`, repositoryId }),
      older({ id: `${repositoryId}1`, repositoryId, startedAtMs: NOON_MS }),
    ]);
    const details = Object.fromEntries(allScans.map((scan) => [scan.id, new Error('not there')]));
    expect(await afterAsking(allScans, details)).toMatchObject({ asked: ['41', '31', '21'], id: undefined });
  });

  it.each<[what: string, detail: ScanDetail | Error]>([
    ['cannot be read', new Error('it failed')],
    ['names another project', aDetailOf(older(), { meta: { repository: 'evil/shop' } })],
    ['does not name what was scanned', aDetailOf(older(), { meta: undefined })],
    ['names another commit', aDetailOf(older(), { meta: { commit: 'b'.repeat(40) } })],
    ['is of another scan', aDetailOf(older(), { id: '1' })],
    ['is of another repository id', aDetailOf(older(), { repositoryId: '5' })],
    ['is of another deployment', aDetailOf(older(), { deploymentId: '12' })],
  ])('find nothing if the detail %s', async (_, detail) => {
    expect(await afterAsking([older()], { 900: detail })).toEqual({ asked: ['900'], id: undefined });
  });

  it('find nothing if two projects fit alike, and prefer the name to the address', async () => {
    const address = { repository: undefined, repoUrl: 'https://github.com/acme/shop' };
    const named = { 900: aDetailOf(older()), 905: aDetailOf(other) };
    expect(await afterAsking([older(), other], named)).toMatchObject({ id: undefined });
    const mixed = { ...named, 905: aDetailOf(other, { meta: address }) };
    expect(await afterAsking([older(), other], mixed)).toMatchObject({ id: '900' });
    const alone = { 900: new Error('it failed'), 905: aDetailOf(other, { meta: address }) };
    expect(await afterAsking([older(), other], alone)).toMatchObject({ id: '905' });
  });

  it.each<[what: string, expected: Expected, allScans: readonly Scan[], blocker: Blocker]>([
    ['the id is configured', WITH_ID, [older()], NOTHING],
    ['the commit was scanned', BY_NAME, [older(), aScan({ id: '901', repositoryId: '5' })], NOTHING],
    ['only the commit is known', { ...BY_NAME, target: target.bare }, [older()], NOTHING],
    ['nothing of the own ref is listed', BY_NAME, [older({ branch: 'refs/pull/8/merge' })], NOTHING],
  ])('are not sent if %s', async (_, expected, allScans, blocker) => {
    const reader = new ScriptedReader({});
    await createInsteadFinder(reader, expected, () => undefined).ask(allScans, blocker, Promise.resolve());
    expect(reader.detailsAsked).toEqual([]);
  });
});
