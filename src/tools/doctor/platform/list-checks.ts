import type { ListedIssue } from '../../../domain/place/listed-issue.ts';
import { RATED_ISSUE_TYPES } from '../../../domain/product.ts';
import { WIRE_ISSUE_TYPES } from '../../../platform/wire-words.ts';
import { doesNotHold, holds, notSeen, type PartLook } from '../look.ts';
import { type Heard, isRefused, isTaken } from './asker.ts';
import type { KnownProject, QuestionsOfRef } from './known-project.ts';
import { type Asks, type Checks, ofRef } from './seen.ts';

/** What the list of single issues shows, and what lists do where a request leaves something open. */
export const LIST_CHECKS = {
  'listed-issues': {
    effect: 'places are missing, and the page shows as many as there are',
    look: ofRef(lookAtListed),
  },
  'listed-paths': {
    effect: 'a link, an annotation or an entry of SARIF and Code Quality at another file or line',
    look: ofRef(lookAtPaths),
  },
  'issue-tabs': { effect: 'none: the gate never filters by tab', look: ofRef(lookAtTab) },
  'issue-search-page-size': {
    effect: 'none: the gate says how many it wants, and reads to the end; more than the maximum is api-changed',
    look: ({ asker, groups, known }) =>
      lookAtSize(
        async (size) => (await groups({ ...searchOf(known), ...size }))?.groups.length,
        (size) => asker.issueSearch({ ...searchOf(known), ...size }),
      ),
  },
  'issue-list-page-size': {
    effect: 'none: the gate says how many it wants, and shows as many as come',
    look: ({ asker, issues, known }) =>
      lookAtSize(
        async (size) => (await issues({ ...listOf(known), ...size }))?.entries,
        (size) => asker.issueList({ ...listOf(known), ...size }),
      ),
  },
  'default-sort': { effect: 'none: the gate always asks for an order', look: lookAtOrder },
} as const satisfies Checks;

const USUAL_SIZE = 100;
const TOO_LARGE = 1001;

function listOf({ repositoryId }: KnownProject) {
  return {
    issueTypes: RATED_ISSUE_TYPES.map((type) => WIRE_ISSUE_TYPES[type]),
    filter: { repositoryIds: [repositoryId] },
  };
}

function searchOf(known: KnownProject) {
  return { ...listOf(known), groupBy: 'GROUP_BY_RULE' } as const;
}

type Size = { readonly limit?: number };

/** A cursor after a short page proves nothing: it may lead to an empty one. */
async function lookAtSize(
  entriesOf: (size: Size) => Promise<number | undefined>,
  ask: (size: Size) => Promise<Heard>,
): Promise<PartLook> {
  const entries = (await entriesOf({})) ?? 0;
  const more = entries < USUAL_SIZE ? ((await entriesOf({ limit: USUAL_SIZE })) ?? 0) : 0;
  if (entries > USUAL_SIZE || (entries > 0 && more > entries + 1)) {
    return doesNotHold(`a page has not ${USUAL_SIZE} where no size is asked for`);
  }
  if (entries < USUAL_SIZE) return notSeen('there is too little for more than one page');
  const larger = await ask({ limit: TOO_LARGE });
  if (isTaken(larger)) return doesNotHold(`a page of ${TOO_LARGE} is not refused`);
  return isRefused(larger)
    ? holds(`a page has ${USUAL_SIZE} where no size is asked for, and one of ${TOO_LARGE} is refused`)
    : notSeen(`whether a page of ${TOO_LARGE} is refused was not answered`);
}

/** Fewer rules may be in any order by chance. */
const RULES_FOR_ORDER = 5;

async function lookAtOrder({ groups, known }: Asks): Promise<PartLook> {
  const counts = (await groups(searchOf(known)))?.groups.map(({ issuesCount }) => issuesCount) ?? [];
  if (counts.some((count, index) => index > 0 && count > counts[index - 1]!)) {
    return doesNotHold('where no order is asked for, a rule with fewer issues stands before one with more');
  }
  return counts.length >= RULES_FOR_ORDER && new Set(counts).size > 2
    ? holds('where no order is asked for, the rules with the most issues go first')
    : notSeen('there are too few rules with different numbers of issues for an order to show');
}

async function lookAtListed({ groups, issues, isQuiet }: Asks, { search, list }: QuestionsOfRef): Promise<PartLook> {
  const [counted, listed] = await Promise.all([groups(search), issues(list)]);
  if (!counted || !listed?.isWhole || counted.issues === 0n) return notSeen('there are no issues, or more than a page');
  const missing = counted.issues - BigInt(listed.entries);
  if (missing >= 2n && isQuiet) return doesNotHold('the list of single issues shows fewer than the search counts');
  return missing === 0n && counted.isWhole
    ? holds('the list of single issues shows as many as the search counts')
    : notSeen('list and search differ, which may have changed in between');
}

/** An address at the code host has a commit, and after it the path from the root of the repository. */
const AT_COMMIT = /\/([0-9a-f]{64}|[0-9a-f]{40})\/(.+)/;

async function lookAtPaths({ issues, known: { scan } }: Asks, { list }: QuestionsOfRef): Promise<PartLook> {
  const ofScan = (await issues(list))?.issues.filter(({ lastSeenScan }) => lastSeenScan?.id === scan?.listed.id) ?? [];
  const differences = ofScan.flatMap((issue) => differenceOf(issue, scan?.commit) ?? []);
  const [first] = differences.filter((difference) => difference !== '');
  if (first !== undefined)
    return doesNotHold(`the platform's link to the code has another ${first} than a single issue`);
  return differences.length > 0
    ? holds("the platform's links to the code have the path, the line and the commit that the gate shows")
    : notSeen('no issue of the chosen scan has a link to a file in a commit');
}

/** Empty where link and issue agree; undefined where either does not say. */
function differenceOf({ lineOfCodeUrl = '', filePath, line }: ListedIssue, commit: string | undefined) {
  const [page = '', fragment = ''] = lineOfCodeUrl.split('#');
  const [, linked, path] = AT_COMMIT.exec(page.split('?', 1)[0]!) ?? [];
  if (!page.startsWith('https://') || linked === undefined || filePath === undefined) return undefined;
  if (path !== encodeURI(filePath) && path !== filePath) return 'path';
  if (linked !== commit) return 'commit';
  // One line further is the same line where the first one is line 0: listed-integers says so.
  const lineLinked = Number(/[0-9]+/.exec(fragment)?.[0] ?? line);
  return line === undefined || lineLinked === line || lineLinked === line + 1 ? '' : 'line';
}

/** Of the tabs, the one whose name leaves most open. */
async function lookAtTab({ issues, isQuiet }: Asks, { list }: QuestionsOfRef): Promise<PartLook> {
  const { aggregateIssueStates: _, ...filter } = list.filter;
  const [all, tab] = await Promise.all([
    issues(list),
    issues({ ...list, filter: { ...filter, tab: 'ISSUE_TAB_OPEN' } }),
  ]);
  const isIn = ({ state }: ListedIssue): boolean => state === undefined || state === 'open' || state === 'unknown';
  if (tab?.issues.some((issue) => !isIn(issue))) return doesNotHold('the tab of open issues shows others, too');
  if (!all?.isWhole || !tab?.isWhole) return notSeen('not all issues of a tab were listed');
  const missing = all.issues.filter(isIn).length - tab.entries;
  if (missing >= 2 && isQuiet) return doesNotHold('the tab of open issues lacks some of them');
  return missing === 0 && tab.entries > 0 && tab.entries < all.entries
    ? holds('the tab of open issues has those that are open or unknown')
    : notSeen('there are not issues in enough states for a tab to show what it has');
}
