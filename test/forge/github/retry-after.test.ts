import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../../src/forge/github/retry-after.ts';

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';
const RESET = String(Date.UTC(2026, 0, 1, 0, 0, 25) / 1000);

describe('how long GitHub asks to wait', () => {
  it.each([
    [{ 'retry-after': '60' }, 60_000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': '-1' }, undefined],
    [{ 'retry-after': 'soon' }, undefined],
    [{ 'retry-after': '1e9' }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET, date: DATE }, 25_000],
    [{ 'x-ratelimit-remaining': '1', 'x-ratelimit-reset': RESET, date: DATE }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': RESET }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon', date: DATE }, undefined],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1', date: DATE }, 0],
    [{}, undefined],
  ])('is read from %j', (headers, expected) => {
    expect(retryAfterMs(new Headers(headers as Record<string, string>))).toBe(expected);
  });
});
