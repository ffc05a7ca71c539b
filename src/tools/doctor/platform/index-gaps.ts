import type { Requester } from './asker.ts';
import { newestOfRefs } from './first-reading.ts';
import { asksOf, type KnownProject, latestOf, questionsOf, SETTLED_MS } from './observed.ts';

const MOST_SCANS = 3;

/** Of the last scans of some refs, how many were checked, and how many counted more than the few that can be found. */
export type IndexGaps = { readonly probed: number; readonly short: number };

export async function probeGaps(requester: Requester, known: KnownProject): Promise<IndexGaps> {
  const nowMs = latestOf(requester.received());
  const { groups } = asksOf(requester.of(known.deployment), known, nowMs);
  const counting = newestOfRefs(known.scans, undefined).flatMap(({ id, branch, completedAtMs, findingsCounts }) => {
    const { code = 0n, secrets = 0n, supplyChain = 0n } = findingsCounts;
    const counted = code + secrets + supplyChain;
    const isSettled = nowMs !== undefined && completedAtMs !== undefined && completedAtMs <= nowMs - SETTLED_MS;
    const questions = questionsOf(known, [branch, known.details.find((detail) => detail.id === id)?.meta?.branch]);
    return isSettled && counted > 0n && questions !== undefined ? [{ counted, questions }] : [];
  });
  const probes = await Promise.all(
    counting.slice(0, MOST_SCANS).map(async ({ counted, questions }) => {
      const found = await groups(questions.search);
      // Where nothing is found, a run ends in `index-lag`: the closed pull request of that scan has no open issues any more.
      return found?.isWhole ? { isShort: found.issues > 0n && found.issues < counted } : undefined;
    }),
  );
  return { probed: probes.filter(Boolean).length, short: probes.filter((probe) => probe?.isShort).length };
}
