import { expect, test } from 'vitest';
import type { GateReport, ReportedCondition } from '../../../src/domain/report.ts';
import { conditionText } from '../../../src/report/text/report-facts.ts';
import { aCondition, aReport } from '../../build/a-report.ts';

const FAIL = { word: 'fail', reason: undefined, message: '' } as const;

function textOf(given: Partial<ReportedCondition>, countsAre: GateReport['countsAre'] = 'exact'): string {
  return conditionText(aReport({ verdict: FAIL, countsAre }), aCondition({ result: 'broken', ...given }));
}

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
])('a broken condition is told as: %s', (text, given, countsAre) => {
  expect(textOf(given, countsAre)).toBe(text);
});
