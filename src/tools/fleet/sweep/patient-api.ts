import { createSlots } from '../../../domain/work/slots.ts';
import { later, type MonotonicMs } from '../../../domain/work/time.ts';
import { isRead } from '../../../forge/forge-client.ts';
import { ForgeFailure, refusalOf } from '../../../forge/forge-failure.ts';
import type { GitHubApi, GitHubRequest } from '../../../forge/github/github-api.ts';
import type { Clock } from '../../../ports/clock.ts';

/** Requests in all; writes are sent one after another, as GitHub asks. */
const MOST_REQUESTS_AT_ONCE = 8;
const MOST_WRITES_AT_ONCE = 1;
const PATIENT_BUDGET_MS = 30_000;
const MOST_WAITS = 5;
/** After so many failures of one kind of request in a row, GitHub is not asked for it any more. */
const MOST_FAILURES = 3;

export type PatientApiOptions = {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** When the command ends. A request that would have to wait longer is given up at once. */
  readonly endBy: MonotonicMs;
  onWait?(ms: number): void;
};

/**
 * The API for many pull requests. A request that a rate limit refuses was not carried out: it is sent again when the limit ends, and no
 * other meanwhile. A kind of request that fails for a few is not sent for the others. Throws `ForgeFailure`.
 */
export function createPatientApi(api: GitHubApi, options: PatientApiOptions): GitHubApi & { requestsSent(): number } {
  const { clock, signal, endBy, onWait } = options;
  const inSlot = createSlots(MOST_REQUESTS_AT_ONCE);
  const inTurn = createSlots(MOST_WRITES_AT_ONCE);
  let pausedUntil: MonotonicMs = Number.NEGATIVE_INFINITY;
  let givenUp: ForgeFailure | undefined;
  const inARow = new Map<string, number>();
  const failuresOf = (kind: string): number => inARow.get(kind) ?? 0;
  let sent = 0;

  async function sendOnce<T>(request: GitHubRequest<T>) {
    while (clock.now() < pausedUntil) await clock.sleep(pausedUntil - clock.now(), signal);
    if (givenUp !== undefined) throw givenUp;
    sent += 1;
    return api.send({ ...request, isPatient: true, deadline: Math.min(endBy, later(clock.now(), PATIENT_BUDGET_MS)) });
  }

  async function patiently<T>(request: GitHubRequest<T>) {
    const kind = `${request.method} ${request.permission}`;
    for (let waits = 0; ; waits += 1) {
      if (failuresOf(kind) >= MOST_FAILURES) {
        const why = 'GitHub failed for several others in a row, so no more requests are sent';
        throw new ForgeFailure(`cannot ${request.operation}: ${why}`);
      }
      try {
        const answer = await sendOnce(request);
        inARow.delete(kind);
        return answer;
      } catch (thrown) {
        const waitMs = waitOf(thrown);
        // A commit without a policy file says nothing about other commits.
        const isAnswer = refusalOf(thrown).status === 404 && request.permission === 'contents: read';
        if (waitMs === undefined && !isAnswer) inARow.set(kind, failuresOf(kind) + 1);
        if (waitMs === undefined || givenUp !== undefined) throw thrown;
        const until = later(clock.now(), waitMs);
        if (until >= endBy) givenUp = thrown as ForgeFailure;
        if (givenUp !== undefined || waits === MOST_WAITS) throw thrown;
        if (until > pausedUntil) {
          pausedUntil = until;
          onWait?.(waitMs);
        }
        // After the wait a comment may say something newer, so its writer must read it again.
        if (!isRead(request) && request.permission === 'pull-requests: write') throw thrown;
      }
    }
  }

  return {
    send: (request) =>
      isRead(request) ? inSlot(() => patiently(request)) : inTurn(() => inSlot(() => patiently(request))),
    requestsSent: () => sent,
  };
}

function waitOf(thrown: unknown): number | undefined {
  if (!(thrown instanceof ForgeFailure)) return undefined;
  const { status, retryAfterMs } = thrown.refusal;
  return status === 403 || status === 429 ? retryAfterMs : undefined;
}
