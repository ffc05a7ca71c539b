import type { Assumption } from '../diagnosis.ts';
import type { Asker, Heard } from './asker.ts';
import { FILTER_CHECKS } from './filter-checks.ts';
import { FORM_CHECKS } from './form-checks.ts';
import { type KnownProject, questionsOfRef } from './known-project.ts';
import { PAGING_CHECKS } from './paging-checks.ts';
import { REF_CHECKS } from './ref-checks.ts';
import { type Checks, notSeen, seenIn } from './seen.ts';

const NO_VERDICT = 'no verdict depends on it';
const MORE_REQUESTS = 'it takes two requests of its own, and where it is otherwise the gate itself sends more';
const NEVER_SENT = 'the gate sends no such request, so no verdict depends on it';

/** What no read can show, and what changes no verdict. */
const UNCHECKED = {
  'ai-memory-flip-type': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'the filter takes the id of an AI memory, and no answer tells one',
  },
  'default-sort': { effect: 'none: the gate always asks for an order', whyNot: NEVER_SENT },
  'empty-filter-arrays': {
    effect: 'none: the gate sends no empty list, and a policy with one is policy-invalid',
    whyNot: NEVER_SENT,
  },
  'issue-list-order': {
    effect: 'none: the gate asks for the worst first; among equals it shows others',
    whyNot: NO_VERDICT,
  },
  'issue-list-page-size': {
    effect: 'none: the gate says how many it wants, and shows as many as come',
    whyNot: NEVER_SENT,
  },
  'issue-search-page-size': {
    effect: 'none: the gate says how many it wants, and reads to the end; more than the maximum is api-changed',
    whyNot: NEVER_SENT,
  },
  'issue-tabs': { effect: 'none: the gate never filters by tab', whyNot: NEVER_SENT },
  'jwt-on-scan-operations': {
    effect: 'nothing: the gate has an API token',
    whyNot: "it would need a user's own JWT, and doctor has the API token alone",
  },
  'legacy-status': { effect: 'nothing: the gate never sends the deprecated filter status', whyNot: NEVER_SENT },
  'list-branch-filter': { effect: 'more requests', whyNot: MORE_REQUESTS },
  'listed-issues': { effect: 'places are missing, and the page shows as many as there are', whyNot: NO_VERDICT },
  'listed-paths': {
    effect: 'a link, an annotation or an entry of SARIF and Code Quality at another file or line',
    whyNot: NO_VERDICT,
  },
  'meta-event-member': { effect: 'that of event-kind-name', whyNot: 'event-kind-name looks at this member' },
  'no-issue-type': { effect: 'none: the gate always names the types', whyNot: NEVER_SENT },
  'relative-spans': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'it takes an issue of just that age by which a month may be longer or shorter',
  },
  'scan-environment': {
    effect: 'doctor names the CI system by the address of its job, or not at all; no verdict depends on it',
    whyNot: 'doctor shows the word where a detail has one, and where none has, the scanner may have sent none',
  },
  'scan-list-branch-spelling': { effect: 'more requests', whyNot: MORE_REQUESTS },
  'scan-list-filter-names': { effect: 'only the typed client is affected', whyNot: NEVER_SENT },
  'scan-list-hidden-filters': { effect: 'only the typed client is affected', whyNot: NEVER_SENT },
  'search-totals': {
    effect: 'that of search-total-unit; fetched is not read',
    whyNot: 'search-total-unit looks at the unit, and nothing depends on what fetched covers',
  },
  'type-limited-members': {
    effect: 'none: the gate gives such a filter a search of its own type',
    whyNot: NEVER_SENT,
  },
  'unfinished-scan-members': {
    effect: 'nothing: a scan without a start is ordered by its id, and an end counts only once the status says so',
    whyNot:
      'the gate takes an unfinished scan with these members and without; members-before-the-end looks at its detail',
  },
  'unspecified-enum-values': { effect: 'nothing: the gate never sends an UNSPECIFIED value', whyNot: NEVER_SENT },
  'web-links': {
    effect: 'a link that leads nowhere',
    whyNot: 'the pages are for people who have signed in, and no answer names one of them',
  },
} as const satisfies Checks;

/** By the ids of docs/spec-gaps.md, whose last two columns are made from this. */
export const ASSUMPTIONS: Checks = {
  ...FORM_CHECKS,
  ...PAGING_CHECKS,
  ...REF_CHECKS,
  ...FILTER_CHECKS,
  ...UNCHECKED,
};

/** Asks what the checks need beyond the first questions. Throws `cancelled` alone. */
export async function askForChecks(asker: Asker, known: KnownProject): Promise<void> {
  const questions = questionsOfRef(known);
  await Promise.all(
    Object.values(ASSUMPTIONS).map((row) => ('ask' in row ? row.ask?.(asker, known, questions) : undefined)),
  );
}

export function checkAssumptions(heard: readonly Heard[], known: KnownProject | undefined): readonly Assumption[] {
  const seen = seenIn(heard, known);
  return Object.entries(ASSUMPTIONS).map(([id, row]) => {
    const looked = 'whyNot' in row ? notSeen(row.whyNot) : row.check(seen);
    return { id, ...looked, effect: row.effect };
  });
}
