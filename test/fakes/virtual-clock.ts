import { StillClock } from './still-clock.ts';

/**
 * A clock on which time passes only when nothing is left to do but to wait: then the next sleeper wakes. Two sleeps at once
 * take as long as the longer one.
 */
export class VirtualClock extends StillClock {
  #isTurning = false;

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const slept = super.sleep(ms, signal);
    this.#turnSoon();
    return slept;
  }

  /** Wakes the next sleeper in the next turn of the event loop, after all promises that wait for no sleep. */
  #turnSoon(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      this.wakeFirst();
      if (this.isSleeping) this.#turnSoon();
    });
  }
}
