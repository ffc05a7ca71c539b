import { drawUniverse } from './draw/draw-universe.ts';
import { EXCUSES } from './excuses.ts';
import { type Judged, tryUniverse } from './try-universe.ts';
import type { Universe } from './universe.ts';

/** The result of a search through universes. */
export type Searched = {
  readonly universes: number;
  readonly gates: number;
  /** Number of universes in which each excuse was needed, also if it is 0. */
  readonly excused: ReadonlyMap<string, number>;
  /** How often each verdict was given. */
  readonly words: ReadonlyMap<string, number>;
  readonly wrong: readonly (Judged & { readonly universe: Universe })[];
};

/** Tries the universes of `count` seeds from the first one on. Stops after `most` wrong verdicts. */
export async function searchUniverses(firstSeed: number, count: number, most = Number.POSITIVE_INFINITY) {
  const excused = new Map(EXCUSES.map(({ id }) => [id, 0]));
  const wrong: Searched['wrong'][number][] = [];
  const words = new Map<string, number>();
  let gates = 0;
  let universes = 0;
  for (let seed = firstSeed; seed < firstSeed + count && wrong.length < most; seed += 1) {
    const universe = drawUniverse(seed);
    const judged = await tryUniverse(universe);
    universes += 1;
    gates += judged.length;
    for (const { report } of judged) words.set(report.verdict.word, (words.get(report.verdict.word) ?? 0) + 1);
    for (const id of new Set(judged.flatMap(({ excuse }) => excuse?.id ?? []))) excused.set(id, excused.get(id)! + 1);
    const unexcused = judged.filter(({ finding, excuse }) => finding !== undefined && excuse === undefined);
    wrong.push(...unexcused.map((one) => ({ ...one, universe })));
  }
  return { universes, gates, excused, words, wrong } satisfies Searched;
}
