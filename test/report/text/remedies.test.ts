import { expect, test } from 'vitest';
import { remediesOf } from '../../../src/report/text/remedies.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

test('rules that nobody can list are told once, with the worst kind', () => {
  const code = aConditionRule(aRule({ rulePath: 'eval', severity: 'low' }));
  const ofPackage = aConditionRule(aRule({ rulePath: 'log4j', product: 'supply-chain', severity: 'critical' }));
  const told = remediesOf(
    aReport({ conditions: [aCondition({ result: 'broken', rules: [code, ofPackage], rulesInAll: 1_202 })] }),
  );
  expect(told.map(({ remedy, list }) => [remedy, list.others])).toEqual([
    ['update', 1_200],
    ['fix', 0],
  ]);
});
