import type { Log } from '../ports/log.ts';
import type { Hindrance } from './decision.ts';
import { describeWait, type WaitFacts } from './waiting.ts';

/** Polls are 2 s apart where the end of a scan is near. */
const SHORTEST_SILENCE_MS = 5_000;

/**
 * Lines about the waiting: one at every poll where something else than the time has changed, otherwise not more often
 * than every 5 s. What was seen instead is told once. Where somebody watches, one line that goes with the time takes
 * their place.
 */
export class WaitLog {
  readonly #log: Pick<Log, 'info' | 'progress'>;
  /** What was told in place of a scan. */
  #seen = '';
  #last: { readonly what: string; readonly elapsedMs: number } | undefined;

  constructor(log: Pick<Log, 'info' | 'progress'>) {
    this.#log = log;
  }

  tell(hindrance: Hindrance, facts: WaitFacts): void {
    const { elapsedMs } = facts;
    const bare: WaitFacts = { ...facts, newest: undefined, otherName: undefined };
    const what = describeWait(hindrance, { ...bare, elapsedMs: 0, progress: undefined });
    const seen = keyOf(facts);
    const isSeenNew = hindrance.kind === 'none' && seen !== '' && seen !== this.#seen;
    const { progress } = this.#log;
    const isSoon = what === this.#last?.what && elapsedMs - this.#last.elapsedMs < SHORTEST_SILENCE_MS;
    if (isSoon && !isSeenNew && progress === undefined) return;
    this.#last = { what, elapsedMs };
    if (isSeenNew) this.#seen = seen;
    if (isSeenNew || progress === undefined) this.#log.info(describeWait(hindrance, isSeenNew ? facts : bare));
    progress?.((laterMs) => describeWait(hindrance, later(bare, laterMs)));
  }
}

function later(facts: WaitFacts, ms: number): WaitFacts {
  const { elapsedMs, progress } = facts;
  return {
    ...facts,
    elapsedMs: elapsedMs + ms,
    progress: progress && { ...progress, elapsedMs: progress.elapsedMs + ms },
  };
}

/** The key is equal while the same scan or project is seen; it is empty where there is none. */
function keyOf({ newest, otherName }: WaitFacts): string {
  return newest === undefined && otherName === undefined ? '' : JSON.stringify([newest?.id, newest?.status, otherName]);
}
