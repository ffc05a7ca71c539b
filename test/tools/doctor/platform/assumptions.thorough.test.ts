import { describe, expect, it } from 'vitest';
import { aScan, countsOf, DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { type AnswerObject, rewriting, withMember } from '../../../../emulator/quirks/rewrite.ts';
import { createQuirkyHandler, QUIRK_IDS } from '../../../../emulator/quirks/with-quirks.ts';
import { muchUsed } from '../../../../emulator/scenarios/much-used.ts';
import type { Scenario, ScenarioContext } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import type { Handler, HttpRequest } from '../../../../emulator/wire/http.ts';
import { PLAIN_FORM, randomWireForm, WIRE_FORMS, type WireForm } from '../../../../emulator/wire/wire-form.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { DeploymentId, RepositoryId } from '../../../../src/domain/ids.ts';
import { type Call, meaningOfStatus } from '../../../../src/platform/attempt.ts';
import type { Assumption } from '../../../../src/tools/doctor/diagnosis.ts';
import { createRequester } from '../../../../src/tools/doctor/platform/asker.ts';
import { ASSUMPTIONS, checkAssumptions } from '../../../../src/tools/doctor/platform/assumptions.ts';
import { readFirst } from '../../../../src/tools/doctor/platform/first-reading.ts';
import { draws } from '../../../build/draws.ts';
import { scenarioContext } from '../../../cli/scenario-state.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';

const ORIGIN = 'https://platform.example';

function aMuchUsedPlatform(change: Change = (state) => state): PlatformState {
  return change(aPlatformOf(muchUsed));
}

function aPlatformOf(scenario: Scenario, context: Partial<ScenarioContext> = {}): PlatformState {
  return scenario(scenarioContext({ nowMs: NOON_MS, ...context }));
}

type Doctored = Awaited<ReturnType<typeof doctorOf>>;

/**
 * Runs doctor on a platform, without the command and the network. `atOnce` is the most calls that were on their way at once.
 * `around` wraps the platform.
 */
async function doctorOf(
  state: PlatformState,
  quirks: readonly QuirkId[] = [],
  around: (handler: Handler) => Handler = (handler) => handler,
) {
  const handle = around(createQuirkyHandler(state, quirks, () => NOON_MS));
  const calls: Call[] = [];
  let [underWay, atOnce] = [0, 0];
  const listener = createRequester(
    {
      async send(call) {
        calls.push(call);
        underWay += 1;
        atOnce = Math.max(atOnce, underWay);
        await Promise.resolve();
        const { method, url, body = '' } = call;
        const headers = { authorization: `Bearer ${DEFAULT_TOKEN}`, 'content-type': 'application/json' };
        const answer = handle({ method, path: url.pathname, query: url.searchParams, headers, body });
        underWay -= 1;
        if (answer.status !== 200) throw new GateFailure(meaningOfStatus(answer.status).reason, 'refused');
        return { body: Buffer.from(String(answer.body)), serverTimeMs: NOON_MS };
      },
    },
    new URL(ORIGIN),
  );
  const { known } = await readFirst(listener, {
    deployment: state.deploymentId as DeploymentId,
    repositoryId: '101' as RepositoryId,
    commit: undefined,
    commitAround: undefined,
    choose: () => undefined,
  });
  return { assumptions: await checkAssumptions(listener, known), calls, atOnce };
}

function idsOf({ assumptions }: Doctored, result: Assumption['result']): readonly string[] {
  return assumptions
    .filter((one) => one.result === result)
    .map(({ id }) => id)
    .sort();
}

/** Assumptions that fail in a form: if partial scans are not marked, a missing flag does not mean false. */
function brokenBy({ sendsPartialFlag }: WireForm): readonly string[] {
  return sendsPartialFlag ? [] : ['omitted-members'];
}

const asIs = (answer: AnswerObject): AnswerObject => answer;

type Change = (state: PlatformState) => PlatformState;
const scans =
  (change: (scan: PlatformScan) => Partial<PlatformScan>): Change =>
  (state) => ({ ...state, scans: state.scans.map((scan) => ({ ...scan, ...change(scan) })) });
const scansThat =
  (keeps: (scan: PlatformScan) => boolean): Change =>
  (state) => ({ ...state, scans: state.scans.filter(keeps) });
const issues =
  (change: (issue: Issue) => Partial<Issue>): Change =>
  (state) => ({ ...state, issues: state.issues.map((issue) => ({ ...issue, ...change(issue) })) });
const issuesThat =
  (keeps: (issue: Issue) => boolean): Change =>
  (state) => ({ ...state, issues: state.issues.filter(keeps) });

const SEEDS = draws(48);
const MOST_REQUESTS = 60;
const AT_ONCE = 8;
const SEEN_BY_READS = Object.entries(ASSUMPTIONS).flatMap(([id, probe]) => ('whyNot' in probe ? [] : [id]));

describe('doctor on a project in daily use', () => {
  it.each(QUIRK_IDS)('names the quirk %s, and no other one', async (id) => {
    const doctored = await doctorOf(aMuchUsedPlatform(), [id]);
    expect(idsOf(doctored, 'does-not-hold')).toEqual([id]);
    // The list of assumptions can be sent to anyone, so it contains no name, address, ref, commit or finding.
    expect(JSON.stringify(doctored.assumptions)).not.toMatch(/acme|shop|feature|release|c0ffee|https?:|\.py|python/i);
  });

  it('confirms everything that a read can show', async () => {
    const doctored = await doctorOf(aMuchUsedPlatform());
    expect(idsOf(doctored, 'holds')).toEqual(SEEN_BY_READS.toSorted());
  });

  it('has a quirk for everything that a read can show', () => {
    expect(SEEN_BY_READS.toSorted()).toEqual([...QUIRK_IDS].sort());
  });

  const SINGLE = Object.entries(WIRE_FORMS).flatMap(([name, [, ...forms]]) =>
    forms.map((form) => [`${name}: ${JSON.stringify(form)}`, { ...PLAIN_FORM, [name]: form }] as const),
  );
  it.each(SINGLE)('reports no failed assumption with %s', async (_name, wire: WireForm) => {
    const doctored = await doctorOf(aMuchUsedPlatform((state) => ({ ...state, wire })));
    expect(idsOf(doctored, 'does-not-hold')).toEqual(brokenBy(wire));
  });

  it('reports no failed assumption with all forms at random', async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const wire = randomWireForm(seed);
      const doctored = await doctorOf(aMuchUsedPlatform((state) => ({ ...state, wire })));
      expect([seed, ...idsOf(doctored, 'does-not-hold')]).toEqual([seed, ...brokenBy(wire)]);
    }
  });

  it('sends at most 60 requests, 8 at a time, each once, and only reads', async () => {
    const { calls, atOnce } = await doctorOf(aMuchUsedPlatform());
    expect(calls.length).toBeLessThanOrEqual(MOST_REQUESTS);
    expect(atOnce).toBeLessThanOrEqual(AT_ONCE);
    expect(new Set(calls.map(({ url, body }) => `${url} ${body}`)).size).toBe(calls.length);
    expect(new Set(calls.map(({ operation }) => operation))).toEqual(
      new Set(['deployment list', 'scan list', 'scan detail', 'issue search', 'issue list']),
    );
  });
});

const DAY_MS = 86_400_000;
const MAIN = 'main';

const noIssues = issuesThat(() => false);
const noDiffScanOfBranch = scansThat(({ isFull, branch }) => isFull || branch.startsWith('refs/'));
const isNewestOfMain = ({ branch, createdAtMs, isPartial }: PlatformScan): boolean =>
  branch === MAIN && isPartial !== true && createdAtMs > NOON_MS - DAY_MS;
const withScan =
  (parts: Partial<PlatformScan>): Change =>
  (state) => ({ ...state, scans: [...state.scans, aScan({ id: '999999999', ...parts })] });
const running = withScan({
  createdAtMs: NOON_MS - 60_000,
  timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }],
});
const counting = (total: number, code = total): Partial<PlatformScan> => ({
  findingsCounts: { code, secrets: 0, supply_chain: 0, total },
});
const lateDiff = withScan({ createdAtMs: NOON_MS - 1_800_000, isFull: false, meta: { on: undefined }, ...counting(1) });
const ofMain = scansThat(({ branch }) => branch === MAIN);
const alike = { validationStates: 'VALIDATION_STATE_NO_VALIDATOR', transitivities: 'DIRECT' };

/**
 * In each of these deployments every answer is true, but a check of fewer facts would say that the assumption passes or
 * fails. With a quirk, the broken assumption cannot be proved there.
 */
const NOT_SEEN: Readonly<Record<string, readonly (readonly [world: string, change: Change, quirk?: QuirkId])[]>> = {
  'diff-scan-under-a-branch-name': [
    ["diff scans are under pull requests' refs alone", noDiffScanOfBranch],
    [
      'the detail has neither its ref nor its event',
      scans(({ meta }) => ({ pullRequestId: undefined, meta: { ...meta, on: undefined } })),
    ],
  ],
  'findings-of-detail': [
    ['nothing was found, and zero is zero', scans(() => ({ findingsCounts: countsOf([]) }))],
    ['only code was found, so that the count of code is the total', scans(() => counting(7))],
    ['the list has no total', scans(() => ({ listMembers: { findings_counts: { code: 7 } } }))],
  ],
  'repo-display-name': [['no project needs a name', scans(() => ({ meta: {} }))]],
  'issue-ref-spelling': [
    ['there is no issue', noIssues],
    ['other refs alone have issues', issuesThat(({ ref }) => ref !== MAIN)],
    ['no issue of a pull request is found', issuesThat(({ ref }) => !ref.startsWith('refs/pull'))],
  ],
  'ref-named-twice': [
    ['no detail of pull requests has a ref', scans(({ isFull }) => (isFull ? {} : { meta: { branch: '' } }))],
  ],
  'scan-takes-over-ref': [
    ['the ref has one scan', scansThat((scan) => scan.branch !== MAIN || isNewestOfMain(scan))],
    ['a diff scan came last, and did not change the base', (state) => lateDiff(ofMain(state))],
    ['issues do not name their last scan', issues(() => ({ lastSeenScanId: undefined }))],
    ['another scan of the ref runs', running, 'scan-takes-over-ref'],
  ],
  'list-order': [
    ['all scans are of one day', scansThat(({ createdAtMs }) => createdAtMs > NOON_MS - DAY_MS)],
    ['scans take a second, within which clocks differ', scans(() => ({ totalTimeSeconds: 1 }))],
    ['there is one scan', scansThat((scan) => scan.id === '184460000')],
  ],
  'list-branch-filter': [
    ['all scans are of one branch', ofMain],
    ['no scan is of a branch', scansThat(({ branch }) => branch.startsWith('refs/'))],
  ],
  'scan-list-branch-spelling': [['all scans are of one branch', ofMain]],
  'scan-list-filter-names': [
    ['all scans ran the same products', scans(() => ({ enabledProducts: ['sast'] }))],
    ['all scans are finished', scansThat(({ timeline }) => timeline[0]?.status === 'SCAN_STATUS_COMPLETED')],
  ],
  'presence-filters': [
    ['no issue has a ticket', issues(() => ({ isTicketed: false })), 'presence-filters'],
    ['the ref is being scanned', running, 'presence-filters'],
  ],
  'type-limited-filter-with-several-types': [
    [
      'secrets and packages are all alike',
      issues(({ attributes }) => ({ attributes: { ...attributes, ...alike } })),
      'type-limited-filter-with-several-types',
    ],
    [
      'no secret has a validation state, and packages are all equal',
      issues(() => ({ attributes: { transitivities: 'DIRECT' } })),
      'type-limited-filter-with-several-types',
    ],
  ],
  'listed-issues': [
    ['there is no issue', noIssues],
    ['the ref is being scanned', running, 'listed-issues'],
    ['one issue is not listed yet', issuesThat(({ id }) => !/new-on-main#[23]$/.test(id)), 'listed-issues'],
  ],
  'listed-paths': [['no issue says which scan saw it', issues(() => ({ lastSeenScanId: undefined }))]],
  'triaged-at': [
    ['no issue was triaged', issuesThat(({ triagedAtMs }) => triagedAtMs === undefined)],
    ['all that is open was triaged once', issues(() => ({ triagedAtMs: NOON_MS - DAY_MS }))],
  ],
};

const WORLDS = Object.entries(NOT_SEEN).flatMap(([id, worlds]) =>
  worlds.map(([world, change, quirk]) => ({ id, world, change, quirk })),
);

describe('a probe', () => {
  it('counts two refs with their own issues as two, whatever name a detail has', async () => {
    const { assumptions } = await doctorOf(
      aMuchUsedPlatform(scans(({ isFull }) => (isFull ? {} : { fullRef: 'refs/heads/main' }))),
    );
    const { result, seen } = assumptions.find(({ id }) => id === 'ref-named-twice')!;
    expect([result, seen]).toEqual(['holds', 'issues are stored under the name that the list has']);
  });

  it.each(WORLDS)('$id checks nothing if $world, and no assumption fails', async ({ id, change, quirk }) => {
    const doctored = await doctorOf(aMuchUsedPlatform(change));
    expect(idsOf(doctored, 'does-not-hold')).toEqual([]);
    const { assumptions } = quirk === undefined ? doctored : await doctorOf(aMuchUsedPlatform(change), [quirk]);
    expect(assumptions.find((one) => one.id === id)?.result).toBe('not-seen');
  });
});

const scenarios = Object.entries<Scenario>(SCENARIOS);
it.each(scenarios)(
  'doctor in a scenario blames no assumption in the scenario %s, of a push or a pull request',
  async (_name, scenario) => {
    for (const context of [{}, { pullRequest: 7, headRef: 'payments' }]) {
      expect(idsOf(await doctorOf(aPlatformOf(scenario, context)), 'does-not-hold')).toEqual([]);
    }
  },
);

type Around = (handler: Handler) => Handler;

function filtering(change: (filter: Readonly<Record<string, unknown>>) => object): Around {
  return rewriting(['search-issues', 'list-issues'], asIs, (request: HttpRequest) => {
    const { filter } = JSON.parse(request.body) as { filter: Readonly<Record<string, unknown>> };
    return withMember(request, 'filter', change(filter));
  });
}

function without(...names: readonly string[]): Around {
  return rewriting(['list-scans'], asIs, (request) =>
    names.reduce((left, name) => withMember(left, name, undefined), request),
  );
}

const lackingInWindows: Around = rewriting(['list-scans'], ({ scans, ...answer }, { body }) => {
  const { since } = JSON.parse(body) as { readonly since?: string };
  return { ...answer, scans: Array.isArray(scans) && since !== undefined ? scans.slice(3) : scans };
});

const elsewhere = `https://code.example/blob/${'ab'.repeat(20)}/`;
type Broken = { readonly around?: Around; readonly change?: Change };

/** Ways in which an assumption can fail, besides the one that is a quirk of the emulator. */
const BROKEN: Readonly<Record<string, readonly (readonly [how: string, broken: Broken])[]>> = {
  'scan-list-filter-names': [['filters of these names are ignored', { around: without('products', 'statuses') }]],
  'listed-paths': [
    [
      'links lead to the commit of another scan',
      { change: issues(({ filePath }) => ({ listedMembers: { lineOfCodeUrl: `${elsewhere}${filePath}` } })) },
    ],
    ['links lead to another line', { change: issues(() => ({ listedMembers: { line: 7_777 } })) }],
  ],
  'list-order': [['pages of a window lack scans', { around: lackingInWindows }]],
  'issue-ref-spelling': [
    ['the filter by ref is ignored', { around: filtering((all) => ({ ...all, refs: undefined })) }],
    [
      'issues of pull requests alone are stored under another name',
      { change: issues(({ ref }) => ({ ref: ref.replace(/^refs\/pull/, 'pull') })) },
    ],
  ],
  'triaged-at': [
    [
      'ignored issues have no time of triage',
      { change: issues(({ state }) => (state.endsWith('IGNORED_APP') ? { triagedAtMs: undefined } : {})) },
    ],
  ],
  'presence-filters': [
    [
      'false keeps the issues with a ticket',
      { around: filtering((all) => (all.includeTicketed === false ? { ...all, includeTicketed: true } : all)) },
    ],
  ],
  'type-limited-filter-with-several-types': [
    [
      'a filter of one type keeps all issues of other types',
      {
        around: filtering(({ validationStates: asked, ...all }) => ({
          ...all,
          ...(asked !== undefined && { validationStates: ['VALIDATION_STATE_NO_VALIDATOR'] }),
        })),
      },
    ],
  ],
  'scan-takes-over-ref': [
    ['issues stay those of the scan that found them', { change: issues(() => ({ lastSeenScanId: '184459999' })) }],
  ],
  'findings-of-detail': [
    [
      'the list counts less than the detail',
      { change: scans(() => ({ listMembers: { findings_counts: { total: 1 } } })) },
    ],
  ],
};
const WAYS = Object.entries(BROKEN).flatMap(([id, ways]) => ways.map(([how, broken]) => ({ id, how, ...broken })));

describe('doctor names the assumption', () => {
  it('both rows on the filter by branch if it is ignored', async () => {
    const doctored = await doctorOf(aMuchUsedPlatform(), [], without('branch'));
    expect(idsOf(doctored, 'does-not-hold')).toEqual(['list-branch-filter', 'scan-list-branch-spelling']);
  });

  it.each<Broken & { readonly id: string; readonly how: string }>(WAYS)(
    '$id and no other where $how',
    async ({ id, around, change }) => {
      const doctored = await doctorOf(aMuchUsedPlatform(change), [], around);
      expect(idsOf(doctored, 'does-not-hold')).toEqual([id]);
    },
  );
});
