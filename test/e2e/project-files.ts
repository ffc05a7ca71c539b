import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEAD_SHA, PULL_REQUEST, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { aRepository, endsAs } from '../../emulator/build.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
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

const FORMS = ['junit', 'sarif', 'gitlab-code-quality', 'markdown'] as const;

type ProjectFiles = {
  report(): ReportJson;
  textOf(form: (typeof FORMS)[number]): Promise<string>;
};

/** A folder for the files of runs over these projects; `check` runs once more with other flags. */
export async function aProjectFolder(more: readonly string[] = []) {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-projects-'));
  const reports = new Map<string, ReportJson>();
  const filesOf = (run: string) => FORMS.flatMap((form) => [`--${form}`, join(folder, `${run}.${form}`)]);
  const check = async (run: string, flags: readonly string[], env: NodeJS.ProcessEnv): Promise<void> => {
    const words = flags.map((word) => (word === 'gate.record' ? join(folder, word) : word));
    reports.set(run, (await runCheckSources([...words, ...filesOf(run)], env)).report);
  };
  const stage = await setStage(threeParts);
  const { 'base-url': url = '', 'deployment-id': deployment = '' } = stage.step.inputs;
  const where = ['--base-url', url, '--deployment-id', deployment, '--repository', REPOSITORY, '--projects', 'all'];
  const what = ['--commit', HEAD_SHA, '--pull-request', String(PULL_REQUEST), '--max-critical', '0'];
  const waits = ['--discovery-timeout', '1s', '--wait-timeout', '3s'];
  await check('live', [...where, ...what, ...waits, ...more], { FINDINGS_GATE_TOKEN: API_TOKEN });
  await stage.close();
  const of = (run: string): ProjectFiles => ({
    report: () => reports.get(run)!,
    textOf: (form) => readFile(join(folder, `${run}.${form}`), 'utf8'),
  });
  return { check, of, remove: () => rm(folder, { recursive: true }) };
}

/** What the files of such a run say. */
export function itTellsProjectsApart(filesOf: () => ProjectFiles): void {
  it('tell each project apart, the one that fails first, and each issue at its file', async () => {
    const files = filesOf();
    const { runs } = readSarif(await files.textOf('sarif'));
    const told = runs.map(({ automationDetails, invocations: [{ executionSuccessful }] }) => [
      automationDetails?.id,
      executionSuccessful,
    ]);
    const ids = [201, 203, 202].map((id) => `findings-gate/project-${id}/`);
    expect(told).toEqual(ids.map((id, index) => [id, index !== 1]));

    const xml = await files.textOf('junit');
    expect(await junitProblems([xml])).toEqual([]);
    const verdicts = readJUnit(xml).cases.filter(({ name }) => name === 'verdict');
    expect(verdicts.map(({ classname, outcome }) => `${classname}: ${outcome}`)).toEqual([
      `findings-gate.${REPOSITORY}/billing: failure`,
      `findings-gate.${REPOSITORY}/mail: error`,
      `findings-gate.${REPOSITORY}/docs: passed`,
    ]);

    const entries = readCodeQuality(await files.textOf('gitlab-code-quality'));
    const prints = entries.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    const isOfGate = ({ check_name }: (typeof entries)[number]) => check_name.startsWith('findings-gate/');
    const issues = entries.filter((entry) => !isOfGate(entry));
    expect(issues.map(({ location }) => location.path)).toEqual(Array(3).fill('src/checkout/payment.py'));
    for (const { description } of issues) expect(description).toMatch(/^Project `[^`]*\/billing`: /);
    expect(entries.filter(isOfGate).map(({ check_name }) => check_name)).toContain('findings-gate/scan-failed');

    const page = await files.textOf('markdown');
    const { projects } = files.report();
    expect(page).toContain(`Findings Gate: 1 of 3 projects fails (\`${REPOSITORY}/billing\`)`);
    expect(judge(page).live).toEqual([]);
    for (const { name, verdict } of projects!)
      expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| \\S+ ${verdict} \\|`));
    expect(projects).toHaveLength(3);
  });
}
