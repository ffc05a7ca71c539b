import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../demo/events.ts';
import { aRepository, endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import { scans } from './harness/worlds.ts';

const IDS = { api: '101', web: '102', docs: '103' } as const;
type Part = keyof typeof IDS;

const ALL = {
  'repository-id': '',
  projects: 'all',
  'wait-timeout': '2s',
  'discovery-timeout': '1s',
  comment: 'always',
};

/** The commit was scanned as these parts; two criticals are in `web`, or where a part says so. */
function scannedAs(parts: Partial<Record<Part, Partial<PlatformScan> & { readonly found?: number }>>) {
  const names = Object.keys(parts) as Part[];
  const all = names.map((part) => {
    const own = { repositoryId: IDS[part], meta: { repo_display_name: `${REPOSITORY}/${part}` } };
    return [`5${IDS[part]}`, { ...own, found: part === 'web' ? 2 : 0, ...parts[part] }];
  });
  const others = names.filter((part) => part !== 'api');
  return scans(Object.fromEntries(all), {
    repositories: others.map((part) => aRepository({ id: IDS[part], name: REPOSITORY })),
  });
}

describe.concurrent('M. several projects of one repository', () => {
  test.each([
    ['all', 'all'],
    ['by name', `${REPOSITORY}/api, ${REPOSITORY}/web`],
    ['by id', '101, 102'],
  ])('M17 with `projects` both parts are judged, and the worst decides: %s', async (_how, projects) => {
    const outcome = { ...fail, outputs: { critical: '2', total: '2', 'scan-id': '5102' } };
    const inputs = { ...ALL, projects, 'commit-status': 'gate' };
    const run = await expectTold(outcome, { platform: scannedAs({ api: {}, web: {} }), inputs });
    expect(run.comments).toHaveLength(1);
    for (const page of [run.stdout, run.summary, ...run.comments]) expect(page).toContain(`${REPOSITORY}/web`);
    const { statuses } = run.githubState.repositories[0]!;
    expect(statuses.map(({ state }) => state)).toEqual(['pending', 'failure']);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toHaveLength(1);
    expect(run.report.places!.found.length).toBeGreaterThan(0);
    expect(run.report.projects?.map(({ name, verdict }) => `${name} ${verdict}`)).toEqual([
      `${REPOSITORY}/web fail`,
      `${REPOSITORY}/api pass`,
    ]);
  });

  test('M18 with `projects: all` no part that was scanned is left out', async () => {
    const platform = scannedAs({ api: {}, docs: { found: 2 } });
    await expectTold({ ...fail, report: { otherProjects: [] } }, { platform, inputs: ALL });
  });

  const withDocs = (timeline: PlatformScan['timeline']) => scannedAs({ api: {}, docs: { timeline } });
  const FAILED = endsAs('SCAN_STATUS_ERROR', 2);

  test.each([
    ['failed', FAILED, 'scan-failed'],
    ['runs', endsAs('SCAN_STATUS_RUNNING'), 'scan-running'],
    ['has a status that nobody knows', endsAs('SCAN_STATUS_PAUSED'), 'scan-running'],
  ])('D a part whose scan %s is not proven, and nor is the whole', async (_what, timeline, reason) => {
    const outcome = { ...unproven(reason), outputs: { total: '', 'scan-id': '5103' } };
    await expectTold(outcome, { platform: withDocs(timeline), inputs: ALL });
  });

  test('L19 a listed part without a scan is not proven, and is named', async () => {
    const inputs = { ...ALL, projects: `${REPOSITORY}/api, ${REPOSITORY}/jobs` };
    const platform = scannedAs({ api: {} });
    const run = await expectTold({ exitCode: 2, verdict: 'inconclusive' }, { platform, inputs });
    for (const page of [run.stdout, run.summary]) expect(page).toContain(`${REPOSITORY}/jobs`);
  });

  test('C12 a fork that scanned the same commit is no part', async () => {
    const meta = { repo_display_name: 'eve/shop', repository: 'eve/shop', repo_url: 'https://github.com/eve/shop' };
    const outcome = { ...pass, report: { projects: [{ name: `${REPOSITORY}/api` }] } };
    await expectTold(outcome, { platform: scannedAs({ api: {}, web: { meta } }), inputs: ALL });
  });

  test('B3 an id beside several projects is a wrong setting, and nothing is contacted', async () => {
    const inputs = { ...ALL, 'repository-id': '101' };
    const outcome = { exitCode: 3, verdict: 'inconclusive', reason: 'config', requests: [] };
    await expectTold(outcome, { platform: scannedAs({ api: {} }), inputs });
  });

  test('report mode and softened reasons hold for each project', async () => {
    const inputs = { ...ALL, 'on-inconclusive': 'scan-failed: warn' };
    await expectTold({ ...unproven('scan-failed'), exitCode: 0 }, { platform: withDocs(FAILED), inputs });
    const failing = scannedAs({ api: {}, docs: { timeline: FAILED }, web: {} });
    await expectTold(fail, { platform: failing, inputs });
    const reporting = { platform: scannedAs({ api: {}, web: {} }), inputs: { ...ALL, mode: 'report' } };
    await expectTold({ exitCode: 0, verdict: 'fail' }, reporting);
  });
});
