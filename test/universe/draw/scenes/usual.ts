import { MINUTE_MS, SECOND_MS } from '../../universe.ts';
import type { Scenes } from './scene.ts';

/** Scenes about the products that commits are usually scanned for, and about the parts that scan them. */
export const USUAL_SCENES = {
  /** The last commit is being scanned, and the one before it was scanned for more products than older ones. */
  'a young commit before': (scene, chance) => {
    const { owner, base } = scene.subject('branch main', 'pull 7');
    const [older, settled, young, own] = [scene.commit(), scene.commit(), scene.commit(), scene.commit()];
    const code = ['sast'] as const;
    scene.scan({ owner, commit: older, base, products: code, startedAtMs: scene.at(-6) });
    scene.scan({ owner, commit: settled, base, products: code, startedAtMs: scene.at(-3) });
    scene.scan({ owner, commit: settled, base, products: ['secrets'], startedAtMs: scene.at(-3, 1) });
    scene.scan({ owner, commit: young, base, products: code, startedAtMs: scene.at(0, -chance.whole(2, 8)) });
    const laterMs = scene.at(0, chance.whole(3, 8));
    scene.scan({ owner, commit: young, base, products: ['secrets'], startedAtMs: laterMs });
    scene.scan({ owner, commit: own, base, products: code, startedAtMs: scene.at(0, 0, 20) });
    scene.scan({ owner, commit: own, base, products: ['secrets'], startedAtMs: laterMs + 2 * MINUTE_MS });
    scene.gate(owner, own, scene.at(0));
  },
  /** One of two jobs did not run for the last commit, and runs for this one, late. */
  'a job that runs for two of three': (scene, chance) => {
    const { owner, base } = scene.subject('branch main', 'pull 7');
    const [first, second, third, own] = [scene.commit(), scene.commit(), scene.commit(), scene.commit()];
    for (const [index, commit] of [first, second, third].entries()) {
      scene.scan({ owner, commit, base, products: ['sast'], startedAtMs: scene.at(index - 6) });
      if (index < 2) scene.scan({ owner, commit, base, products: ['secrets'], startedAtMs: scene.at(index - 6, 1) });
    }
    const own1 = scene.scan({ owner, commit: own, base, products: ['sast'], startedAtMs: scene.at(0, 0, 20) });
    const laterMs = own1.end!.atMs + chance.whole(70, 400) * SECOND_MS;
    scene.scan({ owner, commit: own, base, products: ['secrets'], startedAtMs: laterMs });
    scene.gate(owner, own, scene.at(0, 0, chance.whole(0, 30)));
  },
  /** The commit was scanned for more products before: too long ago, or days ago and in vain, when the branch was spelled in full. */
  'more in an old scan': (scene, chance) => {
    const own = scene.some(50, 'secrets-critical-1');
    const place = { owner: 'branch main', commit: own } as const;
    const few = chance.oneOf([['sast'], ['sast', 'sca']] as const);
    for (const hours of [9, 8, 7, 6])
      scene.scan({ owner: 'branch main', commit: scene.commit(), products: few, startedAtMs: scene.at(-hours) });
    const isInVain = chance.percent(50);
    const old = isInVain
      ? { ref: 'refs/heads/main', startedAtMs: scene.at(-chance.whole(30, 60)), end: { status: 'ERROR' as const } }
      : { startedAtMs: scene.at(-chance.whole(2, 5)) };
    scene.scan({ ...place, products: ['secrets'], ...old });
    scene.scan({ ...place, products: few, startedAtMs: scene.at(0, -chance.whole(3, 30)) });
    scene.gate('branch main', own, scene.at(0), {}, isInVain ? {} : { maxAgeMs: 60 * MINUTE_MS });
  },
  /** The last scan of a part says in the list that it has ended well, and in the detail that it has not. */
  'a part that contradicts itself': (scene, chance) => {
    scene.projects = ['101', '102'];
    const [main, other, before, own] = [scene.commit(), scene.commit(), scene.commit(), scene.commit()];
    const place = { owner: 'pull 8', base: main } as const;
    for (const project of scene.projects)
      scene.scan({ ...place, commit: before, project, startedAtMs: scene.at(-2, chance.whole(0, 9)) });
    const shown = chance.oneOf([
      { status: 'COMPLETED', exitCode: 2, isCodeListedAlone: true },
      { status: 'COMPLETED', exitCode: 2 },
    ]);
    const contradiction = { end: { status: 'ERROR', shown } } as const;
    scene.scan({
      owner: 'pull 7',
      base: main,
      commit: other,
      project: '102',
      startedAtMs: scene.at(-1),
      ...contradiction,
    });
    const startedAtMs = scene.at(0, 0, chance.whole(-30, 20));
    const first = scene.scan({ ...place, project: '101', commit: own, startedAtMs });
    const laterMs = Math.max(first.end!.atMs, scene.at(0)) + chance.whole(15, 45) * SECOND_MS;
    scene.scan({ ...place, project: '102', commit: own, startedAtMs: laterMs });
    scene.gate('pull 8', own, scene.at(0), {}, { projects: 'all', namesId: false });
  },
  /** The list is long, and has only scans of other projects. */
  'a long list of others': (scene, chance) => {
    const own = scene.commit();
    const strange = { owner: 'branch main', project: '201' } as const;
    const count = chance.whole(44, 60);
    for (let index = 0; index < count; index += 1)
      scene.scan({ ...strange, commit: scene.commit(), startedAtMs: scene.at(-30 - index * 4) });
    scene.answers = { scansPerPage: 1 };
    scene.gate('branch main', own, scene.at(0), {}, { namesId: false, discoveryMs: MINUTE_MS });
  },
} satisfies Scenes;
