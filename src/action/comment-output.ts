import { later, type MonotonicMs } from '../domain/work/time.ts';
import type { GitHubApi } from '../forge/github/github-api.ts';
import { createPullRequestComments } from '../forge/github/pull-request-comments.ts';
import type { AskedPull, AskPullRequest } from '../forge/github/pull-request-now.ts';
import type { CommentsFound } from '../forge/next-write.ts';
import type { CommentPlace } from '../forge/one-comment.ts';
import type { ReportOutput } from '../gate/publish/publish.ts';
import { readRun } from '../target/actions-run.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

const READ_AHEAD_MS = 30_000;
/** Comments that were read ahead are read again if they are older. */
const FRESH_MS = 10_000;

export function openComment(
  { api, ask, pull }: { readonly api: GitHubApi; readonly ask: AskPullRequest; readonly pull: AskedPull },
  { env, inputs, clock, signal, redact }: GitHubSideOptions,
): ReportOutput & { readAhead(): void } {
  const { repository, number: pullRequest, head } = pull;
  const place = { key: inputs.commentKey, pullRequest, head };
  const comments = createPullRequestComments({ api, repository, ask, ...place });
  const run = readRun(env);
  let ahead: { readonly at: MonotonicMs; readonly found: Promise<CommentsFound> } | undefined;
  const find: CommentPlace['find'] = (deadline) => {
    const first = ahead !== undefined && clock.now() - ahead.at <= FRESH_MS ? ahead.found : comments.find(deadline);
    ahead = undefined;
    return first;
  };
  return {
    what: 'The comment',
    isSentFirst: true,
    /** Reads the comments while the issues are read, which saves a round trip after the verdict. */
    readAhead() {
      const at = clock.now();
      // Projects that are judged together begin at about the same time.
      if (ahead !== undefined && at - ahead.at <= 1_000) return;
      ahead = { at, found: comments.find(later(at, READ_AHEAD_MS)) };
      // A failure is reported when the comment is to be written. Until then nothing awaits it.
      ahead.found.catch(() => {});
    },
    async write(report) {
      if (run === undefined) return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
      const { publishComment } = await import('../gate/publish/comment-text.ts');
      const form = { noun: 'comment', place, run, when: inputs.comment, finish: redact } as const;
      return publishComment({ place: { ...comments, find }, clock, signal }, report, form);
    },
  };
}
