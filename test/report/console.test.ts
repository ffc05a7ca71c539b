import { expect, test } from 'vitest';
import { renderConsole } from '../../src/report/console.ts';
import { aCondition, aReport } from '../build/a-report.ts';
import { SAMPLE_REPORTS } from '../build/sample-reports.ts';

test('ends a log with aligned tables, counts, notes and the next step', () => {
  const lines = renderConsole(SAMPLE_REPORTS.fail!);
  expect(lines.slice(0, 3)).toEqual([
    'RESULT  CONDITION        LIMIT  FOUND  NEW  WAIVED',
    'broken  max-critical         0      3    -       0',
    'broken  max-high            10     14    -       1',
  ]);
  expect(lines).toContain('Issues: critical 3, high 14, medium 22, low 41, unrated 2, waived 1');
  expect(lines.at(-1)).toMatch(/^Next: Fix the issues, or triage them/);
});

test('aligns wide characters by the columns they take', () => {
  const conditions = [aCondition({ name: '漢字' }), aCondition({ name: 'abcd' })];
  const [, wide, narrow] = renderConsole(aReport({ conditions }));
  expect(wide).toBe('ok      漢字           0      0    -       0');
  expect(narrow).toBe('ok      abcd           0      0    -       0');
});

test('cuts long lists', () => {
  const conditions = Array.from({ length: 60 }, () => aCondition());
  expect(renderConsole(aReport({ conditions }))).toContain('and 10 more conditions');
});
