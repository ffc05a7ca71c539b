import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands.ts';
import { VERSION } from '../../src/domain/text/program.ts';
import { runCli } from '../run/run-cli.ts';
import { aFolder } from './a-folder.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/* Which words ask for what, and what is refused, is shown in program.test.ts, flags.test.ts and variables.test.ts. */

describe('findings-gate', () => {
  it('lists its commands', async () => {
    const { exitCode, stdout, stderr } = await runCli(['--help']);
    expect([exitCode, stderr]).toEqual([0, '']);
    const listed = stdout.match(/^ {2}\S+(?: \S+)*/gm)?.map((line) => line.trim());
    expect(listed?.toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it.each([
    [['check', '--help'], 'check', /^ {2}--max-critical <number> /m],
    [['policy', '--help'], 'policy <command>', /^ {2}policy explain {2}/m],
  ])('explains for %j what can be given', async (words, usage, flag) => {
    const { exitCode, stdout, stderr } = await runCli(words);
    expect([exitCode, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Usage: findings-gate ${usage} `);
    expect(stdout).toMatch(flag);
  });

  it('prints its version, which is that of the package', async () => {
    expect(VERSION).toBe(manifest.version);
    expect(await runCli(['--version'])).toMatchObject({ exitCode: 0, stdout: VERSION });
  });

  it('does nothing for a command that there is not, and does not end with success', async () => {
    const { exitCode, stdout, stderr } = await runCli(['team', 'delte', '31']);
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/unknown command "team delte": did you mean team delete\?/);
  });

  it.each([
    [
      ['scans'],
      { FINDINGS_GATE_MAX_HIHG: '3' },
      /unknown variable "FINDINGS_GATE_MAX_HIHG": did you mean FINDINGS_GATE_MAX_HIGH\?/,
    ],
    [['policy', 'check', 'x'], { FINDINGS_GATE_BSAE_URL: '' }, /did you mean FINDINGS_GATE_BASE_URL\?/],
    [['scans'], { FINDINGS_GATE_API_TOKEN: 'token-elsewhere' }, /read from FINDINGS_GATE_TOKEN, or from the file/],
  ])('refuses for %j a variable that is the flag of no command: %j', async (args, env, message) => {
    const { exitCode, stdout, stderr } = await runCli(args, { env });
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(message);
  });

  it('leaves nothing of an earlier run where check has a variable that is the flag of no command', async () => {
    const folder = aFolder({ 'old.json': 'of yesterday' });
    const [old, junit] = ['old.json', 'junit.xml'].map((name) => join(folder, name)) as [string, string];
    const env = { FINDINGS_GATE_MAX_HIHG: '3', FINDINGS_GATE_ATTESTATION_PATH: old, FINDINGS_GATE_JUNIT: junit };
    const { exitCode, stdout } = await runCli(['check'], { env });
    expect([exitCode, existsSync(old)]).toEqual([3, false]);
    expect(stdout).toMatch(/^gate: INCONCLUSIVE config - unknown variable "FINDINGS_GATE_MAX_HIHG"/m);
    expect(readFileSync(junit, 'utf8')).toContain('<error');
  });

  it('tells a variable of another command, which changes nothing', async () => {
    const env = { FINDINGS_GATE_SEVERITIES: 'high', FINDINGS_GATE_MAX_HIGH: ' ', FINDINGS_GATE_NO_COLOR: 'true' };
    const { exitCode, stderr } = await runCli(['policy', 'check', 'nowhere'], { env });
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(
      /^Note: policy check does not use FINDINGS_GATE_SEVERITIES\.\n.*the file nowhere cannot be read/,
    );
  });

  it('warns of a variable that is near to no flag', async () => {
    const { exitCode, stderr } = await runCli(['policy', 'check', 'nowhere'], { env: { FINDINGS_GATE_IMAGE: 'x' } });
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/^warning: no command has a flag for the variable "FINDINGS_GATE_IMAGE"; it is not used\n/);
  });
});
