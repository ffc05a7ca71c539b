import type { IssuePage } from '../../domain/issue.ts';
import type { FetchedPage } from '../paging.ts';
import { issueGroup } from './issue-group.ts';
import { groupNotices } from './notices.ts';
import { anyObject, count, list, object, optional, text } from './wire.ts';

/** Members of a page that comes without groups: the service leaves out zeros and empty arrays. */
const MEMBERS_OF_EMPTY: ReadonlySet<string> = new Set(['cursor', 'total', 'fetched']);

/** The issue group list response. One malformed group makes the whole page malformed: a finding must not get lost. */
export const issueGroupList = anyObject
  // spec-gap: empty-search-answer
  .refine((answer) => 'groups' in answer || Object.keys(answer).every((name) => MEMBERS_OF_EMPTY.has(name)), {
    error: 'has other members but no groups',
    abort: true,
  })
  .pipe(
    object({
      groups: list(issueGroup).optional(),
      cursor: optional(text),
      total: optional(count),
      fetched: optional(count),
    }),
  )
  .refine(({ groups, total, fetched }) => groups !== undefined || !(isPositive(total) || isPositive(fetched)), {
    error: 'counts groups but has none',
    abort: true,
  })
  .transform(({ groups, cursor, total, fetched }): FetchedPage<IssuePage> => {
    const read = groups === undefined ? [] : groups;
    return { page: { groups: read.map(({ group }) => group), total, fetched, notices: groupNotices(read) }, cursor };
  });

function isPositive(value: bigint | undefined): boolean {
  return value !== undefined && value > 0n;
}
