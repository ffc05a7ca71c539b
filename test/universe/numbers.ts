import { placeOf } from '../../emulator/history/detected.ts';
import type { Issue } from '../../emulator/state.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { comparedFinding } from './compared.ts';
import { TYPE_OF_PRODUCT } from './findings.ts';
import type { Finding } from './judge.ts';
import { projectsOf } from './judge.ts';
import { isCounted, type Truth } from './truth.ts';
import { type CiScan, type Gate, PRODUCT_WORDS, PRODUCTS } from './universe.ts';

const COLUMNS = ['critical', 'high', 'medium', 'low'] as const;

/**
 * What a report counts is what the index has on the refs of the scans that it names: exact numbers are neither less than what stands there
 * all the time, nor more than what ever did; lower bounds are not more.
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

/** What stands on a bare name may be of full scans, and is then no part of a change. */
function mayBeOthers({ isFull, ref }: CiScan): boolean {
  return !isFull && !ref.startsWith('refs/pull/');
}
