import { createHash } from 'node:crypto';
import { HEAD_SHA, PULL_REQUEST } from '../../../demo/events.ts';
import { type Stage, setStage } from '../../../demo/stage.ts';
import type { Scenario } from '../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { GITHUB_ACTIONS } from '../../../github-double/build.ts';
import { addComment } from '../../../github-double/comments.ts';
import type { Comment, GitHubState, Identity } from '../../../github-double/state.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { runFault } from '../../run/fault-gate.ts';
import type { GateRun } from '../../run/gate.ts';
import { whenFileEnds } from '../../run/when-file-ends.ts';
import type { SharedGitHub } from './shared-github.ts';

/** One moment for all scenes of a file: a scan that is judged twice must have the same start. */
const NOW_MS = Date.now();
const steady =
  (scenario: Scenario): Scenario =>
  (context) =>
    scenario({ ...context, nowMs: NOW_MS });
export const DIRTY = steady(SCENARIOS['over-limit']);
export const GREEN = steady(SCENARIOS.clean);

/** A run of the workflow: which one, and what differs from the others. */
export type Turn = BuiltOptions & { readonly runId?: string; readonly attempt?: string };

/** One run after others, or at the same time, on the same pull request. */
export function turn(github: SharedGitHub, { runId = '1000', attempt = '1', prepare, env, ...options }: Turn = {}) {
  const own = typeof env === 'function' ? env : () => env ?? {};
  return runFault({
    platform: DIRTY,
    // One run may remove a comment that another one wrote.
    tolerates: ['nothing deleted'],
    ...options,
    env: (stage) => ({ GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt, ...own(stage) }),
    prepare: async (stage) => {
      github.join(stage);
      await prepare?.(stage);
    },
  });
}

/** A platform that keeps its address for all runs of a test, because the address is in the comment. */
export async function steadyPlatform(scenario: Scenario = DIRTY): Promise<{ readonly 'base-url': string }> {
  // Unpacking would be work of another thread, which the clock of a run does not see.
  const stage = await setStage(scenario, { isUnpacked: true });
  whenFileEnds(() => stage.close());
  return { 'base-url': stage.platform.origin };
}

export type Claim = {
  readonly key?: string;
  readonly pullRequest?: number;
  readonly head?: string;
  readonly runId?: string;
  readonly attempt?: string;
};

/** The first line of a comment of ours, or of a comment that pretends to be ours. */
export function markerLine(claim: Claim = {}) {
  const { key = '', pullRequest = PULL_REQUEST, head = HEAD_SHA, runId = '1', attempt = '1' } = claim;
  return `<!-- findings-gate key=${key} pr=${pullRequest} head=${head} run=${runId} attempt=${attempt} says=fail red=yes digest=00 -->`;
}

/** A comment with a digest as the gate writes it. Anyone who knows the format can do the same. */
export function sealed(claim: Claim, text: string): string {
  const [says, seal] = ['0'.repeat(16), (line: string) => line.replace(/digest=\S*/, `digest=${says}`)] as const;
  const line = seal(markerLine(claim));
  const hash = createHash('sha256').update(`${line}\n${text}`).digest('hex').slice(0, 16);
  return `${line.replace(says, says + hash)}\n${text}`;
}

export function put(state: GitHubState, body: string, author: Identity = GITHUB_ACTIONS): Comment {
  return addComment({ state, repository: state.repositories[0]! }, PULL_REQUEST, author, body);
}

/** The same, in the `prepare` of a single run. */
export function putFirst(...bodies: readonly string[]) {
  return ({ githubState }: Stage): void => {
    for (const body of bodies) put(githubState, body);
  };
}

export function commentsOf(state: GitHubState): readonly Comment[] {
  return state.repositories[0]!.comments;
}

const WRITES = ['create-comment', 'update-comment', 'delete-comment'];

export function writesOf({ githubRequests }: GateRun): string[] {
  return githubRequests.flatMap(({ operation = '' }) => (WRITES.includes(operation) ? [operation] : []));
}

export function wordIn(body: string): string {
  const mark = /^#{2,3} (\S+) .*Findings Gate/m.exec(body)?.[1] ?? '';
  return { '✅': 'passed', '❌': 'failed', '⚠️': 'is inconclusive', '⏳': 'is inconclusive' }[mark] ?? 'none';
}
