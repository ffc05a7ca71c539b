import { allOf, asGateFailure, GateFailure } from '../../../domain/failure.ts';
import { createProjectFinder } from '../../../scan/every-project/project-finder.ts';
import type { ProjectSet } from '../../../scan/every-project/project-set.ts';
import { FRESH_POLL_MS } from '../../../scan/find-scan.ts';
import { ScanLookup } from '../../../scan/lookup/scan-lookup.ts';
import { fromScans } from '../run.ts';
import { movedBase } from '../scan-step.ts';
import { JudgedProjects, type JudgedTogether, judgedNow, type OwnPoll, type Together } from './judge-one.ts';

/** Judges every project of the repository that has scanned the commit, as soon as each is listed. Never throws. */
export async function judgeEvery(together: Together, poll: OwnPoll): Promise<JudgedTogether> {
  const { target, settings, world } = together;
  const begun = new JudgedProjects(together);
  try {
    return await untilAllAreJudged(together, poll, begun);
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    const isAsked = failure.reason !== 'cancelled';
    // The base is checked here too: the policy of an old base must not soften the failure that is reported.
    const moved = isAsked ? movedBase(await world.baseNow?.(), target) : undefined;
    const stopped = allOf([moved, failure])!;
    const { last } = begun;
    const doubted = last && isAsked ? doubtedOf(last, moved, together) : [];
    if (begun.known.length + doubted.length === 0) {
      // As in a run of one project, `no-scan` is reported beside the failure of the list.
      const none =
        last && isAsked ? new GateFailure('no-scan', `no project of ${target.repository} scanned it`) : undefined;
      return { alone: { target, settings, stopped: allOf([stopped, none])! } };
    }
    // The results of the projects that were found still count, as far as they hold now: one of them may be a fail.
    world.log.info(`Could not search for further projects: ${stopped.message}.`);
    const others = { repositoryId: undefined, name: `other projects of ${target.repository}` };
    const unknown = judgedNow(others, { target, settings, stopped }, together);
    return { judged: [...(await begun.judgedAtTheEnd()), ...doubted, unknown], otherProjects: [], notices: [] };
  }
}

function beginAll(set: ProjectSet, begun: JudgedProjects, together: Together, { lookup }: OwnPoll): void {
  const { target, openReader, world } = together;
  begun.last = set;
  for (const project of set.found) {
    const { repositoryId, name } = project;
    if (begun.known.some((known) => known.repositoryId === repositoryId)) continue;
    world.log.info(`${name} (project ${repositoryId}) scanned this commit and is judged separately.`);
    const reader = openReader();
    // The gate waits for a project that is found during the run as long as for one that was there at its start.
    const own = new ScanLookup(reader, world.clock, target, repositoryId, lookup.monotonicStart);
    own.startFrom(lookup.scans);
    begun.begin(project, { reader, lookup: own });
  }
}

async function untilAllAreJudged(together: Together, poll: OwnPoll, begun: JudgedProjects): Promise<JudgedTogether> {
  const { target, settings, world } = together;
  const { find } = settings;
  const finder = createProjectFinder({ ...world, reader: poll.reader }, find, poll.lookup);
  await finder.lookup.refresh('polling');
  const isWaited = async ({ awaited }: ProjectSet) =>
    awaited !== undefined && finder.waited(awaited.untilMs, awaited.what);
  for (let set = await finder.known(); ; set = await finder.known()) {
    beginAll(set, begun, together, poll);
    if (begun.known.length === 0 && set.doubtful.length === 0) {
      const what = `no scan of ${target.commit.slice(0, 12)} in any project of ${target.repository} yet`;
      // A run of one project does the last part of the waiting. It reports in its own words what was found instead.
      if (await finder.waited(find.discoveryMs - find.pollIntervalMs, what)) continue;
      const alone = await fromScans({ target, settings }, poll.lookup, world, true);
      // A run of one project may narrow the list to that project. A run of several needs the whole list again.
      finder.lookup.narrowTo(undefined);
      if ((await finder.known('reading')).found.length === 0) return { alone };
      continue;
    }
    if (await isWaited(set)) continue;

    await Promise.all([begun.judged(), finder.readBack(set)]);
    const judged = await begun.judgedAtTheEnd();
    if (poll.reader.hasNews()) await finder.lookup.refresh('polling');
    else if (world.clock.now() - finder.lookup.polledAt > FRESH_POLL_MS) await finder.lookup.refresh('reading');
    const last = await finder.known('reading');
    beginAll(last, begun, together, poll);
    if (begun.known.length > judged.length || judged.length + last.doubtful.length === 0) continue;
    if (await isWaited(last)) continue;
    const moved = begun.known.length === 0 ? movedBase(await world.baseNow?.(), target) : undefined;
    return {
      judged: [...judged, ...doubtedOf(last, moved, together)],
      otherProjects: last.uncounted,
      notices: finder.lookup.isCut ? [NOT_READ_THROUGH] : [],
    };
  }
}

const NOT_READ_THROUGH =
  'The list of scans is too long to read in full: a project that scanned this commit more than a day ago may be ' +
  'missing. To be sure, list the ids in projects.';

/** A missing project is reported like a usual product that no scan lists. */
function doubtedOf({ doubtful, missing }: ProjectSet, moved: GateFailure | undefined, together: Together) {
  const unscanned = missing.map((project) => {
    const message = `this commit was not scanned as ${project.name}, although the last commits were`;
    return { ...project, failure: new GateFailure('product-missing', message) };
  });
  const { target, settings } = together;
  return [...doubtful, ...unscanned].map(({ failure, ...project }) =>
    judgedNow(project, { target, settings, stopped: allOf([moved, failure])! }, together),
  );
}
