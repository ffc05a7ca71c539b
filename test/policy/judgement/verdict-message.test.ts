import { expect, test } from 'vitest';
import type { CountColumn } from '../../../src/domain/severity.ts';
import type { ConditionResult } from '../../../src/domain/verdict.ts';
import { tellBroken } from '../../../src/policy/judgement/verdict-message.ts';
import { aCondition } from '../../build/a-report.ts';

const broken = (column: CountColumn, found: bigint, given: Partial<ConditionResult> = {}) =>
  aCondition({ name: `max-${column}`, column, found, result: 'broken', ...given });

test.each<[conditions: readonly ConditionResult[], message: string]>([
  [[broken('critical', 1n)], '1 critical issue, none allowed'],
  [[broken('critical', 3n), broken('high', 8n)], '3 critical and 8 high issues, none allowed'],
  [
    [broken('critical', 3n), broken('high', 8n), broken('unrated', 1n)],
    '3 critical, 8 high and 1 unrated issue, none allowed',
  ],
  [
    [broken('critical', 3n), broken('high', 14n, { max: 10n })],
    '3 critical issues, none allowed; 14 high issues, 10 allowed',
  ],
  [
    [broken('critical', 3n), broken('high', 8n, { waived: 2n })],
    '3 critical issues, none allowed; 8 high issues (2 waived), none allowed',
  ],
  [
    [broken('critical', 3n, { compare: 'new', new: 1n }), broken('high', 8n, { compare: 'new', new: 2n })],
    '1 new critical and 2 new high issues, none allowed',
  ],
  [
    [broken('critical', 3n), broken('high', 8n, { source: 'policy', column: undefined })],
    '3 critical issues, none allowed; "max-high": 8 issues, none allowed',
  ],
  [[broken('critical', 3n), broken('high', 8n, { name: 'renamed' })], '3 critical and 8 high issues, none allowed'],
])('limits of severities are put into words: %#', (conditions, message) => {
  expect(tellBroken(conditions, undefined)).toBe(message);
});

test('what was not read to its end is shown as a lower bound', () => {
  const shortfall = { reason: 'server', message: 'status 503', areCountsLowerBounds: true } as const;
  expect(tellBroken([broken('critical', 3n), broken('high', 8n)], shortfall)).toBe(
    'at least 3 critical and 8 high issues, none allowed; incomplete: status 503',
  );
});
