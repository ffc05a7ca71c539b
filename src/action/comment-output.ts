import type { GitHubApi } from '../forge/github/github-api.ts';
import { createPullRequestComments } from '../forge/github/pull-request-comments.ts';
import type { AskPullRequest } from '../forge/github/pull-request-now.ts';
import type { OneComment } from '../forge/one-comment.ts';
import { publishComment } from '../gate/publish/comment-text.ts';
import type { ReportOutput } from '../gate/publish/publish.ts';
import { parseMarker } from '../report/json/marker.ts';
import { readRun } from '../target/actions-run.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

export function openComment(
  { api, ask, pullRequest }: { readonly api: GitHubApi; readonly ask: AskPullRequest; readonly pullRequest: number },
  { githubRepository: repository, target }: EventFacts,
  { env, inputs, clock, signal, redact }: GitHubSideOptions,
): Pick<ReportOutput, 'write'> & Pick<OneComment, 'find'> {
  const place = { key: inputs.commentKey, pullRequest, head: target.commit };
  const comments = createPullRequestComments({ api, clock, signal, repository, parseMarker, ask, ...place });
  const run = readRun(env);
  return {
    find: comments.find,
    async write(report) {
      if (run === undefined) return { notice: 'No comment: GITHUB_RUN_ID and GITHUB_RUN_ATTEMPT are not set.' };
      return publishComment(comments, report, { noun: 'comment', place, run, when: inputs.comment, finish: redact });
    },
  };
}
