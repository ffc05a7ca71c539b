import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../demo/events.ts';
import { aRepository, endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { runFault } from '../run/fault-gate.ts';
import { criticals, scanOf, world } from './harness/worlds.ts';

const IDS = { api: '101', web: '102', docs: '103' } as const;
type Part = keyof typeof IDS;

const ALL = {
  'repository-id': '',
  projects: 'all',
  'wait-timeout': '2s',
  'discovery-timeout': '1s',
  comment: 'always',
};

/** The commit was scanned as these parts; two criticals are in `web`. */
function scannedAs(parts: Partial<Record<Part, Partial<PlatformScan>>>, critical: Part = 'web') {
  return world((context) => {
    const issues = criticals(context, 2, { repositoryId: IDS[critical] });
    const names = Object.keys(parts) as Part[];
    return {
      repositories: names
        .filter((part) => part !== 'api')
        .map((part) => aRepository({ id: IDS[part], name: REPOSITORY })),
      issues,
      scans: names.map((part) =>
        scanOf(context, `5${IDS[part]}`, {
          repositoryId: IDS[part],
          meta: { repo_display_name: `${REPOSITORY}/${part}` },
          ...(part === critical ? { saw: issues } : {}),
          ...parts[part],
        }),
      ),
    };
  });
}

describe.concurrent('M. several projects of one repository', () => {
  test.each([
    ['all', 'all'],
    ['by name', `${REPOSITORY}/api, ${REPOSITORY}/web`],
    ['by id', '101, 102'],
  ])('M17 with `projects` both parts are judged, and the worst decides: %s', async (_how, projects) => {
    const run = await runFault({
      platform: scannedAs({ api: {}, web: {} }),
      inputs: { ...ALL, projects, 'commit-status': 'gate' },
      due: 'fail',
    });
    expect(run).toMatchObject({
      exitCode: 1,
      verdict: 'fail',
      outputs: { critical: '2', total: '2', 'scan-id': '5102' },
    });
    expect(run.comments).toHaveLength(1);
    for (const page of [run.stdout, run.summary, ...run.comments]) expect(page).toContain(`${REPOSITORY}/web`);
    const [{ statuses }] = run.githubState.repositories as [(typeof run.githubState.repositories)[0]];
    expect(statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toHaveLength(1);
    expect(run.report.places!.found.length).toBeGreaterThan(0);
    const { projects: told } = run.report as unknown as { projects: readonly { name: string; verdict: string }[] };
    expect(told.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      `${REPOSITORY}/web fail`,
      `${REPOSITORY}/api pass`,
    ]);
  });

  test('M18 with `projects: all` no part that was scanned is left out', async () => {
    const run = await runFault({ platform: scannedAs({ api: {}, docs: {} }, 'docs'), inputs: ALL, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.report).toMatchObject({ otherProjects: [] });
  });

  test.each([
    ['failed', endsAs('SCAN_STATUS_ERROR', 2), 'scan-failed'],
    ['runs', endsAs('SCAN_STATUS_RUNNING'), 'scan-running'],
    ['has a status that nobody knows', endsAs('SCAN_STATUS_PAUSED'), 'scan-running'],
  ])('D a part whose scan %s is not proven, and nor is the whole', async (_what, timeline, reason) => {
    const run = await runFault({
      platform: scannedAs({ api: {}, docs: { timeline } }, 'web'),
      inputs: ALL,
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason });
    expect(run.outputs).toMatchObject({ total: '', 'scan-id': '5103' });
  });

  test('L19 a listed part without a scan is not proven, and is named', async () => {
    const run = await runFault({
      platform: scannedAs({ api: {} }),
      inputs: { ...ALL, projects: `${REPOSITORY}/api, ${REPOSITORY}/jobs` },
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive' });
    for (const page of [run.stdout, run.summary]) expect(page).toContain(`${REPOSITORY}/jobs`);
  });

  test('C12 a fork that scanned the same commit is no part', async () => {
    const fork = {
      meta: { repo_display_name: 'eve/shop', repository: 'eve/shop', repo_url: 'https://github.com/eve/shop' },
    };
    const run = await runFault({ platform: scannedAs({ api: {}, web: fork }), inputs: ALL, due: 'pass' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.report).toMatchObject({ projects: [{ name: `${REPOSITORY}/api` }] });
  });

  test('B3 an id beside several projects is a wrong setting, and nothing is contacted', async () => {
    const run = await runFault({
      platform: scannedAs({ api: {} }),
      inputs: { ...ALL, 'repository-id': '101' },
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 3, verdict: 'inconclusive', reason: 'config' });
    expect(run.requests).toHaveLength(0);
  });

  test('report mode and softened reasons hold for each project', async () => {
    const parts = { api: {}, docs: { timeline: endsAs('SCAN_STATUS_ERROR', 2) } };
    const softened = await runFault({
      platform: scannedAs(parts, 'web'),
      inputs: { ...ALL, 'on-inconclusive': 'scan-failed: warn' },
      due: 'unproven',
    });
    expect(softened).toMatchObject({ exitCode: 0, verdict: 'inconclusive', reason: 'scan-failed' });
    const failing = await runFault({
      platform: scannedAs({ ...parts, web: {} }),
      inputs: { ...ALL, 'on-inconclusive': 'scan-failed: warn' },
      due: 'fail',
    });
    expect(failing).toMatchObject({ exitCode: 1, verdict: 'fail' });
    const reporting = await runFault({
      platform: scannedAs({ api: {}, web: {} }),
      inputs: { ...ALL, mode: 'report' },
      due: 'fail',
    });
    expect(reporting).toMatchObject({ exitCode: 0, verdict: 'fail' });
  });
});
