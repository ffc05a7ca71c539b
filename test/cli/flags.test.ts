import { describe, expect, it } from 'vitest';
import { type Flags, parseNamedRef, readFlags } from '../../src/cli/command.ts';
import { notesOnUnused, unusedNote, variableOf, variablesBeside } from '../../src/cli/variables.ts';
import { parseDigits } from '../../src/inputs/parse-value.ts';

const FLAGS = {
  commit: { value: '<sha>', about: 'a commit' },
  'max-high': { value: '<number>', about: 'a limit' },
  ids: { value: '<list>', about: 'some ids', isList: true },
  'base-url': { value: '<url>', about: 'an address' },
  json: { about: 'print JSON' },
  comment: { refusal: 'comments are made by the GitHub Action alone' },
  'wait-timeout': { refusal: 'nothing is waited for', isOfOthers: true },
} satisfies Flags;

type Env = Readonly<Record<string, string>>;

function given(env: Env, args: readonly string[] = []) {
  return readFlags(args, FLAGS, env);
}

function refusal(act: () => unknown): string {
  try {
    act();
  } catch (failure) {
    expect(failure).toMatchObject({ reason: 'config' });
    return (failure as Error).message;
  }
  throw new Error('it was not refused');
}

const SEEN = 'everybody on the machine can see a secret on the command line';

describe('readFlags', () => {
  it('reads values, switches and operands in any order', () => {
    const given = readFlags(['31', '--json', '--commit', 'abc', '--max-high=3', '32'], FLAGS, {});
    expect(given.operands).toEqual(['31', '32']);
    expect([given.text('commit'), given.text('max-high'), given.isOn('json')]).toEqual(['abc', '3', true]);
  });

  it.each(['', '   '])('reads the blank value %j as no value, as with a variable that is not set', (blank) => {
    const given = readFlags(['--commit', blank], FLAGS, {});
    expect(given.text('commit')).toBeUndefined();
    expect(given.read('commit', parseDigits)).toBeUndefined();
    expect(() => given.need('commit', parseDigits)).toThrow(
      '--commit missing: give it, or the variable FINDINGS_GATE_COMMIT',
    );
  });

  it.each([
    ['the indent of a text in several lines, and the blank ones before it', '\n  a:\n  b:\n', '\n  a:\n  b:\n'],
    ['a text in one line, without what is around it', '\n  a:\n', 'a:'],
    ['a single dash', '-', '-'],
    ['a negative number', '-1', '-1'],
  ])('accepts %s as a value', (_, given, text) => {
    expect(readFlags(['--commit', given], FLAGS, {}).text('commit')).toBe(text);
  });

  it('reads a list from several flags, too', () => {
    expect(readFlags(['--ids', '1,2', '--ids=3'], FLAGS, {}).text('ids')).toBe('1,2\n3');
  });

  it('reads words after two dashes as operands', () => {
    expect(readFlags(['--json', '--', '--commit', '-x'], FLAGS, {}).operands).toEqual(['--commit', '-x']);
  });

  it('names the flag whose value cannot be read', () => {
    const given = readFlags(['--max-high', 'lots'], FLAGS, {});
    expect(() => given.read('max-high', parseDigits)).toThrow(/^--max-high: "lots" is not a whole number/);
  });

  it.each([
    [['--max-hihg', '3'], 'unknown flag "--max-hihg": did you mean --max-high?'],
    [['--max_high', '3'], 'unknown flag "--max_high": did you mean --max-high?'],
    [['--something-else'], 'unknown flag "--something-else": see --help'],
    [['-c', 'abc'], 'unknown flag "-c": see --help'],
    [['--commit'], '--commit has no value; write --commit=value'],
    [['--commit', '--json'], '--commit has no value; write --commit=value'],
    [['--commit', '--help'], '--commit has no value; write --commit=value'],
    [['--json=yes'], '--json takes no value; leave it out'],
    [['--commit', 'a', '--commit', 'b'], '--commit is given twice; give it once'],
    [['--comment', 'auto'], '--comment: comments are made by the GitHub Action alone'],
    [['--max-high', '-x'], '--max-high has no value; write --max-high=value'],
    [['--url', 'x'], 'unknown flag "--url": did you mean --base-url?'],
    [['--branch', 'x'], 'unknown flag "--branch": see --help'],
    [['-tsecret'], 'unknown flag "-t": see --help'],
    [['--github-token', 'x'], `--github-token: ${SEEN}; use FINDINGS_GATE_GITHUB_TOKEN or --github-token-file`],
    [['--gitlab-token=x'], `--gitlab-token: ${SEEN}; use FINDINGS_GATE_GITLAB_TOKEN`],
    [['--__proto__', 'x'], 'unknown flag "--__proto__": see --help'],
    [['--constructor'], 'unknown flag "--constructor": see --help'],
  ])('refuses %j', (args, message) => {
    expect(() => readFlags(args, FLAGS, {})).toThrow(expect.objectContaining({ reason: 'config', message }));
  });

  it.each([
    ['--api-token', 's3cr3t-s3cr3t'],
    ['--api-token=s3cr3t-s3cr3t'],
    ['--tokn=s3cr3t-s3cr3t'],
    ['--comment=s3cr3t-s3cr3t'],
    ['-ts3cr3t-s3cr3t'],
    ['--json=s3cr3t-s3cr3t'],
    ['--commit', 's3cr3t-s3cr3t', '--commit', 's3cr3t-s3cr3t'],
  ])('never quotes what could be a secret: %s', (...args) => {
    expect(() => readFlags(args, FLAGS, {})).toThrow(
      expect.objectContaining({ reason: 'config', message: expect.not.stringContaining('s3cr3t') }),
    );
  });
});

describe('a flag in a variable', () => {
  it('counts as given, and messages about its value name the variable', () => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: ' lots ', FINDINGS_GATE_COMMIT: 'abc' });
    expect([settings.text('commit'), settings.sourceOf('commit')]).toEqual(['abc', 'variable']);
    expect(() => settings.read('max-high', parseDigits)).toThrow(/^FINDINGS_GATE_MAX_HIGH: "lots" is not a whole/);
    expect(() => settings.need('max-high', parseDigits)).toThrow(/^FINDINGS_GATE_MAX_HIGH: /);
  });

  it('is overridden by the flag on the command line', () => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: '9' }, ['--max-high', '3']);
    expect([settings.text('max-high'), settings.sourceOf('max-high')]).toEqual(['3', 'flag']);
    expect(settings.nameOf('max-high')).toBe('--max-high');
  });

  it('is not overridden by a blank flag', () => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: '9' }, ['--max-high', '']);
    expect([settings.text('max-high'), settings.sourceOf('max-high')]).toEqual(['9', 'variable']);
  });

  it.each(['', ' ', '\n'])('is not given when it is %j', (blank) => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: blank, FINDINGS_GATE_JSON: blank, FINDINGS_GATE_COMMENT: blank });
    expect([settings.text('max-high'), settings.sourceOf('max-high'), settings.isOn('json')]).toEqual([
      undefined,
      undefined,
      false,
    ]);
  });

  it.each([
    ['true', true],
    [' true ', true],
    ['false', false],
  ])('turns a switch on or off with %j', (text, isOn) => {
    expect(given({ FINDINGS_GATE_JSON: text }).isOn('json')).toBe(isOn);
  });

  it.each(['1', 'yes', 'TRUE', 'on'])('refuses a switch with %j', (text) => {
    expect(refusal(() => given({ FINDINGS_GATE_JSON: text }))).toBe('FINDINGS_GATE_JSON: write true or false');
  });

  it.each([
    ['Findings_Gate_Max_High', 'FINDINGS_GATE_MAX_HIGH'],
    ['FINDINGS_GATE_MAX-HIGH', 'FINDINGS_GATE_MAX_HIGH'],
    ['findings_gate_token', 'FINDINGS_GATE_TOKEN'],
    ['Findings_Gate_GitLab_Token', 'FINDINGS_GATE_GITLAB_TOKEN'],
  ])('is refused in another spelling, together with the right one too: %s', (variable, name) => {
    const told = refusal(() => given({ [name]: 's3cr3t-s3cr3t', [variable]: 's3cr3t-s3cr3t' }));
    expect(told).toBe(`the variable "${variable}" is not read: write its name as ${name}`);
    expect(given({ [variable]: ' ' }).text('max-high')).toBeUndefined();
  });

  it.each([
    ['COMMENT', 'FINDINGS_GATE_COMMENT: comments are made by the GitHub Action alone'],
    ['CONFIRM', 'FINDINGS_GATE_CONFIRM: a deletion is confirmed on the command line or at the keyboard'],
    ['API_TOKEN', 'FINDINGS_GATE_API_TOKEN: the token of the platform is read from FINDINGS_GATE_TOKEN'],
  ])('is refused without its value if it is %s', (name, message) => {
    const told = refusal(() => given({ [`FINDINGS_GATE_${name}`]: 's3cr3t-s3cr3t' }));
    expect(told).toContain(message);
    expect(told).not.toContain('s3cr3t');
  });

  it('is ignored if it is no flag of this command, or one that the command leaves to another', () => {
    expect(given({ FINDINGS_GATE_REPOSITORY: 'x', FINDINGS_GATE_TOKEN: 'y' }).operands).toEqual([]);
    expect(given({ FINDINGS_GATE_WAIT_TIMEOUT: '5m' }).text('wait-timeout')).toBeUndefined();
    expect(refusal(() => given({}, ['--wait-timeout', '5m']))).toBe('--wait-timeout: nothing is waited for');
    expect(given({ FINDINGS_GATE___PROTO__: 'x', FINDINGS_GATE_CONSTRUCTOR: 'x' }).operands).toEqual([]);
  });
});

describe('a variable with our prefix', () => {
  const beside = (env: Env) => variablesBeside(FLAGS, env);

  it('is unused if this command has no flag of that name', () => {
    const env = {
      FINDINGS_GATE_MAX_HIGH: '3',
      FINDINGS_GATE_MAX_HIHG: '',
      FINDINGS_GATE_WAIT_TIMEOUT: '5m',
      FINDINGS_GATE_TOKEN: 'a',
      FINDINGS_GATE_GITLAB_TOKEN: 'b',
      FINDINGS_GATE_GITHUB_TOKEN: 'd',
      OTHER: 'c',
    };
    expect(beside(env)).toEqual(['max-hihg', 'wait-timeout']);
  });

  const told = (name: string, env: Env = {}) =>
    notesOnUnused([name], [...Object.keys(FLAGS), 'fail-on-severity', 'max-scan-age'], env, 'check');

  it.each([
    ['fail-on', 'unknown variable "FINDINGS_GATE_FAIL_ON": did you mean FINDINGS_GATE_FAIL_ON_SEVERITY?'],
    ['max-age', 'unknown variable "FINDINGS_GATE_MAX_AGE": did you mean FINDINGS_GATE_MAX_SCAN_AGE?'],
    ['max-hihg', 'unknown variable "FINDINGS_GATE_MAX_HIHG": did you mean FINDINGS_GATE_MAX_HIGH?'],
    ['tokn', 'unknown variable "FINDINGS_GATE_TOKN": did you mean FINDINGS_GATE_TOKEN?'],
    ['check-max-high', 'unknown variable "FINDINGS_GATE_CHECK_MAX_HIGH": did you mean FINDINGS_GATE_MAX_HIGH?'],
    ['commit-sha', 'unknown variable "FINDINGS_GATE_COMMIT_SHA": did you mean FINDINGS_GATE_COMMIT?'],
  ])('is refused as %s, since the similar flag would not apply', (name, message) => {
    expect(refusal(() => told(name))).toBe(message);
  });

  it.each(['something-else', 'constructor', 'image', 'max-critical-path'])(
    'is a warning as %s, which is similar to no flag of any command',
    (name) => {
      const variable = variableOf(name);
      expect(told(name)).toEqual([`warning: no command has a flag for the variable "${variable}"; it is not used`]);
    },
  );

  it('is noted if another command has the flag, and ignored if it is blank', () => {
    const note = 'Note: check does not use FINDINGS_GATE_BASE_URL.';
    expect(told('base-url', { FINDINGS_GATE_BASE_URL: 'x' })).toEqual([note]);
    expect(told('base-url', { FINDINGS_GATE_BASE_URL: ' ' })).toEqual([]);
  });
});

describe('variables without an effect', () => {
  it('are named in one line, at most six of them', () => {
    expect(unusedNote([], 'issues')).toEqual([]);
    expect(unusedNote(['max-high', 'policy'], 'issues')).toEqual([
      'Note: issues does not use FINDINGS_GATE_MAX_HIGH, FINDINGS_GATE_POLICY.',
    ]);
    const many = Array.from({ length: 9 }, (_, index) => `flag-${index}`);
    expect(unusedNote(many, 'a replay')).toEqual([
      expect.stringMatching(/^Note: a replay does not use .*FINDINGS_GATE_FLAG_5 and 3 more variables\.$/),
    ]);
  });
});

it.each([
  ['main', 'refs/heads/main'],
  ['feature/x', 'refs/heads/feature/x'],
  ['pull/7', 'refs/heads/pull/7'],
  ['v1', 'refs/heads/v1'],
  ['refs/heads/main', 'refs/heads/main'],
  ['refs/tags/v1', 'refs/tags/v1'],
  ['refs/pull/7/merge', 'refs/pull/7/merge'],
  ['refs/pull/7/head', 'refs/pull/7/head'],
])('the ref named %j is %j', (text, ref) => {
  expect(parseNamedRef(text)).toBe(ref);
});

it.each([
  'a b',
  ...'refs/notes/x refs/merge-requests/7/head refs/pull/7 refs/pull/07/merge refs/pull/7/other refs/heads refs/heads/ -main'.split(
    ' ',
  ),
])('%j is refused, with a valid example', (text) => {
  expect(() => parseNamedRef(text)).toThrow(/is not the name of a ref; write main, refs\/heads\/main/);
});
