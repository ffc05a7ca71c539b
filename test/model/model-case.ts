import { aRule } from '../../emulator/build.ts';
import type { Commit, Finding, History, HistoryEvent, ScanRun } from '../../emulator/history/history.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import type { Subject } from '../../src/domain/target.ts';
import { Chance } from './random.ts';

/** One world, and one run of the gate in it. Times are milliseconds since 1970 (UTC) or lengths. */
export type ModelCase = {
  readonly seed: number;
  readonly history: History;
  /** The same commit in a project of another name. */
  readonly mirror: History;
  readonly startMs: number;
  /** The commit under test. */
  readonly commit: string;
  readonly subject: Subject;
  readonly settings: {
    readonly required: readonly string[];
    readonly isComparing: boolean;
    readonly maxCritical: number;
    readonly maxHigh: number;
    readonly discoveryMs: number;
    readonly waitMs: number;
    readonly namesRepositoryId: boolean;
  };
  readonly wire: Partial<WireForm>;
};

export const START_MS = Date.UTC(2026, 5, 15, 12);
const SECOND = 1_000;
const MINUTE = 60_000;
const PULL = 'refs/pull/7/merge';
const OTHER_PULL = 'refs/pull/8/merge';
const MAIN_COMMITS = ['a', 'b'].map((letter) => letter.repeat(40));
const TOPIC_COMMITS = ['1', '2', '3'].map((letter) => letter.repeat(40));
const BASE = MAIN_COMMITS[0]!;

const TRIAGED = ['IGNORED_APP', 'IGNORED_CODE', 'REVIEWING', 'FIXING', 'UNKNOWN', 'PROVISIONALLY_IGNORED_APP'];
const SHARED = aRule({ path: 'acme.shared' });
const CODE = aRule({ path: 'acme.code' });
const PACKAGE = aRule({ path: 'acme.package' });

/** Some rules have several findings, and one rule is of code and of secrets. */
const FINDINGS: readonly (Finding & { readonly likely: number })[] = [
  { id: 'code-critical', type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_CRITICAL', rule: SHARED, likely: 10 },
  { id: 'code-high-1', type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_HIGH', rule: SHARED, likely: 15 },
  { id: 'code-high-2', type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_HIGH', rule: SHARED, likely: 15 },
  { id: 'code-critical-2', type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_CRITICAL', rule: SHARED, likely: 8 },
  { id: 'code-low', type: 'ISSUE_TYPE_SAST', severity: 'SEVERITY_LOW', rule: CODE, likely: 50 },
  { id: 'package-critical', type: 'ISSUE_TYPE_SCA', severity: 'SEVERITY_CRITICAL', rule: PACKAGE, likely: 10 },
  { id: 'package-high', type: 'ISSUE_TYPE_SCA', severity: 'SEVERITY_HIGH', rule: PACKAGE, likely: 15 },
  { id: 'package-high-2', type: 'ISSUE_TYPE_SCA', severity: 'SEVERITY_HIGH', rule: PACKAGE, likely: 10 },
  { id: 'package-medium', type: 'ISSUE_TYPE_SCA', severity: 'SEVERITY_MEDIUM', rule: PACKAGE, likely: 40 },
  { id: 'secret-high', type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_HIGH', rule: SHARED, likely: 15 },
  { id: 'secret-low', type: 'ISSUE_TYPE_SECRETS', severity: 'SEVERITY_LOW', rule: CODE, likely: 30 },
  { id: 'ai', type: 'ISSUE_TYPE_AI_SAST', rule: aRule({ path: 'acme.ai' }), likely: 30 },
];

const RATED = ['sast', 'sca', 'secrets'];
const PARTS = [['sast'], ['sca'], ['secrets'], ['sast', 'secrets'], ['sca', 'secrets'], ['sast', 'sca']];

/** The case of a seed, always the same one. */
export function caseOf(seed: number): ModelCase {
  const chance = new Chance(seed);
  const subject = chance.oneOf(subjectsOf(chance));
  const commit = chance.oneOf(ownRef(subject) === 'main' ? [...MAIN_COMMITS, ...TOPIC_COMMITS] : TOPIC_COMMITS);
  const commits = commitsOf(chance);
  const isComparing = chance.percent(40);
  const scans = [...scansOf(chance, subject, commit), ...(isComparing ? baseScans(chance) : [])];
  const mirrored = chance.percent(8)
    ? scans.slice(0, 1).map((scan) => ({ ...scan, id: '999', commit, isPartial: false }))
    : [];
  return {
    seed,
    history: { repositoryId: '101', commits, events: [...scans, ...otherEvents(chance, subject)] },
    mirror: { repositoryId: '7700', commits, events: mirrored },
    startMs: START_MS,
    commit,
    subject,
    settings: {
      required: chance.percent(20) ? chance.some(RATED, 40) : [],
      isComparing,
      maxCritical: chance.oneOf([0, 0, 0, 1]),
      maxHigh: chance.oneOf([0, 0, 1, 2]),
      discoveryMs: chance.oneOf([60 * SECOND, 2 * MINUTE]),
      waitMs: chance.percent(12) ? 0 : 4 * MINUTE,
      namesRepositoryId: chance.percent(75),
    },
    wire: {
      omitsEmptyMembers: chance.percent(30),
      timestamps: chance.oneOf(['iso', 'space-separated']),
      endOfPaging: chance.oneOf(['empty', 'null', 'absent']),
      totals: chance.oneOf(['groups', 'issues', 'absent']),
      scanOrder: chance.oneOf(['newest-first', 'oldest-first', { shuffledBy: seed }]),
    },
  };
}

/** Where a subject's own scans are; for the bare commit, the place that is scanned most. */
export function ownRef(subject: Subject): string {
  if (subject.kind === 'ref') return subject.ref.replace('refs/heads/', '');
  return PULL;
}

function subjectsOf(chance: Chance): readonly Subject[] {
  const pull = { kind: 'pull-request', number: 7, headRef: 'topic' } as const;
  const ours: Subject = { ...pull, isHeadInSameRepository: !chance.percent(15) };
  const pushes = ['main', 'topic'].map((name): Subject => ({ kind: 'ref', ref: `refs/heads/${name}` }));
  return [ours, ours, ours, ours, ours, ...pushes, { kind: 'commit' }];
}

/** The topic's commits come from the first one of main, with some findings mended and some added. */
function commitsOf(chance: Chance): readonly Commit[] {
  const base = FINDINGS.filter(({ likely }) => chance.percent(likely));
  const changed = (sha: string): Commit => ({
    sha,
    findings: FINDINGS.filter((finding) => chance.percent(base.includes(finding) ? 75 : finding.likely)),
  });
  const [, ...laterOnMain] = MAIN_COMMITS;
  return [{ sha: BASE, findings: base }, ...[...laterOnMain, ...TOPIC_COMMITS].map(changed)];
}

function scansOf(chance: Chance, subject: Subject, commit: string): readonly ScanRun[] {
  const isPullFull = chance.percent(30);
  const runs = Array.from({ length: chance.whole(1, 6) }, (_, index) =>
    scanOf(chance, subject, commit, isPullFull, index),
  );
  return runs.map((run) => {
    const isAlone = runs.every((other) => other === run || other.ref !== run.ref);
    if (!isAlone || run.end === undefined || !chance.percent(20)) return run;
    return { ...run, end: { ...run.end, searchableAtMs: run.end.atMs + chance.whole(4, 25) * SECOND } };
  });
}

/** Most bases were scanned when somebody last pushed to them. */
function baseScans(chance: Chance): readonly ScanRun[] {
  const startedAtMs = START_MS - chance.whole(600, 20_000) * SECOND + 900;
  const end = { atMs: startedAtMs + 80 * SECOND, status: 'COMPLETED' } as const;
  const scan = { kind: 'scan', id: '400', ref: 'main', commit: BASE, products: RATED, isFull: true } as const;
  return chance.percent(85) ? [{ ...scan, startedAtMs, end }] : [];
}

function scanOf(chance: Chance, subject: Subject, head: string, isPullFull: boolean, index: number): ScanRun {
  const place = placeOf(chance, ownRef(subject), isPullFull);
  const onMain = place.ref === 'main' && !chance.percent(30);
  const commit = chance.percent(60) ? head : chance.oneOf(onMain ? MAIN_COMMITS : TOPIC_COMMITS);
  const startedAtMs = START_MS + startOf(chance) * SECOND + index;
  const lastsS = chance.percent(88) ? chance.whole(20, 150) : chance.whole(600, 1800);
  const products = chance.percent(60) ? RATED : chance.oneOf(PARTS);
  return {
    kind: 'scan',
    id: String(500 + chance.whole(0, 40) * 10 + index),
    commit,
    base: BASE,
    products: place.isFull && chance.percent(15) ? chance.oneOf([[...products, 'ai_sast'], ['ai_sast']]) : products,
    ...place,
    isPartial: chance.percent(6),
    omitsCounts: chance.percent(8),
    startedAtMs,
    listedAtMs: startedAtMs + (chance.percent(20) ? chance.whole(1, 40) * SECOND : 0),
    end: chance.percent(7) ? undefined : { atMs: startedAtMs + lastsS * SECOND, status: statusOf(chance) },
  };
}

/** Most scans are of the subject's own ref. A scan for `pull_request_target` is a diff scan under the bare name of the head branch. */
function placeOf(chance: Chance, own: string, isPullFull: boolean): Pick<ScanRun, 'ref' | 'isFull' | 'pullRequest'> {
  const pull = (ref: string, pullRequest: number) => ({ ref, isFull: isPullFull, pullRequest });
  const branch = (ref: string) => ({ ref, isFull: true });
  const bare = (pullRequest: number) => ({ ref: 'topic', isFull: false, pullRequest });
  const [ours, other, topic, main] = [pull(PULL, 7), pull(OTHER_PULL, 8), branch('topic'), branch('main')];
  if (chance.percent(50)) return [ours, topic, main].find(({ ref }) => ref === own)!;
  return chance.oneOf([ours, ours, ours, other, other, topic, topic, topic, topic, main, main, main, bare(7), bare(8)]);
}

/** Seconds from the start of the run. */
function startOf(chance: Chance): number {
  const times = [
    [-172_800, -90_000],
    [-18_000, -4_000],
    [-2_400, -300],
    [-300, -60],
    [-300, -60],
    [-100, 0],
    [1, 150],
  ];
  const [from, to] = chance.oneOf(times) as [number, number];
  return chance.whole(from, to);
}

function statusOf(chance: Chance): 'COMPLETED' | 'ERROR' | 'CANCELLED' | 'NEVER_FINISHED' {
  if (chance.percent(88)) return 'COMPLETED';
  return chance.oneOf(['ERROR', 'CANCELLED', 'NEVER_FINISHED']);
}

function otherEvents(chance: Chance, subject: Subject): readonly HistoryEvent[] {
  const atMs = () => START_MS - chance.whole(1, 6_000) * SECOND;
  const events: HistoryEvent[] = [];
  if (chance.percent(30)) events.push({ kind: 'closing', atMs: atMs(), pullRequest: chance.oneOf([7, 7, 8]) });
  if (chance.percent(25)) {
    const ref = chance.oneOf([ownRef(subject), 'main']);
    const state = `AGGREGATE_ISSUE_STATE_${chance.oneOf(TRIAGED)}`;
    events.push({ kind: 'triage', atMs: atMs(), ref, finding: chance.oneOf(FINDINGS).id, state });
  }
  return events;
}
