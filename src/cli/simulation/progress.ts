import type { JudgedRef } from '../../domain/simulation/judged-ref.ts';
import type { Clock } from '../../gate/ports/clock.ts';
import { counted } from '../../report/text/report-facts.ts';

const LEAST_GAP_MS = 1_000;

/** Tells how far a simulation is, on a line a second at most. */
export function progressLines(
  clock: Pick<Clock, 'now'>,
  tell: (line: string) => void,
): (judged: readonly JudgedRef[], refs: number, requests: number) => void {
  let toldAt = Number.NEGATIVE_INFINITY;
  return (judged, refs, requests) => {
    if (clock.now() - toldAt < LEAST_GAP_MS) return;
    toldAt = clock.now();
    const failing = judged.filter(({ verdict }) => verdict === 'fail').length;
    tell(`${judged.length} of ${counted(refs, 'ref')} judged, ${failing} would fail (${counted(requests, 'request')})`);
  };
}
