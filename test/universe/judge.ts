import { placeOf } from '../../emulator/history/seen.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { Pooled } from './findings.ts';
import { decidedFinding } from './in-time.ts';
import { isCompletedBy, isNamed, isOver, type Truth, UNSEEN_MS } from './truth.ts';
import { type CiScan, type Gate, isPull, listedAtMs, PRODUCTS, type ProductWord, type ProjectId } from './universe.ts';

/** A verdict that the truth contradicts. */
export type Finding = {
  readonly kind: 'FALSE PASS' | 'UNPROVEN PASS' | 'FALSE FAIL' | 'UNDECIDED' | 'COUNTS' | 'BOUNDS';
  readonly text: string;
  readonly project?: ProjectId | undefined;
  readonly product?: ProductWord | undefined;
};

/** What is wrong with what a gate said; undefined for nothing. */
export function findingIn(report: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  const { word } = report.verdict;
  const endMs = report.times.finishedAtMs;
  const wrong =
    word === 'pass' ? passFinding(gate, truth, endMs) : word === 'fail' ? failFinding(gate, truth, endMs) : undefined;
  return wrong ?? decidedFinding(report, gate, truth) ?? boundsFinding(report, gate);
}

export function projectsOf({ settings }: Pick<Gate, 'settings'>, { universe }: Truth): readonly ProjectId[] {
  return settings.projects === 'all' ? universe.projects : universe.projects.slice(0, 1);
}

/** A pass must be true, and rest on a scan of each product that CI scans the commit with. */
function passFinding(gate: Gate, truth: Truth, endMs: number): Finding | undefined {
  for (const project of projectsOf(gate, truth)) {
    const found: Pooled[] = [];
    for (const product of PRODUCTS) {
      const scans = scansOfProduct(gate, truth, project, product);
      const listed = scans.filter((scan) => listedAtMs(scan) <= endMs);
      if (!listed.some((scan) => isCompletedBy(scan, endMs))) {
        const isMade =
          scans.some(({ owner }) => owner === gate.owner) ||
          isNamed(product, gate) ||
          truth.isHabit(gate, project, product, endMs);
        if (!isMade) continue;
        const text = `${product} of project ${project} was not scanned to an end yet`;
        return { kind: 'UNPROVEN PASS', text, project, product };
      }
      const own = gate.isBare ? ofBareCommit(listed, endMs) : listed.filter(({ owner }) => owner === gate.owner);
      const newest = newestOfEachRef(
        (own.length > 0 ? own : listed).filter((scan) => listedAtMs(scan) <= endMs - UNSEEN_MS),
      );
      found.push(...newest.flatMap((scan) => counted(scan, product, truth, gate, endMs)));
    }
    const distinct = [...new Set(found)];
    if (isOver(distinct, gate)) {
      const names = distinct
        .filter(({ severity }) => severity === 'critical' || severity === 'high')
        .map(({ name }) => name);
      return { kind: 'FALSE PASS', text: `project ${project} has ${names.join(', ')}`, project };
    }
  }
  return undefined;
}

/** Where a branch or tag was scanned in full, pull requests' scans say nothing more of the commit. */
function ofBareCommit(scans: readonly CiScan[], endMs: number): readonly CiScan[] {
  const full = scans.filter(({ owner, isFull }) => isFull && !isPull(owner));
  return full.some((scan) => isCompletedBy(scan, endMs)) ? full : scans;
}

/** The subject's own scans of the product, and full ones of the commit. */
function scansOfProduct(gate: Gate, truth: Truth, project: ProjectId, product: ProductWord): readonly CiScan[] {
  const own = truth.ownScans(gate, project).filter((scan) => scan.products.includes(product));
  const full = truth.fullScans(gate, project).filter((scan) => scan.products.includes(product));
  return [...own, ...full];
}

/** By the start that everybody sees; what failed says nothing. */
function newestOfEachRef(scans: readonly CiScan[]): readonly CiScan[] {
  const telling = scans.filter(({ end }) => end === undefined || end.status === 'COMPLETED');
  return [...Map.groupBy(telling, ({ ref }) => placeOf(ref)).values()].map((ofRef) =>
    ofRef.reduce((newest, scan) => (shownStartOf(scan) > shownStartOf(newest) ? scan : newest)),
  );
}

function shownStartOf({ startedAtMs, clockMs = 0 }: CiScan): number {
  return startedAtMs + clockMs;
}

/** What certainly counts: what nobody ignores, and is not of the base where that is compared, rule by rule. */
function counted(scan: CiScan, product: ProductWord, truth: Truth, gate: Gate, endMs: number): readonly Pooled[] {
  const times = [gate.atMs, ...truth.changesBetween(gate.atMs, endMs)];
  const ignored = times.map((ms) => truth.ignoredAt(placeOf(scan.ref), scan.project, ms));
  const open = truth.seenBy(scan, product).filter(({ name }) => ignored.every((names) => !names.has(name)));
  if (gate.settings.baseline === 'none' || gate.baseRef === undefined) return open;
  // A diff scan holds only what is new, but under a name that full scans have too.
  if (!scan.isFull && !truth.isWrittenInFull(scan)) return open;
  const ofBase = times.map((ms) => truth.heldAt(placeOf(gate.baseRef!), scan.project, product, ms));
  return open.filter((one) => !ofBase.some((held) => held.some((other) => isAlike(one, other))));
}

function isAlike(one: Pooled, other: Pooled): boolean {
  return (
    one.product === other.product &&
    one.severity === other.severity &&
    one.finding.rule?.path === other.finding.rule?.path
  );
}

/** A fail must be true of the commit, or of what its refs held meanwhile. */
function failFinding(gate: Gate, truth: Truth, endMs: number): Finding | undefined {
  const times = [gate.atMs, ...truth.changesBetween(gate.atMs, endMs)];
  const isBroken = projectsOf(gate, truth).some((project) => {
    const own = truth.ownScans(gate, project);
    const full = truth.fullScans(gate, project);
    const seen = new Set((own.length > 0 ? own : full).flatMap((scan) => truth.seenBy(scan)));
    if (isOver([...seen], gate)) return true;
    const places = [...new Set([...own, ...full].map(({ ref }) => placeOf(ref)))];
    return times.some((ms) =>
      isOver(
        places.flatMap((place) => openOn(place, project, truth, ms)),
        gate,
      ),
    );
  });
  return isBroken ? undefined : { kind: 'FALSE FAIL', text: 'neither the commit nor its refs are over the limits' };
}

export function openOn(place: string, project: ProjectId, truth: Truth, ms: number): readonly Pooled[] {
  const ignored = truth.ignoredAt(place, project, ms);
  return PRODUCTS.flatMap((product) => truth.heldAt(place, project, product, ms)).filter(
    ({ name }) => !ignored.has(name),
  );
}

/** Sixteen searches a reading, four readings at most, of some refs each; lists and details beside them. */
const MOST_REQUESTS = 200;
/** Reading and settling after the end of the wait. */
const MOST_AFTER_MS = 185_000;

/** No run sends more, or takes longer, than the cost table and the timeouts allow. */
function boundsFinding({ requests, times }: GateReport, { settings }: Gate): Finding | undefined {
  const tookMs = times.finishedAtMs - times.startedAtMs;
  if (tookMs > settings.waitMs + MOST_AFTER_MS) return { kind: 'BOUNDS', text: `took ${tookMs / 1_000} s` };
  const most = (settings.projects === 'all' ? 3 : 1) * (MOST_REQUESTS + Math.ceil(tookMs / 2_000));
  if (requests.sent > most) return { kind: 'BOUNDS', text: `${requests.sent} requests, more than ${most}` };
  return undefined;
}
