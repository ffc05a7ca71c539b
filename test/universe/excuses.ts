import type { Finding } from './judge.ts';
import { isCompletedBy, isNamed, settledAtMs, type Truth, UNSEEN_MS } from './truth.ts';
import {
  type CiScan,
  DAY_MS,
  FIRST_PROJECT,
  type Gate,
  isPull,
  listedAtMs,
  type ProjectId,
  SECOND_MS,
} from './universe.ts';

/** A wrong verdict that no answer of the platform could prevent. docs/verdict-rules.md#what-no-answer-shows lists them for users. */
export type Excuse = {
  readonly id: string;
  readonly why: string;
  /** The setting that prevents the wrong verdict; undefined if there is none. */
  readonly closedBy: string | undefined;
  readonly takes: (finding: Finding, gate: Gate, truth: Truth, endMs: number) => boolean;
};

/** The id of the project that has the same name as the first one. */
const NAMESAKE = '203';

/** Time until a usual product or project counts as missing. */
const LATE_MS = 59 * SECOND_MS;

/** Times at which issues may have been read: up to nine answers before the verdict, and long before it if there are several projects. */
function readTimes({ atMs, settings: { answerMs, projects } }: Gate, truth: Truth, endMs: number): readonly number[] {
  const answers = Array.from({ length: 9 }, (_, index) => endMs - index * answerMs);
  return projects !== 'one' ? [atMs, ...answers, ...truth.changesBetween(atMs, endMs)] : answers;
}

/** Own scans of the project, or of all projects if the finding names none: a false fail does not say which project is meant. */
function ownScansOf(project: ProjectId | undefined, gate: Gate, truth: Truth): readonly CiScan[] {
  const projects = project === undefined ? truth.universe.projects : [project];
  return projects.flatMap((one) => truth.allScans(gate, one));
}

/** True if the run has polled the scan while it ran, so that it knows about when the scan ended, and the index settled within 40 s of the end. */
function isSeenToEnd(scan: CiScan, { atMs, settings: { answerMs } }: Gate): boolean {
  const pollMs = Math.max(atMs, listedAtMs(scan)) + 75 * SECOND_MS + 10 * answerMs;
  return pollMs < scan.end!.atMs && settledAtMs(scan) < scan.end!.atMs + 40 * SECOND_MS;
}

function mayBeAtOnce(scan: CiScan, gate: Gate, truth: Truth): boolean {
  const isPartGone = scan.end?.lags?.some(
    ({ of, type, severity }) => of === 'gone' && (type ?? severity) !== undefined,
  );
  return (
    truth.isSecondOfTwo(scan) || scan.clockMs !== undefined || truth.isFirstInList(scan, gate) || isPartGone === true
  );
}

export const EXCUSES: readonly Excuse[] = [
  {
    id: 'missing-part',
    why: 'A part of a monorepo is listed later than a minute after the others have ended. Until then, pages name it beside the verdict.',
    closedBy: 'a list in `projects`',
    takes: ({ kind, project }, gate, truth, endMs) => {
      if (kind !== 'UNPROVEN PASS' || gate.settings.projects !== 'all' || project === undefined) return false;
      const isListed = (scan: CiScan): boolean => listedAtMs(scan) <= endMs - UNSEEN_MS;
      if (truth.allScans(gate, project).some(isListed)) return false;
      const others = truth.universe.projects
        .filter((one) => one !== project)
        .flatMap((one) => truth.allScans(gate, one));
      const ends = others
        .filter((scan) => !scan.isPartial && isCompletedBy(scan, endMs))
        // The end by the clock of the machine that scanned.
        .map(({ end, clockMs = 0 }) => end!.atMs + clockMs);
      return (
        endMs - Math.max(...ends) >= LATE_MS ||
        endMs >= gate.atMs + gate.settings.waitMs ||
        !truth.isKnownPart(gate, project, endMs)
      );
    },
  },
  {
    id: 'not-usual',
    why: 'A product is listed after the verdict, and the last commits were not scanned with it.',
    closedBy: '`required-products`',
    takes: ({ kind, project, product }, gate, truth, endMs) => {
      if (kind !== 'UNPROVEN PASS' || project === undefined || product === undefined) return false;
      const isListed = truth
        .allScans(gate, project)
        .some((scan) => scan.products.includes(product) && listedAtMs(scan) <= endMs - UNSEEN_MS);
      const isKnown =
        truth.isHabit(gate, project, product, endMs) ||
        truth.isOften(gate, project, product) ||
        truth.wasScannedBefore(gate, project, product);
      return !isListed && !isNamed(product, gate) && !isKnown;
    },
  },
  {
    id: 'long-wait',
    why: 'A slow job waits for a runner for more than ten minutes, and so do those of the last commits.',
    closedBy: '`required-products`',
    takes: ({ kind, project, product }, gate, truth, endMs) =>
      kind === 'UNPROVEN PASS' &&
      project !== undefined &&
      product !== undefined &&
      truth.isHalfDone(gate, project, product, endMs),
  },
  {
    id: 'same-number',
    why: 'The index shows what was there before: for more than ten seconds as many issues as the scan counted, for half a minute a constant smaller number, or for two minutes a larger one. This can happen at once if two scans of one ref end together, the scan before has left the list, or only a part of its issues is gone.',
    closedBy: undefined,
    takes: ({ kind, project }, gate, truth, endMs) =>
      ['FALSE PASS', 'FALSE FAIL', 'COUNTS'].includes(kind) &&
      ownScansOf(project, gate, truth).some(
        (scan) =>
          isCompletedBy(scan, mayBeAtOnce(scan, gate, truth) ? endMs : endMs - 9 * SECOND_MS) &&
          (readTimes(gate, truth, endMs).some((ms) => truth.showsSameNumber(scan, ms)) ||
            (truth.isFirstInList(scan, gate) && truth.isLate(scan, gate.atMs)) ||
            // If findings are not indexed yet, a pass is impossible. What is found counts, though it is another commit's.
            (kind === 'FALSE FAIL' &&
              isCompletedBy(scan, endMs - 29 * SECOND_MS) &&
              truth.showsSameNumber(scan, endMs, true)) ||
            (kind !== 'COUNTS' && isCompletedBy(scan, endMs - 119 * SECOND_MS) && truth.isLate(scan, gate.atMs))),
      ),
  },
  {
    id: 'base-lag',
    why: 'The index shows what a baseline had before, and that is as many issues as its newest scan counted, or that scan ended more than two minutes ago.',
    closedBy: undefined,
    takes: ({ kind }, gate, truth, endMs) =>
      gate.settings.baseline !== 'none' &&
      ['FALSE PASS', 'FALSE FAIL', 'COUNTS'].includes(kind) &&
      truth
        .scansOfBase(gate)
        .some(
          (scan) =>
            (isCompletedBy(scan, endMs - 119 * SECOND_MS) && truth.isLate(scan, gate.atMs)) ||
            (isCompletedBy(scan, endMs - 9 * SECOND_MS) &&
              readTimes(gate, truth, endMs).some((ms) => truth.showsSameNumber(scan, ms))),
        ),
  },
  {
    id: 'wrong-clock',
    why: 'A scan reports an end that is minutes too early, and the index still shows issues that it closed.',
    closedBy: undefined,
    takes: ({ kind, project }, gate, truth, endMs) =>
      kind === 'FALSE FAIL' &&
      ownScansOf(project, gate, truth).some(
        (scan) =>
          isCompletedBy(scan, endMs) &&
          // Issues that the index changes after the gate has begun may be read too early.
          settledAtMs(scan) > gate.atMs &&
          scan.end!.atMs + (scan.clockMs ?? 0) <= endMs - 119 * SECOND_MS &&
          !isSeenToEnd(scan, gate),
      ),
  },
  {
    id: 'namesake',
    why: 'Two projects have the name of the repository, and only the other one has a scan of the commit when the first is found.',
    closedBy: '`repository-id`',
    takes: ({ kind, project }, { commit, atMs, settings }, truth) => {
      if (!['UNPROVEN PASS', 'FALSE PASS', 'WRONG SCAN'].includes(kind) || settings.namesId) return false;
      const ofOther = truth.universe.events
        .filter((event) => event.kind === 'scan')
        .filter((scan) => scan.project === NAMESAKE && scan.commit === commit);
      const foundAtMs = Math.max(atMs, Math.min(...ofOther.map(listedAtMs)));
      // If the gate finds a scan of the last day, it does not search older ones.
      const isSeen = (scan: CiScan): boolean => listedAtMs(scan) <= foundAtMs && listedAtMs(scan) > foundAtMs - DAY_MS;
      return ofOther.length > 0 && !truth.ofCommit(commit, project ?? FIRST_PROJECT).some(isSeen);
    },
  },
  {
    id: 'clock-order',
    why: 'A scan reports a start that is too late, so the scan of another commit that took its ref over seems older, and counted as many findings.',
    closedBy: undefined,
    takes: ({ kind, project }, gate, truth) =>
      kind === 'FALSE PASS' && ownScansOf(project, gate, truth).some((scan) => truth.isOvertakenUnseen(scan)),
  },
  {
    id: 'old-base',
    why: 'A diff scan was requested before the base of the pull request changed, and began after that; or its clock puts its start on the wrong side of the change.',
    closedBy: undefined,
    takes: (_, { commit, pipelineCommit, baseChangedAtMs }, truth) =>
      baseChangedAtMs !== undefined &&
      truth.scans.some(
        ({ commit: sha, isFull, startedAtMs, queuedAtMs = startedAtMs, clockMs = 0 }) =>
          (sha === commit || sha === pipelineCommit) &&
          !isFull &&
          queuedAtMs <= baseChangedAtMs !== startedAtMs + clockMs < baseChangedAtMs,
      ),
  },
  {
    id: 'counts-later',
    why: 'The list says that a scan has ended and found nothing, and reports its findings only seconds later; the index does not show them either.',
    closedBy: undefined,
    takes: ({ kind }, gate, truth, endMs) =>
      kind === 'FALSE PASS' &&
      truth.universe.projects.some((project) =>
        ownScansOf(project, gate, truth).some(({ countedAtMs = 0 }) => countedAtMs > endMs - UNSEEN_MS),
      ),
  },
  {
    id: 'no-count',
    why: 'The index takes more than 30 seconds to show what a scan changed in AI code, which no scan counts.',
    closedBy: undefined,
    takes: ({ kind, project }, gate, truth, endMs) =>
      ['FALSE PASS', 'FALSE FAIL'].includes(kind) &&
      gate.settings.condition?.products.includes('ai_sast') === true &&
      [...ownScansOf(project, gate, truth), ...truth.scansOfBase(gate)].some(
        (scan) =>
          isCompletedBy(scan, endMs) &&
          // The end by the clock of the machine that scanned.
          scan.end!.atMs + Math.min(0, scan.clockMs ?? 0) <= endMs - 29 * SECOND_MS &&
          readTimes(gate, truth, endMs).some((ms) => truth.isLate(scan, ms)),
      ),
  },
  {
    id: 'unnumbered-diff',
    why: 'A diff scan of a pull request names no number, has the name of a branch, and decides for a push of the same commit.',
    closedBy: '`required-scan: full`',
    takes: (_, { owner, commit, isBare, settings }, truth) =>
      !isPull(owner) &&
      isBare !== true &&
      !settings.isFullRequired &&
      truth.scans.some(
        (scan) =>
          scan.commit === commit &&
          isPull(scan.owner) &&
          !scan.isFull &&
          scan.pullRequest === undefined &&
          !scan.ref.startsWith('refs/'),
      ),
  },
];

export function excuseFor(finding: Finding, gate: Gate, truth: Truth, endMs: number): Excuse | undefined {
  return EXCUSES.find(({ takes }) => takes(finding, gate, truth, endMs));
}
