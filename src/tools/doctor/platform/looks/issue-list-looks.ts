import type { IssueState } from '../../../../domain/issue.ts';
import { PLACES_PER_PAGE } from '../../../../domain/limits.ts';
import type { ListedIssue } from '../../../../domain/place/listed-issue.ts';
import type { ListIssuesRequest } from '../../../../platform/requests/issue-list.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import { questionsOfRef } from '../chosen-ref.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard, issuesHeard } from './answers.ts';
import { isQuiet } from './quiet-ref.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

export const ISSUE_LIST_LOOKS = {
  'listed-issues': {
    effect: 'places are missing, and the page shows as many as there are',
    look: lookAtListed,
  },
  'listed-paths': {
    effect: 'a link, an annotation or an entry of SARIF and Code Quality at another file or line',
    look: lookAtPaths,
  },
  'issue-tabs': {
    effect: 'none: the gate never filters by tab',
    async ask(asker, known) {
      const tabs = tabsToTry(known);
      await Promise.all(tabs.map(({ request }) => asker.issueList(request)));
    },
    look: lookAtTabs,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** One issue may be triaged between the two questions; a second one at the same moment is no accident. */
const MORE_THAN_CHANCE = 2n;

function lookAtListed(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const listed = known && questions && issuesHeard(heard, known, questions.list);
  const counted = known && questions && groupsHeard(heard, known, questions.search);
  if (known === undefined || listed === undefined || counted === undefined) {
    return notSeen('single issues and the search were not both read');
  }
  const missing = counted.issues - BigInt(listed.entries);
  if (listed.entries < PLACES_PER_PAGE && missing >= MORE_THAN_CHANCE) {
    if (!isQuiet(heard, known)) return notSeen('the ref is being scanned, so that list and search may differ');
    return doesNotHold('the list of single issues shows fewer than the search counts');
  }
  if (!listed.isWhole || !counted.isWhole) return notSeen('there are more issues than one page of the list shows');
  if (counted.issues === 0n) return notSeen('there are no issues to list');
  return missing === 0n
    ? holds('the list of single issues shows as many as the search counts')
    : notSeen('list and search differ by one issue, which may have changed in between');
}

/** An address at the code host has a commit, and after it the path from the root of the repository. */
const AT_COMMIT =
  /^https:\/\/[^?#]*?\/(?<commit>[0-9a-f]{64}|[0-9a-f]{40})\/(?<path>[^?#]+)[^#]*(?:#(?<fragment>.*))?$/;

function lookAtPaths(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const listed = known && questions && issuesHeard(heard, known, questions.list);
  if (known?.scan === undefined || listed === undefined) return notSeen('no issues were listed');
  const { listed: scan, commit } = known.scan;
  const ofScan = listed.issues.filter(({ lastSeenScan }) => lastSeenScan?.id === scan.id);
  const judged = ofScan.map((issue) => pathJudged(issue, commit));
  if (judged.includes('another-path')) {
    return doesNotHold("the path of a single issue differs from that of the platform's link to the code");
  }
  if (judged.includes('another-place')) {
    return doesNotHold("the platform's link to the code names another commit or line than the issue and its scan");
  }
  return judged.includes('same')
    ? holds("the platform's links to the code have the path, the line and the commit that the gate shows")
    : notSeen('no issue of the chosen scan has a link to a file in a commit');
}

function pathJudged({ lineOfCodeUrl = '', filePath, line }: ListedIssue, commit: string) {
  const { commit: linked, path = '', fragment = '' } = AT_COMMIT.exec(lineOfCodeUrl)?.groups ?? {};
  const decoded = decodedPath(path);
  if (linked === undefined || decoded === undefined || filePath === undefined) return 'not-told';
  if (decoded !== filePath) return 'another-path';
  const lineLinked = /[0-9]+/.exec(fragment)?.[0];
  // One line further is the same line where the first one is line 0: listed-integers says so.
  const isSameLine =
    lineLinked === undefined || line === undefined || [String(line), String(line + 1)].includes(lineLinked);
  return linked === commit && isSameLine ? 'same' : 'another-place';
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

type Tab = { readonly request: ListIssuesRequest; readonly states: readonly IssueState[] };

/** The two tabs whose names leave most open. */
function tabsToTry(known: KnownProject): readonly Tab[] {
  const questions = questionsOfRef(known);
  if (questions === undefined) return [];
  const { filter, ...list } = questions.list;
  const { aggregateIssueStates: _, ...ofRef } = filter as NonNullable<ListIssuesRequest['filter']>;
  const tab = (name: string, states: readonly IssueState[]): Tab => ({
    request: { ...list, filter: { ...ofRef, tab: name } },
    states,
  });
  return [tab('ISSUE_TAB_OPEN', ['open', 'unknown']), tab('ISSUE_TAB_IGNORED', ['ignored-app', 'ignored-code'])];
}

/** A tab that shows only its own states shows nothing where the ref has no issue in another one. */
function lookAtTabs(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const questions = known && questionsOfRef(known);
  const all = known && questions && issuesHeard(heard, known, questions.list);
  if (known === undefined || all === undefined) return notSeen('no issues were listed');
  const tabs = tabsToTry(known).map(({ request, states }) => ({ states, shown: issuesHeard(heard, known, request) }));
  const isIn = (states: readonly IssueState[], { state }: ListedIssue): boolean =>
    typeof state === 'string' && states.includes(state);
  if (
    tabs.some(({ states, shown }) => shown?.issues.some((issue) => issue.state !== undefined && !isIn(states, issue)))
  ) {
    return doesNotHold('a tab shows issues of another state than its name says');
  }
  const hasAll = all.isWhole && tabs.every(({ shown }) => shown?.isWhole === true);
  if (!hasAll) return notSeen('not all issues of two tabs were listed');
  const expected = tabs.map(({ states }) => all.issues.filter((issue) => isIn(states, issue)).length);
  const short = tabs.some(({ shown }, index) => (expected[index] ?? 0) - (shown?.entries ?? 0) >= 2);
  if (short && isQuiet(heard, known)) return doesNotHold('a tab lacks issues of the states that its name says');
  const others: readonly IssueState[] = ['reviewing', 'fixing', 'provisionally-ignored-app'];
  const isTold = expected.every((count) => count > 0) && all.issues.some((issue) => isIn(others, issue));
  return isTold && !short
    ? holds('the tabs of open and of ignored issues have the states of their names alone')
    : notSeen('there are not issues in enough states for a tab to show what it has');
}
