import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** Published by undici when it writes a request to its connection. */
const SENT = 'undici:client:sendHeaders';

/** Calls the listener once, when the first request to this origin is written to its connection, or is about to be within the same turn. */
export function whenFirstSent(origin: string, listener: () => void): void {
  const onSent = (message: unknown): void => {
    if (originOf(message) !== origin) return;
    unsubscribe(SENT, onSent);
    // Only a message of undici's says when: what it is told here must not keep the bytes from leaving.
    setImmediate(listener);
  };
  subscribe(SENT, onSent);
}

function originOf(message: unknown): string | undefined {
  const { request } = message as { readonly request?: { readonly origin?: string | URL } };
  return request?.origin === undefined ? undefined : new URL(request.origin).origin;
}
