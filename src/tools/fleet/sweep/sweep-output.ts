import type { Sweep, SweptPull } from './swept-pull.ts';

/** What the JSON says besides the pull requests. */
export type SweepFacts = {
  readonly repository: string;
  readonly commitStatus: string;
  readonly isDryRun: boolean;
  readonly requests: { readonly platform: number; readonly gitHub: number };
};

/** A sweep as JSON, null for what is not there. */
export function sweepJson({ pulls, listProblem }: Sweep, facts: SweepFacts): Readonly<Record<string, unknown>> {
  const { repository, commitStatus, isDryRun, requests } = facts;
  return {
    schema: 1,
    repository,
    commitStatus,
    dryRun: isDryRun,
    requests: { platform: requests.platform, github: requests.gitHub },
    listProblem: listProblem ?? null,
    pullRequests: pulls.map(pullJson),
  };
}

function pullJson(pull: SweptPull): Readonly<Record<string, unknown>> {
  const { number, commit, verdict, reason = '', message, status = null, was = null, due = null } = pull;
  const { done, comment = null, problems } = pull;
  return { number, commit, verdict, reason, message, status, was, due, done, comment, problems };
}
