import { type Forge, ForgeFailure, type ForgeRefusal, type Operation } from '../forge-failure.ts';
import { retryAfterMs } from './retry-after.ts';

export class GitHubFailure extends ForgeFailure {
  constructor(message: string, refusal: ForgeRefusal) {
    super('github', message, refusal);
  }
}

/** What a request is for, in words for the message of its failure. */
export type Purpose = Operation & {
  /** What the token needs, as a workflow writes it: `pull-requests: write`. */
  readonly permission: string;
};

/** What GitHub's requests say besides what those of all forges say. */
export type GitHubAsked = Purpose & { readonly accept?: string };

export const GITHUB: Forge<Purpose> = {
  name: 'GitHub',
  fail: (message, refusal) => new GitHubFailure(message, refusal),
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
