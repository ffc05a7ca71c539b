import { z } from 'zod';
import { type FilterMember, type FilterMemberName, filterMember, type IssueFilter } from '../domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType, issueTypeWord } from '../domain/product.ts';
import { isDateTime } from '../domain/text/calendar-date.ts';
import { apiValue, listOf, Text, YesOrNo } from './value.ts';

const DATE_TIME = 'must be a time such as "2026-01-31T00:00:00Z"';
export const DateTime = z.string({ error: DATE_TIME }).refine(isDateTime, DATE_TIME).meta({ format: 'date-time' });

export function filterValue(
  { kind, values = [], prefix = '', maxItems }: FilterMember,
  list: (item: z.ZodType, mostItems?: number) => z.ZodType = listOf,
): z.ZodType {
  if (kind === 'text') return Text;
  if (kind === 'texts') return list(Text, maxItems);
  if (kind === 'boolean') return YesOrNo;
  if (kind === 'date-time') return DateTime;
  return kind === 'enum' ? apiValue(values, prefix) : list(apiValue(values, prefix));
}

/** A member of a filter that does not apply to all the issue types that are searched: it is not documented what it does to the others. */
export type MisappliedMember = {
  readonly name: FilterMemberName;
  /** `applies to supply-chain only`. */
  readonly limit: string;
  /** The types that all members of the filter apply to; empty where there is none. */
  readonly shared: readonly IssueType[];
};

// spec-gap: type-limited-filter-with-several-types
export function misappliedMembers(where: IssueFilter, searched: readonly IssueType[]): readonly MisappliedMember[] {
  const limited = (Object.keys(where) as FilterMemberName[]).flatMap((name) => {
    const types = filterMember(name).issueTypes;
    return types === undefined ? [] : [{ name, types }];
  });
  const shared = ISSUE_TYPES.filter((type) => limited.every(({ types }) => types.includes(type)));
  return limited
    .filter(({ types }) => searched.some((type) => !types.includes(type)))
    .map(({ name, types }) => ({ name, limit: `applies to ${types.map(issueTypeWord).join(' and ')} only`, shared }));
}
