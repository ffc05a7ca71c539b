import type { Clock } from '../../../../ports/clock.ts';
import type { FindingsReader } from '../../../../ports/findings-reader.ts';
import type { KeptSimulationFacts, SimulationRecord } from '../evidence-record.ts';
import { ReplayClock } from './replay-clock.ts';
import { replayingReader } from './replaying-reader.ts';

type Replayed = Pick<KeptSimulationFacts, 'sinceMs' | 'atMs' | 'repositoryIds'> & {
  readonly clock: Clock;
  createReader(): FindingsReader;
};

/** What a recorded simulation asked, of what, and when. Nothing is sent. */
export function replaySimulation(record: SimulationRecord, signal: AbortSignal): Replayed {
  const { sinceMs, atMs, repositoryIds } = record;
  const clock = new ReplayClock(atMs, 0);
  const reader = replayingReader(record, clock, signal);
  return { sinceMs, atMs, repositoryIds, clock, createReader: () => reader };
}
