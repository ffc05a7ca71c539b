import { type ScreenStyle, screenStyleOf } from '../../../src/cli/screen/screen-style.ts';
import { createTerminal, type Every, type Terminal } from '../../../src/cli/terminal.ts';

type Given = {
  readonly isTerminal?: boolean;
  readonly columns?: number;
  readonly screenStyle?: ScreenStyle;
};

/** Both streams of one terminal, in the order in which they were written. */
export function aTerminal({ isTerminal = true, columns = 40, screenStyle = screenStyleOf([], {}) }: Given = {}) {
  const pieces: string[] = [];
  const ticks: (() => void)[] = [];
  const every: Every = (_, tick) => {
    ticks.push(tick);
    return () => void ticks.splice(ticks.indexOf(tick), 1);
  };
  const stream = { write: (text: string) => pieces.push(text), isTTY: isTerminal, columns };
  const terminal: Terminal = createTerminal({ stdout: stream, stderr: stream }, screenStyle, every);
  return {
    terminal,
    written: () => pieces.join(''),
    tick: () => {
      for (const tick of ticks) tick();
    },
    isTicking: () => ticks.length > 0,
  };
}

/** What a person sees in the end: lines, each with all that was written over it. */
export function seen(written: string): readonly string[] {
  return written.split('\n').map((line) => line.split('\r\u001b[K').at(-1)!);
}
