import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { UNLIMITED } from '../../../../src/domain/policy.ts';
import { messageOf, PolicyProblems } from '../../../../src/policy/file/policy-problem.ts';
import { parseSuite } from '../../../../src/tools/audit/suite/parse-suite.ts';
import { renderSuiteSchema } from '../generate/write-suite-schema.ts';

const CONDITIONS = ['No live secret', 'max-high'];

const SUITE = `cases:
  - name: A clean change
    record: records/clean.record
    expect: { verdict: pass }
  - name: A live secret
    record: ../live.record
    expect:
      verdict: fail
      conditions: { No live secret: broken }
`;

const NUMBER = 'must be a whole number in plain digits, without quotes, from 0 to 9223372036854775807, such as 0';
const OUTCOME =
  '"No live secret" must be one of: ok, broken, unproven, not-applicable; or a map, such as { result: broken, found: 3 }';

function problemsOf(text: string | Uint8Array, conditions: readonly string[] = CONDITIONS) {
  try {
    parseSuite(text, conditions);
  } catch (thrown) {
    if (!(thrown instanceof PolicyProblems)) throw thrown;
    return thrown.problems.map((problem) => `${problem.place.line}:${problem.place.column} ${messageOf(problem)}`);
  }
  return [];
}

describe('a suite', () => {
  it('is read as cases, each with line and column of its record', () => {
    expect(parseSuite(SUITE, CONDITIONS)).toEqual([
      {
        name: 'A clean change',
        record: 'records/clean.record',
        recordPlace: { line: 3, column: 13 },
        expected: { verdict: 'pass', reason: undefined, conditions: new Map() },
      },
      {
        name: 'A live secret',
        record: '../live.record',
        recordPlace: { line: 6, column: 13 },
        expected: {
          verdict: 'fail',
          reason: undefined,
          conditions: new Map([['No live secret', { result: 'broken' }]]),
        },
      },
    ]);
  });

  it.each([
    ['version: 1\n', 'a version'],
    ['# what it shows\n', 'a comment'],
  ])('may begin with %j, %s', (start) => {
    expect(problemsOf(start + SUITE)).toEqual([]);
  });

  it.each([
    'verdict: pass, reason: ""',
    'verdict: fail, reason: ""',
    'verdict: fail, reason: server',
    'verdict: inconclusive',
    'verdict: inconclusive, reason: not-found',
    'verdict: pass, conditions: {}',
    'verdict: pass, conditions: { max-high: ok, No live secret: not-applicable }',
    'verdict: inconclusive, conditions: { max-high: unproven }',
    'verdict: fail, conditions: { max-high: { result: broken, found: 0, new: 9223372036854775807, waived: 1, max: 2 } }',
    'verdict: pass, conditions: { max-high: { result: not-applicable, max: none } }',
  ])('may expect { %s }', (expected) => {
    expect(problemsOf(SUITE.replace('verdict: pass', expected))).toEqual([]);
  });

  it('stores only the counts that are named', () => {
    const countsOf = (expected: string) =>
      parseSuite(SUITE.replace('secret: broken', `secret: ${expected}`), CONDITIONS)[1]!.expected.conditions.get(
        'No live secret',
      );
    expect(countsOf('{ result: ok }')).toEqual({ result: 'ok' });
    expect(countsOf('{ result: broken, found: 3, waived: 0 }')).toEqual({ result: 'broken', found: 3n, waived: 0n });
    expect(countsOf('{ max: none, result: ok, new: 1 }')).toEqual({ result: 'ok', new: 1n, max: UNLIMITED });
  });
});

const ALIAS =
  'an alias (*) or an anchor (&) is not allowed; write the value out, or put text that begins with "*" or "&" in quotes';
const UNTRIED = '"reason" cannot be expected: with this reason the policy is not applied; remove it';
const NOT_A_MAP = '"conditions" must be a map of conditions and their results, such as { "No live secrets": broken }';
const COUNTLESS = 'must be removed: a condition that is not applicable counts nothing';

/** Mistakes by the text that they replace, with the message for each, which begins with its place. */
const MISTAKES: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  'cases:': {
    'case:': [
      '1:1 missing key "cases"; add "cases: [{ name: A clean change passes, record: clean.record, expect: { verdict: pass } }]"',
      '1:1 unknown key "case"; did you mean "cases"?',
    ],
    'version: 2\ncases:': '1:10 "version" must be 1; this version of the gate supports no other',
    'conditions: []\ncases:': '1:1 unknown key "conditions"; write one of: version, cases',
    'cases:\n  - 7': '2:5 "cases" must contain maps with name, record and expect',
  },
  '    record: records/clean.record\n': { '': '2:5 missing key "record"; add "record: records/clean.record"' },
  '- name: A clean change\n    record': { '- record': '2:5 missing key "name"; add "name: A clean change passes"' },
  '    expect: { verdict: pass }\n': { '': '2:5 missing key "expect"; add "expect: { verdict: pass }"' },
  '{ verdict: pass }': {
    '{}': '4:13 missing key "verdict"; add "verdict: pass"',
    pass: '4:13 "expect" must be a map, such as { verdict: pass }',
    '{ verdict: pass, evidence: {} }': '4:30 unknown key "evidence"; write one of: verdict, reason, conditions',
  },
  'verdict: pass': {
    'verdict: pas': '4:24 "verdict" does not know "pas"; did you mean "pass"?',
    'verdict: green': '4:24 "verdict" does not know "green"; write one of: pass, fail, inconclusive',
    'verdict: pass, reason: server': '4:38 "reason" must be removed: a pass has no reason',
    'verdict: inconclusive, reason: ""': '4:46 "reason" must be given: an inconclusive verdict has a reason',
    'verdict: inconclusive, reason: config': `4:46 ${UNTRIED}`,
    'verdict: inconclusive, reason: policy-invalid': `4:46 ${UNTRIED}`,
  },
  'verdict: fail': {
    'verdict: fail\n      reason: no-scans': '9:15 "reason" does not know "no-scans"; did you mean "no-scan"?',
  },
  'secret: broken': {
    'secrets: broken': '9:21 the policy has no condition "No live secrets"; did you mean "No live secret"?',
    'secret: brokn': '9:37 "No live secret" does not know "brokn"; did you mean "broken"?',
    'secret: [broken]': `9:37 ${OUTCOME}`,
    'secret: 3': `9:37 ${OUTCOME}`,
    'secret: null': `9:37 ${OUTCOME}`,
    'secret: {}': '9:37 missing key "result"; add "result: broken"',
    'secret: { found: 3 }': '9:37 missing key "result"; add "result: broken"',
    'secret: { result: brokn }': '9:47 "result" does not know "brokn"; did you mean "broken"?',
    'secret: { result: [ok] }': '9:47 "result" must be one of: ok, broken, unproven, not-applicable',
    'secret: { result: *x }': `9:47 ${ALIAS}`,
    'secret: { result: ok, found: -1 }': `9:58 "found" ${NUMBER}`,
    'secret: { result: ok, found: 1.5 }': `9:58 "found" ${NUMBER}`,
    'secret: { result: ok, found: "1" }': `9:58 "found" ${NUMBER}`,
    'secret: { result: ok, found: none }': `9:58 "found" ${NUMBER}`,
    'secret: { result: ok, new: 1e2 }': `9:56 "new" ${NUMBER}`,
    'secret: { result: ok, waived: }': `9:59 "waived" ${NUMBER}`,
    'secret: { result: ok, max: nil }': `9:56 "max" ${NUMBER}, or none`,
    'secret: { result: ok, severity: high }':
      '9:51 unknown key "severity"; write one of: result, found, new, waived, max',
    'secret: { result: ok, found: 1, found: 2 }': '9:61 duplicate key "found"; keep one of the two',
    'secret: { result: not-applicable, found: 0 }': `9:70 "found" ${COUNTLESS}`,
    'secret: { result: not-applicable, max: 0, waived: 1 }': `9:79 "waived" ${COUNTLESS}`,
    'secret: { reslut: ok, max: -1 }': [
      '9:37 missing key "result"; add "result: broken"',
      '9:39 unknown key "reslut"; did you mean "result"?',
      `9:56 "max" ${NUMBER}, or none`,
    ],
  },
  '{ No live secret: broken }': {
    '[broken]': `9:19 ${NOT_A_MAP}`,
    null: `9:19 ${NOT_A_MAP}`,
    '{ max-hihg: ok }': '9:21 the policy has no condition "max-hihg"; did you mean "max-high"?',
    '{ max-high: ok, max-high: ok }': '9:35 duplicate key "max-high"; keep one of the two',
  },
  'records/clean.record': {
    "'-'": '3:13 "record" must be the path of a file; standard input is no record',
    "' '": '3:13 "record" must not be blank; write a text',
    7: '3:13 "record" must be text; put it in quotes',
    '*x': `3:13 ${ALIAS}`,
  },
  'name: A live secret': {
    'name: A clean change': '5:11 another entry has the name "A clean change" too; keep one, or change this name',
    [`name: ${'x'.repeat(101)}`]: '5:11 "name" must not be longer than 100 characters; shorten it',
  },
  'record: ../live': {
    'evidence: ../live': [
      '5:5 missing key "record"; add "record: records/clean.record"',
      '6:5 unknown key "evidence"; write one of: name, record, expect',
    ],
  },
};
const ROWS = Object.entries(MISTAKES).flatMap(([right, wrong]) =>
  Object.entries(wrong).map(([text, problems]) => [right, text, [problems].flat()] as const),
);

describe('a mistake in a suite', () => {
  it.each(ROWS)('with %j written as %j is reported with line, column and fix', (right, wrong, problems) => {
    expect(SUITE).toContain(right);
    expect(problemsOf(SUITE.replace(right, () => wrong)).sort()).toEqual(problems);
  });

  it.each([
    ['', ['1:1 the suite must be a map; begin with "cases:"']],
    ['cases: []', ['1:8 "cases" must not be empty: a suite without a case tests nothing; add one']],
    ['cases: 7', ['1:8 "cases" must be a list; begin each entry with "- name:"']],
    ['- name: A', ['1:1 the suite must be a map; begin with "cases:"']],
    [
      '\uFEFFcases: []',
      ['1:1 the invisible character U+FEFF is not allowed; remove it, or save this as plain UTF-8 text'],
    ],
    [`cases: ${'['.repeat(20)}${']'.repeat(20)}`, ['1:24 this is nested too deep; flatten it']],
    ['#'.repeat(262_145), ['1:1 this has 262145 bytes; shorten it to 262144 (256 KiB) or less']],
  ])('as a whole, %.20j, is reported in terms of a suite', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it.each(['constructor', 'toString', 'length', '0'])('is not caused by a condition named %s', (name) => {
    const text = SUITE.replace('No live secret', `"${name}"`);
    expect(problemsOf(text, [name])).toEqual([]);
    expect([...parseSuite(text, [name])[1]!.expected.conditions]).toEqual([[name, { result: 'broken' }]]);
  });

  it.each(['expect', 'conditions', 'name', 'result'])('is reported at its level if a condition is named %s', (name) => {
    const text = SUITE.replace('{ No live secret: broken }', `{ ${name}: { result: ok, fund: 1 } }`);
    expect(problemsOf(text, [name])).toEqual([expect.stringMatching(/unknown key "fund"; did you mean "found"\?$/)]);
  });
});

const FILE = readFileSync(new URL('../../../../schema/suite.schema.json', import.meta.url), 'utf8');
const fits = new Ajv({ strictTypes: false }).compile(JSON.parse(FILE));

function isRead(text: string): boolean {
  try {
    return parseSuite(text, undefined).length > 0;
  } catch {
    return false;
  }
}

const EXAMPLE = readFileSync(new URL('../../../../examples/policy-repository/suite.yml', import.meta.url), 'utf8');
const ONE = 'cases: [{ name: A, record: a.record, expect: { verdict: fail } }]';

describe('schema/suite.schema.json', () => {
  it('is written from the schema that the gate reads suites with', () => {
    expect(FILE).toBe(renderSuiteSchema());
  });

  it.each([
    EXAMPLE,
    ONE,
    `version: 1\n${ONE}`,
    ONE.replace('fail', 'fail, reason: server'),
    ONE.replace('fail', 'fail, conditions: { A: unproven, B: not-applicable }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: 1, new: 0, waived: 0, max: none } }'),
  ])('accepts what the gate accepts: %.80j', (text) => {
    expect([isRead(text), fits(parse(text))]).toEqual([true, true]);
  });

  it.each([
    'cases: []',
    `version: 2\n${ONE}`,
    ONE.replace('verdict: fail', ''),
    ONE.replace('fail', 'fail, reason: config'),
    ONE.replace('fail', 'fail, conditions: { A: good }'),
    ONE.replace('fail', 'fail, conditions: { A: { found: 1 } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: -1 } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: none } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, count: 1 } }'),
    ONE.replace('name: A, ', ''),
    ONE.replace('name: A', 'name: " "'),
    ONE.replace('record', 'evidence'),
  ])('refuses what the gate refuses: %j', (text) => {
    expect([isRead(text), fits(parse(text))]).toEqual([false, false]);
  });
});
