import { describe, expect, it } from 'vitest';
import { aScan, countsOf } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import { rewriting, withMember } from '../../../../emulator/quirks/rewrite.ts';
import type { Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import type { PlatformScan } from '../../../../emulator/state.ts';
import type { Handler, HttpRequest } from '../../../../emulator/wire/http.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import {
  aMuchUsedPlatform,
  aPlatformOf,
  asIs,
  type Change,
  doctorOf,
  idsOf,
  issues,
  issuesThat,
  scans,
  scansThat,
} from './doctor-of-platform.ts';

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
 * In each of these deployments every answer is true, and one that looked at less would say that the assumption holds,
 * or that it does not. With a quirk, what it breaks cannot be proved there.
 */
const NOT_SEEN: Readonly<Record<string, readonly (readonly [world: string, change: Change, quirk?: QuirkId])[]>> = {
  'diff-scan-under-a-branch-name': [
    ["diff scans are under pull requests' refs alone", noDiffScanOfBranch],
    [
      'the detail says neither whose it is nor what started it',
      scans(({ meta }) => ({ pullRequestId: undefined, meta: { ...meta, on: undefined } })),
    ],
  ],
  'findings-of-detail': [
    ['nothing was found, and zero is zero', scans(() => ({ findingsCounts: countsOf([]) }))],
    ['code alone was found, so that the code is all', scans(() => counting(7))],
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
    ['a diff scan came last, and left the base alone', (state) => lateDiff(ofMain(state))],
    ['issues do not say which scan saw them', issues(() => ({ lastSeenScanId: undefined }))],
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
      'no secret says whether it is live, and packages are all alike',
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
    ['nobody has triaged anything', issuesThat(({ triagedAtMs }) => triagedAtMs === undefined)],
    ['all that is open was triaged once', issues(() => ({ triagedAtMs: NOON_MS - DAY_MS }))],
  ],
};

const WORLDS = Object.entries(NOT_SEEN).flatMap(([id, worlds]) =>
  worlds.map(([world, change, quirk]) => ({ id, world, change, quirk })),
);

describe('a look', () => {
  it('takes two refs with issues of their own for two, whatever a detail calls them', async () => {
    const { assumptions } = await doctorOf(
      aMuchUsedPlatform(scans(({ isFull }) => (isFull ? {} : { fullRef: 'refs/heads/main' }))),
    );
    const { result, seen } = assumptions.find(({ id }) => id === 'ref-named-twice')!;
    expect([result, seen]).toEqual(['holds', 'issues are stored under the name that the list has']);
  });

  it('takes a list of scans that knows both spellings of a branch', async () => {
    const { assumptions } = await doctorOf(
      aMuchUsedPlatform(),
      [],
      rewriting(['list-scans'], asIs, (request) => {
        const { branch } = JSON.parse(request.body) as { readonly branch?: string };
        return branch === undefined ? request : withMember(request, 'branch', branch.replace('refs/heads/', ''));
      }),
    );
    const ids = ['list-branch-filter', 'scan-list-branch-spelling'];
    expect(ids.map((id) => assumptions.find((one) => one.id === id)?.result)).toEqual(['holds', 'holds']);
  });

  it.each(WORLDS)('$id sees nothing where $world, and no assumption is blamed', async ({ id, change, quirk }) => {
    const doctored = await doctorOf(aMuchUsedPlatform(change));
    expect(idsOf(doctored, 'does-not-hold')).toEqual([]);
    const { assumptions } = quirk === undefined ? doctored : await doctorOf(aMuchUsedPlatform(change), [quirk]);
    expect(assumptions.find((one) => one.id === id)?.result).toBe('not-seen');
  });
});

describe('doctor', () => {
  const scenarios = Object.entries<Scenario>(SCENARIOS);
  it.each(scenarios)(
    'blames no assumption in the scenario %s, of a push or a pull request',
    async (_name, scenario) => {
      for (const context of [{}, { pullRequest: 7, headRef: 'payments' }]) {
        expect(idsOf(await doctorOf(aPlatformOf(scenario, context)), 'does-not-hold')).toEqual([]);
      }
    },
  );
});

type Around = (handler: Handler) => Handler;

/** The platform is asked with another filter of issues. */
function filtering(change: (filter: Readonly<Record<string, unknown>>) => object): Around {
  return rewriting(['search-issues', 'list-issues'], asIs, (request: HttpRequest) => {
    const { filter } = JSON.parse(request.body) as { filter: Readonly<Record<string, unknown>> };
    return withMember(request, 'filter', change(filter));
  });
}

/** The platform is asked without these members. */
function without(...names: readonly string[]): Around {
  return rewriting(['list-scans'], asIs, (request) =>
    names.reduce((left, name) => withMember(left, name, undefined), request),
  );
}

/** The newest scans are not shown in a window. */
const lackingInWindows: Around = rewriting(['list-scans'], ({ scans, ...answer }, { body }) => {
  const { since } = JSON.parse(body) as { readonly since?: string };
  return { ...answer, scans: Array.isArray(scans) && since !== undefined ? scans.slice(3) : scans };
});

const elsewhere = `https://code.example/blob/${'ab'.repeat(20)}/`;
type Broken = { readonly around?: Around; readonly change?: Change };

/** Ways in which an assumption does not hold, beside the one that the emulator has a quirk for. */
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
      'what people ignored has no time of triage',
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
      'a filter of one type keeps all that does not fit',
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
  it('both rows on the filter by branch where it is ignored', async () => {
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
