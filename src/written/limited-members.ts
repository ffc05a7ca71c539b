import { type FilterMemberName, filterMember, type IssueFilter } from '../domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType, issueTypeWord } from '../domain/product.ts';

/** A member of a filter that does not apply to all the issue types that are searched: it is not documented what it does to the others. */
export type MisappliedMember = {
  readonly name: FilterMemberName;
  /** It says `applies to supply-chain only`. */
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
