import { describe, expect, it } from 'vitest';
import { COMMANDS, type CommandName } from '../../src/cli/commands.ts';
import { readFlags } from '../../src/cli/flags.ts';
import { exampleLines, renderCommandHelp, renderHelp } from '../../src/cli/help.ts';
import type { Command } from '../../src/cli/shell.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const LOADED = await Promise.all(NAMES.map(async (name) => [name, await COMMANDS[name].load()] as const));

function helpOf(name: CommandName, command: Command): readonly string[] {
  return renderCommandHelp(name, COMMANDS[name].about, command);
}

/** What a shell makes of a call on several lines: its words, without quotes. */
function wordsOf(lines: readonly string[]): readonly string[] {
  const call = lines.map((line) => line.replace(/ \\$/, '')).join(' ');
  return [...call.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

describe('the help', () => {
  it('has at most 100 columns', () => {
    expect(renderHelp(COMMANDS).filter((line) => line.length > 100)).toEqual([]);
    const text = 'x'.repeat(60);
    const wide = { flags: { [`a-${text}`]: { value: '<text>', about: `${text} `.repeat(5) } } };
    const lines = renderCommandHelp('check', text, { ...wide, usage: `${text} ${text}`, example: [] } as never);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('lists every command with what it does', () => {
    const text = renderHelp(COMMANDS).join('\n').replace(/\s+/g, ' ');
    for (const name of NAMES) expect(text).toContain(`${name} ${COMMANDS[name].about}`);
  });

  it('says how a flag is given as a variable', () => {
    expect(renderHelp(COMMANDS).join('\n')).toContain('FINDINGS_GATE_<FLAG>');
  });
});

describe.each(LOADED)('the help of %s', (name, command) => {
  const lines = helpOf(name, command);

  it('has at most 100 columns', () => {
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('has every flag once, with what it does', () => {
    const shown = lines.flatMap((line) => /^ {2}(--[a-z-]+)(?: <\S+>)?(?:$| {2})/.exec(line)?.[1] ?? []);
    const flags = Object.entries(command.flags).filter(([, flag]) => !('refusal' in flag));
    expect(shown.toSorted()).toEqual(flags.map(([flag]) => `--${flag}`).toSorted());
    const text = lines.join(' ').replace(/\s+/g, ' ');
    for (const [, flag] of flags) expect(text).toContain('about' in flag ? flag.about : '');
  });

  it('groups only flags that there are', () => {
    const grouped = Object.values(command.groups ?? {}).flat();
    expect(grouped.filter((flag) => !Object.hasOwn(command.flags, flag))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('has an example that the command takes', () => {
    const example = exampleLines(name, command.example);
    expect(lines.join('\n')).toContain(example.join('\n'));
    const [program, ...words] = wordsOf(example);
    const given = readFlags(words.slice(name.split(' ').length), command.flags, {});
    expect([program, words.slice(0, name.split(' ').length).join(' ')]).toEqual(['findings-gate', name]);
    const operands = /^<[a-z|]+>/.test(command.usage) ? 1 : 0;
    expect(given.operands).toHaveLength(operands);
    for (const [, flag] of command.usage.split('[')[0]!.matchAll(/--([a-z-]+)/g))
      expect(given.text(flag!)).toBeDefined();
  });
});

describe('the help of a command that can replay', () => {
  it.each(['check', 'simulate'] as const)('calls nothing required that a replay of %s needs not', async (name) => {
    const lines = helpOf(name, await COMMANDS[name].load());
    for (const flag of ['base-url', 'deployment-id']) {
      expect(lines.find((line) => line.startsWith(`  --${flag} `))).toContain('(required without --replay)');
    }
  });
});
