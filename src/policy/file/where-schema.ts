import { z } from 'zod';
import { FILTER_MEMBER_NAMES, type FilterMember, filterMember, type IssueFilter } from '../../domain/issue-filter.ts';
import { issueTypeWord } from '../../domain/product.ts';
import { filterValue } from '../../written/filter-value.ts';

export const WHERE_MEMBERS = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);

/** `where` of a condition: short enum values become the API's own. Made from the table of filter members. */
export const Where = z.strictObject(
  Object.fromEntries(WHERE_MEMBERS.map((name) => [name, memberSchema(filterMember(name)).optional()])),
  { error: 'must be a map of filter members, such as { filePaths: ["src"] }' },
) as unknown as z.ZodType<IssueFilter>;

function memberSchema(member: FilterMember): z.ZodType {
  return filterValue(member).meta({ description: describe(member) });
}

function describe({ about, issueTypes }: FilterMember): string {
  return issueTypes === undefined ? about : `${about} (${issueTypes.map(issueTypeWord).join(', ')} alone)`;
}
