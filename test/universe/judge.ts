import { placeOf } from '../../emulator/history/detected.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { MOST_ASKED, noTraffic, type Traffic } from './awkward-reader.ts';
import type { Pooled } from './findings.ts';
import { decidedFinding } from './in-time.ts';
import { addsTooLittle, numbersFinding } from './numbers.ts';
import { scansFinding } from './scans-reported.ts';
import {
  isCompletedBy,
  isNamed,
  isOver,
  isOverByIgnored,
  judgedProducts,
  shownAtMs,
  type Truth,
  UNSEEN_MS,
} from './truth.ts';
import {
  ALL_PRODUCTS,
  baselineOf,
  type CiScan,
  DAY_MS,
  type Gate,
  HOUR_MS,
  isPull,
  listedAtMs,
  type ProductWord,
  type ProjectId,
  SECOND_MS,
} from './universe.ts';

/** A verdict that the truth contradicts. */
export type Finding = {
  readonly kind:
    | 'FALSE PASS'
    | 'UNPROVEN PASS'
    | 'FALSE FAIL'
    | 'UNDECIDED'
    | 'COUNTS'
    | 'BOUNDS'
    /** The verdict rests on a scan that says nothing about the judged commit, or the report names such a scan. */
    | 'WRONG SCAN'
    | 'OLD BASE';
  readonly text: string;
  readonly project?: ProjectId | undefined;
  readonly product?: ProductWord | undefined;
};

/** What is wrong with the verdict of a gate; undefined if nothing is. */
export function findingIn(report: GateReport, gate: Gate, truth: Truth, traffic = noTraffic()): Finding | undefined {
  const { word } = report.verdict;
  const endMs = report.times.finishedAtMs;
  const isGreen = word === 'pass' || (report.exitCode === 0 && word !== 'fail');
  const ofFail = word === 'fail' ? failFinding(report, gate, truth) : undefined;
  const wrong = isGreen ? passFinding(report, gate, truth, endMs) : ofFail;
  return (
    wrong ??
    oldBaseFinding(report, gate) ??
    scansFinding(report, gate, truth) ??
    numbersFinding(report, gate, truth) ??
    decidedFinding(report, gate, truth, traffic) ??
    boundsFinding(report, gate, truth, traffic) ??
    requestsFinding(report, gate, truth)
  );
}

export function projectsOf(gate: Gate, { universe: { projects } }: Truth): readonly ProjectId[] {
  if (gate.part !== undefined) return [gate.part.project];
  return gate.settings.projects !== 'one' || isForAnyPart(gate) ? projects : projects.slice(0, 1);
}

/** True if the gate judges one project and names only the repository: in a monorepo, that may be any part. */
function isForAnyPart({ settings, part }: Gate): boolean {
  return settings.projects === 'one' && part === undefined && !settings.namesId;
}

/** A re-run of an old event must not judge by a base that the pull request no longer has. */
function oldBaseFinding({ verdict }: GateReport, { laterBase, settings, isBare, baseRef }: Gate): Finding | undefined {
  if (laterBase === undefined || isBare || baseRef === laterBase.ref || verdict.reason === 'bad-event')
    return undefined;
  if (verdict.word === 'inconclusive' && settings.projects !== 'one') return undefined;
  return {
    kind: 'OLD BASE',
    text: `${verdict.word} ${verdict.reason ?? ''} by ${baseRef}, and it goes to ${laterBase.ref}`,
  };
}

/** True if a softened reason of the verdict may be that this product is missing or its scan is not finished. */
function isLeftOpen(
  { verdict, times: { finishedAtMs: endMs } }: GateReport,
  gate: Gate,
  truth: Truth,
  project: ProjectId,
  scans: readonly CiScan[],
): boolean {
  const { softened = [] } = gate.settings;
  if (verdict.word === 'pass') return false;
  const isNotDone = (scan: CiScan): boolean => !isCompletedBy(scan, endMs - UNSEEN_MS) || scan.end?.shown !== undefined;
  const isOwnSeen = (scan: CiScan): boolean => scan.owner === gate.owner && listedAtMs(scan) <= endMs - UNSEEN_MS;
  // A scan that does not list its products yet may run this one, and so may a scan that the list shows as one of this commit.
  const all = truth.allScans(gate, project);
  const silent = all.filter(({ productsAtMs = 0 }) => productsAtMs > endMs);
  silent.push(...truth.scans.filter(({ listedCommit }) => listedCommit === gate.commit));
  return (
    (softened.includes('product-missing') && !scans.some(isOwnSeen)) ||
    (softened.some((reason) => reason !== 'product-missing') && [...scans, ...silent].some(isNotDone))
  );
}

/** A pass must be true, and rest on a scan of each product that CI scans the commit with. */
function passFinding(report: GateReport, gate: Gate, truth: Truth, endMs: number): Finding | undefined {
  if (truth.universe.projects.length > 1 && isForAnyPart(gate)) return undefined;
  const times = [gate.atMs, ...truth.changesBetween(gate.atMs, endMs)];
  for (const project of projectsOf(gate, truth)) {
    const [found, all, ignored]: [Pooled[], Pooled[], Pooled[]] = [[], [], []];
    const [open, young] = [new Set<string>(), new Set<string>()];
    for (const product of judgedProducts(gate)) {
      const scans = truth.allScans(gate, project).filter(({ products }) => products.includes(product));
      const listed = scans.filter((scan) => listedAtMs(scan) <= endMs);
      if (isLeftOpen(report, gate, truth, project, listed)) continue;
      if (!listed.some((scan) => isCompletedBy(scan, endMs))) {
        if (!isScanned(scans, project, product)) continue;
        const text = `${product} of project ${project} was not scanned to an end yet`;
        return { kind: 'UNPROVEN PASS', text, project, product };
      }
      const own = gate.isBare ? ofBareCommit(listed, endMs) : listed.filter(({ owner }) => owner === gate.owner);
      // A finding may be ignored under one name of the ref, and open under another.
      for (const { name } of listed.flatMap((scan) => counted(scan, product))) open.add(name);
      const isShown = (scan: CiScan): boolean =>
        listedAtMs(scan) <= endMs - UNSEEN_MS &&
        isPolledFor(scan) &&
        !listed.some(
          (other) => isFullOfBranch(scan) && isFullOfBranch(other) && shownStartOf(other) > shownStartOf(scan),
        ) &&
        // A ref that another commit has taken over shows nothing about this one.
        (gate.isBare !== true || truth.lastAt(placeOf(scan.ref), project, product, endMs)?.commit === scan.commit);
      const newest = newestOfEachRef((own.length > 0 ? own : listed).filter(isShown));
      // A finding must be old on every ref that has it: the gate may have counted it on one where it is young.
      for (const { ref } of listed) for (const name of truth.youngOn(gate, [placeOf(ref)], project)) young.add(name);
      found.push(...newest.flatMap((scan) => counted(scan, product)));
      all.push(...newest.flatMap((scan) => openAllTheTime(scan, product)));
      ignored.push(...newest.flatMap((scan) => certainlyIgnored(scan, product)));
    }
    const distinct = [...new Set(found)];
    const falsePass = (text: string): Finding => ({ kind: 'FALSE PASS', text, project });
    const odd = distinct.find(({ severity }) => severity === 'odd');
    if (odd !== undefined) return { ...falsePass(`nobody knows how severe ${odd.name} is`), product: odd.product };
    const isIgnored = ({ name }: Pooled): boolean => !open.has(name);
    if (isOverByIgnored(ignored.filter(isIgnored), gate)) return falsePass(`project ${project} ignores too much`);
    if (isOver(distinct, gate, [...new Set(all)], young)) {
      const severe = distinct.filter(({ severity }) => severity === 'critical' || severity === 'high');
      return falsePass(`project ${project} has ${severe.map(({ name }) => name).join(', ')}`);
    }
  }
  return undefined;

  /** True if the commit is scanned with the product, as far as the platform's answers can show. */
  function isScanned(scans: readonly CiScan[], project: ProjectId, product: ProductWord): boolean {
    const { isUnlimited, condition } = gate.settings;
    const isHabit = isNamed(product, gate) || truth.isHabit(gate, project, product, endMs);
    if ((isUnlimited === true || product === 'ai_sast') && condition?.isIfScanned === true)
      return isHabit && isListedSoon(scans, project);
    const isOwn = scans.some(({ owner }) => owner === gate.owner);
    return isHabit || isOwn || truth.wasScannedBefore(gate, project, product);
  }

  /** True if a scan is listed within the minute that a condition with `if-scanned` waits for its product after the other scans have ended. */
  function isListedSoon(scans: readonly CiScan[], project: ProjectId): boolean {
    const own = truth.ownScans(gate, project);
    const ended = own.filter((scan) => isCompletedBy(scan, endMs) && listedAtMs(scan) <= endMs);
    const lastMs = Math.max(...ended.map(({ end, clockMs = 0 }) => end!.atMs + Math.min(0, clockMs)));
    const waitMs = gate.settings.isSweep ? 0 : gate.settings.waitMs;
    const untilMs = Math.min(lastMs + 45 * SECOND_MS, gate.atMs + waitMs - UNSEEN_MS);
    return scans.some((scan) => shownAtMs(scan) <= untilMs);
  }

  /** If a push has own scans, the gate reads scans of the commit on other branches for one day only. */
  function isPolledFor({ owner: of, project, startedAtMs }: CiScan): boolean {
    const { owner, atMs, isBare } = gate;
    if (of === owner || isPull(owner) || isBare === true || startedAtMs > atMs - DAY_MS + HOUR_MS) return true;
    return !truth.ownScans(gate, project).some((scan) => listedAtMs(scan) <= endMs);
  }

  /** Findings of the scan that are not ignored at any time of the run. */
  function openAllTheTime(scan: CiScan, product: ProductWord): readonly Pooled[] {
    const uncounted = times.map((ms) => truth.uncountedAt(gate, placeOf(scan.ref), scan.project, ms));
    return truth.seenBy(scan, product).filter(({ name }) => uncounted.every((names) => !names.has(name)));
  }

  /** Findings that certainly count. If the gate compares with a base, these are the findings that the base does not have, rule by rule. */
  function counted(scan: CiScan, product: ProductWord): readonly Pooled[] {
    const seen = openAllTheTime(scan, product);
    const baseline = baselineOf(gate);
    if (baseline === undefined) return seen;
    // A diff scan has only new findings, except under a name that full scans have too, or beside a full scan of the same commit.
    const isAlone = gate.isFork === true || !truth.isWrittenInFull(scan);
    if (!scan.isFull && isAlone && !truth.isScannedInFull(gate, scan)) return seen;
    const ofBase = times.flatMap((ms) => truth.heldAt(placeOf(baseline), scan.project, product, ms));
    return seen.filter((one) => !ofBase.some((other) => isAlike(one, other)));
  }

  function certainlyIgnored(scan: CiScan, product: ProductWord): readonly Pooled[] {
    if (gate.settings.condition?.isOfIgnored !== true) return [];
    const ignored = times.map((ms) => truth.ignoredAt(gate, placeOf(scan.ref), scan.project, ms, SECOND_MS));
    // Only issues that the index shows as ignored all the time are certain: no scan counts ignored issues.
    const shown = truth
      .issuesOn(placeOf(scan.ref), scan.project)
      .filter(({ state, visibleAtMs, visibleUntilMs = Number.POSITIVE_INFINITY }) => {
        return /IGNORED/.test(state) && visibleAtMs <= gate.atMs && visibleUntilMs > endMs;
      });
    return truth
      .seenBy(scan, product)
      .filter(
        ({ name }) => ignored.every((names) => names.has(name)) && shown.some(({ id }) => id.endsWith(`:${name}`)),
      );
  }
}

/** Full scans that name a pull request, under a name that a branch may have. The newest of them decides. */
function isFullOfBranch({ isFull, ref, pullRequest }: CiScan): boolean {
  return isFull && pullRequest !== undefined && !ref.startsWith('refs/pull/');
}

/** If a branch or tag was scanned in full, scans of pull requests add nothing about the commit. */
function ofBareCommit(scans: readonly CiScan[], endMs: number): readonly CiScan[] {
  const full = scans.filter(({ owner, isFull }) => isFull && !isPull(owner));
  return full.some((scan) => isCompletedBy(scan, endMs)) ? full : scans;
}

/** The newest scan of each ref by the start that the platform shows. A failed scan says nothing. */
function newestOfEachRef(scans: readonly CiScan[]): readonly CiScan[] {
  const telling = scans.filter(({ end }) => end === undefined || end.status === 'COMPLETED');
  return [...Map.groupBy(telling, ({ ref }) => placeOf(ref)).values()].map((ofRef) =>
    ofRef.reduce((newest, scan) => (shownStartOf(scan) > shownStartOf(newest) ? scan : newest)),
  );
}

function shownStartOf({ startedAtMs, clockMs = 0 }: CiScan): number {
  return startedAtMs + clockMs;
}

function isAlike(one: Pooled, other: Pooled): boolean {
  return (
    one.product === other.product &&
    one.severity === other.severity &&
    one.finding.rule?.path === other.finding.rule?.path
  );
}

/** A fail must be true of the commit, or of the findings that its refs had during the run. */
function failFinding(
  { scans: named, times: { finishedAtMs: endMs }, verdict: { reason } }: GateReport,
  gate: Gate,
  truth: Truth,
): Finding | undefined {
  const deciding = truth.scans.filter(({ id }) => named.some((one) => one.id === id && one.decides.length > 0));
  // Findings that a ref had before the first deciding scan ended are those of another scan.
  const ends = deciding.map(({ end }) => end?.atMs ?? gate.atMs);
  const fromMs = ends.length === 0 ? gate.atMs : Math.max(gate.atMs, Math.min(...ends));
  const times = [fromMs, ...truth.changesBetween(fromMs, endMs)];
  const isPartMissing = reason === 'product-missing' || reason === 'scan-running';
  const isBroken = projectsOf(gate, truth).some((project) => {
    const own = truth.ownScans(gate, project);
    const full = truth.fullScans(gate, project);
    const of = ALL_PRODUCTS.map((product) => ({ product, scans: scansThatSay(product, own, full, gate, truth) }));
    const seen = new Set(of.flatMap(({ product, scans }) => scans.flatMap((scan) => truth.seenBy(scan, product))));
    const places = of.map(({ product, scans }) => {
      const shown = placesOf(scans.filter((scan) => shownAtMs(scan) <= endMs));
      const ofOwn = isUsualForPulls(product, project, gate, truth)
        ? placesOf(own.filter(({ owner }) => owner === gate.owner))
        : undefined;
      // Issues of a missing product that are on these refs count, and the message says whose they are.
      const beside =
        isPartMissing || shown === undefined ? placesOf(deciding.filter((scan) => scan.project === project)) : [];
      return { product, places: [...(shown ?? ofOwn ?? placesOf([...own, ...full]) ?? []), ...(beside ?? [])] };
    });
    const young = truth.youngOn(gate, [...new Set(places.flatMap((one) => one.places))], project);
    if (isOver([...seen], gate, [...seen], young)) return true;
    return times.some((ms) => {
      const [open, ignored]: [Pooled[], Pooled[]] = [[], []];
      for (const [place, product] of places.flatMap((one) => one.places.map((each) => [each, one.product] as const))) {
        const held = truth.countableAt(gate, place, project, product, ms);
        const notCounted = truth.uncountedAt(gate, place, project, ms);
        const isIgnored = truth.ignoredAt(gate, place, project, ms, -SECOND_MS);
        open.push(...held.filter(({ name }) => !notCounted.has(name)));
        ignored.push(...held.filter(({ name }) => isIgnored.has(name)));
      }
      return isOver(open, gate, open, young) || isOverByIgnored(ignored, gate);
    });
  });
  if (isBroken && addsTooLittle(gate, truth, projectsOf(gate, truth), endMs)) {
    return { kind: 'FALSE FAIL', text: 'the base has all that is over the limits' };
  }
  return isBroken ? undefined : { kind: 'FALSE FAIL', text: 'neither the commit nor its refs are over the limits' };
}

/** True if pull requests are known to be scanned under refs of their own. Then the scans of their branches decide later. */
function isUsualForPulls(product: ProductWord, project: ProjectId, { atMs }: Gate, { scans }: Truth): boolean {
  return scans.some(
    (scan) =>
      scan.project === project &&
      isPull(scan.owner) &&
      !scan.isFull &&
      scan.products.includes(product) &&
      scan.startedAtMs > atMs - DAY_MS &&
      listedAtMs(scan) <= atMs - UNSEEN_MS,
  );
}

/** Undefined for none. */
function placesOf(scans: readonly CiScan[]): readonly string[] | undefined {
  return scans.length === 0 ? undefined : [...new Set(scans.map(({ ref }) => placeOf(ref)))];
}

/** The subject's own scans have priority over those of another ref if they come in time. */
function scansThatSay(
  product: ProductWord,
  own: readonly CiScan[],
  full: readonly CiScan[],
  { atMs, settings, isBare, owner }: Gate,
  truth: Truth,
): readonly CiScan[] {
  const has = ({ products }: CiScan): boolean => products.includes(product);
  const [ofOwn, ofFull] = [own.filter(has), full.filter(has)];
  if (ofOwn.length === 0) return ofFull;
  const untilMs = settings.isSweep ? atMs : atMs + Math.min(settings.discoveryMs, settings.waitMs);
  // If the branch or tag was never scanned for the product, another one decides at once.
  const isUsual =
    isPull(owner) || truth.scans.some((scan) => scan.owner === owner && has(scan) && listedAtMs(scan) <= atMs);
  if (!isUsual) return [...ofOwn, ...ofFull];
  const isInTime = isBare || ofOwn.some((scan) => shownAtMs(scan) <= untilMs - UNSEEN_MS);
  return isInTime ? ofOwn : [...ofOwn, ...ofFull];
}

/** Sixteen searches per reading, at most four readings of several refs each, and also lists and details. */
const MOST_REQUESTS = 200;
/** Time for reading and for the index to settle after the end of the wait. */
const MOST_AFTER_MS = 185_000;

/** Pages of one list of everything that is stored, while the gate does not know which project is ours. */
const MOST_PAGES = 40;

/** No run sends more, or takes longer, than the cost table and the timeouts allow. */
function boundsFinding(
  { times }: GateReport,
  { commit, settings }: Gate,
  truth: Truth,
  traffic: Traffic,
): Finding | undefined {
  const bounds = (text: string): Finding => ({ kind: 'BOUNDS', text });
  if (traffic.asked > MOST_ASKED) return bounds('asks without end');
  const tookMs = times.finishedAtMs - times.startedAtMs;
  if (tookMs > settings.waitMs + MOST_AFTER_MS && traffic.pages === 0) return bounds(`took ${tookMs / 1_000} s`);
  // If a scan of the commit is found, the gate looks for the others as well.
  const isAnyListed = truth.scans.some((scan) => scan.commit === commit && listedAtMs(scan) <= times.finishedAtMs);
  if (traffic.mostPagesOfAWidePoll > MOST_PAGES && !isAnyListed)
    return bounds(`${traffic.mostPagesOfAWidePoll} pages in one look`);
  return undefined;
}

/** Limits the number of requests. Only for universes in which each answer is one page. */
function requestsFinding(
  { requests, times }: GateReport,
  { settings }: Gate,
  { universe }: Truth,
): Finding | undefined {
  if (universe.answers !== undefined) return undefined;
  const tookMs = times.finishedAtMs - times.startedAtMs;
  const most = (settings.projects === 'one' ? 1 : 3) * (MOST_REQUESTS + Math.ceil(tookMs / 2_000));
  return requests.sent > most ? { kind: 'BOUNDS', text: `${requests.sent} requests, more than ${most}` } : undefined;
}
