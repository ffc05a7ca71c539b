import { describe, expect, test } from 'vitest';
import type { GateReport, ReportedCondition } from '../../../src/domain/report.ts';
import { boundOf, conditionText, withoutUnread, worstFirst } from '../../../src/report/text/report-facts.ts';
import { aCondition, aReport } from '../../build/a-report.ts';

describe('the number of a condition', () => {
  const unproven = { result: 'unproven' } as const;
  const unclassified = { reason: 'unclassified', message: '' } as const;

  test.each<[what: string, verdict: GateReport['verdict']]>([
    ['a pass', { word: 'pass', reason: undefined, message: '' }],
    ['a fail', { word: 'fail', reason: undefined, message: '' }],
    ['a fail with issues of an unknown severity', { word: 'fail', ...unclassified }],
    ['an inconclusive run with issues of an unknown severity', { word: 'inconclusive', ...unclassified }],
  ])('that is not judged is a lower bound in %s', (_what, verdict) => {
    expect(boundOf({ countsAre: 'exact', verdict }, unproven)).toBe('at-least');
    expect(boundOf({ countsAre: 'unsettled', verdict }, unproven)).toBe('unsettled');
  });

  test('that passes or is broken is exact beside issues of an unknown severity', () => {
    const verdict = { word: 'fail', ...unclassified } as const;
    const bounds = (['ok', 'broken'] as const).map((result) => boundOf({ countsAre: 'exact', verdict }, { result }));
    expect(bounds).toEqual(['exact', 'exact']);
  });
});

test('a number that pages show as not read is missing for programs', () => {
  const results = ['unproven', 'not-applicable', 'broken'] as const;
  const conditions = results.map((result, index) => aCondition({ result, found: BigInt(index), new: 0n }));
  const { counts } = aReport();
  const read = withoutUnread(aReport({ countsAre: 'at-least', counts: { ...counts, high: 2n }, conditions }));
  expect([read.counts.critical, read.counts.high]).toEqual([undefined, 2n]);
  expect(read.conditions.map((one) => [one.found, one.new])).toEqual([
    [undefined, undefined],
    [1n, 0n],
    [2n, undefined],
  ]);
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

test.each<[text: string, given: Partial<ReportedCondition>, countsAre?: GateReport['countsAre']]>([
  ['14 high issues, 10 allowed', { name: 'max-high', found: 14n, max: 10n }],
  ['1 critical issue, none allowed', { found: 1n }],
  ['2 issues, 1 allowed', { name: 'Live', source: 'policy', found: 2n, max: 1n }],
  ['2 rules, 1 allowed', { name: 'Live', source: 'policy', count: 'groups', found: 2n, max: 1n }],
  ['1 high rule, none allowed', { name: 'max-high', count: 'groups', found: 1n }],
  ['14 high issues, 3 waived, 10 allowed', { name: 'max-high', found: 14n, waived: 3n, max: 10n }],
  ['1 new critical issue, none allowed', { compare: 'new', found: 9n, new: 1n }],
  ['5 new critical issues, 2 waived, none allowed', { compare: 'new', found: 9n, new: 5n, waived: 2n }],
  ['9 critical issues, none allowed', { compare: 'new', found: 9n }],
  ['9 critical issues, none allowed', { found: 9n, new: 1n }],
  ['at least 9 critical issues, none allowed', { found: 9n }, 'at-least'],
  ['at least 1 new critical issue, none allowed', { compare: 'new', found: 9n, new: 1n }, 'at-least'],
  [
    'at least 3 new critical issues, at least 1 waived, none allowed',
    { compare: 'new', found: 9n, new: 3n, waived: 1n },
    'at-least',
  ],
  ['9007199254740993 critical issues, 9007199254740992 allowed', { found: 2n ** 53n + 1n, max: 2n ** 53n }],
])('a broken condition reads: %s', (text, given, countsAre = 'exact') => {
  const verdict = { word: 'fail', reason: undefined, message: '' } as const;
  expect(conditionText(aReport({ verdict, countsAre }), aCondition({ result: 'broken', ...given }))).toBe(text);
});
