import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderCodeQuality } from '../../../src/report/formats/code-quality.ts';
import { MOST_FORMAT_ENTRIES } from '../../../src/report/formats/entries.ts';
import { renderJUnit } from '../../../src/report/formats/junit.ts';
import { renderSarif } from '../../../src/report/formats/sarif.ts';
import { renderSummary } from '../../../src/report/pages/whole-page.ts';
import { aCondition, aConditionRule, aReplay, aRule } from '../../build/a-report.ts';
import { fail } from '../../build/failed-reports.ts';
import { failWithManyLocations } from '../../build/located-report.ts';
import { oneOfEach, PROJECT_REPORTS } from '../../build/project-reports.ts';
import { aProject, severalProjects } from '../../build/several-projects.ts';
import { readCodeQuality, readJUnit, readSarif } from '../formats/read-formats.ts';

const junit = (report: GateReport) => readJUnit(renderJUnit(report));
const runsOf = (report: GateReport) => readSarif(renderSarif(report)).runs;
const codeQuality = (report: GateReport) => readCodeQuality(renderCodeQuality(report));

/** The same findings at the same lines, in two projects. */
const twins = severalProjects(
  ['a', 'b'].map((name, index) => aProject(failWithManyLocations(), { name, repositoryId: String(7 + index) })),
);

const FINGERPRINTS: Readonly<Record<string, (report: GateReport) => readonly (string | undefined)[]>> = {
  'tests in JUnit': (report) => junit(report).cases.map(({ classname, name }) => `${classname} ${name}`),
  'fingerprints in SARIF': (report) =>
    runsOf(report).flatMap(({ results }) => results.map((one) => one.partialFingerprints['findingsGate/v1'])),
  'fingerprints in Code Quality': (report) => codeQuality(report).map(({ fingerprint }) => fingerprint),
};

test.each(Object.entries(FINGERPRINTS))('no two projects share %s', (_what, printsOf) => {
  const prints = printsOf(twins);
  expect(new Set(prints).size).toBe(prints.length);
});

describe('Code Quality', () => {
  test('keeps its fingerprints if another project is judged too', () => {
    const alone = codeQuality(severalProjects([twins.projects![0]!])).map(({ fingerprint }) => fingerprint);
    const all = new Set(codeQuality(twins).map(({ fingerprint }) => fingerprint));
    expect(alone.filter((print) => !all.has(print))).toEqual([]);
  });

  test('is empty if all projects pass', () => {
    expect(codeQuality(PROJECT_REPORTS['projects-pass']!)).toEqual([]);
  });
});

test('files of projects with many rules share one limit, and SARIF says what is left out', () => {
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
  const runs = runsOf(report);
  const results = runs.flatMap((run) => run.results);
  // Beside the entries, each project has one that counts the rows without an entry.
  expect(results.length).toBeLessThanOrEqual(MOST_FORMAT_ENTRIES + 3);
  expect(codeQuality(report).length).toBeLessThanOrEqual(MOST_FORMAT_ENTRIES + 6);
  const last = runs.map((run) => run.results.at(-1)!.message.text);
  expect(last[2]).toBe('Project `c`: And 1000 more, which did not fit into this file.');
});

test('a replay of several projects says so on its page and in each suite and run, and tells nobody to mend anything', () => {
  const ofReplay = { replay: aReplay(), nextStep: 'Run simulate.' };
  const given = oneOfEach();
  const report = { ...given, ...ofReplay, projects: given.projects!.map((one) => ({ ...one, ...ofReplay })) };
  expect(renderJUnit(report).match(/name="replay"/g)).toHaveLength(3);
  for (const { invocations } of runsOf(report))
    expect(invocations[0].toolExecutionNotifications[0]?.descriptor.id).toBe('replay');
  expect(codeQuality(report)[0]?.check_name).toBe('findings-gate/replay');
  expect(renderSummary(report, { maxBytes: 1_000_000 })).toMatch(/^> Replay of record /);
  for (const text of [renderJUnit(report), renderSarif(report), renderCodeQuality(report)])
    expect(text).not.toContain('revoke it, then remove it');
});
