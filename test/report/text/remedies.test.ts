import { describe, expect, test } from 'vitest';
import type { ReportedCondition, ReportedRule } from '../../../src/domain/report.ts';
import { whatToDo } from '../../../src/report/pages/what-to-do.ts';
import { remediesOf } from '../../../src/report/text/remedies.ts';
import { aCondition, aCulprit, aReport, aRule } from '../../build/a-report.ts';

const POLICY = { kind: 'local-file', path: 'gate.yml', sha256: '' } as const;
const FAIL = { word: 'fail', reason: undefined, message: '' } as const;
const rule = (rulePath: string, given: Partial<ReportedRule> = {}) => aCulprit(aRule({ rulePath, ...given }));
const SECRET = rule('key', { product: 'secrets', severity: 'high' });
const PACKAGE = rule('log4j', { product: 'supply-chain', severity: 'critical' });
const CODE = rule('eval', { severity: 'low' });

function brokenBy(rules: ReportedCondition['rules'], given: Partial<ReportedCondition> = {}) {
  return aReport({
    verdict: FAIL,
    policy: POLICY,
    conditions: [aCondition({ name: 'any', source: 'policy', result: 'broken', rules, ...given })],
  });
}

describe('what to do', () => {
  const linesOf = (report: ReturnType<typeof brokenBy>) =>
    whatToDo(report, (label) => label)
      .split('\n')
      .filter((line) => line.startsWith('- '));

  test('is a line for each kind of finding, the worst first, then triage and a waiver', () => {
    expect(linesOf(brokenBy([CODE, SECRET, PACKAGE]))).toEqual([
      '- **Update or remove the package** of `log4j` (1), and push, and',
      '- The secret found by `key` (1): **revoke it, then remove it**, and push, and',
      '- **Fix** `eval` (1), and push, or',
      '- **triage** the issues on the platform, then re-run this job: it takes seconds, nothing is scanned again, or',
      '- **waive** a rule in `gate.yml`, with a reason, an owner and an expiry date.',
    ]);
  });

  test.each([
    ['two rules', [SECRET, rule('token', { product: 'secrets' })], 'Each secret found by `key` (1) and `token` (1)'],
    ['a rule with two', [rule('key', { product: 'secrets', issues: 2n })], 'Each secret found by `key` (2)'],
    ['one', [SECRET], 'The secret found by `key` (1)'],
  ])('speaks of as many secrets as there are: %s', (_what, rules, told) => {
    expect(linesOf(brokenBy(rules))[0]).toBe(`- ${told}: **revoke it, then remove it**, and push, or`);
  });

  test('of secrets that work is no waiver', () => {
    const lines = linesOf(brokenBy([SECRET], { isOfLiveSecrets: true }));
    expect(lines).toHaveLength(2);
    expect(lines.at(-1)).toMatch(/nothing is scanned again\.$/);
  });

  test.each([[['ignored-app']], [['ignored-code', 'fixed']]] as const)(
    'is no triage where all that blocks stands in %j',
    (states) => {
      expect(linesOf(brokenBy([CODE], { states }))).toEqual([
        '- **Fix** `eval` (1), **or take back what silences it**, then',
        '- re-run this job: what is taken back on the platform needs no new scan, or',
        '- **waive** a rule in `gate.yml`, with a reason, an owner and an expiry date.',
      ]);
    },
  );

  test.each<[string, Partial<ReportedCondition>[]]>([
    ['a state that triage can change counts', [{ states: ['ignored-app', 'reviewing'] }]],
    ['another condition blocks too', [{ states: ['ignored-app'] }, {}]],
  ])('is triage where %s', (_what, given) => {
    const conditions = given.flatMap((one) => brokenBy([CODE], one).conditions);
    expect(linesOf({ ...brokenBy([CODE]), conditions })).toContainEqual(expect.stringMatching(/^- \*\*triage\*\*/));
  });

  test('is a waiver where another rule blocks beside such a secret', () => {
    expect(linesOf(brokenBy([SECRET, CODE], { isOfLiveSecrets: true })).at(-1)).toMatch(/^- \*\*waive\*\*/);
  });
});

test('rules that nobody can list are told once, with the worst kind', () => {
  const told = remediesOf(brokenBy([CODE, PACKAGE], { rulesInAll: 1_202 }));
  expect(told.map(({ remedy, list }) => [remedy, list.others])).toEqual([
    ['update', 1_200],
    ['fix', 0],
  ]);
});
