import { describe, expect, test } from 'vitest';
import type { Issue } from '../../emulator/state.ts';
import { alone, policyOf } from '../policy-e2e/policy-file.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { expectTold } from './harness/expect-run.ts';
import { searchesOf } from './harness/searches.ts';

const inState = (state: string): Partial<Issue> & { readonly count: number } => ({
  count: 1,
  severity: 'SEVERITY_CRITICAL',
  state: `AGGREGATE_ISSUE_STATE_${state}`,
});
const SILENCED = policyOf('name: A, severities: [critical], states: [ignored-code, ignored-app], max: 0');

describe('what was silenced', () => {
  test.each([
    ['IGNORED_CODE', fail],
    ['IGNORED_APP', fail],
    ['OPEN', fail],
    ['FIXING', fail],
    ['PROVISIONALLY_IGNORED_APP', pass],
  ] as const)('M24 a critical in the state %s, beside the limits', async (state, outcome) => {
    const run = await expectTold(outcome, { platform: withIssues(inState(state)), inputs: { policy: SILENCED } });
    const [limit, , own] = run.report.conditions;
    expect([limit?.name, own?.name]).toEqual(['max-critical', 'A']);
    expect(own?.found).toBe(state.startsWith('IGNORED') ? 1 : 0);
  });

  test('M25 is not proven to be less severe where its severity is not known', async () => {
    const platform = withIssues({ ...inState('IGNORED_CODE'), severity: 'SEVERITY_BLOCKER' });
    await expectTold(unproven('unclassified'), { platform, inputs: { policy: SILENCED } });
    const { report } = await expectTold(pass, { platform, inputs: { policy: SILENCED, 'max-unrated': '0' } });
    expect(report.notices).toEqual([expect.stringContaining('no condition by severity counts them')]);
  });

  test.each([
    [6, fail],
    [8, pass],
    [undefined, pass],
  ] as const)('M26 counts where it was triaged %s days ago, of seven', async (days, outcome) => {
    const at = days === undefined ? {} : { triagedAtMs: Date.now() - days * 86_400_000 };
    const policy = policyOf('name: A, states: [ignored-app], triaged-within: 7d, max: 0');
    const platform = withIssues({ ...inState('IGNORED_APP'), ...at });
    const run = await expectTold(outcome, { platform, inputs: { policy } });
    const own = searchesOf(run).filter(({ filter }) => filter.since !== undefined);
    expect(own.length).toBeGreaterThan(0);
    for (const { filter } of own) {
      expect(filter).toMatchObject({
        aggregateIssueStates: [inState('IGNORED_APP').state],
        timeFilter: 'TIME_FILTER_TRIAGED_AT',
        since: expect.stringMatching(/^20\d\d-.*T.*\.000Z$/),
      });
    }
  });

  test.each([
    [18, pass],
    [17, fail],
  ] as const)('M27 a condition on the rest counts each of the others once, of %d', async (max, outcome) => {
    const live = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
    const critical = 'name: Critical, severities: [critical], max: 9';
    const rest = `name: Rest, and-not: [Live, Critical], max: ${max}`;
    const run = await expectTold(outcome, { platform: 'over-limit', inputs: { policy: alone(live, critical, rest) } });
    expect(run.report.conditions.at(-1)?.found).toBe(18);
  });

  test('M27 a condition on the rest is not proven where a search for what it leaves out fails', async () => {
    const live = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
    const policy = alone(live, 'name: Rest, and-not: [Live], max: 0');
    const faults = [{ match: { body: 'validationStates' }, fault: { kind: 'status', status: 503 } }] as const;
    const run = await expectTold(unproven('server'), { platform: 'over-limit', inputs: { policy }, faults });
    expect(run.report.conditions.map(({ result }) => result)).toEqual(['unproven', 'unproven']);
  });
});
