import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { ReportJson } from '../../../scripts/report-schema/json-schema.ts';
import { FastClock } from '../../fakes/fast-clock.ts';
import { COMMIT, emptyFolder, startPlatform } from '../../run/run-cli.ts';
import { runCheckSources, runCliSources } from '../../run/run-cli-sources.ts';

const SUBJECT = ['--repository', 'acme/shop', '--commit', COMMIT];
const ON_MAIN = [...SUBJECT, '--ref', 'refs/heads/main'];
const SOON_OVER = ['--poll-interval', '100ms', '--discovery-timeout', '300ms', '--wait-timeout', '300ms'];

function check(flags: readonly string[], more: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return runCliSources(['check', ...flags, ...more], { env });
}

describe('findings-gate check', () => {
  it.each([
    [
      'no scan, softened',
      'never-appears',
      [...ON_MAIN, ...SOON_OVER, '--on-inconclusive', 'no-scan: warn'],
      0,
      /^gate: INCONCLUSIVE no-scan - .*\(not enforced\)/,
    ],
    ['issues over the limit', 'over-limit', ON_MAIN, 1, /^gate: FAIL - /],
    ['a commit without branch', 'clean', SUBJECT, 0, /^gate: PASS - /],
  ] as const)('judges %s', async (_, scenario, flags, exitCode, lastLine) => {
    const { flags: platform } = await startPlatform(SCENARIOS[scenario]);
    const run = await check(platform, flags);
    expect(run.lastLine).toMatch(lastLine);
    expect(run.exitCode).toBe(exitCode);
    expect(run.stderr).toMatch(/^Judging commit c0ffee0/);
    expect(run.stderr).not.toContain('gate: ');
  });

  it.each([
    ['a pass', 'clean', [], 0, 'pass', ''],
    ['a fail', 'over-limit', [], 1, 'fail', ''],
    ['no scan', 'never-appears', ['--wait-timeout', '0s'], 2, 'inconclusive', 'no-scan'],
    ['a wrong value', 'clean', ['--max-high', 'x'], 3, 'inconclusive', 'config'],
    ['an unknown flag', 'clean', ['--max-hihg', '3'], 3, 'inconclusive', 'config'],
    ['a flag given twice', 'clean', ['--commit', COMMIT], 3, 'inconclusive', 'config'],
    ['a missing policy file', 'clean', ['--policy-file', '/nowhere/policy.yml'], 2, 'inconclusive', 'policy-missing'],
  ] as const)(
    'prints the JSON report alone with --json, for %s',
    async (_, scenario, more, exitCode, verdict, reason) => {
      const { flags } = await startPlatform(SCENARIOS[scenario]);
      const run = await runCliSources(['check', '--json', ...flags, ...ON_MAIN, ...more]);
      expect(run.exitCode).toBe(exitCode);
      expect(ReportJson.parse(JSON.parse(run.stdout))).toMatchObject({ verdict, reason, exitCode });
      expect(run.stderr).toMatch(/^gate: (?:PASS|FAIL|INCONCLUSIVE)/m);
    },
  );

  it('uses the scan of a branch for a pull request only if the head is in the repository', async () => {
    const pull = [...SUBJECT, '--pull-request', '7', '--head-ref', 'main'];
    const { flags } = await startPlatform(SCENARIOS.clean);
    const asFork = await check(flags, [...pull, ...SOON_OVER]);
    expect([asFork.exitCode, asFork.lastLine]).toEqual([2, expect.stringContaining('INCONCLUSIVE no-scan')]);
    const asOwn = await check(flags, [...pull, ...SOON_OVER, '--head-repository', 'Acme/Shop']);
    expect([asOwn.exitCode, asOwn.lastLine]).toEqual([0, expect.stringContaining('gate: PASS')]);
  });

  it.each([
    ['is missing', undefined, 'policy-missing'],
    ['is not valid', 'version: 2\n', 'policy-invalid'],
  ])('is inconclusive if the policy file %s, and sends nothing to the platform', async (_, policy, reason) => {
    const path = join(await emptyFolder(), 'gate.yml');
    if (policy !== undefined) await writeFile(path, policy);
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const files = ['--policy-file', path, '--on-inconclusive', 'warn'];
    const run = await check(flags, [...ON_MAIN, ...files]);
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining(`gate: INCONCLUSIVE ${reason} - `)]);
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['a misspelled flag', ['--max-hihg', '3'], /unknown flag "--max-hihg": did you mean --max-high\?/],
    ['a flag that only GitHub has', ['--comment', 'always'], /--comment: only the GitHub Action has it/],
  ])('refuses %s before it sends anything', async (_, more, message) => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, [...ON_MAIN, ...more]);
    expect(run.exitCode).toBe(3);
    expect(run.lastLine).toMatch(/^gate: INCONCLUSIVE config - /);
    expect(run.lastLine).toMatch(message);
    expect(run.stderr).toMatch(/^\S.*\nNext: Correct the named setting and run this command again/);
    expect(server.requests).toEqual([]);
  });

  it('says where to put the token when there is none, and sends nothing', async () => {
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await check(flags, ON_MAIN, { FINDINGS_GATE_TOKEN: '' });
    expect([run.exitCode, run.lastLine]).toEqual([2, expect.stringContaining('gate: INCONCLUSIVE no-token - ')]);
    expect(run.stdout).toMatch(/^Next: .*: put a platform token into FINDINGS_GATE_TOKEN/m);
    expect(server.requests).toEqual([]);
  });

  it('hides a token that the platform sends back, and prints no command for a CI system', async () => {
    const status = '##vso[task.setvariable variable=x]\n::error::y emulator-token-0123456789abcdef';
    const rewrite = ({ scans }: { scans: object[] }) => ({ scans: scans.map((scan) => ({ ...scan, status })) });
    const faults = [{ match: { operation: 'list-scans' }, fault: { kind: 'rewrite-json', rewrite } }] as const;
    const { flags } = await startPlatform(SCENARIOS.clean, { faults });
    // While the gate waits, it prints another line, which names the scan.
    const waiting = [...flags, ...ON_MAIN, '--wait-timeout', '1m'];
    const run = await runCheckSources(waiting, { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN }, new FastClock(100));
    expect(run.exitCode).toBe(2);
    expect(run.stdout).toContain('***');
    expect(run.stderr).toContain('***');
    expect(run.stdout + run.stderr).not.toMatch(/^\s*::|##\w*\[/m);
  });
});
