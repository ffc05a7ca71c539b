import { expect, test } from 'vitest';
import { aRepository, countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import { placeOf, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { outputsWith } from '../run/report-outputs.ts';
import { meet } from './harness/harmless.ts';
import { FAMILIES } from './harness/hostile-families.ts';

/** A run of several projects: the names of the first half fail, the others pass. */
function projectsNamed(names: readonly string[]): BuiltOptions {
  const platform: Scenario = (context) => {
    const projects = names.map((name, index) => {
      const repositoryId = String(201 + index);
      const isFailing = index < names.length / 2;
      const issues = issuesOf(isFailing ? 1 : 0, {
        ...placeOf(context),
        repositoryId,
        rule: CODE_RULES.rawSql,
        severity: 'SEVERITY_CRITICAL',
      });
      const scan = scanUnderTest(context, {
        id: String(184_467_600 + index),
        repositoryId,
        meta: { repo_display_name: `${context.repository}/${name}` },
        timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
        findingsCounts: countsOf(issues),
      });
      return { issues, scan, repository: aRepository({ id: repositoryId, name: context.repository }) };
    });
    return worldOf(context, {
      repositories: projects.map(({ repository }) => repository),
      issues: projects.flatMap(({ issues }) => issues),
      scans: projects.map(({ scan }) => scan),
    });
  };
  return { platform, inputs: { 'repository-id': '', projects: 'all', comment: 'always' } };
}

/** So many projects are judged in one run. */
const MOST = 8;

test.each(FAMILIES)('$row $family do nothing as names of projects', async ({ texts }) => {
  const short = texts.map((text) => text.slice(0, 1_000));
  for (let first = 0; first < short.length; first += MOST) {
    const options = projectsNamed([...short.slice(first, first + MOST), 'plain']);
    const { run, problems } = await meet(options, async () => []);
    expect(problems).toEqual([]);
    expect([run.exitCode, run.verdict]).toEqual([1, 'fail']);
  }
});

test('H1 a harmless name of a project is shown wherever projects are', async () => {
  const run = await runFault(projectsNamed(['plain.canary', 'other']));
  const formats = new Set(outputsWith(run, ['plain.canary']).map((each) => each.split(':')[0]!));
  for (const output of ['stdout', 'summary', 'outputs', 'report', 'comments']) expect([...formats]).toContain(output);
});
