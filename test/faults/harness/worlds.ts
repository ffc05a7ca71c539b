import { PULL_REQUEST } from '../../../demo/events.ts';
import { aRule, countsOf, endsAs, issuesOf } from '../../../emulator/build.ts';
import type { RecordedRequest } from '../../../emulator/faults/recorded-request.ts';
import { operationOf } from '../../../emulator/platform.ts';
import {
  otherCommit,
  placeOf,
  refOf,
  type Scenario,
  type ScenarioContext,
  scanUnderTest,
  worldOf,
} from '../../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../emulator/state.ts';
import type { Handler } from '../../../emulator/wire/http.ts';
import type { GateRun } from '../../run/gate.ts';
import { answering } from '../../run/platforms.ts';

/*
 * Worlds of group L: they have no faults, but many scans of several commits, refs and products.
 */

export const OWN_REF = `refs/pull/${PULL_REQUEST}/merge`;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 86_400_000;
/** The commit of a newer or older push. */
export const OTHER_COMMIT = otherCommit(0xbeef);

export const COMPLETED = { timeline: endsAs('SCAN_STATUS_COMPLETED', 0) } as const;
export const RUNNING = { timeline: endsAs('SCAN_STATUS_RUNNING') } as const;
export const FAILED = { timeline: endsAs('SCAN_STATUS_ERROR', 2) } as const;

/** Runs until this long after the platform started, then ends as a scan with findings does. */
export function endsAfter(ms: number, exitCode = 1): Pick<PlatformScan, 'timeline'> {
  return {
    timeline: [
      { atMs: 0, status: 'SCAN_STATUS_RUNNING' },
      { atMs: ms, status: 'SCAN_STATUS_COMPLETED', exitCode },
    ],
  };
}

/** `count` issues: by default critical ones in code, on the ref of their scan. */
type Found = Partial<Issue> & {
  readonly count: number;
  /** The time after the platform's start from which the issues are visible. */
  readonly visibleAfterMs?: number;
};

type Told = Partial<PlatformScan> & {
  readonly startedAgoMs?: number;
  /** If negative, the scan ends that long after the platform starts. */
  readonly endedAgoMs?: number;
  /** The time after the platform's start from which the scan is listed. */
  readonly listedAfterMs?: number;
  /** The issues that the scan's counts include. */
  readonly saw?: readonly Issue[];
  /** The scan's count of findings in code. */
  readonly counted?: number;
};

/** A scan of the commit under test, on the ref of its event. By default it is finished, clean and two minutes old. */
export function scanOf(
  context: ScenarioContext,
  id: string,
  { startedAgoMs = 2 * MINUTE_MS, endedAgoMs, listedAfterMs, saw, counted, ...parts }: Told = {},
): PlatformScan {
  const { nowMs } = context;
  return scanUnderTest(context, {
    id,
    createdAtMs: nowMs - startedAgoMs,
    ...(endedAgoMs === undefined ? {} : { completedAtMs: nowMs - endedAgoMs }),
    ...(listedAfterMs === undefined ? {} : { appearsAtMs: nowMs + listedAfterMs }),
    ...(saw === undefined
      ? {}
      : { findingsCounts: countsOf(saw), timeline: endsAs('SCAN_STATUS_COMPLETED', saw.length > 0 ? 1 : 0) }),
    ...(counted === undefined
      ? {}
      : { findingsCounts: { code: counted, secrets: 0, supply_chain: 0, total: counted } }),
    ...parts,
  });
}

/** A platform with these scans by id. Each scan has `found` issues, which the index shows. */
export function scans(
  all: Readonly<Record<string, Told & { readonly found?: number | Found }>>,
  beside: Omit<World, 'scans' | 'issues'> = {},
): Scenario {
  return world((context) => {
    const told = Object.entries(all).map(([id, { found, ...scan }]) => {
      if (found === undefined) return { issues: [], scan: scanOf(context, id, scan) };
      const { count, visibleAfterMs, ...parts } = typeof found === 'number' ? { count: found } : found;
      const issues = criticals(context, count, {
        ref: scan.branch ?? refOf(context),
        repositoryId: scan.repositoryId ?? context.repositoryId,
        visibleAtMs: visibleAfterMs === undefined ? 0 : context.nowMs + visibleAfterMs,
        ...parts,
      });
      return { issues, scan: scanOf(context, id, { saw: issues, ...scan }) };
    });
    return { ...beside, issues: told.flatMap(({ issues }) => issues), scans: told.map(({ scan }) => scan) };
  });
}

export function ofPull(number: number): Partial<PlatformScan> {
  return { branch: `refs/pull/${number}/merge`, pullRequestId: String(number), isFull: false };
}

export function ofBranch(branch: string): Partial<PlatformScan> {
  return { branch, pullRequestId: undefined, isFull: true };
}

/** This many open critical code issues of one rule, on the ref of the event, visible from the start. */
export function criticals(context: ScenarioContext, count: number, parts: Partial<Issue> = {}): readonly Issue[] {
  const place = { ...placeOf(context), ...parts };
  const rule = parts.rule ?? aRule({ path: 'acme.worlds.raw-sql' });
  const id = `${rule.path}-${place.ref}-${parts.severity}-${parts.visibleAtMs}-${parts.state}`;
  return issuesOf(count, { ...place, id, rule, severity: 'SEVERITY_CRITICAL', ...parts });
}

type World = Parameters<typeof worldOf>[1];

/** A platform with these scans and issues beside the usual neighbours: history of `main`, pull request 8, another project. */
export function world(make: (context: ScenarioContext) => World): Scenario {
  return (context) => worldOf(context, make(context));
}

/** Keeps only the scans that a test names, by ids of three digits: nothing else was ever scanned here. */
export function withoutNeighbours(scenario: Scenario): Scenario {
  return (context) => {
    const state = scenario(context);
    return { ...state, scans: state.scans.filter(({ id }) => id.length === 3) };
  };
}

export function withoutPullRequestScans(scenario: Scenario): Scenario {
  return (context) => {
    const state = scenario(context);
    return { ...state, scans: state.scans.filter(({ branch }) => !branch.startsWith('refs/pull/')) };
  };
}

/**
 * A platform with the emulated time in its answers. Time begins with the first request, so that a slow start of the gate on a busy machine
 * does not make its scans older.
 */
export function punctual(scenario: Scenario) {
  let startMs: number | undefined;
  let firstAt: number | undefined;
  return {
    platform: ((context) => {
      startMs = context.nowMs;
      return scenario(context);
    }) satisfies Scenario,
    through:
      (handler: Handler, now = () => performance.now()): Handler =>
      (request) => {
        firstAt ??= now();
        const answer = handler(request);
        const date = new Date(startMs! + now() - firstAt).toUTCString();
        return { ...answer, headers: { ...answer.headers, date } };
      },
  };
}

/** A world that changes once: this long after the first request of an operation. */
export function changingAfter(ms: number, end: string, scenario: Scenario, change: (state: PlatformState) => void) {
  let firstAt: number | undefined;
  return changingOnce(scenario, change, ({ path }, now) => {
    if (path.endsWith(end)) firstAt ??= now();
    return firstAt !== undefined && now() - firstAt >= ms;
  });
}

/** A world that changes once: before this reading of the list of scans, the first being 1. */
export function changingAtPoll(look: number, scenario: Scenario, change: (state: PlatformState) => void) {
  let polls = 0;
  return changingOnce(scenario, change, ({ method, path }) => {
    if (operationOf(method, path) === 'list-scans') polls += 1;
    return polls === look;
  });
}

/** Makes the change before the first request for which `isTime` is true. */
function changingOnce(
  scenario: Scenario,
  change: (state: PlatformState) => void,
  isTime: (request: Parameters<Handler>[0], now: () => number) => boolean,
) {
  let state: PlatformState | undefined;
  let hasChanged = false;
  return {
    platform: ((context) => {
      state = scenario(context);
      return state;
    }) satisfies Scenario,
    through:
      (handler: Handler, now = () => performance.now()): Handler =>
      (request) => {
        if (!hasChanged && isTime(request, now)) {
          hasChanged = true;
          change(state!);
        }
        return handler(request);
      },
  };
}

/** Changes the detail of a scan before its end, when it has no counts. */
export function beforeItsEnd(change: (detail: Readonly<Record<string, unknown>>) => object) {
  return (handler: Handler): Handler =>
    answering('read-scan', (request, usual) => {
      const answer = usual(request);
      const detail = JSON.parse(answer.body as string) as Readonly<Record<string, unknown>>;
      return detail.stats === null ? { ...answer, body: JSON.stringify(change(detail)) } : answer;
    })(handler);
}

type Asked = Pick<GateRun, 'requests'>;

const sent = ({ requests }: Asked, operation: string): readonly RecordedRequest[] =>
  requests.filter((request) => request.operation === operation);

export const lists = (run: Asked): readonly RecordedRequest[] => sent(run, 'list-scans');
export const details = (run: Asked): readonly RecordedRequest[] => sent(run, 'read-scan');
export const searches = (run: Asked): readonly RecordedRequest[] => sent(run, 'search-issues');

type SearchBody = { readonly issueTypes: readonly string[]; readonly filter: { readonly refs: readonly string[] } };

function bodyOf({ json }: RecordedRequest): SearchBody {
  return json as SearchBody;
}

/** Every ref that a search asked for, sorted by name. With `issueType`, only searches of that type. */
export function refsSearched(run: GateRun, issueType?: string): readonly string[] {
  const bodies = searches(run).map(bodyOf);
  const meant = bodies.filter(({ issueTypes }) => issueType === undefined || issueTypes.includes(issueType));
  return [...new Set(meant.flatMap(({ filter }) => filter.refs))].sort();
}

export function commentedPulls({ githubRequests }: GateRun): readonly string[] {
  return githubRequests
    .filter(({ operation }) => operation === 'create-comment')
    .map(({ path }) => /\/issues\/(\d+)\/comments$/.exec(path)?.[1] ?? '?');
}

export function conditionOf({ outputs }: GateRun, name: string): object | undefined {
  const all = JSON.parse(outputs.conditions || '[]') as readonly { readonly name: string }[];
  return all.find((condition) => condition.name === name);
}

export function pages({ stdout, summary, comments }: GateRun): string {
  return [stdout, summary, ...comments].join('\n');
}

export function headlines({ finalLine, summary, comments }: GateRun): readonly string[] {
  const heads = [summary, ...comments].map((page) => /^#+ .*Findings Gate.*(?:\n\n.*)?/m.exec(page)?.[0] ?? '');
  return [finalLine, ...heads];
}

/** The scan counted eight findings an hour ago. One rule, with three high issues, never appears in the index. */
export const HIDDEN = scans({
  501: { startedAgoMs: 61 * MINUTE_MS, counted: 8, found: { count: 5, severity: 'SEVERITY_LOW' } },
});
