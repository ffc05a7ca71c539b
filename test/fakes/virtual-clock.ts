import { StillClock } from './still-clock.ts';

/**
 * Time that passes only when nothing is left to do but to wait: then the next sleeper wakes. Two sleeps at once take as
 * long as the longer one.
 */
export class VirtualClock extends StillClock {
  #isTurning = false;

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    const slept = super.sleep(ms, signal);
    this.#turnSoon();
    return slept;
  }

  /** After everything that waits for no sleep: promises come before the event loop's next turn. */
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
