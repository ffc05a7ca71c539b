import { describe, expect, it } from 'vitest';
import { COMMANDS, type CommandName } from '../../../src/cli/commands.ts';
import { scriptFor } from './script-for.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const SHELLS = ['bash', 'zsh', 'fish'] as const;

describe.each(SHELLS)('the completion for %s', async (shell) => {
  const script = await scriptFor([shell]);

  it('has every command', () => {
    for (const word of NAMES.flatMap((name) => name.split(' '))) expect(script).toMatch(new RegExp(`\\b${word}\\b`));
  });

  it.each(NAMES)('has every flag of %s that is not refused', async (name) => {
    const { flags } = await COMMANDS[name].load();
    for (const [flag, spec] of Object.entries(flags)) {
      const isShown = new RegExp(`${shell === 'fish' ? '-l ' : '--'}${flag}\\b(?!-)`).test(script);
      if (!('refusal' in spec)) expect([flag, isShown]).toEqual([flag, true]);
    }
    expect(script).not.toMatch(/(?:--|-l )merge-queue\b/);
  });

  it('has no line that would be cut where it is printed', () => {
    expect(script.split('\n').filter((line) => line.length > 1_000 || line.endsWith('…'))).toEqual([]);
  });

  it('quotes what a text contains', async () => {
    const flags = { odd: { value: '<text>', about: "it's $(touch x) `y`" } };
    const load = async () => ({ usage: '', flags, example: [], run: async () => 0 as const });
    const odd = await scriptFor([shell], { one: { about: "that's: one", load } });
    if (shell === 'zsh') expect(odd).toContain(`'--odd:it'\\''s $(touch x) \`y\`'`);
    if (shell === 'fish') expect(odd).toContain(`-d 'it\\'s $(touch x) \`y\`'`);
    if (shell === 'bash') expect(odd).not.toContain('touch');
  });
});

describe('the completion for fish', async () => {
  const lines = (await scriptFor(['fish'])).split('\n');
  const lineOf = (command: string, flag: string) =>
    lines.find((line) => line.includes(`'__findings_gate_after ${command}' -l ${flag} `));

  it('proposes the items of a list after those that are written', () => {
    expect(lineOf('issues', 'severities')).toContain(` -x -a '(__findings_gate_list critical high medium low)' `);
    expect(lineOf('check', 'required-products')).toContain('(__findings_gate_list code supply-chain');
    expect(lines).toContain('function __findings_gate_list');
  });

  it('proposes one word where one is asked for', () => {
    expect(lineOf('check', 'mode')).toContain(` -x -a 'enforce report' `);
    expect(lineOf('issues', 'on-primary-branch')).toContain(` -x -a 'true false' `);
  });
});

describe('completion', () => {
  it.each([
    [[], /completion takes one shell: <bash\|zsh\|fish>/],
    [['bash', 'zsh'], /completion takes one shell/],
    [['tcsh'], /completion: "tcsh" is not one of bash, zsh, fish/],
    [['toString'], /is not one of/],
  ])('refuses %j', async (words, message) => {
    await expect(scriptFor(words)).rejects.toThrow(message);
  });
});
