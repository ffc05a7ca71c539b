import type { Heard } from '../heard.ts';
import type { Exchange, ExchangeEnd } from '../watched-wire.ts';
import type { ConnectionFacts } from './connection-facts.ts';

export type Head = Extract<ExchangeEnd, { kind: 'head' }>;

export function headsOf(exchanges: readonly Exchange[]): readonly Head[] {
  return exchanges.map(({ came }) => came).filter((came): came is Head => came.kind === 'head');
}

/** The status that a question was answered with last; undefined where no answer came. */
export function statusOf({ path }: Heard, exchanges: readonly Exchange[]): number | undefined {
  return headsOf(exchanges.filter((exchange) => exchange.path.endsWith(path))).at(-1)?.status;
}

/** The first answer of the operation, and else the first failure. */
export function bestOf({ heard }: Pick<ConnectionFacts, 'heard'>, operation: Heard['operation']): Heard | undefined {
  const ofOperation = heard.filter((one) => one.operation === operation);
  return ofOperation.find(({ came }) => came.kind === 'answer') ?? ofOperation[0];
}

/** Why a question was not answered, without its name: `answered 404`. */
export function problemOf({ operation, came }: Heard): string {
  return came.kind === 'answer' ? 'its answer has another form' : came.message.replace(`${operation}: `, '');
}
