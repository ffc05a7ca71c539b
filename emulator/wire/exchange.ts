import { channel } from 'node:diagnostics_channel';
import type { HttpAnswer, HttpRequest } from './http.ts';

/** A request to a double of another service, and the double's own answer to it. */
export type Exchange = {
  readonly request: HttpRequest;
  /** In front of every REST route. */
  readonly prefix: string;
  /** Undefined where a test has answered instead. */
  readonly answer: HttpAnswer | undefined;
};

/** The channels on which the doubles tell every `Exchange`, for who compares it with what the service publishes. */
export const EXCHANGES = { github: 'findings-gate:github-double', gitlab: 'findings-gate:gitlab-double' } as const;

export function publishExchange(service: keyof typeof EXCHANGES, exchange: Exchange): void {
  channel(EXCHANGES[service]).publish(exchange);
}
