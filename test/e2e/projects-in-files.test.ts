import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEAD_SHA, PULL_REQUEST, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { aRepository, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import { placeOf, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { aPersonalToken } from '../../github-double/build.ts';
import { addComment } from '../../github-double/comments.ts';
import type { ReportJson } from '../../src/report/json/json-schema.ts';
import { judge } from '../build/gfm-judge.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from '../report/formats/read-formats.ts';
import { runGate } from '../run/gate.ts';
import { runCheckSources } from '../run/run-cli-sources.ts';

/* Several projects of one repository, from the platform to every file that `check` writes, and to the one comment. */

type Part = { readonly name: string; readonly status: string; readonly critical: number };

/** So many parts of one repository that scanned the commit. */
function parts(...all: readonly Part[]): Scenario {
  return (context) => {
    const worlds = all.map(({ name, status, critical }, index) => {
      const repositoryId = String(201 + index);
      const issues = issuesOf(critical, {
        ...placeOf(context),
        repositoryId,
        rule: CODE_RULES.rawSql,
        severity: 'SEVERITY_CRITICAL',
      });
      const scan = scanUnderTest(context, {
        id: String(184_467_600 + index),
        repositoryId,
        meta: { repo_display_name: `${context.repository}/${name}` },
        timeline: endsAs(status, 1),
        findingsCounts: countsOf(issues),
      });
      return { issues, scan, repository: aRepository({ id: repositoryId, name: context.repository }) };
    });
    return worldOf(context, {
      repositories: worlds.map(({ repository }) => repository),
      issues: worlds.flatMap(({ issues }) => issues),
      scans: worlds.map(({ scan }) => scan),
    });
  };
}

const COMPLETED = 'SCAN_STATUS_COMPLETED';
const BILLING: Part = { name: 'billing', status: COMPLETED, critical: 3 };
const DOCS: Part = { name: 'docs', status: COMPLETED, critical: 0 };
const MAIL: Part = { name: 'mail', status: 'SCAN_STATUS_ERROR', critical: 0 };

let folder = '';
const reports = new Map<string, ReportJson>();
const FORMS = ['junit', 'sarif', 'gitlab-code-quality', 'markdown'] as const;
const textOf = (run: string, form: (typeof FORMS)[number]) => readFile(join(folder, `${run}.${form}`), 'utf8');
const filesOf = (run: string) => FORMS.flatMap((form) => [`--${form}`, join(folder, `${run}.${form}`)]);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-gate-projects-'));
  const stage = await setStage(parts(BILLING, DOCS, MAIL));
  const { 'base-url': url = '', 'deployment-id': deployment = '' } = stage.step.inputs;
  const where = ['--base-url', url, '--deployment-id', deployment, '--repository', REPOSITORY, '--projects', 'all'];
  const what = ['--commit', HEAD_SHA, '--pull-request', String(PULL_REQUEST), '--max-critical', '0'];
  const waits = ['--discovery-timeout', '1s', '--wait-timeout', '3s'];
  const record = join(folder, 'gate.record');
  const env = { FINDINGS_GATE_TOKEN: API_TOKEN };
  const live = await runCheckSources([...where, ...what, ...waits, '--record', record, ...filesOf('live')], env);
  await stage.close();
  const again = await runCheckSources(['--replay', record, ...filesOf('again')], {});
  reports.set('live', live.report).set('again', again.report);
});

afterAll(async () => await rm(folder, { recursive: true }));

describe.each(['live', 'again'])('the files of several projects, %s', (run) => {
  it('tell each project apart, the one that fails first', async () => {
    const sarif = readSarif(await textOf(run, 'sarif'));
    const ids = sarif.runs.map(({ automationDetails }) => automationDetails?.id);
    expect(ids).toEqual([201, 203, 202].map((id) => `findings-gate/project-${id}/`));
    const proven = sarif.runs.map(({ invocations: [{ executionSuccessful }] }) => executionSuccessful);
    expect(proven).toEqual([true, false, true]);
    const xml = await textOf(run, 'junit');
    expect(await junitProblems([xml])).toEqual([]);
    const verdicts = readJUnit(xml).cases.filter(({ name }) => name === 'verdict');
    expect(verdicts.map(({ classname, outcome }) => `${classname}: ${outcome}`)).toEqual([
      `findings-gate.${REPOSITORY}/billing: failure`,
      `findings-gate.${REPOSITORY}/mail: error`,
      `findings-gate.${REPOSITORY}/docs: passed`,
    ]);
  });

  it('have an entry for each issue at its file, and one for what is not proven', async () => {
    const entries = readCodeQuality(await textOf(run, 'gitlab-code-quality'));
    const prints = entries.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    const issues = entries.filter(({ check_name }) => !check_name.startsWith('findings-gate/'));
    expect(issues.map(({ location }) => location.path)).toEqual(Array(3).fill('src/checkout/payment.py'));
    for (const { description } of issues) expect(description).toMatch(/^Project `[^`]*\/billing`: /);
    const gate = entries.filter(({ check_name }) => check_name.startsWith('findings-gate/'));
    expect(gate.map(({ check_name }) => check_name)).toContain('findings-gate/scan-failed');
  });

  it('are one page, which says the same as the report', async () => {
    const page = await textOf(run, 'markdown');
    const { projects } = reports.get(run)!;
    expect(page).toContain(`Findings Gate failed in 1 of 3 projects: \`${REPOSITORY}/billing\``);
    expect(judge(page).live).toEqual([]);
    for (const { name, verdict } of projects!)
      expect(page).toMatch(new RegExp(`\\| \`${name}\` \\| \\S+ ${verdict} \\|`));
    expect(projects).toHaveLength(3);
  });
});

it('the comment is left alone while nothing changes, and is a new one where a project begins to fail', async () => {
  const inputs = { 'repository-id': '', projects: 'all', comment: 'always', 'max-high': 'none' };
  let world: ReturnType<Scenario> | undefined;
  // The same scans, not such that ended a little later.
  const allPass: Scenario = (context) => (world ??= parts({ ...BILLING, critical: 0 }, DOCS)(context));
  const pass = { platform: allPass, inputs };
  const green = await runGate(pass);
  const [repository] = green.githubState.repositories;
  addComment({ state: green.githubState, repository: repository! }, PULL_REQUEST, aPersonalToken().identity, 'Thanks!');
  const after = (id: string) => ({
    inputs,
    env: { GITHUB_RUN_ID: id },
    prepare: ({ githubState }: Pick<typeof green, 'githubState'>) => {
      githubState.nextId = green.githubState.nextId;
      githubState.repositories[0]!.comments.push(...repository!.comments);
    },
  });
  const again = await runGate({ ...after('1001'), platform: pass.platform });
  expect(again.githubRequests.filter(({ operation }) => operation?.endsWith('-comment'))).toEqual([]);
  const red = await runGate({ ...after('1002'), platform: parts(BILLING, DOCS), tolerates: ['nothing deleted'] });
  expect([green.verdict, again.verdict, red.verdict]).toEqual(['pass', 'pass', 'fail']);
  expect(red.comments).toEqual(['Thanks!', expect.stringContaining('Findings Gate failed in 1 of 2 projects')]);
});
