import type { GitHubApi } from '../forge/github/github-api.ts';
import { createPullRequestComments } from '../forge/github/pull-request-comments.ts';
import type { AskedPull, AskPullRequest } from '../forge/github/pull-request-now.ts';
import type { ReportOutput } from '../gate/publish/publish.ts';
import { readRun } from '../target/actions-run.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

export function openComment(
  { api, ask, pull }: { readonly api: GitHubApi; readonly ask: AskPullRequest; readonly pull: AskedPull },
  { env, inputs, clock, signal, redact }: GitHubSideOptions,
): ReportOutput {
  const { repository, number: pullRequest, head } = pull;
  const place = { key: inputs.commentKey, pullRequest, head };
  const comments = createPullRequestComments({ api, repository, ask, ...place });
  const run = readRun(env);
  return {
    what: 'The comment',
    isSentFirst: true,
    async write(report) {
      if (run === undefined) return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
      const { publishComment } = await import('../gate/publish/comment-text.ts');
      const form = { noun: 'comment', place, run, when: inputs.comment, finish: redact } as const;
      return publishComment({ place: comments, clock, signal }, report, form);
    },
  };
}
