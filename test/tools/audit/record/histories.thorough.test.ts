import { expect, it } from 'vitest';
import { draws } from '../../../build/draws.ts';
import { reportOn } from '../../../model/judged-case.ts';
import { caseOf } from '../../../model/model-case.ts';
import { judged, recordIn, replay } from './recorded-run.ts';

/** Of which `test/model` shows that the gate is right. */
const FIRST_SEED = Number(process.env.MODEL_SEED ?? 20_261_122);
const HISTORIES = draws(75);
const SEEDS = Array.from({ length: HISTORIES }, (_, index) => FIRST_SEED + index);

it(`decides ${HISTORIES} random histories again as they were decided`, async () => {
  const words = new Map<string, number>();
  for (const seed of SEEDS) {
    await reportOn(caseOf(seed), async (raw, world) => {
      const { report, text } = await recordIn(world, raw);
      expect(judged(await replay(text)), `seed ${seed}`).toEqual(judged(report));
      const word = report.verdict.reason ?? report.verdict.word;
      words.set(word, (words.get(word) ?? 0) + 1);
      return report;
    });
  }
  expect(words.size).toBeGreaterThan(5);
});
