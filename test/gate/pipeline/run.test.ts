import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../../src/domain/failure.ts';
import type { Condition, Policy, PolicySource } from '../../../src/domain/policy.ts';
import { REASON_NAMES, type Reason } from '../../../src/domain/reason.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import type { Scan, ScanPage } from '../../../src/domain/scan.ts';
import type { Target } from '../../../src/domain/target.ts';
import { run } from '../../../src/gate/pipeline/run.ts';
import type { World } from '../../../src/gate/pipeline/world.ts';
import { aRunningScan, aScan, someFindings } from '../../build/a-scan.ts';
import { aDetailOf } from '../../build/a-scan-detail.ts';
import { aPullRequest, aPush, aTarget, OTHER_COMMIT } from '../../build/a-target.ts';
import { type Answers, answering } from '../../evidence/an-index.ts';
import { CollectingLog } from '../../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../../fakes/fake-clock.ts';
import { fixedRandom } from '../../fakes/fixed-random.ts';
import { aScanPage, inTurn, type Pages, type Script, ScriptedReader } from '../../fakes/scripted-reader.ts';
import { type Given as GivenInputs, inputsFrom } from '../../inputs/some-inputs.ts';
import { aCondition, aWaiver } from '../../policy/a-case.ts';

type Given = {
  readonly inputs?: GivenInputs;
  readonly target?: Target;
  readonly polls?: readonly (readonly Scan[])[];
  readonly scans?: Script['scans'];
  readonly detail?: Script['detail'];
  readonly issues?: Answers;
  readonly policy?: Partial<Policy>;
  readonly world?: Partial<World>;
};

const NO_TEXTS = { policy: undefined, waivers: undefined };
const LINKS: World['links'] = {
  scan: (repositoryId, scanId) => `https://x.test/projects/${repositoryId}/scans/${scanId}`,
  findings: (project, ref) => `https://x.test/findings?repo=${project}&ref=${ref}`,
  run: 'https://ci.test/runs/1',
  platform: 'https://x.test',
};

/** The whole pipeline, with a platform that answers as a script says. By default: pull request 7, one clean finished scan. */
async function judge(given: Given = {}) {
  const { polls = [[aScan()]], target = aTarget() } = given;
  const listed = new Map(polls.flat().map((scan) => [scan.id, scan]));
  const reader = new ScriptedReader({
    scans: given.scans ?? inTurn<Pages<ScanPage>>(...polls.map((scans) => [aScanPage(scans)])),
    detail: given.detail ?? ((id) => aDetailOf(listed.get(id)!)),
    issues: answering(given.issues ?? {}),
  });
  const clock = new FakeClock();
  const policy = { conditions: [], waivers: [], onInconclusive: {}, ...given.policy };
  const source: PolicySource = { kind: 'input' };
  const report = await run(inputsFrom({ 'repository-id': '4242', ...given.inputs }), {
    reader,
    clock,
    random: fixedRandom(),
    log: new CollectingLog(),
    signal: new AbortController().signal,
    monotonicStart: clock.now(),
    checkout: {},
    readTarget: async () => target,
    readPolicy: async () => (given.policy === undefined ? undefined : { policy, source, texts: NO_TEXTS }),
    links: LINKS,
    ...given.world,
  });
  return { report, reader, clock };
}

/** `pass 0`, `fail 1`, `inconclusive 2 no-scan`. */
function ending({ verdict, exitCode }: GateReport): string {
  return [verdict.word, exitCode, ...(verdict.reason === undefined ? [] : [verdict.reason])].join(' ');
}

const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });
const A_CRITICAL: Answers = { critical: ['a=1'], rated: ['a=1'] };

describe('a run ends', () => {
  it.each<[what: string, expected: string, given: Given]>([
    ['with a pass for a clean scan', 'pass 0', {}],
    ['with a fail for one critical issue', 'fail 1', { issues: A_CRITICAL }],
    [
      'with a pass at the limit (E25)',
      'pass 0',
      { issues: { high: ['a=3'], rated: ['a=3'] }, inputs: { 'max-high': '3' } },
    ],
    [
      'with a fail one above the limit (E25)',
      'fail 1',
      { issues: { high: ['a=4'], rated: ['a=4'] }, inputs: { 'max-high': '3' } },
    ],
    [
      'with a fail one above a limit beyond 2^53 (E12)',
      'fail 1',
      {
        issues: { high: ['a=9007199254740993'], rated: ['a=9007199254740993'] },
        inputs: { 'max-high': '9007199254740992' },
      },
    ],
    [
      'with a pass for issues that no limit is set for',
      'pass 0',
      { issues: { medium: ['a=4'], rated: ['a=4'], other: ['r=9'] } },
    ],
    ['with a fail for an issue on the last page', 'fail 1', { issues: { critical: ['|||a=1'], rated: ['a=1'] } }],
    ['with a pass after a wait (D2)', 'pass 0', { polls: [[], [], [aRunningScan()], [aScan()]] }],
    ['unproven without a scan (D1)', 'inconclusive 2 no-scan', { polls: [[]] }],
    [
      'unproven with only a scan of another commit (C1, C3)',
      'inconclusive 2 no-scan',
      { polls: [[aScan({ commit: OTHER_COMMIT })]] },
    ],
    [
      "unproven with only another pull request's scan (C11)",
      'inconclusive 2 no-scan',
      { polls: [[aScan({ branch: 'refs/pull/8/merge' })]] },
    ],
    [
      'unproven with only a scan of another repository (C12)',
      'inconclusive 2 no-scan',
      { polls: [[aScan({ repositoryId: '5' })]] },
    ],
    [
      "unproven with only a scan of a fork's bare branch (C4)",
      'inconclusive 2 no-scan',
      { polls: [[aScan({ branch: 'main' })]], target: FORK },
    ],
    [
      'unproven with only partial scans (D8)',
      'inconclusive 2 partial-only',
      { polls: [[aScan({ isPartialScan: true })]] },
    ],
    ['unproven while the scan runs (D3)', 'inconclusive 2 scan-running', { polls: [[aRunningScan()]] }],
    [
      'unproven in an unknown state (D7)',
      'inconclusive 2 scan-running',
      { polls: [[aScan({ status: { unknown: 'PAUSED' } })]] },
    ],
    [
      'unproven while the re-run of a clean scan runs (C14)',
      'inconclusive 2 scan-running',
      { polls: [[aScan(), aRunningScan({ id: '901', startedAtMs: NOON_MS })]] },
    ],
    [
      'unproven after a failed scan (D4)',
      'inconclusive 2 scan-failed',
      { polls: [[aScan({ status: 'error', exitCode: 2n })]] },
    ],
    [
      'unproven after a cancelled scan (D4)',
      'inconclusive 2 scan-cancelled',
      { polls: [[aScan({ status: 'cancelled' })]] },
    ],
    [
      'unproven after a scan that stopped reporting (D4)',
      'inconclusive 2 scan-never-finished',
      { polls: [[aScan({ status: 'never-finished' })]] },
    ],
    [
      'unproven for an impossible scan (D5)',
      'inconclusive 2 scan-inconsistent',
      { polls: [[aScan({ exitCode: 2n })]] },
    ],
    [
      'unproven for a scan without a start (D16)',
      'inconclusive 2 contract',
      { polls: [[aScan({ startedAtMs: undefined })]] },
    ],
    [
      'unproven for a detail of another commit (D19)',
      'inconclusive 2 scan-inconsistent',
      { detail: () => aDetailOf(aScan(), { meta: { commit: OTHER_COMMIT } }) },
    ],
    [
      'unproven for a detail of another commit, although an issue was read at the same time',
      'inconclusive 2 scan-inconsistent',
      { issues: A_CRITICAL, detail: () => aDetailOf(aScan(), { meta: { commit: OTHER_COMMIT } }) },
    ],
    [
      'unproven for a detail without meta (D19)',
      'inconclusive 2 scan-inconsistent',
      { detail: () => aDetailOf(aScan(), { meta: undefined }) },
    ],
    [
      'unproven for a detail of another repository',
      'inconclusive 2 wrong-repository',
      { detail: () => aDetailOf(aScan(), { meta: { repository: 'evil/shop' } }) },
    ],
    [
      'unproven for a detail that never comes (D20)',
      'inconclusive 2 not-found',
      { detail: () => new GateFailure('not-found', 'status 404') },
    ],
    [
      'with a pass for a detail that comes late (D20)',
      'pass 0',
      {
        detail: inTurn<ReturnType<typeof aDetailOf> | Error>(
          new GateFailure('not-found', 'status 404'),
          aDetailOf(aScan()),
        ),
      },
    ],
    [
      'unproven where a required product was not scanned (D11)',
      'inconclusive 2 product-missing',
      { polls: [[aScan({ enabledProducts: ['sast'] })]], inputs: { 'required-products': 'secrets' } },
    ],
    [
      'unproven where no known product was scanned (D12)',
      'inconclusive 2 product-missing',
      { polls: [[aScan({ enabledProducts: [] })]] },
    ],
    [
      'unproven where the index lags (E16)',
      'inconclusive 2 index-lag',
      { polls: [[aScan({ findingsCounts: someFindings({ code: 1n }) })]] },
    ],
    ['unproven where issues move (E15)', 'inconclusive 2 unstable', { issues: { critical: ['a=1'] } }],
    ['unproven where a severity is not known (E14)', 'inconclusive 2 unclassified', { issues: { rated: ['a=1'] } }],
    [
      'with a pass where an unknown severity is within max-unrated (E14)',
      'pass 0',
      { issues: { rated: ['a=1'] }, inputs: { 'max-unrated': '1' } },
    ],
    [
      'with a pass where max-unrated says that unrated issues have no limit (E14)',
      'pass 0',
      { issues: { rated: ['a=1'] }, inputs: { 'max-unrated': 'none' } },
    ],
    [
      'with a fail where an unknown severity is over max-unrated (E14)',
      'fail 1',
      { issues: { rated: ['a=1'], other: ['r=1'] }, inputs: { 'max-unrated': '1' } },
    ],
    [
      'unproven where a search fails under the limit (E6)',
      'inconclusive 2 server',
      { issues: { critical: ['|!503'] } },
    ],
    [
      'with an incomplete fail where a search fails over the limit (E6)',
      'fail 1 server',
      { issues: { critical: ['a=1|!503'], rated: ['a=1'] } },
    ],
    [
      'with an incomplete fail where another search fails',
      'fail 1 server',
      { issues: { ...A_CRITICAL, low: ['!503'] } },
    ],
    [
      'unproven where the counts are in doubt, however high they are',
      'inconclusive 2 unstable',
      { issues: { critical: ['a=1|a=2'], rated: ['a=2'] } },
    ],
    [
      'with a warning where the reason is softened',
      'inconclusive 0 no-scan',
      { polls: [[]], inputs: { 'on-inconclusive': 'no-scan: warn' } },
    ],
    [
      'unproven where another reason is softened',
      'inconclusive 2 no-scan',
      { polls: [[]], inputs: { 'on-inconclusive': 'server: warn' } },
    ],
    ['with a fail, whatever is softened', 'fail 1', { issues: A_CRITICAL, inputs: { 'on-inconclusive': 'warn' } }],
    [
      'with an incomplete fail, although its reason is softened',
      'fail 1 server',
      { issues: { ...A_CRITICAL, low: ['!503'] }, inputs: { 'on-inconclusive': 'server: warn' } },
    ],
    [
      'with a true verdict and exit code 0 in report mode',
      'fail 0',
      { issues: A_CRITICAL, inputs: { mode: 'report' } },
    ],
    ['unproven with exit code 0 in report mode', 'inconclusive 0 no-scan', { polls: [[]], inputs: { mode: 'report' } }],
    [
      'as the policy softens it',
      'inconclusive 0 no-scan',
      { polls: [[]], policy: { onInconclusive: { 'no-scan': 'warn' } } },
    ],
    [
      'as the input says, even if the policy says something else',
      'inconclusive 2 no-scan',
      {
        polls: [[]],
        policy: { onInconclusive: { 'no-scan': 'warn' } },
        inputs: { 'on-inconclusive': 'no-scan: fail' },
      },
    ],
  ])('%s: %s', async (_, expected, given) => {
    const { report } = await judge(given);
    expect(ending(report)).toBe(expected);
  });

  it.each(REASON_NAMES.filter((reason) => !['not-found', 'config'].includes(reason)))(
    'unproven where the list fails with %s',
    async (reason) => {
      const { report } = await judge({ scans: () => [new GateFailure(reason, 'it failed')] });
      expect(ending(report)).toBe(`inconclusive 2 ${reason}`);
      expect(report.verdict.message).toBe('it failed');
    },
  );

  it.each<[what: string, expected: string, world: Partial<World>]>([
    [
      'the event does not say what to judge',
      'inconclusive 2 bad-event',
      { readTarget: () => Promise.reject(new GateFailure('bad-event', 'x')) },
    ],
    [
      'GitHub does not answer',
      'inconclusive 2 github',
      { readTarget: () => Promise.reject(new GateFailure('github', 'x')) },
    ],
    [
      'there is no policy',
      'inconclusive 2 policy-missing',
      { readPolicy: () => Promise.reject(new GateFailure('policy-missing', 'x')) },
    ],
    [
      'the policy is wrong',
      'inconclusive 2 policy-invalid',
      { readPolicy: () => Promise.reject(new GateFailure('policy-invalid', 'x')) },
    ],
    [
      'a setting is wrong',
      'inconclusive 3 config',
      { readPolicy: () => Promise.reject(new GateFailure('config', 'x')) },
    ],
    [
      'there is a defect (A2)',
      'inconclusive 2 internal',
      { readTarget: () => Promise.reject(new TypeError('x is undefined\n  at y')) },
    ],
    ['something else is thrown', 'inconclusive 2 internal', { readTarget: () => Promise.reject('text') }],
  ])('before the first request where %s', async (_, expected, world) => {
    const { report, reader } = await judge({ world, inputs: { 'on-inconclusive': 'bad-event: fail' } });
    expect(ending(report)).toBe(expected);
    expect(reader.requestsSent()).toBe(0);
    expect(report.verdict.message).not.toContain('\n');
  });
});

describe('what is judged', () => {
  it('is the newest scan: a dirty re-run of a clean scan fails (C15)', async () => {
    const rerun = aScan({ id: '901', startedAtMs: NOON_MS - 1_000, completedAtMs: NOON_MS, exitCode: 1n });
    const { report } = await judge({ polls: [[aScan(), rerun]], issues: A_CRITICAL });
    expect(ending(report)).toBe('fail 1');
    expect(report.scans.map(({ id }) => id)).toEqual(['901']);
  });

  it('is searched under each spelling of the ref that the scan and its detail report, and no other', async () => {
    const scan = aScan({ branch: 'topic' });
    const { reader } = await judge({
      polls: [[scan]],
      detail: () => aDetailOf(scan, { meta: { branch: 'refs/pull/7/merge' } }),
    });
    const last = reader.issueSearches.at(-1);
    expect(last).toMatchObject({ repositoryId: '4242', refs: ['topic', 'refs/heads/topic', 'refs/pull/7/merge'] });
  });

  it('is looked for in the states of conditions as well, under a spelling that only the detail reports', async () => {
    const { reader } = await judge({
      detail: () => aDetailOf(aScan(), { meta: { branch: 'topic' } }),
      policy: { conditions: [aCondition('gone 0')] },
    });
    const polls = reader.issueSearches.filter(({ refs }) => refs.join() === 'topic,refs/heads/topic');
    expect(polls).toHaveLength(1);
    expect(polls[0]!.states).toEqual(expect.arrayContaining(['open', 'ignored-code', 'fixed', 'removed']));
  });

  const tagged = aScan({ branch: 'v1', isFullScan: true });
  it.each<[what: string, target: Target, detailed: string, searched: readonly (readonly string[])[]]>([
    ['a tag', aPush('refs/tags/v1'), 'v1', [['v1']]],
    ['a branch', aPush('refs/heads/v1'), 'v1', [['v1', 'refs/heads/v1']]],
    [
      'a tag by its detail alone',
      aTarget({ subject: { kind: 'commit' } }),
      'refs/tags/v1',
      [
        ['v1', 'refs/heads/v1'],
        ['v1', 'refs/tags/v1'],
      ],
    ],
  ])(
    'is searched under the bare name of %s, and not as the other of the two (M7)',
    async (_, target, branch, searched) => {
      const { report, reader } = await judge({
        target,
        polls: [[tagged]],
        detail: () => aDetailOf(tagged, { meta: { branch } }),
      });
      expect([...new Set(reader.issueSearches.map(({ refs }) => refs.join()))]).toEqual(
        searched.map((refs) => refs.join()),
      );
      expect(ending(report)).toBe('pass 0');
    },
  );

  it('is read once where the detail adds no spelling', async () => {
    const { reader } = await judge();
    expect(reader.issueSearches).toHaveLength(6);
  });

  it('is read again under a spelling that only the detail reports, and that reading decides', async () => {
    const scan = aScan({ branch: undefined });
    const { report } = await judge({
      polls: [[scan]],
      detail: () => aDetailOf(scan, { meta: { branch: 'refs/pull/7/merge', pullRequestId: '7' } }),
      issues: A_CRITICAL,
    });
    expect(ending(report)).toBe('fail 1');
  });

  it('is not known where no scan says under which ref the issues are', async () => {
    const push = aPush();
    const { report } = await judge({ target: push, polls: [[aScan({ branch: undefined })]] });
    expect(ending(report)).toBe('inconclusive 2 scan-inconsistent');
  });

  it("is not what was read on a ref that another pull request's scan has taken over (C11, L38)", async () => {
    const theirs = aScan({ id: '901', branch: 'topic', startedAtMs: NOON_MS - 1_000, completedAtMs: NOON_MS });
    const ours = aScan({ branch: 'refs/heads/topic' });
    const details = new Map([
      ['901', aDetailOf(theirs, { meta: { pullRequestId: '8' } })],
      ['900', aDetailOf(ours)],
    ]);
    const { report } = await judge({ polls: [[theirs, ours]], detail: (id) => details.get(id)! });
    expect(ending(report)).toBe('inconclusive 2 superseded');
    expect(report.counts.total).toBeUndefined();
  });

  it('is each product under the ref of the scan that decides it (D13, L15)', async () => {
    const code = aScan({ enabledProducts: ['sast'] });
    const other = aScan({ id: '899', enabledProducts: ['sca'], branch: 'topic', startedAtMs: NOON_MS - 3_600_000 });
    const { report, reader } = await judge({
      polls: [[code, other]],
      inputs: { 'required-products': 'code, supply-chain' },
    });
    expect(ending(report)).toBe('pass 0');
    expect(report.scans.map(({ id, decides }) => [id, ...decides])).toEqual([
      ['900', 'code'],
      ['899', 'supply-chain'],
    ]);
    expect(reader.issueSearches).toContainEqual(
      expect.objectContaining({ issueTypes: ['sast'], refs: ['refs/pull/7/merge'] }),
    );
    expect(reader.issueSearches).toContainEqual(
      expect.objectContaining({ issueTypes: ['sca'], refs: ['topic', 'refs/heads/topic'] }),
    );
  });

  it.each<[what: string, scanned: readonly string[], issues: Answers, message: string]>([
    ['nothing where nothing was found', ['sca', 'secrets'], { low: ['a=0'], rated: ['a=0'] }, 'code'],
    ['nothing where only others were found', ['sast', 'sca'], { low: ['a=1'], rated: ['a=1'] }, 'secrets'],
    [
      'whose they are where issues of it are found',
      ['sca', 'secrets'],
      { low: ['a=1'], rated: ['a=1'] },
      "code, although recent commits were scanned for it; what was found of code is of an earlier commit's scan",
    ],
  ])(
    'is missing where recent commits were scanned for it, and says %s (M1, O27)',
    async (_, enabledProducts, issues, message) => {
      const before = aScan({ id: '800', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 3_600_000 });
      const { report } = await judge({ polls: [[aScan({ enabledProducts }), before]], issues });
      expect(ending(report)).toBe('inconclusive 2 product-missing');
      expect(report.verdict.message).toContain(` ran ${message}`);
      expect(report.nextStep).toContain('"product-missing: warn"');
    },
  );

  it('is not applicable under if-scanned, also where nothing else blocks (M21)', async () => {
    const before = aScan({ id: '800', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 3_600_000 });
    const live = { ...aCondition('live 0'), name: 'No code', ifScanned: true };
    const scope = {
      kind: 'search',
      issueTypes: ['sast'],
      namesIssueTypes: true,
      severities: 'all',
      where: {},
    } as const;
    const { report } = await judge({
      polls: [[aScan({ enabledProducts: ['secrets'] }), before]],
      policy: { conditions: [{ ...live, scope }], failOnSeverity: 'none' },
    });
    expect(ending(report)).toBe('pass 0');
    expect(report.conditions).toMatchObject([{ result: 'not-applicable' }]);
    expect(report.unscanned).toContain('code');
  });

  it('needs the products of the issue types that a condition names', async () => {
    const condition = aCondition('live 0');
    const named: Condition = {
      ...condition,
      scope: { ...condition.scope, namesIssueTypes: true } as Condition['scope'],
    };
    const polls = [[aScan({ enabledProducts: ['sast', 'sca'] })]];
    const beside = aCondition('critical 5');
    expect(ending((await judge({ polls, policy: { conditions: [condition, beside] } })).report)).toBe('pass 0');
    expect(ending((await judge({ polls, policy: { conditions: [named, beside] } })).report)).toBe(
      'inconclusive 2 product-missing',
    );
  });

  it('is the limits of the policy and of the inputs together', async () => {
    const policy = { conditions: [aCondition('critical 5')] };
    for (const [severity, given, expected] of [
      [undefined, {}, 'fail 1'],
      ['none', {}, 'pass 0'],
      [undefined, { 'fail-on-severity': 'none' }, 'pass 0'],
      ['none', { 'fail-on-severity': 'critical' }, 'fail 1'],
      ['none', { 'max-critical': '0' }, 'fail 1'],
      [undefined, { 'max-critical': '1' }, 'pass 0'],
    ] as const) {
      const { report } = await judge({
        issues: A_CRITICAL,
        policy: { ...policy, failOnSeverity: severity },
        inputs: given,
      });
      expect([severity, given, ending(report)]).toEqual([severity, given, expected]);
    }
  });

  it.each([
    ['to the end of its day', 'a until 2026-06-15', 'pass 0'],
    ['not a day longer', 'a until 2026-06-14', 'fail 1'],
  ])('leaves out what a waiver covers, %s (B16)', async (_, waiver, expected) => {
    const { report } = await judge({
      issues: A_CRITICAL,
      policy: { waivers: [aWaiver(waiver)] },
      inputs: { 'max-critical': '0' },
    });
    expect(ending(report)).toBe(expected);
    expect(report.counts.critical).toBe(1n);
  });

  it('is searched in the states that count', async () => {
    const { reader } = await judge({ inputs: { states: 'open, ignored-app' } });
    expect(new Set(reader.issueSearches.map(({ states }) => states.join()))).toEqual(new Set(['open,ignored-app']));
  });
});

describe('a baseline', () => {
  const base = { baseline: 'base' };
  const FULL = aScan({ isFullScan: true });
  const old: Answers = { ...A_CRITICAL, 'base critical': ['a=1'], 'base rated': ['a=1'] };

  it('leaves out what is there already', async () => {
    const { report } = await judge({ inputs: base, issues: old, polls: [[FULL]] });
    expect(ending(report)).toBe('pass 0');
    expect(report).toMatchObject({
      newTotal: 0n,
      counts: { critical: 1n },
      baseline: { ref: 'refs/heads/main', wasScanned: true },
    });
  });

  it.each<[what: string, issues: Answers]>([
    ['is more than on the baseline', { ...old, critical: ['a=2'], rated: ['a=2'] }],
    ['is of another rule than on the baseline', { ...old, critical: ['b=1'], rated: ['b=1'] }],
  ])('fails for what %s', async (_, issues) => {
    const { report } = await judge({ inputs: base, issues, polls: [[FULL]] });
    expect(ending(report)).toBe('fail 1');
    expect(report.newTotal).toBe(1n);
  });

  it('is not read for a diff scan, whose issues are all new (L2)', async () => {
    const { report, reader } = await judge({ inputs: base, issues: old });
    expect(ending(report)).toBe('fail 1');
    expect(report).toMatchObject({ newTotal: 1n, fixedTotal: undefined, baseline: undefined });
    expect(reader.issueSearches.some(({ refs }) => refs.includes('main'))).toBe(false);
    expect(report.notices).toEqual([expect.stringContaining('diff scan')]);
  });

  it.each<[what: string, expected: boolean, scans: readonly Scan[]]>([
    ['was never scanned', false, []],
    ['is clean', true, [aScan({ id: '1', branch: 'main', commit: OTHER_COMMIT, isFullScan: true })]],
  ])('that %s makes everything new only where it was scanned (O15)', async (_, wasScanned, scans) => {
    const { report } = await judge({ inputs: base, issues: A_CRITICAL, polls: [[FULL, ...scans]] });
    expect(ending(report)).toBe(wasScanned ? 'fail 1' : 'inconclusive 2 no-scan');
    expect(report.baseline).toEqual({ ref: 'refs/heads/main', wasScanned });
  });

  it('that changed long ago repeats no search where the platform is down', async () => {
    const baseNow: World['baseNow'] = async () => ({ ref: 'refs/heads/main', changedAtMs: NOON_MS - 86_400_000 });
    const scans: Script['scans'] = () => [new GateFailure('server', 'the list answered 503')];
    const { report, reader } = await judge({ scans, world: { baseNow } });
    expect(ending(report)).toBe('inconclusive 2 server');
    expect(reader.scanSearches).toHaveLength(1);
  });

  it('that cannot be read proves nothing', async () => {
    const issues = { ...A_CRITICAL, 'base critical': ['!503'] };
    const { report } = await judge({ inputs: base, issues, polls: [[FULL]] });
    expect(ending(report)).toBe('inconclusive 2 server');
    expect(report.newTotal).toBeUndefined();
  });

  it('that an event does not have means that everything counts, with a notice', async () => {
    const push = aPush();
    const { report } = await judge({
      inputs: base,
      target: push,
      polls: [[aScan({ branch: 'main' })]],
      issues: { 'base critical': ['a=1'], 'base rated': ['a=1'] },
    });
    expect(ending(report)).toBe('fail 1');
    expect(report).toMatchObject({ newTotal: undefined, baseline: undefined });
    expect(report.notices).toContainEqual(expect.stringContaining('has no base branch'));
  });

  const onMain = aScan({ branch: 'main', isFullScan: true });
  const ofFork = () => aDetailOf(onMain, { meta: { pullRequestId: '7' } });
  it.each<[what: string, given: Given]>([
    ["of a fork whose branch has the base's name (C4)", { target: FORK, detail: ofFork, inputs: base }],
    [
      'of a workflow_run on the baseline itself',
      {
        target: aTarget({ event: 'workflow_run', subject: { kind: 'commit' }, baseRef: undefined }),
        inputs: { baseline: 'main' },
      },
    ],
    [
      'of a push whose commit was scanned on the baseline',
      { target: aPush('refs/heads/topic'), inputs: { baseline: 'main' } },
    ],
  ])('is never the ref whose issues are counted, because nothing would be new: a scan %s', async (_, given) => {
    const { report } = await judge({ polls: [[onMain]], issues: { ...old, 'base critical': ['a=1'] }, ...given });
    expect(ending(report)).toBe('fail 1');
    expect(report.newTotal).toBeUndefined();
  });

  it("is not asked for a diff scan under the base's own name, whose issues are all new", async () => {
    const polls = [[aScan({ branch: 'main', isFullScan: false })]];
    const { report } = await judge({ polls, issues: old, target: FORK, detail: ofFork, inputs: base });
    expect(ending(report)).toBe('fail 1');
    expect(report.newTotal).toBe(report.counts.total);
    expect(report.notices.join(' ')).not.toContain('under test itself');
  });
});

describe('the report', () => {
  it('names the proof', async () => {
    const { report } = await judge({
      issues: { high: ['b=2 a=3'], low: ['c=1'], rated: ['a=3 b=2 c=1'] },
      inputs: { 'max-high': 'none' },
    });
    expect(report).toMatchObject({
      repository: 'acme/shop',
      event: 'pull_request',
      commit: aTarget().commit,
      ref: 'refs/pull/7/merge',
      pullRequest: 7,
      counts: { critical: 0n, high: 5n, medium: 0n, low: 1n, unrated: 0n, total: 6n },
      scans: [
        {
          id: '900',
          decides: ['code', 'supply-chain', 'secrets'],
          products: ['code', 'supply-chain', 'secrets'],
          repository: 'acme/shop',
          url: 'https://x.test/projects/4242/scans/900',
        },
      ],
      requests: { planned: 8, sent: 8 },
      times: { startedAtMs: NOON_MS, issuesReadAtMs: NOON_MS, waitedSeconds: 0 },
    });
    expect(report.rules.map(({ rulePath, severity, issues }) => [severity, rulePath, issues])).toEqual([
      ['high', 'a', 3n],
      ['high', 'b', 2n],
      ['low', 'c', 1n],
    ]);
  });

  it('has no count for what was not read to its end, and no total then', async () => {
    const { report } = await judge({ issues: { high: ['a=3|!503'], low: ['c=1'], rated: ['a=3 c=1'] } });
    expect(report.counts).toEqual({
      critical: 0n,
      high: undefined,
      medium: 0n,
      low: 1n,
      unrated: undefined,
      total: undefined,
    });
  });

  it('has no counts where nothing was read', async () => {
    const { report } = await judge({ polls: [[]] });
    expect(Object.values(report.counts)).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
    expect(report.waived).toBeUndefined();
  });

  it.each<[what: string, scan: Scan, words: string]>([
    [
      'exit code 0 and findings (D6)',
      aScan({ findingsCounts: someFindings({ code: 2n }) }),
      'has exit code 0 and reports 2 findings',
    ],
    ['exit code 1 and no findings (D6)', aScan({ exitCode: 1n }), 'has exit code 1 and reports no findings'],
    ['no end (D17)', aScan({ completedAtMs: undefined }), 'does not say when'],
  ])('tells in the proof alone what is odd but tolerated: %s', async (_, scan, words) => {
    const { report } = await judge({ polls: [[scan]], issues: { 'detected sast': ['a=2'] } });
    expect(ending(report)).toBe('pass 0');
    expect([report.notices, report.debugNotes]).toEqual([[], [expect.stringContaining(words)]]);
  });

  it.each([
    [1, '1 listed scan of another commit could not be read and was left out.'],
    [2, '2 listed scans of other commits could not be read and were left out.'],
  ])('tells in the proof alone of %s scans of other commits that could not be read', async (count, told) => {
    const malformed = Array.from({ length: count }, () => ({
      commit: OTHER_COMMIT,
      isCommitReadable: true,
      problem: 'x',
    }));
    const { report } = await judge({ scans: () => [aScanPage([aScan()], { malformed })] });
    expect(ending(report)).toBe('pass 0');
    expect(report.notices).toEqual([]);
    expect(report.debugNotes).toEqual([told]);
  });

  it('says how long the run waited, by a clock that no time server changes (A7)', async () => {
    const clock = new FakeClock();
    const scans: Script['scans'] = (_, poll) => {
      clock.jump(-3_600_000);
      return [aScanPage(poll < 3 ? [] : [aScan()])];
    };
    const { report } = await judge({ scans, world: { clock, monotonicStart: 0 } });
    expect(report.times).toMatchObject({ seconds: 20, waitedSeconds: 20 });
  });
});

describe('what there is in place of the right scan', () => {
  const before = aScan({ id: '800', commit: OTHER_COMMIT });
  const after = aScan({ id: '901', commit: OTHER_COMMIT, startedAtMs: NOON_MS - 60_000, completedAtMs: NOON_MS });
  const elsewhere = aScan({ repositoryId: '5' });

  it.each<[reason: Reason, given: Given, scan: string | undefined, project?: string]>([
    ['no-scan', { polls: [[before]] }, '800'],
    [
      'wrong-repository',
      {
        polls: [[elsewhere]],
        inputs: { 'repository-id': '' },
        detail: () => aDetailOf(elsewhere, { meta: { repository: 'acme/other-shop' } }),
      },
      undefined,
      'acme/other-shop',
    ],
    [
      'wrong-repository',
      { detail: () => aDetailOf(aScan(), { meta: { repository: 'acme/other-shop' } }) },
      undefined,
      'acme/other-shop',
    ],
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
    ['inconclusive 2 scan-running', { polls: [[aRunningScan(), before]] }],
    ['fail 1', { polls: [[aScan(), before]], issues: A_CRITICAL }],
  ])('is not told of a run that ends with %s', async (ends, given) => {
    const { report } = await judge(given);
    expect([ending(report), report.seen]).toEqual([ends, undefined]);
  });
});

describe('the time of a run', () => {
  it('begins with the process, not with the first look', async () => {
    const clock = new FakeClock();
    clock.advance(290_000);
    const { report } = await judge({ polls: [[]], world: { clock, monotonicStart: 0 } });
    expect(ending(report)).toBe('inconclusive 2 no-scan');
    expect(clock.sleeps).toEqual([10_000]);
  });

  it('of 0s asks once (B6)', async () => {
    const running = await judge({ polls: [[aRunningScan()]], inputs: { 'wait-timeout': '0s' } });
    expect(ending(running.report)).toBe('inconclusive 2 scan-running');
    expect(running.clock.sleeps).toEqual([]);
    expect(ending((await judge({ inputs: { 'wait-timeout': '0s' } })).report)).toBe('pass 0');
  });

  it('ends when the run is stopped, with nothing proven (A3)', async () => {
    const abort = new AbortController();
    const scans: Script['scans'] = () => {
      abort.abort(new GateFailure('cancelled', 'the run was stopped'));
      return [aScanPage([aRunningScan()])];
    };
    const { report } = await judge({ scans, world: { signal: abort.signal } });
    expect(ending(report)).toBe('inconclusive 2 cancelled');
  });
});

describe('a fault at any request of the run', () => {
  /** The reader of a world whose nth request fails. */
  function failingAt(nth: number, failure: Error): (reader: ScriptedReader) => World['reader'] {
    return (reader) => {
      let requests = 0;
      const count = (): void => {
        requests += 1;
        if (requests === nth) throw failure;
      };
      async function* counted<Page>(
        pages: AsyncGenerator<Page, void, undefined>,
      ): AsyncGenerator<Page, void, undefined> {
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
        requestsSent: () => requests,
      };
    };
  }

  const someFailure = fc.oneof(
    fc
      .constantFrom<Reason>('server', 'network', 'contract', 'auth', 'rate-limited', 'cursor-loop')
      .map((reason) => new GateFailure(reason, 'a fault')),
    fc.constant(new TypeError('a defect')),
  );
  const pages = { critical: ['|a=0|'], high: ['b=0|'], rated: ['a=0 b=0|'], 'base low': ['|'] };

  it.each<[what: string, given: Given, isPass: boolean]>([
    [
      'a clean pass',
      // With a scan of the base in the list, no request is made only for the report.
      {
        issues: pages,
        inputs: { baseline: 'base' },
        polls: [[aScan(), aScan({ id: '1', branch: 'main', commit: OTHER_COMMIT })]],
      },
      true,
    ],
    ['a fail by the last page', { issues: { ...pages, critical: ['||c=1'], rated: ['|c=1'] } }, false],
    ['a partial scan', { polls: [[aScan({ isPartialScan: true })]] }, false],
    ['a scan of another commit', { polls: [[aScan({ commit: OTHER_COMMIT })]] }, false],
  ])('leaves no pass that is not proven: %s', async (_, given, isPass) => {
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
});

describe('projects that do not name themselves', () => {
  it('are not taken for the wanted one, where several scanned the commit', async () => {
    const polls = [[aScan(), aScan({ id: '901', repositoryId: '5555' })]];
    const { report } = await judge({
      polls,
      inputs: { 'repository-id': '' },
      detail: (id) => aDetailOf(polls[0]!.find((scan) => scan.id === id)!, { meta: { repository: undefined } }),
    });
    expect(ending(report)).toBe('inconclusive 2 wrong-repository');
    expect(report.verdict.message).toContain('which does not say its name');
  });
});

describe('a look beside the reading that fails', () => {
  const broken = new GateFailure('server', 'scan list: status 503');
  const codeOnly = aScan({ enabledProducts: ['sast'] });
  const soft: GivenInputs = { 'on-inconclusive': 'server: warn' };
  /** The search through all that is kept fails. */
  const wide: Given = { scans: ({ sinceMs }) => (sinceMs === undefined ? [broken] : [aScanPage([codeOnly])]) };
  /** A scan of another commit runs on the ref, so the list is asked once more at the end. */
  const last: Given = {
    scans: (_search, time) =>
      time === 0 ? [aScanPage([aScan(), aRunningScan({ id: '950', commit: OTHER_COMMIT })])] : [broken],
    detail: () => aDetailOf(aScan()),
  };

  it.each<[what: string, given: Given, ends: string]>([
    ['takes a pass away', wide, 'inconclusive 0 server'],
    ['leaves a proven fail, which nothing softens', { ...wide, issues: A_CRITICAL }, 'fail 1 server'],
    ['takes a pass away at the end', last, 'inconclusive 0 server'],
    ['leaves a proven fail at the end', { ...last, issues: A_CRITICAL }, 'fail 1 server'],
  ])('%s', async (_what, given, ends) => {
    const { report } = await judge({ detail: () => aDetailOf(codeOnly), ...given, inputs: soft });
    expect(ending(report)).toBe(ends);
  });

  it('lets a newer scan take over while the search index lags', async () => {
    const old = aScan({ findingsCounts: someFindings({ code: 2n }) });
    const newer = { id: '901', startedAtMs: NOON_MS };
    const polls = [[old], [old], [old, aRunningScan(newer)], [old, aScan({ ...newer, completedAtMs: NOON_MS })]];
    const { report, clock } = await judge({ polls });
    expect([ending(report), report.scans[0]?.id]).toEqual(['pass 0', '901']);
    // The list is asked beside the index, not after the two minutes of that.
    expect(clock.now()).toBe(20_000);
  });

  it('counts nothing that the last look shows to be taken over (L36)', async () => {
    const taker = { id: '950', commit: OTHER_COMMIT, startedAtMs: NOON_MS };
    const polls = [
      [aScan(), aRunningScan(taker)],
      [aScan(), aScan({ ...taker, completedAtMs: NOON_MS })],
    ];
    const { report } = await judge({ polls, issues: A_CRITICAL });
    expect(ending(report)).toBe('inconclusive 2 superseded');
    expect(report.verdict.message).toContain('950');
    expect(report.counts.critical).toBeUndefined();
  });
});

describe('a policy that is asked over the network', () => {
  const policy = { conditions: [], waivers: [], onInconclusive: {} };
  const POLICY = { policy, source: { kind: 'input' }, texts: NO_TEXTS } as const;
  const missing = new GateFailure('policy-missing', 'it is not there');

  /** The policy is known, or fails, once the list has been asked for; by then the list's first page has been read. */
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
    ['ends as it does where the policy fails', missing, [aScanPage([aScan()])], 'inconclusive 2 policy-missing'],
    ['ends as the list does', POLICY, [new GateFailure('auth', 'refused')], 'inconclusive 2 auth'],
    [
      'ends as the policy does where both fail',
      missing,
      [new GateFailure('auth', 'refused')],
      'inconclusive 2 policy-missing',
    ],
  ])('is waited for beside the list: the run %s', async (_what, outcome, list, expected) => {
    let asked = 0;
    const scans = () => {
      asked += 1;
      return list;
    };
    const { report, reader } = await judge({ scans, world: afterTheList(() => asked, outcome) });
    expect(ending(report)).toBe(expected);
    // What was seen of the list is not asked for again.
    expect(reader.scanSearches).toHaveLength(1);
    expect(reader.issueSearches.length > 0).toBe(expected === 'pass 0');
  });

  it('ends the list where it fails: no further page is asked for', async () => {
    let asked = 0;
    const scans = () => {
      asked += 1;
      return Array.from({ length: 30 }, () => aScanPage([aScan({ commit: OTHER_COMMIT })]));
    };
    const { report, reader } = await judge({ scans, world: afterTheList(() => asked, missing) });
    expect(ending(report)).toBe('inconclusive 2 policy-missing');
    await new Promise((resolve) => setImmediate(resolve));
    expect(reader.requestsSent()).toBeLessThan(30);
  });

  it('is waited for first where it is not asked over the network', async () => {
    let isKnown = false;
    const { report } = await judge({
      scans: () => (isKnown ? [aScanPage([aScan()])] : [new GateFailure('internal', 'asked too early')]),
      world: {
        async readPolicy() {
          await new Promise((resolve) => setImmediate(resolve));
          isKnown = true;
          return undefined;
        },
      },
    });
    expect(ending(report)).toBe('pass 0');
  });
});
