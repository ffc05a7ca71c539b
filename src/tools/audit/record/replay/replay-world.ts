import { GateFailure } from '../../../../domain/failure.ts';
import type { MonotonicMs } from '../../../../domain/work/time.ts';
import type { World } from '../../../../gate/story/world.ts';
import type { EvidenceRecord } from '../evidence-record.ts';
import { ReplayClock } from './replay-clock.ts';
import { replayingReader } from './replaying-reader.ts';

/** What a replay does not take from the record. */
export type ReplayOptions = Pick<World, 'log' | 'readPolicy' | 'signal' | 'links'>;

/** The world of a recorded run: the same answers at the same times, of which none takes any. Nothing is sent. */
export function replayWorld(record: EvidenceRecord, options: ReplayOptions): World {
  const { startedAtMs, beganMs, stoppedMs, target, targetMs, isPolicyAsked, checkout } = record;
  const clock = new ReplayClock(startedAtMs, beganMs, record.sleeps);
  const stopped = new AbortController();
  const signal = AbortSignal.any([options.signal, stopped.signal]);
  const stop = (): void => stopped.abort(new GateFailure('cancelled', 'the run was stopped from outside'));
  if (stoppedMs !== undefined) void clock.until(stoppedMs).then(stop);
  const numbers = record.random.values();
  return {
    ...options,
    reader: replayingReader(record, clock, signal),
    clock,
    random: () => numbers.next().value ?? 0,
    signal,
    monotonicStart: 0,
    isPolicyAsked,
    async readTarget() {
      await clock.until(targetMs, signal);
      return target;
    },
    async readPolicy(of) {
      await clock.until(policyMsOf(record), signal);
      return options.readPolicy(of);
    },
    checkout,
  };
}

/** What was not there when the run ended never comes. */
function policyMsOf({ case: kept }: EvidenceRecord): MonotonicMs {
  return kept.policy.kind === 'unread' ? Number.POSITIVE_INFINITY : kept.policy.atMs;
}
