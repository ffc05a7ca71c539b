import type { ScanRun } from '../../emulator/history/history.ts';
import type { Known } from './known.ts';
import { isSameRef } from './refs.ts';
import { HEAD_REF } from './worlds.ts';

const DAY_MS = 86_400_000;
const LATE_MS = 60_000;
const YOUNG_MS = 600_000;

/**
 * Whether a product that no scan of this commit lists is usual here, and from when on it is missing. Where the rules leave open which
 * scans are known, `isUsual` is undefined unless it holds either way.
 */
export function lateness(
  known: Known,
  deciding: readonly ScanRun[],
  product: string,
): { readonly isUsual: boolean | undefined; readonly missingAtMs: number } {
  const { world, finishBy, eligible } = known;
  const ends = eligible.filter((scan) => known.hasRewritten(scan)).map(({ end }) => end!.atMs);
  const missingAtMs = Math.min(Math.max(...ends) + LATE_MS, finishBy);
  const others = known.listed.filter((scan) => !known.isUnderTest(scan) && scan.isPartial !== true);
  const ofDay = others.filter(({ startedAtMs }) => startedAtMs >= world.startMs - DAY_MS);
  const places = [...deciding, ...ownPlace(known)];
  const answers = [others, ofDay].flatMap((seen) => {
    const telling = [seen.filter((scan) => !isFailed(scan)), seen];
    return telling.flatMap((scans) =>
      [true, false].map((isFilled) => isOnHead(scans) || places.some((one) => isExpected(scans, one, isFilled))),
    );
  });
  const [first] = answers;
  return { isUsual: answers.every((one) => one === first) ? first : undefined, missingAtMs };

  /** The head branch, whose scans decide where the own ref has none, is asked by itself. */
  function isOnHead(seen: readonly ScanRun[]): boolean {
    const { subject } = world;
    if (subject.kind !== 'pull-request' || !subject.isHeadInSameRepository) return false;
    return isListedByLast(newestFirst(seen.filter(({ ref }) => isSameRef(ref, `refs/heads/${HEAD_REF}`))));
  }

  function isExpected(seen: readonly ScanRun[], { ref, isFull }: Place, isFilled: boolean): boolean {
    const ofRef = seen.filter((other) => isSameRef(other.ref, ref));
    const commits = new Set(ofRef.map(({ commit }) => commit));
    const alike = seen.filter((other) => other.isFull === isFull && !commits.has(other.commit));
    const isAlone = !isFilled && ofRef.length > 0;
    return isListedByLast(isAlone ? newestFirst(ofRef) : [...newestFirst(ofRef), ...newestFirst(alike)]);
  }

  /** By the newest other settled commit, by two of the newest three, or by a younger one. */
  function isListedByLast(scans: readonly ScanRun[]): boolean {
    const commits = [...new Set(scans.map(({ commit }) => commit))];
    const listedBy = (commit: string): boolean =>
      scans.some((scan) => scan.commit === commit && scan.products.includes(product));
    const isSettled = (commit: string): boolean => {
      const ended = scans.filter((scan) => scan.commit === commit && known.hasEnded(scan)).map(({ end }) => end!.atMs);
      return ended.length > 0 && Math.max(...ended) < world.startMs - YOUNG_MS;
    };
    const lists = commits.filter(isSettled).slice(0, 3).map(listedBy);
    const isOfYoung = commits.some((commit) => !isSettled(commit) && listedBy(commit));
    return isOfYoung || lists[0] === true || lists.filter(Boolean).length >= 2;
  }

  /** The rules leave open whether what failed shows that it is scanned here. */
  function isFailed(scan: ScanRun): boolean {
    return known.hasEnded(scan) && ['ERROR', 'NEVER_FINISHED'].includes(scan.end!.status);
  }
}

type Place = Pick<ScanRun, 'ref' | 'isFull'>;

/** The subject's own ref, also where it was not scanned yet. */
function ownPlace({ world: { subject } }: Known): readonly Place[] {
  if (subject.kind === 'commit') return [];
  return subject.kind === 'ref'
    ? [{ ref: subject.ref, isFull: true }]
    : [{ ref: `refs/pull/${subject.number}/merge`, isFull: false }];
}

function newestFirst(scans: readonly ScanRun[]): readonly ScanRun[] {
  return scans.toSorted((one, other) => other.startedAtMs - one.startedAtMs);
}
