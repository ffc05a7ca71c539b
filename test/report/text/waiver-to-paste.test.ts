import { describe, expect, test } from 'vitest';
import type { RuleFacts, Tally } from '../../../src/domain/evidence.ts';
import { COUNT_COLUMNS } from '../../../src/domain/issue.ts';
import type { GateReport, ReportedCondition, ReportedRule } from '../../../src/domain/report.ts';
import { evaluate } from '../../../src/policy/judgement/evaluate.ts';
import { renderConsole } from '../../../src/report/log/console.ts';
import { mayWaive, pasteLines, waiverPlace, waiverToPaste } from '../../../src/report/text/fixes.ts';
import { logLine } from '../../../src/report/text/text.ts';
import { aLocation, someLocations } from '../../build/a-location.ts';
import { aCondition, aConditionRule, aReport, aRule, aWaiver } from '../../build/a-report.ts';
import { RULE_NAMES } from '../../build/rule-names.ts';
import { caseOf } from '../../policy/a-case.ts';
import { parsePolicy } from '../../policy/parse-one-policy.ts';

const POLICY = { kind: 'local-file', path: 'gate.yml', sha256: '' } as const;
const NAMES = Object.entries(RULE_NAMES);
type Named = Pick<RuleFacts, 'rulePath' | 'ruleId'>;

function failBy(rule: Named, given: Partial<GateReport> = {}): GateReport {
  const rules = [aConditionRule(aRule(rule))];
  const verdict = { word: 'fail', reason: undefined, message: '1 critical issue, none allowed' } as const;
  return aReport({
    verdict,
    nextStep: 'Fix it.',
    conditions: [aCondition({ result: 'broken', found: 1n, rules })],
    // The waivers file does not exist yet.
    waiversFile: given.policy === undefined ? { path: 'waivers.yml', source: undefined } : undefined,
    ...given,
  });
}

function waiverOf(rule: Named, given: Partial<GateReport> = {}): readonly string[] {
  return waiverToPaste(failBy(rule, given))!.lines;
}

function parsed(...lines: readonly string[]) {
  return parsePolicy(`${lines.join('\n')}\n`, { baseline: 'none', today: '2026-11-03', sourceName: 'policy' });
}

/** The rules that `critical 0` still counts with these waivers, if each of the rules has an issue. */
function rulesLeft(rules: readonly Named[], { waivers }: ReturnType<typeof parsed>): readonly RuleFacts[] {
  const groups = rules.map((rule): RuleFacts => ({ ...rule, issueType: 'sast', epss: undefined }));
  const critical: Tally = {
    rules: new Map(groups.map((group) => [group, 1n])),
    isComplete: true,
  };
  const given = caseOf('critical 0');
  const here = new Map([...given.evidence.here, ['critical', critical], ['rated', critical]] as const);
  const judged = evaluate({ ...given, waivers, today: '2026-11-03', evidence: { ...given.evidence, here } });
  return judged.conditions[0]!.rules.map(({ rule }) => rule);
}

describe('the waiver to copy', () => {
  test('is a whole file if there is none yet', () => {
    expect(waiverOf({ rulePath: 'a.b', ruleId: '1' })).toEqual([
      'version: 1',
      'waivers:',
      '  - rule: "a.b"',
      '    reason: "Say why this is acceptable"',
      '    owner: "@your-team"',
      '    expires: 2026-12-03',
    ]);
  });

  test('is not offered if no policy is in use', () => {
    const report = failBy({ rulePath: 'a.b', ruleId: '1' }, { waiversFile: undefined });
    expect([waiverToPaste(report), pasteLines(report)]).toEqual([undefined, '']);
    expect(renderConsole(report).join('\n')).not.toMatch(/waive/);
  });

  const found = (validation: 'confirmed-valid' | 'confirmed-invalid') =>
    someLocations([aLocation({ ruleId: 'r-1001', secret: { kind: 'AWS', validation } })]);
  const HIGH = { product: 'secrets', severity: 'high' } as const;

  test.each<[string, Partial<ReportedCondition>, Partial<ReportedRule>, boolean, GateReport['places']?]>([
    ['a critical secret', {}, { product: 'secrets' }, false],
    ['a secret that works', { isOfLiveSecrets: true }, { product: 'secrets', severity: 'low' }, false],
    ['a secret that is found to work', {}, HIGH, false, found('confirmed-valid')],
    ['a secret that is found not to work', {}, HIGH, true, found('confirmed-invalid')],
    ['any other secret', {}, HIGH, true],
    ['a critical finding in code', {}, { product: 'code' }, true],
    ['a package', {}, { product: 'supply-chain' }, true],
  ])('is offered only if it is safe, for %s', (_what, condition, rule, isOffered, places) => {
    const rules = [aConditionRule(aRule(rule))];
    const conditions = [aCondition({ result: 'broken', found: 1n, rules, ...condition })];
    const report = failBy({ rulePath: 'a', ruleId: '1' }, { conditions, places });
    expect(waiverToPaste(report) !== undefined).toBe(isOffered);
    expect(mayWaive(report)).toBe(isOffered);
  });

  test('is decided for as many rules as sixty conditions can list', () => {
    const columns = [...COUNT_COLUMNS];
    const rules = Array.from({ length: 1_000 }, (_, index) => {
      const secret = aRule({ ruleId: `r-${index}`, rulePath: `a.r${index}`, product: 'secrets' });
      return { ...aConditionRule(secret), columns };
    });
    const conditions = Array.from({ length: 60 }, () => aCondition({ result: 'broken', found: 1n, rules }));
    const report = failBy({ rulePath: 'a', ruleId: '1' }, { conditions });
    expect(mayWaive(report)).toBe(false);
  });

  test.each(NAMES)('waives its rule and no other: a name with %s', (_what, name) => {
    const policy = parsed(...waiverOf({ rulePath: name, ruleId: 'id-1' }));
    expect(policy).toMatchObject({ waivers: [{ rule: name, owner: '@your-team', expires: '2026-12-03' }] });
    const others = [`${name}x`, name.slice(0, -1), name.trim(), name.toUpperCase()].filter((other) => other !== name);
    const rules = [name, ...others].map((rulePath, index) => ({ rulePath, ruleId: `id-${index + 1}` }));
    expect(rulesLeft(rules, policy).map(({ rulePath }) => rulePath)).toEqual(others);
  });

  test.each(NAMES)('can be added to a policy that has conditions: a name with %s', (_what, name) => {
    const own = ['version: 1', 'conditions:', '  - { name: No criticals, severities: [critical], max: 0 }'];
    const policy = parsed(...own, ...waiverOf({ rulePath: name, ruleId: '' }, { policy: POLICY }));
    expect(policy).toMatchObject({ conditions: [{ name: 'No criticals' }], waivers: [{ rule: name }] });
    expect(rulesLeft([{ rulePath: name, ruleId: '' }], policy)).toEqual([]);
  });

  test('can be added to the waivers of a policy', () => {
    const own = ['version: 1', 'waivers:', '  - { rule: old, reason: why, owner: me, expires: 2026-12-01 }'];
    const report = { policy: POLICY, waivers: [aWaiver({ rule: 'old' })] };
    const policy = parsed(...own, ...waiverOf({ rulePath: 'new', ruleId: '' }, report));
    expect(policy.waivers.map(({ rule }) => rule)).toEqual(['old', 'new']);
    expect(pasteLines(failBy(aRule(), report))).toContain('add this to the list `waivers` in `gate.yml`, with');
  });

  test.each(['path', 'id'])('is not offered if the policy has one that names the rule by its %s', (rule) => {
    const waivers = [aWaiver({ rule, state: 'expired' })];
    const report = failBy({ rulePath: 'path', ruleId: 'id' }, { policy: POLICY, waivers });
    expect(waiverToPaste(report)?.lines).toEqual([]);
    expect(pasteLines(report)).toBe('`path` has a waiver in `gate.yml`: change that one.');
    expect(renderConsole(report)).toContain('path has a waiver in gate.yml: change that one.');
  });

  test.each([
    ['the id where there is no path', { rulePath: '', ruleId: 'r-1' }, 'r-1'],
    ['the id where the path is blank', { rulePath: ' ', ruleId: 'r-1' }, 'r-1'],
    ['the id where the path is too long to be shown', { rulePath: 'x'.repeat(501), ruleId: 'r-1' }, 'r-1'],
  ])('names %s', (_what, rule, name) => {
    const policy = parsed(...waiverOf(rule));
    expect(policy.waivers).toMatchObject([{ rule: name }]);
    expect(rulesLeft([rule], policy)).toEqual([]);
  });

  test('is not offered where the name is too long', () => {
    expect(waiverToPaste(failBy({ rulePath: 'x'.repeat(501), ruleId: 'x'.repeat(501) }))).toBeUndefined();
  });

  test.each(NAMES)('reads the same in a log and on a page: a name with %s', (_what, name) => {
    for (const line of waiverOf({ rulePath: name, ruleId: '' })) {
      expect(logLine(`  ${line}`)).toBe(`  ${line}`);
      expect(line).not.toMatch(/<!--|##\[|[\r\n\u2028\u2029\u202e]/);
    }
  });
});

describe('the rule that a waiver is shown for', () => {
  test('is the first rule of the first blocking condition, not of a warning', () => {
    const rule = (rulePath: string) => [aConditionRule(aRule({ rulePath }))];
    const conditions = [
      aCondition({ action: 'warn', result: 'broken', rules: rule('warned') }),
      aCondition({ rules: rule('kept') }),
      aCondition({ result: 'broken', rules: [...rule('first'), ...rule('second')] }),
    ];
    const given = { conditions, policy: POLICY };
    expect(waiverToPaste(failBy(aRule(), given))?.rule.rulePath).toBe('first');
    expect(waiverToPaste(failBy(aRule(), { ...given, conditions: conditions.slice(0, 2) }))).toBeUndefined();
  });
});

test.each([
  ['push', { kind: 'input' }, 'the input <policy>'],
  ['command-line', { kind: 'input' }, '<--policy>'],
  ['command-line', POLICY, '<gate.yml>'],
  [
    'push',
    { kind: 'file', repository: 'acme/p', path: 'a.yml', ref: 'main', sha: '', isChangedInPullRequest: undefined },
    '<a.yml> of <acme/p>',
  ],
] as const)('at the event %s, a waiver of the policy %j goes to %s', (event, policy, location) => {
  expect(waiverPlace({ event, policy, waiversFile: undefined }, (text) => `<${text}>`)).toBe(location);
});
