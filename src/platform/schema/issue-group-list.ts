import type { IssuePage } from '../../domain/issue.ts';
import { anyObject, ifAny, list, member, ShapeProblem, text } from '../../shape/shape.ts';
import type { FetchedPage } from '../paging.ts';
import { issueGroup } from './issue-group.ts';
import { groupNotices } from './notices.ts';
import { count } from './wire.ts';

/** Members of a page that comes without groups: the service leaves out zeros and empty arrays. */
const MEMBERS_OF_EMPTY: ReadonlySet<string> = new Set(['cursor', 'total', 'fetched']);

const groupsOf = list(issueGroup);

/** The issue group list response. One malformed group makes the whole page malformed: a finding must not get lost. */
export function issueGroupList(value: unknown): FetchedPage<IssuePage> {
  const answer = anyObject(value);
  const hasGroups = Object.hasOwn(answer, 'groups');
  // spec-gap: empty-search-answer
  if (!hasGroups && !Object.keys(answer).every((name) => MEMBERS_OF_EMPTY.has(name))) {
    throw new ShapeProblem('has other members but no groups');
  }
  const groups = hasGroups ? member(answer, 'groups', groupsOf) : [];
  const cursor = member(answer, 'cursor', ifAny(text));
  const total = member(answer, 'total', ifAny(count));
  const fetched = member(answer, 'fetched', ifAny(count));
  if (!hasGroups && (isPositive(total) || isPositive(fetched))) throw new ShapeProblem('counts groups but has none');
  return { page: { groups: groups.map(({ group }) => group), total, fetched, notices: groupNotices(groups) }, cursor };
}

function isPositive(value: bigint | undefined): boolean {
  return value !== undefined && value > 0n;
}
