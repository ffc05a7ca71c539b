import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { Scan, ScanDetail, ScanPage } from '../../src/domain/scan.ts';
import type { FoundScans } from '../../src/scan/decision.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aPullRequest, aPush, aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { aScanPage, inTurn, type Pages, type Script, type ScriptedReader } from '../fakes/scripted-reader.ts';
import { aFinder, type Given, USUAL } from './a-finder.ts';

const MINUTE_MS = 60_000;
const NOT_THERE = new GateFailure('not-found', 'scan detail: status 404');

function idsOf({ decision }: FoundScans): string {
  return decision.deciding.map(({ scan }) => scan.id).join(' ');
}

/** What the search may take and say. Only given members are compared. */
type Took = {
  readonly sleeps?: readonly number[];
  readonly nowMs?: number;
  readonly looks?: number;
  readonly details?: readonly string[];
  readonly message?: unknown;
};

/** Expects the found scans, as `900 899`, `900, product-missing` if a product is missing, or the reason of the failure. */
async function expectFound(
  given: Given | ReturnType<typeof aFinder>,
  expected: string,
  took: Took = {},
): Promise<void> {
  const { finder, reader, clock } = 'finder' in given ? given : aFinder(given);
  const ending = await finder.find().then(
    (found) => ({ found: [idsOf(found), ...(found.stop === undefined ? [] : [found.stop.reason])].join(', ') }),
    (thrown: unknown) => {
      if (!(thrown instanceof GateFailure)) throw thrown;
      return { found: thrown.reason, message: thrown.message };
    },
  );
  const { sleeps } = clock;
  const actual = { sleeps, nowMs: clock.now(), looks: reader.scanSearches.length, details: reader.detailsAsked };
  expect({ ...ending, ...actual }).toMatchObject({ found: expected, ...took });
}

const code = aScan({ enabledProducts: ['sast'] });

describe('finding the scan', () => {
  it('needs one page of the list and no wait if the scan is finished already', async () => {
    const { finder, reader, clock } = aFinder({});
    const found = await finder.find();
    expect(found.stop).toBeUndefined();
    expect(found.decision).toMatchObject({
      repositoryId: '4242',
      deciding: [{ scan: aScan(), tier: 'own-ref', products: USUAL }],
      undecided: [],
      notScanned: [],
    });
    expect(reader.scanSearches).toEqual([{ repositoryId: '4242', sinceMs: NOON_MS - 24 * 60 * MINUTE_MS }]);
    expect(clock.sleeps).toEqual([]);
  });

  describe('if the wanted project has no scan of the commit', () => {
    const other = aScan({ repositoryId: '101' as RepositoryId });
    const withoutId = (reader: ScriptedReader) =>
      reader.scanSearches.filter(({ repositoryId }) => repositoryId === undefined);

    it('requests the list without the id after a minute, and names the project that was scanned', async () => {
      const made = aFinder({ scans: ({ repositoryId }) => [aScanPage(repositoryId === undefined ? [other] : [])] });
      const message = expect.stringMatching(/after 5m; it was scanned as project 101: check repository-id$/);
      await expectFound(made, 'no-scan', { message });
      expect(withoutId(made.reader)).toHaveLength(1);
      expect(made.log.infos.at(-1)).toContain('; it was scanned as project 101: check');
    });

    it('does not request it earlier, since most scans are listed by then', async () => {
      const made = aFinder({ polls: [[], [], [aScan()]] });
      await expectFound(made, '900');
      expect(withoutId(made.reader)).toEqual([]);
    });

    it('does not mention another project if that list fails', async () => {
      const broken = new GateFailure('server', 'scan list: answered 503');
      const scans: Script['scans'] = ({ repositoryId }) => [repositoryId === undefined ? broken : aScanPage([])];
      await expectFound({ scans }, 'no-scan', { message: expect.stringMatching(/after 5m$/) });
    });
  });

  it('waits for it to appear, to start and to finish (D2)', async () => {
    // The second reading of the list is the wide one, in the same poll as the first.
    const polls = [[], [], [aPendingScan()], [aRunningScan()], [aScan()]];
    const { finder, clock, log } = aFinder({ polls });
    expect((await finder.find()).decision.deciding[0]?.scan).toEqual(aScan());
    expect(clock.sleeps).toEqual([10_000, 10_000, 10_000]);
    expect(finder.waitedMs).toBe(30_000);
    expect(log.infos).toEqual([
      'No scan of commit 3f2a9c1b8d7e in project 4242 after 0s. Waited 0s of 5m.',
      'Scan 900 of commit 3f2a9c1b8d7e is still pending. Waited 10s of 15m.',
      'Scan 900 of commit 3f2a9c1b8d7e is still running after 10m 20s. Waited 20s of 15m.',
    ]);
  });
});

function details(...all: readonly ScanDetail[]): Script['detail'] {
  return (id) => all.find((detail) => detail.id === id)!;
}

const ofEvil = (scan: Scan): ScanDetail => aDetailOf(scan, { meta: { repository: 'evil/shop' } });

describe('finding out to which project and ref a scan belongs', () => {
  it('finds our older scan if the last day shows only another project of another pull request', async () => {
    const foreign = aScan({ id: '950' as ScanId, repositoryId: '7700' as RepositoryId, branch: 'refs/pull/8/merge' });
    const scans: Script['scans'] = ({ sinceMs, repositoryId }) => {
      const listed = sinceMs === undefined ? [foreign, aScan()] : [foreign];
      return [aScanPage(listed.filter((scan) => repositoryId === undefined || scan.repositoryId === repositoryId))];
    };
    const meta = { repository: 'somebody/shop', repoUrl: 'https://github.com/somebody/shop' };
    const detail = details(aDetailOf(foreign, { meta }), aDetailOf(aScan()));
    const { finder, reader } = aFinder({ scans, detail, isIdConfigured: false });
    expect(idsOf(await finder.find())).toBe('900');
    expect(reader.scanSearches.map(({ repositoryId }) => repositoryId)).toEqual([undefined, undefined]);
  });

  describe('for a failed scan, if only the name of the project is known,', () => {
    const theirs = aScan({ id: '1', repositoryId: '5', status: 'error', exitCode: 2n });

    it('waits for our scan when the detail names another project', async () => {
      const polls = [[theirs], [theirs], [theirs], [theirs], [theirs, aScan()]];
      const detail = details(ofEvil(theirs), aDetailOf(aScan()));
      const { finder, reader } = aFinder({ polls, isIdConfigured: false, detail });
      expect(await finder.find()).toMatchObject({
        decision: { deciding: [{ scan: { id: '900' } }], repositoryId: '4242' },
      });
      expect(reader.detailsAsked).toContain('1');
    });

    it.each([
      ['names ours', aDetailOf(theirs)],
      ['does not name a project', { ...aDetailOf(theirs), meta: undefined }],
    ])('treats the scan as ours if its detail %s', async (_, detail) => {
      await expectFound({ polls: [[theirs]], isIdConfigured: false, detail: () => detail }, 'scan-failed');
    });

    it.each([
      ['the run is stopped', new GateFailure('cancelled', 'stopped from outside'), 'cancelled'],
      ['a defect occurs', new TypeError('x is not a function'), 'internal'],
    ])('stops if %s while the detail is read', async (_, thrown, reason) => {
      const { finder } = aFinder({ polls: [[theirs]], isIdConfigured: false, detail: () => thrown });
      await expect(finder.find()).rejects.toMatchObject({ reason, message: expect.stringContaining(thrown.message) });
    });
  });
});

describe('confirming what was found', () => {
  it('returns the details of the deciding scans, the newest first', async () => {
    const other = aScan({ id: '1', enabledProducts: ['sca'], startedAtMs: NOON_MS - 20 * MINUTE_MS });
    const { finder } = aFinder({ polls: [[code, other]], wants: ['supply-chain'] });
    expect(await finder.confirm(await finder.find())).toEqual([aDetailOf(code), aDetailOf(other)]);
  });

  it.each<[what: string, given: Given, reason: string]>([
    ['when the time is up', { detail: () => NOT_THERE, waitMs: 0 }, 'not-found'],
    ['after any other failure', { detail: () => new GateFailure('server', 'status 503') }, 'server'],
  ])('fails without another request %s', async (_, given, reason) => {
    const { finder, reader } = aFinder(given);
    const found = await finder.find();
    await expect(finder.confirm(found)).rejects.toMatchObject({ reason });
    expect(reader.detailsAsked).toHaveLength(1);
  });

  it('requests a detail again at the next poll if it is not there yet (D20)', async () => {
    const { finder, reader, clock, log } = aFinder({
      detail: inTurn<ScanDetail | Error>(NOT_THERE, NOT_THERE, aDetailOf(aScan())),
    });
    expect(await finder.confirm(await finder.find())).toHaveLength(1);
    expect(reader.detailsAsked).toHaveLength(3);
    expect(clock.sleeps).toEqual([10_000, 10_000]);
    expect(log.infos[0]).toBe('scan 900 is listed, but its detail is not there yet; asking again');
  });
});

it('a scan that its detail denied while it ran is ours if the final detail names us', async () => {
  const [running, done] = [aRunningScan({ branch: 'topic' }), aScan({ branch: 'topic' })];
  const detail = inTurn(
    aDetailOf(running, { meta: { commit: OTHER_COMMIT } }),
    aDetailOf(done, { meta: { pullRequestId: '7' } }),
  );
  await expectFound({ polls: [[running], [running], [done]], detail }, '900');
});

it('if only the name of the repository is known, polls use its id once a scan has named it', async () => {
  const { finder, reader } = aFinder({ polls: [[aRunningScan()], [aRunningScan()], [aScan()]], isIdConfigured: false });
  await finder.find();
  expect(reader.scanSearches.map(({ repositoryId }) => repositoryId)).toEqual([undefined, '4242', '4242']);
});

describe('the nearest scan without a scan of the commit', () => {
  const before = aScan({ commit: OTHER_COMMIT });
  const byName = { polls: [[before]], isIdConfigured: false, discoveryMs: 25_000 };

  it.each<[what: string, answer: (aside: AbortSignal | undefined) => Promise<ScanDetail>]>([
    ['is not there yet', () => Promise.reject(NOT_THERE)],
    ['is refused', () => Promise.reject(new GateFailure('auth', 'scan detail: status 403'))],
    ['is a defect', () => Promise.reject(new TypeError('a defect'))],
    ['never comes', (aside) => new Promise((_, refuse) => aside?.addEventListener('abort', refuse))],
    ['names another project', async () => aDetailOf(before, { meta: { repository: 'evil/shop' } })],
  ])('is not reported if the detail %s', async (_, answer) => {
    const { finder, reader, clock, log } = aFinder(byName);
    reader.readScan = async (id, _phase?: unknown, aside?: AbortSignal) => {
      reader.detailsAsked.push(id);
      return answer(aside);
    };
    const message = 'no scan of commit 3f2a9c1b8d7e in acme/shop after 25s';
    await expect(finder.find()).rejects.toMatchObject({ reason: 'no-scan', message });
    expect(log.infos.map((line) => line.split(' after')[0])).toEqual(
      Array(3).fill('No scan of commit 3f2a9c1b8d7e in acme/shop'),
    );
    expect([reader.detailsAsked, clock.sleeps]).toEqual([['900'], [10_000, 10_000, 5_000]]);
    expect(finder.seen).toBeUndefined();
  });

  it('does not delay the stop of the run (A3)', async () => {
    const abort = new AbortController();
    const stopped = new GateFailure('cancelled', 'the run was stopped');
    const { finder, reader } = aFinder({ ...byName, signal: abort.signal });
    reader.readScan = (_id, _phase?: unknown, aside?: AbortSignal) => {
      abort.abort(stopped);
      return new Promise((_, refuse) => aside?.addEventListener('abort', refuse));
    };
    await expect(finder.find()).rejects.toBe(stopped);
  });
});

describe('while issues are read', () => {
  const LONG_AGO = { startedAtMs: NOON_MS - 2_000 * MINUTE_MS };
  const pushed = { ...code, branch: 'main', isFullScan: true };
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

  it('no older scans are requested if the own ref shows all products', async () => {
    const { finder, reader } = aFinder({});
    const found = await finder.find();
    await finder.readOlder(found);
    expect(reader.scanSearches).toHaveLength(1);
    expect(await finder.holds(found, 'no')).toBe(true);
  });

  const OF_PULL = ['refs/pull/7/merge', 'refs/pull/7/head', 'topic', 'refs/heads/topic'];

  it('older scans of the own refs are requested, and change the decision', async () => {
    const older = aScan({ id: '1', enabledProducts: ['sca'], status: 'error', ...LONG_AGO });
    const scans: Script['scans'] = ({ sinceMs }) => [
      aScanPage(sinceMs === undefined ? [code, older] : [code, ...usual]),
    ];
    const { finder, reader } = aFinder({ scans });
    const found = await finder.find();
    expect(idsOf(found)).toBe('900');
    await finder.readOlder(found);
    expect(reader.scanSearches.slice(1).map(({ branch }) => branch)).toEqual(OF_PULL);
    expect(await finder.holds(found, 'no')).toBe(false);
  });

  it('a product is found that Jenkins scanned the day before, with its own name of the pull request', async () => {
    const target = aTarget({ subject: aPullRequest({ ciRef: 'PR-7' }) });
    const older = aScan({ id: '1', branch: 'PR-7', enabledProducts: ['sca'], ...LONG_AGO });
    const scans: Script['scans'] = ({ branch }) => [
      aScanPage(branch === undefined ? [code, ...usual] : [code, older].filter((scan) => scan.branch === branch)),
    ];
    const { finder } = aFinder({ scans, target, detail: (id) => aDetailOf(id === '1' ? older : code) });
    const found = await finder.find();
    await finder.readOlder(found);
    expect([idsOf(found), idsOf(await finder.find(true))]).toEqual(['900', '900 1']);
  });

  it('a push whose ref shows too few commits needs the list of the whole repository (O2)', async () => {
    const { finder, reader } = aFinder({ scans: () => [aScanPage([pushed])], target: aPush() });
    await finder.readOlder(await finder.find());
    expect(reader.scanSearches.slice(1).map(({ branch }) => branch)).toEqual(['main', 'refs/heads/main', undefined]);
  });
});

describe('the last poll', () => {
  const theirs = { id: '901', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 5 * MINUTE_MS };

  it.each([
    ['is not sent if the one before is fresh and nothing runs', 10_000, 1],
    ['is sent if the one before is older than 10 s', 10_001, 2],
  ])('%s', async (_, elapsedMs, looks) => {
    const { finder, reader, clock } = aFinder({});
    const found = await finder.find();
    clock.advance(elapsedMs);
    expect(await finder.holds(found, 'if-due')).toBe(true);
    expect(reader.scanSearches).toHaveLength(looks);
  });

  it('is not sent again if a poll during the wait for the index showed that another scan took over', async () => {
    const { finder, reader } = aFinder({ polls: [[aScan()], [aScan(), aScan({ ...theirs, completedAtMs: NOON_MS })]] });
    const found = await finder.find();
    expect(await finder.holds(found, 'yes')).toBe(false);
    expect(await finder.holds(found, 'if-due')).toBe(false);
    expect(reader.scanSearches).toHaveLength(2);
  });

  const done = aScan({ enabledProducts: ['sca'] });
  const runs = aRunningScan({ id: '902', enabledProducts: ['secrets'] });
  const broken = aScan({ id: '901', enabledProducts: ['sast'], status: 'error', completedAtMs: NOON_MS - MINUTE_MS });
  const ended = (status: 'error' | 'cancelled') => aScan({ ...runs, status, completedAtMs: NOON_MS });

  it.each<[what: string, polls: readonly Pages<ScanPage>[]]>([
    [
      'a scan beside one that failed was cancelled',
      [runs, runs, ended('cancelled')].map((last) => [aScanPage([done, broken, last])]),
    ],
    [
      'a scan failed after an earlier poll did',
      [
        [aScanPage([done, runs])],
        [new GateFailure('server', 'scan list: answered 503')],
        [aScanPage([done, ended('error')])],
      ],
    ],
  ])('changes the outcome if only another reason was added: %s', async (_, polls) => {
    const { finder } = aFinder({ scans: inTurn(...polls) });
    const found = await finder.find();
    expect(found.stop).toBeDefined();
    expect(await finder.holds(found, 'yes')).toBe(false);
  });

  const refused = new GateFailure('contract', 'a listed scan cannot be read');

  it('that fails stays a reason if its first pages show that other scans decide', async () => {
    const { finder, reader } = aFinder({
      scans: inTurn([aScanPage([aScan()])], [aScanPage([aScan(), aScan({ id: '901' })]), refused]),
    });
    expect(await finder.holds(await finder.find(), 'yes')).toBe(false);
    const again = await finder.find(true);
    expect([idsOf(again), again.stop]).toEqual(['901', refused]);
    expect(await finder.holds(again, 'if-due')).toBe(true);
    expect(reader.scanSearches).toHaveLength(2);
  });

  it('that fails is also reported if a detail that its first pages ask for cannot be read', async () => {
    const other = aScan({ id: '901', repositoryId: '5' });
    const broken = new GateFailure('server', 'scan 901: answered 503');
    const { finder } = aFinder({
      isIdConfigured: false,
      scans: inTurn([aScanPage([aScan()])], [aScanPage([aScan(), other]), refused]),
      detail: (id) => (id === '901' ? broken : aDetailOf(aScan())),
    });
    const found = await finder.find();
    await finder.confirm(found);
    const failure = { reason: 'server', message: broken.message, also: [refused] };
    await expect(finder.holds(found, 'yes')).rejects.toMatchObject(failure);
  });
});

describe('a run that ends before the project is known', () => {
  it('also reports a running scan if two projects have the wanted name', async () => {
    const other = aScan({ id: '901', repositoryId: '4343' as RepositoryId });
    const { finder } = aFinder({ polls: [[aScan(), other, aRunningScan({ id: '902' })]], isIdConfigured: false });
    const also = [expect.objectContaining({ reason: 'scan-running' })];
    await expect(finder.find()).rejects.toMatchObject({ reason: 'wrong-repository', also });
  });

  it('also reports the awaited scan if a second project of that name is listed later', async () => {
    const running = aRunningScan();
    const other = aScan({ id: '901', repositoryId: '4343' as RepositoryId });
    const { finder } = aFinder({ polls: [[running], [running, other]], isIdConfigured: false });
    const failure: unknown = await finder.find().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason: 'wrong-repository' });
    expect(new Set((failure as GateFailure).also.map(({ reason }) => reason))).toEqual(new Set(['scan-running']));
  });

  it.each<[what: string, other: Scan, beside: readonly string[]]>([
    ['nothing of a running scan', aRunningScan({ id: '901', repositoryId: '4343' as RepositoryId }), ['scan-running']],
    ['only that failure if none runs', aScan({ id: '901', repositoryId: '4343' as RepositoryId }), []],
  ])('reports %s if a detail is refused', async (_, other, beside) => {
    const broken = new GateFailure('server', 'scan 900: answered 503');
    const { finder } = aFinder({
      polls: [[aScan(), other]],
      isIdConfigured: false,
      detail: (id) => (id === '900' ? broken : aDetailOf(other)),
    });
    const failure: unknown = await finder.find().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason: 'server', message: broken.message });
    expect((failure as GateFailure).also.map(({ reason }) => reason)).toEqual(beside);
  });
});

describe('a list that fails during the wait', () => {
  it.each<[what: string, seen: readonly Scan[], beside: string]>([
    ['a scan that runs', [aRunningScan()], 'scan-running'],
    ['a scan that is not listed yet', [], 'no-scan'],
  ])('also reports %s', async (_, seen, beside) => {
    const broken = new GateFailure('server', 'scan list: answered 503');
    const { finder } = aFinder({ scans: inTurn([aScanPage(seen)], [aScanPage(seen)], [broken]) });
    const failure: unknown = await finder.find().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason: 'server', message: broken.message });
    expect((failure as GateFailure).also.map(({ reason }) => reason)).toContain(beside);
  });

  const before = aScan({ id: '890' });
  const failed = aScan({ status: 'error', startedAtMs: NOON_MS - 5 * MINUTE_MS, completedAtMs: undefined });
  const after = aScan({ id: '901', startedAtMs: NOON_MS - 3 * MINUTE_MS, completedAtMs: NOON_MS - MINUTE_MS });
  const notJudged = aRunningScan({ id: '902', enabledProducts: ['ai-sast'] });

  it.each<[what: string, listed: readonly Scan[], beside: readonly string[]]>([
    ['a scan that runs', [aRunningScan()], ['scan-running']],
    ['a scan that failed', [before, failed], ['scan-failed']],
    ['a cancelled scan', [aScan({ ...failed, status: 'cancelled' })], ['scan-cancelled']],
    ['each reason once', [aRunningScan({ id: '898' }), aRunningScan()], ['scan-running']],
    ['a failure repeated only in part', [failed, aScan({ ...after, enabledProducts: ['sast'] })], ['scan-failed']],
    ['a failure repeated only on another ref', [failed, aScan({ ...after, branch: 'other' })], ['scan-failed']],
    ['a failure repeated by a partial scan', [failed, aScan({ ...after, isPartialScan: true })], ['scan-failed']],
    ['a failure repeated only in another project', [failed, aScan({ ...after, repositoryId: '5' })], ['scan-failed']],
    ['a failure repeated for no known product', [failed, aScan({ ...after, enabledProducts: [] })], ['scan-failed']],
    [
      'a scan that still runs after a newer one',
      [aRunningScan({ startedAtMs: failed.startedAtMs }), after],
      ['scan-running'],
    ],
    ['no failure that was repeated', [failed, after], []],
    ['no cancelled scan beside a completed one', [before, aScan({ ...failed, status: 'cancelled' })], []],
    ['no scan of a product that is not judged', [notJudged, aScan({ ...notJudged, status: 'error' })], []],
    ['no scan of another commit', [aScan({ ...failed, commit: OTHER_COMMIT })], []],
  ])('also reports %s if the first list breaks off', async (_, listed, beside) => {
    const broken = new GateFailure('server', 'scan list: answered 503');
    const { finder } = aFinder({ scans: () => [aScanPage(listed), broken] });
    const failure: unknown = await finder.find().catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason: 'server', message: broken.message });
    expect((failure as GateFailure).also.map(({ reason }) => reason)).toEqual(beside);
  });

  it('softens nothing of it where what is older cannot be asked for at the end', async () => {
    const broken = new GateFailure('server', 'scan list: answered 503');
    const own = aScan({ enabledProducts: ['sast'] });
    const taken = { ...own, id: '901' as Scan['id'], commit: OTHER_COMMIT, completedAtMs: NOON_MS - MINUTE_MS };
    const scans: Script['scans'] = ({ sinceMs }) => (sinceMs === undefined ? [broken] : [aScanPage([own, taken])]);
    const failure: unknown = await aFinder({ scans })
      .finder.find()
      .catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ reason: 'server', message: broken.message });
    expect((failure as GateFailure).also.map(({ reason }) => reason)).toContain('superseded');
  });
});
