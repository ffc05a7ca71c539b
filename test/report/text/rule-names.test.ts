import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReportedRule } from '../../../src/domain/report.ts';
import { ruleName, ruleNames } from '../../../src/report/text/rule-names.ts';
import { aCondition, aConditionRule, aReport, aRule } from '../../build/a-report.ts';

/** The names of rules on one page, in their order. */
function namesOf(rules: readonly ReportedRule[]): readonly string[] {
  return rules.map(ruleNames(aReport({ rules })));
}

function ofPaths(paths: readonly string[]): readonly string[] {
  return namesOf(paths.map((rulePath) => aRule({ rulePath })));
}

describe('the name of a rule that is alone', () => {
  test.each([
    ['python.lang.security.audit.eval-detected', 'eval-detected'],
    ['a.b', 'b'],
    ['a.Eval2', 'Eval2'],
    ['a.2b', '2b'],
    ['a.b_c', 'b_c'],
    ['rules/python.lang/eval', 'lang/eval'],
    ['log4j-core.2.17.1', 'log4j-core.2.17.1'],
    ['acme.log4j-core.2.17.1', 'log4j-core.2.17.1'],
  ])('is the last segment of a path that says something: %s', (path, name) => {
    expect(ofPaths([path])).toEqual([name]);
  });

  test.each([
    ...['eval', 'CWE-79', 'go/lang/zip-slip', 'ssc-b2d1: log4j-core before 2.17.1', '1.0', 'a.'],
    ...['.a', 'a..b', 'a b.c', 'a.b c', 'a.b!', 'https://acme.example/rule', 'a.é', 'a\n.b'],
    ...['a.b\n', '...', '(rule)'],
  ])('is the whole where that is no path of segments: %j', (path) => {
    expect(ofPaths([path])).toEqual([path]);
  });
});

describe('the names of rules that stand on one page', () => {
  test.each<[what: string, paths: readonly string[], names: readonly string[]]>([
    ['go on until they differ', ['a.x.end', 'a.y.end', 'a.other'], ['x.end', 'y.end', 'other']],
    ['go further where more is the same', ['a.x.mid.end', 'a.y.mid.end', 'b.end'], ['x.mid.end', 'y.mid.end', 'b.end']],
    ['keep whole segments', ['a.pre-end', 'a.end'], ['pre-end', 'end']],
    ['are whole where one is the end of the other', ['x.end', 'y.x.end', 'end'], ['x.end', 'y.x.end', 'end']],
    ['see the end of what is no path', ['a.end', 'of a sentence.end'], ['a.end', 'of a sentence.end']],
  ])('%s', (_what, paths, names) => {
    expect(ofPaths(paths)).toEqual(names);
  });

  test('say product and id where the path is the same, and nothing more for the same rule', () => {
    const rules = [
      aRule({ rulePath: 'a.b', ruleId: 'r-1' }),
      aRule({ rulePath: 'a.b', ruleId: 'r-1', severity: 'low' }),
      aRule({ rulePath: 'a.b', ruleId: 'r-2' }),
      aRule({ rulePath: 'a.b', ruleId: '', product: undefined }),
      aRule({ rulePath: 'a.c', ruleId: 'r-1' }),
      aRule({ rulePath: 'a.c', ruleId: 'r-1', severity: 'low' }),
    ];
    expect(namesOf(rules)).toEqual(['a.b [code r-1]', 'a.b [code r-1]', 'a.b [code r-2]', 'a.b', 'c', 'c']);
  });

  test('count rules of conditions and rules that are gone, too', () => {
    const rule = (rulePath: string) => aRule({ rulePath });
    const report = aReport({
      rules: [rule('a.x.end')],
      conditions: [aCondition({ rules: [aConditionRule(rule('a.y.end'))] })],
      fixedRules: [rule('a.z.end')],
    });
    expect(['a.x.end', 'a.y.end', 'a.z.end'].map((path) => ruleNames(report)(rule(path)))).toEqual([
      'x.end',
      'y.end',
      'z.end',
    ]);
  });

  test('are as short as the pages allow, whatever else the report lists', () => {
    const rules = Array.from({ length: 250 }, (_, index) =>
      aRule({ rulePath: `a.r${index}.end${index < 2 ? 0 : index}` }),
    );
    const far = aRule({ rulePath: 'a.far.end10', severity: 'low' });
    const report = aReport({ rules: [...rules, far] });
    expect(rules.slice(0, 11).map(ruleNames(report))).toEqual([
      'r0.end0',
      'r1.end0',
      ...Array.from({ length: 9 }, (_, index) => `end${index + 2}`),
    ]);
    const compared = { ...report, rules: [...rules, { ...far, issuesAtBaseline: 0n }], fixedRules: [] };
    const known = rules.map((rule) => ({ ...rule, issuesAtBaseline: rule.issues }));
    expect(ruleNames({ ...compared, rules: [...known, far] })(known[10]!)).toBe('r10.end10');
  });
});

/** Finds the same name by trying all ends, which is slow but plain. */
function shortestEnd(path: string, others: readonly string[]): string {
  const segments = path.split('.');
  for (let taken = 1; taken < segments.length; taken += 1) {
    const end = segments.slice(-taken).join('.');
    if (/[a-z]/.test(end) && !others.some((other) => other === end || other.endsWith(`.${end}`))) return end;
  }
  return path;
}

test.each([
  ['a.b', 'r-1', 'a.b'],
  ['', 'r-1', 'r-1'],
  ['', '', '(rule without a name)'],
])('a rule with the path %j and the id %j has the whole name %s', (rulePath, ruleId, name) => {
  expect(ruleName({ rulePath, ruleId })).toBe(name);
});

test('every name is the shortest end that no other rule has', () => {
  const segment = fc.constantFrom('a', 'b', 'c', '1');
  const path = fc.array(segment, { minLength: 1, maxLength: 5 }).map((segments) => segments.join('.'));
  fc.assert(
    fc.property(fc.uniqueArray(path, { minLength: 1, maxLength: 12 }), (paths) => {
      const othersOf = (one: string) => paths.filter((other) => other !== one);
      expect(ofPaths(paths)).toEqual(paths.map((one) => shortestEnd(one, othersOf(one))));
    }),
  );
});

test('names of any length are told apart', () => {
  const long = 'a.'.repeat(200_000);
  expect(ofPaths([`x.${long}end`, `y.${long}end`])).toEqual([`x.${long}end`, `y.${long}end`]);
  expect(ofPaths([`${'1.'.repeat(200_000)}1`])).toEqual([`${'1.'.repeat(200_000)}1`]);
  expect(ofPaths([`a.${'b'.repeat(1_000_000)}!`, `a.${'-'.repeat(1_000_000)}`])).toHaveLength(2);
});
