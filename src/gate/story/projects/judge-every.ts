import { asGateFailure, GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import type { MonotonicMs } from '../../../domain/work/time.ts';
import { ProjectFinder } from '../../../scan/every-project/project-finder.ts';
import type { ProjectSet, RepositoryProject } from '../../../scan/every-project/project-set.ts';
import { FRESH_LOOK_MS } from '../../../scan/find-scan.ts';
import { beginLook } from '../first-look.ts';
import { fromScans } from '../run.ts';
import {
  type JudgedProject,
  type JudgedTogether,
  judgedAtTheEnd,
  judgedNow,
  judgeOne,
  type OwnLook,
  type Together,
  untilNoneIsOld,
} from './judge-one.ts';

/** Judges every project of the repository that has scanned the commit, as soon as each is listed. Never throws. */
export async function judgeEvery(together: Together, look: OwnLook): Promise<JudgedTogether> {
  const { target, settings, world } = together;
  const begun = new BegunProjects(together, look);
  try {
    return await untilAllAreJudged(together, look, begun);
  } catch (thrown) {
    const stopped = asGateFailure(thrown);
    if (begun.size === 0) return { alone: { target, settings, stopped } };
    // What is proven of the others stands: it may be a fail.
    world.log.info(`No further project can be looked for: ${stopped.message}.`);
    const others = { repositoryId: undefined, name: `other projects of ${target.repository}` };
    const unknown = judgedNow(others, { target, settings, stopped }, together);
    return { judged: [...(await begun.judged()), unknown], missing: [], siblings: [], notices: [] };
  }
}

class BegunProjects {
  readonly #together: Together;
  readonly #all = new Map<RepositoryId, { readonly look: OwnLook; judged: Promise<JudgedProject> }>();

  /** What is found in the middle of the run is waited for as long as what was there at its start. */
  readonly #lookedFrom: MonotonicMs;

  constructor(together: Together, { lookup }: OwnLook) {
    this.#together = together;
    this.#lookedFrom = lookup.monotonicStart;
  }

  get size(): number {
    return this.#all.size;
  }

  begin({ found }: ProjectSet): void {
    const { target, shared, sharedForMs, world } = this.#together;
    for (const { id, name } of found) {
      if (this.#all.has(id)) continue;
      world.log.info(`${name} (project ${id}) scanned this commit, and is judged by itself.`);
      const reader = shared.forOne(id, sharedForMs);
      const around = { ...world, isPolicyAsked: false, reader };
      const own = beginLook({ repositoryId: id }, target, around, this.#lookedFrom);
      const look = { reader, ...own };
      this.#all.set(id, { look, judged: judgeOne(named({ id, name }), look, this.#together) });
    }
  }

  judged(): Promise<readonly JudgedProject[]> {
    return Promise.all([...this.#all.values()].map(({ judged }) => judged));
  }

  /** What passed must pass still. */
  judgedAtTheEnd(): Promise<readonly JudgedProject[]> {
    for (const one of this.#all.values()) {
      one.judged = one.judged.then((judged) => judgedAtTheEnd(judged, one.look, this.#together));
    }
    return this.judged();
  }
}

async function untilAllAreJudged(together: Together, look: OwnLook, begun: BegunProjects): Promise<JudgedTogether> {
  const { target, settings, world } = together;
  const { find } = settings;
  const finder = new ProjectFinder({ ...world, reader: look.reader }, find, look.lookup);
  if (!(await look.isLooked)) await finder.lookup.refresh('polling');
  for (let set = await finder.known(); ; set = await finder.known()) {
    begun.begin(set);
    if (begun.size === 0 && set.doubtful.length === 0) {
      const what = `no scan of ${target.commit.slice(0, 12)} in any project of ${target.repository} yet`;
      // The end of the waiting is left to a run of one, which says in its own words what there is instead.
      if (await finder.waited(find.discoveryMs - find.pollIntervalMs, what)) continue;
      const alone = await fromScans({ target, settings }, { ...look, isLooked: Promise.resolve(true) }, world);
      // A run of one asks for its project alone; one of several needs the whole list again.
      finder.lookup.narrowTo(undefined);
      if ((await finder.known('reading')).found.length === 0) return { alone };
      continue;
    }
    if (set.awaited !== undefined && (await finder.waited(set.awaited.untilMs, set.awaited.what))) continue;

    await Promise.all([begun.judged(), finder.lookBack()]);
    const judged = await untilNoneIsOld(() => begun.judgedAtTheEnd(), together);
    if (look.reader.hasNews()) await finder.lookup.refresh('polling');
    else if (world.clock.now() - finder.lookup.lookedAt > FRESH_LOOK_MS) await finder.lookup.refresh('reading');
    const last = await finder.known('reading');
    begun.begin(last);
    if (begun.size > judged.length || judged.length + last.doubtful.length === 0) continue;
    const doubtful = [...last.doubtful, ...(find.neverWaits ? unlisted(last) : [])].map(({ failure, ...project }) =>
      judgedNow(named(project), { target, settings, stopped: failure }, together),
    );
    return {
      judged: [...judged, ...doubtful],
      missing: last.missing.filter(({ id }) => doubtful.every(({ known }) => known.repositoryId !== id)).map(named),
      siblings: last.uncounted.map(named),
      notices: finder.lookup.isCut ? [NOT_LOOKED_THROUGH] : [],
    };
  }
}

const NOT_LOOKED_THROUGH =
  'The list of scans is too long to be looked through: a project that scanned this commit more than a day ago may not be ' +
  'known; a list of ids in projects is sure.';

/** What would be waited for may still be listed: where nothing is waited for, it is not proven that it is missing. */
function unlisted({ awaited, missing }: ProjectSet): ProjectSet['doubtful'] {
  if (awaited === undefined) return [];
  return missing.map(({ id, name }) => {
    const message = `the last commits were also scanned as ${name}, and this one may still be`;
    return { id, name, failure: new GateFailure('no-scan', message) };
  });
}

function named({ id, name }: RepositoryProject) {
  return { repositoryId: id, name };
}
