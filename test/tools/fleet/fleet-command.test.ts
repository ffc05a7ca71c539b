import { expect, it } from 'vitest';
import type { LineAt } from '../../../src/cli/terminal.ts';
import { progressLines } from '../../../src/tools/fleet/fleet-command.ts';
import { progressText } from '../../../src/tools/fleet/simulate/simulate-command.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

it('the progress of a simulation is logged once a second at most, or is one line on a terminal', () => {
  const clock = new FakeClock();
  const told: { line: string; at: number }[] = [];
  const shown: string[] = [];
  const tell = (line: string) => told.push({ line, at: clock.now() });
  const showProgress = (lineAt: LineAt) => shown.push(lineAt(0));
  const both = [
    progressLines(clock, { tell, showProgress: undefined }, progressText),
    progressLines(clock, { tell: () => expect.fail('it is shown'), showProgress }, progressText),
  ];
  for (let judged = 0; judged <= 300; judged += 1) {
    for (const progress of both) progress([], 300, judged * 10);
    clock.advance(30);
  }
  const first = '0 of 300 refs judged, 0 would fail (0 requests)';
  expect([told[0]!.line, shown[0]]).toEqual([first, first]);
  expect(told).toHaveLength(Math.floor((300 * 30) / 1_020) + 1);
  const gaps = told.slice(1).map(({ at }, index) => at - told[index]!.at);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
  expect(shown.length).toBeGreaterThan(50);
});
