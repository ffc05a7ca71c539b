import { describe, expect, it } from 'vitest';
import { HEAD_SHA, mergeGroupEvent, REPOSITORY, workflowRunEvent } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { MESSAGE_CANARY } from '../../emulator/scenarios/places.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import type { ReportJson } from '../../scripts/report-schema/json-schema.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';
import { flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

const OVER: GateOptions = { platform: 'over-limit', inputs: { 'max-critical': '0', 'max-high': '5' } };

const LINE = 31;
const usual = runGate(OVER);

describe('the request for locations', () => {
  it('is sent once, after all others, and only for the findings', async () => {
    const run = await usual;
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    const operations = run.requests.map(({ operation }) => operation);
    expect(operations.filter((operation) => operation === 'list-issues')).toHaveLength(1);
    expect(operations.at(-1)).toBe('list-issues');
    expect([run.outputs.requests, run.report.requests]).toEqual(['9', { planned: 9, sent: 9 }]);
    expect(run.requests.at(-1)?.json).toEqual({
      deploymentId: '42',
      issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
      filter: {
        repositoryIds: ['101'],
        refs: ['refs/pull/7/merge'],
        ruleIds: expect.arrayContaining(['r.python.django.security.injection.sql.sql-injection-using-raw']),
        aggregateIssueStates: ['OPEN', 'UNKNOWN', 'REVIEWING', 'FIXING'].map(
          (state) => `AGGREGATE_ISSUE_STATE_${state}`,
        ),
      },
      sortBy: 'SORT_BY_SEVERITY',
      sortDirection: 'SORT_DIRECTION_DESC',
      limit: 100,
    });
  });

  it('gives the JSON report each location of a finding, the worst first, and no message of a secret', async () => {
    const { report } = await usual;
    expect(report.places).toMatchObject({ areAll: true, missing: null });
    expect(report.places?.found.map(({ severity }) => severity)).toEqual([
      ...Array(3).fill('critical'),
      ...Array(8).fill('high'),
    ]);
    expect(report.places?.found[1]).toMatchObject({
      filePath: 'pom.xml',
      line: 31,
      isNew: true,
      dependency: { version: '2.14.1', advisory: 'CVE-2021-44228', fixedBy: '2.17.1' },
    });
    expect(report.places?.found[2]).toMatchObject({
      message: null,
      secret: { kind: 'AWS', validation: 'confirmed-valid' },
    });
    expect(JSON.stringify(report)).not.toContain(MESSAGE_CANARY);
  });

  it('links each location to its lines in the judged commit, on the pages and in the report', async () => {
    const { report, summary, comments } = await usual;
    const page = `https://github.com/octo-org/shop/blob/${report.commit}/pom.xml#L${LINE}`;
    expect(report.links.code).toBe('https://github.com/octo-org/shop');
    expect(report.places?.found[1]).toMatchObject({ commit: report.commit, url: page });
    for (const text of [summary, comments.at(-1)]) expect(text).toContain(`[pom.xml:31](<${page}>) |`);
  });

  it('annotates locations at their lines, with ten annotations at most', async () => {
    const { stdout } = await usual;
    const annotations = stdout.split('\n').filter((line) => line.startsWith('::error '));
    expect(annotations).toHaveLength(10);
    expect(annotations.find((line) => line.includes('pom.xml'))).toMatch(
      /^::error title=Findings Gate%3A [^,:]+,file=pom\.xml,line=31::Critical: org\.apache/,
    );
    expect(annotations[9]).toMatch(/ And 3 more: see the job summary\.$/);
  });

  it.each([workflowRunEvent(), mergeGroupEvent()])(
    'annotates no location if the check is on another commit: $name',
    async (event) => {
      const run = await runGate({ ...OVER, event });
      expect(run.report.places?.found[1]?.url).toContain(`/blob/${run.report.commit}/pom.xml#L${LINE}`);
      expect(run.stdout).not.toContain(',file=');
    },
  );

  it.each<[ScenarioName, Readonly<Record<string, string>>, string]>([
    ['clean', {}, 'pass'],
    ['at-limit', { 'max-high': '3' }, 'pass'],
    ['scan-failed', { 'wait-timeout': '300ms' }, 'inconclusive'],
    ['over-limit', { 'max-critical': '90', 'max-high': '90' }, 'pass'],
  ])('is not sent on the platform %s with %j: %s', async (platform, inputs, verdict) => {
    const run = await runGate({ platform, inputs });
    expect(run.verdict).toBe(verdict);
    expect(run.requests.filter(({ operation }) => operation === 'list-issues')).toEqual([]);
    expect(run.report.places).toBe(null);
  });

  it('is sent for a broken warning, and the pass stays a pass', async () => {
    const policy =
      'version: 1\nfail-on-severity: none\nconditions:\n  - {name: few-low, severities: [low], max: 1, action: warn}\n';
    const run = await runGate({ platform: 'over-limit', inputs: { policy, 'max-critical': '', 'max-high': '' } });
    expect(run.verdict).toBe('pass');
    expect(run.report.places?.found.length).toBeGreaterThan(0);
  });
});

/** The environment of `check` in a merge request pipeline of GitLab, with the address of the project. */
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

it("links locations to the project's pages in GitLab, and shows them as text on a terminal", async () => {
  const { links, places } = await reportOf(IN_GITLAB);
  expect(links.code).toBe(IN_GITLAB.CI_PROJECT_URL);
  expect(places?.found[1]?.url?.split('#')[0]).toBe(`${IN_GITLAB.CI_PROJECT_URL}/-/blob/${HEAD_SHA}/pom.xml`);
});

it('links no location if no code host is known', async () => {
  const what = ['--commit', HEAD_SHA, '--pull-request', '7', '--repository', REPOSITORY];
  const { links, places } = await reportOf({}, what);
  expect([links.code, places?.found[1]?.url]).toEqual([null, null]);
});
