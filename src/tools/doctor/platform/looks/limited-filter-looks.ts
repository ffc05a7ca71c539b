import { FILTER_MEMBERS, type IssueFilter } from '../../../../domain/issue-filter.ts';
import type { ListedIssue } from '../../../../domain/place/listed-issue.ts';
import { wireName } from '../../../../platform/requests/gate-requests.ts';
import type { SearchIssuesRequest } from '../../../../platform/requests/issue-search.ts';
import { WIRE_ISSUE_TYPES } from '../../../../platform/wire-words.ts';
import type { LookedAt } from '../../facts/look.ts';
import type { AssumptionLook } from '../assumption-look.ts';
import { questionsOfRef } from '../chosen-ref.ts';
import type { Heard } from '../heard.ts';
import type { KnownProject } from '../known-project.ts';
import { groupsHeard, issuesHeard } from './answers.ts';
import { isQuiet } from './quiet-ref.ts';
import { doesNotHold, holds, notSeen } from './results.ts';

export const LIMITED_FILTER_LOOKS = {
  'type-limited-filter-with-several-types': {
    effect: 'a condition with such a filter counts too few or too many; beside another type it is policy-invalid',
    async ask(asker, known) {
      const questions = questionsOfRef(known);
      const trial = questions && trialOf([await asker.issueList(questions.list)], known);
      if (trial !== undefined) await asker.issueSearch(trial.search);
    },
    look: lookAtOwnSearch,
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;

/** A value that some issues of a type have and others have not, as the list of single issues shows them. */
type Trial = {
  readonly fitting: bigint;
  readonly ofType: bigint;
  readonly ofOthers: bigint;
  /** The filter in a search of its own type. */
  readonly search: SearchIssuesRequest;
};

/** Fewer issues may have changed between two questions. */
const MORE_THAN_CHANCE = 2n;

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
    shownBy({ vulnerability }) {
      const value = vulnerability?.dependency?.transitivity;
      return FILTER_MEMBERS.transitivities.values.find((known) => known === value);
    },
    filterBy: (value) => ({ transitivities: [value] }) as IssueFilter,
  },
];

/** Only what the list shows to its end is tried, and only where every issue of the type shows its value. */
function trialOf(heard: readonly Heard[], known: KnownProject): Trial | undefined {
  const questions = questionsOfRef(known);
  const listed = questions && issuesHeard(heard, known, questions.list);
  if (questions === undefined || !listed?.isWhole || listed.entries !== listed.issues.length) return undefined;
  for (const { type, shownBy, filterBy } of LIMITED) {
    const values = listed.issues.filter(({ issueType }) => issueType === type).map(shownBy);
    if (values.includes(undefined)) continue;
    const value = values.find((one) => values.filter((other) => other !== one).length >= MORE_THAN_CHANCE);
    if (value === undefined) continue;
    const search = { ...questions.search, filter: { ...questions.search.filter, ...filterBy(value) } };
    return {
      fitting: BigInt(values.filter((one) => one === value).length),
      ofType: BigInt(values.length),
      ofOthers: BigInt(listed.issues.length - values.length),
      search: { ...search, issueTypes: [WIRE_ISSUE_TYPES[type]] },
    };
  }
  return undefined;
}

function lookAtOwnSearch(heard: readonly Heard[], known: KnownProject | undefined): LookedAt {
  const trial = known && trialOf(heard, known);
  if (known === undefined || trial === undefined) {
    return notSeen('no type has issues with and without a value that its own filter knows');
  }
  const found = issuesFound(heard, known, trial.search, trial);
  if (found === undefined) return notSeen('the search by that filter, or all that the list shows, was not read');
  if (found === trial.fitting)
    return holds('a filter of one type keeps the issues that have its value, in a search of that type');
  if (isNear(found, trial.fitting) || !isQuiet(heard, known)) return notSeen('the issues may have changed in between');
  return doesNotHold(
    found === trial.ofType
      ? 'a filter of one type filters nothing in a search of that type'
      : 'a filter of one type keeps other issues than those that have its value',
  );
}

/** How many the search found; undefined also where the list, by which that is judged, does not show what a search counts. */
function issuesFound(
  heard: readonly Heard[],
  known: KnownProject,
  request: SearchIssuesRequest,
  { ofType, ofOthers }: Trial,
): bigint | undefined {
  const questions = questionsOfRef(known);
  const all = questions && groupsHeard(heard, known, questions.search);
  const found = groupsHeard(heard, known, request);
  if (!all?.isWhole || !found?.isWhole || all.issues !== ofType + ofOthers) return undefined;
  return found.issues;
}

function isNear(one: bigint, other: bigint): boolean {
  return one - other < MORE_THAN_CHANCE && other - one < MORE_THAN_CHANCE;
}
