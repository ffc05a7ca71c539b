import type { Assumption } from '../diagnosis.ts';
import { notSeen } from '../look.ts';
import type { Hearing } from './asker.ts';
import { FILTER_CHECKS } from './filter-checks.ts';
import { FORM_CHECKS } from './form-checks.ts';
import type { KnownProject } from './known-project.ts';
import { LIST_CHECKS } from './list-checks.ts';
import { REF_CHECKS } from './ref-checks.ts';
import { SCAN_LIST_CHECKS } from './scan-list-checks.ts';
import { asksOf, type Checks, latestOf, seenIn } from './seen.ts';

const NOTHING = 'no verdict depends on it';

/** What no read can show, or only in a world that does not exist, and what no verdict needs. */
const UNCHECKED = unchecked({
  'default-sort': ['none: the gate always asks for an order', NOTHING],
  'empty-filter-arrays': ['none: the gate sends no empty list, and a policy with one is policy-invalid', NOTHING],
  'issue-list-page-size': ['none: the gate says how many it wants, and shows as many as come', NOTHING],
  'issue-search-page-size': [
    'none: the gate says how many it wants, and reads to the end; more than the maximum is api-changed',
    NOTHING,
  ],
  'issue-tabs': ['none: the gate never filters by tab', NOTHING],
  'legacy-status': ['nothing: the gate never sends the deprecated filter status', NOTHING],
  'no-issue-type': ['none: the gate always names the types', NOTHING],
  'type-limited-members': ['none: the gate gives such a filter a search of its own type', NOTHING],
  'unspecified-enum-values': ['nothing: the gate never sends an UNSPECIFIED value', NOTHING],
  'ai-memory-flip-type': [
    'a condition with this filter counts too few or too many; the gate itself never sends it',
    'the filter takes the id of an AI memory, and no answer contains one',
  ],
  'issue-list-order': [
    'none: the gate asks for the worst first; among equals it shows others',
    'the emulator keeps its own order, and any order of a platform is its own',
  ],
  'jwt-on-scan-operations': [
    'nothing: the gate has an API token',
    "it would need a user's own JWT, and doctor has the API token alone",
  ],
  'relative-spans': [
    'a condition with this filter counts too few or too many; the gate itself never sends it',
    'it takes an issue of just that age by which a month may be longer or shorter',
  ],
  'scan-environment': [
    'doctor names the CI system by the address of its job, or not at all; no verdict depends on it',
    'doctor shows the word where a detail has one, and where none has, the scanner may have sent none',
  ],
  'unfinished-scan-members': [
    'nothing: a scan without a start is ordered by its id, and an end counts only once the status says so',
    'the gate takes an unfinished scan with these members and without; members-before-the-end checks its detail',
  ],
  'web-links': [
    'a link that leads nowhere',
    'the pages are for people who have signed in, and no answer names one of them',
  ],
});

function unchecked(rows: Readonly<Record<string, readonly [effect: string, whyNot: string]>>): Checks {
  return Object.fromEntries(Object.entries(rows).map(([id, [effect, whyNot]]) => [id, { effect, whyNot }]));
}

/** By the ids of docs/spec-gaps.md, whose last two columns are made from this. */
export const ASSUMPTIONS: Checks = {
  ...FORM_CHECKS,
  ...SCAN_LIST_CHECKS,
  ...REF_CHECKS,
  ...FILTER_CHECKS,
  ...LIST_CHECKS,
  ...UNCHECKED,
};

/** Asks what the checks need, of a project where there is one. Throws `cancelled` alone. */
export async function checkAssumptions(
  hearing: Hearing | undefined,
  known: KnownProject | undefined,
): Promise<readonly Assumption[]> {
  const asks = hearing && known && asksOf(hearing.of(known.deployment), known, latestOf(hearing.heard()));
  const looks = await Promise.all(
    Object.values(ASSUMPTIONS).map(async (row) => {
      if ('look' in row) return asks === undefined ? notSeen('no project was found') : row.look(asks);
      if ('ask' in row && asks !== undefined) await row.ask?.(asks);
      return undefined;
    }),
  );
  const all = seenIn(hearing?.heard() ?? []);
  return Object.entries(ASSUMPTIONS).map(([id, row], index) => {
    const { result, seen } =
      looks[index] ?? ('check' in row ? row.check(all) : notSeen('whyNot' in row ? row.whyNot : ''));
    return { id, result, seen, effect: row.effect };
  });
}
