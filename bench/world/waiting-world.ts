import { aScan, endsAs } from '../../emulator/build.ts';
import { someFindings } from '../../emulator/scenarios/findings.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { otherCommit, type Scenario } from '../../emulator/scenarios/scenario.ts';

const HOUR_MS = 3_600_000;
const PREDECESSORS = 12;

/**
 * A scan that begins with the world and ends after this many milliseconds. The twelve before it, of other pull
 * requests, took 19 to 22 s.
 */
export function scanThatTakes(ms: number): Scenario {
  return (context) => {
    const startedAtMs = context.nowMs;
    const issues = someFindings(context).map((issue) => ({ ...issue, visibleAtMs: startedAtMs + ms }));
    const timeline = [
      { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
      { atMs: ms, status: 'SCAN_STATUS_COMPLETED', exitCode: 1 },
    ];
    const state = scannedWith(context, issues, { createdAtMs: startedAtMs, timeline, totalTimeSeconds: ms / 1000 });
    const predecessors = Array.from({ length: PREDECESSORS }, (_, index) =>
      aScan({
        id: String(184467400 - index),
        repositoryId: context.repositoryId,
        branch: `refs/pull/${100 + index}/merge`,
        commit: otherCommit(500 + index),
        createdAtMs: startedAtMs - (index + 1) * HOUR_MS,
        timeline: endsAs('SCAN_STATUS_COMPLETED', 0),
        isFull: false,
        totalTimeSeconds: 19 + (3 * index) / (PREDECESSORS - 1),
      }),
    );
    return { ...state, scans: [...state.scans.filter(({ commit }) => commit === context.commit), ...predecessors] };
  };
}
