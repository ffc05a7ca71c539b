import type { OneComment } from '../comment/one-comment.ts';
import type { GateReport } from '../domain/report.ts';
import type { Sink } from '../gate/publish/sink.ts';
import type { GitHubApi } from '../github/github-api.ts';
import { createPullRequestComments } from '../github/pull-request-comments.ts';
import { renderComment } from '../report/pages/comment.ts';
import { digestOf } from '../report/record/comment-digest.ts';
import { parseMarker, sealComment } from '../report/record/marker.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side.ts';
import { readRun } from './workflow-run.ts';

/** The comment of this run. */
export type RunComment = Pick<Sink, 'write'> & {
  /** Reads what is there already, in the background: call it while the run waits for something else. */
  prepare(): void;
};

/** What the comment needs besides the event. */
export type CommentPlace = { readonly api: GitHubApi; readonly token: string; readonly pullRequest: number };

export function openComment(
  { api, token, pullRequest }: CommentPlace,
  { githubRepository: repository, target }: EventFacts,
  options: GitHubSideOptions,
): RunComment {
  const { inputs, clock, signal } = options;
  const { commentKey: key } = inputs;
  const head = target.commit;
  const comments = createPullRequestComments({
    api,
    clock,
    signal,
    token,
    repository,
    pullRequest,
    head,
    key,
    parseMarker,
  });
  return {
    prepare: comments.prepare,
    write: (report) => publish(comments, { key, pullRequest, head }, report, options),
  };
}

async function publish(
  comments: OneComment,
  place: { readonly key: string; readonly pullRequest: number; readonly head: string },
  report: GateReport,
  { env, inputs, redact }: GitHubSideOptions,
): ReturnType<Sink['write']> {
  const run = readRun(env);
  if (run === undefined) return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
  const marker = { ...place, runId: run.id, attempt: run.attempt, digest: digestOf(report) };
  const render = (maxLength: number): string =>
    sealComment(marker, (line) => redact(renderComment(report, { marker: line, maxLength })));
  const mayCreate = isDue(inputs.comment, report);
  const { url, warning, notice } = await comments.publish({ marker, render, mayCreate });
  // With an address, the comment is written, and only a later step failed.
  const what =
    url === undefined ? 'The comment was not written' : 'The comment was written, but something after it failed';
  return {
    ...(url === undefined ? {} : { commentUrl: url }),
    ...(warning === undefined ? {} : { warning: `${what}: ${warning}` }),
    ...(notice === undefined ? {} : { notice: `The comment was not written: ${notice}` }),
  };
}

/** Whether a report gets a comment where there is none yet. One that is there says what holds now, always. */
function isDue(when: GitHubSideOptions['inputs']['comment'], report: GateReport): boolean {
  if (when === 'on-failure') return report.exitCode !== 0;
  return when === 'always' || isWorthTelling(report);
}

/** A clean pass gets no new comment: it only turns an earlier one green. */
function isWorthTelling({ verdict, conditions, counts }: GateReport): boolean {
  const isWarned = conditions.some(({ action, result }) => action === 'warn' && result === 'broken');
  return verdict.word !== 'pass' || isWarned || (counts.total ?? 0n) > 0n;
}
