import { aPlatformState, aRepository, aScan, issuesOf } from '../../../../emulator/build.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import { COMMIT } from '../../../build/a-target.ts';
import { at, type GivenRun as GivenVirtualRun, type VirtualRun, virtualRun } from '../virtual-run.ts';

/*
 * Runs of several projects in the emulator's worlds, without real waits. Seconds count from the start of the run.
 */

export const PARTS = { api: '201', web: '202', docs: '203', jobs: '204' } as const;
export type Part = keyof typeof PARTS;
const PULL = 'refs/pull/7/merge';

export type GivenScan = Partial<PlatformScan> & {
  /** Start of the scan. It ends two minutes later, or when its timeline says. */
  readonly startS?: number;
  /** More members of the detail's `meta`. */
  readonly names?: Readonly<Record<string, unknown>>;
};

/** A diff scan of pull request 7 as this part, which ended five minutes ago. */
export function scanOf(part: Part, { startS = -420, names = {}, ...parts }: GivenScan = {}): PlatformScan {
  return aScan({
    id: `9${PARTS[part]}`,
    repositoryId: PARTS[part],
    branch: PULL,
    commit: COMMIT,
    createdAtMs: at(startS),
    totalTimeSeconds: 120,
    isFull: false,
    pullRequestId: '7',
    meta: {
      repo_display_name: `acme/shop/${part}`,
      repository: 'acme/shop',
      repo_url: 'https://github.com/acme/shop',
      ...names,
    },
    ...parts,
  });
}

/** Scans of an earlier commit as these parts, `hoursAgo` hours before. */
export function earlier(commit: string, hoursAgo: number, parts: readonly Part[]): readonly PlatformScan[] {
  return parts.map((part) =>
    scanOf(part, { id: `${hoursAgo}0${PARTS[part]}`, commit: commit.repeat(40), startS: -3_600 * hoursAgo }),
  );
}

export function issuesIn(part: Part, count: number, parts: Partial<Issue> = {}): readonly Issue[] {
  return issuesOf(count, { repositoryId: PARTS[part], ref: PULL, severity: 'SEVERITY_HIGH', ...parts });
}

export function finding(scan: PlatformScan, count: number): PlatformScan {
  return { ...scan, findingsCounts: { code: count, secrets: 0, supply_chain: 0, total: count } };
}

export function endingAt(seconds: number, status = 'SCAN_STATUS_COMPLETED', exitCode = 0): PlatformScan['timeline'] {
  return [
    { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
    { atMs: seconds * 1_000, status, exitCode },
  ];
}

export type GivenRun = GivenVirtualRun & {
  readonly scans: readonly PlatformScan[];
  readonly issues?: readonly Issue[];
};

/** The checkout that has all these parts. */
export const CHECKOUT: World['checkout'] = { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] };

export function platformWith({ scans, issues = [] }: Pick<GivenRun, 'scans' | 'issues'>): PlatformState {
  const ids = [...new Set(scans.map(({ repositoryId }) => repositoryId))];
  return aPlatformState({
    startedAtMs: at(0),
    repositories: ids.map((id) => aRepository({ id, name: `project-${id}` })),
    scans,
    issues,
  });
}

export async function runOf(given: GivenRun): Promise<VirtualRun> {
  const { inputs, world } = given;
  return virtualRun(platformWith(given), {
    ...given,
    inputs: { projects: 'all', ...inputs },
    world: { checkout: CHECKOUT, ...world },
  });
}

/** `fail: api fail, web pass`. */
export function inWords({ verdict, projects }: GateReport): string {
  const words = (one: GateReport): string => [one.verdict.word, one.verdict.reason].filter(Boolean).join(' ');
  const each = projects?.map((one) => `${one.project.name.replace('acme/shop/', '')} ${words(one)}`);
  return `${[verdict.word, verdict.reason].filter(Boolean).join(' ')}: ${each?.join(', ') ?? verdict.message}`;
}
