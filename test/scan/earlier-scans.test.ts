import { describe, expect, it } from 'vitest';
import type { Scan } from '../../src/domain/scan.ts';
import { expectedEnd, expectedEndOf } from '../../src/scan/earlier-scans.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

const oneTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => (index + 1) * 100);

it.each<[what: string, durations: readonly number[], expected: readonly number[] | undefined]>([
  ['no earlier scan', [], undefined],
  ['one: a part of it both ways', [100], [85, 100, 115]],
  ['four that are alike: a part of the median both ways', [100, 101, 99, 100], [85, 100, 115]],
  ['four that vary more: from the first, and a little before, to the last', [400, 100, 300, 200], [25, 300, 400]],
  ['five that are alike', [100, 101, 99, 100, 102], [98.4, 100, 102]],
  ['ten: the slowest is left out', oneTo(10), [20, 600, 900]],
  ['one of ten that hung', [20, 21, 19, 20, 22, 21, 20, 19, 20, 3_600], [18.7, 20, 22]],
  ['twenty: the fastest and the two slowest are left out', oneTo(20), [200 - 1_600 / 20, 1_100, 1_800]],
])('the expected end of a scan is estimated from %s', (_, durations, expected) => {
  const end = expectedEnd(durations.toReversed());
  if (expected === undefined) expect(end).toBeUndefined();
  else [end!.earliestMs, end!.medianMs, end!.latestMs].forEach((ms, at) => void expect(ms).toBeCloseTo(expected[at]!));
});

describe('the earlier scans for an estimate', () => {
  const running = aRunningScan();
  const startedAtMs = NOON_MS - 3_600_000;
  const took = (seconds: number, given: Parameters<typeof aScan>[0] = {}): Scan =>
    aScan({ startedAtMs, completedAtMs: startedAtMs + seconds * 1_000, totalTimeSeconds: undefined, ...given });
  const medianSeconds = (...earlier: readonly Scan[]): number | undefined => {
    const end = expectedEndOf(running, earlier);
    return end === undefined ? undefined : end.medianMs / 1_000;
  };

  it('are of the same repository and kind, and not partial', () => {
    const others = [took(1, { repositoryId: '5' }), took(2, { isFullScan: true }), took(3, { isPartialScan: true })];
    expect([medianSeconds(...others), medianSeconds(...others, took(120))]).toEqual([undefined, 120]);
  });

  it('are of the same products if there are three', () => {
    const secrets = [5, 6, 7, 8, 9].map((seconds) => took(seconds, { enabledProducts: ['secrets'] }));
    const all = [120, 121, 122].map((seconds) => took(seconds, { enabledProducts: ['secrets', 'SAST', 'sca'] }));
    expect(medianSeconds(...secrets, ...all)).toBe(121);
    expect(medianSeconds(...secrets, ...all.slice(1))).toBe(8);
  });

  it('are the newest fifty', () => {
    const old = Array.from({ length: 50 }, () => took(300, { startedAtMs: undefined, totalTimeSeconds: 300, id: '1' }));
    const late = Array.from({ length: 50 }, (_, index) => took(60, { id: String(100 + index) }));
    expect(expectedEndOf(running, [...old, ...late])).toEqual({
      earliestMs: 60_000,
      medianMs: 60_000,
      latestMs: 60_000,
      isSure: true,
    });
  });

  describe('make it sure', () => {
    const some = (count: number, given: Parameters<typeof aScan>[0] = {}) =>
      Array.from({ length: count }, (_, index) => took(100 + index, given));
    const isSure = (awaited: Scan, ...earlier: readonly Scan[]) => expectedEndOf(awaited, earlier)?.isSure;

    it('if five are of the same kind and products', () => {
      expect([isSure(running, ...some(4)), isSure(running, ...some(5))]).toEqual([false, true]);
      const secrets = some(9, { enabledProducts: ['secrets'] });
      expect([isSure(running, ...some(2), ...secrets), isSure(running, ...some(5), ...secrets)]).toEqual([false, true]);
      expect(isSure(running, ...some(4), ...some(9, { isFullScan: true }))).toBe(false);
    });

    it('not if one also ran a product that this version does not know', () => {
      const more = aRunningScan({ enabledProducts: ['sast', 'sca', 'secrets', 'containers'] });
      expect(isSure(more, ...some(9))).toBe(false);
      expect(isSure(running, ...some(9, { enabledProducts: more.enabledProducts }))).toBe(false);
      expect(isSure(more, ...some(9, { enabledProducts: ['Containers', 'code', 'SCA', 'secrets'] }))).toBe(true);
    });

    it('not if the list does not show its products yet', () => {
      expect(isSure(aRunningScan({ enabledProducts: [] }), ...some(9, { enabledProducts: [] }))).toBe(false);
    });
  });

  it.each<[what: string, given: Parameters<typeof aScan>[0], seconds: number | undefined]>([
    ['its times, before the duration that it names', { totalTimeSeconds: 90 }, 120],
    ['the duration if it has no start', { startedAtMs: undefined, totalTimeSeconds: 90 }, 90],
    ['the duration if it ended as it began', { completedAtMs: startedAtMs, totalTimeSeconds: 90 }, 90],
    ['the duration if it ended before it began', { completedAtMs: startedAtMs - 1, totalTimeSeconds: 90 }, 90],
    ['nothing if it has neither', { completedAtMs: undefined, totalTimeSeconds: undefined }, undefined],
    ['nothing if it took no time', { completedAtMs: undefined, totalTimeSeconds: 0 }, undefined],
  ])('each count with %s', (_, given, seconds) => {
    expect(medianSeconds(took(120, given))).toBe(seconds);
  });
});
