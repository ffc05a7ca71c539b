import type { Log } from '../gate/ports/log.ts';
import type { Hindrance } from './decision.ts';
import { describeWait } from './waiting.ts';

type Facts = Parameters<typeof describeWait>[1];

/** Polls are 2 s apart where the end of a scan is near. */
const SHORTEST_SILENCE_MS = 5_000;

/** Lines about the waiting: one at every poll where something else than the time has changed, otherwise not more often than every 5 s. */
export class WaitLog {
  readonly #log: Pick<Log, 'info'>;
  #last: { readonly what: string; readonly elapsedMs: number } | undefined;

  constructor(log: Pick<Log, 'info'>) {
    this.#log = log;
  }

  tell(hindrance: Hindrance, facts: Facts): void {
    const { elapsedMs } = facts;
    const what = describeWait(hindrance, { ...facts, elapsedMs: 0, progress: undefined });
    if (what === this.#last?.what && elapsedMs - this.#last.elapsedMs < SHORTEST_SILENCE_MS) return;
    this.#last = { what, elapsedMs };
    this.#log.info(describeWait(hindrance, facts));
  }
}
