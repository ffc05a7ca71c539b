import { expect, it } from 'vitest';
import { anIssue, aPlatformState, aRepository } from '../../emulator/build.ts';
import type { Issue } from '../../emulator/state.ts';
import { FILTER_MEMBER_NAMES, filterMember } from '../../src/domain/issue-filter.ts';
import { ISSUE_TYPES, type IssueType } from '../../src/domain/product.ts';
import { readEvidence } from '../../src/evidence/read-evidence.ts';
import { parsePolicy } from '../../src/policy/file/parse-policy.ts';
import { evaluate } from '../../src/policy/judgement/evaluate.ts';
import { planSearches } from '../../src/policy/judgement/plan.ts';
import { anEvidencePlan } from '../build/an-evidence-plan.ts';
import { inProcessReader } from '../fakes/in-process-reader.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { MEMBER_SAMPLES, type MemberSample, NOW_MS, type Surroundings } from './member-samples.ts';
import { alone } from './policy-file.ts';

/** What every run asks anyway (docs/verdict-rules/what-is-counted.md). */
const ALWAYS = 6;
const SCOPE = { issueTypes: ISSUE_TYPES, refs: ['main', 'refs/heads/main'], isDiff: false, sources: [] };
const SILENT = { info: () => {}, debug: () => {}, group: <T>(_title: string, body: () => Promise<T>) => body() };

function wire(type: IssueType): Issue['type'] {
  return `ISSUE_TYPE_${type.toUpperCase().replace('-', '_')}` as Issue['type'];
}

function conditionOf({ member, written, issueTypes }: MemberSample): string {
  return `name: ${member}, issue-types: [${issueTypes.join(', ')}], where: { ${written} }, max: 0`;
}

function read(sample: MemberSample) {
  return parsePolicy(alone(conditionOf(sample)), { baseline: 'none', today: '2026-06-15', sourceName: 'policy' });
}

/** The condition, judged by the emulator's answers, where one open issue of each type stands on the ref in these surroundings. */
async function judge(sample: MemberSample, { issue, repository, team }: Surroundings) {
  const state = aPlatformState({
    startedAtMs: NOW_MS,
    repositories: [aRepository(repository)],
    teams: team === undefined ? [] : [{ id: '1', name: team, repositoryIds: ['101'] }],
    issues: sample.issueTypes.map((type) =>
      anIssue({ id: type, createdAtMs: NOW_MS - 86_400_000, ...issue, type: wire(type) }),
    ),
  });
  const policy = read(sample);
  const plan = planSearches(policy.conditions);
  const clock = new VirtualClock(NOW_MS);
  const { evidence } = await readEvidence(
    { reader: inProcessReader(state, clock), clock, log: SILENT, signal: new AbortController().signal },
    anEvidencePlan({ searches: plan.searches, scopes: [SCOPE], platformNowMs: () => NOW_MS }),
  );
  const unknown = { notApplicable: new Set<never>(), stop: undefined, unfinishedTypes: new Set<never>() };
  const given = { ...policy, plan, evidence, today: '2026-11-20', unscanned: new Map(), ...unknown };
  return evaluate(given).conditions;
}

it.each(MEMBER_SAMPLES)('a condition on $member counts what it matches, and nothing else', async (sample) => {
  const found = BigInt(sample.issueTypes.length);
  expect(await judge(sample, sample.matches)).toMatchObject([{ found, result: 'broken' }]);
  expect(await judge(sample, sample.differs)).toMatchObject([{ found: 0n, result: 'ok' }]);
});

it('each of the 40 members that a policy may set is tested here', () => {
  const allowed = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);
  expect(MEMBER_SAMPLES.map(({ member }) => member).sort()).toEqual([...allowed].sort());
  expect(MEMBER_SAMPLES).toHaveLength(40);
});

it('the action takes all 40 members at once, and asks for exactly that', async () => {
  const policy = alone(...MEMBER_SAMPLES.map((sample) => `${conditionOf(sample)}, action: warn`));
  const run = await runGate({ inputs: { policy } });
  expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  const asked = run.requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json);
  for (const sample of MEMBER_SAMPLES) {
    const { issueTypes, isLimited } = sample;
    const [condition] = read(sample).conditions;
    const written = condition?.scope.kind === 'search' ? Object.entries(condition.scope.where) : [];
    expect(written.map(([name]) => name)).toContain(sample.member);
    const where = written.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
    for (const types of isLimited ? issueTypes.map((type) => [type]) : [issueTypes]) {
      expect(asked).toContainEqual({
        deploymentId: '42',
        issueTypes: types.map(wire),
        groupBy: 'GROUP_BY_RULE',
        limit: 100,
        filter: {
          ...Object.fromEntries(where),
          repositoryIds: ['101'],
          refs: ['refs/pull/7/merge'],
          aggregateIssueStates: ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((s) => `AGGREGATE_ISSUE_STATE_${s}`),
        },
        sortBy: 'SORT_BY_ISSUE_COUNTS',
        sortDirection: 'SORT_DIRECTION_DESC',
      });
    }
  }
  expect(run.report.conditions).toMatchObject(
    MEMBER_SAMPLES.map(({ member }) => ({ name: member, found: 0, result: 'ok' })),
  );
  // One search for each, and a second one where two types are limited in the same way (clickToFixPrStates).
  expect(operationsOf(run.requests)).toEqual({ 'list-scans': 1, 'read-scan': 1, 'search-issues': ALWAYS + 41 });
  expect(run.report.requests).toEqual({ planned: 49, sent: 49 });
  expect(run.report.searches).toHaveLength(ALWAYS + 41);
});
