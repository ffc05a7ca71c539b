import type { Dispatcher } from 'undici';
import { ACCEPTED_ENCODINGS, readPacked } from './packed-body.ts';

export type SentRequest = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
};

export type Exchanged = {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Buffer;
};

/**
 * Sends one request and gives its whole answer, unpacked; redirects are answers like others. Throws what undici throws,
 * and what `tooLarge` gives.
 */
export async function exchange(
  dispatcher: Dispatcher,
  url: string,
  { method, headers, body }: SentRequest,
  signal: AbortSignal,
  tooLarge: () => Error,
): Promise<Exchanged> {
  const { origin, pathname, search } = new URL(url);
  const answer = await dispatcher.request({
    origin,
    path: pathname + search,
    method: method as Dispatcher.HttpMethod,
    headers: { ...headers, 'accept-encoding': ACCEPTED_ENCODINGS },
    body: body ?? null,
    signal,
  });
  try {
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    const received = new Map(texts);
    const bytes = await readPacked(answer.body, received.get('content-encoding'), tooLarge);
    return { status: answer.statusCode, headers: received, bytes };
  } finally {
    // What was not read is not waited for: the connection is closed with it.
    answer.body.on('error', () => {}).destroy();
  }
}
