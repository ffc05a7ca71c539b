import { expect, it } from 'vitest';
import { FILTER_MEMBER_NAMES, type FilterMemberName, filterMember } from '../../src/domain/issue-filter.ts';
import { RATED_ISSUE_TYPES } from '../../src/domain/product.ts';
import { parsePolicy } from '../policy/parse-one-policy.ts';
import { operationsOf, outcomeOf, runGate } from '../run/gate.ts';
import { alone } from './policy-file.ts';

/** Number of searches in every run (docs/verdict-rules/what-is-counted.md). */
const ALWAYS = 6;
const NOVEMBER = '"2026-11-01T00:00:00Z"';

/** Each of the 40 members that a policy may set, as in YAML under `where`. test/emulator/issue-filter.test.ts tests the issues that they choose. */
const WRITTEN = [
  ...[
    `since: ${NOVEMBER}`,
    `until: ${NOVEMBER}`,
    'relativeSince: one_week',
    `timeFilter: triaged-at, since: ${NOVEMBER}`,
  ],
  ...['repositoryTags: [tier-1]', 'teamNames: [payments]', 'aiVerdicts: [true_positive]', 'aiSensitivities: [pii]'],
  ...['ruleIds: [r-7]', 'triageReasons: [acceptable_risk]', 'includeTicketed: true', 'filePaths: [checkout]'],
  ...['repositoryDeploymentStatuses: [deployed]', 'repositoryPublicExposures: [public]', 'hasInFlightAutofixPr: false'],
  ...['clickToFixPrStates: [merged]', 'rules: [a.b.c]', 'rulesets: [p/owasp-top-ten]', 'categories: [security]'],
  ...['confidences: [high]', 'source: [pro, custom]', 'backlogType: preprod', 'aiMemoryReferenced: m-1'],
  ...['includeAiMemoryRendered: true', 'aiMemoryRendered: m-1', 'memoryIdInScope: m-1', 'aiMemoryWillFlipVerdict: m-1'],
  ...[
    'transitivities: [direct]',
    'exposures: [reachable]',
    'reachabilities: [always_reachable]',
    'dependencies: [lodash]',
  ],
  ...['cves: [CVE-2021-44228]', 'advisoryIds: [GHSA-jfh8-c2jp-5v3q]', 'epssProbabilities: [medium, high]'],
  ...['scaRuleKind: [malicious_dependency]', 'upgradeGuidanceFilters: [safe]', 'validationStates: [confirmed_valid]'],
  ...['secretTypes: [AWS]', 'repoVisibilities: [public]', 'excludeHistorical: true'],
].map((written) => {
  const member = written.split(':')[0] as FilterMemberName;
  const issueTypes = filterMember(member).issueTypes ?? RATED_ISSUE_TYPES;
  const condition = `name: ${member}, issue-types: [${issueTypes.join(', ')}], where: { ${written} }, max: 0, action: warn`;
  return { member, issueTypes, condition };
});

it('each of the 40 members that a policy may set is tested here', () => {
  const allowed = FILTER_MEMBER_NAMES.filter((name) => filterMember(name).refusal === undefined);
  expect(WRITTEN.map(({ member }) => member).sort()).toEqual([...allowed].sort());
  expect(WRITTEN).toHaveLength(40);
});

it('the action accepts all 40 members at once, and searches for exactly these', async () => {
  const policy = alone(...WRITTEN.map(({ condition }) => condition));
  const run = await runGate({ inputs: { policy } });
  expect(outcomeOf(run)).toEqual([0, 'pass', '']);
  const asked = run.requests.filter(({ operation }) => operation === 'search-issues').map(({ json }) => json);
  const { conditions } = parsePolicy(policy, { baseline: 'none', today: '2026-06-15', sourceName: 'policy' });
  for (const [index, { member, issueTypes }] of WRITTEN.entries()) {
    const { scope } = conditions[index]!;
    const written = scope.kind === 'search' ? Object.entries(scope.where) : [];
    expect(written.map(([name]) => name)).toContain(member);
    const where = written.map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);
    const isLimited = filterMember(member).issueTypes !== undefined;
    for (const types of isLimited ? issueTypes.map((type) => [type]) : [issueTypes]) {
      expect(asked).toContainEqual({
        deploymentId: '42',
        issueTypes: types.map((type) => `ISSUE_TYPE_${type.toUpperCase().replace('-', '_')}`),
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
  expect(run.report.conditions).toMatchObject(WRITTEN.map(({ member }) => ({ name: member, found: 0, result: 'ok' })));
  // One search for each member, and a second one if two types are limited in the same way (clickToFixPrStates).
  expect(operationsOf(run.requests)).toEqual({ 'list-scans': 1, 'read-scan': 1, 'search-issues': ALWAYS + 41 });
  expect(run.report.requests).toEqual({ planned: 49, sent: 49 });
  expect(run.report.searches).toHaveLength(ALWAYS + 41);
});
