import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Random } from '../../src/gate/ports/clock.ts';
import { ScanFinder } from '../../src/scan/find-scan.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { aScanPage, ScriptedReader } from '../fakes/scripted-reader.ts';

const HOUR_MS = 3_600_000;
const EARLIER_SECONDS = [19, 19.4, 19.8, 20, 20.2, 20.5, 20.7, 21, 21.2, 21.5, 21.8, 22];
const EARLIER = EARLIER_SECONDS.map((seconds, index) => {
  const startedAtMs = NOON_MS - (index + 1) * HOUR_MS;
  const completedAtMs = startedAtMs + seconds * 1_000;
  return aScan({ id: String(index + 1), commit: OTHER_COMMIT, startedAtMs, completedAtMs, totalTimeSeconds: seconds });
});

/** The gate begins together with a scan. */
async function waitFor(seconds: number, earlier: readonly Scan[], random: Random) {
  const clock = new FakeClock();
  const log = new CollectingLog();
  const times = { startedAtMs: NOON_MS, completedAtMs: NOON_MS + seconds * 1_000 };
  const awaited = (): Scan =>
    clock.now() < seconds * 1_000
      ? aRunningScan({ startedAtMs: NOON_MS })
      : aScan({ ...times, totalTimeSeconds: seconds });
  const reader = new ScriptedReader({
    scans: () => [aScanPage([...earlier, awaited()])],
    detail: () => aDetailOf(aScan(times)),
  });
  const finder = new ScanFinder(
    { reader, clock, random, log, signal: new AbortController().signal },
    {
      expected: {
        target: aTarget(),
        deploymentId: '11' as DeploymentId,
        repositoryId: '4242' as RepositoryId,
        checkout: {},
      },
      needs: { named: [], judged: ['code'], ifScanned: [] },
      discoveryMs: 300_000,
      waitMs: 900_000,
      pollIntervalMs: 10_000,
      startedAt: clock.now(),
    },
  );
  await finder.find();
  return { delay: clock.now() / 1_000 - seconds, looks: reader.scanSearches.length, sleeps: clock.sleeps, log };
}

describe.each([0, 0.25, 0.5, 0.75, 0.999])('after twelve scans of 19 to 22 s, with chance %d', (chance) => {
  it('the end of one of 18 to 24 s is seen 1.5 s later in the middle, with 8 looks at most', async () => {
    const seconds = Array.from({ length: 61 }, (_, index) => 18 + index / 10);
    const waits = await Promise.all(seconds.map((each) => waitFor(each, EARLIER, fixedRandom(chance))));
    const delays = waits.map(({ delay }) => delay).sort((a, b) => a - b);
    expect(delays[30]).toBeLessThanOrEqual(1.5);
    expect(Math.max(...delays)).toBeLessThan(4);
    expect(Math.max(...waits.map(({ looks }) => looks))).toBeLessThanOrEqual(8);
  });
});

it('looks evenly until the first likely end, every 2 s until past the last, then ever less often', async () => {
  const { sleeps } = await waitFor(60, EARLIER, fixedRandom());
  const looks = sleeps.map(
    (_, index) => Math.round(sleeps.slice(0, index + 1).reduce((sum, ms) => sum + ms) / 100) / 10,
  );
  expect(looks).toEqual([9.4, 18.8, 20.8, 22.8, 24.8, 26.8, 28.8, 30.8, 33, 35.8, 39.3, 43.7, 49.2, 56, 64.6]);
});

it('looks once an interval where no earlier scan is known', async () => {
  const { sleeps } = await waitFor(35, [], fixedRandom());
  expect(sleeps).toEqual([10_000, 10_000, 10_000, 10_000]);
});

it('writes no line for every look of those that are 2 s apart', async () => {
  const { log, looks } = await waitFor(24, EARLIER, fixedRandom());
  expect(looks).toBe(6);
  expect(log.infos.map((line) => line.replace(/ .waited.*/, ''))).toEqual([
    'scan 900 (code) is running for 0s, earlier scans took about 21s',
    'scan 900 (code) is running for 9s, earlier scans took about 21s',
    'scan 900 (code) is running for 19s, earlier scans took about 21s',
  ]);
});
