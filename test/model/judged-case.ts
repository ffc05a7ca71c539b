import { aPlatformState, aRepository } from '../../emulator/build.ts';
import { platformOf } from '../../emulator/history/platform-of.ts';
import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import { readWritten } from '../../src/cli/check/check-settings.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { run } from '../../src/gate/story/run.ts';
import type { World } from '../../src/gate/story/world.ts';
import { parseInputs } from '../../src/inputs/parse-inputs.ts';
import type { RawInputs } from '../../src/inputs/raw-inputs.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { rawInputsFrom } from '../inputs/some-inputs.ts';
import type { Counts, Expected } from './expected.ts';
import { inProcessReader } from './in-process-reader.ts';
import type { ModelCase } from './model-case.ts';
import { oracle } from './oracle.ts';
import { CHECKOUT } from './project-worlds.ts';
import { VirtualClock } from './virtual-clock.ts';

/** What the gate said, and where it differs from what the oracle gives. */
export type Judged = {
  readonly report: GateReport;
  readonly expected: Expected;
  /** Undefined: they agree. The first word says what kind of difference it is. */
  readonly difference: string | undefined;
};

/** A change that came so shortly before the verdict may have been seen, or not. */
const UNSEEN_MS = 12_000;
const INDEX_WAIT_MS = 120_000;
/** Reasons may be told so much before their time: the last poll comes at the end of the wait. */
const TOLERANCE_MS = 1_000;
const CURE_MS = 90_000;
/** How long after a change another answer may follow from it: the index, and a usual product. */
const TURNS_MS = [0, 10_000, 30_000, 40_000, 60_000];
/** A product may be awaited for a minute where the rules leave open whether, and a poll comes so much later. */
const LATEST_MS = 80_000;
const LINKS: World['links'] = { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' };

/** Runs the gate's story in the world of the case, in no time, and asks the oracle what it should have said. */
export async function judgeCase(world: ModelCase, quirks: readonly QuirkId[] = []): Promise<Judged> {
  const report = await reportOn(world, undefined, quirks);
  return { report, ...comparedWith(report, world) };
}

/** What the oracle gives for the case, and where the report differs from it, at this end of the run. */
export function comparedWith(
  report: GateReport,
  world: ModelCase,
  endMs = report.times.finishedAtMs,
): Pick<Judged, 'expected' | 'difference'> {
  const unseenMs = changesMs(world)
    .filter((ms) => ms <= endMs && ms > endMs - UNSEEN_MS)
    .map((ms) => ms - 1);
  // What was read before the index was waited for in vain is not read again.
  const readMs = report.verdict.reason === 'index-lag' ? [endMs - INDEX_WAIT_MS] : [];
  const answers = [
    oracle(world, endMs),
    ...unseenMs.flatMap((ms) => [oracle(world, ms), oracle(world, endMs, ms)]),
    ...readMs.map((ms) => oracle(world, Math.max(ms, world.startMs), endMs)),
  ];
  const differences = answers.map((expected) => differenceOf(report, expected));
  const difference = differences.includes(undefined) ? lateness(world, report) : differences[0];
  return { expected: answers[0]!, difference };
}

/**
 * A pass must be told when it is proven. Of a bare commit the gate knows only what the day shows until it decides, and
 * beside a ref nobody asks at once whose a diff scan of another name is.
 */
function lateness(world: ModelCase, { verdict, times }: GateReport): string | undefined {
  if (verdict.word !== 'pass' || world.subject.kind !== 'pull-request') return undefined;
  const { startMs, settings } = world;
  const deadlinesMs = [0, settings.discoveryMs, CURE_MS].map((ms) => startMs + ms);
  const turnsMs = changesMs(world).flatMap((ms) => TURNS_MS.map((laterMs) => ms + laterMs));
  const momentsMs = [...deadlinesMs, ...turnsMs].filter((ms) => ms >= startMs && ms <= times.finishedAtMs);
  const newestFirst = momentsMs.toSorted((one, other) => other - one);
  const unprovenMs = newestFirst.find((ms) => oracle(world, ms).word !== 'pass');
  const lateMs = times.finishedAtMs - Math.min(...momentsMs.filter((ms) => ms > (unprovenMs ?? 0)));
  return lateMs > LATEST_MS ? `LATE: pass, proven ${lateMs / 1_000} s before` : undefined;
}

/** Runs the gate's story in the world of the case, or something else in the place of the story. */
export async function reportOn(
  world: ModelCase,
  judge: (raw: RawInputs, world: World) => Promise<GateReport> = (raw, around) => run(parseInputs(raw), around),
  quirks: readonly QuirkId[] = [],
): Promise<GateReport> {
  const { settings, startMs, subject } = world;
  const clock = new VirtualClock(startMs);
  const projects = [world.history, ...world.others];
  const known = projects.map((history) => platformOf(history, startMs));
  const state = aPlatformState({
    startedAtMs: startMs,
    repositories: projects.map(({ repositoryId, project }) => aRepository({ id: repositoryId, name: project!.name })),
    scans: known.flatMap(({ scans }) => scans),
    issues: known.flatMap(({ issues }) => issues),
    wire: world.wire,
  });
  const raw = rawInputsFrom({
    'deployment-id': state.deploymentId,
    'required-products': settings.required.map((product) => PRODUCT_WORDS[product]).join(','),
    'discovery-timeout': `${settings.discoveryMs}ms`,
    'wait-timeout': `${settings.waitMs}ms`,
    'poll-interval': '20s',
    'max-critical': String(settings.maxCritical),
    'max-high': String(settings.maxHigh),
    baseline: settings.isComparing ? 'base' : 'none',
    repository: settings.repository,
    ...(settings.isFullRequired ? { 'required-scan': 'full' } : {}),
    ...(settings.namesRepositoryId ? { 'repository-id': world.history.repositoryId } : {}),
  });
  const { silenced } = settings;
  const policy = silenced && {
    text: policyOf(silenced),
    sourceName: 'policy',
    source: { kind: 'input' } as const,
  };
  return judge(raw, {
    reader: inProcessReader(state, clock, quirks),
    clock,
    random: fixedRandom(),
    log: new CollectingLog(),
    signal: new AbortController().signal,
    monotonicStart: clock.now(),
    readTarget: async () => ({
      event: subject.kind === 'pull-request' ? 'pull_request' : 'push',
      commit: world.commit as CommitSha,
      pipelineCommit: world.pipelineCommit as CommitSha | undefined,
      repository: settings.repository,
      subject,
      baseRef: subject.kind === 'pull-request' ? 'refs/heads/main' : undefined,
    }),
    readPolicy: async () => readWritten({ policy, waivers: undefined }, parseInputs(raw), startMs),
    links: LINKS,
    checkout: { host: 'github.com', path: CHECKOUT, names: [CHECKOUT] },
  });
}

function policyOf({ states, max, isRecent }: NonNullable<ModelCase['settings']['silenced']>): string {
  const names = states.map((state) => state.toLowerCase().replaceAll('_', '-')).join(', ');
  const within = isRecent ? ', triaged-within: 1d' : '';
  const condition = `name: Silenced, severities: [critical, high], states: [${names}]${within}, max: ${max}`;
  const rest = `name: Rest, states: [${DETECTED}], and-not: [Silenced], max: none`;
  return `version: 1\nconditions:\n  - { ${condition} }\n  - { ${rest} }\n`;
}

const DETECTED = 'open, unknown, reviewing, fixing, ignored-app, ignored-code, provisionally-ignored-app';
const PRODUCT_WORDS: Readonly<Record<string, string>> = { sast: 'code', sca: 'supply-chain', secrets: 'secrets' };

function differenceOf(report: GateReport, expected: Expected): string | undefined {
  const { verdict } = report;
  const said = `${verdict.word} ${verdict.reason ?? ''}`.trim();
  if (expected.word === 'silent') return undefined;
  if (verdict.word === 'inconclusive') {
    if (expected.word !== 'not proven') return `NEEDLESS: ${said} where the oracle gives ${expected.word}`;
    const notBeforeMs = expected.reasons.get(verdict.reason);
    if (notBeforeMs === undefined)
      return `REASON: ${said}, not ${[...expected.reasons.keys()].join(' or ') || 'any: it should wait'}`;
    const earlyMs = notBeforeMs - report.times.finishedAtMs;
    return earlyMs > TOLERANCE_MS ? `EARLY: ${said}, ${earlyMs / 1000} s before it may be told` : undefined;
  }
  if (expected.word !== verdict.word) {
    const reasons =
      expected.word === 'not proven' ? ` (${[...expected.reasons.keys()].join(', ') || 'should wait'})` : '';
    return `FALSE ${verdict.word.toUpperCase()}: the oracle gives ${expected.word}${reasons}`;
  }
  if (!expected.isComplete) return undefined;
  const counts = countsOf(report);
  const ofPolicy = report.conditions.filter(({ source }) => source === 'policy');
  const found = JSON.stringify(
    Object.fromEntries(ofPolicy.map((each) => [each.name, Number(each.found ?? Number.NaN)])),
  );
  const toFind = JSON.stringify(expected.found ?? {});
  if (found !== toFind) return `SILENCED: ${found} instead of ${toFind}`;
  const isSame = COLUMNS.every(
    (column) => counts[column] === (expected.counts[`SEVERITY_${column.toUpperCase()}`] ?? 0),
  );
  return isSame ? undefined : `COUNTS: ${JSON.stringify(counts)} instead of ${JSON.stringify(expected.counts)}`;
}

const COLUMNS = ['critical', 'high', 'medium', 'low'] as const;

function countsOf({ counts }: GateReport): Counts {
  return Object.fromEntries(COLUMNS.map((column) => [column, Number(counts[column] ?? Number.NaN)]));
}

function changesMs({ history, others }: ModelCase): readonly number[] {
  return [history, ...others].flatMap(({ events }) =>
    events.flatMap((event) => {
      if (event.kind !== 'scan') return [event.atMs];
      const { startedAtMs, listedAtMs, end } = event;
      const lags = (end?.lags ?? []).map(({ untilMs }) => untilMs);
      return [startedAtMs, listedAtMs, end?.atMs, end?.searchableAtMs, ...lags].filter((ms) => ms !== undefined);
    }),
  );
}

/** The case with every event left out that the difference does not need. */
export async function shrink(world: ModelCase): Promise<ModelCase> {
  const kind = kindOf(await judgeCase(world));
  for (const event of world.history.events) {
    const events = world.history.events.filter((other) => other !== event);
    const smaller = { ...world, history: { ...world.history, events } };
    if (kindOf(await judgeCase(smaller)) === kind) return shrink(smaller);
  }
  for (const other of world.others) {
    const smaller = { ...world, others: world.others.filter((one) => one !== other) };
    if (kindOf(await judgeCase(smaller)) === kind) return shrink(smaller);
  }
  return world;
}

export function kindOf({ difference }: Pick<Judged, 'difference'>): string | undefined {
  return difference?.split(':')[0];
}
