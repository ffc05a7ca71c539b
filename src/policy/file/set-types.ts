import { type IssueType, issueTypeWord } from '../../domain/product.ts';

/** What to write so that a condition counts these types alone. */
export function setTypes(types: readonly IssueType[]): string {
  return `set "issue-types: [${types.map(issueTypeWord).join(', ')}]"`;
}
