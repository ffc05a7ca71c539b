import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { HEAD_SHA, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { countsOf, endsAs, issuesOf } from '../../emulator/build.ts';
import { PLACES } from '../../emulator/scenarios/places.ts';
import { CODE_RULES } from '../../emulator/scenarios/rules.ts';
import { placeOf, type Scenario, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import { readCodeQuality, readSarif } from '../report/formats/read-formats.ts';
import { pageRows } from '../report/page-rows.ts';
import { flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

const POLICY = `version: 1
fail-on-severity: none
conditions:
  - { name: Open, severities: [critical], max: 0 }
  - { name: Suppressed, states: [ignored-code], max: 0 }
`;
const STATES = { main: 'OPEN', release: 'IGNORED_CODE' } as const;

/** A commit on two branches. One spot is open on the one and suppressed on the other, another is open on both, and of two no file is known. */
const TWO_BRANCHES: Scenario = (context) => {
  const branches = Object.entries(STATES).map(([ref, state], index) => {
    const on = (name: string, issue: Partial<Issue>) =>
      issuesOf(1, { ...placeOf(context), ref, severity: 'SEVERITY_CRITICAL', id: `${name}@${ref}`, ...issue });
    const here = { rule: CODE_RULES.rawSql, state: `AGGREGATE_ISSUE_STATE_${state}` };
    const issues = [
      ...on('here', { ...here, ...PLACES.rawSql }),
      ...on('nowhere', { ...here, filePath: '' }),
      ...on('both', { rule: CODE_RULES.evalDetected, ...PLACES.evalDetected }),
    ];
    const found = { findingsCounts: countsOf(issues), timeline: endsAs('SCAN_STATUS_COMPLETED', 1) };
    const of = { id: `18446760${index}`, branch: ref, isFull: true, pullRequestId: undefined };
    return { scan: scanUnderTest(context, { ...of, ...found }), issues };
  });
  return worldOf(context, {
    scans: branches.map(({ scan }) => scan),
    issues: branches.flatMap(({ issues }) => issues),
  });
};

it('a spot open on one branch and suppressed on another is counted alike on pages and in files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'findings-gate-agree-'));
  const [policy, sarif, quality, page] = ['policy.yml', 'a.sarif', 'a.quality', 'a.md'].map((name) =>
    join(folder, name),
  );
  await writeFile(policy!, POLICY);
  const stage = await setStage(TWO_BRANCHES);
  const what = ['--repository', REPOSITORY, '--commit', HEAD_SHA, '--policy-file', policy!];
  const files = ['--sarif', sarif!, '--gitlab-code-quality', quality!, '--markdown', page!];
  const flags = [...flagsOf(stage), ...what, ...files];
  const { report } = await runCheckSources(flags, { FINDINGS_GATE_TOKEN: API_TOKEN });
  await stage.close();
  const [inSarif, inQuality, onPage] = await Promise.all(
    [sarif!, quality!, page!].map((path) => readFile(path, 'utf8')),
  );
  await rm(folder, { recursive: true });

  const counted = report.conditions.map(({ name, found }) => [name, found]);
  expect(counted).toEqual([
    ['Open', 4],
    ['Suppressed', 2],
  ]);
  const { results } = readSarif(inSarif!).runs[0];
  const told = results.map(({ properties }) => ({ condition: properties?.condition, issues: properties?.issues ?? 0 }));
  expect(sums(told)).toEqual(counted);
  expect(sums(readCodeQuality(inQuality!).flatMap(({ description }) => inWords(description)))).toEqual(counted);
  const { rows } = pageRows(onPage!);
  expect(rows.map(({ where, what }) => [where, /breaks (.*)<\/sub>/.exec(what)?.[1]])).toEqual([
    ['src/orders/views.py:118 and 2 more', '`Open`, `Suppressed`'],
    ['src/checkout/payment.py:42', '`Open`'],
  ]);
  // Each issue without a file is told as one, below its own condition.
  const without = results.filter(({ message }) => message.text.includes('of them listed by file'));
  expect(without.map(({ properties }) => [properties?.condition, properties?.issues])).toEqual([
    ['Open', 1],
    ['Suppressed', 1],
  ]);
});

type Told = { readonly condition: string | undefined; readonly issues: number };

/** How many issues an entry of Code Quality says that it stands for, without those that have entries of their own. */
function inWords(description: string): readonly Told[] {
  const condition = / condition `(\w+)` is broken/.exec(description)?.[1];
  if (condition === undefined) return [];
  const [, all = '1', listed = '0'] =
    /: (\d+) issues? \(code\)(?:, (\d+) of them listed by file)?\./.exec(description) ?? [];
  const refs = / on (\d+) refs, /.exec(description)?.[1];
  return [{ condition, issues: refs === undefined ? Number(all) - Number(listed) : Number(refs) }];
}

function sums(told: readonly Told[]): readonly (readonly [string, number])[] {
  const byName = Map.groupBy(told, ({ condition = '' }) => condition);
  return [...byName].map(([name, all]) => [name, all.reduce((sum, { issues }) => sum + issues, 0)]);
}
