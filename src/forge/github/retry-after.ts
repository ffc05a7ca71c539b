type HeaderReader = { get(name: string): string | null | undefined };

/**
 * How long GitHub asks to wait, in milliseconds: `Retry-After` in seconds, else the end of an exhausted rate limit
 * measured against GitHub's own `Date`. The result is undefined where it asks for nothing, or for something that cannot
 * be read.
 */
export function retryAfterMs(headers: HeaderReader): number | undefined {
  const seconds = wholeNumber(headers.get('retry-after'));
  if (seconds !== undefined) return seconds * 1000;
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
  const serverNowMs = Date.parse(headers.get('date') ?? '');
  if (resetSeconds === undefined || Number.isNaN(serverNowMs)) return undefined;
  return Math.max(0, resetSeconds * 1000 - serverNowMs);
}

function wholeNumber(text: string | null | undefined): number | undefined {
  return typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
