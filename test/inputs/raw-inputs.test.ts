import { describe, expect, it } from 'vitest';
import { ACTION_INPUTS } from '../../src/domain/action-inputs.ts';
import { readRunnerInputs, withDefaults } from '../../src/inputs/raw-inputs.ts';

const NO_CONTEXT = { GITHUB_REPOSITORY: undefined };

describe("the runner's variables", () => {
  it('are read by the name in upper case, hyphens kept', () => {
    const raw = readRunnerInputs({ 'INPUT_BASE-URL': 'https://x.test', 'INPUT_MAX-HIGH': '3', PATH: '/bin' });
    expect(raw).toMatchObject({ 'base-url': 'https://x.test', 'max-high': '3' });
  });

  it('are read on Windows, too, where names have no case', () => {
    expect(readRunnerInputs({ 'Input_Max-High': '3' })['max-high']).toBe('3');
  });

  it.each([
    ['INPUT_MAX-CRITCAL', '"max-critcal": did you mean max-critical?'],
    ['INPUT_MAX_CRITICAL', '"max_critical": did you mean max-critical?'],
    ['INPUT_MAXHIGH', '"maxhigh": did you mean max-high?'],
    ['INPUT_POLICYFILE', '"policyfile": did you mean policy-file?'],
    ['INPUT_FAIL-ON', '"fail-on": see the list of inputs in the README'],
    ['INPUT_', '""'],
    ['INPUT_CONSTRUCTOR', '"constructor"'],
    ['INPUT___PROTO__', '"__proto__"'],
  ])('that no input has are refused: %s (B3)', (variable, words) => {
    const failure = expect.objectContaining({
      reason: 'config',
      message: expect.stringContaining(`unknown input ${words}`),
    });
    expect(() => readRunnerInputs({ [variable]: '0' })).toThrow(failure);
  });

  it('that no input has are refused even when blank', () => {
    expect(() => readRunnerInputs({ INPUT_TOKEN: '' })).toThrow('unknown input "token"');
  });

  it('that are long are quoted short', () => {
    expect(() => readRunnerInputs({ [`INPUT_${'x'.repeat(10_000)}`]: '' })).toThrow(/^.{0,200}$/s);
  });
});

describe('a blank input', () => {
  it.each(['', '  ', '\n'])('means its default: %j', (blank) => {
    expect(withDefaults({ 'wait-timeout': blank }, NO_CONTEXT)['wait-timeout']).toBe('15m');
  });

  it('without a default stays blank', () => {
    expect(withDefaults({}, NO_CONTEXT)['max-critical']).toBe('');
  });

  it('for the repository means that of the workflow', () => {
    expect(withDefaults({}, { GITHUB_REPOSITORY: 'acme/shop' }).repository).toBe('acme/shop');
    expect(withDefaults({}, NO_CONTEXT).repository).toBe('');
    expect(withDefaults({ repository: 'other' }, { GITHUB_REPOSITORY: 'acme/shop' }).repository).toBe('other');
  });

  it('for the token means none: an expression is no token', () => {
    expect(withDefaults({}, NO_CONTEXT)['github-token']).toBe('');
  });

  it('is known for every input of action.yml', () => {
    expect(Object.keys(withDefaults({}, NO_CONTEXT))).toEqual(Object.keys(ACTION_INPUTS));
  });
});

it('what is given is not trimmed: a token with a line break must be seen', () => {
  expect(withDefaults({ 'api-token': ' x\n' }, NO_CONTEXT)['api-token']).toBe(' x\n');
});
