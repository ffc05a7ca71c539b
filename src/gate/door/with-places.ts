import { LONGEST_PLACES_MS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { deadlinesOf } from '../../domain/work/deadlines.ts';
import type { Prepared } from './door.ts';

/**
 * The report of a verdict that stands, with the places of its culprits, as far as they can be read. Its code is loaded
 * where there are culprits. Never throws, and changes nothing but `places` and `requests`.
 */
export async function withPlaces(report: GateReport, run: Prepared): Promise<GateReport> {
  if (report.places === undefined || run.places === undefined) return report;
  const { search } = report.places;
  try {
    const [{ readPlaces }, reader] = await Promise.all([import('../../places/read-places.ts'), run.places.open()]);
    const { clock, signal, monotonicStart } = run.world;
    const limitMs = Math.min(LONGEST_PLACES_MS, deadlinesOf(run.inputs, monotonicStart).readBy - clock.now());
    if (limitMs <= 0) return without(report, 'the time of the run is over');
    const { places, pages } = await readPlaces(search, {
      reader,
      clock,
      signal,
      limitMs,
      mostPages: run.places.mostPages,
      decidingScans: report.scans.filter(({ decides }) => decides.length > 0).map(({ id }) => id),
    });
    const { planned, sent } = report.requests;
    return { ...report, places, requests: { planned: planned + pages, sent: sent + reader.requestsSent() } };
  } catch {
    return without(report, 'their code could not be loaded: this is a defect of the gate');
  }
}

function without(report: GateReport, missing: string): GateReport {
  return { ...report, places: report.places && { ...report.places, missing } };
}
