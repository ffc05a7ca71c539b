import type { Finding, ScanRun } from '../../emulator/history/history.ts';
import { placeOf } from '../../emulator/history/seen.ts';
import { beyond, bySeverity, type Expected, notProven, type Reasons } from './expected.ts';
import { doubtOfIndex } from './index-truth.ts';
import { JUDGED, Known } from './known.ts';
import { lateness } from './late-truth.ts';
import type { ModelCase } from './model-case.ts';
import { projectOf } from './project-truth.ts';
import { isBare, isOfAChange, isPullRef, isSameRef, newest } from './refs.ts';
import { TAG } from './worlds.ts';

/*
 * What the rules (docs/verdict-rules.md) give for a world, known from outside: what every commit holds and every scan
 * saw. It knows nothing of how the gate works.
 */

type Place = { readonly product: string; readonly scan: ScanRun };
/** Of one product: the scans that decide it, those that prove what the commit has, and why the others do not. */
type Part = {
  readonly product: string;
  readonly scans: readonly ScanRun[];
  readonly proving: readonly ScanRun[];
  readonly doubts: readonly Reasons[];
};

const REASON_OF = { ERROR: 'scan-failed', CANCELLED: 'scan-cancelled', NEVER_FINISHED: 'scan-never-finished' } as const;
const DAY_MS = 86_400_000;

/** What the gate should say of the case if it decides at this time, by a list that it saw at that time or a little before. */
export function oracle(world: ModelCase, nowMs: number, seenMs = nowMs): Expected {
  const project = projectOf(world, nowMs, seenMs);
  if (project.answer !== undefined) return project.answer;
  if (project.isForeign !== true) return judged(new Known(project.world, nowMs, seenMs), project.notBeforeMs);
  // Whose a scan is that never completed, or that ran nothing of ours, nobody asks.
  const untold = [
    ...Object.values(REASON_OF),
    'no-scan',
    'partial-only',
    'product-missing',
    'scan-running',
    'superseded',
  ];
  return notProven(['wrong-repository', ...untold].map((reason) => [reason, world.startMs]));
}

function judged(known: Known, projectIsKnownMs: number): Expected {
  const { world, nowMs, truth, listed, ofCommit, eligible, discoverBy, finishBy } = known;
  const { startMs, settings, subject } = world;

  if (eligible.length === 0) return notProven(nothingFound());
  const scanned = JUDGED.map(partOf).filter(({ scans }) => scans.length > 0);
  if (scanned.length === 0) return notProven([['product-missing', discoverBy]]);
  const silence = scanned.flatMap(({ product, scans }) => scans.map((scan) => unsaid(scan, product))).find(Boolean);
  if (silence !== undefined) return { word: 'silent', why: silence };

  const unscanned = JUDGED.filter((product) => scanned.every((part) => part.product !== product));
  const deciding = scanned.flatMap(({ scans }) => scans);
  const usual = unscanned
    .filter((product) => !settings.required.includes(product) && deciding.some((scan) => known.isCompleted(scan)))
    .map((product) => lateness(known, deciding, product));
  const missing = usual.filter(({ isUsual }) => isUsual);
  const doubts = [
    ...scanned.flatMap((part) => part.doubts),
    ...unscanned.flatMap(doubtsOfUnscanned),
    ...missing.map(({ missingAtMs }): Reasons => [['product-missing', missingAtMs]]),
  ];
  const all = [...scanned.flatMap(provenPlaces), ...unscanned.flatMap(placesOfUnscanned)];
  const untold = all.filter((place) => isAmongOthers(place) && !isComparedWith(place));
  const places = all.filter((place) => !untold.includes(place) || truth.sawOf(place.scan, place.product).length > 0);
  // A sum says nothing of one product, and what is searched on several refs nothing of one.
  const isSum = untold.some(
    ({ scan }) => scan.counts === 'none' || scan.counts === 'total' || ofEachPlace(deciding).length > 1,
  );
  if (isSum) return { word: 'silent', why: 'which issues of a shared ref a scan counted' };
  const isUntold = untold.some((place) => places.includes(place));
  if (isUntold) doubts.push([['unstable', startMs]]);
  const counts = bySeverity(places.flatMap(({ product, scan }) => truth.counted(product, scan.ref)));
  const isComplete = doubts.length === 0;
  if (nowMs < Math.min(projectIsKnownMs, finishBy)) return notProven(doubts.flat());
  const isBaseUnknown = places.some(isComparedWith) && !isBaseKnown();
  const isOpen = doubts.length === 0 && usual.some(({ isUsual }) => isUsual === undefined);
  if (isOpen) return { word: 'silent', why: 'which earlier scans are known' };
  const found = settings.silenced && {
    Silenced: places.flatMap(silencedOn).length,
    Rest: places.flatMap(restOn).length,
  };
  const isSilencedOver = found !== undefined && found.Silenced > settings.silenced!.max;
  const isOver = !isUntold && ((!isBaseUnknown && isOverLimit(places.flatMap(judgedOn))) || isSilencedOver);
  if (scanned.some((part) => provenPlaces(part).length > 0) && isOver) {
    return { word: 'fail', isComplete, counts, found };
  }
  const ofBase: Reasons = isBaseUnknown ? [['no-scan', startMs]] : [];
  if (!isComplete || isBaseUnknown) return notProven([...doubts.flat(), ...ofBase]);
  return { word: 'pass', isComplete, counts, found };

  function nothingFound(): Reasons {
    const partial = ofCommit.filter(({ isPartial }) => isPartial === true);
    // The list alone does not tell whose a bare branch name is, and nobody asks for the detail of a partial scan.
    const isOtherwiseScanned = ofCommit.some((scan) => scan.isPartial !== true && known.standing(scan) !== undefined);
    const isPartialOnly = partial.some((scan) => known.standing(scan) !== undefined) && !isOtherwiseScanned;
    const mayBePartialOnly = partial.some(({ ref }) => !isPullRef(ref));
    // Nobody asks whose a finished scan is that ran nothing of ours.
    const mayBeOfNoProduct = ofCommit.some(({ ref, isPartial }) => isPartial !== true && !isPullRef(ref));
    const mayBeOurs = ofCommit.some((scan) => !isPullRef(scan.ref) && !scan.isFull && !known.hasEnded(scan));
    const isElsewhere = world.others.some(({ events }) => events.length > 0) && !settings.namesRepositoryId;
    return [
      ...(isPartialOnly && !settings.isFullRequired ? [] : [['no-scan', discoverBy] as const]),
      ...(isPartialOnly || mayBePartialOnly ? [['partial-only', discoverBy] as const] : []),
      ...(mayBeOurs ? [['scan-running', finishBy] as const] : []),
      ...(mayBeOfNoProduct ? [['product-missing', discoverBy] as const] : []),
      ...(isElsewhere ? [['wrong-repository', discoverBy] as const, ['product-missing', discoverBy] as const] : []),
    ];
  }

  function partOf(product: string): Part {
    const scans = deciders(product);
    const doubts = scans.map((scan) => doubtOf(scan, product));
    const proving = scans.filter((_, index) => doubts[index] === undefined);
    return { product, scans, proving, doubts: doubts.filter((doubt) => doubt !== undefined) };
  }

  function provenPlaces({ product, proving }: Part): readonly Place[] {
    return ofEachPlace(proving).map((scan) => ({ product, scan }));
  }

  /** What no scan of the commit looked for counts where scans of it decide, unless another commit's scan looked for it there since. */
  function placesOfUnscanned(product: string): readonly Place[] {
    if (settings.required.includes(product)) return [];
    const scans = [...JUDGED, 'ai_sast'].flatMap((other) => partOf(other).proving);
    const ours = scans.filter((scan) => known.laterOf(scan, product).length === 0);
    return ofEachPlace(ours).map((scan) => ({ product, scan }));
  }

  function doubtsOfUnscanned(product: string): readonly Reasons[] {
    if (settings.required.includes(product)) return [[['product-missing', discoverBy]]];
    return [];
  }

  /**
   * The newest eligible scan of the product decides, of the own ref before others; of a pull request's own refs, and for a bare
   * commit of all refs, the newest of each.
   */
  function deciders(product: string): readonly ScanRun[] {
    const covering = eligible.filter((scan) => known.covers(scan, product));
    const candidates = covering.filter((scan) => !isPassedOver(scan, product));
    const newestOfEachRef = (scans: readonly ScanRun[]) =>
      scans.filter((scan) => newest(scans.filter((other) => isSameRef(other.ref, scan.ref)))[0] === scan);
    if (subject.kind !== 'commit') {
      const own = candidates.filter((scan) => known.standing(scan) === 'own');
      if (subject.kind === 'pull-request' && own.length > 0) {
        const [first] = newest(own);
        return newestOfEachRef(own).filter((scan) => scan === first || !scan.isFull || isPullRef(scan.ref));
      }
      return newest(own.length > 0 ? own : candidates);
    }
    const ofRefs = newestOfEachRef(candidates);
    const ofBranches = ofRefs.filter((scan) => !isPullRef(scan.ref) && !isOfAChange(scan));
    const left = ofBranches.some(({ isFull }) => isFull) ? ofBranches : ofRefs;
    const isGood = (scan: ScanRun) => known.isCompleted(scan) && known.laterOf(scan, product).length === 0;
    const good = ofBranches.filter((scan) => scan.isFull && isGood(scan));
    const isBad = (scan: ScanRun) => known.hasEnded(scan) && !isGood(scan);
    return left.filter((scan) => !isBad(scan) || !good.some((other) => other !== scan));
  }

  /** A cancelled scan beside a completed one of the same commit, ref and product changed nothing. */
  function isPassedOver(scan: ScanRun, product: string): boolean {
    if (!known.hasEnded(scan) || scan.end!.status !== 'CANCELLED') return false;
    return eligible.some(
      (other) =>
        known.isCompleted(other) &&
        other.commit === scan.commit &&
        isSameRef(other.ref, scan.ref) &&
        known.standing(other) === known.standing(scan) &&
        other.products.includes(product) &&
        (other.isFull || !scan.isFull) &&
        known.laterOf(other, product).length === 0,
    );
  }

  function doubtOf(scan: ScanRun, product: string): Reasons | undefined {
    if (known.standing(scan) === 'other' && nowMs < discoverBy && isOwnRefInUse(scan, product)) return [];
    if (!known.hasEnded(scan)) return [['scan-running', finishBy]];
    const { status, atMs } = scan.end!;
    if (status !== 'COMPLETED') return [[REASON_OF[status], afterCure(atMs)]];
    const later = known.laterOf(scan, product);
    if (later.length > 0) return later.map(({ end }) => ['superseded', afterCure(end!.atMs)] as const);
    return doubtOfIndex(known, scan, product, afterCure(atMs));
  }

  function unsaid(scan: ScanRun, product: string): string | undefined {
    const alike = eligible.filter((one) => known.covers(one, product));
    const onRef = (ref: string) => alike.filter((one) => isSameRef(one.ref, ref));
    const isMixed = (ref: string) => new Set(onRef(ref).map(({ isFull }) => isFull)).size > 1;
    const refs = subject.kind === 'commit' ? alike.map(({ ref }) => ref) : [scan.ref];
    if (refs.some(isMixed)) return 'a diff and a full scan of the commit on one ref';
    const isTorn = (ref: string) =>
      new Set(
        onRef(ref)
          .map((one) => one.ref)
          .filter((one) => !isBare(one)),
      ).size > 1;
    if (subject.kind === 'commit' && refs.some(isTorn)) return 'a bare name beside a branch and a tag of that name';
    if (isLostInTheDay(product)) return 'a cancelled scan of the day beside a completed one of before';
    const isOfOtherKind = (one: ScanRun) =>
      !isBare(one.ref) && !isSameRef(one.ref, subject.kind === 'ref' ? subject.ref : one.ref);
    const isEither = isBare(scan.ref) && listed.some((one) => isSameRef(one.ref, scan.ref) && isOfOtherKind(one));
    if (isEither) return 'a bare name beside a branch and a tag of that name';
    const isTwin = (one: ScanRun) => one.commit !== scan.commit && isSameRef(one.ref, scan.ref);
    if (alike.some(isTwin)) return 'both commits of a merged pipeline on one ref';
    const isOpen = () => mayOwnRefBeInUse(product) && !isOwnRefInUse(scan, product);
    if (known.standing(scan) === 'other' && nowMs < discoverBy && isOpen()) return 'whose ref a bare name is';
    const [recent] = newest(eligible.filter((one) => known.standing(one) === 'own' && !isOld(one)));
    const isLookedAlone = recent !== undefined && (subject.kind === 'ref' || isPullRef(recent.ref));
    const isNamedElse = isLookedAlone && recent.ref !== scan.ref && [recent, scan].some(({ ref }) => ref === TAG);
    const isOfAnother = isLookedAlone && !isSameRef(recent.ref, scan.ref);
    const isAside = (isNamedElse || isOfAnother) && subject.kind !== 'commit';
    const isOfOldRef = subject.kind === 'pull-request' && deciders(product).length > 1;
    if ((isAside || isOfOldRef) && isOld(scan)) return 'after a day only the ref of the scans of the day is looked for';
    const isSplit = scan.products.some((each) => JUDGED.includes(each) && !deciders(each).includes(scan));
    const isSum = scan.counts === 'none' || scan.counts === 'total';
    return isSum && isSplit ? 'a sum of counts that covers products of other scans' : undefined;
  }

  /** A scan that makes a cancelled one nothing must be known: only the day is sure to be read. */
  function isLostInTheDay(product: string): boolean {
    const covering = eligible.filter((one) => known.covers(one, product));
    const cancelled = covering.filter((one) => isPassedOver(one, product) && !isOld(one));
    return cancelled.some((one) =>
      covering.every((other) => !known.isCompleted(other) || isOld(other) || !isSameRef(other.ref, one.ref)),
    );
  }

  function isOld({ startedAtMs }: ScanRun): boolean {
    return startedAtMs < startMs - DAY_MS;
  }

  /**
   * Issues that the limits judge: the new ones, where a full scan is compared with the base. A diff scan holds nothing
   * else, unless full scans wrote its ref too.
   */
  function judgedOn(place: Place): readonly Finding[] {
    const { product, scan } = place;
    const here = truth.counted(product, scan.ref);
    return isComparedWith(place) ? beyond(here, truth.held(product, 'main')) : here;
  }

  function isComparedWith({ product, scan }: Place): boolean {
    return (
      settings.isComparing &&
      subject.kind === 'pull-request' &&
      (scan.isFull || (isAmongOthers({ product, scan }) && subject.isHeadInSameRepository))
    );
  }

  /** A diff scan found fewer than stand on the ref, which a full scan wrote too. */
  function isAmongOthers({ product, scan }: Place): boolean {
    if (scan.isFull) return false;
    const isWrittenByFull = listed.some(
      (other) => other.isFull && isSameRef(other.ref, scan.ref) && !isPullRef(other.ref),
    );
    const isMore = truth.held(product, scan.ref).length > truth.sawOf(scan, product).length;
    return isWrittenByFull && isMore;
  }

  /** Something is found there, or a full scan of it is finished. */
  function isBaseKnown(): boolean {
    const isFound = JUDGED.some((product) => truth.held(product, 'main').length > 0);
    return isFound || listed.some((one) => isSameRef(one.ref, 'main') && one.isFull && known.hasRewritten(one));
  }

  /** What the condition with states counts, whatever the base has. */
  function silencedOn({ product, scan }: Place): readonly Finding[] {
    const states = (settings.silenced?.states ?? []).map((state) => `AGGREGATE_ISSUE_STATE_${state}`);
    const silenced = truth.silenced(product, scan.ref, states);
    return silenced.filter(({ severity }) => severity === 'SEVERITY_CRITICAL' || severity === 'SEVERITY_HIGH');
  }

  /** Everything else that is detected there, whatever was decided. */
  function restOn(place: Place): readonly Finding[] {
    const silenced = silencedOn(place);
    return truth.held(place.product, place.scan.ref).filter((finding) => !silenced.includes(finding));
  }

  /** A scan of another ref than the own decides at once only where no scan of that product of such a ref is known. */
  function isOwnRefInUse(deciding: ScanRun, product: string): boolean {
    const isHeadDiff = !deciding.isFull && deciding.pullRequest === undefined;
    return listed.some((scan) => {
      if (scan.isPartial === true || !scan.products.includes(product)) return false;
      if (settings.isFullRequired && !scan.isFull) return false;
      if (subject.kind === 'ref') return known.standing(scan) === 'own';
      return isPullRef(scan.ref) || (!scan.isFull && isBare(scan.ref) && !isHeadDiff);
    });
  }

  /** The same by what the list alone says: it does not tell who a scan under a bare name belongs to. */
  function mayOwnRefBeInUse(product: string): boolean {
    return listed.some((scan) => {
      if (scan.products.length > 0 && !scan.products.includes(product)) return false;
      return subject.kind === 'ref'
        ? isSameRef(scan.ref, subject.ref)
        : isPullRef(scan.ref) || !scan.isFull || scan.pullRequest !== undefined;
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

function ofEachPlace(scans: readonly ScanRun[]): readonly ScanRun[] {
  return scans.filter((scan, index) => scans.findIndex(({ ref }) => placeOf(ref) === placeOf(scan.ref)) === index);
}
