import type { Reason } from '../domain/reason.ts';

export type StatusMeaning = {
  readonly reason: Reason;
  readonly retry: 'never' | 'confirm' | 'transient';
  /** Completes "answered <status>"; empty where the reason's own next step says it all. */
  readonly hint: string;
};

/** Only the status classifies an answer: bodies of failures are not documented and not read. */
export function meaningOfStatus(status: number): StatusMeaning {
  if (status >= 200 && status < 300) return never('api-changed', 'only 200 is a documented success');
  if (status >= 300 && status < 400) return never('redirect', 'redirects are never followed with a token');
  if (status === 401) return { reason: 'auth', retry: 'confirm', hint: 'the token is not accepted' };
  if (status === 403)
    return { reason: 'auth', retry: 'confirm', hint: 'the token may not do this: Web API permission, scopes' };
  // spec-gap: failure-statuses
  if (status === 404)
    return never(
      'not-found',
      "nothing of this id, or the token's Web API permission, the deployment's id or the platform's address is wrong",
    );
  if (status === 410) return never('gone', 'the operation is retired for this deployment');
  if (status === 429) return { reason: 'rate-limited', retry: 'transient', hint: 'too many requests' };
  if (status === 408 || status === 425) return { reason: 'server', retry: 'transient', hint: '' };
  if (status >= 500 && status !== 501) return { reason: 'server', retry: 'transient', hint: '' };
  return never('api-changed', 'the request is not understood');
}

function never(reason: Reason, hint: string): StatusMeaning {
  return { reason, retry: 'never', hint };
}
