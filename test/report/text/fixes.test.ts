import { expect, test } from 'vitest';
import { fixesOf } from '../../../src/report/text/fixes.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

test('rules that nobody can list are told once, with the worst kind', () => {
  const code = aConditionRule(aRule({ rulePath: 'eval', severity: 'low' }));
  const ofPackage = aConditionRule(aRule({ rulePath: 'log4j', product: 'supply-chain', severity: 'critical' }));
  const told = fixesOf(
    aReport({ conditions: [aCondition({ result: 'broken', rules: [code, ofPackage], rulesInAll: 1_202 })] }),
  );
  expect(told.map(({ fix, list }) => [fix, list.others])).toEqual([
    ['update', 1_200],
    ['fix', 0],
  ]);
});
