import type { Log } from '../gate/ports/log.ts';
import type { Hindrance } from './decision.ts';
import { describeWait } from './waiting.ts';

type Facts = Parameters<typeof describeWait>[1];

/** Polls are 2 s apart where the end of a scan is near. */
const SHORTEST_SILENCE_MS = 5_000;

/**
 * Lines about the waiting: one at every poll where something else than the time has changed, otherwise not more often than every 5 s. What was seen instead is
 * told once.
 */
export class WaitLog {
  readonly #log: Pick<Log, 'info'>;
  /** What was told in place of a scan. */
  #seen = '';
  #last: { readonly what: string; readonly elapsedMs: number } | undefined;

  constructor(log: Pick<Log, 'info'>) {
    this.#log = log;
  }

  tell(hindrance: Hindrance, facts: Facts): void {
    const { elapsedMs } = facts;
    const bare: Facts = { ...facts, newest: undefined, otherName: undefined };
    const what = describeWait(hindrance, { ...bare, elapsedMs: 0, progress: undefined });
    const seen = keyOf(facts);
    const isSeenNew = hindrance.kind === 'none' && seen !== '' && seen !== this.#seen;
    if (!isSeenNew && what === this.#last?.what && elapsedMs - this.#last.elapsedMs < SHORTEST_SILENCE_MS) return;
    this.#last = { what, elapsedMs };
    if (isSeenNew) this.#seen = seen;
    this.#log.info(describeWait(hindrance, isSeenNew ? facts : bare));
  }
}

/** Equal while the same scan or project is seen; empty where there is none. */
function keyOf({ newest, otherName }: Facts): string {
  return newest === undefined && otherName === undefined ? '' : JSON.stringify([newest?.id, newest?.status, otherName]);
}
