import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { VERSION } from '../../src/domain/text/program.ts';
import { askedFor } from './asked-for.ts';

const OVERVIEW = await askedFor('--help');

const POLICY_COMMANDS = Object.keys(COMMANDS).filter((name) => name.startsWith('policy '));
const WHOLE_NAME = new RegExp(`policy is the first word of ${POLICY_COMMANDS.join(', ')}; write the whole name`);

describe('the first words of the command line', () => {
  it.each(['-h', 'help', '--help', 'help version'])('ask with %s for the list of all commands', async (word) => {
    expect(await askedFor(word)).toEqual(OVERVIEW);
    expect(OVERVIEW.lines.join('\n')).toContain('Usage: findings-gate <command> [flags]');
  });

  it.each(['--version', '-v', 'version'])('ask with %s alone for the version', async (word) => {
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
  ])('ask for the help of a command, whatever else they say: %s', async (words, name) => {
    const { lines, found } = await askedFor(words);
    expect(lines[0]).toMatch(new RegExp(`^findings-gate ${name}: `));
    expect(found).toBeUndefined();
  });

  it.each(['policy --help', 'policy -h', 'help policy'])('ask for all commands with policy: %s', async (words) => {
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
  ])('name a command, and what follows is its own: %s', async (words, name, rest) => {
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
  ])('are refused, and nothing ends with success: %j', async (words, message) => {
    await expect(askedFor(words)).rejects.toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringMatching(message) }),
    );
  });
});
