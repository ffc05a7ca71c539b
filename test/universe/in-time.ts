import { placeOf } from '../../emulator/history/seen.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { type Finding, openOn, projectsOf } from './judge.ts';
import { countsOfFindings, isNamed, settledAtMs, type Truth, UNSEEN_MS } from './truth.ts';
import {
  type CiScan,
  type Gate,
  listedAtMs,
  MINUTE_MS,
  PRODUCTS,
  type ProductWord,
  type ProjectId,
  SECOND_MS,
} from './universe.ts';

/** After the last thing that matters: the index settles for two minutes, the next poll comes, a usual product is awaited. */
const DECIDES_WITHIN_MS = 200 * SECOND_MS;

/**
 * Where everything is scanned in time and nobody else writes the refs, the gate decides, in time, and its counts are those of the refs.
 * Undefined where that is so, or the universe is not so ordinary.
 */
export function decidedFinding(report: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  const { verdict, times } = report;
  const dueMs = ordinaryUntilMs(gate, truth);
  if (dueMs === undefined) return undefined;
  if (verdict.word === 'inconclusive')
    return { kind: 'UNDECIDED', text: `${verdict.reason} where everything was scanned` };
  if (times.finishedAtMs > Math.max(dueMs, gate.atMs) + DECIDES_WITHIN_MS) {
    return { kind: 'UNDECIDED', text: `decided ${(times.finishedAtMs - dueMs) / 1_000} s after everything was there` };
  }
  return times.finishedAtMs < dueMs ? undefined : countsFinding(report, gate, truth);
}

/** When all scans of an ordinary commit have ended and can be searched; undefined where anything else happens. */
function ordinaryUntilMs(gate: Gate, truth: Truth): number | undefined {
  const { settings } = gate;
  if (gate.isBare || truth.isEverClosed(gate)) return undefined;
  const waitMs = settings.isSweep ? 0 : settings.waitMs;
  const ends: number[] = [];
  for (const project of projectsOf(gate, truth)) {
    const own = truth.ownScans(gate, project);
    const isScanned = (product: ProductWord): boolean => own.some((scan) => scan.products.includes(product));
    const isAll = PRODUCTS.every(
      (product) => isScanned(product) || (!isNamed(product, gate) && !truth.isEverScanned(gate, project, product)),
    );
    if (own.length === 0 || !isAll || !own.every(isPlain)) return undefined;
    if (own.some((scan) => listedAtMs(scan) > gate.atMs + Math.min(settings.discoveryMs, waitMs) - MINUTE_MS))
      return undefined;
    const firstEndMs = Math.min(...own.map(({ end }) => end!.atMs));
    // One project is read while the other one runs: what is listed then is not in the sum.
    if (settings.projects === 'all' && own.some((scan) => listedAtMs(scan) > gate.atMs)) return undefined;
    if (own.some((scan) => listedAtMs(scan) > firstEndMs + 30 * SECOND_MS)) return undefined;
    if (settings.baseline === 'base' && own.some(({ isFull }) => isFull) && !truth.isBaseScanned(gate, project))
      return undefined;
    if (isWrittenByOthers(own, project, truth, gate)) return undefined;
    ends.push(...own.map((scan) => Math.max(settledAtMs(scan), listedAtMs(scan) + UNSEEN_MS)));
  }
  const lastMs = Math.max(...ends);
  const isQuiet = truth.changesBetween(lastMs, Math.max(lastMs, gate.atMs) + 10 * MINUTE_MS).length === 0;
  return lastMs <= gate.atMs + waitMs - 3 * MINUTE_MS - (waitMs === 0 ? 8 * MINUTE_MS : 0) && isQuiet
    ? lastMs
    : undefined;
}

/** What is late by more than half a minute may be told as a gap. */
const MOST_LAG_MS = 25 * SECOND_MS;

function isPlain(scan: CiScan): boolean {
  const { end, clockMs, productsAtMs, countedAtMs } = scan;
  const isOdd = [clockMs, productsAtMs, countedAtMs].some((ms) => ms !== undefined);
  return end?.status === 'COMPLETED' && !isOdd && settledAtMs(scan) <= end.atMs + MOST_LAG_MS;
}

/** Another scan of the same refs, of another commit or subject, or of a part of the rules, while or after ours are made. */
function isWrittenByOthers(own: readonly CiScan[], project: ProjectId, truth: Truth, gate: Gate): boolean {
  const places = new Set(own.map(({ ref }) => placeOf(ref)));
  const firstMs = Math.min(...own.map(({ startedAtMs }) => startedAtMs));
  return truth.scans.some(
    (scan) =>
      !own.includes(scan) &&
      scan.project === project &&
      (scan.commit === gate.commit ||
        (places.has(placeOf(scan.ref)) && (scan.end === undefined || settledAtMs(scan) > firstMs - 10 * MINUTE_MS))),
  );
}

/** Counts are those of the refs, or said to be at least so many. */
function countsFinding(
  { counts, countsAre, verdict, times }: GateReport,
  gate: Gate,
  truth: Truth,
): Finding | undefined {
  const held = projectsOf(gate, truth).flatMap((project) => {
    const own = truth.ownScans(gate, project);
    return PRODUCTS.flatMap((product) => {
      const ofProduct = own.filter((scan) => scan.products.includes(product));
      const places = new Set((ofProduct.length > 0 ? ofProduct : own).map(({ ref }) => placeOf(ref)));
      const open = [...places].flatMap((place) => openOn(place, project, truth, times.finishedAtMs));
      return open.filter((one) => one.product === product);
    });
  });
  const due = countsOfFindings(held);
  const told = {
    critical: Number(counts.critical),
    high: Number(counts.high),
    medium: Number(counts.medium),
    low: Number(counts.low),
  };
  const columns = ['critical', 'high', 'medium', 'low'] as const;
  const isExact = countsAre === 'exact' && verdict.reason === undefined;
  const isTrue = columns.every((column) => (isExact ? told[column] === due[column] : !(told[column] > due[column])));
  return isTrue
    ? undefined
    : { kind: 'COUNTS', text: `${countsAre} ${JSON.stringify(told)} where the refs have ${JSON.stringify(due)}` };
}
