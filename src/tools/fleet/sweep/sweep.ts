import { attempt, GateFailure } from '../../../domain/failure.ts';
import type { CommitSha } from '../../../domain/ids.ts';
import { MOST_STATUS_CHARACTERS } from '../../../domain/limits.ts';
import { REASONS, type Reason } from '../../../domain/reason.ts';
import { branchRef } from '../../../domain/ref.ts';
import type { GateReport } from '../../../domain/report.ts';
import { fitUnits } from '../../../domain/text/fit-units.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import type { ListedStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import { type StatusState, type StatusWord, said, statusOfWords, wordsOf } from '../../../forge/github/status-words.ts';
import { runCommit } from '../../../gate/pipeline/run-commit.ts';
import type { PolicyRead, World } from '../../../gate/pipeline/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { CommentOutcome } from '../../../ports/outcome.ts';
import { partsOf } from '../../../report/text/projects.ts';
import { asking } from '../ask-each.ts';
import { type SharedLists, sharedLists } from '../shared-lists.ts';
import { type OpenPull, type SweepHost, turnStatus } from './sweep-host.ts';

const NOT_ALL = 'an open pull request with this head was not judged, or the list of pull requests is incomplete';

export type SweptPull = {
  readonly number: number;
  readonly commit: CommitSha;
  /** The verdict of this pull request alone; others of the same commit may have another one. */
  readonly verdict: Verdict['word'];
  readonly reason: Reason | undefined;
  readonly message: string;
  /** The gate's commit status before and after the sweep; undefined if there is none, or it is not known. */
  readonly was: StatusState | undefined;
  readonly status: StatusState | undefined;
  /** The status that the sweep set, or would set in a dry run; undefined if none is due. */
  readonly due: 'success' | 'failure' | undefined;
  readonly done: 'written' | 'dry-run' | 'overtaken' | 'moved' | 'failed' | Left;
  readonly comment: string | undefined;
  /** Sentences about what could not be read or written. With any of them the sweep is incomplete. */
  readonly problems: readonly string[];
};

export type Sweep = { readonly pulls: readonly SweptPull[]; readonly listProblem: string | undefined };

export type Conclusion = 'success' | 'failure' | 'unproven';

type Left = 'same' | 'unproven' | 'list-incomplete';

type Concluded = Pick<GateReport, 'verdict' | 'exitCode'>;

export type SweepWorld = Pick<World, 'clock' | 'random' | 'log' | 'signal' | 'links' | 'checkout'> & {
  readonly inputs: Inputs;
  createReader(): FindingsReader;
  readPolicy(pull: OpenPull): Promise<PolicyRead | undefined>;
  readonly host: SweepHost;
  describe(report: GateReport): string;
  readonly isDryRun: boolean;
  progress(swept: readonly SweptPull[], pulls: number): void;
};

type Commit = {
  readonly sha: CommitSha;
  readonly pulls: readonly OpenPull[];
  /** False if the commit may be the head of further pull requests. */
  readonly isListWhole: boolean;
  readonly before: readonly ListedStatus[] | GateFailure;
};

type JudgedPull = Concluded & { readonly pull: OpenPull; readonly report?: GateReport };

/** Sets each status that differs from the proven verdict (docs/sweep.md). Throws `GateFailure` if open pull requests cannot be listed, and `cancelled`. */
export async function sweep(world: SweepWorld): Promise<Sweep> {
  const { host } = world;
  const { pulls, problem } = await host.listOpen();
  const swept: SweptPull[] = [];
  world.progress(swept, pulls.length);
  // All statuses are read before the platform is asked: a verdict rests on newer facts than the status that it replaces.
  const groups = [...Map.groupBy(pulls, ({ headSha }) => headSha)];
  const reading = groups.map(async ([sha, ofCommit]): Promise<Commit> => {
    const before = await attempt(() => host.statuses(sha));
    return { sha, pulls: ofCommit, isListWhole: problem === undefined, before };
  });
  const commits = await Promise.all(reading);
  const reader = world.createReader();
  const lists = sharedLists(() => reader, world.clock);
  const judge = asking<OpenPull, JudgedPull>({
    projectOf: () => world.inputs.repository,
    async ask(pull) {
      const report = await judgePull(pull, lists, world);
      const { verdict, exitCode } = report;
      const parts = partsOf(report);
      // Of several projects, one that could not be read is reported, even if another is named first.
      if (verdict.word === 'inconclusive')
        return { pull, verdict: parts.find((part) => !isAnswer(part))?.verdict ?? verdict, exitCode, report };
      const [unknown] = parts.flatMap(({ baseNow }) => (baseNow && 'unknown' in baseNow ? baseNow.unknown : []));
      if (unknown === undefined) return { pull, verdict, exitCode, report };
      // If the base may have changed, a diff scan may be of another base.
      return unproven(pull, 'github', `it is not known whether its base has changed: ${unknown}`);
    },
    skip: (pull, { reason, message }) =>
      unproven(pull, reason, `not judged, because the platform gave no answer for others: ${message}`),
    lossOf: ({ verdict }) => (verdict.word === 'inconclusive' ? verdict : undefined),
  });
  await Promise.all(
    commits.map(async (commit) => {
      const judged = await Promise.all(commit.pulls.map(judge));
      swept.push(...(await settleCommit(commit, judged, world)));
      world.progress(swept, pulls.length);
    }),
  );
  return { pulls: swept.toSorted((one, other) => one.number - other.number), listProblem: problem };
}

function unproven(pull: OpenPull, reason: Reason, message: string): JudgedPull {
  return { pull, verdict: { word: 'inconclusive', reason, message }, exitCode: 2 };
}

type CommitEnd = Pick<SweptPull, 'status' | 'due' | 'done' | 'problems'> & {
  /** The pull requests that this applies to, if others were closed or have changed meanwhile. */
  readonly stayed?: readonly JudgedPull[];
};

async function settleCommit(commit: Commit, judged: readonly JudgedPull[], world: SweepWorld) {
  const { before } = commit;
  const { stayed = judged, ...end } = await endOf(commit, judged, world);
  const was = before instanceof GateFailure ? undefined : before[0]?.state;
  return Promise.all(
    judged.map(async (one): Promise<SweptPull> => {
      const { pull, verdict } = one;
      const own: CommitEnd = stayed.includes(one) ? end : { ...end, due: undefined, done: 'moved', problems: [] };
      const isStatusRight = own.done === 'written' || (own.done === 'same' && !world.isDryRun);
      const comment = isStatusRight ? await updatedComment(one, world) : {};
      return {
        number: pull.number,
        commit: commit.sha,
        verdict: verdict.word,
        reason: verdict.reason,
        message: verdict.message,
        was,
        ...own,
        comment: comment.url,
        problems: [
          ...(isAnswer(one) ? [] : [verdict.message]),
          ...own.problems,
          ...(comment.warning === undefined ? [] : [comment.warning]),
        ],
      };
    }),
  );
}

async function endOf(commit: Commit, judged: readonly JudgedPull[], world: SweepWorld): Promise<CommitEnd> {
  const { host, isDryRun } = world;
  const { sha, isListWhole, before } = commit;
  if (before instanceof GateFailure)
    return { status: undefined, due: undefined, done: 'failed', problems: [before.message] };
  const [top] = before;
  const problems = top === undefined || host.isOurs(top) ? [] : [strangersWord(top)];
  const worst = worstOf(judged.map(conclusionOf));
  const toSet = statusToSet(judged, worst, world);
  const isSaid = top !== undefined && problems.length === 0 && (judged.length === 1 || saysAll(top, toSet));
  const decided = dueOf(worst, isSaid ? top.state : undefined, isListWhole);
  const stands = { status: top?.state, due: undefined, problems };
  if ('left' in decided) return { ...stands, done: decided.left };
  const { due } = decided;
  if (isDryRun) return { ...stands, due, done: 'dry-run' };
  const end = await attempt(async (): Promise<CommitEnd> => {
    const now = await Promise.all(judged.map(({ pull }) => host.pullNow(pull)));
    const stayed = judged.filter((_, index) => now[index]!.isUnchanged);
    if (stayed.length === 0) return { ...stands, due, done: 'moved' };
    if (stayed.length < judged.length) return { stayed, ...(await endOf(commit, stayed, world)) };
    // A pull request that was opened meanwhile, or that got another base, was not judged.
    const judgedNumbers = stayed.map(({ pull }) => pull.number);
    const isAll = now[0]!.openPulls?.every((number) => judgedNumbers.includes(number)) ?? false;
    if (due === 'success' && !isAll) return { ...stands, done: 'list-incomplete', problems: [...problems, NOT_ALL] };
    const { kind, status, stranger } = await turnStatus(host, sha, toSet!, top);
    return { status: status.state, due, done: kind, problems: stranger === undefined ? [] : [strangersWord(stranger)] };
  });
  if (!(end instanceof GateFailure)) return end;
  // A write that failed may have taken effect.
  const now = await attempt(() => host.statuses(sha));
  const status = now instanceof GateFailure ? undefined : now[0]?.state;
  return { status, due, done: 'failed', problems: [...stands.problems, end.message] };
}

/** The status with the proven verdict of each pull request, described by the worst; undefined if the worst is unproven. */
function statusToSet(
  judged: readonly JudgedPull[],
  worst: Conclusion,
  { describe, links }: SweepWorld,
): StatusToSet | undefined {
  const report = judged.find((one) => conclusionOf(one) === worst)?.report;
  if (worst === 'unproven' || report === undefined) return undefined;
  const words = judged.flatMap((one): readonly StatusWord[] => {
    const state = conclusionOf(one);
    return state === 'unproven' ? [] : [{ pullRequest: one.pull.number, state }];
  });
  const { state, description } = statusOfWords(words, describe(report));
  return { state, description: fitUnits(description, MOST_STATUS_CHARACTERS), targetUrl: links.run };
}

/** True if the status has all verdicts that it needs. A failing one needs that of each pull request: the next run of another one reads it there. */
function saysAll(status: ListedStatus, toSet: StatusToSet | undefined): boolean {
  const words = status.state !== 'failure' || toSet === undefined ? [] : wordsOf(toSet).map(said);
  const current = new Set(wordsOf(status).map(said));
  return words.every((word) => current.has(word));
}

function strangersWord({ creator, state }: ListedStatus): string {
  const who = creator?.login ?? 'a deleted account';
  return `${who} has set this status to ${state}; only what the account of our token sets counts`;
}

/** A pull request without a proven verdict keeps its comment as well. */
async function updatedComment({ pull, report, ...judged }: JudgedPull, { host }: SweepWorld): Promise<CommentOutcome> {
  if (report === undefined || conclusionOf(judged) === 'unproven') return {};
  const outcome = await attempt(() => host.updateComment(pull, report));
  return outcome instanceof GateFailure ? { warning: outcome.message } : outcome;
}

/** Judges like a run that begins now and waits for nothing. Throws only `cancelled`: if something cannot be read, the verdict is inconclusive. */
async function judgePull(pull: OpenPull, lists: SharedLists, world: SweepWorld): Promise<GateReport> {
  const { inputs, clock, signal } = world;
  const target = {
    // So that the pages say the same as those of the pull request's own run.
    event: 'pull_request',
    commit: pull.headSha,
    repository: inputs.repository,
    subject: pull.subject,
    baseRef: branchRef(pull.baseRef),
  };
  const report = await runCommit(inputs, {
    ...world,
    reader: lists.over(world.createReader()),
    monotonicStart: clock.now(),
    readTarget: async () => target,
    readPolicy: () => world.readPolicy(pull),
    baseNow: () => world.host.baseNow(pull),
    neverWaits: true,
  });
  if (!signal.aborted) return report;
  if (signal.reason instanceof GateFailure) throw signal.reason;
  throw new GateFailure('cancelled', 'stopped before all pull requests were judged');
}

/** The state that the gate's own run sets, by its exit code. An inconclusive verdict has none here, even if it is softened. */
export function conclusionOf({ verdict, exitCode }: Concluded): Conclusion {
  if (verdict.word === 'inconclusive') return 'unproven';
  return exitCode === 0 ? 'success' : 'failure';
}

/** False for a verdict that means that the sweep could not read something. */
export function isAnswer({ verdict }: Pick<Concluded, 'verdict'>): boolean {
  return verdict.word !== 'inconclusive' || REASONS[verdict.reason].isAnswer;
}

/** Of several pull requests of one commit the worst counts. A broken policy is proven, whatever is unknown about the others. */
export function worstOf(conclusions: readonly Conclusion[]): Conclusion {
  return WORST_FIRST.find((one) => conclusions.includes(one)) ?? 'unproven';
}

const WORST_FIRST = ['failure', 'unproven', 'success'] as const;

/** Pure. If the list is not whole, another pull request of the same commit may be broken: then nothing is turned green. */
export function dueOf(
  worst: Conclusion,
  stands: StatusState | undefined,
  isListWhole: boolean,
): { readonly due: 'success' | 'failure' } | { readonly left: Left } {
  if (worst === 'unproven') return { left: 'unproven' };
  if (worst === stands) return { left: 'same' };
  return worst === 'success' && !isListWhole ? { left: 'list-incomplete' } : { due: worst };
}
