import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anEpss, aRule, issuesOf } from '../../../../emulator/build.ts';
import { scannedWith } from '../../../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { HOSTILE_TEXTS } from '../../../build/hostile-texts.ts';
import { aFolder } from '../../../cli/a-folder.ts';
import { FakeClock } from '../../../fakes/fake-clock.ts';
import { junitProblems, readJUnit } from '../../../report/formats/read-formats.ts';
import { scenarioPlatform } from '../record/a-platform.ts';
import { record } from '../record/recorded-run.ts';
import { policyTest } from './run-policy-test.ts';

const POLICY = `version: 1
fail-on-severity: none
conditions:
  - { name: High in code, issue-types: [code], severities: [high], max: 1 }
  - { name: Medium in code, issue-types: [code], severities: [medium], max: 3, action: warn }
`;
/** It asks what nobody has asked for the records. */
const LIVE = `${POLICY}  - { name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0 }\n`;
const records = { 'records/clean.record': '', 'records/findings.record': '' };

/** 3 high and 5 medium issues in code, of an old rule. */
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
  records['records/clean.record'] = (await record(scenarioPlatform(SCENARIOS.clean), { policy: POLICY })).text;
  records['records/findings.record'] = (await record(scenarioPlatform(findings), { policy: POLICY })).text;
});

const CLEAN = '{ name: Clean, record: records/clean.record, expect: { verdict: pass } }';
const FOUND = '{ name: Found, record: records/findings.record, expect: { verdict: fail } }';

function suiteOf(...cases: readonly string[]): string {
  return `cases:\n${cases.map((each) => `  - ${each}\n`).join('')}`;
}

/** A text as YAML that shows none of it: what cannot be seen is refused where it stands as it is. */
function escapedYaml(text: string): string {
  return JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The folder of a policy repository, and its test. */
async function tested(
  { policy = POLICY, suite = suiteOf(CLEAN, FOUND) }: { policy?: string; suite?: string },
  ...more: readonly string[]
) {
  const folder = aFolder({ ...records, 'policy.yml': policy, 'suite.yml': suite });
  return { folder, ...(await policyTest(folder, ['./policy.yml', '--suite', './suite.yml', ...more])) };
}

describe('findings-gate policy test --suite', () => {
  it('prints a line for each case, and ends with 0 where all are as expected', async () => {
    expect(await tested({})).toMatchObject({
      code: 0,
      lines: ['ok       Clean: pass', 'ok       Found: fail', 'policy test: 2 cases, as expected'],
      told: '',
    });
  });

  it('ends with 1 where one is not, and names what is broken there', async () => {
    const policy = POLICY.replace('max: 1', 'max: 3');
    const suite = suiteOf(
      CLEAN,
      FOUND.replace('fail', 'fail, conditions: { High in code: broken, Medium in code: broken }'),
      FOUND.replace('Found', 'Blocked').replace('fail', 'pass, conditions: { Medium in code: ok }'),
    );
    const { code, lines } = await tested({ policy, suite });
    expect([code, lines]).toEqual([
      1,
      [
        'ok       Clean: pass',
        'differs  Found: pass, expected fail; "High in code" is ok, expected broken; broken: warning "Medium in code" (5 found, 3 allowed)',
        'differs  Blocked: "Medium in code" is broken, expected ok; broken: warning "Medium in code" (5 found, 3 allowed)',
        'policy test: 3 cases, 1 as expected, 2 not',
      ],
    ]);
  });

  it('tells a looser policy by its counts, where the verdict is the same', async () => {
    const counted = FOUND.replace(
      'fail',
      'fail, conditions: { High in code: { result: broken, found: 3, waived: 0, max: 1 }, Medium in code: { result: broken, found: 5 } }',
    );
    const waived = `${POLICY}waivers: [{ rule: acme.eval, reason: Known, owner: us, expires: 2999-01-01, max-issues: 1 }]\n`;
    const outcomes = await Promise.all(
      [POLICY, POLICY.replace('max: 1', 'max: 2'), waived, POLICY.replace('[medium]', '[high, medium]')].map(
        async (policy) => {
          const { code, lines } = await tested({ policy, suite: suiteOf(counted) });
          return [code, lines[0]!.replace(/; broken: .*/, '')];
        },
      ),
    );
    expect(outcomes).toEqual([
      [0, 'ok       Found: fail'],
      [1, 'differs  Found: "High in code": max is 2, expected 1'],
      [1, 'differs  Found: "High in code": waived is 1, expected 0'],
      [1, 'differs  Found: "Medium in code": found is 8, expected 5'],
    ]);
  });

  it('tries a policy and nothing that the run was judged by', async () => {
    const policy = 'version: 1\nwaivers: [{ rule: acme.eval, reason: Known, owner: us, expires: 2999-01-01 }]';
    const limits = FOUND.replace('fail', 'fail, conditions: { max-critical: ok, max-high: broken }');
    const { code, lines } = await tested({ policy, suite: suiteOf(limits) });
    expect([code, lines[0]]).toEqual([0, 'ok       Found: fail']);
  });

  it('judges by limits that are given, too', async () => {
    const suite = suiteOf(FOUND.replace('fail', 'fail, conditions: { High in code: ok, max-medium: broken }'));
    const policy = POLICY.replace('max: 1', 'max: 9');
    expect(await tested({ policy, suite }, '--max-medium', '4')).toMatchObject({ code: 0 });
    expect(await tested({ policy, suite }, '--fail-on-severity', 'medium')).toMatchObject({ code: 0 });
    expect(await tested({ policy: policy.replace('none', 'low'), suite })).toMatchObject({ code: 0 });
    // By a variable too, and by the flag where both are given; the policy is that of the file.
    const folder = aFolder({ ...records, 'policy.yml': policy, 'suite.yml': suite });
    const env = { FINDINGS_GATE_MAX_MEDIUM: '4', FINDINGS_GATE_POLICY: 'version: 9' };
    const words = ['./policy.yml', '--suite=./suite.yml'];
    expect(await policyTest(folder, words, env)).toMatchObject({ code: 0 });
    expect(await policyTest(folder, [...words, '--max-medium', '9'], env)).toMatchObject({ code: 1 });
    expect(await tested({ policy, suite })).toMatchObject({
      code: 3,
      lines: [expect.stringMatching(/^suite\.yml:2:\d+: the policy has no condition "max-medium"; write one of: High/)],
    });
  });

  it('judges waivers on the day of the record', async () => {
    const until = (day: string) =>
      `${POLICY}waivers: [{ rule: acme.eval, reason: Known, owner: us, expires: ${day} }]\n`;
    const suite = suiteOf(FOUND.replace('fail', 'pass, conditions: { High in code: ok }'));
    expect(await tested({ policy: until('2026-06-15'), suite })).toMatchObject({ code: 0 });
    expect(await tested({ policy: until('2026-06-14'), suite })).toMatchObject({ code: 1 });
  });

  it('takes an old record for no reason to refuse a waiver that is short enough today', async () => {
    const policy = `${POLICY}longest-waiver: 90d\nwaivers: [{ rule: x, reason: Known, owner: us, expires: 2027-02-01 }]\n`;
    const folder = aFolder({ ...records, 'policy.yml': policy, 'suite.yml': suiteOf(CLEAN, FOUND) });
    const words = ['./policy.yml', '--suite=./suite.yml'];
    const [early, late] = [new FakeClock(), new FakeClock()];
    late.advance(200 * 86_400_000);
    expect(await policyTest(folder, words, {}, late)).toMatchObject({ code: 0 });
    expect(await policyTest(folder, words, {}, early)).toMatchObject({
      code: 3,
      lines: [expect.stringMatching(/^policy\.yml:7:\d+: .*90 days/)],
    });
  });

  it('is inconclusive where a record does not hold what the policy asks, which is a difference', async () => {
    const { code, lines, told } = await tested({ policy: LIVE, suite: suiteOf(CLEAN) });
    expect([code, told]).toEqual([1, expect.stringContaining('Next: Record the evidence with this policy')]);
    expect(lines[0]).toMatch(
      /^differs {2}Clean: inconclusive \(not-found\), expected pass; the record holds no answer to the search for secrets/,
    );
    const meant = suiteOf(CLEAN.replace('pass', 'inconclusive, reason: not-found'));
    expect(await tested({ policy: LIVE, suite: meant })).toMatchObject({ code: 0, told: '' });
    const notSaid = suiteOf(CLEAN.replace('pass', 'inconclusive'));
    expect(await tested({ policy: LIVE, suite: notSaid })).toMatchObject({
      code: 0,
      lines: ['ok       Clean: inconclusive (not-found)', expect.anything()],
      told: expect.stringContaining('Next: Record the evidence'),
    });
  });

  it('names the condition for which a record lacks a search, and no other', async () => {
    const all = CLEAN.replace('pass', 'pass, conditions: { High in code: ok, Medium in code: ok, Live: ok }');
    const { lines } = await tested({ policy: LIVE, suite: suiteOf(all) });
    expect(lines[0]).toMatch(
      /^differs {2}Clean: inconclusive \(not-found\), expected pass; "Live" is unproven, expected ok; the record holds no answer to the search for secrets .*, needed by "Live"$/,
    );
  });

  it('tells a fail that is not complete from a whole one', async () => {
    const { code, lines } = await tested({ policy: LIVE, suite: suiteOf(FOUND.replace('fail', "fail, reason: ''")) });
    expect([code, lines[0]]).toEqual([
      1,
      expect.stringMatching(
        /^differs {2}Found: fail \(not-found\), expected fail without a reason; broken: .*; not everything was read: the record holds no answer to the search for secrets .*, needed by "Live"$/,
      ),
    ]);
  });

  it('ends with 3 where a record cannot be used, and tries the others', async () => {
    const suite = suiteOf(
      '{ name: Gone, record: records/gone.record, expect: { verdict: pass } }',
      '{ name: Foreign, record: policy.yml, expect: { verdict: pass } }',
      '{ name: A folder, record: records, expect: { verdict: pass } }',
      '{ name: No path, record: "\\0", expect: { verdict: pass } }',
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
        'policy test: 5 cases, 1 as expected, 4 could not be tried',
      ],
    });
  });

  it('ends with 3 where a record was made without what the policy compares with', async () => {
    const policy = POLICY.replace('max: 1', 'max: 1, compare: new');
    const { code, lines } = await tested({ policy, suite: suiteOf(CLEAN) });
    expect([code, lines[0]]).toEqual([
      3,
      expect.stringMatching(/^error {4}Clean: suite\.yml:2:28: .*needs a baseline/),
    ]);
  });

  it('takes a path as seen from the suite, out of its folder too', async () => {
    const folder = aFolder({
      ...records,
      'policy.yml': POLICY,
      'tests/suite.yml': suiteOf(
        CLEAN.replace('records/', '../records/'),
        FOUND.replace('records/', `${aFolder(records)}/records/`),
      ),
    });
    expect(await policyTest(folder, ['./policy.yml', '--suite', './tests/suite.yml'])).toMatchObject({ code: 0 });
  });

  it('tells everything that is wrong in policy and suite, and tries nothing', async () => {
    const policy = POLICY.replace('issue-types', 'isue-types');
    const { code, lines, told } = await tested({ policy, suite: suiteOf(CLEAN.replace('pass', 'green'), CLEAN) });
    expect([code, told]).toEqual([3, 'findings-gate: 3 problems to correct']);
    expect(lines).toEqual([
      'policy.yml:4:27: unknown key "isue-types"; did you mean "issue-types"?',
      'suite.yml:2:69: "verdict" does not know "green"; write one of: pass, fail, inconclusive',
      'suite.yml:3:13: another case has the name "Clean" too; change one of the two',
    ]);
  });

  it('keeps each case on a line of its own, whatever its name is', async () => {
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
});

describe('findings-gate policy test --json', () => {
  it('is all of standard output', async () => {
    const { code, lines } = await tested({ suite: suiteOf(CLEAN.replace('pass', 'fail')) }, '--json');
    expect([code, lines.length]).toEqual([1, 1]);
    const json = JSON.parse(lines[0]!);
    expect(json).toMatchObject({
      schema: 1,
      policy: 'policy.yml',
      suite: 'suite.yml',
      problems: [],
      cases: [
        {
          name: 'Clean',
          record: 'records/clean.record',
          result: 'differs',
          problem: null,
          differences: ['pass, expected fail'],
          expected: { verdict: 'fail', reason: null, conditions: {} },
          found: { verdict: 'pass', reason: '', message: 'within both limits' },
        },
      ],
    });
    expect(json.cases[0].found.conditions[0]).toEqual({
      name: 'High in code',
      source: 'policy',
      action: 'fail',
      max: 1,
      found: 0,
      new: null,
      waived: 0,
      result: 'ok',
    });
  });

  it('has what is expected as it is written: a result, or a map with counts', async () => {
    const conditions = '{ High in code: { result: broken, found: 4, max: none }, Medium in code: broken }';
    const { lines } = await tested(
      { suite: suiteOf(FOUND.replace('fail', `fail, conditions: ${conditions}`)) },
      '--json',
    );
    expect(JSON.parse(lines[0]!).cases[0]).toMatchObject({
      expected: {
        conditions: { 'High in code': { result: 'broken', found: 4, max: null }, 'Medium in code': 'broken' },
      },
      differences: ['"High in code": found is 3, expected 4', '"High in code": max is 1, expected none'],
    });
  });

  it('stays so where all that check would print is asked for', async () => {
    const { lines } = await tested({}, '--json', '--verbose');
    expect(JSON.parse(lines.join('\n')).cases).toHaveLength(2);
  });

  it('has the problems where nothing was tried', async () => {
    const { code, lines } = await tested({ suite: 'cases: []' }, '--json');
    expect([code, JSON.parse(lines.join())]).toEqual([
      3,
      {
        schema: 1,
        policy: 'policy.yml',
        suite: 'suite.yml',
        problems: [
          { file: 'suite.yml', line: 1, column: 8, kind: 'problem', message: expect.stringContaining('tests nothing') },
        ],
        cases: [],
      },
    ]);
    const gone = await tested({}, '--json', '--max-high=x');
    expect([gone.code, JSON.parse(gone.lines.join())]).toMatchObject([
      3,
      { problems: [{ line: null, message: expect.stringContaining('--max-high') }] },
    ]);
  });

  it('has the problem of a case that could not be tried', async () => {
    const { lines } = await tested({ suite: suiteOf(CLEAN.replace('clean', 'gone')) }, '--json');
    expect(JSON.parse(lines[0]!).cases).toMatchObject([
      { result: 'error', problem: expect.stringContaining('ENOENT'), differences: [], found: null },
    ]);
  });
});

describe('findings-gate policy test --junit', () => {
  it('says in the failure which count was expected and found', async () => {
    const suite = suiteOf(FOUND.replace('fail', 'fail, conditions: { High in code: { result: broken, found: 2 } }'));
    const { folder } = await tested({ suite }, '--junit=./out.xml');
    expect(readJUnit(readFileSync(join(folder, 'out.xml'), 'utf8')).cases).toMatchObject([
      { name: 'Found', outcome: 'failure', message: '"High in code": found is 3, expected 2' },
    ]);
  });

  it('writes each case as a test: a difference is a failure, what could not be tried an error', async () => {
    const suite = suiteOf(
      CLEAN,
      FOUND.replace('fail', 'pass'),
      CLEAN.replace('Clean', 'Gone').replace('clean', 'gone'),
    );
    const { folder } = await tested({ suite }, '--junit=./out.xml');
    const xml = readFileSync(join(folder, 'out.xml'), 'utf8');
    expect(await junitProblems([xml])).toEqual([]);
    expect(readJUnit(xml)).toMatchObject({
      counts: { tests: 3, failures: 1, errors: 1, skipped: 0 },
      cases: [
        { name: 'Clean', outcome: 'passed' },
        {
          name: 'Found',
          outcome: 'failure',
          type: 'fail',
          message: 'fail, expected pass',
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
  ])('holds an error for %s, and nothing of an earlier call', async (_, files, words) => {
    const { folder, code } = await tested(files, '--junit=./out.xml', ...words);
    const xml = readFileSync(join(folder, 'out.xml'), 'utf8');
    expect(await junitProblems([xml])).toEqual([]);
    expect([code, readJUnit(xml).counts]).toEqual([3, { tests: 1, failures: 0, errors: 1, skipped: 0 }]);
  });

  it.each(['policy.yml', 'suite.yml', 'records/clean.record'])('is never written over %s', async (name) => {
    const { folder, code, told } = await tested({}, `--junit=./${name}`);
    expect([code, told]).toEqual([3, expect.stringContaining('and --junit are the same file')]);
    const before = { ...records, 'policy.yml': POLICY, 'suite.yml': suiteOf(CLEAN, FOUND) }[name];
    expect(readFileSync(join(folder, name), 'utf8')).toBe(before);
  });

  it('is never written over a record of a suite that is wrong', async () => {
    const suite = suiteOf(CLEAN.replace('pass', 'green'));
    const { folder, code, told } = await tested({ suite }, '--junit=./records/clean.record');
    expect(code).toBe(3);
    expect(told).toContain('the record records/clean.record and --junit are the same file');
    expect(readFileSync(join(folder, 'records/clean.record'), 'utf8')).toBe(records['records/clean.record']);
  });

  it('that cannot be written changes no exit code', async () => {
    const { code, told } = await tested({}, '--junit=./records');
    expect([code, told]).toEqual([0, expect.stringContaining('warning: The file of --junit was not written')]);
  });
});

describe('findings-gate policy test with --verbose', () => {
  it('prints all that check would print', async () => {
    const folder = aFolder({ ...records, 'policy.yml': POLICY, 'suite.yml': suiteOf(FOUND) });
    const { lines } = await policyTest(folder, ['./policy.yml', '--suite=./suite.yml', '--verbose']);
    expect(lines.at(-1)).toBe('policy test: 1 case, as expected');
    expect(lines.some((line) => line.startsWith('gate: FAIL - '))).toBe(true);
  });
});

describe('findings-gate policy test of standard input', () => {
  const piped = (input: string, suite: string, ...more: readonly string[]) => {
    const folder = aFolder({ ...records, 'tests/suite.yml': suite });
    return policyTest(folder, ['-', '--suite=./tests/suite.yml', ...more], {}, undefined, input);
  };
  const beside = (each: string) => each.replace('records/', '../records/');

  it('tries it on records as seen from the suite', async () => {
    const suite = suiteOf(beside(CLEAN), beside(FOUND));
    expect(await piped(POLICY, suite)).toMatchObject({
      code: 0,
      lines: expect.arrayContaining(['ok       Found: fail']),
    });
    expect(await piped(POLICY.replace('max: 1', 'max: 9'), suite)).toMatchObject({ code: 1 });
  });

  it('calls it "-" where something is wrong in it, and in the files that it writes', async () => {
    const mistaken = POLICY.replace('issue-types', 'isue-types');
    expect(await piped(mistaken, suiteOf(beside(CLEAN)))).toMatchObject({
      code: 3,
      lines: ['-:4:27: unknown key "isue-types"; did you mean "issue-types"?'],
    });
    expect(await piped('', suiteOf(beside(CLEAN)))).toMatchObject({
      code: 3,
      lines: [expect.stringMatching(/^-:1:1: .*empty/)],
    });
    const { lines } = await piped(POLICY, suiteOf(beside(CLEAN)), '--json');
    expect(JSON.parse(lines.join())).toMatchObject({ policy: '-', cases: [{ result: 'ok' }] });
  });
});

describe('findings-gate policy test', () => {
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
    expect(existsSync(join(folder, 'out.xml'))).toBe(false);
  });

  it('takes its flags from variables', async () => {
    const folder = aFolder({ ...records, 'policy.yml': POLICY, 'suite.yml': suiteOf(CLEAN, FOUND) });
    const env = { FINDINGS_GATE_SUITE: `${folder}/suite.yml`, FINDINGS_GATE_JUNIT: `${folder}/out.xml` };
    expect(await policyTest(folder, ['./policy.yml'], env)).toMatchObject({ code: 0 });
    expect(existsSync(join(folder, 'out.xml'))).toBe(true);
  });
});
