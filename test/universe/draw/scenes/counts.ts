import { MINUTE_MS, type ProductWord, SECOND_MS } from '../../universe.ts';
import type { Scenes } from './scene.ts';

/** Scenes with counts that agree by chance, and with an index that is late. */
export const COUNT_SCENES = {
  /** A scan that failed stands between two with the same numbers. */
  'a failed scan between equal numbers': (scene, chance) => {
    const commits = [scene.commit('secrets-high-3'), scene.commit('secrets-critical-1')];
    const [before, own] = chance.percent(50) ? commits : commits.toReversed();
    const failed = scene.commit();
    const owner = chance.oneOf(['pull 7', 'branch topic-7'] as const);
    scene.scan({ owner, commit: before!, startedAtMs: scene.at(-2) });
    const shown = { status: 'COMPLETED', exitCode: 2 };
    scene.scan({ owner, commit: failed, startedAtMs: scene.at(-1), end: { status: 'ERROR', shown } });
    const scan = scene.scan({ owner, commit: own!, startedAtMs: scene.at(0, 0, 30), lag: chance.whole(3, 9) });
    scene.gate(owner, own!, scan.end!.atMs + chance.whole(-60, 2) * SECOND_MS, {}, { maxHigh: 1 });
  },
  /** The previous scan of these products is older than a day, and a newer scan ran other products. */
  'equal numbers, a day apart': (scene, chance) => {
    const names = ['sast-low-4', 'sast-critical-1'];
    const [first, second] = chance.percent(50) ? names : names.toReversed();
    const [before, between, own] = [scene.commit(first!), scene.commit(first!), scene.commit(second!)];
    const owner = 'branch main' as const;
    const others: readonly ProductWord[] = ['sca', 'secrets'];
    // Days ago the ref may have been spelled in full.
    const ref = chance.oneOf(['main', 'refs/heads/main']);
    scene.scan({ owner, commit: before, ref, products: ['sast'], startedAtMs: scene.at(-chance.whole(26, 60)) });
    scene.scan({ owner, commit: between, products: others, startedAtMs: scene.at(-chance.whole(2, 20)) });
    scene.scan({ owner, commit: own, products: others, startedAtMs: scene.at(0), seconds: 20 });
    const late = { startedAtMs: scene.at(0, 0, chance.whole(0, 60)), seconds: 45, lag: chance.whole(3, 9) };
    const scan = scene.scan({ owner, commit: own, products: ['sast'], ...late });
    scene.gate(owner, own, scan.end!.atMs + chance.whole(-30, 2) * SECOND_MS);
  },
  /** Two commits of a ref have equally many findings, of the same products or of others. */
  'equal numbers': (scene, chance) => {
    const commits = [
      scene.commit('sast-low-4', 'sca-low-4', 'secrets-low-4'),
      scene.commit('sast-critical-1', 'sca-low-4', 'secrets-high-2'),
    ];
    const [before, own] = chance.percent(70) ? commits : commits.toReversed();
    const place = scene.subject('pull 7', 'branch topic-7');
    scene.scan({ ...place, commit: before!, startedAtMs: scene.at(0, -40) });
    const scan = scene.scan({ ...place, commit: own!, startedAtMs: scene.at(0), lag: chance.whole(3, 9) });
    scene.gate(place.owner, own!, scan.end!.atMs + chance.whole(0, 2) * SECOND_MS);
  },
  /** Two scans of one ref end at the same time, and the index is late for both. */
  'two scans end at a time': (scene, chance) => {
    const pool = ['sast-critical-1', 'sca-critical-1', 'sast-high-2', 'secrets-low-4'];
    const [main, before, own] = [scene.commit(), scene.some(40, ...pool), scene.some(40, ...pool)];
    const place = { owner: 'pull 7', base: main } as const;
    const lags = (endMs: number) =>
      chance.some(['found', 'gone'] as const, 60).map((of) => ({
        of,
        severity: chance.oneOf([undefined, 'SEVERITY_CRITICAL']),
        untilMs: endMs + chance.oneOf([12, 25, 50, 80, 100]) * SECOND_MS,
      }));
    const late = { seconds: chance.whole(150, 260), lag: chance.oneOf([12, 50, 80]) };
    const first = scene.scan({ ...place, commit: before, startedAtMs: scene.at(0), ...late });
    const startedAtMs = scene.at(0, 0, chance.whole(60, 140));
    const endMs = first.end!.atMs + chance.whole(5, 70) * SECOND_MS;
    const seconds = (endMs - startedAtMs) / SECOND_MS;
    scene.scan({ ...place, commit: own, startedAtMs, seconds, end: { lags: lags(endMs) } });
    scene.gate('pull 7', own, startedAtMs + chance.whole(5, 30) * SECOND_MS, {}, { maxCritical: chance.oneOf([0, 1]) });
  },
  /** The index takes in the first of two scans after the second one, which has closed the findings of the first. */
  'the index shows two scans in the wrong order': (scene, chance) => {
    const [main, before] = [scene.commit(), scene.commit('sca-critical-1')];
    const own = scene.commit(...chance.oneOf([['sast-low-4'], ['sast-high-2'], ['secrets-low-4']] as const));
    const place = { owner: 'pull 7', base: main } as const;
    const startedAtMs = scene.at(0, 2);
    const endMs = startedAtMs + 150 * SECOND_MS;
    const lagS = chance.oneOf([12, 25, 50]);
    const seconds = (endMs - scene.at(0)) / SECOND_MS - chance.whole(5, 60);
    const searchableAtMs = endMs + chance.whole(2, lagS) * SECOND_MS;
    scene.scan({ ...place, commit: before, startedAtMs: scene.at(0), seconds, end: { searchableAtMs } });
    const lags = [
      { of: 'gone', severity: 'SEVERITY_CRITICAL', untilMs: endMs + chance.whole(60, 110) * SECOND_MS },
      { of: 'found', untilMs: endMs + lagS * SECOND_MS },
    ] as const;
    scene.scan({ ...place, commit: own, startedAtMs, seconds: 150, end: { lags } });
    scene.gate('pull 7', own, startedAtMs + chance.whole(5, 60) * SECOND_MS, {}, { pollMs: 10 * SECOND_MS });
  },
  /** The clock of the machine is minutes behind, the run has polled while the scan ran, and the issues that it closed go later. */
  'a wrong clock and a late index': (scene, chance) => {
    const [main, before] = [scene.commit(), scene.commit('sast-critical-1', 'sast-high-2', 'sca-critical-1')];
    const own = scene.some(40, 'sast-high-2', 'sast-low-4');
    const place = { owner: 'pull 7', base: main } as const;
    scene.scan({ ...place, commit: before, startedAtMs: scene.at(-1) });
    const startedAtMs = scene.at(0, 0, 20);
    const seconds = chance.whole(120, 240);
    const untilMs = startedAtMs + (seconds + chance.whole(4, 38)) * SECOND_MS;
    const end = { lags: [{ of: 'gone' as const, untilMs }] };
    scene.scan({ ...place, commit: own, startedAtMs, seconds, clockMs: -10 * MINUTE_MS, end });
    scene.gate('pull 7', own, scene.at(0, 0, chance.whole(3, 30)));
  },
  /** Each page of an answer is of its own time, and a finding that only a condition limits enters the index between pages. */
  'pages while the index is filled': (scene, chance) => {
    const before = scene.commit('sast-low-4', 'sca-low-4', 'sca-low-5');
    const own = scene.commit('sast-low-4', 'sca-low-4', 'secrets-low-4');
    const owner = 'branch main' as const;
    scene.scan({ owner, commit: before, startedAtMs: scene.at(-1) });
    const answerMs = chance.oneOf([1_000, 2_000, 3_000]);
    const atMs = scene.at(0, 0, 45 + chance.whole(8, 16));
    const searchableAtMs = atMs + (chance.whole(10, 45) * answerMs) / 10;
    scene.scan({ owner, commit: own, startedAtMs: scene.at(0), seconds: 45, end: { searchableAtMs } });
    scene.answers = { groupsPerPage: 1, splitsGroups: false };
    const condition = { products: ['secrets'], severities: ['low'], max: 0, isIfScanned: false } as const;
    scene.gate(owner, own, atMs, {}, { answerMs, condition });
  },
  /** The same, but between pages the index drops the issues that the scan closed. */
  'pages while the index is emptied': (scene, chance) => {
    const before = scene.commit('sast-critical-1', 'sast-high-2');
    const own = scene.commit('sast-high-3', 'sca-low-4', 'sca-high-2', 'sca-high-3');
    const owner = 'branch main' as const;
    scene.scan({ owner, commit: before, startedAtMs: scene.at(-1) });
    const answerMs = chance.oneOf([2_000, 4_000]);
    const atMs = scene.at(0, 0, 45 + chance.whole(0, 4));
    const untilMs = atMs + chance.whole(2, 6) * answerMs - chance.whole(0, 1_500);
    const lags = [{ of: 'gone', severity: 'SEVERITY_CRITICAL', untilMs }] as const;
    scene.scan({ owner, commit: own, startedAtMs: scene.at(0), seconds: 45, end: { lags } });
    scene.answers = { groupsPerPage: 1, splitsGroups: false };
    scene.gate(owner, own, atMs, {}, { answerMs, maxHigh: 3 });
  },
  /** The index shows nothing of a scan for minutes. */
  'an index that is late by minutes': (scene, chance) => {
    const own = scene.commit(...chance.oneOf([['sast-critical-1'], ['sast-low-4'], ['sast-high-2', 'sca-low-4']]));
    const owner = chance.oneOf(['pull 7', 'branch topic-7'] as const);
    const waits = chance.whole(7, 20) * 60;
    const lag = waits + chance.whole(15, 60);
    const scan = scene.scan({ owner, commit: own, startedAtMs: scene.at(0), lag });
    scene.gate(owner, own, scan.end!.atMs + waits * SECOND_MS);
  },
  /** The scan's count includes ignored findings, and the index shows as many open findings of the scan before. */
  'ignored findings make up the number': (scene, chance) => {
    const ignored = ['sast-low-4', 'sca-low-4', 'secrets-low-4'].slice(0, chance.whole(1, 3));
    const open = ['sast-high-2', 'sca-high-2', 'secrets-high-2', 'sast-high-3'].slice(0, ignored.length + 1);
    const [before, own] = [scene.commit(...ignored, ...open), scene.commit(...ignored, 'sast-critical-1')];
    const owner = 'branch main' as const;
    const first = scene.scan({ owner, commit: before, startedAtMs: scene.at(-chance.whole(2, 20)) });
    const { project, ref, end } = first;
    const state = 'AGGREGATE_ISSUE_STATE_IGNORED_APP';
    for (const finding of ignored)
      scene.event({ kind: 'triage', project, atMs: end!.atMs + chance.whole(1, 60) * MINUTE_MS, ref, finding, state });
    const scan = scene.scan({ owner, commit: own, startedAtMs: scene.at(0), lag: chance.oneOf([10, 30, 60, 100]) });
    scene.gate(owner, own, scan.end!.atMs + chance.whole(-30, 60) * SECOND_MS, {}, { maxHigh: 4 });
  },
  /** A newer scan finds a new advisory, while the index is late for the first scan. */
  'a re-run while the index is late': (scene, chance) => {
    const own = scene.commit('sca-critical-1', 'sast-low-4');
    const place = { ...scene.subject('pull 7', 'branch topic-7'), commit: own };
    const late = { seconds: 45, lag: chance.whole(25, 32), unseen: ['sca-critical-1'] };
    const first = scene.scan({ ...place, startedAtMs: scene.at(0), ...late });
    const againMs = first.end!.atMs + chance.whole(8, 14) * SECOND_MS;
    scene.scan({ ...place, startedAtMs: againMs, seconds: chance.oneOf([20, 90, 240]) });
    scene.gate(place.owner, own, scene.at(0, 0, chance.whole(3, 40)), {}, { pollMs: 10 * SECOND_MS });
  },
  /** The scan before found another type than this one, and the index is still late for this one. */
  'what is found may still go': (scene, chance) => {
    const [main, before, own] = [scene.commit(), scene.commit('sast-critical-1'), scene.commit('secrets-low-4')];
    const place = { owner: 'pull 7', base: main } as const;
    scene.scan({ ...place, commit: before, startedAtMs: scene.at(-1) });
    const late = { seconds: 45, lag: chance.whole(3, 9) };
    const { end } = scene.scan({ ...place, commit: own, startedAtMs: scene.at(0), ...late });
    const isSweep = chance.percent(70);
    const settings = { isSweep, waitMs: isSweep ? 0 : scene.settings.waitMs };
    scene.gate('pull 7', own, end!.atMs + chance.whole(0, 3) * SECOND_MS, {}, settings);
  },
  /** Some searches are refused, while the index still shows the findings of another commit. */
  'an outage while the index is late': (scene, chance) => {
    const [main, own] = [scene.commit(), scene.commit()];
    const severe = chance.some(['sast-critical-1', 'sca-critical-1'], 40);
    const before = scene.commit('sca-high-2', 'secrets-high-3', ...severe);
    const place = { owner: 'pull 7', base: main } as const;
    scene.scan({ ...place, commit: before, startedAtMs: scene.at(0, -chance.whole(4, 90)) });
    const late = { seconds: 45, lag: chance.whole(10, 900) };
    const { end } = scene.scan({ ...place, commit: own, startedAtMs: scene.at(0), ...late });
    const of = chance.oneOf(['searches of some types', 'later pages'] as const);
    scene.answers = {
      groupsPerPage: of === 'later pages' ? 1 : 3,
      outages: [{ of, fromMs: scene.at(-1), untilMs: scene.at(1) }],
    };
    const baseline = chance.oneOf(['none', 'base'] as const);
    const condition = { products: ['sast'], severities: ['high'], max: 0, isIfScanned: true } as const;
    const hasCondition = baseline === 'none' && chance.percent(50);
    const atMs = end!.atMs + chance.whole(1, 8) * SECOND_MS;
    scene.gate('pull 7', own, atMs, {}, { baseline, maxHigh: 1, ...(hasCondition ? { condition } : {}) });
  },
  /** A diff scan and a full scan of the same commit are under one name, for different products. */
  'a diff scan and a full one under one name': (scene, chance) => {
    const own = scene.commit('secrets-high-3', ...chance.some(['secrets-low-4', 'sast-low-4', 'sca-low-4'], 50));
    const main = scene.commit();
    const startedAtMs = scene.at(0);
    scene.scan({ owner: 'pull 7', commit: own, base: main, ref: 'topic-7', products: ['sast', 'sca'], startedAtMs });
    const full = { startedAtMs: scene.at(0, 0, chance.whole(0, 20)), seconds: chance.oneOf([20, 60, 150]) };
    scene.scan({ owner: 'branch topic-7', commit: own, products: ['secrets'], ...full });
    const condition = { products: ['secrets'], severities: ['low'], max: 1, isIfScanned: false } as const;
    scene.gate('pull 7', own, scene.at(0, 0, chance.whole(5, 30)), {}, { condition, maxHigh: 0 });
  },
} satisfies Scenes;
