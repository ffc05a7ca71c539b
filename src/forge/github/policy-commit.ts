import type { MonotonicMs } from '../../domain/work/time.ts';
import type { EventFacts } from '../../target/event.ts';
import { badEvent } from '../../target/event-payload.ts';
import { readBranchTip, readDefaultBranch } from './commit.ts';
import type { GitHubApi } from './github-api.ts';

/** A commit of this repository, and the ref that it was found by. */
export type PolicyCommit = { readonly ref: string; readonly sha: string };

/**
 * The commit of this repository that policy and waivers are read at: the base commit for pull requests and merge
 * groups, else the tip of the default branch. Resolved once, at the first call. Throws `GateFailure` (`github`,
 * `bad-event`).
 */
export function policyCommit(
  api: GitHubApi,
  event: Pick<EventFacts, 'githubRepository' | 'policyBase'>,
  deadline: MonotonicMs,
): () => Promise<PolicyCommit> {
  let found: Promise<PolicyCommit> | undefined;
  return () => {
    found ??= resolve(api, event, deadline);
    return found;
  };
}

async function resolve(
  api: GitHubApi,
  { githubRepository: repository, policyBase: base }: Pick<EventFacts, 'githubRepository' | 'policyBase'>,
  deadline: MonotonicMs,
): Promise<PolicyCommit> {
  if (base.kind === 'base') {
    if (base.sha === undefined) throw badEvent('the event does not name the base commit, where the policy is read');
    return { ref: base.branch, sha: base.sha };
  }
  const ref = base.branch ?? (await readDefaultBranch(api, repository, deadline));
  return { ref, sha: await readBranchTip(api, repository, ref, deadline) };
}
