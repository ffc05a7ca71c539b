import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { aGitHub, aPull, aRepository, aRuleset, aSha, aToken, requiring } from '../../../../github-double/build.ts';
import type { Repository } from '../../../../github-double/state.ts';
import { runPlatform } from '../../../emulator/running-platform.ts';
import { serveGitHub } from '../../../forge/github/served-github.ts';
import { type DoctorRun, runDoctor } from './run-doctor.ts';

const ADMIN = aToken({
  permissions: { ...aToken().permissions, administration: 'write', actions: 'read', checks: 'read' },
});
const REQUIRED = { rulesets: [aRuleset({ rules: requiring({ context: 'findings-gate' }) })] };

const scanned = (repository: string) =>
  SCENARIOS.clean({
    commit: 'c0ffee'.padEnd(40, '0'),
    repository,
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: undefined,
    headRef: 'main',
    nowMs: Date.now(),
    token: DEFAULT_TOKEN,
  });

type Given = {
  readonly args?: readonly string[];
  readonly scans?: string;
  readonly faults?: readonly FaultRule[];
  readonly server?: string;
};

async function doctorWith(
  repository: Partial<Repository>,
  { args = [], scans = 'octo-org/shop', faults = [], server = 'https://github.com' }: Given = {},
): Promise<DoctorRun & { readonly asked: readonly string[] }> {
  const platform = await runPlatform(scanned(scans));
  const github = await serveGitHub(
    aGitHub({ repositories: [aRepository({ pulls: new Map([[7, aPull()]]), ...repository })], tokens: [ADMIN] }),
    ...faults,
  );
  const env = {
    FINDINGS_GATE_TOKEN: DEFAULT_TOKEN,
    FINDINGS_GATE_GITHUB_TOKEN: ADMIN.value,
    GITHUB_SERVER_URL: server,
    ...github.env,
  };
  const run = await runDoctor(
    ['--base-url', platform.origin, ...(args.includes('--check') ? args : [...args, '--check', 'findings-gate'])],
    { env },
  );
  return { ...run, asked: github.server.requests.map(({ method, path }) => `${method} ${path}`) };
}

describe('what GitHub requires, as doctor tells it', () => {
  it('is a rule that asks for the check', async () => {
    const run = await doctorWith(REQUIRED);
    expect(run.stdout).toContain('\nGITHUB: a rule of the default branch requires the gate\n');
    expect(run.exitCode).toBe(0);
  });

  it('is told where nothing does, and changes no exit code', async () => {
    const run = await doctorWith({
      checkRuns: [{ sha: aSha('head'), name: 'findings-gate', app: { id: 15368, slug: 'github-actions' } }],
    });
    expect(run.stdout).toContain('\nGITHUB: no rule of the default branch requires the gate, so it blocks nothing\n');
    expect(run.exitCode).toBe(0);
  });

  it('is not known where GitHub refuses, and changes no exit code', async () => {
    const run = await doctorWith(REQUIRED, { faults: [{ match: {}, fault: { kind: 'status', status: 403 } }] });
    expect(run.stdout).toContain('\nGITHUB: not known whether a rule requires the gate\n');
    expect(run.exitCode).toBe(0);
  });

  it('stands in the JSON, with a workflow that runs in the merge queue and has the name of the check', async () => {
    const queue = aRuleset({ rules: [...requiring({ context: 'Gate' }), { type: 'merge_queue' }] });
    const run = await doctorWith({ rulesets: [queue] }, { args: ['--json', '--check', 'Gate'] });
    const { github, workflow } = run.json();
    expect(github).toMatchObject({ required: true, mergeQueue: true, check: 'Gate' });
    expect(workflow).toContain('\n  merge_group:\n');
    expect(workflow).toContain("\n    name: 'Gate'\n");
  });

  it('is asked by reads alone, of the repository that is scanned, whatever the project is called', async () => {
    const { asked } = await doctorWith(REQUIRED, { args: ['--repository-id', '101'] });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((line) => !/^GET \/repos\/octo-org\/shop(?:[/?]|$)/.test(line))).toEqual([]);
  });

  it('is not asked of a repository of another GitHub, which may have its namesake here', async () => {
    const { asked } = await doctorWith(REQUIRED, {
      args: ['--repository-id', '101'],
      server: 'https://github.example',
    });
    expect(asked.filter((line) => line.includes('/repos/octo-org/shop'))).toEqual([]);
  });

  it('is null without a token, and GitHub is not asked', async () => {
    const platform = await runPlatform(scanned('octo-org/shop'));
    const args = ['--base-url', platform.origin, '--repository', 'octo-org/shop'];
    expect((await runDoctor([...args, '--json'])).json().github).toBe(null);
    expect((await runDoctor(args)).stdout).toContain('\nGITHUB: not asked whether a rule requires the gate; ');
  });
});
