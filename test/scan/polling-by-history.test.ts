import { expect, it } from 'vitest';
import type { Scan } from '../../src/domain/scan.ts';
import type { Random } from '../../src/ports/clock.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { OTHER_COMMIT } from '../build/a-target.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { aScanPage } from '../fakes/scripted-reader.ts';
import { aFinder } from './a-finder.ts';

/* test/gate/pipeline/cost.test.ts tests how often the gate polls during a long scan, and how late it sees its end. */

const HOUR_MS = 3_600_000;
const EARLIER = after([19, 19.4, 19.8, 20, 20.2, 20.5, 20.7, 21, 21.2, 21.5, 21.8, 22]);
const LONG = after([550, 560, 570, 580, 590, 598, 602, 610, 620, 630, 640, 650]);

/** Finished scans of other commits, one an hour. */
function after(seconds: readonly number[]): readonly Scan[] {
  return seconds.map((each, index) => {
    const startedAtMs = NOON_MS - (index + 1) * HOUR_MS;
    const id = String(index + 1);
    return aScan({ id, commit: OTHER_COMMIT, startedAtMs, completedAtMs: startedAtMs + each * 1_000 });
  });
}

type Given = {
  readonly earlier: readonly Scan[];
  readonly random?: Random;
  readonly products?: readonly string[];
  /** Scans that are listed as well. */
  readonly beside?: readonly Scan[];
};

/** The polls for a scan of the commit that begins with the gate and ends so many seconds later. */
async function pollsUntil(seconds: number, { earlier, random, products, beside = [] }: Given) {
  const clock = new FakeClock();
  const times = { startedAtMs: NOON_MS, completedAtMs: NOON_MS + seconds * 1_000 };
  const ran = products && { enabledProducts: products };
  const now = (): Scan =>
    clock.now() < seconds * 1_000 ? aRunningScan({ startedAtMs: NOON_MS, ...ran }) : aScan({ ...times, ...ran });
  const { finder, reader } = aFinder({
    scans: () => [aScanPage([...earlier, now(), ...beside])],
    detail: () => aDetailOf(now()),
    clock,
    random,
  });
  await finder.find();
  return { delay: clock.now() / 1_000 - seconds, polls: reader.scanSearches.length, sleeps: clock.sleeps };
}

it.each([0, 0.5, 0.999])(
  'after twelve scans of 19 to 22 s the end of one of 18 to 24 s is found after 1.5 s (median), with at most 8 polls: chance %d',
  async (chance) => {
    const given = { earlier: EARLIER, random: fixedRandom(chance) };
    const waits = await Promise.all(Array.from({ length: 61 }, (_, index) => pollsUntil(18 + index / 10, given)));
    const delays = waits.map(({ delay }) => delay).sort((a, b) => a - b);
    expect(delays[30]).toBeLessThanOrEqual(1.5);
    expect(Math.max(...delays)).toBeLessThan(4);
    expect(Math.max(...waits.map(({ polls }) => polls))).toBeLessThanOrEqual(8);
  },
);

const PENDING = aPendingScan({ id: '901', enabledProducts: ['secrets'] });
it.each<[how: string, gapMs: number, given: Partial<Given>]>([
  ['about once a minute, if enough is known', 54_250, {}],
  ['every interval, if another scan may come', 10_000, { products: ['sast'], beside: [PENDING] }],
])('while a long scan runs, the list is requested %s', async (_, gapMs, given) => {
  const { sleeps } = await pollsUntil(600, { earlier: LONG, ...given });
  for (const gap of sleeps.slice(0, 3)) expect(gap).toBeCloseTo(gapMs, -3);
});
