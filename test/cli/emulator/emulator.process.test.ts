import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { describeScenarios, SCENARIOS } from '../../../emulator/scenarios.ts';
import { LABEL } from '../../emulator/uploads/uploading.ts';
import { COMPILED } from '../../run/compiled.ts';
import { runCli } from '../../run/run-cli.ts';
import { runCliSources } from '../../run/run-cli-sources.ts';
import { aFolder } from '../a-folder.ts';

const MAIN = join(import.meta.dirname, '../../../dist/cli/index.js');
const ENV = { ...COMPILED, PATH: process.env.PATH ?? '' };

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN, 'emulator', ...args], { stdio: 'pipe', env: { ...ENV, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, ended };
}

/** The output of the emulator until it has this many lines. */
async function firstLines({ stdout }: ChildProcess, count: number): Promise<string> {
  let text = '';
  for await (const chunk of stdout!) {
    text += String(chunk);
    if (text.split('\n').length > count) break;
  }
  return text;
}

describe('findings-gate emulator', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('serves a scenario with faults, and ends with 0 on %s', async (signal) => {
    const rule = (nth: number) => JSON.stringify({ nth, fault: { kind: 'status', status: 500 + nth } });
    const ids = ['--repository-id', '5', '--deployment-id', '6', '--pull-request', '9', '--commit', 'ab'.repeat(20)];
    const faults = ['--fault', rule(1), '--fault', rule(2)];
    const { child, ended } = start(['--json', '--scenario', 'over-limit', '--port', '0', ...faults, ...ids]);
    const { origin, token, ...told } = JSON.parse(await firstLines(child, 1));
    expect(told).toMatchObject({ scenario: 'over-limit', repositoryId: '5', deploymentId: '6', pullRequest: 9 });

    const list = () =>
      fetch(`${origin}/api/v1/deployments/6/scans/search`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"repository_id":5,"branch":"refs/pull/9/merge"}',
      });
    expect([(await list()).status, (await list()).status]).toEqual([501, 502]);
    expect(await (await list()).json()).toMatchObject({ scans: [{ commit: 'ab'.repeat(20) }] });
    expect(await (await fetch(`${origin}/__emulator__/requests`)).json()).toHaveLength(3);

    child.kill(signal);
    expect(await ended).toBe(0);
  });

  it.each([[[]], [['--pull-request', '7', '--head-ref', 'feature/x']], [['--quirk', 'event-kind-name']]])(
    'prints a call of check that can be pasted, for %j',
    async (more) => {
      const { child, ended } = start(['--scenario', 'over-limit', ...more]);
      const text = await firstLines(child, 6);
      const [, token] = /^export FINDINGS_GATE_TOKEN=(\S+)$/m.exec(text)!;
      const call = /^findings-gate (check (?:.|\n)*)$/m.exec(text)![1]!;
      const words = call.replaceAll('\\\n', ' ').trim().split(/\s+/);
      const { exitCode, lastLine } = await runCliSources(words, { env: { FINDINGS_GATE_TOKEN: token! } });
      expect([exitCode, lastLine]).toEqual([1, expect.stringContaining('gate: FAIL - 3 critical')]);
      child.kill('SIGINT');
      expect(await ended).toBe(0);
    },
  );

  it('shows its token even if the variable has it already', async () => {
    const { child } = start(['--json'], { FINDINGS_GATE_TOKEN: 'emulator-token-0123456789abcdef' });
    expect(JSON.parse(await firstLines(child, 1)).token).toBe('emulator-token-0123456789abcdef');
  });

  it('lists its scenarios', async () => {
    const { exitCode, stdout } = await runCli(['emulator', '--list']);
    expect([exitCode, stdout]).toEqual([0, describeScenarios()]);
    const help = await runCli(['emulator', '--help']);
    for (const name of Object.keys(SCENARIOS)) expect(help.stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
  });

  it('reads scans, with the rules of a file, and prints how the scanner connects to it', async () => {
    const rules = join(aFolder({ 'rules.yml': 'rules:\n  - id: own.rule\n' }), 'rules.yml');
    const { child } = start(['--rules', rules, '--index-lag', '1h']);
    const text = await firstLines(child, 7);
    const [, origin, token] =
      /^SEMGREP_URL=(\S+) SEMGREP_APP_TOKEN=(\S+) SEMGREP_REPO_NAME=acme\/shop semgrep ci/m.exec(text)!;
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const ask = async (method: string, path: string, body?: object) =>
      (await fetch(`${origin}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })).json();
    const list = () => ask('POST', '/api/v1/deployments/42/scans/search', {});
    expect(await list()).toMatchObject({ scans: [] });
    await ask('POST', '/api/cli/v2/scans', { project_metadata: LABEL, scan_metadata: { unique_id: 'u' } });
    expect(await ask('GET', '/api/cli/v2/scans/u/config')).toMatchObject({
      config: { rules: { rules: [{ id: 'own.rule' }] } },
    });
    expect(await list()).toMatchObject({ scans: [{ status: 'SCAN_STATUS_RUNNING' }] });
  });

  it('reports that the port is in use', async () => {
    const { child } = start(['--json']);
    const { origin } = JSON.parse(await firstLines(child, 1));
    const { exitCode, stderr } = await runCli(['emulator', '--port', new URL(origin).port]);
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/nothing can listen there \(EADDRINUSE\)/)]);
  });
});
