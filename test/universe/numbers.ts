import { placeOf } from '../../emulator/history/detected.ts';
import type { Issue } from '../../emulator/state.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { type Pooled, TYPE_OF_PRODUCT } from './findings.ts';
import { type Finding, projectsOf } from './judge.ts';
import { isCompletedBy, isCounted, isOver, shownAtMs, type Truth } from './truth.ts';
import {
  ALL_PRODUCTS,
  baselineOf,
  type CiScan,
  type Gate,
  PRODUCT_WORDS,
  PRODUCTS,
  type ProjectId,
} from './universe.ts';

const COLUMNS = ['critical', 'high', 'medium', 'low'] as const;

/**
 * A report must count the issues that the index has on the refs of the reported scans. An exact number must include all issues that were
 * there all the time. No number, exact or a lower bound, may exceed the issues that were ever there.
 */
export function numbersFinding(report: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  const { counts, countsAre, verdict, times, scans } = report;
  if (countsAre === 'unsettled') return undefined;
  const deciding = scans.flatMap(({ id, decides }) => {
    const scan = truth.scans.find((one) => one.id === id);
    return scan === undefined || decides.length === 0 ? [] : [{ scan, decides }];
  });
  const byProject = [...Map.groupBy(deciding, ({ scan }) => scan.project).values()];
  if (byProject.length === 0 || byProject.length < projectsOf(gate, truth).length) return undefined;
  if (byProject.length === 1) {
    const ofProject = deciding.map(({ scan }) => scan);
    const compared = comparedFinding(report, gate, truth, ofProject, times.finishedAtMs);
    if (compared !== undefined) return compared;
  }
  const isExact = countsAre === 'exact' && verdict.reason === undefined;
  const [least, most] = [new Set<Issue>(), new Set<string>()];
  for (const [ofOne, product] of byProject.flatMap((one) => PRODUCTS.map((each) => [one, each] as const))) {
    const ofProduct = ofOne.filter(({ decides }) => decides.includes(PRODUCT_WORDS[product]));
    for (const { scan } of ofProduct.length > 0 ? ofProduct : ofOne) {
      for (const issue of truth.issuesOn(placeOf(scan.ref), scan.project)) {
        const { type, state, severity, id, visibleAtMs, visibleUntilMs = Number.POSITIVE_INFINITY } = issue;
        const isMeant = type === TYPE_OF_PRODUCT[product] && !/_(?:FIXED|REMOVED)$/.test(state);
        if (!isMeant || !isCounted(state, gate.settings)) continue;
        if (visibleAtMs <= times.finishedAtMs && visibleUntilMs > gate.atMs) most.add(`${severity} ${id}`);
        const isThere = visibleAtMs <= gate.atMs && visibleUntilMs > times.finishedAtMs;
        if (isThere && ofProduct.length > 0 && !mayBeOthers(scan)) least.add(issue);
      }
    }
  }
  for (const column of COLUMNS) {
    const severity = `SEVERITY_${column.toUpperCase()}`;
    const told = counts[column];
    if (told === undefined) continue;
    const wrong = (text: string): Finding => ({ kind: 'COUNTS', text: `${countsAre} ${column} ${told}, ${text}` });
    const ever = [...most].filter((one) => one.startsWith(`${severity} `)).length;
    if (told > ever) return wrong(`and the refs never had more than ${ever}`);
    const always = [...least].filter((issue) => issue.severity === severity).length;
    if (isExact && told < always) return wrong(`and the refs had ${always} all the time`);
  }
  return undefined;
}

/** True for a diff scan under a bare name. Issues there may be of full scans, and are then no part of the change. */
function mayBeOthers({ isFull, ref }: CiScan): boolean {
  return !isFull && !ref.startsWith('refs/pull/');
}

/** True if a change that is compared with its base adds nothing over the limits, at whichever time the base was read. */
export function addsTooLittle(gate: Gate, truth: Truth, projects: readonly ProjectId[], endMs: number): boolean {
  const baseline = baselineOf(gate);
  if (baseline === undefined || gate.settings.condition?.comparesAll === true) return false;
  const place = placeOf(baseline);
  const times = [gate.atMs, ...truth.changesBetween(gate.atMs, endMs)];
  return projects.every((project) => {
    const own = truth.ownScans(gate, project);
    if (own.length === 0 || truth.fullScans(gate, project).length > 0) return false;
    const ofChange = own.filter(({ isFull }) => !isFull);
    if (own.some(({ ref }) => placeOf(ref) === place)) return false;
    // A diff scan is compared only if a full scan shows what the base has.
    if (!ofChange.every((scan) => truth.isScannedInFull(gate, scan))) return false;
    const ofBase = truth.scans.filter((scan) => scan.isFull && placeOf(scan.ref) === place && scan.project === project);
    const isKnown = (ms: number): boolean => ofBase.some((scan) => isCompletedBy(scan, ms));
    // Findings that other scans left on the own refs may be new as well.
    const places = [...new Set(own.map(({ ref }) => placeOf(ref)))];
    const shown = own.filter((scan) => shownAtMs(scan) <= endMs);
    return times.every((ms) => {
      const last = places.flatMap((one) =>
        ALL_PRODUCTS.flatMap((product) => {
          const scan = truth.lastAt(one, project, product, ms);
          // Beside a diff scan, findings of a product that was not scanned are new as well.
          const isNew =
            !scan?.isFull || (ofChange.length > 0 && !shown.some(({ products }) => products.includes(product)));
          return scan === undefined ? [] : truth.seenBy(scan, product).map((found) => ({ found, isNew }));
        }),
      );
      const seen = own.flatMap((scan) => truth.seenBy(scan).map((found) => ({ found, isNew: !scan.isFull })));
      const base = isKnown(ms) && ALL_PRODUCTS.flatMap((product) => truth.heldAt(place, project, product, ms));
      // A finding that is on two refs counts twice.
      return [[...new Map(seen.map((one) => [one.found, one])).values()], last].every((some) => {
        const [added, whole] = [true, false].map((is) =>
          some.filter((one) => one.isNew === is).map(({ found }) => found),
        );
        // The findings of a diff scan are new, whatever the base has.
        return !isOver([...added!, ...(base ? newBeside(whole!, base) : [])], gate);
      });
    });
  });
}

/** The net difference by rule, product and severity. */
function newBeside(here: readonly Pooled[], there: readonly Pooled[]): readonly Pooled[] {
  const keyOf = ({ product, severity, finding }: Pooled): string => `${product} ${severity} ${finding.rule?.path}`;
  const left = new Map<string, number>();
  for (const one of there) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return here.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

/** If nothing changes meanwhile, the reported new and fixed issues must be the net difference of the two refs, by rule and severity. */
function comparedFinding(
  { newTotal, fixedTotal, verdict, countsAre }: GateReport,
  gate: Gate,
  truth: Truth,
  deciding: readonly CiScan[],
  endMs: number,
): Finding | undefined {
  const baseline = baselineOf(gate);
  if (newTotal === undefined || baseline === undefined || countsAre !== 'exact' || verdict.reason !== undefined)
    return undefined;
  const [place, places] = [placeOf(baseline), new Set(deciding.map(({ ref }) => placeOf(ref)))];
  if (deciding.some(({ isFull, products }) => !isFull || products.length < PRODUCTS.length) || places.size !== 1)
    return undefined;
  const [own] = [...places] as [string];
  const { project } = deciding[0]!;
  const [here, there] = [truth.issuesOn(own, project), truth.issuesOn(place, project)];
  const isStill = ({ visibleAtMs, visibleUntilMs = Number.POSITIVE_INFINITY }: Issue): boolean =>
    [visibleAtMs, visibleUntilMs].every((ms) => ms <= gate.atMs || ms > endMs);
  if (own === place || ![...here, ...there].every(isStill)) return undefined;
  const isShown = ({ visibleAtMs, visibleUntilMs = Number.POSITIVE_INFINITY }: Issue): boolean =>
    visibleAtMs <= endMs && visibleUntilMs > endMs;
  const isDetected = ({ state }: Issue): boolean => !/_(?:FIXED|REMOVED)$/.test(state);
  const open = here.filter((issue) => isShown(issue) && isDetected(issue) && isCounted(issue.state, gate.settings));
  const ofBase = there.filter((issue) => isShown(issue) && isDetected(issue));
  const due = { added: net(open, ofBase), gone: net(ofBase, open) };
  if (Number(newTotal) !== due.added) {
    return { kind: 'COUNTS', text: `${newTotal} new issues, and the difference is ${due.added}` };
  }
  if (fixedTotal !== undefined && Number(fixedTotal) !== due.gone) {
    return { kind: 'COUNTS', text: `${fixedTotal} fixed issues, and the difference is ${due.gone}` };
  }
  return undefined;
}

function net(some: readonly Issue[], others: readonly Issue[]): number {
  const keyOf = ({ type, severity, rule }: Issue): string => `${type} ${severity} ${rule.path}`;
  const [ofSome, ofOthers] = [Map.groupBy(some, keyOf), Map.groupBy(others, keyOf)];
  return [...ofSome].reduce((sum, [key, all]) => sum + Math.max(0, all.length - (ofOthers.get(key)?.length ?? 0)), 0);
}
