import { describe, expect, it } from 'vitest';
import { describeCase, type Judged, judgeCase, kindOf, shrink } from './judged-case.ts';
import { caseOf } from './model-case.ts';

/** MODEL_SEED repeats a run, and MODEL_HISTORIES=1 with the seed of a case that case alone. */
const SEED = Number(process.env.MODEL_SEED ?? 20_261_121);
const HISTORIES = Number(process.env.MODEL_HISTORIES ?? 2_000);
const SHOWN = Number(process.env.MODEL_SHOWN ?? 3);

describe(`in ${HISTORIES} random histories from seed ${SEED} on`, { timeout: 120_000 }, () => {
  it('the gate says what the oracle gives: no other pass, no other fail, and no doubt where all is proven', async () => {
    const tally = new Map<string, number>();
    const different: { readonly seed: number; readonly judged: Judged }[] = [];
    for (let seed = SEED; seed < SEED + HISTORIES; seed += 1) {
      const judged = await judgeCase(caseOf(seed));
      for (const key of [`oracle ${judged.expected.word}`, kindOf(judged)]) {
        if (key !== undefined) tally.set(key, (tally.get(key) ?? 0) + 1);
      }
      if (judged.difference !== undefined) different.push({ seed, judged });
    }
    console.info(`Histories ${SEED} to ${SEED + HISTORIES - 1}:`, Object.fromEntries(tally));
    const told: string[] = [];
    for (const { seed } of different.slice(0, SHOWN)) {
      const smallest = await shrink(caseOf(seed));
      told.push(`${(await judgeCase(smallest)).difference}\n    ${describeCase(smallest)}`);
    }
    expect(told.join('\n\n'), `${different.length} histories were judged otherwise`).toBe('');
    for (const word of ['pass', 'fail', 'not proven'])
      expect(tally.get(`oracle ${word}`)).toBeGreaterThan(HISTORIES / 20);
  });
});
