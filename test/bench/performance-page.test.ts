import { describe, expect, it } from 'vitest';
import type { FigureName, Measured } from '../../bench/figures.ts';
import { renderResults } from '../../bench/results.ts';
import { renderTable } from '../../bench/table.ts';

const measured = (figure: FigureName, median: number): Measured => ({
  figure,
  median,
  low: median / 2,
  high: median * 2,
  runs: 9,
  sides: { ours: '20 ms' },
});

describe('the table of the bench', () => {
  it('has median, range, goal, sides and number of runs of every figure', () => {
    expect(
      renderTable([measured('run-memory', 90), measured('plain-script', 3.123)])
        .split('\n')
        .slice(2, 4),
    ).toEqual([
      '| the same: peak memory | **90 MB** | 45 MB to 180 MB | ≤ 100 MB | ours 20 ms | 9 |',
      '| plain sequential script / whole run, 50 ms a round trip, three pages a search | **3.12** | 1.56 to 6.25 | ≥ 3 | ours 20 ms | 9 |',
    ]);
  });

  it('has a column for an earlier build in place of sides and runs, empty where that has no such figure', () => {
    const table = renderTable([measured('start-time', 2), measured('start-cpu', 2)], [measured('start-time', 5)]);
    expect(table.split('\n').map((line) => line.split(/ \| ?/)[4])).toEqual(['Before', '--:', '5.00', '', undefined]);
  });
});

describe('the results as a file', () => {
  it('have numbers of at most four digits', () => {
    const machine = {
      processor: 'a',
      cores: 2,
      memoryGb: 8,
      system: 'b',
      node: 'v24',
      gate: '1',
      measuredOn: '2026-01-31',
    };
    expect(JSON.parse(renderResults({ machine, figures: [measured('run-time', 1.234567)] })).figures[0]).toMatchObject({
      median: 1.235,
      low: 0.6173,
      high: 2.469,
    });
  });
});
