import { FILTER_MEMBERS } from '../../domain/issue-filter.ts';
import { PLACES_PER_PAGE } from '../../domain/limits.ts';
import type { PlaceSearch } from '../../domain/place/issue-place.ts';
import { WIRE_ISSUE_TYPES } from '../wire-words.ts';
import { wireName } from './gate-requests.ts';
import type { ListIssuesRequest } from './issue-list.ts';

export function placesRequest({ repositoryId, refs, ruleIds, issueTypes, states }: PlaceSearch): ListIssuesRequest {
  return {
    issueTypes: issueTypes.map((type) => WIRE_ISSUE_TYPES[type]),
    filter: {
      repositoryIds: [repositoryId],
      refs,
      ruleIds,
      aggregateIssueStates: states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state)),
    },
    sortBy: 'SORT_BY_SEVERITY',
    sortDirection: 'SORT_DIRECTION_DESC',
    // spec-gap: listed-issues
    limit: PLACES_PER_PAGE,
  };
}
