import { countsOf, endsAs } from '../build.ts';
import type { PlatformState } from '../state.ts';
import { fewFindings, someFindings } from './findings.ts';
import { scannedWith } from './finished.ts';
import { otherCommit, type ScenarioContext, scanUnderTest, worldOf } from './scenario.ts';

/** Appears after 1 s, is queued until 2 s, runs until 6 s and ends with two low issues, found at once. */
export function moving(context: ScenarioContext): PlatformState {
  const issues = fewFindings(context).map((issue) => ({ ...issue, visibleAtMs: context.nowMs + 6000 }));
  const scan = scanUnderTest(context, {
    createdAtMs: context.nowMs,
    appearsAtMs: context.nowMs + 1000,
    timeline: [
      { atMs: 0, status: 'SCAN_STATUS_PENDING' },
      { atMs: 2000, status: 'SCAN_STATUS_RUNNING' },
      { atMs: 6000, status: 'SCAN_STATUS_COMPLETED', exitCode: 1 },
    ],
    findingsCounts: countsOf(issues),
    totalTimeSeconds: 4,
  });
  return worldOf(context, { scans: [scan], issues });
}

/** A scan that runs forever. */
export function stillRunning(context: ScenarioContext): PlatformState {
  return worldOf(context, { scans: [scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_RUNNING') })] });
}

/** No scan of the commit, ever. */
export function neverAppears(context: ScenarioContext): PlatformState {
  return worldOf(context, { scans: [] });
}

export function scanFailed(context: ScenarioContext): PlatformState {
  return worldOf(context, { scans: [scanUnderTest(context, { timeline: endsAs('SCAN_STATUS_ERROR', 2) })] });
}

/** The pull request's merge commit was scanned, its head was not. */
export function mergeCommitOnly(context: ScenarioContext): PlatformState {
  return worldOf(context, { scans: [scanUnderTest(context, { commit: otherCommit(400) })] });
}

/** The scan has ended; its issues can be found 6 s after the platform starts. */
export function indexLag(context: ScenarioContext): PlatformState {
  return hiddenUntil(context, context.nowMs + 6000);
}

/** The scan has counted findings, but none of them is ever found by a search. */
export function indexLagForever(context: ScenarioContext): PlatformState {
  return hiddenUntil(context, Number.POSITIVE_INFINITY);
}

function hiddenUntil(context: ScenarioContext, visibleAtMs: number): PlatformState {
  const issues = someFindings(context).map((issue) => ({ ...issue, visibleAtMs }));
  return scannedWith(context, issues);
}
