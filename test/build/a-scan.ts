import type { FindingsCounts, Scan } from '../../src/domain/scan.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { COMMIT } from './a-target.ts';

const MINUTE_MS = 60_000;

/** Members as in `Scan`, ids as plain text. */
type GivenScan = Partial<Omit<Scan, 'id' | 'deploymentId' | 'repositoryId'>> & {
  readonly id?: string;
  readonly deploymentId?: string | undefined;
  readonly repositoryId?: string | undefined;
};

/** A finished, clean scan of pull request 7, ten minutes old at noon. */
export function aScan(given: GivenScan = {}): Scan {
  return {
    id: '900',
    deploymentId: '11',
    repositoryId: '4242',
    branch: 'refs/pull/7/merge',
    commit: COMMIT,
    startedAtMs: NOON_MS - 10 * MINUTE_MS,
    completedAtMs: NOON_MS - 8 * MINUTE_MS,
    status: 'completed',
    exitCode: 0n,
    enabledProducts: ['sast', 'sca', 'secrets'],
    findingsCounts: someFindings({}),
    isFullScan: false,
    isPartialScan: false,
    totalTimeSeconds: 120,
    ...given,
  } as Scan;
}

export function aRunningScan(given: GivenScan = {}): Scan {
  return aScan({
    status: 'running',
    completedAtMs: undefined,
    exitCode: undefined,
    totalTimeSeconds: undefined,
    ...given,
  });
}

export function aPendingScan(given: GivenScan = {}): Scan {
  return aRunningScan({ status: 'pending', startedAtMs: undefined, ...given });
}

export function someFindings(given: Partial<FindingsCounts>): FindingsCounts {
  const { code = 0n, secrets = 0n, supplyChain = 0n } = given;
  return { code, secrets, supplyChain, total: code + secrets + supplyChain, ...given };
}
