import { describe, expect, it } from 'vitest';
import { SCENARIOS, type ScenarioName } from '../../../../emulator/scenarios.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import type { Clock } from '../../../../src/ports/clock.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { aPush } from '../../../build/a-target.ts';
import { recordedAlike, scenarioPlatform } from './recorded-run.ts';

const POLLS = { 'poll-interval': '100ms', 'discovery-timeout': '2s', 'wait-timeout': '2s' };
/** The machine takes so long after each look before it goes on. */
const SLOW_MS = 20;

function slow(reader: FindingsReader, clock: Clock): FindingsReader {
  return {
    ...reader,
    async *listScans(search, phase) {
      yield* reader.listScans(search, phase);
      await clock.sleep(SLOW_MS);
    },
  };
}

/** A platform whose details take a while, also where nobody wants them any more. */
function answersDetailsIn(ms: number, isAborted = true) {
  return (reader: FindingsReader, clock: Clock): FindingsReader => ({
    ...reader,
    async readScan(id, phase, aside) {
      await clock.sleep(ms, isAborted ? aside : undefined);
      return reader.readScan(id, phase, aside);
    },
  });
}

describe('a recorded run on a slow machine', () => {
  const NEVER = [scenarioPlatform(SCENARIOS['never-appears'], 0), { inputs: POLLS }] as const;

  // The detail of the scan that it names in place of the one that is missing comes before or after the end of the first pause.
  it.each([60, 75, 85, 95, 99, 101, 119, 130])('sees what its replay sees, where a detail takes %i ms', async (ms) => {
    const options = { change: answersDetailsIn(ms), slow, target: aPush() };
    const { report } = await recordedAlike(...NEVER, options);
    expect([report.verdict.reason, report.seen?.scan !== undefined]).toEqual(['no-scan', ms < 80]);
  });

  it('sees in a replay, too, what came when it was no longer wanted, since it was on its way', async () => {
    const { report } = await recordedAlike(...NEVER, { change: answersDetailsIn(150, false), target: aPush() });
    expect(report.seen?.scan).toBeDefined();
  });

  it.each<ScenarioName>(['scan-failed', 'superseded', 'still-running', 'index-lag', 'over-limit'])(
    'decides %s at the times of its replay, though its timers are late and its policy takes long',
    async (name) => {
      const late = (clock: Clock): Partial<World> => ({
        clock: {
          now: () => clock.now(),
          wallNow: () => clock.wallNow(),
          sleep: (sleepMs, signal) => clock.sleep(sleepMs + 7.3, signal),
        },
        isPolicyAsked: true,
        async readPolicy() {
          await clock.sleep(1_234);
          return undefined;
        },
      });
      await recordedAlike(name, {}, { slow, around: late });
    },
  );
});
