import { describe, expect, it } from 'vitest';
import { platformOf } from '../../emulator/history/platform-of.ts';
import { draws } from '../build/draws.ts';
import { describeCase } from './describe-case.ts';
import type { Expected } from './expected.ts';
import { judgeCase, kindOf, shrink } from './judged-case.ts';
import { caseOf } from './model-case.ts';
import { RefTruth } from './ref-truth.ts';
import { namesOf, SHARES, START_MS } from './worlds.ts';

/** `MODEL_SEED=<n> MODEL_HISTORIES=1` repeats one history; another seed alone tries others. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_121);
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? draws(500));
/** How many histories that were judged otherwise are shown, each made as short as it can be. */
const SHOWN = Number(process.env.MODEL_SHOWN ?? 3);
const SEEDS = Array.from({ length: HISTORIES }, (_, index) => SEED + index);

/** What random histories must lead to again and again: a rule that they never need is a rule that they never test. */
const ANSWERS = ['pass', 'fail', 'incomplete fail', 'no-scan', 'partial-only', 'wrong-repository', 'product-missing'];
const DOUBTS = ['scan-running', 'scan-failed', 'scan-cancelled', 'scan-never-finished', 'superseded', 'index-lag'];

describe(`in ${HISTORIES} random histories from seed ${SEED} on`, { timeout: 60_000 + 60 * HISTORIES }, () => {
  it('the gate gives no pass and no fail but the right one, and no doubt where all is proven', async () => {
    const tally = new Map<string, number>();
    const count = (key: string) => tally.set(key, (tally.get(key) ?? 0) + 1);
    const different: number[] = [];
    for (const seed of SEEDS) {
      const world = caseOf(seed);
      const judged = await judgeCase(world);
      for (const name of namesOf(world.worlds)) count(`world: ${name}`);
      for (const answer of answersOf(judged.expected)) count(answer);
      const kind = kindOf(judged);
      if (kind === undefined) continue;
      count(kind);
      different.push(seed);
    }
    console.info(`Seeds ${SEED} to ${SEED + HISTORIES - 1}:`, Object.fromEntries([...tally].sort()));
    expect(different, `judged otherwise:\n${await describeAll(different.slice(0, SHOWN))}`).toEqual([]);
    if (HISTORIES < 400) return;
    const timesOf = (key: string) => tally.get(key) ?? 0;
    const worlds = Object.entries(SHARES).filter(([, share]) => share > 0);
    expect([...ANSWERS, ...DOUBTS].filter((answer) => timesOf(answer) < HISTORIES / 400)).toEqual([]);
    expect(worlds.filter(([name]) => timesOf(`world: ${name}`) < HISTORIES / 40)).toEqual([]);
    const silent = [...tally].filter(([key]) => key.startsWith('silent')).map(([, times]) => times);
    // Some 8 % from any seed: more would mean that the oracle has begun to look away.
    expect(silent.reduce((sum, times) => sum + times, 0)).toBeLessThan(HISTORIES / 9);
  });

  it('the emulator shows on every ref what the oracle takes for the truth', () => {
    for (const seed of SEEDS) {
      const { history } = caseOf(seed);
      const { repositoryId } = history;
      const { issues } = platformOf(history, START_MS);
      for (const nowMs of [-3_600_000, 0, 65_000, 240_000].map((ms) => START_MS + ms)) {
        const truth = new RefTruth(history, nowMs);
        const visible = issues.filter(
          (issue) => issue.visibleAtMs <= nowMs && nowMs < (issue.visibleUntilMs ?? Number.POSITIVE_INFINITY),
        );
        for (const ref of new Set(issues.map((issue) => issue.ref))) {
          const shown = visible.filter((issue) => issue.ref === ref && issue.type !== 'ISSUE_TYPE_AI_SAST');
          const detected = shown.filter(({ state }) => !/_(?:FIXED|REMOVED)$/.test(state)).map(({ id }) => id);
          const held = ['sast', 'sca', 'secrets'].flatMap((product) => truth.held(product, ref));
          const expected = held.map(({ id }) => `${repositoryId}:${ref}:${id}`);
          expect(detected.toSorted(), `seed ${seed}, ${ref}, at ${nowMs - START_MS}`).toEqual(expected.toSorted());
        }
      }
    }
  });
});

function answersOf(expected: Expected): readonly string[] {
  if (expected.word === 'not proven') return [...expected.reasons.keys()];
  if (expected.word === 'fail' && !expected.isComplete) return ['incomplete fail'];
  return expected.word === 'silent' ? [`silent: ${expected.why}`] : [expected.word];
}

async function describeAll(seeds: readonly number[]): Promise<string> {
  const told: string[] = [];
  for (const seed of seeds) {
    const smallest = await shrink(caseOf(seed));
    told.push(`${(await judgeCase(smallest)).difference}\n    ${describeCase(smallest)}`);
  }
  return told.join('\n\n');
}
