import { placeOf } from '../../emulator/history/detected.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { Traffic } from './awkward-reader.ts';
import { type Finding, projectsOf } from './judge.ts';
import { isCompletedBy, isKept, isNamed, judgedProducts, settledAtMs, type Truth, UNSEEN_MS } from './truth.ts';
import {
  ALL_PRODUCTS,
  type CiScan,
  type Gate,
  isPull,
  listedAtMs,
  MINUTE_MS,
  PRODUCTS,
  type ProductWord,
  type ProjectId,
  SECOND_MS,
} from './universe.ts';

/** Time that the gate may take after the last event that matters: two minutes for the index, the next poll, and the wait for a usual product. */
const DECIDES_WITHIN_MS = 200 * SECOND_MS;

/** If everything is scanned in time and no other scan writes the refs, the gate must decide in time. Undefined if it did, or for another universe. */
export function decidedFinding(
  report: GateReport,
  gate: Gate,
  truth: Truth,
  { pages }: Pick<Traffic, 'pages'>,
): Finding | undefined {
  const { verdict, times } = report;
  const dueMs = ordinaryUntilMs(gate, truth);
  if (dueMs === undefined) return undefined;
  if (verdict.word === 'inconclusive')
    return { kind: 'UNDECIDED', text: `${verdict.reason} where everything was scanned` };
  if (times.finishedAtMs > Math.max(dueMs, gate.atMs) + decidesWithinMs(gate, truth, pages)) {
    return { kind: 'UNDECIDED', text: `decided ${(times.finishedAtMs - dueMs) / 1_000} s after everything was there` };
  }
  return undefined;
}

/** If no other commit was scanned before, the gate waits for the next poll only. Some 25 answers follow one another, and the further pages. */
function decidesWithinMs(gate: Gate, truth: Truth, pages: number): number {
  const { pollMs, answerMs, waitMs } = gate.settings;
  const isFirst = truth.scans.every(
    ({ commit, startedAtMs }) => commit === gate.commit || startedAtMs > gate.atMs + waitMs,
  );
  return (isFirst ? Math.min(DECIDES_WITHIN_MS, pollMs + 60 * SECOND_MS) : DECIDES_WITHIN_MS) + (25 + pages) * answerMs;
}

/** When all scans of an ordinary commit have ended and can be searched; undefined if anything unusual happens. */
function ordinaryUntilMs(gate: Gate, truth: Truth): number | undefined {
  const { settings } = gate;
  if (truth.isEverClosed(gate) || isOdd(gate, truth)) return undefined;
  const waitMs = settings.isSweep ? 0 : settings.waitMs;
  const ends: number[] = [];
  for (const project of projectsOf(gate, truth)) {
    const all = truth.ownScans(gate, project);
    const scanned = ofBranchAlone(withoutReplaced(all, gate), project, truth, gate);
    const takenOver = takenOverAndAgain(scanned, project, truth);
    const own = scanned.filter((scan) => !takenOver.includes(scan));
    const replaced = gate.isBare === true ? all.filter((scan) => !scanned.includes(scan)) : [];
    if (replaced.some(({ end }) => end!.atMs > gate.atMs)) return undefined;
    const beside = own.length === 0 ? [] : branchScansBeside(own, project, truth, gate);
    const isScanned = (product: ProductWord): boolean =>
      own.some((scan) => scan.products.includes(product)) ||
      (isNeverForPulls(product, project, truth) && beside.some((scan) => scan.products.includes(product)));
    const isAll = judgedProducts(gate).every(
      (product) => isScanned(product) || (!isNamed(product, gate) && !truth.isEverScanned(gate, project, product)),
    );
    const both = [...own, ...beside];
    const firstEndMs = Math.min(...own.map(({ end }) => end?.atMs ?? Number.POSITIVE_INFINITY));
    const latestMs = gate.atMs + Math.min(settings.discoveryMs, waitMs) - MINUTE_MS;
    const isComparing = settings.baseline !== 'none' && both.some(({ isFull }) => isFull);
    const isOrdinary =
      own.length > 0 &&
      isAll &&
      own.every((scan) => isPlain(scan) || isSlowlyShown(scan, gate, truth)) &&
      // The gate may or may not see a scan that leaves the list meanwhile.
      both.every((scan) => isKept(scan, gate.atMs + waitMs + MINUTE_MS) && listedAtMs(scan) <= latestMs) &&
      both.every((scan) => listedAtMs(scan) <= firstEndMs + 30 * SECOND_MS) &&
      // A scan whose ref was taken over is reported as superseded, unless its new scan is there at once.
      (takenOver.length === 0 || own.every((scan) => listedAtMs(scan) < gate.atMs + CURE_MS)) &&
      // One project is read while the other one still runs: scans that are listed only then are not in the sum.
      (settings.projects === 'one' || own.every((scan) => listedAtMs(scan) <= gate.atMs)) &&
      (!isComparing ||
        (truth.isBaseScanned(gate, project) && !truth.scansOfBase(gate).some((scan) => isLateInIndex(scan, gate)))) &&
      // Issues that the other kind of scan has left on the same ref cannot be told apart.
      own.every((one) => own.every(({ ref, isFull }) => placeOf(ref) !== placeOf(one.ref) || isFull === one.isFull)) &&
      !isWrittenByOthers(own, [...takenOver, ...replaced], project, truth, gate);
    if (!isOrdinary) return undefined;
    ends.push(...[...beside, ...failedBeside(own, project, truth, gate)].map(({ end }) => end!.atMs + UNSEEN_MS));
    ends.push(...own.map((scan) => Math.max(settledAtMs(scan), listedAtMs(scan) + UNSEEN_MS)));
  }
  const lastMs = Math.max(...ends);
  const isQuiet = truth.changesBetween(lastMs, Math.max(lastMs, gate.atMs) + 10 * MINUTE_MS).length === 0;
  const untilMs = gate.atMs + (waitMs === 0 ? -11 * MINUTE_MS : waitMs - 3 * MINUTE_MS);
  return lastMs <= untilMs && isQuiet ? lastMs : undefined;
}

/** If pull requests are never scanned, the full scans of the head branch, if they have ended before. */
function ofBranchAlone(own: readonly CiScan[], project: ProjectId, truth: Truth, gate: Gate): readonly CiScan[] {
  if (own.length > 0 || !isPull(gate.owner) || truth.scans.some(({ owner, isFull }) => isPull(owner) || !isFull))
    return own;
  const full = truth.fullScans(gate, project);
  return full.every((scan) => isCompletedBy(scan, gate.atMs - UNSEEN_MS)) ? full : [];
}

function isNeverForPulls(product: ProductWord, project: ProjectId, truth: Truth): boolean {
  return !truth.scans.some(
    ({ owner, isFull, products, project: of }) =>
      of === project && (isPull(owner) || !isFull) && products.includes(product),
  );
}

/** Scans whose ref another commit took over, long before the own commit was scanned again: the branch was moved back. */
function takenOverAndAgain(own: readonly CiScan[], project: ProjectId, truth: Truth): readonly CiScan[] {
  return own.filter((scan) =>
    own.some(
      (again) =>
        again.ref === scan.ref &&
        again.isFull === scan.isFull &&
        isPlain(scan) &&
        scan.products.every((product) => again.products.includes(product)) &&
        truth.scans.some(
          (other) =>
            other.project === project &&
            other.ref === scan.ref &&
            other.commit !== scan.commit &&
            isPlain(other) &&
            other.products.length === PRODUCTS.length &&
            other.startedAtMs > scan.end!.atMs &&
            settledAtMs(other) < again.startedAtMs - 10 * MINUTE_MS,
        ),
    ),
  );
}

/** If the index is late by more than half a minute, the gate may report that findings are not indexed. */
const MOST_LAG_MS = 25 * SECOND_MS;

function isLateInIndex(scan: CiScan, { atMs }: Gate): boolean {
  return scan.end !== undefined && settledAtMs(scan) > Math.max(atMs, scan.end.atMs + MOST_LAG_MS);
}

function isPlain(scan: CiScan): boolean {
  const { end, clockMs, productsAtMs, countedAtMs, confusedWith, listedCommit, shownCommit, silentUntilMs = 0 } = scan;
  const isOdd = [clockMs, productsAtMs, countedAtMs, confusedWith, listedCommit, shownCommit].some(
    (ms) => ms !== undefined,
  );
  return (
    end?.status === 'COMPLETED' && !isOdd && silentUntilMs <= end.atMs && settledAtMs(scan) <= end.atMs + MOST_LAG_MS
  );
}

/** True if no gate could decide, or only later: outages, unknown severities, two projects of one name, a part that is not named. */
function isOdd(gate: Gate, truth: Truth): boolean {
  const { commit, settings, part, laterBase } = gate;
  const { answers, projects, events } = truth.universe;
  const scans = events.filter((event) => event.kind === 'scan');
  const isNamed = settings.namesId || part?.isNamedById === true;
  return (
    // If the condition does not apply, the gate waits for every listed scan.
    (settings.isUnlimited === true && settings.condition?.products.includes('ai_sast') === true) ||
    laterBase !== undefined ||
    (answers?.outages ?? []).length > 0 ||
    (projects.length > 1 && settings.projects === 'one' && part === undefined && !settings.namesId) ||
    scans.some((scan) => scan.listedCommit === commit || (scan.commit === commit && scan.confusedWith !== undefined)) ||
    (!isNamed && scans.some(({ project }) => project === '203')) ||
    // Without an id, the gate reads every detail, and one of them may contradict the list.
    (!isNamed && scans.some(({ commit: sha, end }) => sha === commit && end?.shown !== undefined)) ||
    truth.universe.commits.some(({ sha, findings }) => sha === commit && findings.includes('sast-odd-5'))
  );
}

/** How long the gate waits for a scan that may replace one without a result, less one poll. */
const CURE_MS = 30 * SECOND_MS;

/** Removes scans without a result if another scan of the same ref and of all their products has one: a later scan, or any scan beside a cancelled one. */
function withoutReplaced(own: readonly CiScan[], { isBare, atMs }: Gate): readonly CiScan[] {
  return own.filter((scan) => {
    const { end } = scan;
    if (end === undefined || end.status === 'COMPLETED' || end.shown !== undefined) return true;
    return !own.some((other) => {
      if (!isPlain(other) || !scan.products.every((product) => other.products.includes(product))) return false;
      // For an event with only a commit, the full scan of a branch also covers branches and tags without a result.
      if (isBare && other.isFull && !isPull(other.owner)) return !isPull(scan.owner);
      const isSuccessor =
        other.startedAtMs > scan.startedAtMs || (end.status === 'CANCELLED' && (other.isFull || !scan.isFull));
      return other.ref === scan.ref && isSuccessor && listedAtMs(other) < atMs + CURE_MS && !isBare;
    });
  });
}

/** A scan that ended long before and that the index will show soon, of which it shows nothing yet. No other commit was scanned on that ref. */
function isSlowlyShown(scan: CiScan, { atMs, settings }: Gate, truth: Truth): boolean {
  const { end } = scan;
  // The list may show a branch and a tag of the same name alike.
  const nameOf = ({ ref }: CiScan): string => ref.replace(/^refs\/(?:heads|tags)\//, '');
  const isAlone = !truth.scans.some(
    (other) =>
      other !== scan &&
      other.project === scan.project &&
      nameOf(other) === nameOf(scan) &&
      other.commit !== scan.commit,
  );
  return (
    isAlone &&
    end?.searchableAtMs !== undefined &&
    end.atMs < atMs - 6 * MINUTE_MS &&
    end.searchableAtMs < atMs + 65 * SECOND_MS &&
    settings.waitMs >= 4 * MINUTE_MS &&
    isPlain({ ...scan, end: { ...end, searchableAtMs: undefined } })
  );
}

/** Full scans of the head branch at the same commit, under its own name. They decide for products that pull requests are not scanned for. */
function branchScansBeside(own: readonly CiScan[], project: ProjectId, truth: Truth, gate: Gate): readonly CiScan[] {
  const places = new Set(own.map(({ ref }) => placeOf(ref)));
  return truth
    .fullScans(gate, project)
    .filter(
      (scan) => !places.has(placeOf(scan.ref)) && isPlain(scan) && own.every(({ ref }) => ref.startsWith('refs/pull/')),
    );
}

/** Scans of others, of the same commit or the same refs, that have no result. */
function failedBeside(own: readonly CiScan[], project: ProjectId, truth: Truth, gate: Gate): readonly CiScan[] {
  const places = new Set(own.map(({ ref }) => placeOf(ref)));
  return truth.scans.filter(
    (scan) =>
      scan.project === project &&
      !own.includes(scan) &&
      (scan.commit === gate.commit || places.has(placeOf(scan.ref))) &&
      isWithoutResult(scan),
  );
}

function isWithoutResult({ end, pullRequest, clockMs, silentUntilMs = 0 }: CiScan): boolean {
  const isFailed = end !== undefined && end.status !== 'COMPLETED' && end.shown === undefined;
  return isFailed && pullRequest !== undefined && clockMs === undefined && silentUntilMs <= end.atMs;
}

/** True if another scan writes the same refs while or after ours are made: of another commit or subject, or with a part of the rules. */
function isWrittenByOthers(
  own: readonly CiScan[],
  without: readonly CiScan[],
  project: ProjectId,
  truth: Truth,
  gate: Gate,
): boolean {
  const beside = branchScansBeside(own, project, truth, gate);
  const isMissing = (product: string): boolean => !own.some(({ products }) => products.includes(product));
  // The gate reads products that pull requests are never scanned for from the branch.
  const read = [...own, ...beside.filter(({ products }) => products.some(isMissing))];
  const places = new Set(read.map(({ ref }) => placeOf(ref)));
  const firstMs = Math.min(...read.map(({ startedAtMs }) => startedAtMs));
  return truth.scans.some(
    (scan) =>
      !own.includes(scan) &&
      !without.includes(scan) &&
      !beside.includes(scan) &&
      scan.products.some((product) => (ALL_PRODUCTS as readonly string[]).includes(product)) &&
      // A diff scan of a pull request does not decide about a branch.
      !(scan.ref.startsWith('refs/pull/') && !isPull(gate.owner) && gate.isBare !== true) &&
      !isWithoutResult(scan) &&
      scan.project === project &&
      (scan.commit === gate.commit ||
        (places.has(placeOf(scan.ref)) && (scan.end === undefined || settledAtMs(scan) > firstMs - 10 * MINUTE_MS))),
  );
}
