import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../../ports/clock.ts';

/** The machine's clocks. `now` is monotonic: no change of the time of day moves a deadline. */
export const systemClock: Clock = {
  // Not `performance`, which loads a part of Node that a run with invalid settings does not need.
  now: () => Number(process.hrtime.bigint()) / 1e6,
  wallNow: () => Date.now(),
  async sleep(ms, signal) {
    try {
      // A timer may fire up to a millisecond early, but a wait for `Retry-After` must never be too short.
      await delay(Math.ceil(ms) + 1, undefined, { signal });
    } catch (thrown) {
      throw signal?.aborted ? signal.reason : thrown;
    }
  },
};
