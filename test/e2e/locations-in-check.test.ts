import { expect, it } from 'vitest';
import { HEAD_SHA, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

/** `check` in a pipeline of a merge request, whose project has the given address. */
const IN_GITLAB = {
  GITLAB_CI: 'true',
  CI_COMMIT_SHA: HEAD_SHA,
  CI_PROJECT_PATH: REPOSITORY,
  CI_PROJECT_URL: `https://github.com/${REPOSITORY}`,
  CI_MERGE_REQUEST_IID: '7',
};

async function reportOf(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<ReportJson> {
  const stage = await setStage(SCENARIOS['over-limit']);
  const where = [...flagsOf(stage), '--max-critical', '0'];
  const run = await runCheckSources([...where, ...flags], { ...env, FINDINGS_GATE_TOKEN: API_TOKEN });
  await stage.close();
  expect([run.exitCode, run.report.places?.found[1]?.filePath]).toEqual([1, 'pom.xml']);
  expect(run.stdout).not.toContain('/blob/');
  return run.report;
}

it("links places to the project's pages in GitLab, and shows them as text on a terminal", async () => {
  const { links, places } = await reportOf(IN_GITLAB);
  expect(links.code).toBe(IN_GITLAB.CI_PROJECT_URL);
  expect(places?.found[1]?.url?.split('#')[0]).toBe(`${IN_GITLAB.CI_PROJECT_URL}/-/blob/${HEAD_SHA}/pom.xml`);
});

it('links no place of a commit that is given where no code host is known', async () => {
  const what = ['--commit', HEAD_SHA, '--pull-request', '7', '--repository', REPOSITORY];
  const { links, places } = await reportOf({}, what);
  expect([links.code, places?.found[1]?.url]).toEqual([null, null]);
});
