import { describe, expect, it } from 'vitest';
import type { DeploymentId } from '../../src/domain/ids.ts';
import type { Hindrance } from '../../src/scan/decision.ts';
import { WaitLog } from '../../src/scan/wait-log.ts';
import { aPendingScan, aRunningScan } from '../build/a-scan.ts';
import { aTarget } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';

const expected = { target: aTarget(), deploymentId: '11' as DeploymentId, repositoryId: undefined, host: undefined };
const pending: Hindrance = { kind: 'unfinished', untilMs: 900_000, scan: aPendingScan(), products: [] };
const running: Hindrance = { ...pending, scan: aRunningScan() };

/** The lines after polls at these seconds. */
function linesAfter(...polls: readonly (readonly [seconds: number, hindrance: Hindrance])[]): readonly string[] {
  const log = new CollectingLog();
  const waitLog = new WaitLog(log);
  for (const [seconds, hindrance] of polls) {
    const elapsedMs = seconds * 1_000;
    const progress = hindrance === running ? { elapsedMs, expected: undefined } : undefined;
    waitLog.tell(hindrance, { expected, otherName: undefined, isCut: false, elapsedMs, progress, listed: [] });
  }
  return log.infos;
}

describe('the lines about the waiting', () => {
  it('come at every poll where something else than the time has changed', () => {
    expect(linesAfter([0, pending], [2, running], [4, pending])).toEqual([
      'scan 900 is pending (waited 0s)',
      'scan 900 is running for 2s (waited 2s)',
      'scan 900 is pending (waited 4s)',
    ]);
  });

  it('are at least 5 s apart where nothing else has', () => {
    const polls = [0, 2, 4, 6, 8, 10, 11, 16].map((seconds) => [seconds, running] as const);
    expect(linesAfter(...polls).map((line) => line.replace(/.*waited /, ''))).toEqual(['0s)', '6s)', '11s)', '16s)']);
  });
});
