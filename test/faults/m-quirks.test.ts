import { describe, expect, test } from 'vitest';
import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import type { ScenarioName } from '../../emulator/scenarios.ts';
import { runFault } from '../run/fault-gate.ts';
import { outcomeOf } from '../run/gate.ts';

/* All quirks, alone and in pairs, are tried on the story: test/quirks. */
describe.concurrent('M. a platform that differs from our assumptions', () => {
  test.each<[quirks: readonly QuirkId[], platform: ScenarioName, reason: string]>([
    [['number-or-text'], 'clean', 'contract'],
    [['end-of-paging', 'search-total-unit'], 'clean', 'cursor-loop'],
  ])('M28 %j on the platform %s is reported as %s, and leads to doctor', async (quirks, platform, reason) => {
    const run = await runFault({ quirks, platform });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', reason]);
    for (const page of [run.stdout, run.summary]) expect(page).toContain('findings-gate doctor');
  });

  test('M28 a broken limit fails in any case if no deciding data is odd', async () => {
    const run = await runFault({ quirks: ['event-kind-name', 'listed-integers'], platform: 'over-limit' });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
  });
});
