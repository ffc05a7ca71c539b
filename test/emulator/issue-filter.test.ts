import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRepository, aRule } from '../../emulator/build.ts';
import { FILTER_MEMBERS as EMULATED, type FilterMember } from '../../emulator/issues/filter-members.ts';
import type { Issue, IssueType, PlatformState } from '../../emulator/state.ts';
import { FILTER_MEMBERS as CLIENT, filterMember } from '../../src/domain/issue-filter.ts';
import { rulesFound, runPlatform } from './running-platform.ts';

/* What each of the 40 members that a policy may set keeps and drops is in test/policy-e2e/filter-members.test.ts. */

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 24 * 3_600_000;
const ELSEWHERE = { repositoryId: '202', ref: 'main' };
const IGNORED_CODE = { state: 'AGGREGATE_ISSUE_STATE_IGNORED_CODE' };

type Row = readonly [filter: object, kept: Partial<Issue>, dropped: Partial<Issue>];

const ROWS: readonly Row[] = [
  [{ ids: ['a', 'b'] }, { id: 'b' }, { id: 'c' }],
  [
    { since: '2026-11-19T12:00:00Z' },
    { relevantSinceMs: NOW_MS - DAY_MS },
    { relevantSinceMs: NOW_MS - DAY_MS - 1, createdAtMs: NOW_MS },
  ],
  [
    { until: '2026-11-19T12:00:00Z' },
    { createdAtMs: NOW_MS - DAY_MS - 1, relevantSinceMs: NOW_MS },
    { createdAtMs: NOW_MS - DAY_MS },
  ],
  ...(
    [
      ['ONE_MINUTE', 60_000],
      ['ONE_DAY', DAY_MS],
      ['ONE_MONTH', 30 * DAY_MS],
      ['THREE_MONTHS', 90 * DAY_MS],
      ['SIX_MONTHS', 180 * DAY_MS],
      ['ONE_YEAR', 365 * DAY_MS],
    ] as const
  ).map(([span, ms]): Row => {
    const filter = { relativeSince: `RELATIVE_SINCE_${span}` };
    return [filter, { relevantSinceMs: NOW_MS - ms }, { relevantSinceMs: NOW_MS - ms - 1 }];
  }),
  [
    { timeFilter: 'TIME_FILTER_FIXED_AT', relativeSince: 'RELATIVE_SINCE_ONE_DAY' },
    { relevantSinceMs: 0, fixedAtMs: NOW_MS },
    { triagedAtMs: NOW_MS },
  ],
  [{ repositoryNames: ['acme/shop'] }, {}, ELSEWHERE],
  [{ repositoryIds: ['101'] }, {}, ELSEWHERE],
  [{ repositoryRefIds: ['rr-7'] }, { attributes: { repositoryRefIds: ['rr-7'] } }, {}],
  [{ issueParentIds: ['p'] }, { attributes: { issueParentIds: 'p' } }, {}],
  [{ policySlugs: ['default'] }, { attributes: { policySlugs: 'default' } }, {}],
  [{ aiVerdicts: ['VERDICT_NO_VERDICT'] }, {}, { attributes: { aiVerdicts: 'VERDICT_FALSE_POSITIVE' } }],
  [{ onPrimaryBranch: true }, { ref: 'main' }, { ref: 'refs/pull/7/merge' }],
  [{ onPrimaryBranch: false }, { ref: 'refs/pull/7/merge' }, { ref: 'main' }],
  [{ includeArchived: true }, { repositoryId: '303' }, {}],
  [{ includeArchived: false }, {}, { repositoryId: '303' }],
  [{ filePaths: ['chekout', 'ignored'] }, { filePath: 'src/Checkout/a.py' }, { filePath: 'src/ignored/a.py' }],
  [
    { hasInFlightAutofixPr: true },
    { autofixPrRequestedAtMs: NOW_MS - 599_999 },
    { autofixPrRequestedAtMs: NOW_MS - 600_000 },
  ],
  [{ refs: ['main'], severities: ['SEVERITY_LOW'] }, { severity: 'SEVERITY_LOW' }, { severity: 'SEVERITY_NEW' }],
  [{ tab: 'ISSUE_TAB_OPEN' }, {}, IGNORED_CODE],
  [{ tab: 'ISSUE_TAB_IGNORED' }, IGNORED_CODE, {}],
  [{ status: ['ISSUE_STATUS_MUTED'] }, IGNORED_CODE, {}],
  [{ status: ['ISSUE_STATUS_UNRESOLVED'] }, { state: 'AGGREGATE_ISSUE_STATE_REVIEWING' }, IGNORED_CODE],
  [{ status: ['ISSUE_STATUS_REMOVED'] }, { state: 'AGGREGATE_ISSUE_STATE_REMOVED' }, {}],
  // Removed issues are there only for those who ask for them.
  [{ aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_UNSPECIFIED'] }, {}, { state: 'AGGREGATE_ISSUE_STATE_REMOVED' }],
  [{ refs: [], severities: [], aiMemoryReferenced: '' }, {}, { state: 'AGGREGATE_ISSUE_STATE_REMOVED' }],
  // A bound is not met by a date that there is not, and what only a front end uses filters nothing.
  [{ timeFilter: 'TIME_FILTER_TRIAGED_AT', since: '1970-01-01T00:00:00Z' }, { triagedAtMs: NOW_MS }, {}],
  [{ filterIssueTypes: ['ISSUE_TYPE_SCA'], ids: ['b'] }, { id: 'b' }, {}],
];

function aPlatformWith(issues: readonly Issue[], parts: Partial<PlatformState> = {}): PlatformState {
  const repositories = [
    aRepository(),
    aRepository({ id: '202', name: 'acme/warehouse' }),
    aRepository({ id: '303', name: 'acme/attic', isArchived: true }),
  ];
  return aPlatformState({ startedAtMs: NOW_MS, repositories, issues, ...parts });
}

/** An issue whose rule has the name that the test looks for. */
function named(name: string, parts: Partial<Issue>): Issue {
  return anIssue({ id: name, rule: aRule({ id: name, path: name }), createdAtMs: NOW_MS - 10 * DAY_MS, ...parts });
}

describe('the issues filter', () => {
  it.each(ROWS)('%j keeps %j and drops %j', async (filter, kept, dropped) => {
    const issues = [named('kept', kept), named('dropped', dropped)];
    const platform = await runPlatform(aPlatformWith(issues), () => NOW_MS);
    expect(await rulesFound(platform, { filter })).toEqual(['kept']);
  });

  const LIMITED = Object.entries<FilterMember>(EMULATED).filter(([, { issueTypes }]) => issueTypes !== undefined);
  it.each(LIMITED)('does not filter issues of other types by %s', async (name, { kind, values, issueTypes = [] }) => {
    const others = (['SAST', 'SCA', 'SECRETS', 'RESEARCH', 'AI_SAST'] as const)
      .map((type): IssueType => `ISSUE_TYPE_${type}`)
      .filter((type) => !issueTypes.includes(type));
    // No issue has it. The first value is often that of issues without any.
    const value = kind === 'boolean' ? true : (values?.[1] ?? 'another');
    const filter = { [name]: kind === 'texts' || kind === 'enums' ? [value] : value };
    const issues = others.map((type) => named(type, { type, severity: undefined, isHistorical: true }));
    const platform = await runPlatform(aPlatformWith(issues, { usesUnifiedPolicies: false }), () => NOW_MS);
    expect(await rulesFound(platform, { issueTypes: others, filter })).toEqual([...others].sort());
  });

  it.each([
    [true, ['blocks', 'monitors']],
    [false, ['blocks']],
  ])('reads actions only without unified policies (%s)', async (usesUnifiedPolicies, found) => {
    const issues = [
      named('blocks', { attributes: { actions: 'MODE_BLOCK' } }),
      named('monitors', { attributes: { actions: 'MODE_MONITOR' } }),
    ];
    const platform = await runPlatform(aPlatformWith(issues, { usesUnifiedPolicies }));
    expect(await rulesFound(platform, { filter: { actions: ['MODE_BLOCK'] } })).toEqual(found);
  });

  it('is the same in the table of the client, which was written from the same document by someone else', () => {
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
