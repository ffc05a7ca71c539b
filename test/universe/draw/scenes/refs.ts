import { MINUTE_MS, SECOND_MS } from '../../universe.ts';
import type { Scenes } from './scene.ts';

/** Scenes about the owner of a scan, with names that others have too. */
export const REF_SCENES = {
  /** A fork calls its branch main, and its pull request is scanned under that name. */
  'a fork with our name': (scene, chance) => {
    const main = scene.commit();
    const [before, after] = chance.oneOf([
      [['sast', 'sca'], ['secrets']],
      [['sast'], ['sca', 'secrets']],
    ] as const);
    scene.scan({ owner: 'branch main', commit: main, products: before, startedAtMs: scene.at(-chance.whole(3, 40)) });
    const other = scene.commit();
    for (const products of [before, after])
      scene.scan({ owner: 'pull 3', commit: other, ref: 'topic-3', base: main, products, startedAtMs: scene.at(-2) });
    const own = scene.commit();
    const pushedMs = scene.at(0);
    const place = { owner: 'pull 7', commit: own, ref: 'main', base: main } as const;
    const first = scene.scan({ ...place, products: before, startedAtMs: pushedMs + chance.whole(5, 30) * SECOND_MS });
    if (chance.percent(50))
      scene.scan({
        ...place,
        products: after,
        startedAtMs: first.end!.atMs + chance.whole(70, 400) * SECOND_MS,
      });
    scene.gate('pull 7', own, pushedMs + chance.whole(3, 40) * SECOND_MS, { headRef: 'main', isFork: true });
  },
  /** A tag of an old commit is scanned today, for the products that the commit was scanned for. */
  'a tag of an old commit': (scene, chance) => {
    const [old, newer, own] = [scene.commit(), scene.commit(), scene.commit()];
    const few = chance.oneOf([['secrets'], ['sast']] as const);
    const more = few[0] === 'sast' ? (['sca', 'secrets'] as const) : (['sast', 'sca'] as const);
    scene.scan({ owner: 'branch main', commit: old, products: few, startedAtMs: scene.at(-12) });
    scene.scan({ owner: 'branch main', commit: newer, products: more, startedAtMs: scene.at(-chance.whole(4, 10)) });
    scene.scan({ owner: 'tag v1', commit: old, products: few, startedAtMs: scene.at(-1, chance.whole(-30, 30)) });
    const first = scene.scan({ owner: 'branch main', commit: own, products: few, startedAtMs: scene.at(0, 0, 20) });
    if (chance.percent(50))
      scene.scan({
        owner: 'branch main',
        commit: own,
        products: more,
        startedAtMs: first.end!.atMs + chance.whole(70, 400) * SECOND_MS,
      });
    scene.gate('branch main', own, scene.at(0, 0, chance.whole(3, 40)));
  },
  /** A new branch, while other branches are scanned for more products than pull requests, which are scanned in full as well. */
  'pulls in full beside branches': (scene, chance) => {
    const own = scene.commit();
    const queue = 'gh-readonly-queue/main/pr-7-c0030000';
    scene.scan({ owner: 'branch topic-8', commit: scene.commit(), startedAtMs: scene.at(-chance.whole(3, 20)) });
    const pull = { owner: 'pull 7', commit: scene.commit(), isFull: true, products: ['sast'] } as const;
    scene.scan({ ...pull, startedAtMs: scene.at(-2, chance.whole(0, 60)) });
    const first = scene.scan({
      owner: `branch ${queue}`,
      commit: own,
      products: chance.oneOf([['sast'], ['sast', 'sca']] as const),
      startedAtMs: scene.at(0, 0, 20),
    });
    if (chance.percent(50))
      scene.scan({
        owner: `branch ${queue}`,
        commit: own,
        products: ['secrets'],
        startedAtMs: first.end!.atMs + chance.whole(70, 400) * SECOND_MS,
      });
    scene.gate(`branch ${queue}`, own, scene.at(0, 0, chance.whole(3, 40)));
  },
  /** A branch and a tag of one name, of two commits with the same numbers. */
  'a branch and a tag with the same numbers': (scene, chance) => {
    const [before, own, other] = [
      scene.commit('sast-low-4'),
      scene.commit('sast-critical-1'),
      scene.commit(...chance.oneOf([[], ['sast-low-4', 'sast-high-2']] as const)),
    ];
    const [earlier, now] = chance.oneOf([
      [before, own],
      [own, before],
    ]);
    scene.scan({ owner: 'tag v2', commit: earlier, startedAtMs: scene.at(-1, chance.whole(-20, 30)) });
    // A bare name may be that of the tag as well, so that a later scan under the bare name takes the tag over.
    const isSpelled = chance.percent(60);
    const branch = { owner: 'branch v2', commit: other, ref: isSpelled ? 'refs/heads/v2' : 'v2' } as const;
    const branchMs = isSpelled ? scene.at(0, 0, chance.whole(31, 44)) : scene.at(0, chance.whole(-15, -5));
    scene.scan({ ...branch, startedAtMs: branchMs, seconds: chance.oneOf([20, 45]) });
    const lagMs = chance.oneOf([3, 5, 8]) * SECOND_MS;
    const startedAtMs = scene.at(0, 0, 30);
    const scan = scene.scan({
      owner: 'tag v2',
      commit: now,
      startedAtMs,
      seconds: 60,
      end: { searchableAtMs: startedAtMs + 60 * SECOND_MS + lagMs },
    });
    scene.gate('tag v2', now, scan.end!.atMs + chance.whole(-40, 2) * SECOND_MS);
    scene.gate('tag v2', now, scan.end!.atMs + chance.whole(10, 30) * MINUTE_MS);
  },
  /** Full scans of a branch name the pull request that is open for it. */
  'a branch that names its pull': (scene, chance) => {
    const [main, own] = scene.mainAnd('sast-high-2', 'sca-critical-1');
    const startedAtMs = scene.at(0, 0, chance.whole(5, 40));
    scene.scan({ owner: 'branch topic-7', commit: own, pullRequest: 7, startedAtMs });
    if (chance.percent(40)) scene.scan({ owner: 'pull 7', commit: own, base: main, startedAtMs });
    scene.gate('branch topic-7', own, scene.at(0, 0, chance.whole(3, 300)));
  },
  /** A pull request is scanned in full under a name that is no branch, and the detail is silent until the end. */
  'a silent detail of a long scan': (scene, chance) => {
    const [, own] = scene.mainAnd('sast-high-2');
    const place = { isFull: true, ref: 'build-7', pullRequest: 7 } as const;
    const startedAtMs = scene.at(0, 0, chance.whole(-40, 10));
    const seconds = chance.whole(140, 260);
    const silentUntilMs = startedAtMs + seconds * SECOND_MS;
    scene.scan({ owner: 'pull 7', commit: own, ...place, startedAtMs, seconds, silentUntilMs });
    scene.gate('pull 7', own, scene.at(0), {}, { discoveryMs: 2 * MINUTE_MS });
  },
  /** Jenkins scans under a name of its own, without a number. */
  "a CI system's own name": (scene, chance) => {
    const [main, own] = scene.mainAnd('sast-high-2');
    const place = { ref: 'PR-7', pullRequest: undefined, base: main } as const;
    scene.scan({ owner: 'pull 7', commit: own, ...place, startedAtMs: scene.at(0, 0, chance.whole(-90, 20)) });
    scene.gate('pull 7', own, scene.at(0), { ciRef: 'PR-7' });
  },
  /** Scanners of a merged pipeline report the merge commit. */
  'a merged pipeline': (scene, chance) => {
    const [main, own] = scene.mainAnd('sast-high-2');
    const merge = scene.some(30, 'sast-high-2');
    const startedAtMs = scene.at(0, 0, chance.whole(-90, 20));
    scene.scan({ owner: 'pull 7', commit: merge, base: main, startedAtMs });
    scene.gate('pull 7', own, scene.at(0), { pipelineCommit: merge });
  },
  /** Scanners that shorten commits, beside one that does not. */
  'short commits of the same ref': (scene, chance) => {
    const [main, own] = [scene.commit(), scene.some(30, 'sast-high-2')];
    const place = { owner: 'pull 7', commit: own, base: main } as const;
    scene.earlierPulls(main);
    scene.scan({ ...place, commit: scene.commit(), startedAtMs: scene.at(-1), shownCommit: 'c00' });
    scene.scan({ ...place, startedAtMs: scene.at(0, 0, chance.whole(-20, 60)) });
    scene.gate('pull 7', own, scene.at(0));
  },
  /** Full scans are required, and pull requests have diff scans too. */
  'full scans are required': (scene, chance) => {
    const [main, own] = scene.mainAnd('sast-high-2');
    const startedAtMs = scene.at(0, 0, chance.whole(-90, 20));
    scene.scan({ owner: 'pull 7', commit: own, base: main, startedAtMs });
    if (chance.percent(50))
      scene.scan({ owner: 'pull 7', commit: own, isFull: true, startedAtMs: startedAtMs - MINUTE_MS });
    scene.gate('pull 7', own, scene.at(0), {}, { isFullRequired: true });
  },
} satisfies Scenes;
