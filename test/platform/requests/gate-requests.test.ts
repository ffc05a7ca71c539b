import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../../src/domain/ids.ts';
import { ISSUE_STATES, type IssueSearch, SEVERITIES } from '../../../src/domain/issue.ts';
import { FILTER_MEMBER_NAMES, filterMember, type IssueFilter } from '../../../src/domain/issue-filter.ts';
import { ISSUE_TYPES } from '../../../src/domain/product.ts';
import { issueSearchRequest, scanSearchRequest } from '../../../src/platform/requests/gate-requests.ts';

const SEARCH: IssueSearch = {
  repositoryId: '42' as RepositoryId,
  refs: ['main', 'refs/heads/main'],
  issueTypes: ['sast', 'sca', 'secrets'],
  states: ['open', 'reviewing', 'fixing', 'unknown'],
  pageSize: 100,
};

describe('issueSearchRequest', () => {
  it('has everything that the gate must always send, and nothing else', () => {
    expect(issueSearchRequest(SEARCH)).toEqual({
      issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
      groupBy: 'GROUP_BY_RULE',
      limit: 100,
      filter: {
        repositoryIds: ['42'],
        refs: ['main', 'refs/heads/main'],
        aggregateIssueStates: [
          'AGGREGATE_ISSUE_STATE_OPEN',
          'AGGREGATE_ISSUE_STATE_REVIEWING',
          'AGGREGATE_ISSUE_STATE_FIXING',
          'AGGREGATE_ISSUE_STATE_UNKNOWN',
        ],
      },
      sortBy: 'SORT_BY_ISSUE_COUNTS',
      sortDirection: 'SORT_DIRECTION_DESC',
    });
  });

  it('spells every type, state and severity as the API does', () => {
    const { issueTypes, filter } = issueSearchRequest({
      ...SEARCH,
      issueTypes: ISSUE_TYPES,
      states: ISSUE_STATES,
      severities: SEVERITIES,
    });
    expect(new Set(issueTypes)).toEqual(
      new Set(filterMember('filterIssueTypes').values?.filter((value) => !value.endsWith('_UNSPECIFIED'))),
    );
    expect(new Set(filter?.aggregateIssueStates)).toEqual(
      new Set(filterMember('aggregateIssueStates').values?.filter((value) => !value.endsWith('_UNSPECIFIED'))),
    );
    expect(filter?.severities).toEqual(['SEVERITY_CRITICAL', 'SEVERITY_HIGH', 'SEVERITY_MEDIUM', 'SEVERITY_LOW']);
  });

  it('adds the members of a policy', () => {
    const where = { validationStates: ['VALIDATION_STATE_CONFIRMED_VALID'], excludeHistorical: true };
    expect(issueSearchRequest({ ...SEARCH, where }).filter).toMatchObject({ ...where, repositoryIds: ['42'] });
  });

  it.each(FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal !== undefined))(
    'refuses %s, which no policy may set',
    (name) => {
      const where: IssueFilter = { [name]: ['some text'] };
      expect(() => issueSearchRequest({ ...SEARCH, where })).toThrow(name);
    },
  );

  it('always has a ref, because a search without one counts every branch', () => {
    expect(() => issueSearchRequest({ ...SEARCH, refs: [] })).toThrow('without refs');
  });
});

it('scanSearchRequest narrows by repository, branch and time', () => {
  const sinceMs = Date.UTC(2026, 0, 15, 12);
  expect(scanSearchRequest({ repositoryId: '42' as RepositoryId, branch: 'main', sinceMs })).toEqual({
    repository_id: '42',
    branch: 'main',
    since: '2026-01-15T12:00:00.000Z',
    limit: 500,
  });
});
