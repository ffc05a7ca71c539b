import { describe, expect, it } from 'vitest';
import { readRunnerInputs, withDefaults } from '../../src/inputs/raw-inputs.ts';

const NO_CONTEXT = { GITHUB_REPOSITORY: undefined };

describe("the runner's variables", () => {
  it.each([
    ['input_mode', 'mode'],
    ['Input_Max-Critical', 'max-critical'],
    ['input_base-url', 'base-url'],
    ['\u0131nput_mode', 'mode'],
  ])("in another spelling are not the runner's, and are refused: %s (N1)", (variable, name) => {
    const failure = expect.objectContaining({
      reason: 'config',
      message: expect.stringContaining(
        `the variable "${variable}" is not how the runner writes the input ${name}: an earlier step`,
      ),
    });
    const env = { [variable]: 's3cr3t-s3cr3t' };
    expect(() => readRunnerInputs(env)).toThrow(failure);
    expect(() => readRunnerInputs(env)).not.toThrow('s3cr3t');
    const beside = `INPUT_${name.toUpperCase()}`;
    for (const both of [
      { [beside]: '1', ...env },
      { ...env, [beside]: '1' },
    ]) {
      expect(() => readRunnerInputs(both)).toThrow(failure);
    }
    expect(() => readRunnerInputs({ [variable]: '' })).toThrow(failure);
  });

  it.each([
    ['INPUT_MAX_CRITICAL', '"max_critical": did you mean max-critical?'],
    ['INPUT_POLICYFILE', '"policyfile": did you mean policy-file?'],
    ['input_max-critcal', '"max-critcal": did you mean max-critical?'],
    ['INPUT_FAIL-ON', '"fail-on": see the list of inputs in the README'],
    ['INPUT_', '""'],
    ['INPUT___PROTO__', '"__proto__"'],
  ])('that belong to no input are refused: %s (B3)', (variable, words) => {
    const failure = expect.objectContaining({
      reason: 'config',
      message: expect.stringContaining(`unknown input ${words}`),
    });
    expect(() => readRunnerInputs({ [variable]: '0' })).toThrow(failure);
  });

  it('that belong to no input are refused even when blank', () => {
    expect(() => readRunnerInputs({ INPUT_TOKEN: '' })).toThrow('unknown input "token"');
  });

  it('with long names are shortened in the message', () => {
    expect(() => readRunnerInputs({ [`INPUT_${'x'.repeat(10_000)}`]: '' })).toThrow(/^.{0,200}$/s);
  });
});

describe('a blank input', () => {
  it.each(['', '  ', '\n'])('means its default: %j', (blank) => {
    expect(withDefaults({ 'wait-timeout': blank }, NO_CONTEXT)['wait-timeout']).toBe('15m');
  });

  it('for the repository means the repository of the workflow', () => {
    expect(withDefaults({}, { GITHUB_REPOSITORY: 'acme/shop' }).repository).toBe('acme/shop');
    expect(withDefaults({}, NO_CONTEXT).repository).toBe('');
    expect(withDefaults({ repository: 'other' }, { GITHUB_REPOSITORY: 'acme/shop' }).repository).toBe('other');
  });
});
