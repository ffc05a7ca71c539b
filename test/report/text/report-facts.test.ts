import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { boundOf, longestList, worstFirst } from '../../../src/report/text/report-facts.ts';
import { aCondition, aReport, aRule, aWaiver } from '../../build/a-report.ts';

describe('the number of a condition', () => {
  const unproven = { result: 'unproven' } as const;
  const unclassified = { reason: 'unclassified', message: '' } as const;

  test.each<[what: string, verdict: GateReport['verdict']]>([
    ['a pass', { word: 'pass', reason: undefined, message: '' }],
    ['a fail', { word: 'fail', reason: undefined, message: '' }],
    ['a fail with issues of an unknown severity', { word: 'fail', ...unclassified }],
    ['issues of an unknown severity', { word: 'inconclusive', ...unclassified }],
  ])('that is not proven beside %s is the least that there is', (_what, verdict) => {
    expect(boundOf({ countsAre: 'exact', verdict }, unproven)).toBe('at-least');
    expect(boundOf({ countsAre: 'unsettled', verdict }, unproven)).toBe('unsettled');
  });

  test('that holds or is broken is exact beside issues of an unknown severity', () => {
    const verdict = { word: 'fail', ...unclassified } as const;
    const bounds = (['ok', 'broken'] as const).map((result) => boundOf({ countsAre: 'exact', verdict }, { result }));
    expect(bounds).toEqual(['exact', 'exact']);
  });
});

test('the longest list of a page may be any of them', () => {
  const eleven = <Item>(item: Item): Item[] => Array.from({ length: 11 }, () => item);
  const { issues, ruleId, rulePath, product, severity, url } = aRule();
  const lists: Partial<GateReport>[] = [
    { conditions: eleven(aCondition()) },
    { rules: eleven(aRule()) },
    { fixedRules: eleven({ issues, ruleId, rulePath, product, severity, url }) },
    { waivers: eleven(aWaiver()) },
    { notices: eleven('A notice.') },
    { debugNotes: eleven('An oddity.') },
    { searches: eleven('critical') },
  ];
  for (const list of lists) expect(longestList(aReport(list))).toBeGreaterThanOrEqual(11);
});

test('conditions are in the order in which they matter', () => {
  const conditions = (['not-applicable', 'ok', 'unproven', 'broken'] as const).flatMap((result) =>
    (['warn', 'fail'] as const).map((action) => aCondition({ result, action })),
  );
  expect(worstFirst(conditions).map(({ result, action }) => `${result} ${action}`)).toEqual([
    'broken fail',
    'broken warn',
    'unproven warn',
    'unproven fail',
    'ok warn',
    'ok fail',
    'not-applicable warn',
    'not-applicable fail',
  ]);
});
