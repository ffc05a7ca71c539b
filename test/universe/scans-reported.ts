import { placeOf } from '../../emulator/history/detected.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { type Finding, projectsOf } from './judge.ts';
import { isCompletedBy, type Truth, UNSEEN_MS } from './truth.ts';
import { type CiScan, DAY_MS, type Gate, HOUR_MS, listedAtMs, SECOND_MS } from './universe.ts';

/** The scans that a verdict names must say something about the judged commit, and must be the newest such scans. */
export function scansFinding(report: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  return (
    decidingFinding(report, gate, truth) ??
    seenFinding(report, gate, truth) ??
    otherProjectsFinding(report, gate, truth)
  );
}

function decidingFinding({ verdict, scans, times }: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  if (verdict.word === 'inconclusive') return undefined;
  const alike = alikeFinding(gate, truth, times.finishedAtMs);
  if (alike !== undefined) return alike;
  const mayDecide = projectsOf(gate, truth).flatMap((project) => truth.allScans(gate, project));
  for (const { id, decides } of scans) {
    if (decides.length === 0) continue;
    const scan = mayDecide.find((one) => one.id === id);
    const wrong = (what: string): Finding => ({ kind: 'WRONG SCAN', text: `scan ${id} decides, ${what}` });
    if (scan === undefined) return wrong('and is not one of what is judged');
    if (!isCompletedBy(scan, times.finishedAtMs)) return wrong('and has not come to its end');
    if (truth.scans.some(({ id: other }) => other === scan.confusedWith))
      return wrong('whose detail nobody has ever seen');
    const newer = newerThan(scan, mayDecide, gate, times.finishedAtMs);
    if (newer !== undefined) return wrong(`and scan ${newer.id} is newer`);
  }
  return undefined;
}

/** If two parts of a monorepo have scanned the commit, the name of the repository does not say which one is meant. */
function alikeFinding({ commit, part, settings, atMs }: Gate, truth: Truth, endMs: number): Finding | undefined {
  const { projects } = truth.universe;
  if (projects.length === 1 || part !== undefined || settings.projects !== 'one' || settings.namesId) return undefined;
  // If the gate finds a scan of the last day, it does not ask for older ones.
  const isSeen = (scan: CiScan): boolean =>
    listedAtMs(scan) <= endMs - 90 * SECOND_MS && scan.startedAtMs > atMs - DAY_MS + HOUR_MS && isPlainlyShown(scan);
  const isBoth = projects.every((project) => truth.ofCommit(commit, project).some(isSeen));
  return isBoth ? { kind: 'WRONG SCAN', text: 'one of two parts is judged, and the name is that of both' } : undefined;
}

/** A newer scan that ran no less, and that the list showed long before the verdict, while the gate still polled. */
function newerThan(scan: CiScan, all: readonly CiScan[], { atMs, settings }: Gate, endMs: number): CiScan | undefined {
  if (settings.projects !== 'one') return undefined;
  const lastPollMs = atMs + (settings.isSweep ? 0 : settings.waitMs);
  const seenMs = Math.min(lastPollMs, endMs - UNSEEN_MS - 15 * SECOND_MS - 10 * settings.answerMs);
  const startOf = ({ startedAtMs, clockMs = 0 }: CiScan): number => startedAtMs + clockMs;
  return all.find(
    (other) =>
      other.project === scan.project &&
      other.owner === scan.owner &&
      other.pullRequest === scan.pullRequest &&
      other.isFull === scan.isFull &&
      placeOf(other.ref) === placeOf(scan.ref) &&
      scan.products.every((product) => other.products.includes(product)) &&
      startOf(other) > startOf(scan) &&
      isCompletedBy(other, seenMs) &&
      listedAtMs(other) <= seenMs &&
      isPlainlyShown(other),
  );
}

function isPlainlyShown({ confusedWith, listedCommit, shownCommit, productsAtMs }: CiScan): boolean {
  return [confusedWith, listedCommit, shownCommit, productsAtMs].every((debugNote) => debugNote === undefined);
}

/** A scan that is reported in place of a missing one must be of our project. */
function seenFinding({ seen }: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  const id = seen?.scan?.id;
  if (id === undefined || truth.universe.events.some((event) => event.kind === 'scan' && event.project === '203'))
    return undefined;
  const isOurs = truth.scans.some((scan) => scan.id === id && projectsOf(gate, truth).includes(scan.project));
  return isOurs ? undefined : { kind: 'WRONG SCAN', text: `scan ${id} of another project is told` };
}

/** If the gate asks all projects for their names, it must report the other parts of ours, and never a project that is not ours. */
function otherProjectsFinding({ otherProjects, verdict }: GateReport, gate: Gate, truth: Truth): Finding | undefined {
  const { projects } = truth.universe;
  const told = otherProjects.map(({ repositoryId }) => repositoryId);
  const stranger = told.find((id) => !projects.includes(id));
  if (stranger !== undefined) return { kind: 'WRONG SCAN', text: `project ${stranger} is told as a part of ours` };
  const { part, atMs } = gate;
  if (part === undefined || part.isNamedById || verdict.word === 'inconclusive') return undefined;
  const untold = projects.find((project) => project !== part.project && !told.includes(project));
  const isThere = (scan: CiScan): boolean =>
    scan.project === untold &&
    scan.startedAtMs > atMs - DAY_MS + HOUR_MS &&
    listedAtMs(scan) <= atMs - UNSEEN_MS &&
    isPlainlyShown(scan) &&
    isCompletedBy(scan, atMs);
  const isScanned = truth.ofCommit(gate.commit, untold ?? '').some(isThere);
  return isScanned ? { kind: 'WRONG SCAN', text: `project ${untold} is not told as another part` } : undefined;
}
