import { describe, expect, it } from 'vitest';
import { type Flags, readFlags } from '../../src/cli/command.ts';
import { notesOnUnused, unusedNote, variableOf, variablesBeside } from '../../src/cli/variables.ts';
import { parseDigits } from '../../src/inputs/parse-value.ts';

const FLAGS = {
  commit: { value: '<sha>', about: 'a commit' },
  'max-high': { value: '<number>', about: 'a limit' },
  ids: { value: '<list>', about: 'some ids', isList: true },
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

describe('a flag in a variable', () => {
  it('is named like the flag, in upper case and with underscores', () => {
    expect(['base-url', 'max-high', 'ref'].map(variableOf)).toEqual([
      'FINDINGS_GATE_BASE_URL',
      'FINDINGS_GATE_MAX_HIGH',
      'FINDINGS_GATE_REF',
    ]);
  });

  it('counts as given, and messages about its value name the variable', () => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: ' lots ', FINDINGS_GATE_COMMIT: 'abc' });
    expect([settings.text('commit'), settings.sourceOf('commit')]).toEqual(['abc', 'variable']);
    expect(() => settings.read('max-high', parseDigits)).toThrow(/^FINDINGS_GATE_MAX_HIGH: "lots" is not a whole/);
    expect(() => settings.need('max-high', parseDigits)).toThrow(/^FINDINGS_GATE_MAX_HIGH: /);
  });

  it('gives way to the flag on the command line', () => {
    const settings = given({ FINDINGS_GATE_MAX_HIGH: '9' }, ['--max-high', '3']);
    expect([settings.text('max-high'), settings.sourceOf('max-high')]).toEqual(['3', 'flag']);
    expect(settings.nameOf('max-high')).toBe('--max-high');
  });

  it('does not give way to a blank flag, which is not given', () => {
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

  it('may be a list of lines', () => {
    expect(given({ FINDINGS_GATE_IDS: '1\n2,3' }).text('ids')).toBe('1\n2,3');
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
  ])('is refused in another spelling, beside the right one too: %s', (variable, name) => {
    const told = refusal(() => given({ [name]: 's3cr3t-s3cr3t', [variable]: 's3cr3t-s3cr3t' }));
    expect(told).toBe(`the variable "${variable}" is not read: write its name as ${name}`);
    expect(given({ [variable]: ' ' }).text('max-high')).toBeUndefined();
  });

  it.each([
    ['COMMENT', 'FINDINGS_GATE_COMMENT: comments are made by the GitHub Action alone'],
    ['CONFIRM', 'FINDINGS_GATE_CONFIRM: a deletion is confirmed on the command line or at the keyboard'],
    ['API_TOKEN', 'FINDINGS_GATE_API_TOKEN: the token of the platform is read from FINDINGS_GATE_TOKEN'],
  ])('is refused without its value where it is %s', (name, message) => {
    const told = refusal(() => given({ [`FINDINGS_GATE_${name}`]: 's3cr3t-s3cr3t' }));
    expect(told).toContain(message);
    expect(told).not.toContain('s3cr3t');
  });

  it('is left alone where it is no flag of this command, or one that it leaves to another command', () => {
    expect(given({ FINDINGS_GATE_BASE_URL: 'x', FINDINGS_GATE_TOKEN: 'y' }).operands).toEqual([]);
    expect(given({ FINDINGS_GATE_WAIT_TIMEOUT: '5m' }).text('wait-timeout')).toBeUndefined();
    expect(refusal(() => given({}, ['--wait-timeout', '5m']))).toBe('--wait-timeout: nothing is waited for');
    expect(given({ FINDINGS_GATE___PROTO__: 'x', FINDINGS_GATE_CONSTRUCTOR: 'x' }).operands).toEqual([]);
  });
});

describe('a variable that begins like ours', () => {
  const beside = (env: Env) => variablesBeside(FLAGS, env);

  it('is looked for among the flags of the other commands where this one has none of that name', () => {
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
    notesOnUnused([name], [...Object.keys(FLAGS), 'base-url', 'fail-on-severity', 'max-scan-age'], env, 'check');

  it.each([
    ['fail-on', 'unknown variable "FINDINGS_GATE_FAIL_ON": did you mean FINDINGS_GATE_FAIL_ON_SEVERITY?'],
    ['max-age', 'unknown variable "FINDINGS_GATE_MAX_AGE": did you mean FINDINGS_GATE_MAX_SCAN_AGE?'],
    ['max-hihg', 'unknown variable "FINDINGS_GATE_MAX_HIHG": did you mean FINDINGS_GATE_MAX_HIGH?'],
    ['tokn', 'unknown variable "FINDINGS_GATE_TOKN": did you mean FINDINGS_GATE_TOKEN?'],
    ['check-max-high', 'unknown variable "FINDINGS_GATE_CHECK_MAX_HIGH": did you mean FINDINGS_GATE_MAX_HIGH?'],
    ['commit-sha', 'unknown variable "FINDINGS_GATE_COMMIT_SHA": did you mean FINDINGS_GATE_COMMIT?'],
  ])('is refused as %s, since the flag that is meant would not apply', (name, message) => {
    expect(refusal(() => told(name))).toBe(message);
  });

  it.each(['something-else', 'constructor', 'image', 'max-critical-path'])(
    'is a warning as %s, which is near to nothing that a command has',
    (name) => {
      const variable = variableOf(name);
      expect(told(name)).toEqual([`warning: no command has a flag for the variable "${variable}"; it is not used`]);
    },
  );

  it('is told where another command has the flag, and silent where it is blank', () => {
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
