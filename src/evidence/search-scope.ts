import type { IssueSearch } from '../domain/issue.ts';

/** Where and what to search, the same for all searches of one ref. */
export type SearchScope = Pick<IssueSearch, 'repositoryId' | 'refs' | 'states' | 'pageSize'>;
