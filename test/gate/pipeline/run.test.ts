import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import { REASON_NAMES, type Reason } from '../../../src/domain/reason.ts';
import type { ScanPage } from '../../../src/domain/scan.ts';
import type { Target } from '../../../src/domain/target.ts';
import type { World } from '../../../src/gate/pipeline/world.ts';
import { aRunningScan, aScan, someFindings } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { aPush, aTarget, FORK, OTHER_COMMIT } from '../../build/a-target.ts';
import { type Answers, answering } from '../../evidence/an-index.ts';
import { FakeClock, NOON_MS } from '../../fakes/fake-clock.ts';
import { aScanPage, inTurn, type Pages, type Script, ScriptedReader } from '../../fakes/scripted-reader.ts';
import type { Given as GivenInputs } from '../../inputs/some-inputs.ts';
import { aCondition } from '../../policy/a-case.ts';
import { ending, endingOf, type Given, judge, NO_TEXTS } from './judged.ts';

const A_CRITICAL: Answers = { critical: ['a=1'], rated: ['a=1'] };

describe('a run ends', () => {
  const critical = (...pages: string[]): Given => ({ issues: { critical: [pages.join('|')], rated: ['a=1'] } });
  const unrated = (limit: string): Given => ({ issues: 'rated: a=1', inputs: { 'max-unrated': limit } });
  const noScan = (inputs: GivenInputs): Given => ({ polls: [[]], inputs });
  it.each<[what: string, expected: string, given: Given]>([
    ['for a clean scan', 'pass 0', {}],
    ['for one critical issue', 'fail 1', { issues: A_CRITICAL }],
    ['for issues without a limit', 'pass 0', { issues: 'medium, rated: a=4; other: r=9' }],
    ['for an issue on the last page', 'fail 1', critical('', '', '', 'a=1')],
    ['for a detail of another commit', 'scan-inconsistent 2', { meta: { commit: OTHER_COMMIT }, issues: A_CRITICAL }],
    ['for a detail of another repository', 'wrong-repository 2', { meta: { repository: 'evil/shop' } }],
    ['if issues change between readings (E15)', 'unstable 2', { issues: 'critical: a=1' }],
    ['if a severity is unknown (E14)', 'unclassified 2', { issues: 'rated: a=1' }],
    ['if the number is within max-unrated (E14)', 'pass 0', unrated('1')],
    ['if max-unrated sets no limit (E14)', 'pass 0', unrated('none')],
    ['over max-unrated (E14)', 'fail 1', { issues: 'rated: a=1; other: r=1', inputs: { 'max-unrated': '1' } }],
    ['incomplete if another search fails', 'fail 1 server', { issues: { ...A_CRITICAL, low: ['!503'] } }],
    ['if high counts are in doubt', 'unstable 2', { issues: 'critical: a=1|a=2; rated: a=2' }],
    ['with a warning if the reason is softened', 'no-scan 0', noScan({ 'on-inconclusive': 'no-scan: warn' })],
    ['as fail despite softening', 'fail 1', { issues: A_CRITICAL, inputs: { 'on-inconclusive': 'warn' } }],
    ['with exit code 0 in report mode', 'fail 0', { issues: A_CRITICAL, inputs: { mode: 'report' } }],
    ['with exit code 0 in report mode', 'no-scan 0', noScan({ mode: 'report' })],
    ['as the policy softens it', 'no-scan 0', { polls: [[]], policy: { onInconclusive: { 'no-scan': 'warn' } } }],
  ])('%s: %s', async (_, expected, given) => {
    expect(await endingOf(given)).toBe(expected);
  });

  it.each(REASON_NAMES.filter((reason) => !['not-found', 'config'].includes(reason)))(
    'inconclusive if the list fails with %s',
    async (reason) => {
      const { report } = await judge({ scans: () => [new GateFailure(reason, 'it failed')] });
      expect([ending(report), report.verdict.message]).toEqual([`${reason} 2`, 'it failed']);
    },
  );

  const failing = (reason: Reason) => () => Promise.reject(new GateFailure(reason, 'x'));
  it.each<[what: string, expected: string, world: Partial<World>]>([
    ['the event does not name a commit to judge', 'bad-event 2', { readTarget: failing('bad-event') }],
    ['GitHub does not answer', 'github 2', { readTarget: failing('github') }],
    ['there is no policy', 'policy-missing 2', { readPolicy: failing('policy-missing') }],
    ['the policy is wrong', 'policy-invalid 2', { readPolicy: failing('policy-invalid') }],
    ['a setting is wrong', 'config 3', { readPolicy: failing('config') }],
    ['it has a bug (A2)', 'internal 2', { readTarget: () => Promise.reject(new TypeError('x is undefined\n  at y')) }],
    ['a string is thrown', 'internal 2', { readTarget: () => Promise.reject('text') }],
  ])('before the first request if %s', async (_, expected, world) => {
    const { report, reader } = await judge({ world, inputs: { 'on-inconclusive': 'bad-event: fail' } });
    expect(ending(report)).toBe(expected);
    expect(reader.requestsSent()).toBe(0);
    expect(report.verdict.message).not.toContain('\n');
  });
});

describe('the search for issues', () => {
  it('uses each spelling of the ref that the scan and its detail report, and no other', async () => {
    const scan = aScan({ branch: 'topic' });
    const { reader } = await judge({ polls: [[scan]], meta: { branch: 'refs/pull/7/merge' } });
    const last = reader.issueSearches.at(-1);
    expect(last).toMatchObject({ repositoryId: '4242', refs: ['topic', 'refs/heads/topic', 'refs/pull/7/merge'] });
  });

  it('also polls the index in the states of conditions, with a spelling that only the detail reports', async () => {
    const { reader } = await judge({ meta: { branch: 'topic' }, policy: { conditions: [aCondition('gone 0')] } });
    const polls = reader.issueSearches.filter(({ refs }) => refs.join() === 'topic,refs/heads/topic');
    expect(polls).toHaveLength(1);
    expect(polls[0]!.states).toEqual(expect.arrayContaining(['open', 'ignored-code', 'fixed', 'removed']));
  });

  const tagged = aScan({ branch: 'v1', isFullScan: true });
  const BARE = aTarget({ subject: { kind: 'commit' } });
  it.each<[what: string, target: Target, branch: string, searched: string]>([
    ['a tag', aPush('refs/tags/v1'), 'v1', 'v1'],
    ['a branch', aPush('refs/heads/v1'), 'v1', 'v1,refs/heads/v1'],
    ['a tag by its detail', BARE, 'refs/tags/v1', 'v1,refs/heads/v1 v1,refs/tags/v1'],
  ])('uses the bare name of %s, and not the other kind of ref (M7)', async (_, target, branch, searched) => {
    const { report, reader } = await judge({ target, polls: [[tagged]], meta: { branch } });
    expect([...new Set(reader.issueSearches.map(({ refs }) => refs.join()))].join(' ')).toBe(searched);
    expect(ending(report)).toBe('pass 0');
  });

  it('is impossible if no scan names the ref of the issues', async () => {
    const { report } = await judge({ target: aPush(), polls: [[aScan({ branch: undefined })]] });
    expect(ending(report)).toBe('scan-inconsistent 2');
    expect(report.nextStep).toContain('Set SEMGREP_BRANCH in the scan job');
  });
});

describe('a baseline', () => {
  const base = { baseline: 'base' };
  const old: Answers = { ...A_CRITICAL, 'base critical': ['a=1'], 'base rated': ['a=1'] };

  it('that was changed a day ago causes no second request if the platform is down', async () => {
    const baseNow: World['baseNow'] = async () => ({ ref: 'refs/heads/main', changedAtMs: NOON_MS - 86_400_000 });
    const scans: Script['scans'] = () => [new GateFailure('server', 'the list answered 503')];
    const { report, reader } = await judge({ scans, world: { baseNow } });
    expect([ending(report), reader.scanSearches.length]).toEqual(['server 2', 1]);
  });

  const onMain = aScan({ branch: 'main', isFullScan: true });
  const ofFork = { pullRequestId: '7' };
  it.each<[what: string, given: Given]>([
    ["of a fork whose branch has the base's name (C4)", { target: FORK, meta: ofFork, inputs: base }],
    ['of a push that was scanned on the baseline', { target: aPush('refs/heads/topic'), inputs: { baseline: 'main' } }],
  ])('is never the ref whose issues are counted, because nothing would be new: a scan %s', async (_, given) => {
    const { report } = await judge({ polls: [[onMain]], issues: { ...old, 'base critical': ['a=1'] }, ...given });
    expect([ending(report), report.newTotal]).toEqual(['fail 1', undefined]);
  });

  it('is not searched for a diff scan under its own name, whose issues are all new', async () => {
    const polls = [[aScan({ branch: 'main', isFullScan: false })]];
    const { report } = await judge({ polls, issues: old, target: FORK, meta: ofFork, inputs: base });
    expect(ending(report)).toBe('fail 1');
    expect(report.newTotal).toBe(report.counts.total);
    expect(report.notices.join(' ')).not.toContain('under test itself');
  });
});

describe('the report', () => {
  const [ALL, PLATFORM] = [['code', 'supply-chain', 'secrets'], 'https://x.test'];

  it('contains the evidence', async () => {
    const issues = 'high: b=2 a=3; low: c=1; rated: a=3 b=2 c=1';
    const { report } = await judge({ issues, inputs: { 'max-high': 'none' } });
    expect(report).toMatchObject({
      repository: 'acme/shop',
      event: 'pull_request',
      commit: aTarget().commit,
      ref: 'refs/pull/7/merge',
      pullRequest: 7,
      counts: { critical: 0n, high: 5n, medium: 0n, low: 1n, unrated: 0n, total: 6n },
      scans: [
        { id: '900', decides: ALL, products: ALL, repository: 'acme/shop', url: `${PLATFORM}/projects/4242/scans/900` },
      ],
      requests: { planned: 8, sent: 8 },
      times: { startedAtMs: NOON_MS, issuesReadAtMs: NOON_MS, waitedSeconds: 0 },
    });
    const rules = report.rules.map(({ rulePath, severity, issues }) => `${severity} ${rulePath} ${issues}`);
    expect(rules).toEqual(['high a 3', 'high b 2', 'low c 1']);
  });

  it('has no count if pages are missing, and no total either', async () => {
    const { report } = await judge({ issues: 'high: a=3|!503; low: c=1; rated: a=3 c=1' });
    const unknown = { high: undefined, unrated: undefined, total: undefined };
    expect(report.counts).toEqual({ critical: 0n, medium: 0n, low: 1n, ...unknown });
  });

  it('has nothing on unreadable scans of other commits', async () => {
    const entry = { commit: OTHER_COMMIT, mayBeWhole: true, isCommitReadable: true, problem: 'x' };
    const malformed = ['a', 'b'].map((name) => ({ ...entry, branch: `feature/${name}` }));
    const { report } = await judge({ scans: () => [aScanPage([aScan()], { malformed })] });
    expect(ending(report)).toBe('pass 0');
    expect([report.notices, report.debugNotes]).toEqual([[], []]);
  });
});

describe('the nearest scan or project that was found', () => {
  const before = aScan({ id: '800', commit: OTHER_COMMIT });
  const after = aScan({ id: '901', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 60_000, completedAtMs: NOON_MS });

  it.each<[reason: Reason, given: Given, scan: string | undefined, project?: string]>([
    ['no-scan', { polls: [[before]] }, '800'],
    ['wrong-repository', { meta: { repository: 'acme/other-shop' } }, undefined, 'acme/other-shop'],
    ['partial-only', { polls: [[aScan({ isPartialScan: true }), before]] }, '900'],
    ['product-missing', { polls: [[before, aScan()]], inputs: { 'required-products': 'ai-code' } }, '900'],
    ['superseded', { polls: [[aScan(), after]] }, '901'],
    ['index-lag', { polls: [[aScan({ findingsCounts: someFindings({ code: 2n }) }), before]] }, '900'],
  ])('is in the report of %s', async (reason, given, scan, project) => {
    const { report } = await judge(given);
    expect([report.verdict.reason, report.seen?.scan?.id, report.seen?.project]).toEqual([reason, scan, project]);
  });

  it.each<[ends: string, given: Given]>([
    ['pass 0', { polls: [[aScan(), before]] }],
    ['scan-running 2', { polls: [[aRunningScan(), before]] }],
    ['fail 1', { polls: [[aScan(), before]], issues: A_CRITICAL }],
  ])('is not in the report of a run that ends with %s', async (ends, given) => {
    const { report } = await judge(given);
    expect([ending(report), report.seen]).toEqual([ends, undefined]);
  });
});

it('the time of a run begins with the process, not with the first poll', async () => {
  const clock = new FakeClock();
  clock.advance(290_000);
  expect(await endingOf({ polls: [[]], world: { clock, monotonicStart: 0 } })).toBe('no-scan 2');
  expect(clock.sleeps).toEqual([10_000]);
});

function failingAt(nth: number, failure: Error): (reader: ScriptedReader) => World['reader'] {
  return (reader) => {
    let requests = 0;
    const count = (): void => {
      requests += 1;
      if (requests === nth) throw failure;
    };
    async function* counted<Page>(pages: AsyncGenerator<Page>): AsyncGenerator<Page, void, undefined> {
      for await (const page of pages) {
        count();
        yield page;
      }
    }
    return {
      listScans: (search) => counted(reader.listScans(search)),
      searchIssues: (search) => counted(reader.searchIssues(search)),
      readScan: async (id) => {
        count();
        return reader.readScan(id);
      },
      requestsPlanned: () => requests,
      requestsSent: () => requests,
    };
  };
}

const reasons = ['server', 'network', 'contract', 'auth', 'rate-limited', 'cursor-loop'] as const;
const faults = reasons.map((reason) => new GateFailure(reason, 'a fault'));
const someFailure = fc.constantFrom<Error>(...faults, new TypeError('a defect'));
const pages = { critical: ['|a=0|'], high: ['b=0|'], rated: ['a=0 b=0|'], 'base low': ['|'] };

// With a scan of the base in the list, the gate sends no request for the report alone.
const polls = [[aScan(), aScan({ id: '1', branch: 'main', commit: OTHER_COMMIT })]];
it.each<[what: string, given: Given, isPass: boolean]>([
  ['a clean pass', { issues: pages, inputs: { baseline: 'base' }, polls }, true],
  ['a fail by the last page', { issues: { ...pages, critical: ['||c=1'], rated: ['|c=1'] } }, false],
  ['a partial scan', { polls: [[aScan({ isPartialScan: true })]] }, false],
  ['a scan of another commit', { polls: [[aScan({ commit: OTHER_COMMIT })]] }, false],
])('a fault at any request of the run leaves no unverified pass: %s', async (_, given, isPass) => {
  const whole = await judge(given);
  expect(whole.report.verdict.word === 'pass').toBe(isPass);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: whole.reader.requestsSent() }), someFailure, async (nth, failure) => {
      const polls = given.polls ?? [[aScan()]];
      const scripted = new ScriptedReader({
        scans: inTurn<Pages<ScanPage>>(...polls.map((scans) => [aScanPage(scans)])),
        detail: () => aDetailOf(aScan()),
        issues: answering(given.issues ?? {}),
      });
      const { report } = await judge({ ...given, world: { reader: failingAt(nth, failure)(scripted) } });
      expect(report.verdict.word).not.toBe('pass');
      expect(report.exitCode).not.toBe(0);
    }),
  );
});

describe('a request that fails besides the reading of issues', () => {
  const broken = new GateFailure('server', 'scan list: status 503');
  const codeOnly = aScan({ enabledProducts: ['sast'] });
  const soft: GivenInputs = { 'on-inconclusive': 'server: warn' };
  const wide: Given = { scans: ({ sinceMs }) => (sinceMs === undefined ? [broken] : [aScanPage([codeOnly])]) };
  /** A scan of another commit runs on the ref, so the gate polls once more at the end. */
  const last: Given = {
    scans: (_search, time) =>
      time === 0 ? [aScanPage([aScan(), aRunningScan({ id: '950', commit: OTHER_COMMIT })])] : [broken],
    detail: () => aDetailOf(aScan()),
  };
  /** The detail of the scan counts more than the list did. */
  const moreBefore = (failure: GateFailure): Given => ({
    scans: (_search, time) => (time === 0 ? [aScanPage([aScan()])] : [failure]),
    detail: () => aDetailOf(aScan(), { stats: { findings: 1n, totalTimeSeconds: undefined } }),
  });
  const more = moreBefore(broken);
  const twoFit = moreBefore(new GateFailure('wrong-repository', 'two projects fit'));

  const second: Given = { detail: () => aDetailOf(aScan(), { meta: { branch: 'topic' } }) };
  const ELSEWHERE = { '@topic detected sast+sca+secrets+research+ai-sast': ['!server'] };

  it.each<[what: string, given: Given, ends: string]>([
    ['prevents a pass', wide, 'server 0'],
    ['prevents a pass if the detail counts more than the list', more, 'server 0'],
    ['leaves a verified fail if the detail counts more', { ...more, issues: A_CRITICAL }, 'fail 1 server'],
    ['prevents a fail if two projects fit', { ...twoFit, issues: A_CRITICAL }, 'wrong-repository 2'],
    ['prevents a pass under a second name of the ref', { ...second, issues: ELSEWHERE }, 'server 0'],
    ['leaves a fail under the first name', { ...second, issues: { ...A_CRITICAL, ...ELSEWHERE } }, 'fail 1 server'],
    ['leaves a verified fail, which is never softened', { ...wide, issues: A_CRITICAL }, 'fail 1 server'],
    ['prevents a pass at the end', last, 'server 0'],
    ['leaves a verified fail at the end', { ...last, issues: A_CRITICAL }, 'fail 1 server'],
  ])('%s', async (_what, given, ends) => {
    expect(await endingOf({ detail: () => aDetailOf(codeOnly), ...given, inputs: soft })).toBe(ends);
  });

  it.each([
    ['leaves a verified fail at the end if the base was changed before the scan began', 86_400_000, 'fail 1 server'],
    ['prevents a fail at the end if the base was changed after the scan began', 0, 'server 0'],
  ])('%s', async (_what, agoMs, ends) => {
    const baseNow: World['baseNow'] = async () => ({ ref: 'refs/heads/main', changedAtMs: NOON_MS - agoMs });
    expect(await endingOf({ ...last, issues: A_CRITICAL, inputs: soft, world: { baseNow } })).toBe(ends);
  });

  it('a newer scan takes over while the search index lags', async () => {
    const old = aScan({ findingsCounts: someFindings({ code: 2n }) });
    const newer = { id: '901', startedAtMs: NOON_MS };
    const polls = [[old], [old], [old, aRunningScan(newer)], [old, aScan({ ...newer, completedAtMs: NOON_MS })]];
    const { report, clock } = await judge({ polls });
    expect([ending(report), report.scans[0]?.id]).toEqual(['pass 0', '901']);
    // The gate polls the list while it waits for the index, and not only after those two minutes.
    expect(clock.now()).toBe(20_000);
  });
});

describe('a policy that is requested over the network', () => {
  const policy = { conditions: [], waivers: [], onInconclusive: {} };
  const POLICY = { policy, source: { kind: 'input' }, texts: NO_TEXTS } as const;
  const missing = new GateFailure('policy-missing', 'it is not there');

  /** The policy is read, or fails, once the first page of the list has been read. */
  function afterTheList(reader: () => number, outcome: typeof POLICY | GateFailure): Partial<World> {
    return {
      isPolicyAsked: true,
      async readPolicy() {
        while (reader() === 0) await new Promise((resolve) => setImmediate(resolve));
        if (outcome instanceof GateFailure) throw outcome;
        return outcome;
      },
    };
  }

  it.each<[what: string, outcome: typeof POLICY | GateFailure, list: Pages<ScanPage>, expected: string]>([
    ['judges by it', POLICY, [aScanPage([aScan()])], 'pass 0'],
    ['ends as it does if the policy fails', missing, [aScanPage([aScan()])], 'policy-missing 2'],
    ['ends as the list does', POLICY, [new GateFailure('auth', 'refused')], 'auth 2'],
    ['ends as the policy does if both fail', missing, [new GateFailure('auth', 'refused')], 'policy-missing 2'],
  ])('is read at the same time as the list: the run %s', async (_what, outcome, list, expected) => {
    let asked = 0;
    const scans = () => {
      asked += 1;
      return list;
    };
    const { report, reader } = await judge({ scans, world: afterTheList(() => asked, outcome) });
    expect(ending(report)).toBe(expected);
    // The gate does not ask again for pages of the list that it has read.
    expect(reader.scanSearches).toHaveLength(1);
    expect(reader.issueSearches.length > 0).toBe(expected === 'pass 0');
  });

  it('ends the reading of the list if it fails: no further page is requested', async () => {
    let asked = 0;
    const scans = () => {
      asked += 1;
      return Array.from({ length: 30 }, () => aScanPage([aScan({ commit: OTHER_COMMIT })]));
    };
    const { report, reader } = await judge({ scans, world: afterTheList(() => asked, missing) });
    expect(ending(report)).toBe('policy-missing 2');
    await new Promise((resolve) => setImmediate(resolve));
    expect(reader.requestsSent()).toBeLessThan(30);
  });
});
