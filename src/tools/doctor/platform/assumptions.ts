import type { Assumption } from '../facts/look.ts';
import type { Asker } from './asker.ts';
import type { AssumptionLook } from './assumption-look.ts';
import type { Heard } from './heard.ts';
import type { KnownProject } from './known-project.ts';
import { DETAIL_LOOKS } from './looks/detail-looks.ts';
import { FORM_LOOKS } from './looks/form-looks.ts';
import { LIMITED_FILTER_LOOKS } from './looks/limited-filter-looks.ts';
import { REF_LOOKS } from './looks/ref-looks.ts';
import { SEARCH_LOOKS } from './looks/search-looks.ts';
import { TRIAGE_LOOKS } from './looks/triage-looks.ts';
import { UNSEEN_LOOKS } from './looks/unseen-looks.ts';
import { WINDOW_LOOKS } from './looks/window-look.ts';

/** By the ids of docs/spec-gaps.md, whose last two columns are made from this. */
export const ASSUMPTIONS: Readonly<Record<string, AssumptionLook>> = {
  ...FORM_LOOKS,
  ...REF_LOOKS,
  ...DETAIL_LOOKS,
  ...WINDOW_LOOKS,
  ...SEARCH_LOOKS,
  ...LIMITED_FILTER_LOOKS,
  ...TRIAGE_LOOKS,
  ...UNSEEN_LOOKS,
};

/** Asks what the looks want to know, beyond what the first questions have shown. Throws `cancelled` alone. */
export async function askForLooks(asker: Asker, known: KnownProject): Promise<void> {
  await Promise.all(Object.values(ASSUMPTIONS).map((look) => ('ask' in look ? look.ask?.(asker, known) : undefined)));
}

export function lookAtAssumptions(heard: readonly Heard[], known: KnownProject | undefined): readonly Assumption[] {
  return Object.entries(ASSUMPTIONS).map(([id, look]) => {
    const looked = 'whyNot' in look ? ({ result: 'not-seen', seen: look.whyNot } as const) : look.look(heard, known);
    return { id, result: looked.result, seen: looked.seen, effect: look.effect };
  });
}
