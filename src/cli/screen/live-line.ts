/** A text as it reads so many milliseconds after it was given. */
export type LineAt = (laterMs: number) => string;

/** Calls `tick` again and again until the function that it gives back is called. */
export type Every = (ms: number, tick: () => void) => () => void;

const TICK_MS = 1_000;
/** Back to the first column, and nothing to the right of the cursor. */
const ERASE = '\r\u001b[K';

/** The last line of a terminal, written over once a second. Whoever writes another line clears it first. */
export class LiveLine {
  readonly #write: (text: string) => void;
  readonly #every: Every;
  #stop: (() => void) | undefined;

  /** What is written must be one harmless line that fits. */
  constructor(write: (text: string) => void, every: Every = everyTick) {
    this.#write = write;
    this.#every = every;
  }

  show(lineAt: LineAt): void {
    this.#stop?.();
    let laterMs = 0;
    const draw = (): void => this.#write(`${ERASE}${lineAt(laterMs)}`);
    draw();
    this.#stop = this.#every(TICK_MS, () => {
      laterMs += TICK_MS;
      draw();
    });
  }

  clear(): void {
    if (this.#stop === undefined) return;
    this.#stop();
    this.#stop = undefined;
    this.#write(ERASE);
  }
}

/** The characters up to here take one column. */
const LAST_NARROW = 0x2ff;

/**
 * A line of at most so many columns. Other characters than Latin ones count as two: the line may be shorter than it could be, never
 * longer, and no tables of characters are loaded for it.
 */
export function fitLine(line: string, columns: number): string {
  let head = '';
  let width = 1;
  for (const character of line) {
    width += character.codePointAt(0)! > LAST_NARROW ? 2 : 1;
    if (width > columns) return `${head}…`;
    head += character;
  }
  return line;
}

/** It keeps no process alive. */
function everyTick(ms: number, tick: () => void): () => void {
  const timer = setInterval(tick, ms).unref();
  return () => clearInterval(timer);
}
