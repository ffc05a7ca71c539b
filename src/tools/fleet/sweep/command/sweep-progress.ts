import type { Terminal } from '../../../../cli/terminal.ts';
import type { Clock } from '../../../../ports/clock.ts';
import { counted } from '../../../../report/text/report-facts.ts';
import type { SweptPull } from '../swept-pull.ts';

/** Lines that stay need a longer gap than one that is written over. */
const LEAST_LINE_GAP_MS = 5_000;
const LEAST_LINE_REWRITE_MS = 100;

/** Tells how far a sweep is: on one line, or where nobody watches on a line every few seconds. */
export function sweepProgress(
  clock: Pick<Clock, 'now'>,
  { tell, showProgress }: Pick<Terminal, 'tell' | 'showProgress'>,
): (swept: readonly SweptPull[], pulls: number) => void {
  const leastGapMs = showProgress === undefined ? LEAST_LINE_GAP_MS : LEAST_LINE_REWRITE_MS;
  const show = showProgress === undefined ? tell : (line: string): void => showProgress(() => line);
  let toldAt = Number.NEGATIVE_INFINITY;
  return (swept, pulls) => {
    if (clock.now() - toldAt < leastGapMs) return;
    toldAt = clock.now();
    const written = swept.filter(({ done }) => done === 'written').length;
    show(`${swept.length} of ${counted(pulls, 'open pull request')} judged, ${written} set`);
  };
}
