import { readFile } from 'node:fs/promises';
import type { GateReport } from '../domain/report.ts';
import type { Target } from '../domain/target.ts';
import type { Clock, Random } from '../gate/ports/clock.ts';
import type { Sinks } from '../gate/publish/publish.ts';
import type { World } from '../gate/story/run.ts';
import { type CommitStatus, createCommitStatus } from '../github/commit-status.ts';
import { readPolicyFile } from '../github/contents.ts';
import { createGitHubApi, type GitHubApi } from '../github/github-api.ts';
import { type PolicyLocation, parsePolicyLocation } from '../github/policy-location.ts';
import { readPullRequest } from '../github/pull-request.ts';
import { createPullRequestComments, type PullRequestComments } from '../github/pull-request-comments.ts';
import type { Inputs } from '../inputs/parse-inputs.ts';
import { parsePolicy } from '../policy/file/parse-policy.ts';
import { statusDescription } from '../report/log/status-description.ts';
import { renderComment } from '../report/pages/comment.ts';
import { digestOf } from '../report/record/comment-digest.ts';
import { parseMarker, renderMarker } from '../report/record/marker.ts';
import { type EventFacts, readTarget } from '../target/event.ts';
import { readRun } from './workflow-run.ts';

export type GitHubSideOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Inputs;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
  /** Told that something beside the verdict went wrong. */
  readonly warn: (message: string) => void;
};

/** What the gate has to do with GitHub: where commit and policy come from, and where comment and commit status go. */
export type GitHubSide = Pick<World, 'readTarget' | 'readPolicy' | 'scanFound'> & {
  readonly publishComment: NonNullable<Sinks['publishComment']>;
  readonly setStatus: NonNullable<Sinks['setStatus']>;
};

/** For reading a queued pull request, in milliseconds. */
const PULL_REQUEST_BUDGET_MS = 30_000;

/** Nothing is sent before one of the functions is called. Throws `GateFailure` (`config`) for settings that cannot be used. */
export function createGitHubSide(options: GitHubSideOptions): GitHubSide {
  const { env, inputs, clock, random, signal, warn } = options;
  const location = inputs.policyFile === undefined ? undefined : parsePolicyLocation(inputs.policyFile);
  const token = inputs.githubToken;
  const api = token === undefined ? undefined : createGitHubApi({ token, env, clock, random, signal });
  let facts: EventFacts | undefined;
  let comments: PullRequestComments | undefined;
  let status: CommitStatus | undefined;
  let statusWarning: string | undefined;

  return {
    async readTarget(): Promise<Target> {
      facts = await readTarget(env, readFile, {
        repository: inputs.repository,
        commit: inputs.commit,
        mergeQueue: inputs.mergeQueue,
        readPullRequest: api && ((number) => readQueued(api, env, number, clock.now() + PULL_REQUEST_BUDGET_MS)),
      });
      comments = api && commentsFor(api, facts, options);
      status = statusFor(facts, options);
      void status?.setPending('The gate is at work.').then(({ warning }) => {
        statusWarning = warning;
        if (warning !== undefined) warn(statusNotSet(warning));
      });
      return facts.target;
    },
    readPolicy: async () => readPolicy(api, location, facts!, options),
    scanFound: () => comments?.prepare(),
    async publishComment(report) {
      if (comments === undefined || facts === undefined) return {};
      return publishComment(comments, facts, report, options);
    },
    async setStatus(report) {
      const { warning } = (await status?.setFinal(report.exitCode, options.redact(statusDescription(report)))) ?? {};
      // Said once: what kept the pending one away mostly keeps this one away, too.
      return warning === undefined || warning === statusWarning ? {} : { warning: statusNotSet(warning) };
    },
  };
}

function readQueued(api: GitHubApi, env: NodeJS.ProcessEnv, number: number, deadlineMs: number) {
  return readPullRequest(api, env.GITHUB_REPOSITORY ?? '', number, deadlineMs);
}

async function readPolicy(
  api: GitHubApi | undefined,
  location: PolicyLocation | undefined,
  facts: EventFacts,
  { inputs, clock }: GitHubSideOptions,
): ReturnType<World['readPolicy']> {
  const baseline = inputs.baseline.kind === 'none' ? 'none' : 'given';
  if (inputs.policy !== undefined) {
    return { policy: parsePolicy(inputs.policy, { baseline, sourceName: 'input policy' }), source: { kind: 'input' } };
  }
  if (location === undefined || api === undefined) return undefined;
  const { bytes, source } = await readPolicyFile(api, clock, location, facts);
  return { policy: parsePolicy(bytes, { baseline, sourceName: `policy ${source.path}` }), source };
}

function commentsFor(
  api: GitHubApi,
  facts: EventFacts,
  { inputs, clock }: GitHubSideOptions,
): PullRequestComments | undefined {
  const { pullRequest, githubRepository, target } = facts;
  const token = inputs.githubToken;
  if (pullRequest === undefined || token === undefined || inputs.comment === 'never') return undefined;
  const key = inputs.commentKey;
  const head = target.commit;
  return createPullRequestComments({
    api,
    clock,
    token,
    repository: githubRepository,
    pullRequest,
    head,
    key,
    parseMarker,
  });
}

async function publishComment(
  comments: PullRequestComments,
  { pullRequest }: EventFacts,
  report: GateReport,
  { env, inputs, redact }: GitHubSideOptions,
): ReturnType<NonNullable<Sinks['publishComment']>> {
  const run = readRun(env);
  if (run === undefined) return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
  const marker = {
    key: inputs.commentKey,
    pullRequest: pullRequest!,
    head: report.commit!,
    runId: run.id,
    attempt: run.attempt,
    digest: digestOf(report),
  };
  const render = (maxLength: number): string =>
    redact(renderComment(report, { marker: renderMarker(marker), maxLength }));
  const mayCreate = inputs.comment === 'always' || isWorthTelling(report);
  const { url, warning, notice } = await comments.publish({ marker, render, mayCreate });
  // With an address the comment stands, and only what came after it failed.
  const what = url === undefined ? 'The comment was not written' : 'The comment is written, but not in order';
  return {
    ...(url === undefined ? {} : { url }),
    ...(warning === undefined ? {} : { warning: `${what}: ${warning}` }),
    ...(notice === undefined ? {} : { notice: `The comment was not written: ${notice}` }),
  };
}

/** A clean pass makes no noise: it only turns an earlier comment green. */
function isWorthTelling({ verdict, conditions, counts }: GateReport): boolean {
  const isWarned = conditions.some(({ action, result }) => action === 'warn' && result === 'broken');
  return verdict.word !== 'pass' || isWarned || (counts.total ?? 0n) > 0n;
}

/** Without the run's stop signal: a run that is stopped still says so. */
function statusFor(
  facts: EventFacts,
  { env, inputs, clock, random, warn }: GitHubSideOptions,
): CommitStatus | undefined {
  const { commitStatus: context, githubToken: token } = inputs;
  if (context === undefined) return undefined;
  if (token === undefined) {
    warn(statusNotSet('the input github-token is empty.'));
    return undefined;
  }
  const api = createGitHubApi({ token, env, clock, random });
  const { githubRepository: repository, target } = facts;
  return createCommitStatus({ api, clock, repository, sha: target.commit, context, runUrl: readRun(env)?.url });
}

function statusNotSet(why: string): string {
  return `The commit status was not set: ${why}`;
}
