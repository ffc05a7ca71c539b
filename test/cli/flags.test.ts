import { describe, expect, it } from 'vitest';
import { type Flags, readFlags } from '../../src/cli/command.ts';
import { parseDigits } from '../../src/inputs/parse-value.ts';

const FLAGS = {
  commit: { value: '<sha>', about: 'a commit' },
  'max-high': { value: '<number>', about: 'a limit' },
  ids: { value: '<list>', about: 'some ids', isList: true },
  'base-url': { value: '<url>', about: 'an address' },
  json: { about: 'print JSON' },
  comment: { refusal: 'comments are made by the GitHub Action alone' },
} satisfies Flags;

const SEEN = 'everybody on the machine can see a secret on the command line';

describe('readFlags', () => {
  it('reads values, switches and operands in any order', () => {
    const given = readFlags(['31', '--json', '--commit', 'abc', '--max-high=3', '32'], FLAGS, {});
    expect(given.operands).toEqual(['31', '32']);
    expect([given.text('commit'), given.text('max-high'), given.isOn('json')]).toEqual(['abc', '3', true]);
  });

  it.each(['', '   '])('takes the blank value %j for no value, as with a variable that is not set', (blank) => {
    const given = readFlags(['--commit', blank], FLAGS, {});
    expect(given.text('commit')).toBeUndefined();
    expect(given.read('commit', parseDigits)).toBeUndefined();
    expect(() => given.need('commit', parseDigits)).toThrow(
      '--commit missing: give it, or the variable FINDINGS_GATE_COMMIT',
    );
  });

  it('keeps the indent of the first line of a text in several lines, and the blank ones before it', () => {
    expect(readFlags(['--commit', '\n  a:\n  b:\n'], FLAGS, {}).text('commit')).toBe('\n  a:\n  b:\n');
    expect(readFlags(['--commit', '\n  a:\n'], FLAGS, {}).text('commit')).toBe('a:');
  });

  it('takes a list from several flags, too', () => {
    expect(readFlags(['--ids', '1,2', '--ids=3'], FLAGS, {}).text('ids')).toBe('1,2\n3');
  });

  it('takes a single dash for a value', () => {
    expect(readFlags(['--commit', '-'], FLAGS, {}).text('commit')).toBe('-');
  });

  it('takes a negative number for a value, which is then refused as one', () => {
    const given = readFlags(['--max-high', '-1'], FLAGS, {});
    expect(() => given.read('max-high', parseDigits)).toThrow(/^--max-high: "-1" is not a whole number/);
  });

  it('takes words after two dashes for operands', () => {
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
