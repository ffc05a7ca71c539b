import { channel } from 'node:diagnostics_channel';
import type { HttpAnswer, HttpRequest } from '../emulator/wire/http.ts';

/** A request to the double, and its own answer to it. */
export type Exchange = {
  readonly request: HttpRequest;
  /** In front of every REST route. */
  readonly prefix: string;
  /** Undefined where a test has answered instead. */
  readonly answer: HttpAnswer | undefined;
};

/** Name of the channel on which every `Exchange` is published, for who compares it with what GitHub publishes. */
export const EXCHANGES = 'findings-gate:github-double';

const exchanges = channel(EXCHANGES);

export function publishExchange(exchange: Exchange): void {
  exchanges.publish(exchange);
}
