import { aPlatformState, aRepository, aScan, issuesOf } from '../../../../emulator/build.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { Target } from '../../../../src/domain/target.ts';
import { runCommit } from '../../../../src/gate/pipeline/run-commit.ts';
import type { World } from '../../../../src/gate/pipeline/world.ts';
import type { FindingsReader } from '../../../../src/ports/findings-reader.ts';
import { aTarget, COMMIT } from '../../../build/a-target.ts';
import { CollectingLog } from '../../../fakes/collecting-log.ts';
import { fixedRandom } from '../../../fakes/fixed-random.ts';
import { inProcessReader } from '../../../fakes/in-process-reader.ts';
import { VirtualClock } from '../../../fakes/virtual-clock.ts';
import { type Given as GivenInputs, inputsFrom } from '../../../inputs/some-inputs.ts';

/*
 * Runs of several projects, in the emulator's worlds and in no time. Seconds count from the start of the run.
 */

const START_MS = Date.UTC(2026, 5, 15, 12);
const LINKS: World['links'] = {
  scan: () => '',
  findings: (project, ref) => `https://platform.test/${project}?${ref}`,
  run: undefined,
  platform: 'https://platform.test',
};

/** Ids and names of the parts of `acme/shop`. */
export const PARTS = { api: '201', web: '202', docs: '203', jobs: '204' } as const;
export type Part = keyof typeof PARTS;
const PULL = 'refs/pull/7/merge';

function at(seconds: number): number {
  return START_MS + seconds * 1_000;
}

export type GivenScan = Partial<PlatformScan> & {
  /** It ends two minutes later, or when its timeline says. */
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

/** Scans of an earlier commit as these parts, `daysAgo` hours before. */
export function earlier(commit: string, hoursAgo: number, parts: readonly Part[]): readonly PlatformScan[] {
  return parts.map((part) =>
    scanOf(part, { id: `${hoursAgo}0${PARTS[part]}`, commit: commit.repeat(40), startS: -3_600 * hoursAgo }),
  );
}

export function issuesIn(part: Part, count: number, parts: Partial<Issue> = {}): readonly Issue[] {
  return issuesOf(count, { repositoryId: PARTS[part], ref: PULL, severity: 'SEVERITY_HIGH', ...parts });
}

/** The same scan with the findings of these issues counted. */
export function finding(scan: PlatformScan, count: number): PlatformScan {
  return { ...scan, findingsCounts: { code: count, secrets: 0, supply_chain: 0, total: count } };
}

export function endingAt(seconds: number, status = 'SCAN_STATUS_COMPLETED', exitCode = 0): PlatformScan['timeline'] {
  return [
    { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
    { atMs: seconds * 1_000, status, exitCode },
  ];
}

export type GivenRun = {
  readonly scans: readonly PlatformScan[];
  readonly issues?: readonly Issue[];
  readonly inputs?: GivenInputs;
  readonly target?: Target;
  readonly world?: Partial<World>;
  /** Something between the gate and the platform. */
  readonly through?: (reader: FindingsReader) => FindingsReader;
};

export type RunOfSeveral = {
  readonly report: GateReport;
  readonly log: readonly string[];
  readonly sent: { readonly list: number; readonly details: number; readonly searches: number };
  readonly seconds: number;
};

/** The checkout of which all are parts. */
export const CHECKOUT: World['checkout'] = { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] };

/** A platform with these scans, whose projects are parts of `acme/shop`. */
export function platformWith({ scans, issues = [] }: Pick<GivenRun, 'scans' | 'issues'>): PlatformState {
  const ids = [...new Set(scans.map(({ repositoryId }) => repositoryId))];
  return aPlatformState({
    startedAtMs: START_MS,
    repositories: ids.map((id) => aRepository({ id, name: `project-${id}` })),
    scans,
    issues,
  });
}

export async function runOf(given: GivenRun): Promise<RunOfSeveral> {
  const clock = new VirtualClock(START_MS);
  const state = platformWith(given);
  const sent = { list: 0, details: 0, searches: 0 };
  const plain = inProcessReader(state, clock);
  const reader = given.through?.(plain) ?? plain;
  const log = new CollectingLog();
  const report = await runCommit(
    inputsFrom({ 'deployment-id': state.deploymentId, projects: 'all', ...given.inputs }),
    {
      reader: {
        listScans: (search, phase) => eachPage(reader.listScans(search, phase), () => (sent.list += 1)),
        searchIssues: (search, signal) => eachPage(reader.searchIssues(search, signal), () => (sent.searches += 1)),
        readScan(id, ...more) {
          sent.details += 1;
          return reader.readScan(id, ...more);
        },
        requestsSent: () => reader.requestsSent(),
      },
      clock,
      random: fixedRandom(),
      log,
      signal: new AbortController().signal,
      monotonicStart: clock.now(),
      readTarget: async () => given.target ?? aTarget(),
      readPolicy: async () => undefined,
      links: LINKS,
      checkout: CHECKOUT,
      ...given.world,
    },
  );
  return { report, log: log.infos, sent, seconds: Math.round(clock.now() / 1_000) };
}

async function* eachPage<Page>(
  pages: AsyncGenerator<Page, void, undefined>,
  count: () => void,
): AsyncGenerator<Page, void, undefined> {
  for await (const page of pages) {
    count();
    yield page;
  }
}

/** `fail: api fail, web pass`. */
export function told({ verdict, projects }: GateReport): string {
  const words = (one: GateReport): string => [one.verdict.word, one.verdict.reason].filter(Boolean).join(' ');
  const each = projects?.map((one) => `${one.project.name.replace('acme/shop/', '')} ${words(one)}`);
  return `${[verdict.word, verdict.reason].filter(Boolean).join(' ')}: ${each?.join(', ') ?? verdict.message}`;
}

export async function toldOf(given: Parameters<typeof runOf>[0]): Promise<string> {
  return told((await runOf(given)).report);
}
