import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { readCommand } from '../../src/cli/help/asked-command.ts';

function asked(words: string) {
  return readCommand(words.split(' ').filter((word) => word !== ''));
}

describe('the first words of the command line', () => {
  it.each(['--help', '-h', 'help'])('ask with %s alone for the list of all commands', (word) => {
    expect(asked(word)).toEqual({ kind: 'overview', names: Object.keys(COMMANDS), first: undefined });
  });

  it.each(['--version', '-v', 'version'])('ask with %s alone for the version', (word) => {
    expect(asked(word)).toEqual({ kind: 'version' });
  });

  it.each(['check --help', 'check -h', 'check help', 'help check', '--help check', '-h check'])(
    'ask for the help of a command with: %s',
    (words) => {
      expect(asked(words)).toEqual({ kind: 'help', name: 'check' });
    },
  );

  it.each(['policy check --help', 'help policy check'])(
    'ask for the help of a command of two words with: %s',
    (words) => {
      expect(asked(words)).toEqual({ kind: 'help', name: 'policy check' });
    },
  );

  it.each(['policy --help', 'policy -h', 'policy help', 'help policy'])(
    'ask for all commands with policy: %s',
    (words) => {
      const names = ['policy check', 'policy explain', 'policy test'];
      expect(asked(words)).toEqual({ kind: 'overview', names, first: 'policy' });
    },
  );

  it('name a command, and what follows is its own', () => {
    expect(asked('scan 900 --json')).toEqual({ kind: 'run', name: 'scan', rest: ['900', '--json'] });
    expect(asked('policy test --help x')).toEqual({ kind: 'run', name: 'policy test', rest: ['--help', 'x'] });
    expect(asked('check -v')).toEqual({ kind: 'run', name: 'check', rest: ['-v'] });
  });

  it.each([
    ['', /the first word is a command; the commands are check, doctor/],
    ['--commit abc', /the first word is a command/],
    ['chekc', /unknown command "chekc": did you mean check\?/],
    ['chekc --help', /unknown command "chekc": did you mean check\?/],
    ['help chekc', /unknown command "chekc": did you mean check\?/],
    ['help --json', /help is followed by the name of a command alone$/],
    ['help check --json', /help is followed by the name of a command alone, such as check$/],
    ['--help check x', /--help is followed by the name of a command alone, such as check$/],
    ['policy', /policy is the first word of policy check, policy explain, policy test; write the whole name/],
    ['policy --json', /unknown command "policy --json": the commands with policy are policy check, policy explain/],
    ['policy exlpain x', /unknown command "policy exlpain": did you mean policy explain\?/],
    ['help policy exlpain', /unknown command "policy exlpain": did you mean policy explain\?/],
    ['policy --help x', /unknown command "policy --help"/],
    ['delete team', /unknown command "delete": the commands are/],
    ['version --json', /unknown command "version"/],
    ['-v check', /the first word is a command/],
  ])('are refused, and nothing ends with success: %j', (words, message) => {
    expect(() => asked(words)).toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringMatching(message) }),
    );
  });
});
