import { describe, expect, it } from 'vitest';
import { anIssue, aPlatformState, aRepository, DEFAULT_TOKEN } from '../../emulator/build.ts';
import type { RunningServer } from '../../emulator/serve.ts';
import type { Issue, PlatformState } from '../../emulator/state.ts';
import type { DeploymentId } from '../../src/domain/ids.ts';
import { FILTER_MEMBER_NAMES, filterMember } from '../../src/domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { systemClock } from '../../src/gate/process/system-clock.ts';
import { createFindingsReader } from '../../src/platform/client.ts';
import { parsePolicy } from '../../src/policy/file/parse-policy.ts';
import { evaluate, type Judgement } from '../../src/policy/judgement/evaluate.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';
import { anEvidencePlan } from '../build/an-evidence-plan.ts';
import { runPlatform } from '../emulator/running-platform.ts';
import { operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { withIssues } from '../run/platforms.ts';
import { MEMBER_SAMPLES, type MemberSample, NOW_MS, type Surroundings } from './member-samples.ts';

/** What every run asks anyway (docs/verdict-rules/what-is-counted.md). */
const ALWAYS = 6;

function wire(type: IssueType): Issue['type'] {
  return `ISSUE_TYPE_${type.toUpperCase().replace('-', '_')}` as Issue['type'];
}

function policyWith({ written, issueTypes }: MemberSample): string {
  return `version: 1
fail-on-severity: none
conditions:
  - name: No such issue
    issue-types: [${issueTypes.join(', ')}]
    where: { ${written} }
    max: 0
`;
}

/** One open issue of each type on the ref, in these surroundings. */
function platformIn({ issue, repository, team }: Surroundings, issueTypes: readonly IssueType[]): PlatformState {
  return aPlatformState({
    startedAtMs: NOW_MS,
    repositories: [aRepository(repository)],
    teams: team === undefined ? [] : [{ id: '1', name: team, repositoryIds: ['101'] }],
    issues: issueTypes.map((type) =>
      anIssue({ id: type, createdAtMs: NOW_MS - 86_400_000, ...issue, type: wire(type) }),
    ),
  });
}

type Judged = { readonly judgement: Judgement; readonly bodies: readonly { readonly filter: object }[] };

/** From the policy's text to the judgement, with the real client and the emulator behind HTTP. */
async function judge(sample: MemberSample, surroundings: Surroundings): Promise<Judged> {
  const state = platformIn(surroundings, sample.issueTypes);
  const server = await runPlatform(state, () => NOW_MS);
  const { conditions, waivers } = parsePolicy(policyWith(sample), {
    baseline: 'none',
    today: '2026-06-15',
    sourceName: 'policy',
  });
  const plan = planSearches(conditions);
  const world = { reader: readerOf(server), clock: systemClock, log: SILENT, signal: new AbortController().signal };
  const scope = { issueTypes: ISSUE_TYPES, refs: ['main', 'refs/heads/main'], isDiff: false, sources: [] };
  const { evidence } = await readEvidence(
    world,
    anEvidencePlan({ searches: plan.searches, scopes: [scope], platformNowMs: () => NOW_MS }),
  );
  const judgement = evaluate({
    conditions,
    plan,
    evidence,
    waivers,
    today: '2026-11-20',
    notApplicable: new Set(),
    stop: undefined,
    unfinishedTypes: new Set(),
    unscanned: new Map(),
  });
  return { judgement, bodies: server.requests.map(({ json }) => json as { filter: object }) };
}

function readerOf({ origin }: RunningServer) {
  return createFindingsReader({
    baseUrl: new URL(origin),
    token: DEFAULT_TOKEN,
    deploymentId: '42' as DeploymentId,
    requestTimeoutMs: 10_000,
    readBy: systemClock.now() + 60_000,
    clock: systemClock,
    random: () => 0.5,
  });
}

const SILENT = { info: () => {}, debug: () => {}, group: <T>(_title: string, body: () => Promise<T>) => body() };

describe('a policy with a filter', () => {
  it.each(MEMBER_SAMPLES)('on $member asks for exactly that, and is judged by the answer', async (sample) => {
    const { judgement, bodies } = await judge(sample, sample.matches);
    const isLimited = filterMember(sample.member as (typeof FILTER_MEMBER_NAMES)[number]).issueTypes !== undefined;
    const searched = isLimited ? sample.issueTypes.map((type) => [type]) : [sample.issueTypes];
    const expected = searched.map((types) => ({
      deploymentId: '42',
      issueTypes: types.map(wire),
      groupBy: 'GROUP_BY_RULE',
      limit: 100,
      filter: {
        ...sample.sent,
        repositoryIds: ['101'],
        refs: ['main', 'refs/heads/main'],
        aggregateIssueStates: ['AGGREGATE_ISSUE_STATE_OPEN'],
      },
      sortBy: 'SORT_BY_ISSUE_COUNTS',
      sortDirection: 'SORT_DIRECTION_DESC',
    }));
    const asked = bodies.filter(({ filter }) => sample.member in filter);
    expect(asked).toEqual(expect.arrayContaining(expected));
    expect([asked.length, bodies.length]).toEqual([expected.length, ALWAYS + expected.length]);

    const found = BigInt(sample.issueTypes.length);
    expect(judgement.verdict.word).toBe('fail');
    expect(judgement.conditions).toMatchObject([{ found, result: 'broken' }]);
  });

  it.each(MEMBER_SAMPLES)('on $member leaves out what it does not match', async (sample) => {
    const { judgement } = await judge(sample, sample.differs);
    expect(judgement.verdict.word).toBe('pass');
    expect(judgement.conditions).toMatchObject([{ found: 0n, result: 'ok' }]);
  });

  it('is tested here for each of the 40 members that a policy may set', () => {
    const allowed = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);
    expect(MEMBER_SAMPLES.map(({ member }) => member).sort()).toEqual([...allowed].sort());
    expect(MEMBER_SAMPLES).toHaveLength(40);
  });
});

describe('the action', { concurrent: true }, () => {
  it('takes all 40 members at once, and asks for each', async () => {
    const conditions = MEMBER_SAMPLES.map(
      ({ member, written, issueTypes }) =>
        `  - { name: ${member}, issue-types: [${issueTypes.join(', ')}], where: { ${written} }, max: 0, action: warn }`,
    );
    const run = await runGate({
      inputs: { policy: `version: 1\nfail-on-severity: none\nconditions:\n${conditions.join('\n')}\n` },
    });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    const filters = run.requests
      .filter(({ operation }) => operation === 'search-issues')
      .map(({ json }) => (json as { filter: object }).filter);
    for (const { member, sent } of MEMBER_SAMPLES) {
      expect(filters.filter((filter) => Object.keys(sent).every((name) => name in filter))).toContainEqual(
        expect.objectContaining(sent),
      );
      expect(run.report.conditions.find(({ name }) => name === member)).toMatchObject({ found: 0, result: 'ok' });
    }
    // One search for each, and a second one where two types are limited in the same way (clickToFixPrStates).
    expect(operationsOf(run.requests)).toEqual({ 'list-scans': 1, 'read-scan': 1, 'search-issues': ALWAYS + 41 });
    expect(run.report.requests).toEqual({ planned: 49, sent: 49 });
    expect(run.report.searches).toHaveLength(ALWAYS + 41);
  });

  const OF_ISSUES = ['ruleIds', 'confidences', 'reachabilities', 'epssProbabilities', 'validationStates', 'filePaths'];
  it.each(MEMBER_SAMPLES.filter(({ member }) => OF_ISSUES.includes(member)))(
    'is decided by $member',
    async ({ member, written, issueTypes, matches, differs }) => {
      const policy = policyWith({ member, written, issueTypes } as MemberSample);
      const [type] = issueTypes;
      const [broken, held] = await Promise.all(
        [matches, differs].map(({ issue }) =>
          runGate({ platform: withIssues({ count: 2, ...issue, type: wire(type!) }), inputs: { policy } }),
        ),
      );
      expect(outcomeOf(broken!)).toEqual([1, 'fail', '']);
      expect(broken!.report.conditions).toMatchObject([{ name: 'No such issue', max: 0, found: 2 }]);
      expect([...outcomeOf(held!), held!.outputs.total]).toEqual([0, 'pass', '', '2']);
    },
  );
});

/** A value of the right form for each member that a policy may not set, and the whole reason. */
const REFUSED: readonly (readonly [string, string, string])[] = [
  ['ids', '["1"]', 'a policy judges all issues of the branch, not single ones'],
  ['issueParentIds', '["1"]', 'a policy judges all issues of the branch, not single ones'],
  ['repositoryNames', '[acme/shop]', 'the gate sets it itself, from the scan that it proved'],
  ['repositoryIds', '["101"]', 'the gate sets it itself, from the scan that it proved'],
  ['refs', '[main]', 'the gate sets it itself, from the scan that it proved'],
  ['repositoryRefIds', '["1"]', 'the gate sets it itself, from the scan that it proved'],
  ['onPrimaryBranch', 'true', 'the gate sets it itself, from the scan that it proved'],
  [
    'aggregateIssueStates',
    '[open]',
    'the gate sets it itself, from the setting states, or from "states" of the condition',
  ],
  ['status', '[unresolved]', 'the platform has deprecated it; use the setting states'],
  ['tab', 'open', 'it would overrule the triage states that count; use the setting states'],
  ['severities', '[critical]', "the gate sets it itself, from the condition's severities"],
  ['includeArchived', 'true', 'true returns only findings of archived projects'],
  ['filterIssueTypes', '[sast]', "the platform ignores it; use the condition's issue-types"],
  ['actions', '[block]', 'the platform has deprecated it: without effect where policies are unified'],
  ['policySlugs', '[default]', 'the platform has deprecated it'],
  ['upgradeGuidance', '[not_breaking]', 'the platform has deprecated it; use upgradeGuidanceFilters'],
];

describe('a member that a policy may not set', () => {
  it.each(REFUSED)('is refused by name and with the reason: %s', (member, value, reason) => {
    const policy = `version: 1\nconditions:\n  - name: x\n    max: 0\n    where: { ${member}: ${value} }\n`;
    expect(() => parsePolicy(policy, { baseline: 'none', today: '2026-06-15', sourceName: 'policy' })).toThrow(
      `policy line 5, column 14: "${member}" is not allowed in "where": ${reason}; remove it`,
    );
  });

  it('is one of the 16', () => {
    const refused = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal !== undefined);
    expect(REFUSED.map(([member]) => member).sort()).toEqual([...refused].sort());
    expect(REFUSED).toHaveLength(16);
  });
});
