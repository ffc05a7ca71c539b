import { DETECTED_STATES } from '../domain/issue.ts';
import type { EvidencePlan, EvidenceWorld } from './evidence-plan.ts';
import { type PlacedReading, readSearch } from './read-search.ts';
import type { Word } from './scan-words.ts';
import { isSameSet } from './what-was-found.ts';

/**
 * What a replay holds beside the plan, in states that do not count: the policy of its run had asked for them.
 * There they bore out what the scans say, and so the run did not look into the index; they do so here. No condition is
 * judged by them. What was not read to its end shows fewer. The list is empty in a run.
 */
export async function readHeld(
  { reader, signal }: Pick<EvidenceWorld, 'reader' | 'signal'>,
  plan: Pick<EvidencePlan, 'repositoryId' | 'states'>,
  words: readonly Word[],
): Promise<readonly PlacedReading[]> {
  const held = reader.searchesHeld?.(({ repositoryId, refs, states }) => {
    // In all of them it is a look into the index: that is asked for where it is needed.
    const isDetected = states.length < DETECTED_STATES.length && states.every((each) => DETECTED_STATES.includes(each));
    const isBeside = states.some((state) => !plan.states.includes(state));
    const isOfAScan = words.some(({ claim }) => isSameSet(claim.refs, refs));
    return repositoryId === plan.repositoryId && isDetected && isBeside && isOfAScan;
  });
  const readings = (held ?? []).map(async (search): Promise<PlacedReading> => {
    const { issueTypes, severities = 'all', where = {}, states, refs } = search;
    const reading = await readSearch(reader, search, signal);
    if (reading.failure?.reason === 'cancelled') throw reading.failure;
    return { search: { id: '', issueTypes, severities, where, states }, issueTypes, refs, reading };
  });
  return Promise.all(readings);
}
