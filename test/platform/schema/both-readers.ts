import type { IssuePage } from '../../../src/domain/issue.ts';
import type { FetchedPage } from '../../../src/platform/paging.ts';
import { readAnswer } from '../../../src/platform/schema/answer.ts';
import { readCountedPage } from '../../../src/platform/schema/counted-page.ts';
import { issueGroupList } from '../../../src/platform/schema/issue-group-list.ts';

const OPERATION = 'issue search';

/** What the reader that builds every page keeps of it. */
function countedOf({ page, cursor }: FetchedPage<IssuePage>): unknown {
  const groups = page.groups.map(({ issuesCount, ruleId, rulePath, ruleSourceUri, issueType, epss }) => {
    return { issuesCount, ruleId, rulePath, ruleSourceUri, issueType, epss };
  });
  return { page: { ...page, groups }, cursor };
}

function outcomeOf(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    return String(error);
  }
}

/** What the reader that builds no page says of a text. */
export function walked(text: string): unknown {
  return outcomeOf(() => countedOf(readCountedPage(OPERATION, Buffer.from(text)) as FetchedPage<IssuePage>));
}

/** What the one that builds every page says of it. */
export function built(text: string): unknown {
  return outcomeOf(() => countedOf(readAnswer(OPERATION, issueGroupList, text)));
}

/** As JSON, of members that are JSON already. */
export function objectOf(members: readonly string[]): string {
  return `{${members.join(',')}}`;
}
