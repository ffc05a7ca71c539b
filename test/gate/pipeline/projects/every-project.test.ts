import { describe, expect, it } from 'vitest';
import type { PlatformScan } from '../../../../emulator/state.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import { at } from '../virtual-run.ts';
import { earlier, endingAt, finding, type GivenRun, inWords, issuesIn, runOf, scanOf } from './some-projects.ts';

/** A part of another repository. */
const EVE = {
  names: { repo_display_name: 'eve/shop', repository: 'eve/shop', repo_url: 'https://github.com/eve/shop' },
};

const OF_SIX = { branch: 'refs/pull/6/merge', fullRef: 'refs/pull/6/merge', pullRequestId: '6' };

/** The last commits, scanned as both parts. */
const since = (hours: number) =>
  ['a', 'b', 'c'].flatMap((commit, index) => earlier(commit, index + hours, ['api', 'web']));
const before = since(2);
const ofAnother = (hours: number) => since(hours).map((scan) => ({ ...scan, ...OF_SIX }));

const unreadable =
  (id: string, failure: GateFailure) =>
  (reader: FindingsReader): FindingsReader => ({
    ...reader,
    readScan: (asked, ...how) => (asked === id ? Promise.reject(failure) : reader.readScan(asked, ...how)),
  });

const lateApi = scanOf('api', { startS: -130 });
const NAMELESS_TOLD = 'inconclusive wrong-repository: project 202 inconclusive wrong-repository, api pass';
const MISSING = 'inconclusive product-missing: web inconclusive product-missing, api pass';

describe('projects: all', () => {
  it('judges each project by itself, and the run has the worst verdict', async () => {
    const scans = [finding(scanOf('api'), 2), scanOf('web'), scanOf('docs')];
    const { report } = await runOf({ scans, issues: issuesIn('api', 2) });
    expect([inWords(report), report.exitCode]).toEqual(['fail: api fail, docs pass, web pass', 1]);
    expect(report.verdict.message).toBe('1 of 3 projects fails (acme/shop/api), 2 pass');
    expect(report.counts).toMatchObject({ high: 2n, total: 2n });
    expect(report.conditions.map(({ name, project }) => `${project?.name} ${name}`)).toHaveLength(6);
    expect(report.otherProjects).toEqual([]);
  });

  const found = finding(scanOf('api'), 2);
  it.each<[what: string, given: Partial<Parameters<typeof runOf>[0]>]>([
    ['cannot be read', { through: unreadable('9201', new GateFailure('server', 'answered 503')) }],
    ['names another repository than its id', { scans: [{ ...found, detailMembers: { repository_id: 999 } }] }],
  ])('judges a part whose detail %s, though a scan of another pull request names it', async (_what, given) => {
    const others = [scanOf('web'), scanOf('api', { id: '6201', startS: -2_000, ...OF_SIX })];
    const scans = [...(given.scans ?? [found]), ...others];
    const { report } = await runOf({ issues: issuesIn('api', 2), ...given, scans });
    expect(inWords(report)).toMatch(/^inconclusive \S+: api inconclusive \S+, web pass$/);
    expect(report.exitCode).toBe(2);
  });

  it.each([OF_SIX, { isPartial: true }, { branch: 'topic', fullRef: 'refs/heads/topic', pullRequestId: undefined }])(
    'judges a part although a newer scan that does not decide names another repository: %j',
    async (other) => {
      const scans = [found, scanOf('web'), scanOf('api', { id: '6201', startS: -200, ...EVE, ...other })];
      const { report } = await runOf({ scans, issues: issuesIn('api', 2) });
      expect([report.verdict.reason, report.exitCode]).toEqual(['wrong-repository', 2]);
    },
  );

  it('judges a part whose own scan is unreadable, although another scan names another repository', async () => {
    const scans = [found, scanOf('web'), scanOf('api', { id: '6201', startS: -200, ...EVE, ...OF_SIX })];
    const through = unreadable('9201', new GateFailure('server', 'answered 503'));
    const { report } = await runOf({ scans, issues: issuesIn('api', 2), through });
    expect([inWords(report), report.exitCode]).toEqual([expect.stringMatching(/^inconclusive .*web pass$/), 2]);
  });

  it('leaves out and names a part with only a partial scan', async () => {
    const { report } = await runOf({ scans: [scanOf('api'), scanOf('web', { isPartial: true })] });
    expect(inWords(report)).toBe('pass: api pass');
    expect(report.otherProjects).toEqual([{ repositoryId: '202', name: 'acme/shop/web' }]);
  });

  it.each([
    ['may still be listed', -130],
    ['was not scanned', -420],
  ])('does not wait for a part that %s in a run that never waits', async (_what, startS) => {
    const scans = [scanOf('api', { startS }), ...earlier('b', 1, ['api', 'web'])];
    const { report, seconds } = await runOf({ scans, world: { neverWaits: true } });
    expect(inWords(report)).toBe(MISSING);
    expect(seconds).toBe(0);
  });

  const [ONE_OF_WEB, WEB_FAILS] = [issuesIn('web', 1), 'fail: web fail, api pass'];
  const foundBy = (given: Parameters<typeof scanOf>[1]) => finding(scanOf('web', given), 1);
  const apiRuns = (endS: number) => scanOf('api', { startS: -60, timeline: endingAt(endS) });
  /** As long as it runs, its detail names another project. */
  const denied = {
    id: '9301',
    branch: 'feature',
    fullRef: 'refs/heads/feature',
    detailMembers: { repository_id: 999 },
  };
  const deniedApi = scanOf('api', { ...denied, pullRequestId: undefined, startS: -60, timeline: endingAt(45) });
  const appears = (seconds: number) => ({ startS: -100, appearsAtMs: at(seconds) });
  const api = scanOf('api');
  const NAMELESS = { repo_display_name: '', repository: '', repo_url: '' };
  const TWINS = { names: { repo_display_name: 'acme/shop' } };
  const TWINS_TOLD = 'fail: acme/shop (202) fail, acme/shop (201) pass';
  const webRuns = foundBy({ startS: -60, timeline: endingAt(45) });
  it.each<[what: string, scans: readonly PlatformScan[], due: string, mostLooks?: number]>([
    ['waits for a part that runs, and includes it', [api, webRuns], WEB_FAILS, 8],
    ['includes a part that is listed while another one runs', [apiRuns(45), foundBy({ startS: 20 })], WEB_FAILS],
    ['includes a part that only the last poll shows', [apiRuns(5), foundBy(appears(4))], WEB_FAILS],
    ['finds a part that scanned the commit days ago', [api, foundBy({ startS: -3 * 86_400 })], WEB_FAILS, 4],
    ['finds one that only the list of 30 days shows', [api, ...ofAnother(2), foundBy({ startS: -100_000 })], WEB_FAILS],
    ['waits for a usual part that is listed after 25 s', [lateApi, foundBy(appears(25)), ...before], WEB_FAILS],
    [
      'waits for one that only the list of 30 days shows to be usual',
      [lateApi, foundBy(appears(25)), ...since(60)],
      WEB_FAILS,
    ],
    [
      'waits for it while a scan runs that may be of this pull request',
      [api, deniedApi, foundBy(appears(30)), ...before],
      WEB_FAILS,
    ],
    ['waits for it after the last running scan, too', [apiRuns(45), foundBy(appears(80)), ...before], WEB_FAILS],
    ['knows it by commits of other pull requests, more than a day ago', [api, ...ofAnother(60)], MISSING],
    ['judges two parts of one name, each by its id (M17)', [scanOf('api', TWINS), foundBy(TWINS)], TWINS_TOLD],
    ['is inconclusive with a part without a name', [api, scanOf('web', { names: NAMELESS })], NAMELESS_TOLD],
    ['finds a scan that is older than a day', [scanOf('api', { startS: -200_000 })], 'pass: api pass'],
  ])('%s', async (_what, scans, due, mostLooks = 20) => {
    const { report, sent } = await runOf({ scans, issues: ONE_OF_WEB });
    expect([inWords(report), report.notices]).toEqual([due, []]);
    expect(sent.list).toBeLessThanOrEqual(mostLooks);
  });

  it('has a notice if the list is too long to find such a part', async () => {
    const { report } = await runOf({
      scans: [scanOf('api')],
      through: (reader) => ({
        ...reader,
        async *listScans(search, phase) {
          if (search.sinceMs !== undefined || search.repositoryId !== undefined)
            return yield* reader.listScans(search, phase);
          for (let page = 0; page < 50; page += 1) yield { scans: [], malformed: [], serverTimeMs: undefined };
        },
      }),
    });
    expect(inWords(report)).toBe('pass: api pass');
    expect(report.notices).toEqual([expect.stringContaining('more than a day ago may be missing')]);
  });

  it('requests the list again if the first answer was old', async () => {
    const newer = scanOf('api', { id: '9999', commit: 'b'.repeat(40), startS: -125 });
    const { report } = await runOf({
      scans: [scanOf('api'), newer],
      world: { neverWaits: true },
      through: (reader) => ({
        ...reader,
        // A list as a sweep shares it: half a minute old, unless it must show scans that came while issues were read.
        async *listScans(search, phase) {
          const isOld = phase !== 'reading';
          for await (const page of reader.listScans(search, phase)) {
            if (!isOld || search.sinceMs === undefined) yield page;
            else yield { ...page, scans: page.scans.filter(({ id }) => id !== newer.id), ageMs: 30_000 };
          }
        },
      }),
    });
    expect(inWords(report)).toBe('inconclusive superseded: api inconclusive superseded');
  });

  it('ends like a run of one project if no project of the repository scanned the commit', async () => {
    const { report, seconds } = await runOf({ scans: earlier('a', 2, ['api']) });
    expect([report.verdict.reason, report.projects, seconds]).toEqual(['no-scan', undefined, 300]);
    const one = await runOf({ scans: earlier('a', 2, ['api']), inputs: { projects: 'one' } });
    expect([report.verdict, report.seen]).toEqual([one.report.verdict, one.report.seen]);
    expect(report.seen?.scan?.id).toBe('20201');
    const last = scanOf('api', { appearsAtMs: Date.UTC(2026, 5, 15, 12, 4, 55) });
    expect(inWords((await runOf({ scans: [last, { ...last, id: '77', repositoryId: '202' }] })).report)).toContain(
      'pass: ',
    );
    const other = await runOf({ scans: [scanOf('web', EVE)] });
    expect(other.report.verdict.reason).toBe('wrong-repository');
  });

  it('is inconclusive without a part for which the last commits were scanned', async () => {
    const { report, seconds, sent } = await runOf({ scans: [lateApi, ...before] });
    expect(inWords(report)).toBe(MISSING);
    expect(report.projects![0]!.verdict.message).toContain('acme/shop/web, although the last commits were');
    expect(seconds).toBe(50);
    expect(sent.list).toBeLessThan(12);
  });

  it('is inconclusive without it also if the other part is listed at the end of the wait', async () => {
    // The project's name fits at once, and a run of one project has searched for it alone by then.
    const whole = { repo_display_name: '', repository: 'acme/shop' };
    const history = since(26).map((scan) =>
      scan.repositoryId === '201' ? { ...scan, meta: { ...scan.meta, ...whole } } : scan,
    );
    const own = scanOf('api', { names: whole, startS: 165, appearsAtMs: NOON_MS + 295_000 });
    const { report } = await runOf({ scans: [own, ...history] });
    expect(inWords(report)).toContain('product-missing');
  });

  it('does not wait for a part for which only one earlier commit was scanned', async () => {
    const before = [...earlier('a', 2, ['api']), ...earlier('b', 3, ['api', 'web']), ...earlier('c', 4, ['api'])];
    const { report, seconds } = await runOf({ scans: [lateApi, ...before] });
    expect([report.verdict.message, seconds]).toEqual(['within both limits (acme/shop/api)', 0]);
  });

  it('judges a project again if its ref was taken over while another one ran', async () => {
    const runs = scanOf('web', { startS: -60, timeline: endingAt(60) });
    const newer = scanOf('api', { id: '9999', commit: 'b'.repeat(40), startS: 20 });
    const { report, sent } = await runOf({ scans: [scanOf('api'), runs, newer] });
    expect(inWords(report)).toBe('inconclusive superseded: api inconclusive superseded, web pass');
    const again = finding(scanOf('api', { id: '9999', startS: 20 }), 1);
    const second = await runOf({ scans: [scanOf('api'), runs, again], issues: issuesIn('api', 1) });
    expect(inWords(second.report)).toBe('fail: api fail, web pass');
    // Four polls more than without the newer scan, 10 s apart: the branch may be moved back.
    expect(sent.list).toBe(12);
  });

  it('judges a project again although the clock of the runner was set back meanwhile', async () => {
    const runs = scanOf('web', { startS: -60, timeline: endingAt(60) });
    const newer = scanOf('api', { id: '9999', commit: 'b'.repeat(40), startS: 20 });
    const { report } = await runOf({
      scans: [scanOf('api'), runs, newer],
      runnerClock: (clock) => ({
        now: () => clock.now(),
        sleep: (...given) => clock.sleep(...given),
        wallNow: () => clock.wallNow() - (clock.now() < 30_000 ? 0 : 3_600_000),
      }),
    });
    expect(inWords(report)).toBe('inconclusive superseded: api inconclusive superseded, web pass');
  });

  it('is not proven where the last look at the list fails', async () => {
    const runs = scanOf('web', { startS: -60, timeline: endingAt(60) });
    let polls = 0;
    const { report } = await runOf({
      scans: [scanOf('api'), runs],
      through: (reader) => ({
        ...reader,
        async *listScans(search, phase) {
          polls += 1;
          if (polls > 7) throw new GateFailure('server', 'answered 503');
          yield* reader.listScans(search, phase);
        },
      }),
    });
    expect(report.verdict).toMatchObject({ word: 'inconclusive', reason: 'server' });
  });

  it('looks again at a part that passed before the search for others failed', async () => {
    const newer = scanOf('api', { id: '9999', commit: 'b'.repeat(40), startS: 5 });
    let polls = 0;
    const { report } = await runOf({
      scans: [lateApi, ...before, newer],
      through: (reader) => ({
        ...reader,
        async *listScans(search, phase) {
          polls += 1;
          if (polls === 5) throw new GateFailure('server', 'answered 503');
          yield* reader.listScans(search, phase);
        },
      }),
    });
    expect(inWords(report)).toMatch(/api inconclusive superseded/);
  });

  it.each([
    ['scan-running', [scanOf('web', { startS: -60, timeline: endingAt(60) })]],
    ['scan-failed', [scanOf('web', { startS: -60, timeline: endingAt(-30, 'SCAN_STATUS_ERROR') })]],
  ])('reports the %s of a part beside the failure of the list that is asked for it alone', async (reason, scans) => {
    let clock: Clock | undefined;
    let polls = 0;
    const { report } = await runOf({
      scans,
      runnerClock: (own) => (clock = own),
      through: (reader) => ({
        ...reader,
        async *listScans(search, phase) {
          polls += 1;
          if (polls === 2) throw new GateFailure('server', 'answered 503');
          yield* reader.listScans(search, phase);
        },
        async readScan(...asked) {
          await clock!.sleep(6_000);
          return reader.readScan(...asked);
        },
      }),
    });
    const [web] = report.projects!;
    expect(web!.verdict).toMatchObject({ reason: 'server', also: [{ reason }] });
  });

  it('says of no part that it is missing where the run is stopped while it waits for one', async () => {
    const stopped = new AbortController();
    let polls = 0;
    const { report } = await runOf({
      scans: [lateApi, ...before],
      world: { signal: stopped.signal },
      through: (reader) => ({
        ...reader,
        async *listScans(search, phase) {
          polls += 1;
          if (polls > 3) stopped.abort(new GateFailure('cancelled', 'stopped from outside'));
          stopped.signal.throwIfAborted();
          yield* reader.listScans(search, phase);
        },
      }),
    });
    expect(inWords(report)).toMatch(/^inconclusive cancelled:(?!.*missing)/);
  });

  const soft = 'bad-event: warn\nproduct-missing: warn\nno-scan: warn';
  const moved: GivenRun['world'] = { baseNow: async () => ({ ref: 'refs/heads/release', changedAtMs: undefined }) };
  const nameless = [scanOf('web', { names: NAMELESS })];
  it.each<[softened: string, what: string, scans: readonly PlatformScan[], due: RegExp, world?: GivenRun['world']]>([
    ['server: warn', 'a part that is missing', [lateApi, ...before], /web inconclusive product-missing/],
    ['server: warn', 'no scan of any part', [...before], /^inconclusive no-scan/],
    [soft, 'a list that fails, and another base', [lateApi, ...before], /^inconclusive server: /, moved],
    [soft, 'no scan, a list that fails, and another base', [...before], /^inconclusive server: /, moved],
    [soft, 'a project without a name, and another base', nameless, /^inconclusive wrong-repository: /, moved],
  ])(
    'is not softened by %j with %s if the list fails during the wait',
    async (softened, _what, scans, due, world = {}) => {
      let polls = 0;
      const { report } = await runOf({
        scans,
        world,
        inputs: { 'on-inconclusive': softened },
        through: (reader) => ({
          ...reader,
          async *listScans(search, phase) {
            polls += 1;
            if (polls > 4) throw new GateFailure('server', 'answered 503');
            yield* reader.listScans(search, phase);
          },
        }),
      });
      expect(inWords(report)).toMatch(due);
      expect(report.exitCode).toBe(2);
    },
  );
});
