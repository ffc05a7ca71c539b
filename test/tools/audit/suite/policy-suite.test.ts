import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEpss, aRule, issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { junitProblems, readJUnit } from '../../../report/formats/read-formats.ts';
import { record, scenarioPlatform } from '../record/recorded-run.ts';
import { policyTest } from './run-policy-test.ts';

const POLICY = `version: 1
fail-on-severity: none
conditions:
  - { name: High in code, issue-types: [code], severities: [high], max: 1 }
  - { name: Medium in code, issue-types: [code], severities: [medium], max: 3, action: warn }
`;
const LIVE = `${POLICY}  - { name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n`;
const records = { 'records/clean.record': '', 'records/findings.record': '' };

const findings: Scenario = (context) => {
  const place = placeOf(context);
  const old = context.nowMs - 30 * 86_400_000;
  return scannedWith(context, [
    ...issuesOf(3, { ...place, rule: aRule({ path: 'acme.eval' }), createdAtMs: old, relevantSinceMs: old }),
    ...issuesOf(5, { ...place, rule: aRule({ path: 'acme.log' }), severity: 'SEVERITY_MEDIUM' }),
    ...issuesOf(1, { ...place, rule: aRule({ path: 'acme.log4j' }), type: 'ISSUE_TYPE_SCA', epss: anEpss() }),
  ]);
};

beforeAll(async () => {
  records['records/clean.record'] = (await record('clean', { policy: POLICY })).text;
  records['records/findings.record'] = (await record(scenarioPlatform(findings), { policy: POLICY })).text;
});

const CLEAN = '{ name: Clean, record: records/clean.record, expect: { verdict: pass } }';
const FOUND = '{ name: Found, record: records/findings.record, expect: { verdict: fail } }';

function suiteOf(...cases: readonly string[]): string {
  return `cases:\n${cases.map((each) => `  - ${each}\n`).join('')}`;
}

const cleanIs = (expected: string) => suiteOf(CLEAN.replace('pass', expected));
const foundIs = (expected: string) => suiteOf(FOUND.replace('fail', expected));

/** Writes a text in YAML with escapes, because the gate refuses invisible characters that are not escaped. */
function escapedYaml(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

type Given = {
  readonly policy?: string;
  readonly suite?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: FakeClock;
};

async function tested(
  { policy = POLICY, suite = suiteOf(CLEAN, FOUND), env, clock }: Given = {},
  ...more: readonly string[]
) {
  const folder = aFolder({ ...records, 'policy.yml': policy, 'suite.yml': suite });
  return { folder, ...(await policyTest(folder, ['./policy.yml', '--suite=./suite.yml', ...more], env, clock)) };
}

describe('findings-gate policy test --suite', () => {
  it('prints a line for each case, and ends with 0 if all are as expected', async () => {
    expect(await tested()).toMatchObject({
      code: 0,
      lines: ['ok       Clean: pass', 'ok       Found: fail', 'policy test: 2 cases, as expected'],
      told: '',
    });
  });

  it('ends with 1 if one is not, and names what is broken there', async () => {
    const suite = suiteOf(
      CLEAN,
      FOUND.replace('fail', 'fail, conditions: { High in code: broken, Medium in code: broken }'),
      FOUND.replace('Found', 'Blocked').replace('fail', 'pass, conditions: { Medium in code: ok }'),
    );
    expect(await tested({ policy: POLICY.replace('max: 1', 'max: 3'), suite })).toMatchObject({
      code: 1,
      lines: [
        'ok       Clean: pass',
        'differs  Found: pass, expected fail; "High in code" is ok, expected broken; broken: warning "Medium in code" (5 found, 3 allowed)',
        'differs  Blocked: "Medium in code" is broken, expected ok; broken: warning "Medium in code" (5 found, 3 allowed)',
        'policy test: 3 cases, 1 as expected, 2 not',
      ],
    });
  });

  const waived = (expires: string, more = '') =>
    `${POLICY}${more}waivers: [{ rule: acme.eval, reason: Known, owner: us, expires: ${expires} }]\n`;
  const NINE = POLICY.replace('max: 1', 'max: 9');
  const limited = foundIs('fail, conditions: { High in code: ok, max-medium: broken }');
  const highIsOk = foundIs('pass, conditions: { High in code: ok }');
  const env = { FINDINGS_GATE_MAX_MEDIUM: '4', FINDINGS_GATE_POLICY: 'version: 9' };
  const ofALongTime = { policy: waived('2027-02-01', 'longest-waiver: 90d\n'), suite: cleanIs('pass') };
  const lateClock = new FakeClock();
  lateClock.advance(200 * 86_400_000);
  it.each<[what: string, code: number, given: Given, words?: string]>([
    [
      'the policy, and nothing that the run was judged by',
      0,
      {
        policy: waived('2999-01-01').replace(/fail-on.*warn }\n/s, ''),
        suite: foundIs('fail, conditions: { max-critical: ok, max-high: broken }'),
      },
    ],
    ['limits that are given, too', 0, { policy: NINE, suite: limited }, '--max-medium=4'],
    ['a severity that is given', 0, { policy: NINE, suite: limited }, '--fail-on-severity=medium'],
    ['the severity of the policy', 0, { policy: NINE.replace('none', 'low'), suite: limited }],
    ['a limit of a variable, and the policy of the file', 0, { policy: NINE, suite: limited, env }],
    ['the flag if both are given', 1, { policy: NINE, suite: limited, env }, '--max-medium=9'],
    ['waivers on the day of the record', 0, { policy: waived('2026-06-15'), suite: highIsOk }],
    ['no waivers that had ended by then', 1, { policy: waived('2026-06-14'), suite: highIsOk }],
    ['a waiver that is short enough today', 0, { ...ofALongTime, clock: lateClock }],
  ])('judges by %s', async (_, code, given, words = '--verbose') => {
    expect(await tested(given, words)).toMatchObject({ code });
  });

  it.each<[what: string, given: Given, line: RegExp]>([
    ['a waiver that is too long today, with a record of any day', ofALongTime, /^policy\.yml:7:\d+: .*90 days/],
    [
      'a record that was made without the baseline of the policy',
      { policy: POLICY.replace('max: 1', 'max: 1, compare: new'), suite: cleanIs('pass') },
      /^error {4}Clean: suite\.yml:2:28: .*needs a baseline/,
    ],
  ])('ends with 3 for %s', async (_, given, line) => {
    const { code, lines } = await tested(given);
    expect([code, lines[0]]).toEqual([3, expect.stringMatching(line)]);
  });

  const NEXT = expect.stringContaining('Next: Record a new run with this policy');
  it.each<[what: string, suite: string, code: number, line: RegExp, told: unknown]>([
    [
      'a difference, and names the search',
      cleanIs('pass, conditions: { Live: ok }'),
      1,
      /^differs {2}Clean: inconclusive \(not-found\), expected pass; "Live" is unproven, expected ok; the record contains no answer to the search for secrets .*$/,
      NEXT,
    ],
    ['as expected if it is expected', cleanIs('inconclusive, reason: not-found'), 0, /^ok /, ''],
    ['as expected without its reason', cleanIs('inconclusive'), 0, /^ok {7}Clean: inconclusive \(not-found\)$/, NEXT],
    [
      'reported for a fail, which is incomplete',
      foundIs("fail, reason: ''"),
      1,
      /^differs {2}Found: fail \(not-found\), expected fail without a reason; broken: .*; incomplete: the record contains no answer to the search for secrets .*$/,
      NEXT,
    ],
  ])('evidence missing in a record is %s', async (_, suite, code, line, told) => {
    const run = await tested({ policy: LIVE, suite });
    expect([run.code, run.lines[0], run.told]).toEqual([code, expect.stringMatching(line), told]);
  });

  it('ends with 3 if a record cannot be used, and tries the others', async () => {
    const suite = suiteOf(
      CLEAN.replace('Clean', 'Gone').replace('clean', 'gone'),
      CLEAN.replace('Clean', 'Foreign').replace('records/clean.record', 'policy.yml'),
      CLEAN.replace('Clean', 'A folder').replace('/clean.record', ''),
      CLEAN.replace('Clean', 'No path').replace('records/clean.record', '"\\0"'),
      CLEAN,
    );
    expect(await tested({ suite })).toMatchObject({
      code: 3,
      lines: [
        'error    Gone: suite.yml:2:27: the record records/gone.record cannot be read (ENOENT)',
        expect.stringMatching(
          /^error {4}Foreign: suite\.yml:3:30: the record cannot be used: it is not a record of this gate/,
        ),
        'error    A folder: suite.yml:4:31: the record records cannot be read (EISDIR)',
        'error    No path: suite.yml:5:30: the record \\u0000 cannot be read (ERR_INVALID_ARG_VALUE)',
        'ok       Clean: pass',
        'policy test: 5 cases, 1 as expected, 4 could not be tested',
      ],
    });
  });

  it('prints all problems of policy and suite, and tries nothing', async () => {
    const policy = POLICY.replace('issue-types', 'isue-types');
    expect(await tested({ policy, suite: suiteOf(CLEAN.replace('pass', 'green'), CLEAN) })).toMatchObject({
      code: 3,
      told: 'findings-gate: 3 problems to correct',
      lines: [
        'policy.yml:4:27: unknown key "isue-types"; did you mean "issue-types"?',
        'suite.yml:2:69: "verdict" does not know "green"; write one of: pass, fail, inconclusive',
        'suite.yml:3:13: another entry has the name "Clean" too; keep one, or change this name',
      ],
    });
  });

  it('prints each case on a line of its own, with any name', async () => {
    const names = Object.values(HOSTILE_TEXTS)
      .flat()
      .filter((text) => /\S/.test(text))
      .map((text) => [...text].slice(0, 90).join(''));
    const cases = [...new Set(names)].map((name) => CLEAN.replace('Clean', () => escapedYaml(name)));
    const { code, lines, folder } = await tested({ suite: suiteOf(...cases) }, '--junit=./out.xml');
    expect([code, lines.length]).toEqual([0, cases.length + 1]);
    for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]|^\s*::|##\w*\[/u);
    expect(await junitProblems([readFileSync(join(folder, 'out.xml'), 'utf8')])).toEqual([]);
  });

  it('prints the output of check with --verbose', async () => {
    const { lines } = await tested({ suite: foundIs('fail') }, '--verbose');
    expect(lines.at(-1)).toBe('policy test: 1 case, as expected');
    expect(lines.some((line) => line.startsWith('gate: FAIL - '))).toBe(true);
  });

  it.each([
    [[], 'takes one policy file'],
    [['a', 'b'], 'takes one policy file'],
    [['./policy.yml'], '--suite missing'],
    [['./gone.yml', '--suite=./suite.yml'], 'the policy file gone.yml cannot be read (ENOENT)'],
    [['./policy.yml', '--suite=./gone.yml'], 'the suite gone.yml cannot be read (ENOENT)'],
    [['./policy.yml', '--suite=./records'], 'the suite records cannot be read (EISDIR)'],
  ])('refuses %j', async (words, sentence) => {
    const folder = aFolder({ ...records, 'policy.yml': POLICY, 'suite.yml': suiteOf(CLEAN) });
    const { code, lines, told } = await policyTest(folder, words);
    expect([code, lines, told]).toEqual([3, [''], expect.stringContaining(sentence)]);
  });
});

describe('findings-gate policy test --json', () => {
  const jsonOf = async (...given: Parameters<typeof tested>) => {
    const { code, lines } = await tested(given[0], '--json', ...(given.slice(1) as string[]));
    expect(lines).toHaveLength(1);
    return { code, json: JSON.parse(lines[0]!) };
  };

  it('is the only standard output, with expected values as written: a result, or a map with counts', async () => {
    const conditions = '{ High in code: { result: broken, found: 4, max: none }, Medium in code: broken }';
    const { code, json } = await jsonOf({ suite: foundIs(`pass, conditions: ${conditions}`) });
    expect(code).toBe(1);
    expect(json).toMatchObject({
      schema: 1,
      policy: 'policy.yml',
      suite: 'suite.yml',
      problems: [],
      cases: [
        {
          name: 'Found',
          record: 'records/findings.record',
          result: 'differs',
          problem: null,
          differences: [
            'fail, expected pass',
            '"High in code": found is 3, expected 4',
            '"High in code": max is 1, expected none',
          ],
          expected: {
            verdict: 'pass',
            reason: null,
            conditions: { 'High in code': { result: 'broken', found: 4, max: null }, 'Medium in code': 'broken' },
          },
          found: { verdict: 'fail', reason: '', message: expect.stringContaining('High in code') },
        },
      ],
    });
    const shown = { name: 'High in code', source: 'policy', action: 'fail', max: 1, found: 3, new: null, waived: 0 };
    expect(json.cases[0].found.conditions[0]).toEqual({ ...shown, result: 'broken' });
  });

  it('has the problems if nothing was tried', async () => {
    const message = expect.stringContaining('tests nothing');
    const problems = [{ file: 'suite.yml', line: 1, column: 8, kind: 'problem', message }];
    const json = { schema: 1, policy: 'policy.yml', suite: 'suite.yml', problems, cases: [] };
    expect(await jsonOf({ suite: 'cases: []' })).toEqual({ code: 3, json });
    expect(await jsonOf({}, '--max-high=x')).toMatchObject({
      code: 3,
      json: { problems: [{ line: null, message: expect.stringContaining('--max-high') }] },
    });
  });

  it('has the problem of a case that could not be tested', async () => {
    const { json } = await jsonOf({ suite: suiteOf(CLEAN.replace('clean', 'gone')) });
    expect(json.cases).toMatchObject([
      { result: 'error', problem: expect.stringContaining('ENOENT'), differences: [], found: null },
    ]);
  });
});

describe('findings-gate policy test --junit', () => {
  const junitOf = async (folder: string) => {
    const xml = readFileSync(join(folder, 'out.xml'), 'utf8');
    expect(await junitProblems([xml])).toEqual([]);
    return readJUnit(xml);
  };

  it('writes each case as a test: a difference is a failure, what could not be tested an error', async () => {
    const suite = suiteOf(
      CLEAN,
      FOUND.replace('fail', 'pass, conditions: { High in code: { result: broken, found: 2 } }'),
      CLEAN.replace('Clean', 'Gone').replace('clean', 'gone'),
    );
    const { folder } = await tested({ suite }, '--junit=./out.xml');
    expect(await junitOf(folder)).toMatchObject({
      counts: { tests: 3, failures: 1, errors: 1, skipped: 0 },
      cases: [
        { name: 'Clean', outcome: 'passed' },
        {
          name: 'Found',
          outcome: 'failure',
          type: 'fail',
          message: 'fail, expected pass; "High in code": found is 3, expected 2',
          text: expect.stringContaining('Broken: "High in code" (3 found, 1 allowed)'),
        },
        { name: 'Gone', outcome: 'error', type: 'config', text: expect.stringContaining('suite.yml:4:') },
      ],
    });
  });

  it.each([
    ['a suite that is wrong', { suite: 'cases: []' }, []],
    ['a policy that is wrong', { policy: 'version: 2' }, []],
    ['a setting that is wrong', {}, ['--max-high=x']],
  ])('contains an error for %s, and nothing of an earlier call', async (_, files, words) => {
    const { folder, code } = await tested(files, '--junit=./out.xml', ...words);
    const { counts } = await junitOf(folder);
    expect([code, counts]).toEqual([3, { tests: 1, failures: 0, errors: 1, skipped: 0 }]);
  });

  it.each<[name: string, given: Given]>([
    ['policy.yml', {}],
    ['suite.yml', {}],
    ['records/clean.record', {}],
    ['records/clean.record', { suite: cleanIs('green') }],
  ])('is never written over %s, nor if the suite is wrong: %j', async (name, { suite = suiteOf(CLEAN, FOUND) }) => {
    const { folder, code, told } = await tested({ suite }, `--junit=./${name}`);
    expect([code, told]).toEqual([3, expect.stringMatching(/ and --junit are the same file/)]);
    const before = { ...records, 'policy.yml': POLICY, 'suite.yml': suite }[name];
    expect(readFileSync(join(folder, name), 'utf8')).toBe(before);
  });

  it('that cannot be written does not change the exit code', async () => {
    const { code, told } = await tested({}, '--junit=./records');
    expect([code, told]).toEqual([0, expect.stringContaining('warning: The file of --junit was not written')]);
  });
});

describe('the path of a record', () => {
  /** The suite is in a folder of its own, and the policy comes from standard input. */
  const piped = (input: string, suite: string, ...more: readonly string[]) => {
    const folder = aFolder({ ...records, 'tests/suite.yml': suite.replace('records/', '../records/') });
    return policyTest(folder, ['-', '--suite=./tests/suite.yml', ...more], {}, undefined, input);
  };

  it('is relative to the suite, also out of its folder, and if the policy comes from standard input', async () => {
    const suite = suiteOf(
      CLEAN,
      FOUND.replace('records/', () => `${aFolder(records)}/records/`),
    );
    expect(await piped(POLICY, suite)).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['ok       Found: fail']),
    });
    expect(await piped(POLICY.replace('max: 1', 'max: 9'), suite)).toMatchObject({ code: 1 });
  });

  it('does not name a policy from standard input, which is called "-"', async () => {
    const mistaken = POLICY.replace('issue-types', 'isue-types');
    const lines = ['-:4:27: unknown key "isue-types"; did you mean "issue-types"?'];
    expect(await piped(mistaken, suiteOf(CLEAN))).toMatchObject({ code: 3, lines });
    expect(await piped('', suiteOf(CLEAN))).toMatchObject({
      code: 3,
      lines: [expect.stringMatching(/^-:1:1: the policy must be a map/)],
    });
    const { lines: json } = await piped(POLICY, suiteOf(CLEAN), '--json');
    expect(JSON.parse(json.join())).toMatchObject({ policy: '-', cases: [{ result: 'ok' }] });
  });
});
