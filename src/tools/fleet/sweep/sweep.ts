import { attempt, GateFailure } from '../../../domain/failure.ts';
import type { CommitSha } from '../../../domain/ids.ts';
import { branchRef } from '../../../domain/ref.ts';
import type { GateReport } from '../../../domain/report.ts';
import { eachAtMost } from '../../../domain/work/each-at-most.ts';
import type { KeptStatus, StatusToSet } from '../../../forge/github/commit-statuses.ts';
import { runCommit } from '../../../gate/story/run-commit.ts';
import type { PolicyRead, World } from '../../../gate/story/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import { askEach, type Loss } from '../ask-each.ts';
import { SharedLists } from '../shared-lists.ts';
import type { OpenPull, SweepHost } from './sweep-host.ts';
import { conclusionOf, dueOf, isAnswer, type Sweep, type SweptPull, worstOf } from './swept-pull.ts';
import { turnStatus } from './turn-status.ts';

/** Enough to fill the slots for requests to the code host. */
const STATUSES_AT_ONCE = 8;

export type SweepWorld = Pick<World, 'clock' | 'random' | 'log' | 'signal' | 'links' | 'checkout'> & {
  readonly inputs: Inputs;
  createReader(): FindingsReader;
  readPolicy(pull: OpenPull): Promise<PolicyRead | undefined>;
  readonly host: SweepHost;
  words(report: GateReport): Omit<StatusToSet, 'state'>;
  readonly isDryRun: boolean;
  progress(swept: readonly SweptPull[], pulls: number): void;
};

type Commit = {
  readonly sha: CommitSha;
  readonly pulls: readonly OpenPull[];
  readonly before: KeptStatus | undefined | GateFailure;
};

/**
 * Judges every open pull request as things stand now, and sets the commit status where it says another thing than what is
 * proven (docs/sweep.md). Throws `GateFailure` where there is nothing to judge by, and `cancelled`.
 */
export async function sweep(world: SweepWorld): Promise<Sweep> {
  const { host } = world;
  const { pulls, problem } = await host.listOpen();
  const swept: SweptPull[] = [];
  world.progress(swept, pulls.length);
  // All statuses are read before the platform is asked: what is written later was judged by what was seen later.
  const groups = [...Map.groupBy(pulls, ({ headSha }) => headSha)];
  const commits = await eachAtMost(STATUSES_AT_ONCE, groups, async ([sha, ofCommit]): Promise<Commit> => {
    return { sha, pulls: ofCommit, before: await attempt(async () => (await host.statuses(sha))[0]) };
  });
  const reader = world.createReader();
  const tools = { lists: new SharedLists(() => reader, world.clock), isListWhole: problem === undefined };
  await askEach(commits, {
    projectOf: () => world.inputs.repository,
    ask: (commit) => sweepCommit(commit, tools, world),
    skip: (commit, loss) => commit.pulls.map((pull) => notAsked(pull, commit, loss)),
    lossesOf: (ofCommit) => ofCommit.map(lossOf),
    onResult(ofCommit) {
      swept.push(...ofCommit);
      world.progress(swept, pulls.length);
    },
  });
  return { pulls: swept.toSorted((one, other) => one.number - other.number), listProblem: problem };
}

type Tools = { readonly lists: SharedLists; readonly isListWhole: boolean };
type JudgedPull = { readonly pull: OpenPull; readonly report: GateReport };
type CommitEnd = Pick<SweptPull, 'status' | 'done' | 'problems'> & {
  readonly due?: SweptPull['due'];
  readonly by?: number | undefined;
};

async function sweepCommit(commit: Commit, tools: Tools, world: SweepWorld): Promise<readonly SweptPull[]> {
  const { before } = commit;
  const judged = await Promise.all(
    commit.pulls.map(
      async (pull): Promise<JudgedPull> => ({ pull, report: await judgePull(pull, tools.lists, world) }),
    ),
  );
  const end = await endOf(commit, judged, tools, world);
  const was = before instanceof GateFailure ? undefined : before?.state;
  return Promise.all(
    judged.map(async ({ pull, report }) => {
      const { verdict } = report;
      const comment = end.done === 'written' ? await kept(pull, report, end.by, world) : undefined;
      return {
        number: pull.number,
        commit: commit.sha,
        verdict: verdict.word,
        reason: verdict.reason,
        message: verdict.message,
        was,
        status: end.status,
        due: end.due,
        done: end.done,
        comment: comment?.url,
        problems: [
          ...(isAnswer(report) ? [] : [verdict.message]),
          ...end.problems,
          ...(comment?.warning === undefined ? [] : [comment.warning]),
        ],
      };
    }),
  );
}

async function endOf(
  { sha, pulls, before }: Commit,
  judged: readonly JudgedPull[],
  { isListWhole }: Tools,
  world: SweepWorld,
): Promise<CommitEnd> {
  const worst = worstOf(judged.map(({ report }) => conclusionOf(report)));
  if (before instanceof GateFailure) return { status: undefined, done: 'failed', problems: [before.message] };
  const stands = before?.state;
  const decided = dueOf(worst, stands, isListWhole);
  if ('left' in decided) return { status: stands, done: decided.left, problems: [] };
  const { due } = decided;
  if (world.isDryRun) return { status: stands, due, done: 'dry-run', problems: [] };
  const { report } = judged.find((one) => conclusionOf(one.report) === worst)!;
  const end = await attempt(async (): Promise<CommitEnd> => {
    const now = await Promise.all(pulls.map(({ number }) => world.host.readPull(number)));
    if (!pulls.every((pull, index) => isSame(pull, now[index]!))) {
      return { status: stands, due, done: 'moved', problems: [] };
    }
    const turned = await turnStatus(world.host, sha, { state: due, ...world.words(report) }, before);
    const by = turned.kind === 'written' ? turned.status.creator?.id : undefined;
    return { status: turned.status?.state, due, done: turned.kind, by, problems: [] };
  });
  if (!(end instanceof GateFailure)) return end;
  // A write that failed may have taken effect.
  const now = await attempt(() => world.host.statuses(sha));
  const status = now instanceof GateFailure ? undefined : now[0]?.state;
  return { status, due, done: 'failed', problems: [end.message] };
}

/** A pull request that was closed, or has moved on to another commit or base, is the next run's to judge. */
function isSame(before: OpenPull, now: OpenPull & { readonly isOpen: boolean }): boolean {
  return now.isOpen && now.headSha === before.headSha && now.baseRef === before.baseRef;
}

/** A pull request of which nothing is proven keeps its comment, too. */
async function kept(pull: OpenPull, report: GateReport, by: number | undefined, { host }: SweepWorld) {
  if (conclusionOf(report) === 'unproven') return undefined;
  const outcome = await attempt(() => host.keepComment(pull, report, by));
  return outcome instanceof GateFailure ? { url: undefined, warning: outcome.message } : outcome;
}

/** A fail that was not read in whole is an answer. */
function lossOf({ verdict, reason, message }: SweptPull): Loss | undefined {
  return verdict === 'inconclusive' && reason !== undefined ? { reason, message } : undefined;
}

function notAsked(pull: OpenPull, { sha, before }: Commit, { reason, message }: Loss): SweptPull {
  const stands = before instanceof GateFailure ? undefined : before?.state;
  return {
    number: pull.number,
    commit: sha,
    verdict: 'inconclusive',
    reason,
    message: `not asked, because the platform gave no answer for others: ${message}`,
    was: stands,
    status: stands,
    due: undefined,
    done: 'unproven',
    comment: undefined,
    problems: ['not asked, because the platform gives no answers'],
  };
}

/**
 * The verdict of a pull request as things stand now: by the stages of a run that begins now and waits for nothing. Throws
 * `cancelled` alone: what cannot be read makes it inconclusive.
 */
async function judgePull(pull: OpenPull, lists: SharedLists, world: SweepWorld): Promise<GateReport> {
  const { inputs, clock, signal } = world;
  const target = {
    // The pages say the same as those of the pull request's own run.
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
    neverWaits: true,
  });
  if (!signal.aborted) return report;
  if (signal.reason instanceof GateFailure) throw signal.reason;
  throw new GateFailure('cancelled', 'stopped before all pull requests were judged');
}
