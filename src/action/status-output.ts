import { REASONS } from '../domain/reason.ts';
import type { GateReport } from '../domain/report.ts';
import { createCommitStatus } from '../forge/github/commit-status.ts';
import type { GitHubApi } from '../forge/github/github-api.ts';
import type { AskPullRequest } from '../forge/github/pull-request-now.ts';
import type { ReportOutput } from '../gate/publish/publish.ts';
import { statusDescription } from '../report/log/log-line.ts';
import { readRun } from '../target/actions-run.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

/** Sets the status to pending at once, on the judged commit and on the merge group's. Without a token, only warns. A run that is stopped still has 1 s for the final state. */
export function openStatus(
  context: string,
  { api, ask }: { readonly api: GitHubApi | undefined; readonly ask: AskPullRequest | undefined },
  facts: EventFacts,
  { env, inputs, clock, signal: stop, redact, warn }: GitHubSideOptions,
): ReportOutput | undefined {
  if (api === undefined) {
    warn(statusNotSet('the input github-token is empty.'));
    return undefined;
  }
  const { githubRepository: repository, target, queueCommit, pullRequest: number } = facts;
  const pull = target.subject.kind === 'ref' ? undefined : { number, ask };
  const runUrl = readRun(env)?.url;
  const shas = [...new Set([target.commit, queueCommit ?? target.commit])];
  const status = createCommitStatus({ api, clock, stop, repository, shas, context, runUrl, pull });
  const asksOnce = inputs.waitTimeoutMs === 0;
  const pending = status.setPending(asksOnce ? 'Waiting for a finished scan of this commit.' : 'The gate is running.');
  return {
    what: 'The commit status',
    isSentFirst: true,
    async write(report) {
      const { warning } =
        asksOnce && isTooEarly(report)
          ? await pending
          : await status.setFinal(report.exitCode, redact(statusDescription(report)));
      return { warning: warning && statusNotSet(warning) };
    },
  };
}

/** Another job, which runs after the scan, sets the status then. */
function isTooEarly({ verdict }: GateReport): boolean {
  return verdict.word === 'inconclusive' && verdict.isOfBaseline !== true && REASONS[verdict.reason].isAwaited;
}

function statusNotSet(why: string): string {
  return `The commit status was not set: ${why}`;
}
