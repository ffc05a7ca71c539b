import { channel } from 'node:diagnostics_channel';
import type { HttpAnswer, HttpRequest } from './http.ts';

/** A request to a double of another service, and the double's own answer to it. */
export type Exchange = {
  readonly request: HttpRequest;
  /** Path in front of every REST route. */
  readonly prefix: string;
  /** Undefined if a test has answered instead. */
  readonly answer: HttpAnswer | undefined;
};

/** Channels on which the doubles publish every `Exchange`, for a comparison with what the service documents. */
export const EXCHANGES = { github: 'findings-gate:github-double', gitlab: 'findings-gate:gitlab-double' } as const;

export function publishExchange(service: keyof typeof EXCHANGES, exchange: Exchange): void {
  channel(EXCHANGES[service]).publish(exchange);
}
