import { allOf, asGateFailure, attempt, GateFailure } from '../../domain/failure.ts';
import { REASONS } from '../../domain/reason.ts';
import { branchName, isSameRef } from '../../domain/ref.ts';
import { reportedFindings, type ScanDetail } from '../../domain/scan.ts';
import type { BaseNow, Target } from '../../domain/target.ts';
import { isOfOldBase } from '../../domain/whose-scan.ts';
import type { FoundScans } from '../../scan/decision.ts';
import { ScanFinder } from '../../scan/find-scan.ts';
import type { ScanLookup } from '../../scan/lookup/scan-lookup.ts';
import type { ProvenScans, ScansLearned } from '../outcome/learned.ts';
import { beginReading } from './reading.ts';
import type { RunPlan } from './run-plan.ts';
import type { World } from './world.ts';

type ScanWorld = Pick<
  World,
  'reader' | 'clock' | 'random' | 'log' | 'signal' | 'monotonicStart' | 'readingBegins' | 'baseNow'
>;

type ScanPlan = Pick<RunPlan, 'find' | 'read'>;

/** Never throws: the failure that stopped the step is in `proven`. */
export async function scanStep(
  plan: ScanPlan,
  lookup: ScanLookup,
  world: ScanWorld,
  isPolled: boolean,
): Promise<ScansLearned> {
  const finder = new ScanFinder(world, plan.find, lookup);
  const judged = await prove(finder, isPolled, plan, world).catch((thrown) =>
    unlessMoved(asGateFailure(thrown), finder, plan, world),
  );
  const isProven = !(judged instanceof GateFailure);
  return {
    proven: isProven ? judged.proven : judged,
    stillHolds: isProven ? () => finder.holds(judged.found, 'if-due') : undefined,
    lastScan: finder.current,
    seen: finder.seen,
    baseNow: finder.baseNow,
    otherProjects: finder.known.otherProjects(),
    earlierScans: lookup.earlierScans,
    waitedSeconds: finder.waitedMs / 1_000,
    latestNowMs: () => lookup.latestNowMs,
  };
}

/** If the pull request goes to another base now, reports that: it says more. If its base changed since the last request, other scans may decide. */
async function unlessMoved(
  failure: GateFailure,
  finder: ScanFinder,
  plan: ScanPlan,
  world: ScanWorld,
): Promise<Proven | GateFailure> {
  if (failure.reason === 'cancelled' || failure.reason === 'bad-event') return failure;
  const known = finder.baseNow;
  const asked = await world.baseNow?.();
  finder.baseNow = asked;
  const moved = movedBase(asked, plan.find.expected.target);
  if (moved !== undefined) return allOf([moved, failure])!;
  const isChanged = asked?.changedAtMs !== undefined && asked.changedAtMs !== known?.changedAtMs;
  // A failure that is set to `warn` must not hide that no scan is of the new base.
  const mayHide = REASONS[failure.reason].isAnswer || plan.find.isSoft?.(failure.reason) === true;
  if (!mayHide || !isChanged) return failure;
  const again = await prove(finder, false, plan, world).catch(asGateFailure);
  return again instanceof GateFailure && !REASONS[again.reason].isAnswer ? allOf([failure, again])! : again;
}

/** `bad-event` if the pull request goes to another branch than its event says; else undefined. */
export function movedBase(base: BaseNow | undefined, { baseRef, subject }: Target): GateFailure | undefined {
  if (base?.ref === undefined || baseRef === undefined || isSameRef(base.ref, baseRef)) return undefined;
  const pull = subject.kind === 'pull-request' ? `pull request ${subject.number}` : 'the pull request';
  return new GateFailure(
    'bad-event',
    `${pull} goes to ${branchName(base.ref)} now, and its event says ${branchName(baseRef)}: this is a re-run of an old ` +
      'event, or no run has started since its base changed, for which the workflow needs edited among the types of pull_request',
  );
}

/** How often a run may decide again: each new scan of the commit can cost one decision. */
const MOST_DECISIONS = 8;

type Proven = { readonly found: FoundScans; readonly proven: ProvenScans };

/** Reads details, older scans and issues at once. If that leads to another decision, the search goes on. */
async function prove(finder: ScanFinder, isPolled: boolean, plan: ScanPlan, world: ScanWorld): Promise<Proven> {
  let missed: GateFailure | undefined;
  for (let round = 1; round <= MOST_DECISIONS; round += 1) {
    if (round > 1) world.log.info('Other scans may decide now: what was read is dropped.');
    // Later rounds do not poll first: the decision changed because something was just read.
    const found = await finder.find(isPolled || round > 1).catch((thrown: unknown) => {
      throw allOf([asGateFailure(thrown), missed]);
    });
    const { decision, stop } = found;
    world.readingBegins?.();
    const asked = world.baseNow?.();
    tellFound(found, world);
    const reading = beginReading(plan.read, found, finder, world);
    try {
      // First, since older scans may show what the failure of a detail would hide.
      missed = await attempt(async () => void (await finder.readOlder(found)));
      const details = await reading.details;
      const isFirst = await attempt(() => finder.holds(found, isMoreCounted(found, details) ? 'yes' : 'no'));
      if (isFirst instanceof GateFailure && REASONS[isFirst.reason].isAnswer) throw isFirst;
      if (isFirst === false) continue;
      const { refs, read, unread } = await reading.finish();
      const unseen = [unread, isFirst instanceof GateFailure ? isFirst : undefined];
      finder.baseNow = await asked;
      const isSame = await attempt(() => finder.holds(found, read.indexGap === undefined ? 'if-due' : 'yes'));
      const moved = movedBase(finder.baseNow, plan.find.expected.target);
      if (isSame === false && moved === undefined) continue;
      const failed = isSame instanceof GateFailure ? isSame : undefined;
      // The gate may learn only after it chose the scans that they are of an old base.
      const isOld = decision.deciding.some(({ scan }) => isOfOldBase(scan, finder.baseChangedAtMs));
      if (moved !== undefined || (failed !== undefined && isOld)) {
        const { shortfall, baselineShortfall } = read.evidence;
        const open = isSame === false ? finder.leftOpen() : failed;
        throw allOf([moved, open, ...unseen, shortfall?.failure, baselineShortfall?.failure])!;
      }
      // The issues may prove a fail, even if something else could not be read.
      return { found, proven: { decision, stop: allOf([stop, missed, ...unseen, failed]), details, refs, read } };
    } catch (thrown) {
      if (!finder.isAnyRefused(found)) throw allOf([asGateFailure(thrown), missed, stop]);
    } finally {
      reading.abandon();
    }
  }
  throw allOf([new GateFailure('unstable', 'the list of scans changed at every check'), missed]);
}

/** True if a detail counts more than the list, which may have been read too early. If the list does not change, it is accepted. */
function isMoreCounted({ decision }: FoundScans, details: readonly ScanDetail[]): boolean {
  return decision.deciding.some(({ scan }, index) => {
    const [listed, detailed] = [reportedFindings(scan.findingsCounts), details[index]?.stats?.findings];
    return listed !== undefined && detailed !== undefined && detailed > listed;
  });
}

function tellFound({ decision: { deciding }, stop }: FoundScans, { log }: Pick<ScanWorld, 'log'>): void {
  for (const { scan, products } of deciding)
    log.info(`Scan ${scan.id} is completed (${products.join(', ')}); reading the issues of its branch.`);
  if (stop !== undefined) log.info(`Not everything can be judged: ${stop.message}.`);
}
