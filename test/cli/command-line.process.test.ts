import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../../src/domain/text/program.ts';
import { runCli } from '../run/run-cli.ts';
import { aFolder } from './a-folder.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/* Which words ask for what, and what is refused, is shown in program.test.ts and flags.test.ts. */

describe('findings-gate', () => {
  it('prints its version, which is that of the package', async () => {
    expect(VERSION).toBe(manifest.version);
    expect(await runCli(['--version'])).toMatchObject({ exitCode: 0, stdout: VERSION });
  });

  it('does nothing for a command that there is not, and does not end with success', async () => {
    const { exitCode, stdout, stderr } = await runCli(['team', 'delte', '31']);
    expect([exitCode, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/unknown command "team delte": did you mean team delete\?/);
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
});
