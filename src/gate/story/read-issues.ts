import type { CountingPlace } from '../../evidence/counting-place.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { Decision } from '../../scan/decision.ts';
import { unfinishedTypesOf } from './product-needs.ts';
import type { World } from './world.ts';

/** Reads all issues that the run needs, in their places. Throws only `cancelled`: every other failure is a shortfall of the evidence. */
export type ReadIssues = (
  decision: Decision,
  places: readonly CountingPlace[],
  stillDecides: () => Promise<boolean>,
  signal: AbortSignal,
) => Promise<EvidenceRead>;

export function readIssuesIn(
  plan: ReadPlan,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'startedAt'>,
  platformNowMs: () => number,
): ReadIssues {
  return (decision, places, stillDecides, signal) => {
    return readEvidence(
      { reader: world.reader, clock: world.clock, log: world.log, signal },
      {
        ...plan,
        places,
        unfinishedTypes: unfinishedTypesOf(decision),
        repositoryId: decision.repositoryId,
        startedAtMs: startedAt(world, platformNowMs),
        platformNowMs,
        stillDecides,
      },
    );
  };
}

/** A runner whose clock is behind must not leave out issues that are old enough. */
function startedAt(
  { clock, startedAt: began }: Pick<World, 'clock' | 'startedAt'>,
  platformNowMs: () => number,
): number {
  const ms = Math.max(clock.wallNow(), platformNowMs()) - (clock.now() - began);
  return Math.floor(ms / 1_000) * 1_000;
}
