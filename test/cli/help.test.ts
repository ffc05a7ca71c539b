import { describe, expect, it } from 'vitest';
import { type Flag, readFlags } from '../../src/cli/command.ts';
import { COMMANDS, type CommandName } from '../../src/cli/commands.ts';
import { exampleLines } from '../../src/cli/help.ts';
import { findCommand } from '../../src/cli/program.ts';
import { VERSION } from '../../src/domain/text/program.ts';

const NAMES = Object.keys(COMMANDS) as CommandName[];
const LOADED = await Promise.all(
  NAMES.map(async (name) => [name, await COMMANDS[name].load(), await helpOf(name)] as const),
);
const { lines: OVERVIEW } = await askedFor('help');
const POLICY_COMMANDS = NAMES.filter((name) => name.startsWith('policy '));
const WHOLE_NAME = new RegExp(`policy is the first word of ${POLICY_COMMANDS.join(', ')}; write the whole name`);

async function askedFor(words: string, columns?: number) {
  const lines: string[] = [];
  const found = await findCommand(
    words.split(' ').filter((word) => word !== ''),
    { print: (line: string) => void lines.push(line), columns },
  );
  return { lines, found };
}

async function helpOf(name: CommandName): Promise<readonly string[]> {
  return (await askedFor(`help ${name}`)).lines;
}

/** The words that a shell reads from a call on several lines, without quotes. */
function wordsOf(lines: readonly string[]): readonly string[] {
  const call = lines.map((line) => line.replace(/ \\$/, '')).join(' ');
  return [...call.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);
}

describe('the help', () => {
  it('has at most 100 columns', async () => {
    const all = [OVERVIEW, (await askedFor('help policy')).lines, ...LOADED.map(([, , lines]) => lines)];
    expect(all.flat().filter((line) => line.length > 100)).toEqual([]);
  });

  it('fits a narrower terminal, between words', async () => {
    const narrow = (await askedFor('help check', 70)).lines;
    // Lines to copy stay whole, and so do words.
    const words = narrow.filter((line) => line.length > 70 && !line.endsWith('\\') && !/^ {4,}\S+$/.test(line));
    expect(words).toEqual([]);
    expect(narrow.length).toBeGreaterThan((await askedFor('help check')).lines.length);
  });

  it('lists every command with a description', () => {
    const text = OVERVIEW.join('\n').replace(/\s+/g, ' ');
    for (const name of NAMES) expect(text).toContain(`${name} ${COMMANDS[name].about}`);
  });

  it('explains how to give a flag as a variable', () => {
    expect(OVERVIEW.join('\n')).toContain('FINDINGS_GATE_<FLAG>');
  });
});

describe.each(LOADED)('the help of %s', (name, command, lines) => {
  it('has every flag once, with a description', () => {
    const shown = lines.flatMap((line) => /^ {2}(--[a-z-]+)(?: <\S+>)?(?:$| {2})/.exec(line)?.[1] ?? []);
    const flags = Object.entries(command.flags).filter(([, flag]) => !('refusal' in flag));
    expect(shown.toSorted()).toEqual(flags.map(([flag]) => `--${flag}`).toSorted());
    const text = lines.join(' ').replace(/\s+/g, ' ');
    for (const [, flag] of flags) expect(text).toContain('about' in flag ? flag.about : '');
  });

  it('groups only existing flags', () => {
    const grouped = Object.values(command.groups ?? {}).flat();
    expect(grouped.filter((flag) => !Object.hasOwn(command.flags, flag))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('has an example that the command accepts', () => {
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

it('a flag leaves its variable to another command if it is refused here and used there', () => {
  const all = LOADED.flatMap(([, { flags }]) => Object.entries<Flag>(flags));
  const taken = new Set(all.filter(([, flag]) => !('refusal' in flag)).map(([name]) => name));
  // `github-token` is the token of `doctor` and `sweep`, but none of their flags.
  const left = all.filter(([, flag]) => 'isOfOthers' in flag).map(([name]) => name);
  const refused = all.filter(([, flag]) => 'refusal' in flag).map(([name]) => name);
  expect(left).toEqual(refused.filter((name) => taken.has(name) || name === 'github-token'));
});

describe('the last lines of the help of a command', () => {
  const ofDuration = 'A duration is a whole number and a unit';
  const ofList = 'Separate list items with commas';
  const ofVariable = 'can be given as a variable';

  it.each([
    ['check', [ofDuration, ofList, ofVariable]],
    ['issues', [ofDuration, ofList, ofVariable]],
    ['scan', [ofDuration, ofVariable]],
    ['emulator', [ofVariable]],
    ['policy check', [ofVariable]],
    ['policy explain', [ofVariable]],
  ] as const)('have for %s only what its flags need: %j', async (name, expected) => {
    const text = (await helpOf(name)).join(' ');
    expect([ofDuration, ofList, ofVariable].filter((line) => text.includes(line))).toEqual(expected);
  });

  it('name a variable of a flag that the command has', async () => {
    const lastOf = async (name: CommandName) => (await helpOf(name)).at(-2);
    expect(await lastOf('emulator')).toContain('FINDINGS_GATE_SCENARIO is --scenario.');
    expect(await lastOf('team delete')).toContain('Every flag but --confirm can be given as a variable');
  });
});

describe('the help of a command that can replay', () => {
  it('names flags as required only without --replay', async () => {
    const lines = await helpOf('check');
    for (const flag of ['base-url', 'deployment-id']) {
      expect(lines.find((line) => line.startsWith(`  --${flag} `))).toContain('(required without --replay)');
    }
  });
});

describe('the first words of the command line', () => {
  it.each(['-h', '--help', 'help version'])('request with %s the list of all commands', async (word) => {
    expect(await askedFor(word)).toEqual({ lines: OVERVIEW, found: undefined });
    expect(OVERVIEW.join('\n')).toContain('Usage: findings-gate <command> [flags]');
  });

  it.each(['--version', '-v', 'version'])('request with %s alone the version', async (word) => {
    expect(await askedFor(word)).toEqual({ lines: [VERSION], found: undefined });
  });

  it.each([
    ['check --help', 'check'],
    ['check -h', 'check'],
    ['help check', 'check'],
    ['--help check', 'check'],
    ['policy check --help', 'policy check'],
    ['help policy check', 'policy check'],
    ['check --commit abc --help', 'check'],
    ['check --max-hihg 3 --json -h x', 'check'],
    ['help check --json', 'check'],
    ['policy explain --help x', 'policy explain'],
    ['scan 900 --help', 'scan'],
  ])('request the help of a command, with any other words: %s', async (words, name) => {
    const { lines, found } = await askedFor(words);
    expect(lines[0]).toMatch(new RegExp(`^findings-gate ${name}: `));
    expect(found).toBeUndefined();
  });

  it.each(['policy --help', 'policy -h', 'help policy'])('request all commands with policy: %s', async (words) => {
    const { lines } = await askedFor(words);
    expect(lines[0]).toBe('Usage: findings-gate policy <command> [flags]');
    const names = lines.flatMap((line) => /^ {2}(\S+ \S+) {2}/.exec(line)?.[1] ?? []);
    expect(names).toEqual(POLICY_COMMANDS);
  });

  it.each([
    ['scan 900 --json', 'scan', ['900', '--json']],
    ['check -v', 'check', ['-v']],
    ['check --version', 'check', ['--version']],
    ['check --commit --help', 'check', ['--commit', '--help']],
    ['check --ref -h', 'check', ['--ref', '-h']],
    ['policy check -- --help', 'policy check', ['--', '--help']],
    ['policy check help', 'policy check', ['help']],
  ])('name a command, and the rest is its own: %s', async (words, name, rest) => {
    expect(await askedFor(words)).toEqual({ lines: [], found: expect.objectContaining({ name, rest }) });
  });

  it.each([
    ['', /the first word is a command; the commands are check, /],
    ['--commit abc', /the first word is a command/],
    ['chekc', /unknown command "chekc": did you mean check\?/],
    ['chekc --help', /unknown command "chekc": did you mean check\?/],
    ['help chekc', /unknown command "chekc": did you mean check\?/],
    ['polcy check', /unknown command "polcy": did you mean policy check\?/],
    ['policy', WHOLE_NAME],
    ['policy --json', WHOLE_NAME],
    ['policy exlpain x', /unknown command "policy exlpain": did you mean policy explain\?/],
    ['help policy exlpain', /unknown command "policy exlpain": did you mean policy explain\?/],
    ['policy --help x', WHOLE_NAME],
    ['policy nowhere', /unknown command "policy nowhere": the commands with policy are policy check, policy explain/],
    ['help --json', /the first word is a command/],
    ['delete team', /unknown command "delete": the commands are/],
    ['version --json', /unknown command "version"/],
    ['-v check', /the first word is a command/],
    ['--version --help', /the first word is a command/],
    ['--tokn=s3cr3t check', /^(?!.*s3cr3t).*the first word is a command/],
  ])('are refused, and do not exit with success: %j', async (words, message) => {
    await expect(askedFor(words)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringMatching(message) }),
    );
  });
});
