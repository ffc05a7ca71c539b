import { type Forge, type Operation, type RefusedAnswer, wholeNumber } from '../forge-failure.ts';

export type GitHubAsked = Operation & {
  /** What the token needs, as a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
  readonly accept?: string;
};

export const GITHUB: Forge<GitHubAsked> = {
  name: 'GitHub',
  reason: 'github',
  retryAfterMs,
  adviceFor(status, { permission }) {
    if (status === 401) return 'github-token is not valid';
    if (status === 403) return `github-token lacks the permission ${permission}`;
    if (status === 404) return `it does not exist, or github-token lacks the permission ${permission}`;
    if (status === 410) return 'it no longer exists';
    if (status === 423) return 'it is locked';
    const isRedirect = status >= 300 && status < 400;
    return isRedirect ? 'redirects are not followed, so a renamed repository needs its new name' : undefined;
  },
};

/** GitHub asks to wait at least this long where it does not say how long, in milliseconds. */
const UNSTATED_WAIT_MS = 60_000;

/** A secondary limit often comes without a header, and only in words. Older servers name it otherwise. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;

/** In milliseconds: `Retry-After`, else the end of an exhausted rate limit by GitHub's own `Date`, else a minute for a limit that says neither. */
export function retryAfterMs({ status, headers, text }: RefusedAnswer): number | undefined {
  const seconds = wholeNumber(headers.get('retry-after'));
  if (seconds !== undefined) return seconds * 1000;
  const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
  const serverNowMs = Date.parse(headers.get('date') ?? '');
  const isExhausted = headers.get('x-ratelimit-remaining') === '0';
  if (isExhausted && resetSeconds !== undefined && !Number.isNaN(serverNowMs)) {
    return Math.max(0, resetSeconds * 1000 - serverNowMs);
  }
  return status === 429 || (status === 403 && SAYS_LIMIT.test(text)) ? UNSTATED_WAIT_MS : undefined;
}
