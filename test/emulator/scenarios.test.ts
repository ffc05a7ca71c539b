import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import { describeScenarios, isScenarioName, SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import { type RunningPlatform, runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const COMMIT = 'ab'.repeat(20);
const REF = 'refs/pull/7/merge';
const CONTEXT: ScenarioContext = {
  commit: COMMIT,
  repository: 'acme/shop',
  repositoryId: '555',
  deploymentId: '77',
  pullRequest: 7,
  headRef: 'payments',
  nowMs: NOW_MS,
  token: DEFAULT_TOKEN,
};

async function run(name: ScenarioName, elapsedMs = 0) {
  return runPlatform(SCENARIOS[name](CONTEXT), () => NOW_MS + elapsedMs);
}

async function count(platform: RunningPlatform, severity: string): Promise<number> {
  const open = ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((state) => `AGGREGATE_ISSUE_STATE_${state}`);
  const { groups } = await platform.search({
    issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
    filter: {
      refs: [REF],
      repositoryIds: ['555'],
      severities: [`SEVERITY_${severity}`],
      aggregateIssueStates: open,
    },
  });
  return groups.reduce((sum, { issuesCount }) => sum + Number(issuesCount), 0);
}

/* test/quirks tests the verdict for each scenario, and the fault tests have scenarios of their own. */

describe('a scenario', () => {
  it.each<[ScenarioName, readonly number[]]>([
    ['clean', [0, 0, 0, 0]],
    ['over-limit', [3, 8, 6, 4]],
    ['at-limit', [0, 3, 5, 0]],
    ['triaged', [0, 4, 0, 0]],
    ['silenced', [0, 0, 0, 0]],
    ['two-products', [0, 0, 0, 2]],
    ['baseline', [0, 3, 0, 0]],
    ['baseline-diff', [0, 1, 0, 0]],
  ])('(%s) has %j critical, high, medium and low issues', async (name, expected) => {
    const platform = await run(name);
    const severities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'];
    expect(await Promise.all(severities.map((severity) => count(platform, severity)))).toEqual(expected);
  });

  it.each<[ScenarioName, number, readonly string[]]>([
    ['moving', 0, []],
    ['moving', 1000, ['SCAN_STATUS_PENDING']],
    ['moving', 2000, ['SCAN_STATUS_RUNNING']],
    ['moving', 6000, ['SCAN_STATUS_COMPLETED']],
    ['still-running', 3_600_000, ['SCAN_STATUS_RUNNING']],
    ['never-appears', 3_600_000, []],
    ['scans-per-product', 3_600_000, ['SCAN_STATUS_COMPLETED', 'SCAN_STATUS_RUNNING']],
  ])('(%s) after %i ms shows %j for the commit', async (name, elapsedMs, statuses) => {
    const { scans } = await (await run(name, elapsedMs)).listScans({ repository_id: 555, limit: 500 });
    expect(scans.filter(({ commit }) => commit === COMMIT).map(({ status }) => status)).toEqual(statuses);
  });

  it.each([
    ['index-lag', 5999, 0],
    ['index-lag', 6000, 3],
    ['index-lag-forever', 1e9, 0],
  ] as const)('(%s) after %i ms finds %i high issues', async (name, elapsedMs, found) => {
    expect(await count(await run(name, elapsedMs), 'HIGH')).toBe(found);
  });

  it('(silenced) has issues that main and the change suppress in code, and accepted risks', () => {
    const issues = SCENARIOS.silenced(CONTEXT).issues.filter(({ repositoryId }) => repositoryId === '555');
    const words = issues.map(({ ref, state }) => `${ref} ${state.replace('AGGREGATE_ISSUE_STATE_', '')}`);
    const counts = Map.groupBy(words, (word) => word);
    expect(
      [`${REF} IGNORED_CODE`, 'main IGNORED_CODE', `${REF} IGNORED_APP`].map((word) => counts.get(word)?.length),
    ).toEqual([2, 1, 4]);
  });

  const names = Object.keys(SCENARIOS).filter(isScenarioName);

  it.each(names)('(%s) also has a history, other branches and another repository', async (name) => {
    const platform = await run(name);
    const { scans } = await platform.listScans({ limit: 500 });
    const finishedOnMain = scans.filter((scan) => scan.branch === 'main' && scan.repository_id === '555');
    expect(finishedOnMain.filter(({ total_time }) => Number(total_time) > 0).length).toBeGreaterThan(2);
    expect(scans.some((scan) => scan.repository_id === '7700')).toBe(true);
    const everywhere = await platform.search({ filter: { severities: ['SEVERITY_CRITICAL'] } });
    const issues = everywhere.groups.reduce((sum, { issuesCount }) => sum + Number(issuesCount), 0);
    expect(issues).toBeGreaterThan(await count(platform, 'CRITICAL'));
    expect(new Set(scans.map(({ id }) => id)).size).toBe(scans.length);
  });

  it('is known only by its name, and has a line that says what it shows', () => {
    const lines = describeScenarios().split('\n');
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(names);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
    expect([names.length, isScenarioName('toString')]).toEqual([22, false]);
  });
});
