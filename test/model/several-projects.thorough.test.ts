import { expect, it } from 'vitest';
import { draws } from '../build/draws.ts';
import { judgeSeveral } from './several-projects.ts';

/** `MODEL_SEED=<n> MODEL_HISTORIES=1` repeats one; another seed alone tries others. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_123);
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? draws(200));

it.each(['all', 'listed'] as const)(
  `projects: %s: the verdict is the worst of those of its projects, in ${HISTORIES} histories from seed ${SEED} on`,
  { timeout: 60_000 + 300 * HISTORIES },
  async (projects) => {
    const different: string[] = [];
    const tally = new Map<string, number>();
    for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
      const { report, count, differences } = await judgeSeveral(seed, projects);
      for (const key of [`${count} projects`, report.verdict.word]) tally.set(key, (tally.get(key) ?? 0) + 1);
      different.push(...differences.map((text) => `seed ${seed}: ${text}`));
    }
    console.info(Object.fromEntries([...tally].sort()));
    expect(different).toEqual([]);
    if (HISTORIES < 100) return;
    const keys = ['1 projects', '2 projects', '3 projects', '4 projects', 'pass', 'fail', 'inconclusive'];
    expect(keys.filter((key) => (tally.get(key) ?? 0) < HISTORIES / 20)).toEqual([]);
  },
);
