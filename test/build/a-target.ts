import type { CommitSha } from '../../src/domain/ids.ts';
import type { PullRequestSubject, Target } from '../../src/domain/target.ts';

export const COMMIT = '3f2a9c1b8d7e4f60a1b2c3d4e5f60718293a4b5c' as CommitSha;
export const OTHER_COMMIT = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' as CommitSha;

/** Pull request 7 of `acme/shop`, from the branch `topic` of the same repository into `main`. */
export function aTarget(given: Partial<Target> = {}): Target {
  return {
    event: 'pull_request',
    commit: COMMIT,
    repository: 'acme/shop',
    subject: aPullRequest(),
    baseRef: 'refs/heads/main',
    ...given,
  };
}

export function aPullRequest(given: Partial<PullRequestSubject> = {}): PullRequestSubject {
  return { kind: 'pull-request', number: 7, headRef: 'topic', isHeadInSameRepository: true, ...given };
}

export function aPush(ref = 'refs/heads/main'): Target {
  return aTarget({ event: 'push', subject: { kind: 'ref', ref }, baseRef: undefined });
}

/** A pull request of a fork, from a branch with the name of the base. */
export const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });
