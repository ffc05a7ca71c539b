import type { RepositoryId, ScanId } from '../domain/ids.ts';
import { PRODUCTS, type Product, productsOf } from '../domain/product.ts';
import { pullRequestNumber } from '../domain/ref.ts';
import type { Scan } from '../domain/scan.ts';
import type { Target } from '../domain/target.ts';
import type { Choice, DecidingScan, Decision, Hindrance, ProductNeeds } from './decision.ts';
import { productsOfLastCommit } from './late-products.ts';
import { type FactOf, type Projects, projectsOf } from './projects.ts';
import { assertCompletion, assertStart, endReason, hasEnded } from './scan-end.ts';
import { isAfter, newestFirst } from './scan-order.ts';
import { isOfPullRequest, isTier, isUnclear, refKey, type Standing, standingOf, TIERS, type Tier } from './standing.ts';
import { supersededBy } from './superseded.ts';

/** All that a choice depends on besides the records. Times of the run are milliseconds since its start. */
export type Situation = {
  readonly target: Target;
  /** As configured; undefined where the project is known only by name. */
  readonly repositoryId: RepositoryId | undefined;
  readonly factOf: FactOf;
  readonly needs: ProductNeeds;
  readonly elapsedMs: number;
  readonly discoveryMs: number;
  readonly waitMs: number;
  /** The platform's time, in milliseconds since 1970 (UTC): now, and when the run began. */
  readonly platformNowMs: number;
  readonly platformStartMs: number;
  /** The later of our time and the platform's. */
  readonly latestNowMs: number;
  /** Ended scans after which one more poll has looked for a newer one. */
  readonly outlived: ReadonlySet<ScanId>;
  /** Whether all that the platform keeps was looked through, for a repository or (undefined) for all. */
  readonly isWideFor: (repositoryId: RepositoryId | undefined) => boolean;
  /** True once all that is kept of the own ref was looked through. */
  readonly isOwnRefWide: boolean;
};

/** A cure may be on its way for what ended longer than this before the run began. */
const OLD_END_MS = 2 * 60_000;
const CURE_MS = 90_000;
/** How long after the last scan of the commit another product's scan may be listed. */
const LATE_MS = 60_000;
/** The products that the default limits count: where the own ref shows them all, nothing older is looked for. */
const USUAL_PRODUCTS = ['code', 'supply-chain', 'secrets'] as const satisfies readonly Product[];

/**
 * Which scans decide for which products, or what to do first (docs/verdict-rules.md#which-scans). Pure: the same records, in any order, the same facts and times give
 * the same choice. Throws `scan-inconsistent` or `wrong-repository` for records that cannot be true.
 */
export function choose(records: readonly Scan[], situation: Situation): Choice {
  const { target, factOf } = situation;
  const ofCommit = records.filter(({ commit }) => commit === target.commit);
  const projects = projectsOf(ofCommit, factOf, situation.repositoryId);
  if (projects.ask.length > 0) return { kind: 'ask', scans: projects.ask };

  const standings = new Map(ofCommit.map((scan) => [scan, standingOf(scan, target, projects, factOf)]));
  const scans = new Scans(records, ofCommit, standings, projects, situation);
  const unclear = scans.toAsk();
  if (unclear.length > 0) return { kind: 'ask', scans: unclear };
  if (scans.eligible.length === 0 || projects.ours === undefined) return nothingToJudge(scans, projects, situation);
  for (const scan of scans.eligible) assertStart(scan, situation.latestNowMs);
  return weigh(scans, projects.ours, situation);
}

/** No eligible scan, or none that is known to be of the wanted project. */
function nothingToJudge(scans: Scans, { ours, unnamed }: Projects, situation: Situation): Choice {
  const { isWideFor, waitMs } = situation;
  if (!isWideFor(ours)) return { kind: 'look-wide' };
  const hindrance: Hindrance =
    unnamed === undefined
      ? { kind: 'none', untilMs: discoverMsOf(situation), standings: scans.countStandings() }
      : { kind: 'unfinished', untilMs: waitMs, scan: unnamed, products: [] };
  const choice = timed([hindrance], undefined, situation);
  // Only a detail shows whether a scan of a part of the rules would be ours.
  const unclear = scans.partial.filter((scan) => isUnclear(scan, situation.target, situation.factOf));
  return choice.kind === 'give-up' && unclear.length > 0 ? { kind: 'ask', scans: unclear } : choice;
}

/** Where each product stands, and what follows. */
function weigh(scans: Scans, repositoryId: RepositoryId, situation: Situation): Choice {
  const { needs } = situation;
  const isWide = situation.isWideFor(repositoryId);
  const listed = PRODUCTS.filter((product) => scans.candidatesOf(product).length > 0);
  const counted = unique([...needs.judged, ...needs.ifScanned.filter((product) => listed.includes(product))]);
  // Where all that blocks has `if-scanned` and does not apply, nothing is judged either.
  const judged = counted.length > 0 ? counted : listed;

  const states = listed.map((product) => ({ product, state: stateOf(product, scans, situation) }));
  if (
    !isWide &&
    states.some(({ product, state }) => judged.includes(product) && state.hindrance?.kind === 'other-ref')
  ) {
    return { kind: 'look-wide' };
  }
  const deciding = decidingScans(states, listed, scans);
  const doubtful = scans.doubtfulBeside(deciding);
  if (doubtful.length > 0) return { kind: 'ask', scans: doubtful };
  const missing = needs.named.filter((product) => !listed.includes(product));
  const isNoneListed = judged.every((product) => !listed.includes(product));
  const late = deciding.length === 0 || isNoneListed ? [] : lateProducts(scans, judged, listed, needs, deciding);
  if (!isWide && (missing.length > 0 || isNoneListed)) return { kind: 'look-wide' };

  const decision: Decision = {
    repositoryId,
    deciding,
    listed,
    missing,
    undecided: states.filter(({ state }) => state.hindrance !== undefined).map(({ product }) => product),
    notScanned: late,
    superseded: states
      .filter(({ product, state }) => state.hindrance?.kind === 'superseded' && !judged.includes(product))
      .map(({ product }) => product),
    lookWide: isWide || situation.isOwnRefWide ? 'no' : wideLookOf(scans, deciding, needs, situation.target),
  };
  const hindrances = [
    ...states
      .filter(({ product }) => judged.includes(product))
      .map(({ state }) => state.hindrance)
      .filter((hindrance) => hindrance !== undefined),
    ...missingOf(
      scans,
      isNoneListed ? { products: judged, isAll: true } : { products: missing, isAll: false },
      situation,
    ),
    ...lateOf(scans, late, situation),
  ];
  const choice = timed(hindrances, decision, situation);
  // Before the run ends without a count: what is older than a day may be finished.
  const mayCountOlder = !isWide && !situation.isOwnRefWide && !isAllShown(scans, needs, situation.target);
  const isNothingJudged = !states.some(({ product, state }) => state.ready.length > 0 && judged.includes(product));
  if (choice.kind !== 'give-up' || !isNothingJudged) return choice;
  // Products that nothing judges cannot prove a broken limit.
  return mayCountOlder ? { kind: 'look-wide' } : { ...choice, decision: { ...decision, deciding: [] } };
}

/** Of one product. A bare commit can have several scans of it, of which some are ready. */
type State = {
  readonly tier: Tier;
  readonly ready: readonly Scan[];
  /** Undefined where all are ready. */
  readonly hindrance: Hindrance | undefined;
};

/** Of one product that eligible scans list. */
function stateOf(product: Product, scans: Scans, situation: Situation): State {
  const { tier, newest } = scans.newestOf(product);
  const products = [product];
  const [first] = newest;
  if (tier !== 'own-ref' && !(situation.isWideFor(first!.repositoryId) && isOtherRefDue(scans, situation))) {
    return {
      tier,
      ready: [],
      hindrance: { kind: 'other-ref', untilMs: discoverMsOf(situation), scan: first!, products },
    };
  }
  const hindered = newest.map((scan) => ({ scan, hindrance: hindranceOf(scan, product, scans, situation) }));
  return {
    tier,
    ready: hindered.filter(({ hindrance }) => hindrance === undefined).map(({ scan }) => scan),
    hindrance: inOrderOf(hindered.flatMap(({ hindrance }) => hindrance ?? []))[0],
  };
}

/** Why a scan that would decide for a product does not, yet or at all. */
function hindranceOf(scan: Scan, product: Product, scans: Scans, situation: Situation): Hindrance | undefined {
  const products = [product];
  const reason = endReason(scan);
  if (reason !== undefined) {
    const untilMs = situation.outlived.has(scan.id) ? cureMsOf(scan, situation) : situation.waitMs;
    return { kind: 'ended', untilMs, scan, products, reason };
  }
  if (!hasEnded(scan)) return { kind: 'unfinished', untilMs: situation.waitMs, scan, products };
  assertCompletion(scan);
  const by = supersededBy(scan, product, scans.ineligible);
  return by === undefined ? undefined : { kind: 'superseded', untilMs: cureMsOf(by, situation), scan, products, by };
}

/** A scan of another ref than the own one decides when the own one has had its time, or at once where such refs are never scanned here. */
function isOtherRefDue(scans: Scans, situation: Situation): boolean {
  return situation.elapsedMs >= discoverMsOf(situation) || !scans.isOwnKindScanned();
}

/** The order in which reasons are told. */
const ORDER = [
  'ended',
  'superseded',
  'none',
  'missing',
  'unfinished',
  'other-ref',
  'late',
] as const satisfies readonly Hindrance['kind'][];
/** What resolves itself when its time is over: another ref decides then, and a late product is only told. */
const ENDS_BY_ITSELF: readonly Hindrance['kind'][] = ['other-ref', 'late'];

function inOrderOf(hindrances: readonly Hindrance[]): readonly Hindrance[] {
  return ORDER.flatMap((kind) => hindrances.filter((hindrance) => hindrance.kind === kind));
}

function timed(hindrances: readonly Hindrance[], decision: Decision | undefined, { elapsedMs }: Situation): Choice {
  const inOrder = inOrderOf(hindrances);
  const over = inOrder.find(({ kind, untilMs }) => elapsedMs >= untilMs && !ENDS_BY_ITSELF.includes(kind));
  if (over !== undefined) return { kind: 'give-up', hindrance: merged(over, inOrder), decision };
  const [first] = inOrder;
  if (first === undefined) return { kind: 'decide', decision: decision! };
  const untilMs = Math.min(...hindrances.map((hindrance) => hindrance.untilMs));
  return { kind: 'wait', untilMs, hindrance: merged(first, inOrder), decision };
}

/** One scan can keep several products from being decided: they are told together. */
function merged(hindrance: Hindrance, all: readonly Hindrance[]): Hindrance {
  if (!('scan' in hindrance)) return hindrance;
  const alike = all.filter((one) => one.kind === hindrance.kind && 'scan' in one && one.scan === hindrance.scan);
  return { ...hindrance, products: unique(alike.flatMap((one) => ('products' in one ? one.products : []))) };
}

function missingOf(
  scans: Scans,
  { products, isAll }: { readonly products: readonly Product[]; readonly isAll: boolean },
  situation: Situation,
): readonly Hindrance[] {
  if (products.length === 0 && !isAll) return [];
  return [{ kind: 'missing', untilMs: discoverMsOf(situation), scan: scans.eligible[0]!, products, isAll }];
}

/** Judged products that no scan of the commit lists, and that the last commit was scanned with. */
function lateProducts(
  scans: Scans,
  judged: readonly Product[],
  listed: readonly Product[],
  { named }: ProductNeeds,
  deciding: readonly DecidingScan[],
): readonly Product[] {
  const unlisted = judged.filter((product) => !listed.includes(product) && !named.includes(product));
  if (unlisted.length === 0) return [];
  const usual = productsOfLastCommit(scans.ofOtherCommits, scans.ownRefKeys(deciding), deciding[0]!.scan.isFullScan);
  return unlisted.filter((product) => usual.has(product));
}

function lateOf(scans: Scans, products: readonly Product[], situation: Situation): readonly Hindrance[] {
  if (products.length === 0) return [];
  const ends = scans.eligible.filter(({ status }) => status === 'completed').map(({ completedAtMs }) => completedAtMs);
  const known = ends.filter((end) => end !== undefined);
  // An end that is not told may be now: the time then counts from the start of the run.
  const lastEndMs = known.length === ends.length ? Math.max(...known) : situation.platformStartMs;
  const untilMs = Math.min(lastEndMs + LATE_MS - situation.platformStartMs, situation.waitMs);
  if (situation.elapsedMs >= untilMs) return [];
  return [{ kind: 'late', untilMs, scan: scans.eligible[0]!, products }];
}

/** Beside the reading of issues: what the own ref's scans of the day do not show may be older. */
function wideLookOf(
  scans: Scans,
  deciding: readonly DecidingScan[],
  needs: ProductNeeds,
  target: Target,
): Decision['lookWide'] {
  if (target.subject.kind === 'commit') return 'everything';
  const [first] = deciding;
  if (first === undefined || isAllShown(scans, needs, target)) return 'no';
  // A pull request's own scans have its ref, and may have a bare name: what is older is asked for by one name only where that is the ref.
  const isByItsRef = target.subject.kind !== 'pull-request' || pullRequestNumber(first.scan.branch) !== undefined;
  return isByItsRef ? 'own-ref' : 'everything';
}

/** True where finished scans of the own ref show every product that is usual or named. */
function isAllShown(scans: Scans, { named }: ProductNeeds, { subject }: Target): boolean {
  const finished = scans.ofTier('own-ref').filter(({ status }) => status === 'completed');
  const shown = new Set(finished.flatMap((scan) => productsOf(scan.enabledProducts)));
  return subject.kind !== 'commit' && [...USUAL_PRODUCTS, ...named].every((product) => shown.has(product));
}

function decidingScans(
  states: readonly { readonly product: Product; readonly state: State }[],
  listed: readonly Product[],
  scans: Scans,
): readonly DecidingScan[] {
  const unlisted = PRODUCTS.filter((product) => !listed.includes(product));
  const deciding = new Map<Scan, DecidingScan>();
  for (const { product, state } of states) {
    for (const scan of state.ready) {
      const products = [...(deciding.get(scan)?.products ?? []), product];
      const overtakenFor = unlisted.filter((one) => supersededBy(scan, one, scans.ineligible) !== undefined);
      deciding.set(scan, { scan, tier: state.tier, products, overtakenFor });
    }
  }
  return newestFirst([...deciding.keys()]).map((scan) => deciding.get(scan)!);
}

function discoverMsOf({ discoveryMs, waitMs }: Situation): number {
  return Math.min(discoveryMs, waitMs);
}

/** Until when a new scan may cure what ended long before the run began; at once for what is fresh, and where the gate asks only once. */
function cureMsOf(scan: Scan, situation: Situation): number {
  const endMs = scan.completedAtMs ?? scan.startedAtMs;
  const isOld = endMs !== undefined && situation.platformStartMs - endMs > OLD_END_MS;
  return isOld ? Math.min(CURE_MS, discoverMsOf(situation)) : 0;
}

function unique<One>(values: readonly One[]): readonly One[] {
  return [...new Set(values)];
}

/** The records of a choice, sorted out. */
class Scans {
  readonly eligible: readonly Scan[];
  /** Of the wanted repository, but of another commit, or not eligible. */
  readonly ineligible: readonly Scan[];
  readonly ofOtherCommits: readonly Scan[];
  readonly partial: readonly Scan[];
  readonly #standings: ReadonlyMap<Scan, Standing>;
  readonly #situation: Situation;
  readonly #ofRepository: readonly Scan[];
  readonly #listedAnywhere: ReadonlySet<Product>;

  constructor(
    records: readonly Scan[],
    ofCommit: readonly Scan[],
    standings: ReadonlyMap<Scan, Standing>,
    { ours }: Projects,
    situation: Situation,
  ) {
    this.#standings = standings;
    this.#situation = situation;
    this.eligible = newestFirst(ofCommit.filter((scan) => isTier(standings.get(scan)!)));
    this.partial = ofCommit.filter((scan) => standings.get(scan) === 'partial');
    const eligible = new Set(this.eligible);
    this.#ofRepository = ours === undefined ? [] : records.filter(({ repositoryId }) => repositoryId === ours);
    this.ineligible = this.#ofRepository.filter((scan) => !eligible.has(scan));
    this.ofOtherCommits = this.#ofRepository.filter(({ commit }) => commit !== situation.target.commit);
    this.#listedAnywhere = new Set(this.eligible.flatMap((scan) => productsOf(scan.enabledProducts)));
  }

  /**
   * Scans whose detail must say first whose they are: those that could decide, if they were ours. Nothing is asked of a scan that is older than
   * one of the own ref, in every product.
   */
  toAsk(): readonly Scan[] {
    const unclear = [...this.#standings].filter(([, standing]) => standing === 'ask-detail').map(([scan]) => scan);
    if (this.#situation.target.subject.kind === 'commit') return unclear;
    const own = this.ofTier('own-ref');
    return unclear.filter((scan) => {
      const newer = own.filter((known) => !isAfter(scan, known));
      const covered = new Set(newer.flatMap((known) => productsOf(known.enabledProducts)));
      const products = productsOf(scan.enabledProducts);
      return products.length === 0 || products.some((product) => !covered.has(product));
    });
  }

  /**
   * Scans taken for the ref's own that started or ended after a deciding one on its ref, and may be a pull request's: then they would have taken the ref over.
   */
  doubtfulBeside(deciding: readonly DecidingScan[]): readonly Scan[] {
    const { target, factOf } = this.#situation;
    if (target.subject.kind !== 'ref') return [];
    const mayBePullRequests = this.ofTier('own-ref').filter(
      (scan) => !scan.isFullScan && scan.status === 'completed' && factOf(scan) === undefined,
    );
    return mayBePullRequests.filter((scan) => deciding.some((one) => one.scan !== scan && isAfter(scan, one.scan)));
  }

  ofTier(tier: Tier): readonly Scan[] {
    return this.eligible.filter((scan) => this.#standings.get(scan) === tier);
  }

  /** Eligible scans that count as of the product, the newest first. */
  candidatesOf(product: Product): readonly Scan[] {
    return this.eligible.filter((scan) => {
      const products = productsOf(scan.enabledProducts);
      if (products.length > 0 || scan.status === 'completed') return products.includes(product);
      return this.#ofUnlisted().has(product);
    });
  }

  /** The scans that decide for a product: the newest of the best tier; for a bare commit, the newest of each ref. */
  newestOf(product: Product): { readonly tier: Tier; readonly newest: readonly Scan[] } {
    const candidates = this.candidatesOf(product);
    if (this.#situation.target.subject.kind === 'commit') {
      return { tier: 'own-ref', newest: withoutPullRequests(newestPerRef(candidates), this.#situation.factOf) };
    }
    const tier = TIERS.find((one) => candidates.some((scan) => this.#standings.get(scan) === one))!;
    return { tier, newest: [candidates.find((scan) => this.#standings.get(scan) === tier)!] };
  }

  /** Whether refs of the subject's kind are scanned in this repository at all: those of pull requests, or the ref itself. */
  isOwnKindScanned(): boolean {
    const { subject } = this.#situation.target;
    if (subject.kind === 'pull-request') {
      return this.#ofRepository.some((scan) => isOfPullRequest(scan, this.#situation.factOf));
    }
    return subject.kind === 'ref' && this.#ofRepository.some((scan) => isOfRef(scan, subject.ref));
  }

  /** Keys of the subject's own refs, as far as they are known, and of the deciding scans. */
  ownRefKeys(deciding: readonly DecidingScan[]): ReadonlySet<string> {
    return new Set(
      [...this.ofTier('own-ref'), ...deciding.map(({ scan }) => scan)].map(({ branch }) => refKey(branch)),
    );
  }

  countStandings(): ReadonlyMap<Standing, number> {
    const counts = new Map<Standing, number>();
    for (const standing of this.#standings.values()) counts.set(standing, (counts.get(standing) ?? 0) + 1);
    return counts;
  }

  /** What a scan that lists no product, and did not complete, may be of. */
  #ofUnlisted(): ReadonlySet<Product> {
    const { named, judged, ifScanned } = this.#situation.needs;
    const others = new Set([...this.#listedAnywhere, ...named]);
    if (others.size > 0) return others;
    const any = [...judged, ...ifScanned];
    return new Set(any.length > 0 ? any : PRODUCTS);
  }
}

function isOfRef(scan: Scan, ref: string): boolean {
  return (
    scan.branch !== undefined && pullRequestNumber(scan.branch) === undefined && refKey(scan.branch) === refKey(ref)
  );
}

function newestPerRef(newest: readonly Scan[]): readonly Scan[] {
  const perRef = new Map<string, Scan>();
  for (const scan of newest) if (!perRef.has(refKey(scan.branch))) perRef.set(refKey(scan.branch), scan);
  return [...perRef.values()];
}

/** A pull request's ref holds only what that change adds: where a branch or tag was scanned in full, that says more. */
function withoutPullRequests(scans: readonly Scan[], factOf: FactOf): readonly Scan[] {
  const full = scans.filter((scan) => scan.isFullScan && !isOfPullRequest(scan, factOf));
  return full.length === 0 ? scans : scans.filter((scan) => !isOfPullRequest(scan, factOf));
}
