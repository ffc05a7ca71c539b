import type { Terminal } from '../../cli/terminal.ts';
import type { Clock } from '../../ports/clock.ts';
import { counted } from '../../report/text/report-facts.ts';
import type { JudgedRef } from './simulate/simulation.ts';

/** Lines that stay need a longer gap than one that is written over. */
const LEAST_GAP_MS = 1_000;
const LEAST_REWRITE_MS = 100;

/** Tells how far a simulation is: on one line, or where nobody watches on a line a second at most. */
export function progressLines(
  clock: Pick<Clock, 'now'>,
  { tell, showProgress }: Pick<Terminal, 'tell' | 'showProgress'>,
): (judged: readonly JudgedRef[], refs: number, requests: number) => void {
  const leastGapMs = showProgress === undefined ? LEAST_GAP_MS : LEAST_REWRITE_MS;
  const show = showProgress === undefined ? tell : (line: string): void => showProgress(() => line);
  let toldAt = Number.NEGATIVE_INFINITY;
  return (judged, refs, requests) => {
    if (clock.now() - toldAt < leastGapMs) return;
    toldAt = clock.now();
    const failing = judged.filter(({ verdict }) => verdict === 'fail').length;
    show(`${judged.length} of ${counted(refs, 'ref')} judged, ${failing} would fail (${counted(requests, 'request')})`);
  };
}
