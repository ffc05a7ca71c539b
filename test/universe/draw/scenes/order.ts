import { MINUTE_MS, SECOND_MS } from '../../universe.ts';
import type { Scenes } from './scene.ts';

/** Scenes in which another scan takes over a ref, or one of several refs decides. */
export const ORDER_SCENES = {
  /** A newer scan of another commit is on the ref, and found as many. A scan of an unknown product is on another ref. */
  'taken over with equal numbers': (scene, chance) => {
    const [own, other] = [scene.commit('sast-critical-1'), scene.commit('sast-low-4')];
    const { owner, base } = scene.subject('pull 7', 'branch topic-7');
    const startedAtMs = scene.at(-1);
    const isOlder = chance.percent(50);
    scene.scan({ owner, commit: own, base, startedAtMs, seconds: 45 });
    // The other scan may have begun before, and ended later.
    if (isOlder)
      scene.scan({
        owner,
        commit: other,
        base,
        startedAtMs: startedAtMs - 60 * SECOND_MS,
        seconds: chance.whole(120, 400),
      });
    else scene.scan({ owner, commit: other, base, startedAtMs: startedAtMs + chance.whole(1, 50) * MINUTE_MS });
    scene.gate(owner, own, scene.at(0));
    const known = { owner: 'branch main', commit: scene.some(30, 'sast-high-2') } as const;
    scene.scan({ ...known, startedAtMs: scene.at(0, -4), seconds: 90 });
    const unknown = { owner: 'branch main', commit: other, products: ['firewall'] } as const;
    scene.scan({ ...unknown, startedAtMs: scene.at(0, -4, chance.whole(5, 50)), seconds: 20 });
    scene.gate('branch main', known.commit, scene.at(0, chance.whole(5, 30)));
  },
  /** Two pull requests of one branch and commit, to two bases, under one name; the scan of the second may fail, and just now. */
  'two pulls under one name': (scene, chance) => {
    const [main, release] = [scene.commit('sast-low-4'), scene.commit('sast-critical-1')];
    const own = scene.commit('sast-critical-1', 'sast-low-4');
    const isNow = chance.percent(50);
    const startedAtMs = isNow ? scene.at(0, 0, -20) : scene.at(-1);
    const place = { commit: own, ref: 'topic-7' } as const;
    scene.scan({ owner: 'pull 7', ...place, base: main, startedAtMs, seconds: 90 });
    const secondMs = startedAtMs + chance.whole(isNow ? 1 : 4, 60) * (isNow ? SECOND_MS : MINUTE_MS / 2);
    const end = chance.percent(40) ? ({ end: { status: 'ERROR' } } as const) : {};
    scene.scan({ owner: 'pull 8', ...place, base: release, startedAtMs: secondMs, seconds: 20, ...end });
    scene.gate('pull 7', own, scene.at(0));
  },
  /** The branch is pushed back to an earlier commit, which is scanned again. */
  'pushed back and scanned again': (scene, chance) => {
    const [own, other] = [scene.some(50, 'sast-high-2'), scene.commit('sast-low-4')];
    const { owner, base } = scene.subject('pull 7', 'branch topic-7');
    scene.scan({ owner, commit: own, base, startedAtMs: scene.at(-3) });
    scene.scan({ owner, commit: other, base, startedAtMs: scene.at(-2) });
    scene.scan({ owner, commit: own, base, startedAtMs: scene.at(0, 0, chance.whole(-20, 40)) });
    scene.gate(owner, own, scene.at(0));
  },
  /** A scan failed minutes ago, and is run again. */
  'a failed scan is run again': (scene, chance) => {
    const own = scene.some(50, 'sast-high-2');
    const { owner, base } = scene.subject('pull 7', 'branch topic-7');
    const status = chance.oneOf(['ERROR', 'CANCELLED'] as const);
    scene.scan({ owner, commit: own, base, startedAtMs: scene.at(0, -chance.whole(5, 40)), end: { status } });
    scene.scan({ owner, commit: own, base, startedAtMs: scene.at(0, 0, chance.whole(15, 45)) });
    scene.gate(owner, own, scene.at(0));
  },
  /** The pull request was scanned days ago, and its branch in full since. */
  'the own ref was scanned days ago': (scene, chance) => {
    const name = chance.oneOf(['sast-critical-1', 'sca-critical-1']);
    const [main, own] = [scene.commit(name), scene.commit(name, ...chance.some(['sast-low-4'], 50))];
    scene.scan({ owner: 'pull 7', commit: own, base: main, startedAtMs: scene.at(-chance.whole(26, 70)) });
    scene.scan({ owner: 'branch topic-7', commit: own, startedAtMs: scene.at(-chance.whole(1, 12)) });
    const isSweep = chance.percent(50);
    scene.gate('pull 7', own, scene.at(0), {}, { isSweep, waitMs: isSweep ? 0 : scene.settings.waitMs });
  },
  /** Pull requests are never scanned, or for code alone: the scan of the branch says the rest at once. */
  'branches alone are scanned': (scene, chance) => {
    const own = scene.some(30, 'sast-high-2', 'sca-low-4');
    const hasOwn = chance.percent(50);
    if (hasOwn) {
      const main = scene.commit();
      scene.earlierPulls(main, { products: ['sast'] });
      scene.scan({ owner: 'pull 7', commit: own, base: main, products: ['sast'], startedAtMs: scene.at(0, -4) });
    }
    scene.scan({ owner: 'branch topic-6', commit: scene.commit(), startedAtMs: scene.at(-2) });
    scene.scan({ owner: 'branch topic-7', commit: own, startedAtMs: scene.at(0, -chance.whole(3, 20)) });
    scene.gate('pull 7', own, scene.at(0));
  },
  /** The event names only a commit, which is scanned on several refs. */
  'several refs of a bare commit': (scene, chance) => {
    const [main, release] = [scene.commit(), scene.commit('sast-critical-1', 'sca-high-2')];
    const isOfBranches = chance.percent(50);
    const some = chance.some(['sast-low-4', 'sca-high-2'], 50);
    const own = scene.commit(...(isOfBranches ? some : ['sast-critical-1', ...some]));
    if (isOfBranches) {
      const status = chance.oneOf(['ERROR', 'CANCELLED'] as const);
      scene.scan({ owner: 'branch main', commit: own, startedAtMs: scene.at(-1, chance.whole(0, 20)) });
      scene.scan({
        owner: 'branch release',
        commit: own,
        startedAtMs: scene.at(-1, chance.whole(0, 20)),
        end: { status },
      });
    } else {
      const bases = chance.percent(70) ? [main, release] : [release, main];
      for (const [index, base] of bases.entries())
        scene.scan({ owner: `pull ${7 + index}`, commit: own, base, startedAtMs: scene.at(-1, 10 * index) });
    }
    scene.gate('branch main', own, scene.at(0), { isBare: true }, { maxHigh: 1 });
  },
} satisfies Scenes;
