import { describe, expect, test } from 'vitest';
import { severityChart } from '../../../src/report/pages/page.ts';
import { aCondition, aReport, UNREAD } from '../../build/a-report.ts';

const counts = { critical: 3n, high: 14n, medium: 0n, low: 0n, unrated: 0n, total: 17n };

describe('the severity chart', () => {
  test('draws issues over a limit in red, with the numbers of the report', () => {
    const conditions = [aCondition({ found: 3n }), aCondition({ name: 'max-high', max: 10n, found: 14n, waived: 1n })];
    const chart = severityChart(aReport({ counts, conditions }));
    expect(chart).toMatch(/^```mermaid\n%%\{init: .*\}%%\nxychart-beta\n[\s\S]*\n```$/);
    expect(chart).toContain('title "Issues by severity (red: over the limit)"');
    expect(chart).toContain('x-axis ["critical: 3 (max 0)", "high: 14 (max 10)"]');
    expect(chart).toContain('  bar [3, 14]\n  bar [0, 11]');
  });

  test('compares new issues with the limit if only those are judged', () => {
    const conditions = [aCondition({ compare: 'new', max: 1n, found: 3n, new: 2n })];
    expect(severityChart(aReport({ counts, conditions }))).toContain('  bar [3, 14]\n  bar [2, 14]');
  });

  test('has one colour if nothing is over a limit', () => {
    const chart = severityChart(aReport({ counts, conditions: [aCondition({ max: 3n, found: 3n })] }));
    expect(chart).toContain('x-axis ["critical: 3 (max 3)", "high: 14"]');
    expect(chart.match(/^ {2}bar /gm)).toHaveLength(1);
    expect(chart).not.toContain('red');
  });

  test('takes no label from a condition of the policy', () => {
    const chart = severityChart(
      aReport({ counts, conditions: [aCondition({ name: 'max-high', source: 'policy', max: 77n })] }),
    );
    expect(chart).not.toContain('77');
  });

  test.each([
    ['nothing was found', { ...counts, critical: 0n, high: 0n }],
    ['nothing was read', UNREAD],
  ])('is left out if %s', (_, found) => {
    expect(severityChart(aReport({ counts: found }))).toBe('');
  });

  test('leaves out a number that it cannot draw exactly', () => {
    expect(severityChart(aReport({ counts: { ...counts, high: 2n ** 60n } }))).not.toContain('high');
  });
});
