import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEAD_SHA, PULL_REQUEST, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { aRepository, endsAs } from '../../emulator/build.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import { judge } from '../build/gfm-judge.ts';
import { scans, withoutNeighbours } from '../faults/harness/worlds.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from '../report/formats/read-formats.ts';
import { runCheckSources } from '../run/run-cli-sources.ts';

const partOf = (repositoryId: string, name: string) => ({
  repositoryId,
  meta: { repo_display_name: `${REPOSITORY}/${name}` },
});

/** Three parts of one repository that scanned the commit: billing fails, docs passes, and the scan of mail has failed. Nothing else was scanned. */
const threeParts = withoutNeighbours(
  scans(
    {
      601: { ...partOf('201', 'billing'), found: { count: 3, rule: CODE_RULES.rawSql } },
      602: partOf('202', 'docs'),
      603: { ...partOf('203', 'mail'), timeline: endsAs('SCAN_STATUS_ERROR', 1) },
    },
    { repositories: ['201', '202', '203'].map((id) => aRepository({ id, name: REPOSITORY })) },
  ),
);

it('the files of several projects have a part for each, the failed one first, and each issue at its file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-projects-'));
  const stage = await setStage(threeParts);
  const { 'base-url': url = '', 'deployment-id': deployment = '' } = stage.step.inputs;
  const where = ['--base-url', url, '--deployment-id', deployment, '--repository', REPOSITORY, '--projects', 'all'];
  const what = ['--commit', HEAD_SHA, '--pull-request', String(PULL_REQUEST), '--max-critical', '0'];
  const waits = ['--discovery-timeout', '1s', '--wait-timeout', '3s'];
  const forms = ['junit', 'sarif', 'gitlab-code-quality', 'markdown'];
  const files = forms.flatMap((form) => [`--${form}`, join(folder, form)]);
  const { report } = await runCheckSources([...where, ...what, ...waits, ...files], { FINDINGS_GATE_TOKEN: API_TOKEN });
  const texts = await Promise.all(forms.map((form) => readFile(join(folder, form), 'utf8')));
  await Promise.all([stage.close(), rm(folder, { recursive: true })]);
  const [xml, sarif, quality, page] = texts as [string, string, string, string];

  const runs = readSarif(sarif).runs.map(({ automationDetails, invocations: [{ executionSuccessful }] }) => [
    automationDetails?.id,
    executionSuccessful,
  ]);
  const ids = [201, 203, 202].map((id) => `findings-gate/project-${id}/`);
  expect(runs).toEqual(ids.map((id, index) => [id, index !== 1]));

  expect(await junitProblems([xml])).toEqual([]);
  const verdicts = readJUnit(xml).cases.filter(({ name }) => name === 'verdict');
  expect(verdicts.map(({ classname, outcome }) => `${classname}: ${outcome}`)).toEqual([
    `findings-gate.${REPOSITORY}/billing: failure`,
    `findings-gate.${REPOSITORY}/mail: error`,
    `findings-gate.${REPOSITORY}/docs: passed`,
  ]);

  const entries = readCodeQuality(quality);
  const prints = entries.map(({ fingerprint }) => fingerprint);
  expect(new Set(prints).size).toBe(prints.length);
  const isOfGate = ({ check_name }: (typeof entries)[number]) => check_name.startsWith('findings-gate/');
  const issues = entries.filter((entry) => !isOfGate(entry));
  expect(issues.map(({ location }) => location.path)).toEqual(Array(3).fill('src/checkout/payment.py'));
  for (const { description } of issues) expect(description).toMatch(/^Project `[^`]*\/billing`: /);
  expect(entries.filter(isOfGate).map(({ check_name }) => check_name)).toContain('findings-gate/scan-failed');

  expect(page).toContain(`Findings Gate: 1 of 3 projects fails (\`${REPOSITORY}/billing\`)`);
  expect(judge(page).live).toEqual([]);
  for (const { name, verdict } of report.projects!)
    expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| \\S+ ${verdict} \\|`));
  expect(report.projects).toHaveLength(3);
});
