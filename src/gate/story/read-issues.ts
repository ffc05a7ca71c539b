import type { EpochMs } from '../../domain/work/time.ts';
import type { CountingPlace } from '../../evidence/counting-place.ts';
import type { EvidencePlan, ReadPlan } from '../../evidence/evidence-plan.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { Decision } from '../../scan/decision.ts';
import { unfinishedTypesOf } from './product-needs.ts';
import type { World } from './world.ts';

/** What was decided, and the places in which the issues are counted for it. */
export type ReadCase = Pick<EvidencePlan, 'platformNowMs' | 'stillDecides'> & {
  readonly decision: Decision;
  readonly places: readonly CountingPlace[];
};

/** Reads all issues that the run needs, in their places. Throws only `cancelled`: every other failure is a shortfall of the evidence. */
export function readIssues(
  plan: ReadPlan,
  { decision, ...asked }: ReadCase,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'signal' | 'monotonicStart'>,
): Promise<EvidenceRead> {
  return readEvidence(world, {
    ...plan,
    ...asked,
    unfinishedTypes: unfinishedTypesOf(decision),
    repositoryId: decision.repositoryId,
    // A runner whose clock is behind must not leave out issues that are old enough.
    startedAtMs: startOf(world, Math.max(world.clock.wallNow(), asked.platformNowMs())),
    platformStartedAtMs: startOf(world, asked.platformNowMs()),
  });
}

/** When the run began, in whole seconds, by the clock that shows `nowMs` now. */
function startOf({ clock, monotonicStart: began }: Pick<World, 'clock' | 'monotonicStart'>, nowMs: EpochMs): EpochMs {
  return Math.floor((nowMs - (clock.now() - began)) / 1_000) * 1_000;
}
