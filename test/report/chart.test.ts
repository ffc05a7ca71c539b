import { describe, expect, test } from 'vitest';
import { historyChart, severityChart } from '../../src/report/chart.ts';
import { aCondition, aReport } from '../build/a-report.ts';

const counts = { critical: 3n, high: 14n, medium: 0n, low: 0n, unrated: 0n, total: 17n };

describe('the severity chart', () => {
  test('draws found against limits, both as numbers of ours', () => {
    const chart = severityChart(
      aReport({ counts, conditions: [aCondition(), aCondition({ name: 'max-high', max: 10n })] }),
    );
    expect(chart).toMatch(/^```mermaid\n%%\{init: .*\}%%\nxychart-beta\n[\s\S]*\n```$/);
    expect(chart).toContain('x-axis ["critical (max 0)", "high (max 10)"]');
    expect(chart).toContain('bar [3, 14]');
    expect(chart).toContain('line [0, 10]');
  });

  test('draws no line where a severity has no limit', () => {
    const chart = severityChart(aReport({ counts, conditions: [aCondition()] }));
    expect(chart).toContain('x-axis ["critical (max 0)", "high"]');
    expect(chart).not.toContain('  line');
  });

  test('takes no label from a condition of the policy', () => {
    const chart = severityChart(
      aReport({ counts, conditions: [aCondition({ name: 'max-high', source: 'policy', max: 77n })] }),
    );
    expect(chart).not.toContain('77');
  });

  test.each([
    ['nothing was found', { ...counts, critical: 0n, high: 0n }],
    [
      'nothing was read',
      { critical: undefined, high: undefined, medium: undefined, low: undefined, unrated: undefined, total: undefined },
    ],
  ])('is left out where %s', (_, found) => {
    expect(severityChart(aReport({ counts: found }))).toBe('');
  });

  test('leaves out a number that it could not draw exactly', () => {
    expect(severityChart(aReport({ counts: { ...counts, high: 2n ** 60n } }))).not.toContain('high');
  });
});

test.each([
  [1n, 10],
  [10n, 10],
  [11n, 20],
  [31n, 40],
  [100n, 100],
  [812n, 1000],
])('%i issues are drawn on an axis up to %i', (critical, ceiling) => {
  expect(severityChart(aReport({ counts: { ...counts, critical, high: 0n } }))).toContain(`0 --> ${ceiling}\n`);
});

describe('the history chart', () => {
  const point = (day: number, findings: bigint) => ({ startedAtMs: Date.UTC(2026, 9, day, 9), findings });

  test('needs two scans', () => {
    expect(historyChart(aReport({ history: [] }))).toBe('');
    expect(historyChart(aReport({ history: [point(1, 5n)] }))).toBe('');
  });

  test('has the same numbers in words', () => {
    const chart = historyChart(aReport({ history: [point(1, 5n), point(2, 0n)] }));
    expect(chart).toContain('x-axis ["10-01", "10-02"]');
    expect(chart).toContain('line [5, 0]');
    expect(chart).toContain('Findings per scan, oldest first: 5, 0.');
  });

  test('numbers the scans where two fell on a day: equal labels would fall together', () => {
    expect(historyChart(aReport({ history: [point(1, 5n), point(1, 6n)] }))).toContain('x-axis ["1", "2"]');
  });
});
