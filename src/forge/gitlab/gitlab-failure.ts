/** What GitLab's answer, or the lack of one, means for the caller. */
export type GitLabRefusal = {
  /** Undefined where no whole answer came. */
  readonly status?: number | undefined;
  /** True when the request may have taken effect although it failed: there was no answer, or the server was failing. */
  readonly isUnclear: boolean;
  /** How long GitLab asks to wait, in milliseconds; undefined where it does not say. */
  readonly retryAfterMs?: number | undefined;
  /** True where the answer was larger than any is read: a smaller page may be read. */
  readonly isTooLarge?: true;
};

/** A failed request to GitLab. The message has the operation and the status, never GitLab's own words: they may echo the token. */
export class GitLabFailure extends Error {
  override readonly name = 'GitLabFailure';
  readonly refusal: GitLabRefusal;

  constructor(message: string, refusal: GitLabRefusal) {
    super(message);
    this.refusal = refusal;
  }
}

/** True for an answer that is larger than any is read: it would be so again. */
export function isTooLarge(thrown: unknown): boolean {
  return thrown instanceof GitLabFailure && thrown.refusal.isTooLarge === true;
}

/** What the token needs, for every message that says it is refused. */
export const NEEDED_OF_THE_TOKEN = 'the scope api and at least the role Reporter in the project';

/** An answer that is not a success, as a failure. `operation` as after "cannot". */
export function refusedBy(operation: string, status: number, retryAfterMs: number | undefined): GitLabFailure {
  const advice = retryAfterMs === undefined ? adviceFor(status) : 'a rate limit was reached';
  return new GitLabFailure(`cannot ${operation}: GitLab answered ${status}: ${advice}`, {
    status,
    // Neither 408 nor the answer of a failing server says whether the request was carried out.
    isUnclear: status >= 500 || status === 408,
    retryAfterMs,
  });
}

function adviceFor(status: number): string {
  const token = 'FINDINGS_GATE_GITLAB_TOKEN';
  if (status === 401) return `${token} is not valid, or has expired`;
  if (status === 403) return `${token} needs ${NEEDED_OF_THE_TOKEN}, and the discussion must not be locked`;
  if (status === 404) return `it does not exist, or ${token} may not see it: it needs ${NEEDED_OF_THE_TOKEN}`;
  if (status === 429) return 'a rate limit was reached';
  if (status >= 300 && status < 400) return 'redirects are not followed, so CI_API_V4_URL must be the final address';
  if (status >= 500) return 'GitLab is failing';
  return 'the request was not accepted';
}
