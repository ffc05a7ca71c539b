import type { Reason } from '../domain/reason.ts';
import type { GateReport } from '../domain/report.ts';
import type { Sink } from '../gate/publish/sink.ts';
import { createCommitStatus } from '../github/commit-status.ts';
import { createGitHubApi } from '../github/github-api.ts';
import { statusDescription } from '../report/log/status-description.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side.ts';
import { readRun } from './workflow-run.ts';

/**
 * The commit status that the input `commit-status` names, set to pending at once; the sink sets the final state. Undefined where none is
 * wanted or there is no token. A run that is stopped still has a moment for its status.
 */
export function statusSinkFor(facts: EventFacts, options: GitHubSideOptions): Sink | undefined {
  const { env, inputs, clock, random, signal: stop, redact, warn } = options;
  const { commitStatus: context, githubToken: token } = inputs;
  if (context === undefined) return undefined;
  if (token === undefined) {
    warn(statusNotSet('the input github-token is empty.'));
    return undefined;
  }
  const api = createGitHubApi({ token, env, clock, random });
  const { githubRepository: repository, target } = facts;
  const runUrl = readRun(env)?.url;
  const status = createCommitStatus({ api, clock, stop, repository, sha: target.commit, context, runUrl });

  const asksOnce = inputs.waitTimeoutMs === 0;

  let pendingWarning: string | undefined;
  void status
    .setPending(asksOnce ? 'Waiting for a finished scan of this commit.' : 'The gate is running.')
    .then(({ warning }) => {
      pendingWarning = warning;
      if (warning !== undefined) warn(statusNotSet(warning));
    });
  return {
    what: 'The commit status',
    async write(report) {
      const { warning } =
        asksOnce && isTooEarly(report)
          ? await status.leavePending()
          : await status.setFinal(report.exitCode, redact(statusDescription(report)));
      // Reported once: what prevented the pending status usually prevents this one, too.
      return warning === undefined || warning === pendingWarning ? {} : { warning: statusNotSet(warning) };
    },
  };
}

/** A run that asks once leaves the status to the job that asks after the scan (docs/verdict-rules.md#reports). */
const TOO_EARLY: ReadonlySet<Reason> = new Set<Reason>(['no-scan', 'scan-running', 'product-missing']);

function isTooEarly({ verdict }: GateReport): boolean {
  return verdict.word === 'inconclusive' && TOO_EARLY.has(verdict.reason);
}

function statusNotSet(why: string): string {
  return `The commit status was not set: ${why}`;
}
