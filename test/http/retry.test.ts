import { describe, expect, it } from 'vitest';
import { type Attempted, retry } from '../../src/http/retry.ts';

/** Attempts that end as given, one after the other, and everything that happened, in order. */
function scripted(...results: readonly (Attempted<string, string> | Error)[]) {
  const happened: string[] = [];
  const rest = [...results];
  const attempt = async () => {
    happened.push('attempt');
    const result = rest.shift();
    if (result === undefined || result instanceof Error) throw result ?? new Error('no further attempt was expected');
    return result;
  };
  const sleep = async (ms: number) => {
    happened.push(`sleep ${ms}`);
  };
  return { happened, attempt, sleep };
}

const answered = { kind: 'answered', answer: 'yes' } as const;
const failed = (failure: string) => ({ kind: 'failed', failure }) as const;

describe('a retry', () => {
  it('is not needed where the first attempt is answered: nothing is decided, nothing waits', async () => {
    const { happened, ...given } = scripted(answered);
    const nextInMs = () => {
      throw new Error('was asked');
    };
    expect(await retry({ ...given, nextInMs })).toBe('yes');
    expect(happened).toEqual(['attempt']);
  });

  it('comes when the decision says so, which gets the failure and the attempts so far', async () => {
    const { happened, ...given } = scripted(failed('reset'), failed('busy'), answered);
    const nextInMs = (failure: string, attempts: number) => {
      happened.push(`${failure} after ${attempts}`);
      return attempts * 10;
    };
    expect(await retry({ ...given, nextInMs })).toBe('yes');
    expect(happened).toEqual([
      'attempt',
      'reset after 1',
      'sleep 10',
      'attempt',
      'busy after 2',
      'sleep 20',
      'attempt',
    ]);
  });

  it('does not come where the decision throws, and the caller gets what it throws', async () => {
    const { happened, ...given } = scripted(failed('reset'), failed('busy'));
    const nextInMs = (failure: string, attempts: number) => {
      if (attempts === 2) throw new Error(`gave up: ${failure}`);
      return 0;
    };
    await expect(retry({ ...given, nextInMs })).rejects.toThrow('gave up: busy');
    expect(happened).toEqual(['attempt', 'sleep 0', 'attempt']);
  });

  it('does not come after an attempt that throws', async () => {
    const { happened, ...given } = scripted(new Error('stopped'));
    await expect(retry({ ...given, nextInMs: () => 0 })).rejects.toThrow('stopped');
    expect(happened).toEqual(['attempt']);
  });

  it('does not come where the sleep is cut short', async () => {
    const { happened, ...given } = scripted(failed('reset'), answered);
    const sleep = () => Promise.reject(new Error('stopped'));
    await expect(retry({ ...given, sleep, nextInMs: () => 5 })).rejects.toThrow('stopped');
    expect(happened).toEqual(['attempt']);
  });
});
