import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '../../../src/forge/github/github-api.ts';

const DATE = 'Thu, 01 Jan 2026 00:00:00 GMT';
const RESET = String(Date.UTC(2026, 0, 1, 0, 0, 25) / 1000);

function refusal(status: number, body: string, headers: Record<string, string> = {}) {
  return { status, headers: new Map(Object.entries(headers)), text: body };
}

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
    expect(retryAfterMs(refusal(403, '{"message":"Must have admin rights to Repository."}', headers))).toBe(expected);
  });

  // What GitHub's clients have met: https://github.com/hub4j/github-api/issues/2009, https://github.com/octokit/octokit.rb/pull/1382
  it.each([
    ['You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'],
    ['You have exceeded a secondary rate limit and have been temporarily blocked from content creation.'],
    ['API rate limit exceeded for installation ID 1.'],
    ['You have triggered an abuse detection mechanism and have been temporarily blocked from content creation.'],
  ])('is a minute where only the words of a 403 say that it is a limit: %s', (message) => {
    const body = JSON.stringify({ message });
    expect(retryAfterMs(refusal(403, body))).toBe(60_000);
    expect(retryAfterMs(refusal(403, body, { 'retry-after': '7' }))).toBe(7_000);
    expect(retryAfterMs(refusal(404, body))).toBe(undefined);
  });

  it('is a minute for a 429 that says no more', () => {
    expect(retryAfterMs(refusal(429, ''))).toBe(60_000);
  });
});
