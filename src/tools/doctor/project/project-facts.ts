import { PRODUCTS, productsOf } from '../../../domain/product.ts';
import { isBranchOrTagRef, isFullRef, isTagRef, pullRequestNumber, refKeysAmong } from '../../../domain/ref.ts';
import { hasEnded, type Scan } from '../../../domain/scan.ts';
import { DAY_MS } from '../../../domain/text/calendar-date.ts';
import { isoText } from '../../../report/text/text.ts';
import { durationOf } from '../../../scan/earlier-scans.ts';
import { allNamesOf } from '../../../scan/project-name.ts';
import { namesOfProject, type ObservedProject } from './project-names.ts';
import { isNameOfChange, SCANNED_AS, type ScannedAs, scannedAs } from './scanned-commits.ts';
import { scannersOf } from './scanners.ts';

export type ProjectFacts = ReturnType<typeof projectFacts>;
export type KindFacts = ProjectFacts['kinds'][number];

/** How a project is scanned. Texts come from the platform, and are hostile until they are rendered. Null means not known. */
export function projectFacts(project: ObservedProject) {
  const { repositoryId, scans } = project;
  return {
    repositoryId,
    /** Names in the details, newest first; more than one if the details disagree. */
    names: [...new Set(namesOfProject(project).map(allNamesOf))],
    scans: scans.length,
    perDay: perDay(project),
    refs: refsOf(scans),
    kinds: kindsOf(scans, scannedAs(project)),
    scanners: scannersOf(project),
  };
}

/** Counts from the first scan, as earlier days would count as quiet ones. Null if it is not known since when every scan was read. */
function perDay({ scans, wholeSinceMs, nowMs }: ObservedProject) {
  if (wholeSinceMs === undefined) return null;
  const times = scans.map(({ startedAtMs, completedAtMs }) => startedAtMs ?? completedAtMs ?? nowMs);
  const whole = times.filter((ms) => ms >= wholeSinceMs);
  const sinceMs = whole.reduce((first, ms) => Math.min(first, ms), nowMs);
  // Less than a day counts as a whole day: a few hours say little about a day, above all about its night.
  const days = Math.max(1, (nowMs - sinceMs) / DAY_MS);
  return { since: isoText(sinceMs) ?? null, mean: Math.round((whole.length / days) * 10) / 10 };
}

function refsOf(scans: readonly Scan[]) {
  const keyOf = refKeysAmong(scans.map(({ branch }) => branch));
  return [...Map.groupBy(scans, ({ branch }) => spellingOf(branch))].map(([spelling, spelled]) => {
    const refs = new Set(spelled.map(({ branch }) => pullRequestNumber(branch) ?? keyOf(branch)));
    return { spelling, refs: refs.size, scans: spelled.length, example: spelled[0]!.branch || null };
  });
}

/** `refs/pull/7/merge`, `refs/heads/main`, `refs/tags/v1`, `PR-7` or `pull/7`, `main`; any other, or none. */
function spellingOf(ref: string | undefined) {
  if (!ref) return 'no-ref';
  if (pullRequestNumber(ref) !== undefined) return 'pull-request-ref';
  if (isTagRef(ref)) return 'tag-in-full';
  if (isBranchOrTagRef(ref)) return 'branch-in-full';
  if (isFullRef(ref)) return 'other-ref';
  return isNameOfChange(ref) ? 'name-of-the-ci-system' : 'bare-name';
}

/** Leaves out partial scans, which never decide. */
function kindsOf(scans: readonly Scan[], asOf: (scan: Scan) => ScannedAs) {
  return SCANNED_AS.flatMap((as) =>
    [false, true].flatMap((isFullScan) => {
      const ofKind = scans.filter((scan) => !scan.isPartialScan && scan.isFullScan === isFullScan && asOf(scan) === as);
      if (ofKind.length === 0) return [];
      const withProduct = PRODUCTS.map((product) => ({
        product,
        scans: ofKind.filter(({ enabledProducts }) => productsOf(enabledProducts).includes(product)).length,
      }));
      return {
        as,
        isFullScan,
        scans: ofKind.length,
        unsuccessful: ofKind.filter((scan) => hasEnded(scan) && scan.status !== 'completed').length,
        products: withProduct.filter((one) => one.scans > 0),
        durations: durationsOf(ofKind),
      };
    }),
  );
}

/** Nine of ten scans took at most `p90Ms`. Null if no scan says how long it took. */
function durationsOf(scans: readonly Scan[]) {
  const finished = scans.filter(({ status }) => status === 'completed');
  const times = finished.flatMap((scan) => durationOf(scan) ?? []).toSorted((a, b) => a - b);
  const atShare = (share: number): number => times[Math.max(0, Math.ceil(share * times.length) - 1)]!;
  if (times.length === 0) return null;
  return { scans: times.length, medianMs: atShare(0.5), p90Ms: atShare(0.9), longestMs: times.at(-1)! };
}
