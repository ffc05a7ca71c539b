import { describe, expect, it } from 'vitest';
import { DEFAULT_TOKEN } from '../../emulator/build.ts';
import { CODE_RULES, SUPPLY_CHAIN_RULES } from '../../emulator/scenarios/rules.ts';
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

async function run(name: ScenarioName, parts: { elapsedMs?: number; context?: Partial<ScenarioContext> } = {}) {
  const state = SCENARIOS[name]({ ...CONTEXT, ...parts.context });
  return runPlatform(state, () => NOW_MS + (parts.elapsedMs ?? 0));
}

/** The scans of the commit in the repository under test, newest first. */
async function scansOfCommit(platform: RunningPlatform) {
  const { scans } = await platform.listScans({ repository_id: 555, limit: 500 });
  return scans.filter(({ commit }) => commit === COMMIT);
}

async function count(platform: RunningPlatform, severity: string, ref = REF): Promise<number> {
  const { groups } = await platform.search({
    issueTypes: ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'],
    limit: 1000,
    filter: {
      refs: [ref],
      repositoryIds: ['555'],
      severities: [`SEVERITY_${severity}`],
      aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((state) => `AGGREGATE_ISSUE_STATE_${state}`),
    },
  });
  return groups.reduce((sum, { issuesCount }) => sum + Number(issuesCount), 0);
}

describe('scenarios of a finished scan:', () => {
  it.each<[ScenarioName, readonly number[]]>([
    ['clean', [0, 0, 0, 0]],
    ['over-limit', [3, 8, 6, 4]],
    ['at-limit', [0, 3, 5, 0]],
    ['triaged', [0, 4, 0, 0]],
    ['silenced', [0, 0, 0, 0]],
    ['two-products', [0, 0, 0, 2]],
    ['baseline', [0, 3, 0, 0]],
    ['baseline-diff', [0, 1, 0, 0]],
  ])('%s has %j critical, high, medium and low issues', async (name, expected) => {
    const platform = await run(name);
    const counts = await Promise.all(
      ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'].map((severity) => count(platform, severity)),
    );
    expect(counts).toEqual(expected);
    const [scan] = await scansOfCommit(platform);
    expect(scan).toMatchObject({ status: 'SCAN_STATUS_COMPLETED', branch: REF, repository_id: '555' });
  });

  it('thousands-of-groups has 4,000 of them, over several pages', async () => {
    const platform = await run('thousands-of-groups');
    const page = await platform.search({ limit: 1000, filter: { refs: [REF], repositoryIds: ['555'] } });
    expect([page.groups.length, page.total, page.cursor]).toEqual([1000, '4000', expect.stringMatching(/./)]);
  });

  it('over-limit has an exploited dependency, a live secret and an issue without a severity', async () => {
    const platform = await run('over-limit');
    const found = async (filter: object, type: string) => {
      const { groups } = await platform.search({ issueTypes: [type], filter: { refs: [REF], ...filter } });
      return groups.length;
    };
    expect(await found({ epssProbabilities: ['EPSS_PROBABILITY_HIGH'] }, 'ISSUE_TYPE_SCA')).toBe(1);
    expect(await found({ validationStates: ['VALIDATION_STATE_CONFIRMED_VALID'] }, 'ISSUE_TYPE_SECRETS')).toBe(1);
    expect(await found({}, 'ISSUE_TYPE_AI_SAST')).toBe(1);
  });

  it('triaged has one issue in each of the nine states', async () => {
    const states = SCENARIOS.triaged(CONTEXT).issues.filter(
      ({ ref, repositoryId }) => ref === REF && repositoryId === '555',
    );
    expect(new Set(states.map(({ state }) => state)).size).toBe(9);
  });

  it('silenced has what a change suppresses beside what main did, and risks that people have accepted', async () => {
    const platform = await run('silenced');
    const silenced = (filter: object) => platform.search({ filter: { repositoryIds: ['555'], ...filter } });
    const rules = async (filter: object) => (await silenced(filter)).groups.map(({ rulePath }) => rulePath).sort();
    const inCode = { severities: ['SEVERITY_CRITICAL'], aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_IGNORED_CODE'] };
    expect(await rules({ refs: [REF], ...inCode })).toEqual([CODE_RULES.rawSql.path, CODE_RULES.evalDetected.path]);
    expect(await rules({ refs: ['main'], ...inCode })).toEqual([CODE_RULES.evalDetected.path]);
    const byPeople = { refs: [REF], aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_IGNORED_APP'] };
    const accepted = { ...byPeople, triageReasons: ['FINDING_TRIAGE_REASON_ACCEPTABLE_RISK'] };
    const lately = { ...byPeople, timeFilter: 'TIME_FILTER_TRIAGED_AT', since: '2026-11-13T12:00:00Z' };
    expect(await rules(byPeople)).toHaveLength(2);
    for (const filter of [accepted, lately]) expect(await rules(filter)).toEqual([SUPPLY_CHAIN_RULES.log4j.path]);
    const listed = await platform.send('POST', '/api/agent/deployments/77/issues', { filter: accepted });
    const [risk] = accepted.triageReasons;
    expect(await listed.json()).toMatchObject({
      issues: [{ issue: { severity: 'SEVERITY_CRITICAL', triageReason: risk, note: expect.stringMatching(/./) } }],
    });
  });

  it.each<[ScenarioName, boolean]>([
    ['baseline', true],
    ['baseline-diff', false],
  ])('%s has two issues that a scan of main found; is the scan of the commit full: %s', async (name, isFull) => {
    const platform = await run(name);
    expect(await count(platform, 'HIGH', 'main')).toBe(2);
    const { scans } = await platform.listScans({ repository_id: 555, branch: 'main' });
    expect(scans[0]).toMatchObject({ findings_counts: { code: 2, total: 2 } });
    expect((await scansOfCommit(platform))[0]).toMatchObject({ is_full_scan: isFull });
  });
});

describe('scenarios of a scan that proves nothing:', () => {
  const [SUPPLY_CHAIN, REST] = [['sca'], ['sast', 'secrets']].map((products) => ({ enabled_products: products }));
  const OTHER = { commit: expect.not.stringMatching(COMMIT), branch: REF };

  it.each<[ScenarioName, object, readonly object[]]>([
    ['two-products', { repository_id: 555, branch: REF }, [SUPPLY_CHAIN!, REST!]],
    ['scans-per-product', { repository_id: 555, branch: REF }, [SUPPLY_CHAIN!, REST!]],
    [
      'partial-beside-cancelled',
      { repository_id: 555, branch: REF },
      [{ is_partial_scan: true }, { is_partial_scan: false }],
    ],
    ['fork-commit', { repository_id: 8800, branch: REF }, [{ commit: COMMIT }]],
    ['merge-commit-only', { repository_id: 555, branch: REF }, [OTHER]],
  ])('%s has of %j the scans %j', async (name, query, scans) => {
    expect((await (await run(name)).listScans(query)).scans).toMatchObject(scans);
  });

  it.each<[ScenarioName, readonly string[]]>([
    ['still-running', ['SCAN_STATUS_RUNNING']],
    ['scan-failed', ['SCAN_STATUS_ERROR']],
    ['never-appears', []],
    ['fork-commit', []],
    ['merge-commit-only', []],
    ['superseded', ['SCAN_STATUS_COMPLETED']],
    ['scans-per-product', ['SCAN_STATUS_COMPLETED', 'SCAN_STATUS_RUNNING']],
    ['partial-beside-cancelled', ['SCAN_STATUS_COMPLETED', 'SCAN_STATUS_CANCELLED']],
  ])('%s shows %j for the commit, and still does an hour later', async (name, statuses) => {
    for (const elapsedMs of [0, 3_600_000]) {
      const scans = await scansOfCommit(await run(name, { elapsedMs }));
      expect(scans.map(({ status }) => status)).toEqual(statuses);
    }
  });

  it('superseded has a newer scan of another commit on the ref, which left no issue there', async () => {
    const platform = await run('superseded');
    const { scans } = await platform.listScans({ repository_id: 555, branch: REF });
    expect(scans.map(({ commit }) => commit)).toEqual([expect.not.stringMatching(COMMIT), COMMIT]);
    expect(scans.map(({ findings_counts }) => findings_counts)).toMatchObject([{ total: 0 }, { total: 2 }]);
    expect(await count(platform, 'HIGH')).toBe(0);
  });
});

describe('scenarios that change with time:', () => {
  it.each([
    [0, []],
    [1000, ['SCAN_STATUS_PENDING']],
    [2000, ['SCAN_STATUS_RUNNING']],
    [6000, ['SCAN_STATUS_COMPLETED']],
  ])('moving, after %i ms, shows %j', async (elapsedMs, statuses) => {
    const scans = await scansOfCommit(await run('moving', { elapsedMs }));
    expect(scans.map(({ status }) => status)).toEqual(statuses);
  });

  it.each([
    ['index-lag', 5999, 0],
    ['index-lag', 6000, 3],
    ['index-lag-forever', 1e9, 0],
  ] as const)('%s after %i ms finds %i high issues of a scan that counted them', async (name, elapsedMs, found) => {
    const platform = await run(name, { elapsedMs });
    expect(await count(platform, 'HIGH')).toBe(found);
    expect((await scansOfCommit(platform))[0]).toMatchObject({ findings_counts: { code: 8, total: 8 } });
  });
});

describe('every scenario', () => {
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

  it('can be made for a push', async () => {
    const platform = await run('over-limit', { context: { pullRequest: undefined, headRef: 'main' } });
    const [scan] = await scansOfCommit(platform);
    expect(scan).toMatchObject({ branch: 'main', is_full_scan: true });
    expect(await count(platform, 'CRITICAL', 'main')).toBe(3);
    expect((await platform.readScan(scan?.id ?? '')).meta).not.toHaveProperty('pull_request_id');
  });

  it('has a line of its own that says what it shows', () => {
    const lines = describeScenarios().split('\n');
    expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(names);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(120);
  });

  it('is known only by its own name', () => {
    expect([names.length, isScenarioName('toString')]).toEqual([22, false]);
  });
});
