import type { Assumption } from '../diagnosis.ts';
import { notSeen } from '../probe.ts';
import type { Requester } from './asker.ts';
import { FILTER_CHECKS } from './filter-checks.ts';
import { FORM_CHECKS } from './form-checks.ts';
import { asksOf, type Checks, type KnownProject, latestOf, observedIn } from './observed.ts';
import { REF_CHECKS } from './ref-checks.ts';
import { SCAN_LIST_CHECKS } from './scan-list-checks.ts';

/** Assumptions that no request can show, or only with very special data, or that no verdict depends on. */
const UNCHECKED = {
  'ai-memory-flip-type': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'the filter takes the id of an AI memory, and no answer contains one',
  },
  'relative-spans': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'only an issue of exactly that age would show how long a month is',
  },
  'scan-environment': {
    effect: 'doctor names the CI system by the address of its job, or not at all; no verdict depends on it',
    whyNot: 'doctor shows the word if a scan detail has one; if none has, the scanner may have sent none',
  },
  'web-links': {
    effect: 'a link that leads nowhere',
    whyNot: 'the pages are for people who have signed in, and no answer names one of them',
  },
} as const satisfies Checks;

/** All assumptions, by their ids in docs/spec-gaps.md. The last two columns there are generated from this list. */
export const ASSUMPTIONS: Checks = {
  ...FORM_CHECKS,
  ...SCAN_LIST_CHECKS,
  ...REF_CHECKS,
  ...FILTER_CHECKS,
  ...UNCHECKED,
};

/** Sends the requests that the checks need, about the project if one was found. Throws only `cancelled`. */
export async function checkAssumptions(
  requester: Requester | undefined,
  known: KnownProject | undefined,
): Promise<readonly Assumption[]> {
  const asks = requester && known && asksOf(requester.of(known.deployment), known, latestOf(requester.received()));
  const probes = await Promise.all(
    Object.values(ASSUMPTIONS).map(async (row) => {
      if ('probe' in row) return asks === undefined ? notSeen('no project was found') : row.probe(asks);
      if ('ask' in row && asks !== undefined) await row.ask?.(asks);
      return undefined;
    }),
  );
  const all = observedIn(requester?.received() ?? []);
  return Object.entries(ASSUMPTIONS).map(([id, row], index) => {
    const { result, seen } =
      probes[index] ?? ('check' in row ? row.check(all) : notSeen('whyNot' in row ? row.whyNot : ''));
    return { id, result, seen, effect: row.effect };
  });
}
