import { describe, expect, it } from 'vitest';
import { runGate } from '../run/gate.ts';

describe('a scan that is ready, with one page per search', () => {
  it('causes no more requests than the plan that the report prints', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { 'max-high': '3' } });
    expect(run.report.requests).toEqual({ planned: 8, sent: 8 });
    expect([run.outputs.requests, run.requests.length]).toEqual(['8', 8]);
    expect(run.summary).toMatch(/8 sent, 8 planned/);
  });

  it('costs one request more where a condition is broken', async () => {
    const run = await runGate({ platform: 'at-limit' });
    expect(run.report.requests).toEqual({ planned: 9, sent: 9 });
    expect([run.outputs.requests, run.requests.length]).toEqual(['9', 9]);
    expect(run.summary).toMatch(/9 sent, 9 planned/);
  });

  it('adds one request to the plan for each further page', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { 'page-size': '1' } });
    expect(run.report.requests).toEqual({ planned: 10, sent: 10 });
  });

  it('counts a repeated request as sent, not as planned', async () => {
    const run = await runGate({
      prepare: ({ platform }) =>
        platform.faults.add({ match: { operation: 'read-scan' }, nth: 1, fault: { kind: 'status', status: 503 } }),
    });
    expect([run.verdict, run.report.requests, run.requests.length]).toEqual(['pass', { planned: 8, sent: 9 }, 9]);
  });

  it('is searched with every needed member, and without deprecated ones', async () => {
    const run = await runGate({ platform: 'at-limit' });
    const searches = run.requests
      .filter(({ operation }) => operation === 'search-issues')
      .map(({ json }) => json as { filter: object });
    const rated = ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'];
    const search = (issueTypes: readonly string[], severities?: readonly string[]) => ({
      deploymentId: '42',
      issueTypes,
      groupBy: 'GROUP_BY_RULE',
      limit: 100,
      sortBy: 'SORT_BY_ISSUE_COUNTS',
      sortDirection: 'SORT_DIRECTION_DESC',
      filter: {
        refs: ['refs/pull/7/merge'],
        repositoryIds: ['101'],
        aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map(
          (state) => `AGGREGATE_ISSUE_STATE_${state}`,
        ),
        ...(severities === undefined ? {} : { severities }),
      },
    });
    const expected = [
      search(rated, ['SEVERITY_CRITICAL']),
      search(rated, ['SEVERITY_HIGH']),
      search(rated, ['SEVERITY_MEDIUM']),
      search(rated, ['SEVERITY_LOW']),
      search(rated),
      search(['ISSUE_TYPE_RESEARCH', 'ISSUE_TYPE_AI_SAST']),
    ];
    expect(searches).toHaveLength(expected.length);
    expect(searches).toEqual(expect.arrayContaining(expected.map((body) => expect.objectContaining(body))));
  });
});
