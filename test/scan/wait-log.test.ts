import { describe, expect, it } from 'vitest';
import type { DeploymentId } from '../../src/domain/ids.ts';
import type { Blocker } from '../../src/scan/decision.ts';
import { WaitLog } from '../../src/scan/waiting.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

const expected = { target: aTarget(), deploymentId: '11' as DeploymentId, repositoryId: undefined, checkout: {} };
const facts = {
  expected,
  otherName: undefined,
  isCut: false,
  requiredScan: 'any' as const,
  progress: undefined,
  listed: [],
  newest: undefined,
  nowMs: NOON_MS,
};
const pending: Blocker = { kind: 'unfinished', untilMs: 900_000, scan: aPendingScan(), products: [] };
const running: Blocker = { ...pending, scan: aRunningScan() };
const nothing: Blocker = { kind: 'none', untilMs: 900_000, instead: new Map() };

/** The lines after polls at these seconds. */
function linesAfter(...polls: readonly (readonly [seconds: number, blocker: Blocker])[]): readonly string[] {
  const log = new CollectingLog();
  const waitLog = new WaitLog(log);
  for (const [seconds, blocker] of polls) {
    const elapsedMs = seconds * 1_000;
    const progress = blocker === running ? { elapsedMs, expected: undefined, isOurs: true } : undefined;
    waitLog.tell(blocker, { ...facts, elapsedMs, progress });
  }
  return log.infos;
}

describe('the lines about the waiting', () => {
  it('come at every poll where something else than the time has changed', () => {
    expect(linesAfter([0, pending], [2, running], [4, pending])).toEqual([
      'Scan 900 is pending. Waited 0s of 15m.',
      'Scan 900 has been running for 2s. Waited 2s of 15m.',
      'Scan 900 is pending. Waited 4s of 15m.',
    ]);
  });

  it('are at least 5 s apart where nothing else has', () => {
    const polls = [0, 2, 4, 6, 8, 10, 11, 16].map((seconds) => [seconds, running] as const);
    expect(linesAfter(...polls).map((line) => line.replace(/.*Waited (\w+) .*/, '$1'))).toEqual([
      '0s',
      '6s',
      '11s',
      '16s',
    ]);
  });

  it('are one line that goes with the time where somebody watches, at every poll', () => {
    const [kept, shown]: string[][] = [[], []];
    const waitLog = new WaitLog({
      info: (line) => kept!.push(line),
      progress: (lineAt) => shown!.push(lineAt(0), lineAt(3_000)),
    });
    for (const elapsedMs of [2_000, 4_000]) {
      waitLog.tell(running, { ...facts, elapsedMs, progress: { elapsedMs, expected: undefined, isOurs: true } });
    }
    expect(shown).toEqual([
      'Scan 900 has been running for 2s. Waited 2s of 15m.',
      'Scan 900 has been running for 5s. Waited 5s of 15m.',
      'Scan 900 has been running for 4s. Waited 4s of 15m.',
      'Scan 900 has been running for 7s. Waited 7s of 15m.',
    ]);
    expect(kept).toEqual([]);
    waitLog.tell(nothing, { ...facts, newest: aScan({ commit: OTHER_COMMIT }), elapsedMs: 5_000 });
    expect(kept).toEqual([expect.stringContaining('; the newest scan of pull request 7 is')]);
    expect(shown!.at(-1)).toMatch(/^No scan of \w+ yet\. Waited 8s of 15m\.$/);
  });

  it('say what was seen instead once, and again when that changes', () => {
    const log = new CollectingLog();
    const waitLog = new WaitLog(log);
    const older = aScan({ commit: OTHER_COMMIT });
    const newest = [older, older, undefined, older, aRunningScan({ id: '901', commit: OTHER_COMMIT }), undefined];
    const otherName = [undefined, undefined, undefined, undefined, undefined, 'acme/other-shop'];
    for (const [poll, scan] of newest.entries()) {
      waitLog.tell(nothing, { ...facts, newest: scan, otherName: otherName[poll], elapsedMs: poll * 10_000 });
    }
    const seen = '; the newest scan of pull request 7 is';
    expect(log.infos).toEqual([
      `No scan of 3f2a9c1b8d7e yet${seen} 900 of commit aaaaaaaaaaaa, completed 8m ago. Waited 0s of 15m.`,
      'No scan of 3f2a9c1b8d7e yet. Waited 10s of 15m.',
      'No scan of 3f2a9c1b8d7e yet. Waited 20s of 15m.',
      'No scan of 3f2a9c1b8d7e yet. Waited 30s of 15m.',
      `No scan of 3f2a9c1b8d7e yet${seen} 901 of commit aaaaaaaaaaaa, running, started 10m ago. Waited 40s of 15m.`,
      'Commit 3f2a9c1b8d7e was scanned as acme/other-shop, not as acme/shop. Waited 50s of 15m.',
    ]);
  });
});
