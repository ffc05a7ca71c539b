import { MINUTE_MS, SECOND_MS } from '../../universe.ts';
import type { Scenes } from './scene.ts';

/** Scenes about findings that others left under a name, and about the base of a change. */
export const NAME_SCENES = {
  /** Pull requests are scanned under the names of their branches, for fewer products than the full scans at night. */
  'less than at night, under one name': (scene, chance) => {
    const isFork = chance.percent(50);
    const critical = 'sca-critical-1';
    const isKnown = chance.percent(40);
    const main = scene.commit(...(isKnown ? [critical] : []));
    const night = scene.commit(critical, ...chance.some(['sast-low-4'], 50));
    const own = scene.commit(critical, ...chance.some(['sast-low-4', 'sast-high-2', 'secrets-low-4'], 40));
    const products = ['sast', 'secrets'] as const;
    scene.earlierPulls(main, { products });
    scene.scan({ owner: 'branch main', commit: main, startedAtMs: scene.at(-7) });
    scene.scan({ owner: 'branch topic-7', commit: night, startedAtMs: scene.at(-chance.whole(3, 30)) });
    const startedAtMs = scene.at(0, 0, chance.whole(-400, 20));
    scene.scan({ owner: 'pull 7', commit: own, base: main, ref: 'topic-7', products, startedAtMs });
    const baseline = chance.oneOf(['none', 'base'] as const);
    scene.gate('pull 7', own, scene.at(0), { isFork }, { baseline, maxHigh: 1 });
  },
  /** For minutes, the index shows the findings of the full scan of the same name, and main has findings of the same rules. */
  'more than counted, under one name': (scene, chance) => {
    const base = scene.commit();
    const main = scene.commit('sast-high-3', 'sast-high-2');
    const night = scene.commit('sast-high-3');
    const own = scene.commit('sast-high-2');
    const isFork = chance.percent(60);
    scene.earlierPulls(base);
    scene.scan({ owner: 'branch main', commit: main, startedAtMs: scene.at(-1) });
    scene.scan({ owner: 'branch topic-7', commit: night, startedAtMs: scene.at(-chance.whole(3, 20)) });
    const startedAtMs = scene.at(0, -4);
    const untilMs = scene.at(0, chance.whole(5, 20));
    const end = { lags: [{ of: 'gone' as const, untilMs }] };
    scene.scan({ owner: 'pull 7', commit: own, base, ref: 'topic-7', startedAtMs, seconds: 45, end });
    const baseline = isFork ? 'base' : chance.oneOf(['none', 'none', 'base'] as const);
    scene.gate('pull 7', own, scene.at(0), { isFork }, { baseline, maxHigh: 0 });
  },
  /** A pull request has a diff scan, and its branch a full one of the same commit. */
  'a full scan beside a diff scan': (scene, chance) => {
    const name = chance.oneOf(['sast-high-3', 'sca-critical-1']);
    const main = scene.commit(name);
    const own = scene.commit(name, ...chance.some(['sast-low-4', 'sast-high-2'], 30));
    if (chance.percent(70)) scene.scan({ owner: 'branch main', commit: main, startedAtMs: scene.at(-3) });
    const startedAtMs = scene.at(-1);
    const isNumbered = chance.percent(70);
    scene.scan({ owner: 'pull 7', commit: own, base: main, startedAtMs });
    const branch = { owner: 'branch topic-7', commit: own, pullRequest: isNumbered ? 7 : undefined } as const;
    scene.scan({ ...branch, startedAtMs: startedAtMs + chance.whole(-60, 300) * SECOND_MS });
    scene.gate('pull 7', own, scene.at(0), {}, { baseline: 'base', maxHigh: 0 });
  },
  /** Of two scans of the base, the first to begin was the last to end. */
  'two scans of the base at a time': (scene, chance) => {
    const name = chance.oneOf(['secrets-critical-1', 'sast-critical-1']);
    const [first, second] = [
      scene.commit(name),
      scene.commit('secrets-high-2', 'secrets-low-4', 'sast-low-4', 'sast-high-2'),
    ];
    const own = scene.commit(name);
    const base = 'branch main' as const;
    const seconds = chance.whole(80, 120);
    const late = chance.oneOf([60, 90, 110]);
    const firstMs = scene.at(0);
    const searchableAtMs = firstMs + (seconds + late) * SECOND_MS;
    scene.scan({ owner: base, commit: first, startedAtMs: firstMs, seconds, end: { searchableAtMs } });
    const secondMs = firstMs + chance.whole(5, 30) * SECOND_MS;
    const endMs = firstMs + (seconds - chance.whole(2, 10)) * SECOND_MS;
    scene.scan({ owner: base, commit: second, startedAtMs: secondMs, seconds: (endMs - secondMs) / SECOND_MS });
    const ownMs = firstMs + 20 * SECOND_MS;
    scene.scan({
      owner: 'pull 9',
      commit: own,
      isFull: true,
      startedAtMs: ownMs,
      seconds: seconds + chance.whole(-10, 20),
    });
    const isSweep = chance.percent(50);
    const settings = { isSweep, waitMs: isSweep ? 0 : 10 * MINUTE_MS };
    const atMs = firstMs + (seconds + 22) * SECOND_MS;
    scene.gate('pull 9', own, atMs, {}, { baseline: 'base', maxHigh: 0, ...settings });
  },
  /** A change is merged to its base while it is scanned. Its findings are ignored there, or late in the index. */
  'merged while it is scanned': (scene, chance) => {
    const names = ['sast-high-2', ...chance.some(['sca-critical-1', 'secrets-high-2', 'sast-low-4'], 40)];
    const [main, own, merged] = [scene.commit(), scene.commit(...names), scene.commit(...names)];
    scene.scan({ owner: 'branch main', commit: main, startedAtMs: scene.at(-3) });
    const { end } = scene.scan({ owner: 'pull 7', commit: own, isFull: true, startedAtMs: scene.at(0), seconds: 150 });
    const startedAtMs = end!.atMs - chance.whole(95, 130) * SECOND_MS;
    const isLate = chance.percent(50);
    const late = { startedAtMs, seconds: 90, ...(isLate ? { lag: chance.whole(60, 110) } : {}) };
    const { project, ref } = scene.scan({ owner: 'branch main', commit: merged, ...late });
    const state = 'AGGREGATE_ISSUE_STATE_IGNORED_APP';
    for (const finding of chance.some(names, isLate ? 0 : 50))
      scene.event({ kind: 'triage', project, ref, finding, atMs: startedAtMs - MINUTE_MS, state });
    scene.gate('pull 7', own, end!.atMs + chance.whole(1, 8) * SECOND_MS, {}, { baseline: 'base' });
  },
  /** Nothing was ever scanned of the base, and some searches are refused. */
  'a base without a scan, and an outage': (scene, chance) => {
    const own = scene.commit('sca-high-2', ...chance.some(['sast-low-4'], 50));
    const startedAtMs = scene.at(0, 0, chance.whole(-90, 20));
    scene.scan({ owner: 'pull 7', commit: own, isFull: true, products: ['sast', 'sca'], startedAtMs });
    const outage = { of: 'searches of some types', fromMs: scene.at(-1), untilMs: scene.at(1) } as const;
    scene.answers = { outages: [outage] };
    const baseRef = chance.oneOf(['refs/heads/main', 'refs/heads/unscanned']);
    scene.gate('pull 7', own, scene.at(0), { baseRef }, { baseline: 'base', maxHigh: 0 });
  },
} satisfies Scenes;
