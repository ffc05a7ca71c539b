import { describe, expect, it } from 'vitest';
import { decideRetry, type FailedAttempt } from '../../src/platform/retry-timing.ts';

const SERVER_TIME_MS = Date.UTC(2026, 0, 15, 12, 0, 0);

function aFailure(change: Partial<FailedAttempt> = {}): FailedAttempt {
  return {
    attempt: 1,
    retry: 'transient',
    confirmations: 0,
    retryAfter: undefined,
    serverTimeMs: SERVER_TIME_MS,
    timeLeftMs: 600_000,
    phaseLeftMs: 600_000,
    quotaLeft: 20,
    random: 0.5,
    ...change,
  };
}

describe('the decision to retry without Retry-After', () => {
  it.each([
    [1, 0, 0],
    [1, 0.5, 250],
    [2, 0.5, 500],
    [3, 0.5, 1000],
    [3, 0.999, 1998],
  ])('is to wait, after attempt %i with the random number %d, %d ms', (attempt, random, afterMs) => {
    expect(decideRetry(aFailure({ attempt, random }))).toEqual({ kind: 'retry', afterMs });
  });

  it('is to give up after the fourth attempt', () => {
    const decision = decideRetry(aFailure({ attempt: 4 }));
    expect(decision).toEqual({ kind: 'give-up', why: 'after 4 attempts', reason: undefined });
  });
});

describe('the decision to retry with Retry-After', () => {
  it.each([
    ['seconds', '3', 3000],
    ['seconds in white space', ' 120 ', 120_000],
    ['a date, against the clock of the server', 'Thu, 15 Jan 2026 12:00:30 GMT', 30_000],
  ])('follows %s, never early and at most a second late', (_what, retryAfter, askedMs) => {
    for (const random of [0, 0.5, 0.999]) {
      const decision = decideRetry(aFailure({ retryAfter, random }));
      expect(decision.kind).toBe('retry');
      if (decision.kind !== 'retry') continue;
      expect(decision.afterMs).toBeGreaterThanOrEqual(askedMs);
      expect(decision.afterMs).toBeLessThanOrEqual(askedMs + 1000);
    }
  });

  it.each([
    ...['', '0', '-1', 'soon', '1e9', '1.5', '120, 60', 'Thu, 15 Jan 2026 11:59:30 GMT'],
    ...['Thu, 15 Jan 2026 12:00:00 GMT', '2026-01-15T12:00:30Z', 'Thu, 15 Jan 2026 12:00:30 +0100'],
    ...['Fri, 15 Jan 2026 12:00:30 GMT', 'Sat, 31 Feb 2026 12:00:30 GMT', 'Thu, 15 Jan 2026 25:00:30 GMT'],
  ])('falls back to the usual backoff for %j', (retryAfter) => {
    expect(decideRetry(aFailure({ retryAfter }))).toEqual({ kind: 'retry', afterMs: 250 });
  });

  it('is to give up at once when the wait ends after the deadline, and says when it ends', () => {
    const decision = decideRetry(aFailure({ retryAfter: '60', timeLeftMs: 60_000 }));
    expect(decision.kind === 'give-up' && decision.why).toContain('2026-01-15T12:01:00.000Z');
  });

  it.each([
    ['within the phase', { phaseLeftMs: 61_000 }, 'retry', undefined],
    ['past the end of the phase', { phaseLeftMs: 60_000 }, 'give-up', 'rate-limited'],
    ['in a phase that is over', { phaseLeftMs: -1 }, 'give-up', 'rate-limited'],
    ['past the end of all requests', { timeLeftMs: 60_000 }, 'give-up', 'rate-limited'],
    ['after a refusal', { phaseLeftMs: 0, retry: 'confirm', confirmations: 1 } as const, 'give-up', undefined],
  ] as const)('for a wait %s is the same for every status', (_, change, kind, reason) => {
    const decision = decideRetry(aFailure({ retryAfter: '60', ...change }));
    expect([decision.kind, 'reason' in decision ? decision.reason : undefined]).toEqual([kind, reason]);
  });

  it('is to give up for a wait that no clock can show', () => {
    expect(decideRetry(aFailure({ retryAfter: '9'.repeat(400), timeLeftMs: 1e12 })).kind).toBe('give-up');
  });
});

it.each<[what: string, change: Partial<FailedAttempt>, decision: object]>([
  [
    'with no time left',
    { timeLeftMs: 250 },
    { kind: 'give-up', why: 'no time is left for another attempt', reason: undefined },
  ],
  ['after the end of its phase, without Retry-After', { phaseLeftMs: -1 }, { kind: 'retry', afterMs: 250 }],
  ['that another attempt cannot fix', { retry: 'never', retryAfter: '1' }, { kind: 'give-up' }],
  ['that is a refusal', { retry: 'confirm', confirmations: 1 }, { kind: 'retry' }],
  ['that is a confirmed refusal', { retry: 'confirm', confirmations: 2, attempt: 2 }, { kind: 'give-up' }],
  ['with the quota of the run used up', { quotaLeft: 0 }, { kind: 'give-up', reason: 'budget' }],
  ['at its last attempt, with the quota used up', { quotaLeft: 0, attempt: 4 }, { kind: 'give-up', reason: undefined }],
  [
    'that is a refusal, with the quota used up',
    { quotaLeft: 0, retry: 'confirm', confirmations: 1 },
    { kind: 'give-up', reason: undefined },
  ],
])('a failed request %s', (_, change, decision) => {
  expect(decideRetry(aFailure(change))).toMatchObject(decision);
});
