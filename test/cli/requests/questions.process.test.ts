import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../emulator/build.ts';
import { SCENARIOS } from '../../../emulator/scenarios.ts';
import { emptyFolder, runCli, startPlatform } from '../../run/run-cli.ts';

/* What these commands say and send is shown on the sources, in test/e2e/cli/questions.test.ts. */

/** The issues of the commit that the scenarios are made for, and no others. */
const ON_PULL = ['--refs', 'refs/pull/7/merge', '--repository-ids', '101'];
const PULL = { pullRequest: 7 };

type Json = Readonly<Record<string, unknown>>;

function jsonLines(stdout: string): readonly Json[] {
  return stdout.split('\n').map((line) => JSON.parse(line) as Json);
}

describe('the built findings-gate issues', () => {
  it('prints every documented member as JSON, and each of thousands of groups on many pages once', async () => {
    const { flags, server } = await startPlatform(SCENARIOS['thousands-of-groups'], PULL);
    const run = await runCli(['issues', ...flags, ...ON_PULL, '--type', 'sast', '--json', '--page-size', '500']);
    const groups = jsonLines(run.stdout);
    expect(new Set(groups.map(({ ruleId }) => ruleId)).size).toBe(4000);
    expect(groups).toHaveLength(4000);
    expect(server.requests).toHaveLength(8);
    const ofRules =
      'DeploymentName Id LastChangeAt LastChangeBy Meta Path ShaSum SourceUri SupersededBy TestCases Visibility';
    const names = ['issuesCount', ...ofRules.split(' ').map((name) => `rule${name}`)];
    const attributes = ['sast', 'sca', 'secrets'].map((type) => `${type}Attributes`);
    expect(Object.keys(groups[0]!).sort()).toEqual([...names, ...attributes]);
  });

  it('sends the body of --request as it is, with short enum values in full', async () => {
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
  it('takes a whole request from a file, and refuses one for another deployment', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'own.json'), '{"deploymentId":42,"repository_id":101,"total_time":{"min":0}}');
    await writeFile(join(folder, 'other.json'), '{"deploymentId":43}');
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const own = await runCli(['scans', ...flags, '--request', 'own.json'], { cwd: folder });
    const other = await runCli(['scans', ...flags, '--request', 'other.json'], { cwd: folder });
    expect([own.exitCode, other.exitCode]).toEqual([0, 3]);
    expect(server.requests.map(({ json }) => json)).toEqual([
      { deploymentId: 42, repository_id: 101, total_time: { min: 0 } },
    ]);
  });

  it('takes the token from a file with a line end, and sends it only as a credential', async () => {
    const folder = await emptyFolder();
    await writeFile(join(folder, 'token'), `${DEFAULT_TOKEN}\n`);
    const { flags, server } = await startPlatform(SCENARIOS.clean);
    const run = await runCli(['scans', ...flags, '--api-token-file', 'token'], {
      cwd: folder,
      env: { FINDINGS_GATE_TOKEN: '' },
    });
    expect(run.exitCode).toBe(0);
    expect(server.requests[0]!.headers.authorization).toBe(`Bearer ${DEFAULT_TOKEN}`);
  });
});
