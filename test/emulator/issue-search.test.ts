import { describe, expect, it } from 'vitest';
import { anEpss, anIssue, aPlatformState, aRule, issuesOf, RULE_CANARY } from '../../emulator/build.ts';
import type { IssueType } from '../../emulator/state.ts';
import { rulesFound, runPlatform } from './running-platform.ts';

function ofRule(name: string, count: number, parts: Parameters<typeof issuesOf>[1] = {}) {
  return issuesOf(count, { ...parts, rule: aRule({ id: name, path: name }) });
}

const TYPES: readonly IssueType[] = [
  'ISSUE_TYPE_SAST',
  'ISSUE_TYPE_SCA',
  'ISSUE_TYPE_SECRETS',
  'ISSUE_TYPE_RESEARCH',
  'ISSUE_TYPE_AI_SAST',
];
const OF_EACH_TYPE = TYPES.map((type) => anIssue({ type, rule: aRule({ id: type, path: type }) }));

it.each<[object, readonly string[]]>([
  [{ issueTypes: ['ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'] }, ['ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS']],
  [{ issueType: 'ISSUE_TYPE_SCA' }, ['ISSUE_TYPE_SCA']],
  [{ issueTypes: [], issueType: 'ISSUE_TYPE_SCA' }, ['ISSUE_TYPE_SCA']],
  [{ issueTypes: ['ISSUE_TYPE_SAST'], issueType: 'ISSUE_TYPE_SCA' }, ['ISSUE_TYPE_SAST']],
  [{ issueTypes: ['ISSUE_TYPE_UNSPECIFIED', 'ISSUE_TYPE_SCA'] }, ['ISSUE_TYPE_SCA']],
  [{}, TYPES],
])('issue types of the request %j find the issues %j', async (body, found) => {
  const platform = await runPlatform(aPlatformState({ issues: OF_EACH_TYPE }));
  expect(await rulesFound(platform, body)).toEqual([...found].sort());
});

describe('a group', () => {
  it('counts the issues of one rule, as text', async () => {
    const issues = [...ofRule('a', 3), ...ofRule('b', 1), ...ofRule('a', 2, { severity: 'SEVERITY_LOW', id: 'more' })];
    const platform = await runPlatform(aPlatformState({ issues }));
    const { groups } = await platform.search({});
    expect(groups.map(({ ruleId, issuesCount }) => [ruleId, issuesCount])).toEqual([
      ['a', '5'],
      ['b', '1'],
    ]);
  });

  it('has every documented member', async () => {
    const rule = aRule({ path: 'a.b.c', supersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'a.b.d' }] });
    const platform = await runPlatform(aPlatformState({ issues: [anIssue({ rule })] }));
    expect((await platform.search({})).groups).toEqual([
      {
        issuesCount: '1',
        ruleId: 'r.a.b.c',
        ruleShaSum: expect.stringMatching(/^[0-9a-f]{64}$/),
        ruleVisibility: 'RULE_VISIBILITY_PUBLIC',
        ruleMeta: {
          author: expect.any(String),
          authorPhotoUrl: expect.any(String),
          rule: { ruleId: 'r.a.b.c', ruleVersionId: 'v1', origin: 'RULE_ORIGIN_PRO_RULES' },
        },
        ruleLastChangeAt: '2026-01-15T09:30:00Z',
        ruleLastChangeBy: expect.any(String),
        rulePath: 'a.b.c',
        ruleSourceUri: 'https://rules.example/r/a.b.c',
        ruleTestCases: [{ target: expect.stringContaining(RULE_CANARY), language: 'python' }],
        ruleDefinition: { rules: [{ id: 'a.b.c', pattern: expect.stringContaining(RULE_CANARY) }] },
        ruleDeploymentName: 'acme',
        ruleSupersededBy: [{ product: 'RULE_TYPE_SAST', rulePath: 'a.b.d' }],
        sastAttributes: {},
      },
    ]);
  });

  it('shows the highest exploit prediction of its issues', async () => {
    const low = anEpss({ score: 0.01, categorization: 'EPSS_PROBABILITY_LOW' });
    const issues = [low, anEpss(), undefined].flatMap((epss) => ofRule('a', 1, { type: 'ISSUE_TYPE_SCA', epss }));
    const platform = await runPlatform(aPlatformState({ issues }));
    expect((await platform.search({})).groups[0]?.scaAttributes).toEqual({
      epssScore: {
        score: 0.9432,
        percentile: 0.9991,
        updatedAt: '2026-02-01T00:00:00Z',
        categorization: 'EPSS_PROBABILITY_HIGH',
      },
    });
  });
});

const issues = [
  ...ofRule('few-critical', 1, { severity: 'SEVERITY_CRITICAL' }),
  ...ofRule('many-low', 9, { severity: 'SEVERITY_LOW' }),
  ...ofRule('some-high', 4, { severity: 'SEVERITY_HIGH' }),
  ...ofRule('an-unknown', 2, { severity: 'SEVERITY_BRAND_NEW' }),
];

it.each([
  ['SORT_BY_ISSUE_COUNTS', 'SORT_DIRECTION_DESC', ['many-low', 'some-high', 'an-unknown', 'few-critical']],
  ['SORT_BY_ISSUE_COUNTS', 'SORT_DIRECTION_ASC', ['few-critical', 'an-unknown', 'some-high', 'many-low']],
  ['SORT_BY_SEVERITY', 'SORT_DIRECTION_DESC', ['few-critical', 'some-high', 'many-low', 'an-unknown']],
  ['SORT_BY_SEVERITY', 'SORT_DIRECTION_ASC', ['an-unknown', 'many-low', 'some-high', 'few-critical']],
])('the order of groups follows %s %s', async (sortBy, sortDirection, expected) => {
  const platform = await runPlatform(aPlatformState({ issues }));
  const { groups } = await platform.search({ sortBy, sortDirection });
  expect(groups.map(({ ruleId }) => ruleId)).toEqual(expected);
});

type Page = { readonly issues: readonly { readonly issue: { readonly id: string; readonly line: unknown } }[] };

const ISSUES = [
  anIssue({ id: 'low', severity: 'SEVERITY_LOW', rule: aRule({ path: 'a' }) }),
  anIssue({ id: 'critical', severity: 'SEVERITY_CRITICAL', rule: aRule({ path: 'b' }), ref: 'other' }),
  anIssue({ id: 'hidden', visibleAtMs: Number.POSITIVE_INFINITY }),
  anIssue({ id: 'ignored', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP', type: 'ISSUE_TYPE_SCA' }),
];

async function listed(body: object): Promise<Page> {
  const platform = await runPlatform(aPlatformState({ issues: ISSUES }));
  const response = await platform.send('POST', '/api/agent/deployments/42/issues', body);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Page;
}

/* test/cli/issues/each-issue.test.ts tests the pages of the list and the members of its issues. */

describe('the list of single issues', () => {
  const STATES = { filter: { aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_IGNORED_APP'] } };

  it.each([
    [{ filter: { refs: ['other'] } }, ['critical']],
    [{ ...STATES, issueTypes: ['ISSUE_TYPE_SCA'] }, ['ignored']],
    [{ ...STATES, issueTypes: ['ISSUE_TYPE_SAST'] }, []],
    [{ sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC', limit: 1 }, ['critical']],
    [{ sortBy: 'SORT_BY_RULE', limit: 1 }, ['low']],
  ])('applies the filter, the types and the order of %j', async (body, ids) => {
    expect((await listed(body)).issues.map(({ issue }) => issue.id)).toEqual(ids);
  });

  it('refuses members and values that its document does not have', async () => {
    await expect(listed({ groupBy: 'GROUP_BY_RULE' })).rejects.toThrow('unknown member');
    await expect(listed({ sortBy: 'SORT_BY_ISSUE_COUNTS' })).rejects.toThrow('unknown value');
  });
});
