import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRule, issuesOf } from '../../emulator/build.ts';
import { runPlatform } from './running-platform.ts';

const PATH = '/api/agent/deployments/42/issues';

type Listed = { readonly issue: { readonly id: string; readonly filePath: string; readonly line: unknown } };
type Page = { readonly issues: readonly Listed[]; readonly cursor?: string };

const ISSUES = [
  anIssue({ id: 'low', severity: 'SEVERITY_LOW', rule: aRule({ path: 'a' }) }),
  anIssue({ id: 'critical', severity: 'SEVERITY_CRITICAL', rule: aRule({ path: 'b' }), ref: 'other' }),
  anIssue({ id: 'hidden', visibleAtMs: Number.POSITIVE_INFINITY }),
  anIssue({ id: 'ignored', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP', type: 'ISSUE_TYPE_SCA' }),
];

async function listed(body: object, wire = {}): Promise<Page> {
  const platform = await runPlatform(aPlatformState({ issues: ISSUES, wire }));
  const response = await platform.send('POST', PATH, body);
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()) as Page;
}

async function ids(body: object): Promise<readonly string[]> {
  return (await listed(body)).issues.map(({ issue }) => issue.id);
}

describe('the list of single issues', () => {
  it('has the filter of the search, and its types', async () => {
    const states = ['AGGREGATE_ISSUE_STATE_IGNORED_APP'];
    expect(await ids({ filter: { refs: ['other'] } })).toEqual(['critical']);
    expect(await ids({ filter: { aggregateIssueStates: states }, issueTypes: ['ISSUE_TYPE_SCA'] })).toEqual([
      'ignored',
    ]);
    expect(await ids({ filter: { aggregateIssueStates: states }, issueTypes: ['ISSUE_TYPE_SAST'] })).toEqual([]);
  });

  it('is sorted as it is asked for', async () => {
    const worst = { sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC' };
    expect((await ids(worst))[0]).toBe('critical');
    expect((await ids({ sortBy: 'SORT_BY_RULE' }))[0]).toBe('low');
  });

  it('comes in pages', async () => {
    const platform = await runPlatform(aPlatformState({ issues: issuesOf(3) }));
    const page = async (cursor?: string) => (await platform.send('POST', PATH, { limit: 2, cursor })).json();
    const first = (await page()) as Page;
    const second = (await page(first.cursor)) as Page;
    expect([...first.issues, ...second.issues].map(({ issue }) => issue.line)).toEqual([42, 59, 76]);
    expect(second.cursor).toBe('');
  });

  it('writes lines as text where it is set so', async () => {
    expect((await listed({}, { issuePlaces: 'text' })).issues[0]?.issue.line).toBe('42');
  });

  it('sends what an issue is set to send', async () => {
    const issues = [anIssue({ listedMembers: { filePath: '../../etc/passwd', line: undefined } })];
    const platform = await runPlatform(aPlatformState({ issues }));
    const page = (await (await platform.send('POST', PATH, {})).json()) as Page;
    expect([page.issues[0]?.issue.filePath, page.issues[0]?.issue.line]).toEqual(['../../etc/passwd', undefined]);
  });

  it('refuses what its document does not have', async () => {
    await expect(listed({ groupBy: 'GROUP_BY_RULE' })).rejects.toThrow('unknown member');
    await expect(listed({ sortBy: 'SORT_BY_ISSUE_COUNTS' })).rejects.toThrow('unknown value');
  });
});

describe('the list of deployments', () => {
  it('has the one deployment of the token', async () => {
    const platform = await runPlatform(aPlatformState());
    const answer = await (await platform.send('GET', '/api/v1/deployments')).json();
    expect(answer).toMatchObject({ deployments: [{ id: 42, name: 'acme', slug: 'acme' }] });
  });
});
