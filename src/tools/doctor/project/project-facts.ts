import { PRODUCTS, productOf, productsOf } from '../../../domain/product.ts';
import { isBranchOrTagRef, isFullRef, isTagRef, pullRequestNumber, refKeysAmong } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import { DAY_MS, dayOf } from '../../../domain/text/calendar-date.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { isoText } from '../../../report/text/time-text.ts';
import { durationOf } from '../../../scan/earlier-scans.ts';
import { allNamesOf } from '../../../scan/project-name.ts';
import { hasEnded, LISTED_LATE_MS } from '../../../scan/scan-end.ts';
import {
  type Durations,
  type Endings,
  type KindFacts,
  type Lateness,
  type ProjectFacts,
  REF_SPELLINGS,
  type RefSpelling,
  SCANNED_AS,
  type ScannedAs,
} from '../diagnosis.ts';
import { namesOfProject, type SeenProject, siblingsIn } from './project-names.ts';
import { isNameOfChange, type ScannedCommit, scannedAs, scannedCommits } from './scanned-commits.ts';
import { scannersOf } from './scanners.ts';

/** The platform keeps thirty. */
const MOST_DAYS_SHOWN = 31;

export function projectFacts(project: SeenProject): ProjectFacts {
  const { repositoryId, scans, nowMs, unnamedOthers } = project;
  const asOf = scannedAs(project);
  const whole = scans.filter(({ isPartialScan }) => !isPartialScan);
  return {
    repositoryId,
    names: [...new Set(namesOfProject(project).map(allNamesOf))],
    readAt: isoText(nowMs) ?? null,
    scans: scans.length,
    partial: scans.length - whole.length,
    endings: endingsOf(scans),
    perDay: perDay(project),
    refs: refsOf(scans),
    kinds: kindsOf(whole, asOf),
    lateness: latenessOf(scannedCommits(project, asOf)),
    scanners: scannersOf(project),
    unknownProducts: unknownProductsOf(scans),
    siblings: siblingsIn(project) ?? null,
    unnamedOthers: unnamedOthers ?? 0,
  };
}

function endingsOf(scans: readonly Scan[]): Endings {
  const count = (...statuses: readonly Scan['status'][]): number =>
    scans.filter(({ status }) => statuses.includes(status)).length;
  return {
    completed: count('completed'),
    failed: count('error'),
    cancelled: count('cancelled'),
    neverFinished: count('never-finished'),
    unfinished: scans.filter((scan) => !hasEnded(scan)).length,
  };
}

/** A day that was read in part would count as a quiet one, and so would those before the project's first scan. */
function perDay({ scans: all, wholeSinceMs, nowMs }: SeenProject): ProjectFacts['perDay'] {
  if (wholeSinceMs === undefined) return null;
  const timeOf = ({ startedAtMs, completedAtMs }: Scan): EpochMs => startedAtMs ?? completedAtMs ?? nowMs;
  const scans = all.filter((scan) => timeOf(scan) >= wholeSinceMs);
  const sinceMs = scans.reduce((first, scan) => Math.min(first, timeOf(scan)), nowMs);
  const lastDay = Math.floor(nowMs / DAY_MS);
  const firstDay = Math.max(Math.floor(sinceMs / DAY_MS), lastDay - MOST_DAYS_SHOWN + 1);
  const byDay = Map.groupBy(scans, (scan) => Math.floor(timeOf(scan) / DAY_MS));
  const days = Array.from({ length: lastDay - firstDay + 1 }, (_, index) => {
    const ofDay = byDay.get(firstDay + index) ?? [];
    const unsuccessful = ofDay.filter((scan) => hasEnded(scan) && scan.status !== 'completed').length;
    return { day: dayOf((firstDay + index) * DAY_MS), scans: ofDay.length, unsuccessful };
  });
  // A part of a day says little of a whole one, above all of the night.
  const length = Math.max(1, (nowMs - sinceMs) / DAY_MS);
  return {
    since: isoText(sinceMs) ?? null,
    mean: Math.round((scans.length / length) * 10) / 10,
    most: Math.max(...days.map((day) => day.scans)),
    days,
  };
}

function refsOf(scans: readonly Scan[]): ProjectFacts['refs'] {
  const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
  const bySpelling = Map.groupBy(scans, ({ branch }) => spellingOf(branch));
  return REF_SPELLINGS.flatMap((spelling) => {
    const spelled = bySpelling.get(spelling);
    if (spelled === undefined) return [];
    const refs = new Set(spelled.map(({ branch }) => pullRequestNumber(branch) ?? keyOf(branch)));
    return { spelling, refs: refs.size, scans: spelled.length, example: spelled[0]!.branch || null };
  });
}

function spellingOf(ref: string | undefined): RefSpelling {
  if (!ref) return 'no-ref';
  if (pullRequestNumber(ref) !== undefined) return 'pull-request-ref';
  if (isTagRef(ref)) return 'tag-in-full';
  if (isBranchOrTagRef(ref)) return 'branch-in-full';
  if (isFullRef(ref)) return 'other-ref';
  return isNameOfChange(ref) ? 'name-of-the-ci-system' : 'bare-name';
}

function kindsOf(scans: readonly Scan[], asOf: (scan: Scan) => ScannedAs): readonly KindFacts[] {
  return SCANNED_AS.flatMap((as) =>
    [false, true].flatMap((isFullScan) => {
      const ofKind = scans.filter((scan) => scan.isFullScan === isFullScan && asOf(scan) === as);
      if (ofKind.length === 0) return [];
      const listing = PRODUCTS.map((product) => ({
        product,
        scans: ofKind.filter(({ enabledProducts }) => productsOf(enabledProducts).includes(product)).length,
      }));
      return {
        as,
        isFullScan,
        scans: ofKind.length,
        endings: endingsOf(ofKind),
        products: listing.filter((one) => one.scans > 0),
        durations: durationsOf(ofKind),
      };
    }),
  );
}

function durationsOf(scans: readonly Scan[]): Durations | null {
  const finished = scans.filter(({ status }) => status === 'completed');
  const times = finished.flatMap((scan) => durationOf(scan) ?? []).toSorted((a, b) => a - b);
  if (times.length === 0) return null;
  return {
    scans: times.length,
    medianMs: atShare(times, 0.5),
    p90Ms: atShare(times, 0.9),
    longestMs: times.at(-1)!,
  };
}

function atShare(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!;
}

function latenessOf(commits: readonly ScannedCommit[]): readonly Lateness[] {
  return PRODUCTS.flatMap((product) => {
    const beside = commits.filter(({ results }) => results.has(product) && results.size > 1);
    if (beside.length === 0) return [];
    const delays = beside.map(({ results, startMs }) => results.get(product)!.startMs - startMs);
    return {
      product,
      commits: beside.length,
      late: delays.filter((delay) => delay > LISTED_LATE_MS).length,
      longestMs: delays.reduce((longest, delay) => Math.max(longest, delay), 0),
    };
  });
}

function unknownProductsOf(scans: readonly Scan[]): readonly string[] {
  const names = scans.flatMap(({ enabledProducts }) => enabledProducts);
  return [...new Set(names.filter((name) => name.trim() !== '' && productOf(name) === undefined))].toSorted();
}
