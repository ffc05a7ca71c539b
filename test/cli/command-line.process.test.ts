import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { VERSION } from '../../src/domain/text/program.ts';
import { runCli, startPlatform } from '../run/run-cli.ts';
import { aFolder } from './a-folder.ts';

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/*
 * help.test.ts and flags.test.ts test the words of the command line and their refusals. test/e2e/cli tests the output and the requests of
 * the commands, on the sources.
 */

describe('findings-gate', () => {
  it('prints its version, which is that of the package', async () => {
    expect(VERSION).toBe(manifest.version);
    expect(await runCli(['--version'])).toMatchObject({ exitCode: 0, stdout: VERSION });
  });

  it('removes an earlier report if check has a variable that is the flag of no command', async () => {
    const folder = aFolder({ 'old.json': 'of yesterday' });
    const [old, junit] = ['old.json', 'junit.xml'].map((name) => join(folder, name)) as [string, string];
    const env = { FINDINGS_GATE_MAX_HIHG: '3', FINDINGS_GATE_ATTESTATION_PATH: old, FINDINGS_GATE_JUNIT: junit };
    const { exitCode, stdout } = await runCli(['check'], { env });
    expect([exitCode, existsSync(old)]).toEqual([3, false]);
    expect(stdout).toMatch(/^gate: INCONCLUSIVE config - unknown variable "FINDINGS_GATE_MAX_HIHG"/m);
    expect(readFileSync(junit, 'utf8')).toContain('<error');
  });

  it('names a variable of another command, which changes nothing', async () => {
    const env = { FINDINGS_GATE_SEVERITIES: 'high', FINDINGS_GATE_MAX_HIGH: ' ', FINDINGS_GATE_NO_COLOR: 'true' };
    const { exitCode, stderr } = await runCli(['policy', 'check', 'nowhere'], { env });
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(
      /^Note: policy check does not use FINDINGS_GATE_SEVERITIES\.\n.*the file nowhere cannot be read/,
    );
  });
});

describe('the built findings-gate issues', () => {
  it('prints each of thousands of groups on many pages once, with every documented member as JSON', async () => {
    const { flags, server } = await startPlatform(SCENARIOS['thousands-of-groups'], { pullRequest: 7 });
    const words = '--refs refs/pull/7/merge --repository-ids 101 --type sast --json --page-size 500'.split(' ');
    const run = await runCli(['issues', ...flags, ...words]);
    const groups = run.stdout.split('\n').map((line) => JSON.parse(line));
    expect([new Set(groups.map(({ ruleId }) => ruleId)).size, groups.length]).toEqual([4000, 4000]);
    expect(server.requests).toHaveLength(8);
    const ofRules =
      'DeploymentName Id LastChangeAt LastChangeBy Meta Path ShaSum SourceUri SupersededBy TestCases Visibility';
    const names = ['issuesCount', ...ofRules.split(' ').map((name) => `rule${name}`)];
    const attributes = ['sast', 'sca', 'secrets'].map((type) => `${type}Attributes`);
    expect(Object.keys(groups[0]).sort()).toEqual([...names, ...attributes]);
  });

  it('sends the body of --request unchanged, with short enum values in full', async () => {
    const { flags, server } = await startPlatform(SCENARIOS['over-limit']);
    const body = {
      deploymentId: '42',
      issueTypes: ['secrets'],
      groupBy: 'GROUP_BY_RULE',
      limit: 50,
      filter: { refs: ['main'], severities: ['SEVERITY_HIGH'], validationStates: ['validation_error'] },
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_ASC',
    };
    const run = await runCli(['issues', ...flags, '--json', '--request', '-'], { stdin: JSON.stringify(body) });
    expect(run.exitCode).toBe(0);
    expect(server.requests[0]!.json).toEqual({
      ...body,
      issueTypes: ['ISSUE_TYPE_SECRETS'],
      filter: { ...body.filter, validationStates: ['VALIDATION_STATE_VALIDATION_ERROR'] },
    });
  });
});

describe('the built findings-gate scans', () => {
  it('reads a whole request from a file, and refuses one for another deployment', async () => {
    const own = '{"deploymentId":42,"repository_id":101,"total_time":{"min":0}}';
    const folder = aFolder({ 'own.json': own, 'other.json': '{"deploymentId":43}' });
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const ended = async (file: string) =>
      (await runCli(['scans', ...flags, '--request', file], { cwd: folder })).exitCode;
    expect([await ended('own.json'), await ended('other.json')]).toEqual([0, 3]);
    expect(server.requests.map(({ json }) => json)).toEqual([
      { deploymentId: 42, repository_id: 101, total_time: { min: 0 } },
    ]);
  });

  it('reads the token from a file with a line end, and sends it only as a credential', async () => {
    const folder = aFolder({ token: `${DEFAULT_TOKEN}\n` });
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCli(['scans', ...flags, '--api-token-file', 'token'], {
      cwd: folder,
      env: { FINDINGS_GATE_TOKEN: '' },
    });
    expect(run.exitCode).toBe(0);
    expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${DEFAULT_TOKEN}`);
  });
});

describe('the built findings-gate team delete', () => {
  it('deletes the team whose id was given twice', async () => {
    const { flags, server, state } = await startPlatform(SCENARIOS.clean);
    const run = await runCli(['team', 'delete', '31', '--confirm', '31', ...flags]);
    expect(run).toMatchObject({ exitCode: 0, stdout: 'Team 31 of deployment 42 is deleted.', stderr: '' });
    expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/permissions/v2/deployments/42/teams/31',
    ]);
    expect(state.teams).toEqual([]);
  });

  it('asks no question, and sends nothing, if the input is a pipe', async () => {
    const { flags, server, state } = await startPlatform(SCENARIOS.clean);
    // A text from a pipe was not typed by a person.
    const run = await runCli(['team', 'delete', '31', ...flags], { stdin: '31\n' });
    expect(run.exitCode).toBe(3);
    expect(run.stderr).toContain('repeat the id of the team after --confirm');
    expect(server.requests).toEqual([]);
    expect(state.teams).toHaveLength(1);
  });
});
