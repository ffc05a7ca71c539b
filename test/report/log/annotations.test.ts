import { expect, test } from 'vitest';
import { renderAnnotations } from '../../../src/report/log/annotations.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';

test('annotations name each broken condition, its limit and what was found, blocking ones first', () => {
  const report = aReport({
    verdict: { word: 'fail', reason: undefined, message: '' },
    exitCode: 1,
    conditions: [
      aCondition({ name: 'warned', action: 'warn', found: 2n, result: 'broken' }),
      aCondition({ name: 'blocked', max: 1n, found: 5n, waived: 1n, result: 'broken' }),
      aCondition({ name: 'new ones', compare: 'new', found: 9n, new: 1n, result: 'broken' }),
      aCondition(),
    ],
    waivers: [aWaiver({ state: 'expired', issues: 0n })],
  });
  expect(renderAnnotations(report)).toEqual([
    { level: 'error', title: 'Findings Gate: blocked', message: '5 issues, 1 waived, 1 allowed.' },
    { level: 'error', title: 'Findings Gate: new ones', message: '1 new issue, none allowed.' },
    { level: 'warning', title: 'Findings Gate: warned', message: '2 issues, none allowed.' },
    { level: 'warning', title: 'Findings Gate: waivers', message: '1 waiver expired: the issues count again.' },
  ]);
});

test('the annotation of a condition names at most three rules that break it, with what it counts', () => {
  const rules = ['a', 'b', 'c', 'd', 'e'].map((rulePath, index) => aRule({ rulePath, issues: BigInt(9 - index) }));
  const conditionRules = rules.slice(1).map((rule) => aConditionRule(rule));
  const conditions = [
    aCondition({ name: 'No live secrets', source: 'policy', found: 26n, result: 'broken', rules: conditionRules }),
  ];
  const verdict = { word: 'fail', reason: undefined, message: '' } as const;
  const [first] = renderAnnotations(aReport({ verdict, exitCode: 1, conditions, rules }));
  expect(first?.message).toBe('26 issues, none allowed: b (8), c (7), d (6), and 1 more.');
});

test('a clean pass has no annotations', () => {
  expect(renderAnnotations(aReport())).toEqual([]);
});

test('annotations are at most ten, and the last one says how many are left out', () => {
  const conditions = Array.from({ length: 500 }, () => aCondition({ found: 1n, result: 'broken' }));
  const verdict = { word: 'fail', reason: undefined, message: '' } as const;
  const annotations = renderAnnotations(aReport({ verdict, exitCode: 1, conditions }));
  expect(annotations).toHaveLength(10);
  expect(annotations.at(-1)).toMatchObject({ level: 'error', message: 'And 491 more: see the job summary.' });
  expect(
    renderAnnotations(aReport({ verdict, exitCode: 1, conditions: conditions.slice(0, 10) })).at(-1)?.message,
  ).toMatch(/none allowed/);
});

test('annotations have messages of at most 3,000 characters', () => {
  const message = '😀'.repeat(4_000);
  const verdict = { word: 'inconclusive', reason: 'server', message } as const;
  const [first] = renderAnnotations(aReport({ verdict, exitCode: 2 }));
  expect(first?.message.length).toBeLessThanOrEqual(3_000);
  expect(first?.message.isWellFormed()).toBe(true);
});
