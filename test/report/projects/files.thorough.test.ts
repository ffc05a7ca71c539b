import { describe, expect, test } from 'vitest';
import { MOST_FORMAT_ENTRIES } from '../../../src/domain/limits.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { aCondition, aConditionRule, aReplay, aRule } from '../../build/a-report.ts';
import { fail } from '../../build/failed-reports.ts';
import { failWithManyLocations } from '../../build/located-report.ts';
import { oneOfEach, PROJECT_REPORTS } from '../../build/project-reports.ts';
import { aProject, severalProjects } from '../../build/several-projects.ts';
import { junitProblems, readCodeQuality, readJUnit, readSarif } from '../formats/read-formats.ts';

const junit = (report: GateReport) => readJUnit(renderJUnit(report));
const runsOf = (report: GateReport) => readSarif(renderSarif(report)).runs;
const codeQuality = (report: GateReport) => readCodeQuality(renderCodeQuality(report));

/** The same findings at the same lines, in two projects. */
const twins = severalProjects(
  ['a', 'b'].map((name, index) => aProject(failWithManyLocations(), { name, repositoryId: String(7 + index) })),
);

describe('JUnit', () => {
  test('has a suite for each project, valid, with the counts of all above them', async () => {
    const xml = renderJUnit(oneOfEach());
    expect([...xml.matchAll(/<testsuite name="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      'Findings Gate: acme/shop/api',
      'Findings Gate: acme/shop/web',
      'Findings Gate: acme/shop/docs',
    ]);
    const { counts } = junit(oneOfEach());
    expect(xml).toContain(`<testsuites name="Findings Gate" tests="${counts.tests}" failures="${counts.failures}"`);
    expect(await junitProblems([xml])).toEqual([]);
  });

  test('has no two tests of one name', () => {
    const names = junit(twins).cases.map(({ classname, name }) => `${classname} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });

  test('is red for a project that is not proven', () => {
    const verdicts = (report: GateReport) => junit(report).cases.filter(({ name }) => name === 'verdict');
    expect(verdicts(oneOfEach()).map(({ outcome }) => outcome)).toEqual(['failure', 'error', 'passed']);
  });

  test('says of each run alone whether it is proven', () => {
    const proven = runsOf(oneOfEach()).map(({ invocations: [{ executionSuccessful }] }) => executionSuccessful);
    expect(proven).toEqual([true, false, true]);
  });

  test('names the project in each message', () => {
    const [api, web] = runsOf(oneOfEach());
    for (const { message } of api!.results) expect(message.text).toMatch(/^Project `acme\/shop\/api`: /);
    expect(web!.results.map(({ message }) => message.text)).toEqual([
      expect.stringMatching(/^Project `acme\/shop\/web`: Findings Gate is inconclusive/),
    ]);
    expect(api!.properties).toMatchObject({ project: 'acme/shop/api', verdict: 'fail' });
  });

  test('has one fingerprint for each finding of each project', () => {
    const prints = runsOf(twins).flatMap(({ results }) =>
      results.map((one) => one.partialFingerprints['findingsGate/v1']),
    );
    expect(new Set(prints).size).toBe(prints.length);
  });
});

describe('Code Quality', () => {
  test('has no two entries of one fingerprint, and an entry for what is not proven', () => {
    const prints = codeQuality(twins).map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    const unproven = codeQuality(oneOfEach()).filter(({ description }) => description.includes('acme/shop/web'));
    expect(unproven).toMatchObject([{ check_name: 'findings-gate/no-scan', severity: 'blocker' }]);
  });

  test('keeps its fingerprints when another project is judged beside', () => {
    const alone = codeQuality(severalProjects([twins.projects![0]!])).map(({ fingerprint }) => fingerprint);
    const all = new Set(codeQuality(twins).map(({ fingerprint }) => fingerprint));
    expect(alone.filter((print) => !all.has(print))).toEqual([]);
  });

  test('is empty where all projects pass', () => {
    expect(codeQuality(PROJECT_REPORTS['projects-pass']!)).toEqual([]);
  });
});

test('all files of projects with very many rules keep to the limit together, and say what they leave out', () => {
  const rules = Array.from({ length: 1_000 }, (_, index) => aRule({ ruleId: `r-${index}`, rulePath: `p-${index}` }));
  const crowded = Array.from({ length: 4 }, (_, index) =>
    aCondition({
      name: `limit ${index}`,
      found: 1_000n,
      result: 'broken',
      rules: rules.map((rule) => aConditionRule(rule)),
    }),
  );
  const report = severalProjects(
    ['a', 'b', 'c'].map((name, index) =>
      aProject({ ...fail(), conditions: crowded, rules }, { name, repositoryId: `${index + 1}` }),
    ),
  );
  const results = runsOf(report).flatMap((run) => run.results);
  // Beside the entries: how many rows of a project have none.
  expect(results.length).toBeLessThanOrEqual(MOST_FORMAT_ENTRIES + 3);
  expect(codeQuality(report).length).toBeLessThanOrEqual(MOST_FORMAT_ENTRIES + 6);
  const last = runsOf(report).map((run) => run.results.at(-1)!.message.text);
  expect(last[2]).toBe('Project `c`: And 1000 more, which did not fit into this file.');
});

test('a replay of several projects says so in each suite and run, and tells nobody to mend anything', () => {
  const report = { ...oneOfEach(), replay: aReplay(), nextStep: 'Run simulate.' };
  expect(renderJUnit(report).match(/name="replay"/g)).toHaveLength(3);
  for (const { invocations } of runsOf(report))
    expect(invocations[0].toolExecutionNotifications[0]?.descriptor.id).toBe('replay');
  expect(codeQuality(report)[0]?.check_name).toBe('findings-gate/replay');
  for (const text of [renderJUnit(report), renderSarif(report), renderCodeQuality(report)])
    expect(text).not.toContain('revoke it, then remove it');
});
