import { TRIAGED_STATES } from '../../../domain/issue.ts';
import { FILTER_MEMBERS, type IssueFilter, TRIAGED_AT } from '../../../domain/issue-filter.ts';
import type { SearchIssuesRequest } from '../../../platform/requests/wire-request.ts';
import type { ListedIssue } from '../../../platform/schema/listed-issue.ts';
import { ISSUE_TYPE_PREFIX, wireName } from '../../../platform/wire-words.ts';
import { doesNotHold, holds, notSeen } from '../probe.ts';
import { type Asks, type Checks, type ObservedIssues, ofRef, type QuestionsOfRef } from './observed.ts';

/** Checks what the members of a search do, above all its filters, and whether the issue list agrees with the search. */
export const FILTER_CHECKS = {
  'presence-filters': {
    effect: 'a condition with such a filter counts too few or too many; the gate itself never sends one',
    probe: ofRef(async ({ groups, isQuiet }, questions) => {
      const having = await groups(filtered(questions, { includeTicketed: true }));
      // If no issue has a ticket, `false` and no filter at all give the same answer.
      if (having?.issues === 0n) return notSeen('no issue has a ticket');
      const lacking = await groups(filtered(questions, { includeTicketed: false }));
      const all = await groups(questions.search);
      if (!all?.isWhole || !having?.isWhole || !lacking?.isWhole)
        return notSeen('no search with and without tickets was read to its end');
      const together = having.issues + lacking.issues;
      if (together === all.issues && lacking.issues < all.issues)
        return holds('false keeps the issues without a ticket');
      return isNear(together, all.issues) || !isQuiet
        ? notSeen('the numbers with and without tickets differ by one issue, or may have changed in between')
        : doesNotHold('issues with a ticket and issues without one do not add up to all issues');
    }),
  },
  'type-limited-filter-with-several-types': {
    effect: 'a condition with such a filter counts too few or too many; beside another type it is policy-invalid',
    probe: ofRef(async (asks, questions) => {
      const { found, fitting } = (await limitedSearch(asks, questions)) ?? {};
      if (found === undefined || fitting === undefined) return NO_TRIAL;
      if (found === fitting)
        return holds('a filter of one type keeps the issues that have its value, in a search of that type');
      if (isNear(found, fitting) || !asks.isQuiet) return notSeen('the issues may have changed in between');
      return doesNotHold('a filter of one type keeps other issues than those that have its value');
    }),
  },
  'triaged-at': {
    effect: 'triaged-within counts too few or too many; other conditions do not depend on it',
    /** Nothing was triaged after 2099. An empty answer for that proves little: a platform that compares another time gives one, too. */
    probe: ofRef(async ({ groups, issues, isQuiet }, questions) => {
      const listed = await issues(questions.list);
      const isTriaged = ({ state }: ListedIssue): boolean => TRIAGED_STATES.some((triaged) => triaged === state);
      const triaged = BigInt(listed?.issues.filter(isTriaged).length ?? 0);
      if (triaged === 0n) return notSeen('no issue is listed that was triaged');
      const since = (time: string, ...states: readonly string[]) => {
        const words = states.map((state) => wireName(FILTER_MEMBERS.aggregateIssueStates.prefix, state));
        const filter = { aggregateIssueStates: words, timeFilter: TRIAGED_AT, since: time };
        return groups(filtered(questions, filter as IssueFilter));
      };
      const [ever, open, later, all] = await Promise.all([
        since(LONG_AGO, ...TRIAGED_STATES),
        since(LONG_AGO, 'open'),
        since('2099-01-01T00:00:00Z', ...TRIAGED_STATES, 'open'),
        groups(questions.search),
      ]);
      if (later !== undefined && later.issues > 0n)
        return doesNotHold('a filter from a later day on keeps issues, though nothing was triaged then');
      const isRead = ever?.isWhole && open?.isWhole && later?.isWhole && all?.isWhole;
      if (!isRead || !isAllListed(listed) || all.issues !== BigInt(listed.entries))
        return notSeen('the triaged issues of a ref were not all read');
      if (triaged - ever.issues >= 2n && isQuiet)
        return doesNotHold('issues in states that people set have no time of triage');
      const ofOpen = BigInt(listed.issues.filter(({ state }) => state === 'open').length);
      return ever.issues === triaged && open.issues < ofOpen
        ? holds(
            'issues that people have triaged have a time of triage, and a filter by that time leaves all others out',
          )
        : notSeen('this needs both triaged and never triaged issues');
    }),
  },
  'listed-issues': {
    effect: 'locations are missing; the page shows the ones that it has',
    probe: ofRef(async ({ groups, issues, isQuiet }, { search, list }) => {
      const [counted, listed] = await Promise.all([groups(search), issues(list)]);
      if (!counted || !listed?.isWhole || counted.issues === 0n)
        return notSeen('there are no issues, or more than a page');
      const missing = counted.issues - BigInt(listed.entries);
      if (missing >= 2n && isQuiet) return doesNotHold('the list of single issues shows fewer than the search counts');
      return missing === 0n && counted.isWhole
        ? holds('the list of single issues shows as many as the search counts')
        : notSeen('list and search differ, but issues may have changed in between');
    }),
  },
  'listed-paths': {
    effect: 'a link, an annotation or an entry of SARIF and Code Quality at another file or line',
    probe: ofRef(async ({ issues, known: { scan } }, { list }) => {
      const ofScan =
        (await issues(list))?.issues.filter(({ lastSeenScan }) => lastSeenScan?.id === scan?.listed.id) ?? [];
      const differences = ofScan.flatMap((issue) => differenceOf(issue, scan?.commit) ?? []);
      const [first] = differences.filter((difference) => difference !== '');
      if (first !== undefined)
        return doesNotHold(`the platform's link to the code has another ${first} than a single issue`);
      return differences.length > 0
        ? holds("the platform's links to the code have the path, the line and the commit that the gate shows")
        : notSeen('no issue of the chosen scan has a link to a file in a commit');
    }),
  },
} as const satisfies Checks;

function filtered({ search }: QuestionsOfRef, filter: IssueFilter): SearchIssuesRequest {
  return { ...search, filter: { ...search.filter, ...filter } };
}

/** True if the counts differ by at most one issue: one may change between two requests, but a second one at that moment is no accident. */
function isNear(one: bigint, other: bigint): boolean {
  return one - other < 2n && other - one < 2n;
}

type LimitedMember = {
  readonly type: 'secrets' | 'sca';
  shownBy(issue: ListedIssue): string | undefined;
  filterBy(value: string): IssueFilter;
};

const LIMITED: readonly LimitedMember[] = [
  {
    type: 'secrets',
    shownBy({ secret }) {
      const state = secret?.validation;
      return typeof state === 'string' ? wireName(FILTER_MEMBERS.validationStates.prefix, state) : undefined;
    },
    filterBy: (value) => ({ validationStates: [value] }) as IssueFilter,
  },
  {
    type: 'sca',
    shownBy: ({ vulnerability }) =>
      FILTER_MEMBERS.transitivities.values.find((known) => known === vulnerability?.dependency?.transitivity),
    filterBy: (value) => ({ transitivities: [value] }) as IssueFilter,
  },
];

/** Searches by a value that some issues of one type have and others lack. Undefined if there is none, or not every issue is listed with its value. */
async function limitedSearch({ groups, issues }: Asks, questions: QuestionsOfRef) {
  const { search, list } = questions;
  const listed = await issues(list);
  if (!isAllListed(listed) || (await groups(search))?.issues !== BigInt(listed.entries)) return undefined;
  for (const { type, shownBy, filterBy } of LIMITED) {
    const values = listed.issues.filter(({ issueType }) => issueType === type).map(shownBy);
    const value = values.find((one) => values.filter((other) => other !== one).length >= 2);
    if (value === undefined || values.includes(undefined)) continue;
    const found = await groups({
      ...filtered(questions, filterBy(value)),
      issueTypes: [wireName(ISSUE_TYPE_PREFIX, type)],
    });
    return {
      found: found?.isWhole ? found.issues : undefined,
      fitting: BigInt(values.filter((one) => one === value).length),
    };
  }
  return undefined;
}

function isAllListed(listed: ObservedIssues | undefined): listed is ObservedIssues {
  return listed?.isWhole === true && listed.entries === listed.issues.length;
}

const NO_TRIAL = notSeen('no type has issues with and without a value that its own filter knows, all of them listed');

const LONG_AGO = '2000-01-01T00:00:00Z';

/** In an address at the code host, the commit is followed by the path from the root of the repository. */
const AT_COMMIT = /\/([0-9a-f]{64}|[0-9a-f]{40})\/(.+)/;

/** Names what differs: empty if link and issue agree, undefined if one of them does not say. */
function differenceOf({ lineOfCodeUrl = '', filePath, line }: ListedIssue, commit: string | undefined) {
  const [page = '', fragment = ''] = lineOfCodeUrl.split('#');
  const [, linked, path] = AT_COMMIT.exec(page.split('?', 1)[0]!) ?? [];
  if (!page.startsWith('https://') || linked === undefined || filePath === undefined) return undefined;
  if (path !== encodeURI(filePath) && path !== filePath) return 'path';
  if (linked !== commit) return 'commit';
  // A link to the next line agrees, too: lines may be counted from 0, which `listed-integers` reports.
  const lineLinked = Number(/[0-9]+/.exec(fragment)?.[0] ?? line);
  return line === undefined || lineLinked === line || lineLinked === line + 1 ? '' : 'line';
}
