import { describe, expect, it } from 'vitest';
import type { GateFailure } from '../../src/domain/failure.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Random } from '../../src/ports/clock.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { OTHER_COMMIT } from '../build/a-target.ts';
import { FakeClock, NOON_MS } from '../fakes/fake-clock.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { aScanPage } from '../fakes/scripted-reader.ts';
import { aFinder } from './a-finder.ts';

const HOUR_MS = 3_600_000;
const EARLIER = after([19, 19.4, 19.8, 20, 20.2, 20.5, 20.7, 21, 21.2, 21.5, 21.8, 22]);
const LONG_SECONDS = [550, 560, 570, 580, 590, 598, 602, 610, 620, 630, 640, 650];
const LONG = after(LONG_SECONDS);

/** Finished scans of other commits, one an hour. */
function after(seconds: readonly number[]): readonly Scan[] {
  return seconds.map((each, index) => {
    const startedAtMs = NOON_MS - (index + 1) * HOUR_MS;
    const id = String(index + 1);
    return aScan({ id, commit: OTHER_COMMIT, startedAtMs, completedAtMs: startedAtMs + each * 1_000 });
  });
}

/** Of the commit: it begins with the gate, and ends so many seconds later. */
function running(seconds: number, given: Parameters<typeof aScan>[0] = {}) {
  const times = { startedAtMs: NOON_MS, completedAtMs: NOON_MS + seconds * 1_000 };
  return (nowS: number): readonly Scan[] => [
    nowS < seconds
      ? aRunningScan({ ...given, status: 'running', startedAtMs: NOON_MS })
      : aScan({ ...times, ...given }),
  ];
}

type Given = {
  /** What the list shows of the commit, by seconds since the gate began. */
  readonly scans: (nowS: number) => readonly Scan[];
  readonly earlier: readonly Scan[];
  readonly random?: Random;
  readonly isIdConfigured?: boolean;
  /** Whether the details of unfinished scans name their project. */
  readonly isNamed?: boolean;
};

async function pollFor({ scans, earlier, random, isIdConfigured = true, isNamed = true }: Given) {
  const clock = new FakeClock();
  const now = (): readonly Scan[] => scans(clock.now() / 1_000);
  const { finder, reader, log } = aFinder({
    scans: () => [aScanPage([...earlier, ...now()])],
    detail: (id) => {
      const scan = now().find((one) => one.id === id)!;
      return isNamed || scan.status === 'completed' ? aDetailOf(scan) : { ...aDetailOf(scan), meta: undefined };
    },
    clock,
    random,
    isIdConfigured,
  });
  const ending = await finder.find().then(
    ({ decision, stop }) => stop?.reason ?? decision.deciding.map(({ scan }) => scan.id).join(' '),
    (failure: GateFailure) => failure.reason,
  );
  return { ending, seconds: clock.now() / 1_000, polls: reader.scanSearches.length, sleeps: clock.sleeps, log };
}

async function waitFor(seconds: number, earlier: readonly Scan[], random: Random) {
  const found = await pollFor({ scans: running(seconds), earlier, random });
  return { ...found, delay: found.seconds - seconds };
}

describe.each([0, 0.5, 0.999])('after twelve scans of 19 to 22 s, with chance %d', (chance) => {
  it('the end of one of 18 to 24 s is seen 1.5 s later in the middle, with 8 looks at most', async () => {
    const seconds = Array.from({ length: 61 }, (_, index) => 18 + index / 10);
    const waits = await Promise.all(seconds.map((each) => waitFor(each, EARLIER, fixedRandom(chance))));
    const delays = waits.map(({ delay }) => delay).sort((a, b) => a - b);
    expect(delays[30]).toBeLessThanOrEqual(1.5);
    expect(Math.max(...delays)).toBeLessThan(4);
    expect(Math.max(...waits.map(({ polls }) => polls))).toBeLessThanOrEqual(8);
  });
});

describe.each([0, 0.5, 0.999])('after twelve scans of 550 to 650 s, with chance %d', (chance) => {
  it('the end of one of 600 s is seen within 3.2 s, with 35 looks at most', async () => {
    const { delay, polls } = await waitFor(600, LONG, fixedRandom(chance));
    expect(polls).toBeLessThanOrEqual(35);
    expect(delay).toBeLessThanOrEqual(3.2);
  });

  it('the end of one that fails after 2 s is seen within a minute', async () => {
    const scans = running(2, { status: 'error', exitCode: 2n });
    const { ending, seconds } = await pollFor({ scans, earlier: LONG, random: fixedRandom(chance) });
    // One poll more looks for a newer scan.
    expect([ending, seconds]).toEqual(['scan-failed', expect.closeTo(62, -1.4)]);
  });
});

describe('while a long scan runs of which enough is known', () => {
  const long = running(600);
  const pending = aPendingScan({ id: '901', enabledProducts: ['secrets'] });
  const firstGaps = async (given: Partial<Given>) =>
    (await pollFor({ scans: long, earlier: LONG, ...given })).sleeps.slice(0, 3);

  it('the list is asked about once a minute', async () => {
    expect(await firstGaps({})).toEqual(Array.from({ length: 3 }, () => expect.closeTo(54_250, -3)));
  });

  it.each<[what: string, given: Partial<Given>]>([
    ['only four scans are known', { earlier: LONG.slice(0, 4) }],
    ['its project is not known', { isIdConfigured: false, isNamed: false }],
    ['another may come', { scans: (nowS) => [...running(600, { enabledProducts: ['sast'] })(nowS), pending] }],
  ])('it is asked every interval where %s', async (_what, given) => {
    for (const gap of await firstGaps(given)) expect(gap).toBeLessThanOrEqual(10_000);
  });

  it('the time to wait ends when it should, with a last look', async () => {
    const { ending, seconds, sleeps } = await pollFor({
      scans: running(5_000),
      earlier: after(LONG_SECONDS.map((one) => 6 * one)),
    });
    expect([ending, seconds]).toEqual(['scan-running', 900]);
    expect(Math.max(...sleeps)).toBeLessThanOrEqual(60_000);
  });
});
