import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { startCut } from '../../src/http/cut.ts';

const LONG_MS = 60_000;

describe('the signal of an attempt', () => {
  it('is aborted when the time is up, and says that it was the time', async () => {
    const cut = startCut({ timeoutMs: 5, signal: undefined });
    expect([cut.signal.aborted, cut.isTimeUp()]).toEqual([false, false]);
    await expect.poll(() => cut.signal.aborted).toBe(true);
    expect(cut.isTimeUp()).toBe(true);
    cut.end();
  });

  it('is aborted by a stop from outside, and says that it was not the time', () => {
    const stop = new AbortController();
    const cut = startCut({ timeoutMs: LONG_MS, signal: stop.signal });
    stop.abort();
    expect([cut.signal.aborted, cut.isTimeUp()]).toEqual([true, false]);
    cut.end();
  });

  it('is aborted from the start where the stop came before it', () => {
    const cut = startCut({ timeoutMs: LONG_MS, signal: AbortSignal.abort() });
    expect([cut.signal.aborted, cut.isTimeUp()]).toEqual([true, false]);
    cut.end();
  });

  it('is not aborted once the attempt has ended, by time or from outside', async () => {
    const stop = new AbortController();
    const cut = startCut({ timeoutMs: 5, signal: stop.signal });
    cut.end();
    await delay(20);
    stop.abort();
    expect([cut.signal.aborted, cut.isTimeUp()]).toEqual([false, false]);
  });
});
