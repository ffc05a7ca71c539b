import { describe, expect, test } from 'vitest';
import { severityChart } from '../../../src/report/pages/page.ts';
import { aReport, UNREAD } from '../../build/a-report.ts';

const counts = { critical: 3n, high: 14n, medium: 0n, low: 0n, unrated: 0n, total: 17n };

describe('the severity chart', () => {
  test('draws the numbers of the report that are not 0', () => {
    const chart = severityChart(aReport({ counts }));
    expect(chart).toMatch(/^```mermaid\n%%\{init: .*\}%%\nxychart-beta\n[\s\S]*\n```$/);
    expect(chart).toContain('x-axis ["critical: 3", "high: 14"]');
    expect(chart).toContain('  bar [3, 14]');
    expect(severityChart(aReport({ counts, countsAre: 'at-least' }))).toContain('"critical: at least 3"');
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
