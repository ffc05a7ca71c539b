import type { Finding, ScanRun } from '../../emulator/history/history.ts';
import { beyond, bySeverity, type Expected, notProven, type Reasons } from './expected.ts';
import type { ModelCase } from './model-case.ts';
import { isPullRef, newest, RefTruth } from './ref-truth.ts';

/*
 * What the rules (docs/verdict-rules.md) give for a world, known from outside: what every commit holds and every scan saw. It
 * knows nothing of how the gate works.
 */

type Place = { readonly product: string; readonly scan: ScanRun };
/** Of one product: the scans that decide it, those that prove what the commit has, and why the others do not. */
type Part = {
  readonly product: string;
  readonly scans: readonly ScanRun[];
  readonly proving: readonly ScanRun[];
  readonly doubts: readonly Reasons[];
};

const JUDGED = ['sast', 'sca', 'secrets'];
const REASON_OF = { ERROR: 'scan-failed', CANCELLED: 'scan-cancelled', NEVER_FINISHED: 'scan-never-finished' } as const;
const DAY_MS = 86_400_000;

/** What the gate should say of the case if it decides at this time. */
export function oracle(world: ModelCase, nowMs: number): Expected {
  const { history, startMs, settings, commit, subject } = world;
  const discoverBy = startMs + Math.min(settings.discoveryMs, settings.waitMs);
  const finishBy = startMs + settings.waitMs;
  const truth = new RefTruth(history, nowMs);
  const listed = truth.scans.filter((scan) => (scan.listedAtMs ?? scan.startedAtMs) <= nowMs);
  const ofCommit = listed.filter((scan) => scan.commit === commit);
  const eligible = ofCommit.filter((scan) => scan.isPartial !== true && standing(scan) !== undefined);

  if (eligible.length === 0) return notProven(nothingFound());
  const scanned = JUDGED.map(partOf).filter(({ scans }) => scans.length > 0);
  if (scanned.length === 0) return notProven([['product-missing', discoverBy]]);
  const silence = scanned.flatMap(({ product, scans }) => scans.map((scan) => unsaid(scan, product))).find(Boolean);
  if (silence !== undefined) return { word: 'silent', why: silence };

  const unscanned = JUDGED.filter((product) => scanned.every((part) => part.product !== product));
  const doubts = [...scanned.flatMap((part) => part.doubts), ...unscanned.flatMap(doubtsOfUnscanned)];
  const places = [...scanned.flatMap(provenPlaces), ...unscanned.flatMap(placesOfUnscanned)];
  const counts = bySeverity(places.flatMap(({ product, scan }) => truth.counted(product, scan.ref)));
  const isComplete = doubts.length === 0;
  if (scanned.some((part) => provenPlaces(part).length > 0) && isOverLimit(places.flatMap(judged))) {
    return { word: 'fail', isComplete, counts };
  }
  if (!isComplete) return notProven(doubts.flat());
  return unscanned.some(mayStillCome) ? notProven([]) : { word: 'pass', isComplete, counts };

  function nothingFound(): Reasons {
    const partial = ofCommit.filter(({ isPartial }) => isPartial === true);
    // The list alone does not tell whose a bare branch name is, and nobody asks for the detail of a partial scan.
    const isPartialOnly = partial.some((scan) => standing(scan) !== undefined);
    const mayBePartialOnly = partial.some(({ ref }) => !isPullRef(ref));
    const isElsewhere = world.mirror.events.length > 0 && !settings.namesRepositoryId;
    return [
      ...(isPartialOnly ? [] : [['no-scan', discoverBy] as const]),
      ...(isPartialOnly || mayBePartialOnly ? [['partial-only', discoverBy] as const] : []),
      ...(isElsewhere ? [['wrong-repository', discoverBy] as const] : []),
    ];
  }

  /** Whose scan a record is, seen from the subject; undefined: not eligible. */
  function standing({ ref, pullRequest }: ScanRun): 'own' | 'other' | undefined {
    if (subject.kind === 'commit') return 'own';
    if (subject.kind === 'ref') {
      if (pullRequest !== undefined) return undefined;
      return `refs/heads/${ref}` === subject.ref ? 'own' : 'other';
    }
    if (pullRequest !== undefined) return pullRequest === subject.number ? 'own' : undefined;
    return ref === subject.headRef && subject.isHeadInSameRepository ? 'other' : undefined;
  }

  function partOf(product: string): Part {
    const scans = deciding(product);
    const doubts = scans.map((scan) => doubtOf(scan, product));
    const proving = scans.filter((_, index) => doubts[index] === undefined);
    return { product, scans, proving, doubts: doubts.filter((doubt) => doubt !== undefined) };
  }

  function provenPlaces({ product, proving }: Part): readonly Place[] {
    return proving.map((scan) => ({ product, scan }));
  }

  /** What no scan of the commit looked for counts where scans of it decide, unless another commit's scan looked for it there since. */
  function placesOfUnscanned(product: string): readonly Place[] {
    if (settings.required.includes(product)) return [];
    const scans = [...JUDGED, 'ai_sast'].flatMap((other) => partOf(other).proving);
    const ofEachRef = scans.filter((scan, index) => scans.findIndex(({ ref }) => ref === scan.ref) === index);
    return ofEachRef.filter((scan) => laterOf(scan, product).length === 0).map((scan) => ({ product, scan }));
  }

  function doubtsOfUnscanned(product: string): readonly Reasons[] {
    if (settings.required.includes(product)) return [[['product-missing', discoverBy]]];
    return [];
  }

  /** The newest eligible scan of the product decides, of the own ref before others; for a bare commit, the newest of each ref. */
  function deciding(product: string): readonly ScanRun[] {
    const candidates = eligible.filter(({ products }) => products.includes(product));
    if (subject.kind !== 'commit') {
      const own = candidates.filter((scan) => standing(scan) === 'own');
      return newest(own.length > 0 ? own : candidates);
    }
    const ofRefs = [...new Set(candidates.map(({ ref }) => ref))].flatMap((ref) =>
      newest(candidates.filter((scan) => scan.ref === ref)),
    );
    const ofBranches = ofRefs.filter(({ ref, pullRequest }) => !isPullRef(ref) && pullRequest === undefined);
    return ofBranches.some(({ isFull }) => isFull) ? ofBranches : ofRefs;
  }

  function doubtOf(scan: ScanRun, product: string): Reasons | undefined {
    if (standing(scan) === 'other' && nowMs < discoverBy && isOwnRefInUse(scan, product)) return [];
    if (scan.end === undefined || scan.end.atMs > nowMs) return [['scan-running', finishBy]];
    const { status, atMs } = scan.end;
    if (status !== 'COMPLETED') return [[REASON_OF[status], afterCure(atMs)]];
    const later = laterOf(scan, product);
    if (later.length > 0) return supersededBy(later);
    // Without counts in the list there is only the sum of all products that the scan ran.
    const types = scan.omitsCounts === true ? JUDGED.filter((other) => scan.products.includes(other)) : [product];
    const isSeen = types.some((type) => truth.sawOf(scan, type).length > 0);
    const isFound = types.some((type) => truth.held(type, scan.ref).length > 0);
    return isSeen && !isFound ? [['index-lag', afterCure(atMs)]] : undefined;
  }

  /** Completed scans of the ref that began or ended later, of another commit or not eligible: the issues are now theirs. */
  function laterOf(scan: ScanRun, product: string): readonly ScanRun[] {
    const isLater = (other: ScanRun) => other.startedAtMs > scan.startedAtMs || other.end!.atMs > scan.end!.atMs;
    return listed
      .filter((other) => other.ref === scan.ref && other.products.includes(product) && !eligible.includes(other))
      .filter((other) => truth.hasRewritten(other) && isLater(other));
  }

  function supersededBy(later: readonly ScanRun[]): Reasons {
    return later.map(({ end }) => ['superseded', afterCure(end!.atMs)] as const);
  }

  function unsaid(scan: ScanRun, product: string): string | undefined {
    const alike = eligible.filter(({ products }) => products.includes(product));
    const isMixed = (ref: string) =>
      new Set(alike.filter((one) => one.ref === ref).map(({ isFull }) => isFull)).size > 1;
    const refs = subject.kind === 'commit' ? alike.map(({ ref }) => ref) : [scan.ref];
    if (refs.some(isMixed)) return 'a diff and a full scan of the commit on one ref';
    const [recent] = newest(eligible.filter((one) => standing(one) === 'own' && !isOld(one)));
    const isLookedAlone = recent !== undefined && (subject.kind === 'ref' || isPullRef(recent.ref));
    const isAside = isLookedAlone && recent.ref !== scan.ref && subject.kind !== 'commit';
    if (isAside && isOld(scan)) return 'after a day only the ref of the scans of the day is looked for';
    const isSplit = scan.products.some((each) => JUDGED.includes(each) && !deciding(each).includes(scan));
    return scan.omitsCounts === true && isSplit ? 'a sum of counts that covers products of other scans' : undefined;
  }

  function isOld({ startedAtMs }: ScanRun): boolean {
    return startedAtMs < startMs - DAY_MS;
  }

  /** Issues that the limits judge: the new ones, where a full scan is compared with the base. A diff scan holds nothing else. */
  function judged({ product, scan }: Place): readonly Finding[] {
    const here = truth.counted(product, scan.ref);
    const isCompared = settings.isComparing && subject.kind === 'pull-request' && scan.isFull;
    return isCompared ? beyond(here, truth.counted(product, 'main')) : here;
  }

  /** A product that the newest other commit of the ref was scanned with is waited for, a minute after the last scan of this one. */
  function mayStillCome(product: string): boolean {
    const refs = new Set(scanned.flatMap(({ scans }) => scans.map(({ ref }) => ref)));
    const others = listed.filter((scan) => refs.has(scan.ref) && scan.commit !== commit);
    const recent = others.filter((scan) => !isOld(scan));
    const [last] = newest(recent.filter((scan) => truth.hasRewritten(scan)));
    // Only where it is plain which commit that is.
    if (last === undefined || refs.size > 1 || newest(recent)[0]!.commit !== last.commit) return false;
    const ran = recent.filter((scan) => scan.commit === last.commit && truth.hasRewritten(scan));
    const ends = eligible.filter((scan) => truth.hasRewritten(scan)).map(({ end }) => end!.atMs);
    const untilMs = Math.min(Math.max(...ends) + 60_000, finishBy);
    return nowMs < untilMs && ran.some(({ products }) => products.includes(product));
  }

  /** Scans of the own ref's kind that ran the product; a diff scan is of some pull request, where the branch that decides is scanned in full. */
  function isOwnRefInUse(deciding: ScanRun, product: string): boolean {
    return listed
      .filter(({ products }) => products.includes(product))
      .some(({ ref, isFull }) => {
        if (subject.kind === 'ref') return `refs/heads/${ref}` === subject.ref;
        return isPullRef(ref) || (deciding.isFull && !isFull);
      });
  }

  /** What ended long ago may be mended right now: the run gives that 90 s. */
  function afterCure(endedAtMs: number): number {
    return endedAtMs < startMs - 120_000 ? Math.min(startMs + 90_000, discoverBy) : startMs;
  }

  function isOverLimit(findings: readonly Finding[]): boolean {
    const { SEVERITY_CRITICAL: critical = 0, SEVERITY_HIGH: high = 0 } = bySeverity(findings);
    return critical > settings.maxCritical || high > settings.maxHigh;
  }
}
