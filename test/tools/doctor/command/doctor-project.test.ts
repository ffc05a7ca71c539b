import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aPlatformState, aRepository, aScan, DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { PlatformState } from '../../../../emulator/state.ts';
import { scenarioState } from '../../../cli/scenario-state.ts';
import { doctorOn, runDoctor } from './run-doctor.ts';

const NAMED = ['--repository', 'acme/shop'];
const ALONE = { FINDINGS_GATE_TOKEN: DEFAULT_TOKEN };
const HOUR_MS = 3_600_000;

function aProject(): PlatformState {
  const shop = {
    repository: 'acme/shop',
    repo_url: 'https://github.com/acme/shop',
    scan_environment: 'github-actions',
  };
  const scans = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
    aScan({
      id: String(70_000 - number),
      branch: `refs/pull/${number}/merge`,
      commit: String(number).repeat(40),
      isFull: false,
      createdAtMs: Date.now() - (number + 1) * HOUR_MS,
      meta: { ...shop, repo_display_name: 'acme/shop' },
    }),
  );
  const ofWeb = { repositoryId: '102', meta: { ...shop, repo_display_name: 'acme/shop/web' } };
  const web = aScan({ id: '80000', createdAtMs: Date.now() - HOUR_MS, ...ofWeb });
  const repositories = [aRepository(), aRepository({ id: '102', name: 'acme/shop/web' })];
  return aPlatformState({ scans: [...scans, web], repositories });
}

describe('the report of doctor on a project', () => {
  it('is in the JSON, with the settings by their inputs and the workflow that has them', async () => {
    const run = await doctorOn(aProject());
    const { project, settings, workflow, recipes } = JSON.parse(run.stdout);
    expect(project).toMatchObject({
      repositoryId: '101',
      names: ['acme/shop, at github.com/acme/shop'],
      scanners: [{ name: 'GitHub Actions', label: null }],
    });
    expect(settings).toMatchObject({
      'repository-id': { value: '101', reason: expect.stringContaining('acme/shop/web (102)') },
      'required-products': { value: 'code, supply-chain, secrets' },
      repository: { value: null, reason: 'The default, acme/shop, fits what the scans name.' },
    });
    const [step] = parse(workflow).jobs['findings-gate'].steps;
    expect([recipes, step.with['base-url']]).toEqual([[], run.server.origin]);
    for (const [input, { value }] of Object.entries<{ value: string | null }>(settings)) {
      expect(step.with[input] ?? null).toBe(value);
    }
  });

  it('recommends softening index-gap only if each scan counts more than is indexed', async () => {
    const advised = async (state: PlatformState) => {
      const { settings, workflow } = JSON.parse((await doctorOn(state)).stdout);
      return [settings['on-inconclusive'].value, workflow.includes("on-inconclusive: 'index-gap: warn'")];
    };
    const world = scenarioState('much-used');
    expect(await advised(world)).toEqual([null, false]);
    const scans = world.scans.map((scan) => ({ ...scan, findingsCounts: { ...scan.findingsCounts, code: 9_999 } }));
    expect(await advised({ ...world, scans })).toEqual(['index-gap: warn', true]);
    // The pull requests are closed by now, so that the issues of their scans are REMOVED.
    expect(await advised({ ...world, scans, issues: [] })).toEqual([null, false]);
  });

  const BUILDKITE = { BUILDKITE: 'true', BUILDKITE_REPO: 'git@github.com:octo-org/shop.git' };
  it.each([
    ['its id in a pipeline', ['--repository-id', '101'], BUILDKITE],
    ['its id on GitHub', ['--repository-id', '101'], { GITHUB_REPOSITORY: 'octo-org/shop' }],
    ['its name on GitHub', NAMED, { GITHUB_REPOSITORY: 'octo-org/shop' }],
  ])('proposes the name of a project given by %s, if its folder is of another repository', async (_, args, around) => {
    const run = await doctorOn(aPlatformState({ scans: [aScan()] }), { args, env: { ...ALONE, ...around } });
    expect(JSON.parse(run.stdout).settings.repository).toEqual({
      value: 'acme/shop',
      reason: 'The platform shows this name; the default would be octo-org/shop.',
    });
  });

  it.each(['acme/other', ''])(
    'proposes nothing of the project that was scanned last, for --repository %j',
    async (name) => {
      const run = await doctorOn(aProject(), { args: ['--repository', name], env: ALONE });
      const { settings } = JSON.parse(run.stdout);
      expect(Object.values<{ value: string | null }>(settings).filter(({ value }) => value !== null)).toEqual([]);
    },
  );

  it('names the page of the recipe of another CI system, and prints the workflow to copy', async () => {
    const scan = aScan({ meta: { repository: 'acme/shop', scan_environment: 'azure-pipelines' } });
    const { server, ...run } = await doctorOn(aPlatformState({ scans: [scan] }));
    const { workflow, recipes } = JSON.parse(run.stdout);
    const url = expect.stringMatching(/\/docs\/recipes-ci\.md#azure-pipelines$/);
    expect(recipes).toEqual([{ name: 'Azure Pipelines', url }]);
    const { stdout } = await runDoctor(['--base-url', server.origin, ...NAMED]);
    expect(stdout).toContain(`\nIn Azure Pipelines: ${recipes[0].url}\n`);
    expect(stdout.endsWith(`\n\n${workflow}`)).toBe(true);
  });

  it('is null if there is no project', async () => {
    const run = await doctorOn(aPlatformState());
    expect(JSON.parse(run.stdout)).toMatchObject({ project: null, settings: {}, workflow: null, recipes: [] });
  });
});
