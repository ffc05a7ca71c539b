import { expect, test } from 'vitest';
import type { CountColumn } from '../../../src/domain/issue.ts';
import { UNLIMITED } from '../../../src/domain/policy.ts';
import type { ConditionOutcome } from '../../../src/domain/verdict.ts';
import { tellBroken, tellPass } from '../../../src/policy/judgement/verdict-message.ts';
import { aCondition } from '../../build/a-report.ts';

const broken = (column: CountColumn, found: bigint, given: Partial<ConditionOutcome> = {}) =>
  aCondition({ name: `max-${column}`, column, found, result: 'broken', ...given });

test.each<[conditions: readonly ConditionOutcome[], message: string]>([
  [[broken('critical', 1n)], '1 critical issue, none allowed'],
  [[broken('critical', 3n), broken('high', 8n)], '3 critical and 8 high issues, none allowed'],
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
  [
    [broken('critical', 3n, { column: undefined, states: ['ignored-code', 'ignored-app'] })],
    '"max-critical": 3 issues in ignored-code or ignored-app, none allowed',
  ],
])('limits of severities are described: %#', (conditions, message) => {
  expect(tellBroken(conditions, undefined)).toBe(message);
});

test.each<[results: readonly ConditionOutcome['result'][], message: string]>([
  [['ok', 'unproven', 'not-applicable'], 'within 1 of 3 limits'],
  [['not-applicable'], 'nothing blocks: no blocking condition is in force'],
])('a pass names only limits that were judged: %j', (results, message) => {
  expect(tellPass(results.map((result) => aCondition({ result })))).toBe(message);
});

test('a pass does not count a condition without a limit', () => {
  expect(tellPass([aCondition({ result: 'ok' }), aCondition({ result: 'ok', max: UNLIMITED })])).toBe(
    'within the limit',
  );
});
