import { asGateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import { ProjectFinder } from '../../../scan/every-project/project-finder.ts';
import type { FoundProject, ProjectSet } from '../../../scan/every-project/project-set.ts';
import { beginLook } from '../first-look.ts';
import { fromScans } from '../run.ts';
import { type Judged, type JudgedTogether, judgeOne, type OwnLook, type Together } from './judge-one.ts';

/** How long a look at the list serves. */
export type LookAges = {
  /** A look that is older when all are judged is made once more. */
  readonly freshMs: number;
  /** A project takes the look of another one for its own. */
  readonly sharedForMs: number;
};

/** Judges every project of the repository that has scanned the commit, as soon as each is listed. Never throws. */
export async function judgeEvery(together: Together, look: OwnLook, ages: LookAges): Promise<JudgedTogether> {
  const { target, settings, world } = together;
  const begun = new Map<RepositoryId, Promise<Judged>>();
  try {
    return await untilAllAreJudged(together, look, ages, begun);
  } catch (thrown) {
    const stopped = asGateFailure(thrown);
    if (begun.size === 0) return { alone: { target, settings, stopped } };
    // What is proven of the others stands: it may be a fail.
    world.log.info(`No further project can be looked for: ${stopped.message}.`);
    const others = { repositoryId: undefined, name: `other projects of ${target.repository}` };
    const judged = await Promise.all(begun.values());
    return {
      judged: [...judged, { project: others, learned: { target, settings, stopped } }],
      missing: [],
      siblings: [],
    };
  }
}

async function untilAllAreJudged(
  together: Together,
  look: OwnLook,
  { freshMs, sharedForMs }: LookAges,
  begun: Map<RepositoryId, Promise<Judged>>,
): Promise<JudgedTogether> {
  const { target, settings, shared, world } = together;
  const { find } = settings;
  const finder = new ProjectFinder({ ...world, reader: look.reader }, find, look.lookup);
  if (!(await look.isLooked)) await finder.lookup.refresh('polling');
  for (let set = await finder.known(); ; set = await finder.known()) {
    begin(set);
    if (begun.size === 0 && set.doubtful.length === 0) {
      const what = `no scan of ${target.commit.slice(0, 12)} in any project of ${target.repository} yet`;
      if (await finder.waited(find.discoveryMs, what)) continue;
      const alone = await fromScans({ target, settings }, { ...look, isLooked: Promise.resolve(true) }, world);
      if ((await finder.known('reading')).found.length === 0) return { alone };
      continue;
    }
    if (set.awaited !== undefined && (await finder.waited(set.awaited.untilMs, set.awaited.what))) continue;

    const judged = await Promise.all(begun.values());
    const isOld = world.clock.now() - finder.lookup.lookedAt > freshMs;
    if (look.reader.hasNews()) await finder.lookup.refresh('polling');
    else if (isOld) await finder.lookup.refresh('reading');
    const last = await finder.known('reading');
    begin(last);
    if (begun.size > judged.length || judged.length + last.doubtful.length === 0) continue;
    return {
      judged: [...judged, ...doubtful(last)],
      missing: last.missing.map(named),
      siblings: last.uncounted.map(named),
    };
  }

  function begin({ found }: ProjectSet): void {
    for (const { id, name } of found) {
      if (begun.has(id)) continue;
      world.log.info(`${name} (project ${id}) scanned this commit, and is judged by itself.`);
      const reader = shared.forOne(id, sharedForMs);
      const own = beginLook({ repositoryId: id }, target, { ...world, isPolicyAsked: false, reader });
      const project = named({ id, name });
      begun.set(
        id,
        judgeOne(project, { reader, ...own }, together).then((learned) => ({ project, learned })),
      );
    }
  }

  function doubtful(set: ProjectSet): readonly Judged[] {
    return set.doubtful.map(({ id, name, failure }) => ({
      project: named({ id, name }),
      learned: { target, settings, stopped: failure },
    }));
  }
}

function named({ id, name }: FoundProject) {
  return { repositoryId: id, name };
}
