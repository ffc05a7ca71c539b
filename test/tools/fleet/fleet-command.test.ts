import { describe, expect, it } from 'vitest';
import type { LineAt } from '../../../src/cli/terminal.ts';
import { progressLines } from '../../../src/tools/fleet/fleet-command.ts';
import { progressText } from '../../../src/tools/fleet/simulate/simulate-command.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

/** Three hundred refs, a new one every 30 ms: what is told, when, and what is written over. */
function progressOf(isWatched: boolean) {
  const clock = new FakeClock();
  const told: { line: string; at: number }[] = [];
  const shown: string[] = [];
  const terminal = {
    tell: (line: string) => told.push({ line, at: clock.now() }),
    showProgress: isWatched ? (lineAt: LineAt) => shown.push(lineAt(0)) : undefined,
  };
  const progress = progressLines(clock, terminal, progressText);
  for (let judged = 0; judged <= 300; judged += 1) {
    progress([], 300, judged * 10);
    clock.advance(30);
  }
  return { told, shown };
}

describe('the progress of a simulation', () => {
  it('is told once a second at most, whatever the number of refs', () => {
    const { told } = progressOf(false);
    expect(told).toHaveLength(Math.floor((300 * 30) / 1_020) + 1);
    const gaps = told.slice(1).map(({ at }, index) => at - told[index]!.at);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1_000);
    expect(told[0]!.line).toBe('0 of 300 refs judged, 0 would fail (0 requests)');
  });

  it('is one line that is written over where somebody watches', () => {
    const { told, shown } = progressOf(true);
    expect(told).toEqual([]);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown[0]).toBe('0 of 300 refs judged, 0 would fail (0 requests)');
  });
});
