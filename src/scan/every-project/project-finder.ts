import { failureUnlessStopped, type GateFailure } from '../../domain/failure.ts';
import type { RepositoryId } from '../../domain/ids.ts';
import type { Scan } from '../../domain/scan.ts';
import { durationText } from '../../domain/text/duration-text.ts';
import type { Phase } from '../../ports/findings-reader.ts';
import { wantedProject } from '../detail-fact.ts';
import type { FindPlan, FindWorld } from '../find-scan.ts';
import { oneRefOf, type ScanLookup } from '../lookup/scan-lookup.ts';
import { createPauses } from '../poll-timing.ts';
import { scanDetails } from '../scan-details.ts';
import { type ProjectSet, projectSetOf } from './project-set.ts';

/** Finds the projects that scanned the commit, from the list and from a detail of each that gives its name. */
export function createProjectFinder(world: FindWorld, plan: FindPlan, lookup: ScanLookup) {
  const { expected } = plan;
  const { target } = expected;
  const pauses = createPauses(world, plan);
  const details = scanDetails(world.reader, expected, pauses, lookup);
  const refused = new Map<RepositoryId, GateFailure>();
  /** Missing projects of which all stored scans were read, because they may have scanned the commit more than a day ago. */
  const polledFor = new Set<RepositoryId>();
  let hasReadBack = false;
  let reported = '';
  return { lookup, known, readBack, waited };

  /** The set as it is known by now. Sends the requests that this needs, and does not wait for scans. Throws `GateFailure`. */
  async function known(phase: Phase = 'polling'): Promise<ProjectSet> {
    for (;;) {
      const set = currentSet();
      if ('ask' in set) {
        await Promise.all(set.ask.map((scan) => learn(scan, phase)));
        continue;
      }
      if (set.found.length + set.doubtful.length === 0 && !lookup.isWideFor(undefined)) {
        await lookup.widen(undefined, phase);
        continue;
      }
      const unpolled = set.missing.filter(({ repositoryId }) => !polledFor.has(repositoryId));
      if (unpolled.length === 0) return set;
      for (const { repositoryId } of unpolled) polledFor.add(repositoryId);
      await Promise.all(unpolled.map(({ repositoryId }) => lookup.widen(repositoryId, phase)));
    }
  }

  /** Reads older scans once, because another project may have scanned the commit more than a day ago. Throws `GateFailure`. */
  async function readBack({ isSure }: Pick<ProjectSet, 'isSure'>): Promise<void> {
    if (hasReadBack || lookup.isWideFor(undefined)) return;
    hasReadBack = true;
    const [one, ...others] = lookup.ofCommit.map((scan) => oneRefOf(scan, lookup.scans, target));
    const spellings = [one, ...others].flatMap((ofRef) => ofRef?.spellings ?? '');
    // The refs of the commit are not enough for a bare commit (it may be scanned on any ref) or a young pull request (it has no earlier commit).
    const isOnRefs = target.subject.kind !== 'commit' && isSure && !spellings.includes('');
    const ofRef = one && isOnRefs ? { ...one, spellings: [...new Set(spellings)] } : undefined;
    await lookup.widen(undefined, 'reading', ofRef);
  }

  /** Sleeps until the next poll and asks the list again. Returns false at once if `untilMs` is over, or if the run never waits. */
  async function waited(untilMs: number, what: string): Promise<boolean> {
    if (plan.neverWaits || pauses.elapsedMs() >= untilMs) return false;
    if (what !== reported) world.log.info(`${what} (at most ${durationText(untilMs / 1_000)} in all)`);
    reported = what;
    if (!(await pauses.sleep(untilMs, [undefined]))) return false;
    await lookup.refresh('polling');
    return true;
  }

  function currentSet(): ReturnType<typeof projectSetOf> {
    return projectSetOf(lookup.scans, {
      ...plan,
      target,
      wanted: wantedProject(expected),
      factOf: details.factOf,
      refused,
      elapsedMs: pauses.elapsedMs(),
      platformStartMs: lookup.startMs,
    });
  }

  /** If the detail of a project cannot be read, the other projects are judged all the same. Throws `cancelled`. */
  async function learn(scan: Scan, phase: Phase): Promise<void> {
    try {
      await details.learn([scan], phase);
    } catch (thrown) {
      refused.set(scan.repositoryId!, failureUnlessStopped(thrown));
    }
  }
}
