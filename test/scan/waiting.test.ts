import { describe, expect, it } from 'vitest';
import type { DeploymentId } from '../../src/domain/ids.ts';
import { LearnedFromDetails } from '../../src/scan/learned.ts';
import type { Choice } from '../../src/scan/select.ts';
import type { Standing } from '../../src/scan/standing.ts';
import { describeWait, duration, failureOf, progressOf } from '../../src/scan/waiting.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aTarget } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

type Waiting = Parameters<typeof failureOf>[0];

function facts(otherRepositoryName?: string): Parameters<typeof failureOf>[1] {
  const learned = new LearnedFromDetails(undefined);
  learned.otherRepositoryName = otherRepositoryName;
  return {
    expected: { target: aTarget(), deploymentId: '11' as DeploymentId, repositoryId: undefined },
    learned,
    elapsedMs: 125_000,
    progress: undefined,
  };
}

function none(...standings: readonly Standing[]): Waiting {
  return { kind: 'none', standings: new Map(standings.map((standing) => [standing, 1])) };
}

function uncovered(given: Partial<Extract<Choice, { kind: 'uncovered' }>>): Waiting {
  return { kind: 'uncovered', scan: aScan(), missing: [], isAnotherUnfinished: false, ...given };
}

describe('when the time is up', () => {
  it.each<[what: string, choice: Waiting, reason: string, message: string]>([
    ['there was nothing (D1)', none(), 'no-scan', 'no scan of commit 3f2a9c1b8d7e in acme/shop after 2m 5s'],
    [
      'only partial scans were there (D8)',
      none('partial', 'other-commit'),
      'partial-only',
      'commit 3f2a9c1b8d7e has only scans of a part of the rules (1)',
    ],
    [
      "only another pull request's scan was there",
      none('other-pull-request'),
      'no-scan',
      'no scan of commit 3f2a9c1b8d7e in acme/shop after 2m 5s (1 scan of this commit belongs to another pull request)',
    ],
    [
      'only a scan of another repository was there',
      none('other-repository'),
      'no-scan',
      'no scan of commit 3f2a9c1b8d7e in acme/shop after 2m 5s (1 scan of this commit belongs to another repository)',
    ],
    [
      'it still ran (D3)',
      { kind: 'unfinished', scan: aRunningScan() },
      'scan-running',
      'scan 900 of commit 3f2a9c1b8d7e is still running',
    ],
    [
      'it was still queued',
      { kind: 'unfinished', scan: aPendingScan() },
      'scan-running',
      'scan 900 of commit 3f2a9c1b8d7e is still pending',
    ],
    [
      'its state was unknown (D7)',
      { kind: 'unfinished', scan: aScan({ status: { unknown: 'SCAN_STATUS_PAUSED\n::error::x' } }) },
      'scan-running',
      String.raw`scan 900 of commit 3f2a9c1b8d7e is still in the unknown state "SCAN_STATUS_PAUSED\n::error::x"`,
    ],
    [
      'it had failed (D4)',
      { kind: 'ended', scan: aScan({ status: 'error' }), reason: 'scan-failed' },
      'scan-failed',
      'scan 900 of commit 3f2a9c1b8d7e, the newest one, ended as error',
    ],
    [
      'products were not scanned (D11)',
      uncovered({ missing: ['supply-chain', 'secrets'] }),
      'product-missing',
      'no finished scan of commit 3f2a9c1b8d7e ran supply-chain, secrets',
    ],
    [
      'nothing that is known was scanned (D12)',
      uncovered({ scan: aScan({ enabledProducts: ['dast'] }) }),
      'product-missing',
      'no finished scan of commit 3f2a9c1b8d7e ran any product that this version knows',
    ],
  ])('and %s, it says so', (_, choice, reason, message) => {
    expect(failureOf(choice, facts())).toMatchObject({ reason, message });
  });

  it('and the commit was scanned as another project, it names that', () => {
    const message = 'commit 3f2a9c1b8d7e was scanned as evil/shop, not as acme/shop';
    expect(failureOf(none('other-repository'), facts('evil/shop'))).toMatchObject({
      reason: 'wrong-repository',
      message,
    });
  });

  it('an unknown state is shown in full: a part of a secret would not be redacted', () => {
    const scan = aScan({ status: { unknown: 'x'.repeat(10_000) } });
    expect(failureOf({ kind: 'unfinished', scan }, facts()).message).toContain('x'.repeat(10_000));
  });
});

describe('while it waits', () => {
  it.each<[choice: Waiting, line: string]>([
    [none(), 'no scan of 3f2a9c1b8d7e yet (waited 2m 5s)'],
    [{ kind: 'unfinished', scan: aRunningScan() }, 'scan 900 is running (waited 2m 5s)'],
    [
      { kind: 'ended', scan: aScan({ status: 'cancelled' }), reason: 'scan-cancelled' },
      'scan 900 ended as cancelled; looking once more for a newer one (waited 2m 5s)',
    ],
    [uncovered({ missing: ['secrets'] }), 'scan 900 is completed; waiting for a scan of secrets (waited 2m 5s)'],
  ])('it says for what: %#', (choice, line) => {
    expect(describeWait(choice, facts())).toBe(line);
  });

  it('it says how long the scan has been running and how long earlier ones took', () => {
    const progress = { elapsedMs: 95_000, expectedMs: 3_725_000 };
    const line = describeWait({ kind: 'unfinished', scan: aRunningScan() }, { ...facts(), progress });
    expect(line).toBe('scan 900 is running for 1m 35s, earlier scans took about 1h 2m (waited 2m 5s)');
  });
});

describe('the progress of a scan', () => {
  const running = aRunningScan({ startedAtMs: NOON_MS - 30_000 });
  const lookup = (...seconds: readonly (number | undefined)[]) => ({
    nowMs: NOON_MS,
    earlierScans: seconds.map((totalTimeSeconds) => aScan({ totalTimeSeconds })),
  });

  it('is compared with the median of earlier ones', () => {
    const progress = progressOf({ kind: 'unfinished', scan: running }, lookup(100, 120, 3_600, undefined, 0));
    expect(progress).toEqual({ elapsedMs: 30_000, expectedMs: 120_000 });
  });

  it('is compared only with scans of the same repository and kind', () => {
    const earlierScans = [
      aScan({ repositoryId: '5', totalTimeSeconds: 1 }),
      aScan({ isFullScan: true, totalTimeSeconds: 2 }),
      aScan({ isPartialScan: true, totalTimeSeconds: 3 }),
    ];
    const progress = progressOf({ kind: 'unfinished', scan: running }, { nowMs: NOON_MS, earlierScans });
    expect(progress).toEqual({ elapsedMs: 30_000, expectedMs: undefined });
  });

  it.each<[what: string, choice: Waiting]>([
    ['has not started', { kind: 'unfinished', scan: aPendingScan() }],
    ['has ended', { kind: 'ended', scan: aScan(), reason: 'scan-failed' }],
    ['is not there', none()],
  ])('is unknown for a scan that %s', (_, choice) => {
    expect(progressOf(choice, lookup(100))).toBeUndefined();
  });

  it('is never negative, where the clocks differ', () => {
    const scan = aRunningScan({ startedAtMs: NOON_MS + 60_000 });
    expect(progressOf({ kind: 'unfinished', scan }, lookup())).toMatchObject({ elapsedMs: 0 });
  });
});

it.each([
  [0, '0s'],
  [499, '0s'],
  [59_499, '59s'],
  [59_500, '1m 0s'],
  [3_599_000, '59m 59s'],
  [3_600_000, '1h 0m'],
  [7_384_000, '2h 3m'],
])('%d ms are %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
