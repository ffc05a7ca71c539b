import type { Exchanged } from '../../http/exchange.ts';

/** GitHub asks to wait at least so long where it does not say how long, in milliseconds. */
const UNTOLD_WAIT_MS = 60_000;

/** How it says so in words: of a secondary limit it often sends no header. Older servers name the limit otherwise. */
const SAYS_LIMIT = /\brate limit\b|\babuse detection\b/i;

/**
 * How long a refusal asks to wait, in milliseconds: `Retry-After` in seconds, else the end of an exhausted rate limit
 * measured against GitHub's own `Date`, else a minute where only the status or the words say that it is a limit. The
 * result is undefined where it asks for nothing.
 */
export function retryAfterMs({ status, headers, bytes }: Exchanged): number | undefined {
  const told = toldIn(headers);
  if (told !== undefined) return told;
  return status === 429 || (status === 403 && SAYS_LIMIT.test(bytes.toString())) ? UNTOLD_WAIT_MS : undefined;
}

function toldIn(headers: Exchanged['headers']): number | undefined {
  const seconds = wholeNumber(headers.get('retry-after'));
  if (seconds !== undefined) return seconds * 1000;
  if (headers.get('x-ratelimit-remaining') !== '0') return undefined;
  const resetSeconds = wholeNumber(headers.get('x-ratelimit-reset'));
  const serverNowMs = Date.parse(headers.get('date') ?? '');
  if (resetSeconds === undefined || Number.isNaN(serverNowMs)) return undefined;
  return Math.max(0, resetSeconds * 1000 - serverNowMs);
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
