import type { CountingPlace } from '../../evidence/counting-place.ts';
import { type EvidenceRead, readEvidence } from '../../evidence/read-evidence.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { Decision } from '../../scan/decision.ts';
import type { RunSettings } from '../outcome/learned.ts';
import { unfinishedTypesOf } from './product-needs.ts';
import type { World } from './world.ts';

/** Reads all issues that the run needs, in their places. Throws only `cancelled`: every other failure is a shortfall of the evidence. */
export type ReadIssues = (
  decision: Decision,
  places: readonly CountingPlace[],
  stillDecides: () => Promise<boolean>,
  signal: AbortSignal,
) => Promise<EvidenceRead>;

/** How long after the end of polling an index may still settle: so that everything can be read again while issues may be read at all. */
const SETTLES_FOR_MS = 45_000;

/** With `settlesForMs` of 0 nothing is waited for where polling has ended. */
export function readIssuesIn(
  inputs: Pick<Inputs, 'states' | 'pageSize' | 'limits' | 'waitTimeoutMs' | 'pollIntervalMs'>,
  { plan, baseline }: Pick<RunSettings, 'plan' | 'baseline'>,
  world: Pick<World, 'reader' | 'clock' | 'log' | 'startedAt'>,
  platformNowMs: () => number,
  settlesForMs = SETTLES_FOR_MS,
): ReadIssues {
  return (decision, places, stillDecides, signal) => {
    return readEvidence(
      { reader: world.reader, clock: world.clock, log: world.log, signal },
      {
        searches: plan.searches,
        places,
        unfinishedTypes: unfinishedTypesOf(decision),
        baselineRefs: baseline?.refs,
        repositoryId: decision.repositoryId,
        states: inputs.states,
        pageSize: inputs.pageSize,
        isUnratedAccepted: inputs.limits.unrated !== undefined,
        startedAtMs: startedAt(world, platformNowMs),
        finishBy: world.startedAt + inputs.waitTimeoutMs,
        settleBy: world.startedAt + inputs.waitTimeoutMs + settlesForMs,
        pollIntervalMs: inputs.pollIntervalMs,
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
