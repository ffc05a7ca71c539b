import { GateFailure } from '../../domain/failure.ts';

/** What GitHub's answer, or the lack of one, means for the caller. */
export type GitHubRefusal = {
  /** Undefined where no whole answer came. */
  readonly status?: number | undefined;
  /** True when the request may have taken effect although it failed: there was no answer, or the server was failing. */
  readonly isUnclear: boolean;
  /** How long GitHub asks to wait, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs?: number | undefined;
  /** True where the answer was larger than any is read: a smaller page may be read. */
  readonly isTooLarge?: true;
};

/** A failed request to GitHub. The message has the operation and the status, never GitHub's own words: they may echo the token. */
export class GitHubFailure extends GateFailure {
  readonly refusal: GitHubRefusal;

  constructor(message: string, refusal: GitHubRefusal, options?: ErrorOptions) {
    super('github', message, options);
    this.refusal = refusal;
  }
}

/** True for a failed request that may have taken effect. */
export function isUnclear(thrown: unknown): boolean {
  return thrown instanceof GitHubFailure && thrown.refusal.isUnclear;
}

/** True for an answer that is larger than any is read: it would be so again. */
export function isTooLarge(thrown: unknown): boolean {
  return thrown instanceof GitHubFailure && thrown.refusal.isTooLarge === true;
}

/** The status of a failed request; undefined for anything else that was thrown. */
export function statusOf(thrown: unknown): number | undefined {
  return thrown instanceof GitHubFailure ? thrown.refusal.status : undefined;
}

/** What a request is for, in words for the message of its failure. */
export type Purpose = {
  /** As after "cannot": `list the comments of pull request 7`. */
  readonly operation: string;
  /** What the token needs, as a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
};

/** An answer that is not a success, as a failure. */
export function refusedBy(purpose: Purpose, status: number, retryAfterMs: number | undefined): GitHubFailure {
  const advice = retryAfterMs === undefined ? adviceFor(status, purpose.permission) : 'a rate limit was reached';
  return new GitHubFailure(`cannot ${purpose.operation}: GitHub answered ${status}: ${advice}`, {
    status,
    // Neither 408 nor the answer of a failing server says whether the request was carried out.
    isUnclear: status >= 500 || status === 408,
    retryAfterMs,
  });
}

function adviceFor(status: number, permission: string): string {
  if (status === 401) return 'github-token is not valid';
  if (status === 403) return `github-token lacks the permission ${permission}`;
  if (status === 404) return `it does not exist, or github-token lacks the permission ${permission}`;
  if (status === 410) return 'it no longer exists';
  if (status === 423) return 'it is locked';
  if (status === 429) return 'a rate limit was reached';
  if (status >= 300 && status < 400) return 'redirects are not followed, so a renamed repository needs its new name';
  if (status >= 500) return 'GitHub is failing';
  return 'the request was not accepted';
}
