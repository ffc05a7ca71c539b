import { placeOf } from '../../emulator/history/detected.ts';
import type { Issue } from '../../emulator/state.ts';
import { findingsIn, type Pooled, type Severity, TYPE_OF_PRODUCT } from './findings.ts';
import { platformOfUniverse } from './platform.ts';
import {
  ALL_PRODUCTS,
  baselineOf,
  type CiScan,
  type Condition,
  DAY_MS,
  type Gate,
  type GateSettings,
  HOUR_MS,
  isPull,
  listedAtMs,
  MINUTE_MS,
  PRODUCT_WORDS,
  type ProductWord,
  type ProjectId,
  scansOf,
  type Universe,
} from './universe.ts';

/** A scan that is listed less than this before the verdict may not have been seen. */
export const UNSEEN_MS = 15_000;

export type Counts = Record<Severity, number>;

/** What is true in a universe, by its events alone. Nothing here knows how the gate decides. */
export class Truth {
  readonly universe: Universe;
  readonly #scans: readonly CiScan[];
  #issues: readonly Issue[] | undefined;
  #issuesByPlace: ReadonlyMap<string, readonly Issue[]> | undefined;

  /** `issues` are those of the platform that the gate asks; if undefined, they are made from the universe. */
  constructor(universe: Universe, issues?: readonly Issue[]) {
    this.universe = universe;
    this.#issues = issues;
    this.#scans = scansOf(universe).filter(({ project }) => universe.projects.includes(project));
  }

  get scans(): readonly CiScan[] {
    return this.#scans;
  }

  /** Whole scans of the gate's commit that were made for its subject, including scans that are still to come. */
  ownScans(gate: Gate, project: ProjectId): readonly CiScan[] {
    const { owner, baseChangedAtMs = 0, isBare, settings } = gate;
    return this.#scans.filter(
      (scan) =>
        scan.project === project &&
        mayDecide(scan, gate) &&
        (isBare || scan.owner === owner || (scan.isFull && `pull ${scan.pullRequest}` === owner)) &&
        (scan.isFull || !settings.isFullRequired) &&
        // A diff scan against another base says nothing about the present one.
        (scan.isFull || (scan.queuedAtMs ?? scan.startedAtMs) > baseChangedAtMs),
    );
  }

  /** Whole full scans of the commit under the name of another branch or tag; for a pull request, of its head branch. */
  fullScans(gate: Gate, project: ProjectId): readonly CiScan[] {
    const { owner, headRef, isFork, isBare } = gate;
    return this.#scans.filter(
      (scan) =>
        scan.project === project &&
        mayDecide(scan, gate) &&
        scan.owner !== owner &&
        `pull ${scan.pullRequest}` !== owner &&
        !isBare &&
        scan.isFull &&
        (isPull(owner) ? isFork !== true && scan.owner === `branch ${headRef}` : !scan.ref.startsWith('refs/pull/')),
    );
  }

  /** Own scans of the subject, then full scans of other branches or tags. */
  allScans(gate: Gate, project: ProjectId): readonly CiScan[] {
    return [...this.ownScans(gate, project), ...this.fullScans(gate, project)];
  }

  /** Findings that a scan sees: those of its commit, and in a diff scan only those that its base does not have. */
  seenBy(scan: CiScan, product?: ProductWord): readonly Pooled[] {
    const ofBase = scan.isFull || scan.base === undefined ? [] : this.#findings(scan.base, scan.project);
    const hidden = new Set([...ofBase.map(({ name }) => name), ...(scan.unseen ?? [])]);
    return this.#findings(scan.commit, scan.project).filter(
      (one) =>
        scan.products.includes(one.product) &&
        (product === undefined || one.product === product) &&
        !hidden.has(one.name),
    );
  }

  #findings(sha: string, project: ProjectId): readonly Pooled[] {
    const commit = this.universe.commits.find((one) => one.sha === sha);
    if (commit === undefined) throw new Error(`the universe has no commit ${sha}`);
    return findingsIn(commit, project);
  }

  /** Names of findings that the platform has known on none of these refs for as long as the condition requires. */
  youngOn({ atMs, settings }: Gate, places: readonly string[], project: ProjectId): ReadonlySet<string> {
    const { olderThanDays } = settings.condition ?? {};
    if (olderThanDays === undefined) return new Set();
    const nameOf = ({ id }: Issue): string => id.split(':').at(-1)!;
    const all = places.flatMap((place) => this.issuesOn(place, project));
    const old = new Set(all.filter(({ createdAtMs }) => createdAtMs < atMs - olderThanDays * DAY_MS).map(nameOf));
    return new Set(all.map(nameOf).filter((name) => !old.has(name)));
  }

  /** Findings that people have ignored on this ref by then. If only late decisions count, `soonerMs` moves the first time that counts. */
  ignoredAt(
    { atMs, settings }: Gate,
    place: string,
    project: ProjectId,
    ms: number,
    soonerMs = 0,
  ): ReadonlySet<string> {
    const { triagedWithinDays = Number.POSITIVE_INFINITY } = settings.condition ?? {};
    const sinceMs = atMs - triagedWithinDays * DAY_MS + soonerMs;
    return this.#triagedAt(place, project, ms, (state, decidedMs) => /_IGNORED_/.test(state) && decidedMs >= sinceMs);
  }

  /** Findings with a triage state that no limit counts. */
  uncountedAt({ settings }: Gate, place: string, project: ProjectId, ms: number): ReadonlySet<string> {
    return this.#triagedAt(place, project, ms, (state) => !isCounted(state, settings));
  }

  #triagedAt(
    place: string,
    project: ProjectId,
    ms: number,
    isMeant: (state: string, decidedMs: number) => boolean,
  ): ReadonlySet<string> {
    const meant = new Set<string>();
    const all = this.universe.events.filter((event) => event.kind === 'triage');
    for (const event of all.toSorted((one, other) => one.atMs - other.atMs)) {
      if (event.project !== project || placeOf(event.ref) !== place || event.atMs > ms) continue;
      if (isMeant(event.state, event.atMs)) meant.add(event.finding);
      else meant.delete(event.finding);
    }
    return meant;
  }

  /** Findings of a product on a ref: those that its last finished scan saw, whoever made the scan. */
  heldAt(place: string, project: ProjectId, product: ProductWord, ms: number): readonly Pooled[] {
    const last = this.lastAt(place, project, product, ms);
    return last === undefined ? [] : this.seenBy(last, product);
  }

  /** Findings on a ref, without those that full scans of others left under the name of a change that is compared with nothing. */
  countableAt(gate: Gate, place: string, project: ProjectId, product: ProductWord, ms: number): readonly Pooled[] {
    const last = this.lastAt(place, project, product, ms);
    if (last === undefined) return [];
    // Findings of the same commit count. If the list no longer has the scan, the gate cannot see whose its findings are.
    const isOthers = last.isFull && last.owner !== gate.owner && last.commit !== gate.commit;
    const isListed = isKept(last, gate.atMs);
    return isOthers && isListed && this.#isChangeAlone(gate, project) ? [] : this.seenBy(last, product);
  }

  #isChangeAlone(gate: Gate, project: ProjectId): boolean {
    const { owner, isBare, isFork } = gate;
    if (isBare === true || !isPull(owner)) return false;
    const isCompared = baselineOf(gate) !== undefined && isFork !== true;
    const all = this.allScans(gate, project);
    return !isCompared && all.length > 0 && all.every(({ isFull }) => !isFull);
  }

  /** The last scan of the ref that had ended with a result by then. */
  lastAt(place: string, project: ProjectId, product: ProductWord, ms: number): CiScan | undefined {
    const ended = this.#scans.filter(
      (scan) =>
        scan.project === project &&
        placeOf(scan.ref) === place &&
        scan.products.includes(product) &&
        scan.isPartial !== true &&
        scan.end?.status === 'COMPLETED' &&
        scan.end.atMs <= ms,
    );
    return ended.reduce<CiScan | undefined>(
      (newest, scan) => (newest === undefined || scan.end!.atMs >= newest.end!.atMs ? scan : newest),
      undefined,
    );
  }

  /** True while the index lacks changes of a scan, and yet shows as many findings of one of its products as the scan counted, or with `orFewer` fewer. */
  showsSameNumber(scan: CiScan, ms: number, orFewer = false): boolean {
    if (scan.end === undefined || this.#isSettled(scan, ms)) return false;
    const shown = this.issuesOn(placeOf(scan.ref), scan.project).filter(
      (issue) =>
        issue.visibleAtMs <= ms &&
        ms < (issue.visibleUntilMs ?? Number.POSITIVE_INFINITY) &&
        !/_(?:FIXED|REMOVED)$/.test(issue.state),
    );
    const isCountedByProduct = scan.counts === undefined || scan.counts === 'found';
    const counted = isCountedByProduct ? scan.products.map((product) => [product]) : [scan.products];
    return counted.some((products) => {
      const seen = products.flatMap((product) => this.seenBy(scan, product as ProductWord));
      const types = products.map((product) => TYPE_OF_PRODUCT[product as ProductWord]);
      const ofProducts = shown.filter(({ type }) => types.some((one) => one === type));
      const names = new Set(ofProducts.map(({ id }) => id.split(':').at(-1)));
      const doesFit = ofProducts.length === seen.length || (orFewer && ofProducts.length < seen.length);
      return doesFit && !seen.every(({ name }) => names.has(name));
    });
  }

  /** All issues that the index shows for a ref at any time. */
  issuesOn(place: string, project: ProjectId): readonly Issue[] {
    this.#issues ??= platformOfUniverse(this.universe).issues;
    this.#issuesByPlace ??= Map.groupBy(this.#issues, ({ repositoryId, ref }) => `${repositoryId} ${ref}`);
    return this.#issuesByPlace.get(`${project} ${place}`) ?? [];
  }

  /** True if the index shows all changes of this scan and of earlier ones of the ref: it processes the scans of a ref in order. */
  #isSettled(scan: CiScan, ms: number): boolean {
    const before = this.#scans.filter(
      ({ project, ref, end }) =>
        project === scan.project &&
        placeOf(ref) === placeOf(scan.ref) &&
        end !== undefined &&
        end.atMs <= scan.end!.atMs,
    );
    return before.every((one) => settledAtMs(one) <= ms);
  }

  /** True if, when this scan ended, the index did not yet show all changes of an earlier scan of its ref. */
  isSecondOfTwo(scan: CiScan): boolean {
    const endedMs = scan.end?.atMs;
    if (endedMs === undefined) return false;
    return this.#scans.some(
      (other) =>
        other !== scan &&
        other.project === scan.project &&
        placeOf(other.ref) === placeOf(scan.ref) &&
        other.end !== undefined &&
        other.end.atMs <= endedMs &&
        settledAtMs(other) > endedMs,
    );
  }

  /** True if the index still lacks changes of the scan or of earlier ones of its ref. */
  isLate(scan: CiScan, ms: number): boolean {
    return scan.end !== undefined && !this.#isSettled(scan, ms);
  }

  /** True if earlier scans of the ref existed, and the list no longer has any of them. */
  isFirstInList({ project, ref, startedAtMs }: CiScan, { atMs }: Gate): boolean {
    const before = this.#scans.filter(
      (other) =>
        other.project === project &&
        placeOf(other.ref) === placeOf(ref) &&
        other.startedAtMs < startedAtMs &&
        other.end?.status === 'COMPLETED',
    );
    return before.length > 0 && before.every((other) => !isKept(other, atMs));
  }

  /** Times in this span at which something changes on the platform. */
  changesBetween(fromMs: number, toMs: number): readonly number[] {
    const times = this.universe.events.flatMap((event) =>
      event.kind === 'scan'
        ? [event.end?.atMs, event.end?.searchableAtMs, ...(event.end?.lags ?? []).map(({ untilMs }) => untilMs)]
        : [event.atMs],
    );
    return times.filter((ms): ms is number => ms !== undefined && ms > fromMs && ms <= toMs);
  }

  /** True if the pull request is ever closed: the issues on its refs are gone then. */
  isEverClosed({ owner }: Gate): boolean {
    return this.universe.events.some((event) => event.kind === 'closing' && owner === `pull ${event.pullRequest}`);
  }

  /** True if a later scan of another commit seems to be older, by the clocks of the machines that scan. */
  isOvertakenUnseen({ project, ref, commit, startedAtMs, clockMs = 0 }: CiScan): boolean {
    return this.#scans.some(
      (other) =>
        other.project === project &&
        placeOf(other.ref) === placeOf(ref) &&
        other.commit !== commit &&
        other.startedAtMs > startedAtMs &&
        other.startedAtMs + (other.clockMs ?? 0) < startedAtMs + clockMs,
    );
  }

  isWrittenInFull({ ref, project }: CiScan): boolean {
    return this.#scans.some(
      (other) => other.isFull && other.project === project && placeOf(other.ref) === placeOf(ref),
    );
  }

  /** True if full scans of the commit cover all products of this diff scan. They also show the findings of the base. */
  isScannedInFull(gate: Gate, { project, products }: CiScan): boolean {
    const full = this.allScans(gate, project).filter(({ isFull }) => isFull);
    return products.every((product) => full.some((other) => other.products.includes(product)));
  }

  /** Full scans under the name of the base, of every project. */
  scansOfBase(gate: Gate): readonly CiScan[] {
    const place = placeOf(baselineOf(gate) ?? '');
    return this.#scans.filter((scan) => scan.isFull && placeOf(scan.ref) === place);
  }

  /** True if the base has finished scans of every product that it is scanned with here. */
  isBaseScanned(gate: Gate, project: ProjectId): boolean {
    const { atMs } = gate;
    const ofBase = this.scansOfBase(gate).filter((scan) => scan.project === project);
    const done = ofBase.filter((scan) => isCompletedBy(scan, atMs) && isKept(scan, gate.atMs));
    const products = (scans: readonly CiScan[]) => new Set(scans.flatMap((scan) => scan.products)).size;
    return done.length > 0 && products(done) === products(ofBase);
  }

  /** Every scan of the commit, for any subject. */
  ofCommit(commit: string, project: ProjectId): readonly CiScan[] {
    return this.#scans.filter((scan) => scan.commit === commit && scan.project === project);
  }

  /** True if the commit itself was scanned with the product in the last 23 hours, even if the scan is too old to decide or is of an earlier base. */
  wasScannedBefore({ owner, commit, atMs, isBare, settings }: Gate, project: ProjectId, product: ProductWord): boolean {
    return this.ofCommit(commit, project).some(
      (scan) =>
        scan.owner === owner &&
        isBare !== true &&
        scan.isPartial !== true &&
        (scan.isFull || !settings.isFullRequired) &&
        scan.products.includes(product) &&
        isCompletedBy(scan, atMs - UNSEEN_MS) &&
        listedAtMs(scan) <= atMs - UNSEEN_MS &&
        scan.startedAtMs > atMs - DAY_MS + HOUR_MS &&
        isPlainlyShown(scan),
    );
  }

  /** True if two of the last three commits of the owner were scanned with the product, all on one ref, and all these scans ended long ago. */
  isOften({ owner, commit, atMs, isBare, settings }: Gate, project: ProjectId, product: ProductWord): boolean {
    const ofOwner = this.#scans.filter((scan) => scan.owner === owner && scan.project === project);
    const [one, ...others] = [...new Set(ofOwner.map(({ ref, isFull }) => `${ref} ${isFull}`))];
    const isOver = ({ end, startedAtMs }: CiScan): boolean =>
      end !== undefined && startedAtMs > atMs - DAY_MS && end.atMs < atMs - 11 * MINUTE_MS;
    const before = ofOwner.filter((scan) => scan.commit !== commit);
    if (one === undefined || others.length > 0 || isBare === true || settings.isFullRequired) return false;
    if (!before.every((scan) => isOver(scan) && scan.isPartial !== true && isPlainlyShown(scan))) return false;
    const isOfOthers = this.#scans.some(
      (scan) => scan.owner !== owner && before.some((of) => of.commit === scan.commit),
    );
    const commits = [...Map.groupBy(before, (scan) => scan.commit).values()];
    const newest = commits.toSorted((a, b) => startOf(b, atMs) - startOf(a, atMs)).slice(0, 3);
    const having = newest.filter((scans) => scans.some(({ products }) => products.includes(product)));
    return !isOfOthers && having.length >= 2;
  }

  /** True if CI scans commits of this kind with the product, as far as the list shows before the run: the last commit and the last settled one had it. */
  isHabit(gate: Gate, project: ProjectId, product: ProductWord, endMs: number): boolean {
    // For an event with nothing but a commit, the habit is that of the refs on which the commit was scanned.
    const listed = this.ofCommit(gate.commit, project).filter(
      (scan) => scan.isPartial !== true && listedAtMs(scan) <= endMs && isKept(scan, gate.atMs),
    );
    const places = new Set(listed.map(({ ref }) => placeOf(ref)));
    const isMeant = (scan: CiScan): boolean =>
      scan.project === project &&
      (scan.isFull || !gate.settings.isFullRequired) &&
      (!gate.isBare || places.has(placeOf(scan.ref)));
    const has = (scans: readonly CiScan[]): boolean => scans.some((scan) => scan.products.includes(product));
    const [own, alike] = this.#otherCommits(gate, isMeant, endMs);
    // Also judges by the last commit of each ref: if the job of one ref no longer runs, that of another one still may.
    const ofPlaces = Map.groupBy(
      own!.flat().filter(({ products }) => products.includes(product)),
      ({ ref }) => ref,
    );
    const isLastOfPlace = [...ofPlaces.keys()].some((ref) =>
      has(this.#otherCommits(gate, (scan) => isMeant(scan) && scan.ref === ref)[0]![0] ?? []),
    );
    const isLast = has(own![0] ?? alike![0] ?? []) && (ofPlaces.size === 0 || isLastOfPlace);
    return isLast && has(this.#lastSettled(gate, isMeant, endMs));
  }

  /** True if the last settled commit shows that the part belongs to this repository: a part that scanned this commit too had scanned it as well. */
  isKnownPart(gate: Gate, project: ProjectId, endMs: number): boolean {
    const last = this.#lastSettled(gate);
    const here = (one: ProjectId): boolean => this.ofCommit(gate.commit, one).some((scan) => listedAtMs(scan) <= endMs);
    return (
      last.some((scan) => scan.project === project) &&
      last.some((scan) => scan.project !== project && here(scan.project))
    );
  }

  /** True if any commit of this kind was ever scanned with the product. */
  isEverScanned(gate: Gate, project: ProjectId, product: ProductWord): boolean {
    const { owner, headRef, isFork } = gate;
    const isInFull = this.ownScans(gate, project).some(({ isFull }) => isFull);
    // The head branch shows what is usual for a pull request too, and so do all branches if both are scanned in full.
    const isMeant = (scan: CiScan): boolean =>
      isPull(scan.owner) === isPull(owner) ||
      (isFork !== true && scan.owner === `branch ${headRef}`) ||
      (isInFull && scan.isFull);
    return this.#scans.some((scan) => scan.project === project && isMeant(scan) && scan.products.includes(product));
  }

  /** Scans of the newest other commit with all its products listed before the gate began: of this owner, else of its kind. */
  #lastSettled(gate: Gate, isMeant: (scan: CiScan) => boolean = () => true, endMs = gate.atMs): readonly CiScan[] {
    const isShown = (scans: readonly CiScan[]): boolean => {
      const listed = scans.filter((scan) => shownAtMs(scan) < gate.atMs - UNSEEN_MS);
      const products = (some: readonly CiScan[]): ReadonlySet<string> =>
        new Set(some.flatMap((scan) => scan.products.map((product) => `${scan.project} ${product}`)));
      return products(listed).size === products(scans).size;
    };
    const [own, alike] = this.#otherCommits(gate, isMeant, endMs).map((commits) => commits.filter(isShown));
    return own![0] ?? alike![0] ?? [];
  }

  /** True if one of the last three commits has finished jobs, while its job for the product was not listed before the gate began. */
  isHalfDone(gate: Gate, project: ProjectId, product: ProductWord, endMs: number): boolean {
    const isDone = ({ end, clockMs = 0 }: CiScan): boolean =>
      end !== undefined && end.atMs + clockMs < gate.atMs - 10 * MINUTE_MS;
    const last = this.#otherCommits(gate, undefined, endMs)
      .flat()
      .filter((scans) => scans.some(isDone));
    return last.slice(0, 3).some((scans) => {
      const ofProduct = scans.filter((scan) => scan.project === project && scan.products.includes(product));
      return ofProduct.length > 0 && ofProduct.every((scan) => shownAtMs(scan) >= gate.atMs);
    });
  }

  /** Whole scans of each other commit that was scanned before: of this owner, and of its kind. The newest first. */
  #otherCommits(
    { owner, commit, atMs }: Gate,
    isWanted: (scan: CiScan) => boolean = () => true,
    endMs = atMs,
  ): readonly (readonly (readonly CiScan[])[])[] {
    const others = this.#scans.filter(
      (scan) =>
        scan.commit !== commit &&
        scan.isPartial !== true &&
        // The platform does not show the commit of such a scan.
        scan.shownCommit === undefined &&
        isKept(scan, atMs) &&
        isWanted(scan),
    );
    const commitsOf = (isMeant: (scan: CiScan) => boolean): readonly (readonly CiScan[])[] => {
      const commits = [...Map.groupBy(others.filter(isMeant), shownCommitOf).values()];
      const begun = commits.filter((scans) => scans.some((scan) => listedAtMs(scan) < atMs));
      return begun.toSorted((one, other) => startOf(other, atMs) - startOf(one, atMs));
    };
    // Under a bare name, the gate cannot see whose scan it was.
    const places = new Set(this.#scans.filter((scan) => scan.owner === owner).map(({ ref }) => placeOf(ref)));
    const isOwn = (scan: CiScan): boolean =>
      scan.owner === owner || (places.has(placeOf(scan.ref)) && scan.isFull !== isPull(owner));
    // For a full scan under a bare name, the gate cannot see that it is of a pull request.
    const ofCommit = this.#scans.filter(
      (scan) =>
        scan.commit === commit &&
        scan.isPartial !== true &&
        isWanted(scan) &&
        listedAtMs(scan) <= endMs &&
        (scan.owner === owner || `pull ${scan.pullRequest}` === owner),
    );
    const isInFull = !isPull(owner) || (ofCommit.length > 0 && ofCommit.every(({ isFull }) => isFull));
    const isAlike = (scan: CiScan): boolean =>
      !isOwn(scan) &&
      scan.isFull === isInFull &&
      (isPull(scan.owner) === isPull(owner) || (scan.isFull && !scan.ref.startsWith('refs/pull/')));
    return [commitsOf(isOwn), commitsOf(isAlike)];
  }
}

/** True if the list shows the true times, commit and products of the scan. */
function isPlainlyShown({ clockMs, confusedWith, listedCommit, shownCommit, productsAtMs, end }: CiScan): boolean {
  const odd = [clockMs, confusedWith, listedCommit, shownCommit, productsAtMs, end?.shown];
  return odd.every((one) => one === undefined);
}

/** The commit that the platform shows for the scan. */
function shownCommitOf({ commit, listedCommit, shownCommit }: CiScan): string {
  return listedCommit ?? shownCommit ?? commit;
}

/** The time from which the list shows the products of the scan. */
export function shownAtMs(scan: CiScan): number {
  return Math.max(listedAtMs(scan), scan.productsAtMs ?? 0);
}

/** How long the list keeps a scan. */
const KEPT_MS = 30 * DAY_MS;

export function isKept({ queuedAtMs, startedAtMs }: CiScan, atMs: number): boolean {
  return (queuedAtMs ?? startedAtMs) >= atMs - KEPT_MS;
}

/** The newest start that the platform shows, by the clocks of the machines that scan. */
function startOf(scans: readonly CiScan[], beforeMs: number): number {
  const begun = scans.filter(({ startedAtMs }) => startedAtMs < beforeMs);
  return Math.max(...begun.map(({ startedAtMs, clockMs = 0 }) => startedAtMs + clockMs));
}

/** When the index shows all changes of a scan. */
export function settledAtMs({ end }: CiScan): number {
  return Math.max(end!.atMs, end!.searchableAtMs ?? 0, ...(end!.lags ?? []).map(({ untilMs }) => untilMs));
}

/** True if the limits count detected issues with this triage state. */
export function isCounted(state: string, { states }: GateSettings): boolean {
  if (states === 'open alone') return state.endsWith('_OPEN');
  return states === 'and ignored' || !/_IGNORED_/.test(state);
}

export function isCompletedBy(scan: CiScan, ms: number): boolean {
  return scan.end?.status === 'COMPLETED' && scan.end.atMs <= ms;
}

function countsOfFindings(findings: readonly Pooled[]): Counts {
  const counts = { critical: 0, high: 0, medium: 0, low: 0, odd: 0, none: 0 };
  for (const { severity } of findings) counts[severity] += 1;
  return counts;
}

/** True for a product that the settings name, so that nothing passes without it. */
export function isNamed(product: ProductWord, { settings: { required, condition } }: Gate): boolean {
  if (required.includes(PRODUCT_WORDS[product])) return true;
  return condition !== undefined && !condition.isIfScanned && condition.products.includes(product);
}

/** True if a limit or the policy's condition is exceeded. `all`: new and other findings. `young`: names of findings that are not old enough. */
export function isOver(
  found: readonly Pooled[],
  { settings }: Gate,
  all = found,
  young: ReadonlySet<string> = new Set(),
): boolean {
  const { condition, waived = [], isUnlimited } = settings;
  const isJudged = ({ finding }: Pooled): boolean => !waived.includes(finding.rule!.path);
  const findings = found.filter(isJudged);
  const { critical, high } = countsOfFindings(findings);
  if (isUnlimited !== true && (critical > settings.maxCritical || high > settings.maxHigh)) return true;
  if (condition === undefined || condition.isOfIgnored) return false;
  const ofCondition = condition.comparesAll ? all.filter(isJudged) : findings;
  const met = ofCondition.filter((one) => isMet(one, condition) && !young.has(one.name));
  const rules = new Set(met.map(({ product, finding }) => `${product} ${finding.rule!.path}`));
  return (condition.isOfRules ? rules.size : met.length) > condition.max;
}

/** True if people ignore more findings than the condition of the policy allows. */
export function isOverByIgnored(ignored: readonly Pooled[], { settings }: Gate): boolean {
  const { condition, waived = [] } = settings;
  if (condition?.isOfIgnored !== true) return false;
  const counted = ignored.filter((one) => isMet(one, condition) && !waived.includes(one.finding.rule!.path));
  return counted.length > condition.max;
}

function isMet({ product, severity, finding: { epss } }: Pooled, condition: Condition): boolean {
  const isLikely = condition.epssAbove === undefined || epss === undefined || epss.score >= condition.epssAbove;
  const isSevere = severity === 'none' || condition.severities.includes(severity);
  return condition.products.includes(product) && isSevere && isLikely;
}

/** Products that a verdict needs, if they are scanned at all. */
export function judgedProducts({ settings }: Gate): readonly ProductWord[] {
  const { isUnlimited, condition, required } = settings;
  const isLimited = isUnlimited !== true || condition === undefined;
  return ALL_PRODUCTS.filter(
    (product) =>
      (isLimited && product !== 'ai_sast') ||
      condition?.products.includes(product) ||
      required.includes(PRODUCT_WORDS[product]),
  );
}

/** A whole scan of the commit that the list keeps, and that is not older than the settings allow. */
function mayDecide(scan: CiScan, { commit, pipelineCommit, atMs, settings }: Gate): boolean {
  const { maxAgeMs = Number.POSITIVE_INFINITY } = settings;
  const { end, clockMs = 0 } = scan;
  return (
    (scan.commit === commit || scan.commit === pipelineCommit) &&
    scan.isPartial !== true &&
    // The platform does not show the commit of such a scan.
    scan.shownCommit === undefined &&
    scan.listedCommit === undefined &&
    isKept(scan, atMs) &&
    (end === undefined || end.atMs + Math.max(0, clockMs) >= atMs - maxAgeMs)
  );
}
