import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { runProcess } from '../../../demo/run-process.ts';
import { scriptFor } from './script-for.ts';

/** What bash proposes when Tab is pressed after these words, the last of them half written. */
async function proposed(...words: readonly string[]): Promise<readonly string[]> {
  const script = await scriptFor(['bash']);
  const call = [
    script,
    'COMP_WORDS=("$@")',
    'COMP_CWORD=$(( $# - 1 ))',
    `spec=$(complete -p findings-gate)`,
    '[[ $spec == "complete -F _findings_gate findings-gate" ]] || exit 9',
    '_findings_gate',
    'printf "%s\\n" "${COMPREPLY[@]}"',
  ].join('\n');
  const env = { PATH: process.env.PATH ?? '' };
  const args = ['--norc', '-c', call, 'bash', 'findings-gate', ...words];
  const { exitCode, stdout, stderr } = await runProcess('bash', args, { env, cwd: tmpdir() });
  expect([exitCode, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line !== '');
}

describe('the completion in bash', () => {
  it.each([
    [['ch'], ['check']],
    [['check', '--wait'], ['--wait-timeout']],
    [
      ['policy', ''],
      ['check', 'explain', 'test'],
    ],
    [['policy', 'test', '--exp'], ['--expect']],
    [['policy', 'test', 'a.yml', '--exp'], ['--expect']],
    [['check', '--mode', 'r'], ['report']],
    [['check', '--mode', '=', 'r'], ['report']],
    [
      ['check', '--mode', '='],
      ['enforce', 'report'],
    ],
    [['issues', '--severities', 'critical,h'], ['critical,high']],
    [
      ['issues', '--on-primary-branch', ''],
      ['true', 'false'],
    ],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['check', '--commit', ''], []],
    [['check', '--merge'], []],
    [['nothing', '--x'], []],
    [['--ver'], ['--version']],
    [['ver'], ['version']],
    [['help', 'ch'], ['check']],
  ])('proposes after %j: %j', async (words, expected) => {
    expect(await proposed(...words)).toEqual(expected);
  });

  it('proposes files where a file is asked for', async () => {
    expect(await proposed('check', '--policy-file', '/etc/passw')).toContain('/etc/passwd');
    expect(await proposed('policy', 'check', '/etc/passw')).toContain('/etc/passwd');
    expect(await proposed('check', '--commit', '/etc/passw')).toEqual([]);
  });

  it('proposes more files where several may be named, and one where one is', async () => {
    expect(await proposed('policy', 'check', 'a.yml', '--strict', '/etc/passw')).toContain('/etc/passwd');
    expect(await proposed('policy', 'test', 'a.yml', '/etc/passw')).toEqual([]);
  });
});
