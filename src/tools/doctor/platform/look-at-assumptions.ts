import type { Assumption } from '../facts/look.ts';
import type { Asker } from './asker.ts';
import type { AssumptionLook } from './assumption-look.ts';
import type { Heard } from './heard.ts';
import type { KnownProject } from './known-project.ts';

/** Asks what the looks want to know, beyond what the first questions have shown. Throws `cancelled` alone. */
export async function askForLooks(
  looks: Readonly<Record<string, AssumptionLook>>,
  asker: Asker,
  known: KnownProject,
): Promise<void> {
  await Promise.all(Object.values(looks).map((look) => ('ask' in look ? look.ask?.(asker, known) : undefined)));
}

/** A look at each assumption, in the order of the registry. Pure. */
export function lookAtAssumptions(
  looks: Readonly<Record<string, AssumptionLook>>,
  heard: readonly Heard[],
  known: KnownProject | undefined,
): readonly Assumption[] {
  return Object.entries(looks).map(([id, look]) => {
    const looked = 'whyNot' in look ? ({ result: 'not-seen', seen: look.whyNot } as const) : look.look(heard, known);
    return { id, result: looked.result, seen: looked.seen, effect: look.effect };
  });
}
