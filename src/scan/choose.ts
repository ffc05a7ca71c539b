import type { RepositoryId } from '../domain/ids.ts';
import { PRODUCTS, type Product, productsOf } from '../domain/product.ts';
import type { Reason } from '../domain/reason.ts';
import { pullRequestNumber } from '../domain/ref.ts';
import { hasEnded, type Scan } from '../domain/scan.ts';
import { isUnderTest } from '../domain/target.ts';
import { DAY_MS } from '../domain/text/calendar-date.ts';
import { isUnclear, type Tier } from '../domain/whose-scan.ts';
import type { Blocker, BlockingScan, Choice, DecidingScan, Decision, ProductNeeds, Situation } from './decision.ts';
import { alikeOf, lateProjectOf, type Projects, projectsOf } from './projects.ts';
import { contradictionIn, endReason } from './scan-end.ts';
import { newestFirst } from './scan-order.ts';
import { type SortedScans, sortedScans } from './sorted-scans.ts';
import { leftBehind, supersededBy } from './superseded.ts';
import { lateOf, NOTHING_USUAL, type Usual, usuallyScanned } from './usual-products.ts';

/** A failure that ended longer than this before the run began is old: a new scan may be on its way. */
const OLD_END_MS = 2 * 60_000;
const CURE_MS = 90_000;
/** A listed scan may wait this long for its runner, while other scans of its ref are listed, start and end. */
const LONGEST_QUEUE_MS = 2 * 3_600_000;
/** The products that the limits of `fail-on-severity` count. Older scans are read if scans of the own ref do not list them all. */
const USUAL_PRODUCTS = ['code', 'supply-chain', 'secrets'] as const satisfies readonly Product[];

/** Pure: the same scans, facts and times give the same choice, in any order (docs/verdict-rules/which-scans.md). */
export function choose(allScans: readonly Scan[], situation: Situation): Choice {
  const { target, factOf } = situation;
  const ofCommit = allScans.filter((scan) => isUnderTest(scan, target));
  const projects = projectsOf(ofCommit, factOf, situation.repositoryId);
  if (projects.ask.length > 0) return { kind: 'ask', scans: projects.ask };

  const scans = sortedScans(allScans, ofCommit, projects, situation);
  const unclear = scans.toAsk();
  if (unclear.length > 0) return { kind: 'ask', scans: unclear };
  if (scans.eligible.length === 0 || projects.ours === undefined) return nothingToJudge(scans, projects, situation);
  return weigh(scans, projects, projects.ours, situation);
}

function nothingToJudge(scans: SortedScans, projects: Projects, situation: Situation): Choice {
  const { ours, isProven, unproven, unnamed, alike } = projects;
  const { isWideFor, waitMs } = situation;
  // Scans that do not decide may be another project's. Until a detail names the project, the wide read is not narrowed to its id.
  if (unproven !== undefined) return { kind: 'ask', scans: [unproven] };
  const repositoryId = isProven ? ours : undefined;
  if (!isWideFor(repositoryId)) return { kind: 'read-wide', repositoryId };
  if (alike.length > 0) return timed([alikeOf(projects, situation)], undefined, situation);
  const blocker: Blocker =
    unnamed === undefined
      ? { kind: 'none', untilMs: situation.discoveryMs, instead: scans.byEligibility }
      : { kind: 'unfinished', untilMs: waitMs, scan: unnamed, products: [] };
  const choice = timed([blocker], undefined, situation);
  // Only the detail shows whether a partial scan is ours, and the reason to give up depends on that.
  const partial = scans.byEligibility.get('partial') ?? [];
  const unclear = partial.filter((scan) => isUnclear(scan, situation.target, situation.factOf));
  return choice.kind === 'give-up' && unclear.length > 0 ? { kind: 'ask', scans: unclear } : choice;
}

function weigh(scans: SortedScans, projects: Projects, repositoryId: RepositoryId, given: Situation): Choice {
  // If an outdated scan of the commit (too old, or for another base) ran an `if-scanned` product, that product is judged.
  const once = given.needs.ifScanned.filter((product) => scans.ranOnce.has(product));
  const needs = { ...given.needs, judged: [...given.needs.judged, ...once] };
  const situation = { ...given, needs };
  // The wanted project may have scanned the commit before the last day.
  if (projects.isPreliminary && !situation.isWideFor(undefined)) return { kind: 'read-wide', repositoryId: undefined };
  const isWide = situation.isWideFor(repositoryId);
  const listed = PRODUCTS.filter((product) => scans.candidatesOf(product).length > 0);
  const { judged, missing, isNoneListed } = neededOf(listed, needs);

  const states = listed.map((product) => stateOf(product, scans, situation));
  const ofJudged = states.filter(({ product }) => judged.includes(product));
  if (!isWide && ofJudged.some(({ blockers: [first] }) => first?.kind === 'other-ref'))
    return { kind: 'read-wide', repositoryId };
  // Issues that another scan of this commit has left on the ref count.
  const deciding = decidingScans(
    states,
    scans.ineligible.filter((scan) => !isUnderTest(scan, situation.target)),
  );
  const doubtful = scans.doubtfulBeside(deciding);
  if (doubtful.length > 0) return { kind: 'ask', scans: doubtful };
  const lacking = isNoneListed ? NOTHING_USUAL : usuallyScanned(scans, judged, listed, deciding, situation);
  const usual = deciding.length > 0 ? lacking : NOTHING_USUAL;
  if (!isWide && (missing.length > 0 || isNoneListed)) return { kind: 'read-wide', repositoryId };

  const blocked = states.flatMap(({ blockers }) => blockers.map(({ scan }) => scan));
  const decision: Decision = {
    repositoryId,
    deciding,
    listed,
    missing,
    undecided: states.filter(({ blockers }) => blockers.length > 0).map(({ product }) => product),
    notScanned: usual.products.filter((product) => !scans.ranOnce.has(product)),
    passedOver: states.flatMap(({ product, passedOver }) => passedOver.map((one) => ({ ...one, product }))),
    leftBehind: leftBehind(deciding, scans.eligible).filter((scan) => !blocked.includes(scan)),
    readWide: isWide ? 'no' : wideReadOf(scans, deciding, usual, situation),
  };
  const unlisted = isNoneListed ? judged : missing;
  const absent = { kind: 'missing', untilMs: situation.discoveryMs } as const;
  const blockers = [
    ...ofJudged.flatMap((state) => state.blockers),
    ...(isNoneListed || unlisted.length > 0 ? [{ ...absent, scan: scans.eligible[0]!, products: unlisted }] : []),
    ...lateProjectOf(scans.eligible, projects, situation),
  ];
  const late = lateOf(scans, usual, blockers, situation);
  const choice = timed([...blockers, ...late], decision, situation);
  // Before the run ends without a count, older scans are read: one from before the last day may be finished.
  const mayCountOlder = !isWide && !situation.isOwnRefWide && !isAllShown(scans, situation);
  const isNothingJudged = ofJudged.every(({ ready }) => ready.length === 0);
  if ((choice.kind !== 'give-up' && choice.kind !== 'wait') || !isNothingJudged) return choice;
  if (choice.kind === 'give-up' && mayCountOlder) return { kind: 'read-wide', repositoryId };
  // If the reason of a listed product is set to `warn`, it must not hide a usual product that no scan lists.
  const products = lacking.products.filter((product) => judged.includes(product));
  const absentLate = lateOf(scans, { ...lacking, products }, blockers, situation);
  const others = [...choice.others.filter((one) => !late.includes(one)), ...absentLate];
  if (choice.kind === 'wait') return { ...choice, others };
  // Products that are not judged cannot prove a broken limit.
  return { ...choice, others, decision: { ...decision, deciding: [] } };
}

export function neededOf(listed: readonly Product[], needs: ProductNeeds) {
  const counted = [...new Set([...needs.judged, ...needs.ifScanned.filter((product) => listed.includes(product))])];
  // If nothing blocks, or all that blocks has `if-scanned` and does not apply, every listed product counts as judged.
  const judged = counted.length > 0 ? counted : listed;
  const missing = needs.named.filter((product) => !listed.includes(product));
  return { judged, missing, isNoneListed: judged.every((product) => !listed.includes(product)) };
}

/** A product can have several deciding scans, one for each ref, and only some of them may be ready. */
type ProductState = Readonly<ReturnType<typeof stateOf>>;

function stateOf(product: Product, scans: SortedScans, situation: Situation) {
  const { tier, newest, passedOver } = scans.newestOf(product);
  const blocked = newest.map((scan) => ({ scan, blockers: blockersOf(scan, tier, product, scans, situation) }));
  return {
    product,
    tier,
    ready: blocked.filter(({ blockers }) => blockers.length === 0).map(({ scan }) => scan),
    passedOver,
    blockers: blocked.flatMap(({ blockers }) => blockers),
  };
}

/** Returns what prevents a scan from deciding for a product, now or for good. */
function blockersOf(
  scan: Scan,
  tier: Tier,
  product: Product,
  scans: SortedScans,
  situation: Situation,
): readonly BlockingScan[] {
  const products = [product];
  if (tier !== 'own-ref' && !isOtherRefDue(product, scan, scans, situation))
    return [{ kind: 'other-ref', untilMs: situation.discoveryMs, scan, products }];
  const blockers: BlockingScan[] = [];
  const failure = contradictionIn(scan, situation.latestNowMs);
  if (failure !== undefined) blockers.push({ kind: 'impossible', untilMs: 0, scan, products, failure });
  const reason = endReason(scan);
  const by = supersededBy(scan, product, [...scans.ineligible, ...scans.ofOtherSubject(scan)]);
  if (reason !== undefined) {
    const untilMs = situation.outlived.has(scan.id) ? cureMsOf(scan, situation) : situation.waitMs;
    blockers.push({ kind: 'ended', untilMs, scan, products, reason });
  } else if (!hasEnded(scan)) {
    blockers.push({ kind: 'unfinished', untilMs: situation.waitMs, scan, products });
  } else if (by !== undefined) {
    // The wait does not depend on the age of the other scan: the branch may be moved back to this commit and scanned again.
    blockers.push({ kind: 'superseded', untilMs: Math.min(CURE_MS, situation.discoveryMs), scan, products, by });
  }
  return blockers;
}

/** True once all stored scans were read, if the own ref has had its time or refs like it are never scanned for the product. */
function isOtherRefDue(product: Product, scan: Scan, scans: SortedScans, situation: Situation): boolean {
  if (!situation.isWideFor(scan.repositoryId)) return false;
  const hadItsTime = situation.waitMs > 0 && situation.elapsedMs >= situation.discoveryMs;
  return hadItsTime || !scans.isOwnKindScanned(product, scan);
}

/** Reasons are reported in this order. */
const ORDER = [
  'alike',
  'impossible',
  'ended',
  'superseded',
  'none',
  'missing',
  'unfinished',
  'other-ref',
  'late',
  'late-project',
] as const satisfies readonly Blocker['kind'][];

/** Reasons of the kinds that can end while the gate still waits for others. `impossible` and `ended` carry their own reason. */
const REASON_OF: Partial<Record<Blocker['kind'], Reason>> = {
  missing: 'product-missing',
  late: 'product-missing',
  superseded: 'superseded',
};

function timed(
  blockers: readonly Blocker[],
  decision: Decision | undefined,
  { elapsedMs, neverWaits, isSoft }: Situation,
): Choice {
  const inOrder = ORDER.flatMap((kind) => blockers.filter((blocker) => blocker.kind === kind));
  const lateProject = inOrder.find(({ kind }) => kind === 'late-project');
  // While a project that fits better may still be listed, nothing about this one ends the run.
  const due = lateProject === undefined ? inOrder.filter(({ untilMs }) => elapsedMs >= untilMs) : [];
  const isSoftened = (one: Blocker): boolean => {
    const reason =
      one.kind === 'impossible' ? one.failure.reason : one.kind === 'ended' ? one.reason : REASON_OF[one.kind];
    return reason !== undefined && isSoft?.(reason) === true;
  };
  // A blocker whose reason is set to `warn` ends the run only if the time of all others is over too.
  const over = due.find((one) => due.length === inOrder.length || !isSoftened(one));
  if (over !== undefined) return { kind: 'give-up', ...blockedBy(over, inOrder, decision) };
  const [first] = inOrder;
  if (first === undefined) return { kind: 'decide', decision: decision! };
  // The scans may be another project's, so they prove nothing, not even a fail.
  const proven = lateProject === undefined ? decision : undefined;
  if (neverWaits) return { kind: 'give-up', ...blockedBy(lateProject ?? first, inOrder, proven) };
  const left = inOrder.filter((one) => !due.includes(one));
  const untilMs = lateProject?.untilMs ?? Math.min(...left.map((blocker) => blocker.untilMs));
  return { kind: 'wait', untilMs, ...blockedBy(left[0]!, inOrder, decision) };
}

function blockedBy(by: Blocker, inOrder: readonly Blocker[], decision: Decision | undefined) {
  const others = inOrder.filter((one) => one !== by);
  return { blocker: merged(by, inOrder), others, decision };
}

function merged(blocker: Blocker, all: readonly Blocker[]): Blocker {
  if (!('scan' in blocker)) return blocker;
  const alike = all.filter((one) => one.kind === blocker.kind && 'scan' in one && one.scan === blocker.scan);
  return { ...blocker, products: [...new Set(alike.flatMap((one) => ('products' in one ? one.products : [])))] };
}

/** Which older scans are read while the issues are read. They may have products that the own ref's scans of the last day do not list. */
function wideReadOf(
  scans: SortedScans,
  deciding: readonly DecidingScan[],
  { isSure }: Usual,
  situation: Situation,
): Decision['readWide'] {
  const { target, isOwnRefWide } = situation;
  if (target.subject.kind === 'commit') return 'everything';
  const [first] = deciding;
  // Scans of the own ref alone may show which products are usual. A pull request is too young for that.
  if (!isSure && (isOwnRefWide || target.subject.kind === 'pull-request')) return 'everything';
  if (isOwnRefWide || first === undefined || isAllShown(scans, situation)) return 'no';
  // A pull request's scans may have a bare name. Older ones are asked for by ref only if the deciding scan has a pull request's ref.
  const isByItsRef = target.subject.kind !== 'pull-request' || pullRequestNumber(first.scan.branch) !== undefined;
  return isByItsRef ? 'own-ref' : 'everything';
}

/** True if scans of the own ref list every usual and every needed product: then no scan from before the last day could decide. */
function isAllShown(scans: SortedScans, { needs, target: { subject }, platformStartMs }: Situation): boolean {
  const { judged, named, ifScanned } = needs;
  // A scan listed before the last day may have started later than the first ones of that day, or count instead of a cancelled one.
  const fromMs = platformStartMs - DAY_MS + LONGEST_QUEUE_MS;
  const own = scans.ofOwnRef.filter(
    ({ status, startedAtMs = fromMs }) => status !== 'cancelled' && startedAtMs >= fromMs,
  );
  const shown = new Set(own.flatMap((scan) => productsOf(scan.enabledProducts)));
  const wanted = [...USUAL_PRODUCTS, ...judged, ...named, ...ifScanned];
  return subject.kind !== 'commit' && wanted.every((product) => shown.has(product));
}

/** The scans that decide for some products, the newest first. `others` may have taken their refs over. */
export function decidingScans(
  decided: readonly Pick<ProductState, 'product' | 'tier' | 'ready'>[],
  others: readonly Scan[],
): readonly DecidingScan[] {
  const unlisted = PRODUCTS.filter((product) => decided.every((one) => one.product !== product));
  const scans = new Set(decided.flatMap(({ ready }) => ready));
  return newestFirst([...scans]).map((scan) => {
    const ofScan = decided.filter(({ ready }) => ready.includes(scan));
    const overtakenFor = unlisted.filter((product) => supersededBy(scan, product, others) !== undefined);
    return { scan, tier: ofScan.at(-1)!.tier, products: ofScan.map(({ product }) => product), overtakenFor };
  });
}

/** Until when a new scan may replace one that ended long before the run began; 0 for a recent one. */
function cureMsOf(scan: Scan, situation: Situation): number {
  const endMs = scan.completedAtMs ?? scan.startedAtMs;
  const isOld = endMs !== undefined && situation.platformStartMs - endMs > OLD_END_MS;
  return isOld ? Math.min(CURE_MS, situation.discoveryMs) : 0;
}
