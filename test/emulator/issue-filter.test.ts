import { describe, expect, it } from 'vitest';
import { anEpss, anIssue, aPlatformState, aRepository, aRule } from '../../emulator/build.ts';
import { FILTER_MEMBERS as EMULATED, type FilterMember } from '../../emulator/issues/filter-members.ts';
import type { AttributeName, Issue, IssueType, PlatformState } from '../../emulator/state.ts';
import { FILTER_MEMBERS as CLIENT, filterMember } from '../../src/domain/issue-filter.ts';
import { rulesFound, runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SAST = 'ISSUE_TYPE_SAST';
const SCA = 'ISSUE_TYPE_SCA';
const SECRETS = 'ISSUE_TYPE_SECRETS';

type Row = {
  readonly member: string;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly kept: Partial<Issue>;
  readonly dropped: Partial<Issue>;
  readonly type?: IssueType;
};

const ALL_TIME = { relativeSince: 'RELATIVE_SINCE_ALL_TIME' };
const EVER_TRIAGED = { timeFilter: 'TIME_FILTER_TRIAGED_AT', since: '1970-01-01T00:00:00Z' };
const ELSEWHERE = { repositoryId: '202', ref: 'main' };

const ROWS: readonly Row[] = [
  { member: 'ids', filter: { ids: ['a', 'b'] }, kept: { id: 'b' }, dropped: { id: 'c' } },
  row('since', '2026-11-19T12:00:00Z', { relevantSinceMs: NOW_MS - DAY_MS }, { relevantSinceMs: NOW_MS - DAY_MS - 1 }),
  row('until', '2026-11-19T12:00:00Z', { createdAtMs: NOW_MS - DAY_MS - 1 }, { createdAtMs: NOW_MS - DAY_MS }),
  ...[
    ['ONE_MINUTE', 60_000],
    ['ONE_DAY', DAY_MS],
    ['ONE_WEEK', 7 * DAY_MS],
    ['ONE_MONTH', 30 * DAY_MS],
    ['THREE_MONTHS', 90 * DAY_MS],
    ['SIX_MONTHS', 180 * DAY_MS],
    ['ONE_YEAR', 365 * DAY_MS],
  ].map(([span, ms]) =>
    row(
      'relativeSince',
      `RELATIVE_SINCE_${span}`,
      { relevantSinceMs: NOW_MS - Number(ms) },
      { relevantSinceMs: NOW_MS - Number(ms) - 1 },
    ),
  ),
  ...(
    [
      ['TIME_FILTER_RELEVANT_SINCE', 'relevantSinceMs'],
      ['TIME_FILTER_TRIAGED_AT', 'triagedAtMs'],
      ['TIME_FILTER_FIXED_AT', 'fixedAtMs'],
    ] as const
  ).map(([timeFilter, attribute]) => ({
    member: 'timeFilter',
    filter: { timeFilter, relativeSince: 'RELATIVE_SINCE_ONE_DAY' },
    kept: { relevantSinceMs: 0, triagedAtMs: 0, fixedAtMs: 0, [attribute]: NOW_MS - HOUR_MS },
    dropped: { relevantSinceMs: NOW_MS, triagedAtMs: NOW_MS, fixedAtMs: NOW_MS, [attribute]: NOW_MS - 2 * DAY_MS },
  })),
  row('repositoryNames', ['acme/shop'], {}, ELSEWHERE),
  row('repositoryIds', ['101'], {}, ELSEWHERE),
  row('repositoryTags', ['tier-1'], ELSEWHERE, {}),
  row('refs', ['main', 'refs/heads/main'], { ref: 'main' }, { ref: 'refs/pull/7/merge' }),
  row('teamNames', ['warehouse'], ELSEWHERE, {}),
  row('onPrimaryBranch', true, { ref: 'main' }, { ref: 'refs/pull/7/merge' }),
  row('onPrimaryBranch', false, { ref: 'refs/pull/7/merge' }, { ref: 'main' }),
  row('includeTicketed', true, { isTicketed: true }, {}),
  row('includeTicketed', false, {}, { isTicketed: true }),
  row('includeArchived', true, { repositoryId: '303' }, {}),
  row('includeArchived', false, {}, { repositoryId: '303' }),
  row('repositoryDeploymentStatuses', ['DEPLOYMENT_STATUS_DEPLOYED'], ELSEWHERE, {}),
  row('repositoryPublicExposures', ['PUBLIC_EXPOSURE_PUBLIC'], ELSEWHERE, {}),
  row('repoVisibilities', ['REPOSITORY_VISIBILITY_PUBLIC'], ELSEWHERE, {}, SECRETS),
  row('severities', ['SEVERITY_LOW', 'SEVERITY_HIGH'], { severity: 'SEVERITY_HIGH' }, { severity: 'SEVERITY_MEDIUM' }),
  row('severities', ['SEVERITY_HIGH'], { severity: 'SEVERITY_HIGH' }, { severity: 'SEVERITY_BRAND_NEW' }, SECRETS),
  row('severities', ['SEVERITY_HIGH'], { severity: 'SEVERITY_HIGH' }, { severity: undefined }, SCA),
  row('ruleIds', ['kept'], {}, {}),
  row('rules', ['kept.path'], { rule: aRule({ id: 'kept', path: 'kept.path' }) }, {}),
  row('source', ['SOURCE_CUSTOM'], { rule: aRule({ id: 'kept', origin: 'RULE_ORIGIN_CUSTOM' }) }, {}),
  row('source', ['SOURCE_COMMUNITY'], { rule: aRule({ id: 'kept', origin: 'RULE_ORIGIN_COMMUNITY' }) }, {}),
  row('source', ['SOURCE_PRO'], {}, { rule: aRule({ id: 'dropped', origin: 'RULE_ORIGIN_CUSTOM' }) }),
  row('filePaths', ['chekout', 'ignored'], { filePath: 'src/Checkout/a.py' }, { filePath: 'src/ignored/a.py' }),
  row(
    'hasInFlightAutofixPr',
    true,
    { autofixPrRequestedAtMs: NOW_MS - 599_999 },
    { autofixPrRequestedAtMs: NOW_MS - 600_000 },
  ),
  row('hasInFlightAutofixPr', false, {}, { autofixPrRequestedAtMs: NOW_MS }),
  row('backlogType', 'ISSUE_BACKLOG_TYPE_PREPROD', { hasReviewComments: true }, {}),
  row('excludeHistorical', true, {}, { isHistorical: true }, SECRETS),
  row('includeAiMemoryRendered', true, { attributes: { aiMemoryRendered: 'm1' } }, {}),
  row('includeAiMemoryRendered', false, {}, { attributes: { aiMemoryRendered: 'm1' } }),
  row('epssProbabilities', ['EPSS_PROBABILITY_HIGH'], { epss: anEpss() }, {}, SCA),
  row('epssProbabilities', ['EPSS_PROBABILITY_NONE'], {}, { epss: anEpss() }, SCA),
  attribute('repositoryRefIds', 'rr-7'),
  attribute('aiVerdicts', 'VERDICT_TRUE_POSITIVE'),
  row('aiVerdicts', ['VERDICT_NO_VERDICT'], {}, { attributes: { aiVerdicts: 'VERDICT_FALSE_POSITIVE' } }),
  attribute('aiSensitivities', 'pii'),
  attribute('triageReasons', 'FINDING_TRIAGE_REASON_NO_TIME'),
  attribute('issueParentIds', 'parent-1'),
  attribute('clickToFixPrStates', 'CLICK_TO_FIX_PR_STATE_MERGED', SCA),
  attribute('policySlugs', 'default'),
  attribute('rulesets', 'p/owasp-top-ten'),
  attribute('categories', 'security'),
  attribute('confidences', 'CONFIDENCE_LOW'),
  attribute('transitivities', 'DIRECT', SCA),
  attribute('exposures', 'REACHABLE', SCA),
  attribute('reachabilities', 'REACHABILITY_ALWAYS_REACHABLE', SCA),
  attribute('dependencies', 'lodash', SCA),
  attribute('cves', 'CVE-2021-44228', SCA),
  attribute('advisoryIds', 'GHSA-jfh8-c2jp-5v3q', SCA),
  attribute('scaRuleKind', 'SCA_RULE_KIND_MALICIOUS_DEPENDENCY', SCA),
  attribute('upgradeGuidance', 'BREAKING_CHANGE_TYPE_LOGIC_CHANGE', SCA),
  attribute('upgradeGuidanceFilters', 'UPGRADE_GUIDANCE_SELECTION_SAFE', SCA),
  attribute('validationStates', 'VALIDATION_STATE_CONFIRMED_VALID', SECRETS),
  attribute('secretTypes', 'AWS', SECRETS),
  ...(['aiMemoryReferenced', 'aiMemoryRendered', 'memoryIdInScope', 'aiMemoryWillFlipVerdict'] as const).map(
    (name) => ({ ...attribute(name, 'memory-1'), filter: { [name]: 'memory-1' } }),
  ),
];

/** Members that have their own tests below, because they do not simply keep one issue and drop another. */
const TESTED_BELOW = ['aggregateIssueStates', 'status', 'tab', 'filterIssueTypes', 'actions'];

function row(
  member: string,
  asked: unknown,
  kept: Partial<Issue>,
  dropped: Partial<Issue>,
  type: IssueType = SAST,
): Row {
  return { member, filter: { [member]: asked }, kept, dropped, type };
}

function attribute(name: AttributeName, value: string, type: IssueType = SAST): Row {
  return row(name, [value], { attributes: { [name]: ['other', value] } }, { attributes: { [name]: 'other' } }, type);
}

function aPlatformWith(issues: readonly Issue[], parts: Partial<PlatformState> = {}): PlatformState {
  return aPlatformState({
    startedAtMs: NOW_MS,
    repositories: [
      aRepository(),
      aRepository({
        id: '202',
        name: 'acme/warehouse',
        tags: ['tier-1', 'eu'],
        deploymentStatus: 'DEPLOYMENT_STATUS_DEPLOYED',
        publicExposure: 'PUBLIC_EXPOSURE_PUBLIC',
        visibility: 'REPOSITORY_VISIBILITY_PUBLIC',
      }),
      aRepository({ id: '303', name: 'acme/attic', isArchived: true }),
    ],
    teams: [{ id: '1', name: 'warehouse', repositoryIds: ['202'] }],
    issues,
    ...parts,
  });
}

function named(name: string, parts: Partial<Issue>): Issue {
  return anIssue({ id: name, rule: aRule({ id: name, path: name }), createdAtMs: NOW_MS - 10 * DAY_MS, ...parts });
}

describe('every member of the issues filter', () => {
  it.each(ROWS)('($member) keeps and drops issues with $filter', async ({ filter, kept, dropped, type = SAST }) => {
    const issues = [named('kept', { type, ...kept }), named('dropped', { type, ...dropped })];
    const platform = await runPlatform(aPlatformWith(issues), () => NOW_MS);
    expect(await rulesFound(platform, { issueTypes: [type], filter })).toEqual(['kept']);
  });

  const limited = ROWS.filter(({ member }) => (EMULATED as Record<string, FilterMember>)[member]?.issueTypes);
  it.each(limited)('($member) does not affect the issues of other types', async ({ member, filter, dropped }) => {
    const touched = (EMULATED as Record<string, FilterMember>)[member]?.issueTypes ?? [];
    const others = (['SAST', 'SCA', 'SECRETS', 'RESEARCH', 'AI_SAST'] as const)
      .map((name) => `ISSUE_TYPE_${name}` as const)
      .filter((type) => !touched.includes(type));
    const issues = others.map((type) => {
      const rule = aRule({ id: type, path: type, origin: dropped.rule?.origin ?? 'RULE_ORIGIN_PRO_RULES' });
      return named(type, { ...dropped, type, rule });
    });
    const platform = await runPlatform(aPlatformWith(issues), () => NOW_MS);
    expect(await rulesFound(platform, { issueTypes: others, filter })).toEqual([...others].sort());
  });

  it('has a row or a test below, all 56 of them', () => {
    const tested = new Set([...ROWS.map(({ member }) => member), ...TESTED_BELOW]);
    expect([...tested].sort()).toEqual(Object.keys(EMULATED).sort());
    expect(tested.size).toBe(56);
  });

  it('is the same in the table of the client, which was written independently', () => {
    expect(Object.keys(EMULATED).sort()).toEqual(Object.keys(CLIENT).sort());
    for (const name of Object.keys(CLIENT) as (keyof typeof CLIENT)[]) {
      const emulated: FilterMember = EMULATED[name];
      const client = filterMember(name);
      expect([name, emulated.kind, emulated.values?.toSorted()]).toEqual([
        name,
        client.kind,
        client.values?.toSorted(),
      ]);
    }
  });
});

describe('members together', () => {
  const ONE = [named('one', {})];
  const BOTH = { ref: 'main', severity: 'SEVERITY_LOW' };
  const backlog = [named('one', { hasReviewComments: true }), named('other', { type: SECRETS, isHistorical: true })];
  it.each<[what: string, issues: readonly Issue[], filter: object, found: readonly string[]]>([
    [
      'must all match',
      [named('one', BOTH), named('a', { ...BOTH, severity: 'SEVERITY_HIGH' }), named('b', { ...BOTH, ref: 'dev' })],
      { refs: ['main'], severities: ['SEVERITY_LOW'] },
      ['one'],
    ],
    [
      'do not filter where they are empty',
      ONE,
      { refs: [], severities: [], aggregateIssueStates: [], filePaths: [], aiMemoryReferenced: '' },
      ['one'],
    ],
    ['set no bound with ALL_TIME', [named('one', { relevantSinceMs: 0 })], ALL_TIME, ['one']],
    ['do not set a bound by a date that an issue does not have', ONE, EVER_TRIAGED, []],
    [
      'read the production backlog as everything',
      backlog,
      { backlogType: 'ISSUE_BACKLOG_TYPE_PROD' },
      ['one', 'other'],
    ],
    ['read false as no exclusion of historical secrets', backlog, { excludeHistorical: false }, ['one', 'other']],
    ['ignore the member that only a front end uses', ONE, { filterIssueTypes: [SCA] }, ['one']],
  ])('%s', async (_, issues, filter, found) => {
    expect(await rulesFound(await runPlatform(aPlatformWith(issues)), { filter })).toEqual(found);
  });

  it.each([
    [true, ['blocks', 'monitors']],
    [false, ['blocks']],
  ])('read actions only without unified policies (%s)', async (usesUnifiedPolicies, found) => {
    const issues = [
      named('blocks', { attributes: { actions: 'MODE_BLOCK' } }),
      named('monitors', { attributes: { actions: 'MODE_MONITOR' } }),
    ];
    const platform = await runPlatform(aPlatformWith(issues, { usesUnifiedPolicies }));
    expect(await rulesFound(platform, { filter: { actions: ['MODE_BLOCK'] } })).toEqual(found);
  });
});

const STATES = 'OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP'.split(
  ' ',
);
const issues = STATES.map((state) => named(state, { state: `AGGREGATE_ISSUE_STATE_${state}` }));
const allButRemoved = STATES.filter((state) => state !== 'REMOVED');

it.each<[string, object, readonly string[]]>([
  ['no filter', {}, allButRemoved],
  ['an empty list', { aggregateIssueStates: [] }, allButRemoved],
  ['unspecified', states('UNSPECIFIED'), allButRemoved],
  ...STATES.map((state): [string, object, readonly string[]] => [state, states(state), [state]]),
  ['two', states('OPEN', 'REMOVED'), ['OPEN', 'REMOVED']],
  ['legacy fixed', { status: ['ISSUE_STATUS_FIXED'] }, ['FIXED']],
  ['legacy removed', { status: ['ISSUE_STATUS_REMOVED'] }, ['REMOVED']],
  ['legacy muted', { status: ['ISSUE_STATUS_MUTED'] }, ['IGNORED_CODE']],
  [
    'legacy unresolved',
    { status: ['ISSUE_STATUS_UNRESOLVED'] },
    ['OPEN', 'UNKNOWN', 'REVIEWING', 'FIXING', 'IGNORED_APP', 'PROVISIONALLY_IGNORED_APP'],
  ],
  ['the open tab', { tab: 'ISSUE_TAB_OPEN' }, ['OPEN', 'UNKNOWN']],
  ['the ignored tab', { tab: 'ISSUE_TAB_IGNORED' }, ['IGNORED_APP', 'IGNORED_CODE']],
  ['the closed tab', { tab: 'ISSUE_TAB_CLOSED' }, ['FIXED']],
  ['the reviewing tab', { tab: 'ISSUE_TAB_REVIEWING' }, ['REVIEWING']],
  ['the fixing tab', { tab: 'ISSUE_TAB_FIXING' }, ['FIXING']],
  ['the last tab', { tab: 'ISSUE_TAB_PROVISIONALLY_IGNORED' }, ['PROVISIONALLY_IGNORED_APP']],
])('the filter by triage state finds the right issues: %s', async (_, filter, found) => {
  const platform = await runPlatform(aPlatformWith(issues));
  expect(await rulesFound(platform, { filter })).toEqual([...found].sort());
});

function states(...names: readonly string[]): object {
  return { aggregateIssueStates: names.map((name) => `AGGREGATE_ISSUE_STATE_${name}`) };
}
