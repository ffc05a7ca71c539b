import { aRule } from '../../emulator/build.ts';
import type { Commit, Finding, History, HistoryEvent } from '../../emulator/history/history.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import type { Subject } from '../../src/domain/target.ts';
import { partsOf } from './project-worlds.ts';
import { Chance } from './random.ts';
import { baseScans, scansOf } from './scan-worlds.ts';
import {
  BASE,
  HEAD_REF,
  MAIN_COMMITS,
  MERGED_COMMIT,
  ownRef,
  START_MS,
  TAG,
  TOPIC_COMMITS,
  type Worlds,
  worldsOf,
} from './worlds.ts';

/** One world, and one run of the gate in it. Times are milliseconds since 1970 (UTC) or lengths. */
export type ModelCase = {
  readonly seed: number;
  readonly worlds: Worlds;
  readonly history: History;
  /** Other projects, in which the commit may have been scanned too. */
  readonly others: readonly History[];
  readonly startMs: number;
  /** The commit under test. */
  readonly commit: string;
  /** The commit of the pipeline, which counts as the commit under test too. */
  readonly pipelineCommit: string | undefined;
  readonly subject: Subject;
  readonly settings: {
    /** The name of the project that is asked for. */
    readonly repository: string;
    readonly required: readonly string[];
    readonly isFullRequired: boolean;
    readonly isComparing: boolean;
    readonly maxCritical: number;
    readonly maxHigh: number;
    readonly discoveryMs: number;
    readonly waitMs: number;
    readonly namesRepositoryId: boolean;
    /** A condition that counts critical and high findings in states of its own. */
    readonly silenced:
      | { readonly states: readonly string[]; readonly max: number; readonly isRecent: boolean }
      | undefined;
  };
  readonly wire: Partial<WireForm>;
};

const SECOND = 1_000;
const MINUTE = 60_000;

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

/** The case of a seed, always the same one. */
export function caseOf(seed: number): ModelCase {
  const chance = new Chance(seed);
  const worlds = worldsOf(chance);
  const subject = chance.oneOf(subjectsOf(chance, worlds));
  const commit = chance.oneOf(ownRef(subject, worlds) === 'main' ? [...MAIN_COMMITS, ...TOPIC_COMMITS] : TOPIC_COMMITS);
  const pipelineCommit = worlds.isMerged && subject.kind === 'pull-request' ? MERGED_COMMIT : undefined;
  const commits = commitsOf(chance);
  const isComparing = chance.percent(40);
  const judged = { subject, commit, pipelineCommit };
  const scans = [...scansOf(chance, worlds, judged), ...(isComparing ? baseScans(chance) : [])];
  const { repository, project, others } = partsOf(chance, worlds, scans, commit, () => commitsOf(chance));
  const history: History = {
    repositoryId: '101',
    project,
    diffsLeaveTheBase: worlds.diffsLeaveTheBase,
    commits,
    events: [...scans, ...otherEvents(chance, worlds, subject)],
  };
  return {
    seed,
    worlds,
    history,
    others,
    startMs: START_MS,
    ...judged,
    settings: {
      repository,
      required: chance.percent(20) ? chance.some(RATED, 40) : [],
      isFullRequired: worlds.isFullRequired,
      isComparing,
      maxCritical: chance.oneOf([0, 0, 0, 1]),
      maxHigh: chance.oneOf([0, 0, 1, 2]),
      discoveryMs: chance.oneOf([60 * SECOND, 2 * MINUTE]),
      waitMs: chance.percent(12) ? 0 : 4 * MINUTE,
      namesRepositoryId: chance.percent(worlds.hasParts ? 40 : 75),
      silenced: worlds.isSilenced ? silencedOf(chance) : undefined,
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

function subjectsOf(chance: Chance, worlds: Worlds): readonly Subject[] {
  const pull = { kind: 'pull-request', number: 7, headRef: HEAD_REF } as const;
  const ours: Subject = { ...pull, isHeadInSameRepository: !chance.percent(15) };
  const names = ['refs/heads/main', `refs/heads/${HEAD_REF}`, ...(worlds.hasTags ? [TAG, TAG, TAG] : [])];
  const bare: Subject = { kind: 'commit' };
  return [ours, ours, ours, ours, ours, ...names.map((ref): Subject => ({ kind: 'ref', ref })), bare, bare];
}

/** Another project that the same pushes were scanned as: with scans, commits and triage of its own. */
export function partOf(
  { worlds, subject, commit, pipelineCommit, settings }: ModelCase,
  chance: Chance,
): Omit<History, 'repositoryId'> {
  const judged = { subject, commit, pipelineCommit };
  const scans = [...scansOf(chance, worlds, judged), ...(settings.isComparing ? baseScans(chance) : [])];
  return {
    diffsLeaveTheBase: worlds.diffsLeaveTheBase,
    commits: commitsOf(chance),
    events: [...scans, ...otherEvents(chance, worlds, subject)],
  };
}

/** The topic's commits come from the first one of main, with some findings mended and some added. */
function commitsOf(chance: Chance): readonly Commit[] {
  const base = FINDINGS.filter(({ likely }) => chance.percent(likely));
  const changed = (sha: string): Commit => ({
    sha,
    findings: FINDINGS.filter((finding) => chance.percent(base.includes(finding) ? 75 : finding.likely)),
  });
  const [, ...laterOnMain] = MAIN_COMMITS;
  return [{ sha: BASE, findings: base }, ...[...laterOnMain, ...TOPIC_COMMITS, MERGED_COMMIT].map(changed)];
}

function otherEvents(chance: Chance, worlds: Worlds, subject: Subject): readonly HistoryEvent[] {
  const atMs = () => START_MS - chance.whole(1, 6_000) * SECOND;
  const events: HistoryEvent[] = [];
  if (chance.percent(30)) events.push({ kind: 'closing', atMs: atMs(), pullRequest: chance.oneOf([7, 7, 8]) });
  if (chance.percent(25)) {
    const ref = chance.oneOf([ownRef(subject, worlds), 'main']);
    const state = `AGGREGATE_ISSUE_STATE_${chance.oneOf(TRIAGED)}`;
    events.push({ kind: 'triage', atMs: atMs(), ref, finding: chance.oneOf(FINDINGS).id, state });
  }
  if (!worlds.isSilenced) return events;
  const triaged = chance.some(FINDINGS, 40).map(({ id }): HistoryEvent => {
    const state = `AGGREGATE_ISSUE_STATE_${chance.oneOf(TRIAGED)}`;
    return { kind: 'triage', atMs: atMs(), ref: ownRef(subject, worlds), finding: id, state };
  });
  return [...events.filter(({ kind }) => kind !== 'triage'), ...triaged];
}

/** All that was triaged was triaged in the last hours. */
function silencedOf(chance: Chance): ModelCase['settings']['silenced'] {
  const isRecent = chance.percent(50);
  const states = TRIAGED.filter((state) => !isRecent || !['IGNORED_CODE', 'UNKNOWN'].includes(state));
  const [first, ...others] = states;
  return { isRecent, max: chance.oneOf([0, 0, 1]), states: [first!, ...chance.some(others, 50)] };
}
