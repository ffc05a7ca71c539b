import { describe, expect, test } from 'vitest';
import type { Issue } from '../../emulator/state.ts';
import { alone, policyOf } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import { withIssues } from '../run/platforms.ts';
import { searchesOf } from './harness/searches.ts';

const inState = (state: string): Partial<Issue> & { readonly count: number } => ({
  count: 1,
  severity: 'SEVERITY_CRITICAL',
  state: `AGGREGATE_ISSUE_STATE_${state}`,
});
const SILENCED = policyOf('name: A, severities: [critical], states: [ignored-code, ignored-app], max: 0');

describe('what was silenced', () => {
  test.each([
    ['IGNORED_CODE', 'fail', 1],
    ['IGNORED_APP', 'fail', 1],
    ['OPEN', 'fail', 1],
    ['FIXING', 'fail', 1],
    ['PROVISIONALLY_IGNORED_APP', 'pass', 0],
  ] as const)('M24 a critical in the state %s, beside the limits', async (state, due, exitCode) => {
    const run = await runFault({ platform: withIssues(inState(state)), inputs: { policy: SILENCED }, due });
    expect(run).toMatchObject({ exitCode, verdict: due });
    const [limit, , own] = run.report.conditions;
    expect([limit?.name, own?.name]).toEqual(['max-critical', 'A']);
    expect(own?.found).toBe(state.startsWith('IGNORED') ? 1 : 0);
  });

  test('M25 is not proven to be less severe where its severity is not known', async () => {
    const platform = withIssues({ ...inState('IGNORED_CODE'), severity: 'SEVERITY_BLOCKER' });
    const run = await runFault({ platform, inputs: { policy: SILENCED }, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'unclassified' });
    const accepted = await runFault({ platform, inputs: { policy: SILENCED, 'max-unrated': '0' }, due: 'pass' });
    expect(accepted).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(accepted.report.notices).toEqual([expect.stringContaining('no condition by severity counts them')]);
  });

  test.each([
    [1, 'fail', 1],
    [6, 'fail', 1],
    [8, 'pass', 0],
    [30, 'pass', 0],
    [undefined, 'pass', 0],
  ] as const)('M26 counts where it was triaged %s days ago, of seven', async (days, due, exitCode) => {
    const at = days === undefined ? {} : { triagedAtMs: Date.now() - days * 86_400_000 };
    const policy = policyOf('name: A, states: [ignored-app], triaged-within: 7d, max: 0');
    const run = await runFault({ platform: withIssues({ ...inState('IGNORED_APP'), ...at }), inputs: { policy }, due });
    expect(run).toMatchObject({ exitCode, verdict: due });
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
    [18, 'pass', 0],
    [17, 'fail', 1],
  ] as const)('M27 a condition on the rest counts each of the others once, of %d', async (max, due, exitCode) => {
    const live = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
    const critical = 'name: Critical, severities: [critical], max: 9';
    const rest = `name: Rest, and-not: [Live, Critical], max: ${max}`;
    const policy = alone(live, critical, rest);
    const run = await runFault({ platform: 'over-limit', inputs: { policy }, due });
    expect(run).toMatchObject({ exitCode, verdict: due });
    expect(run.report.conditions.at(-1)?.found).toBe(18);
  });

  test('M27 a condition on the rest is not proven where a search for what it leaves out fails', async () => {
    const live = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 9';
    const policy = alone(live, 'name: Rest, and-not: [Live], max: 0');
    const faults = [{ match: { body: 'validationStates' }, fault: { kind: 'status', status: 503 } }] as const;
    const run = await runFault({ platform: 'over-limit', inputs: { policy }, faults, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'server' });
    expect(run.report.conditions.map(({ result }) => result)).toEqual(['unproven', 'unproven']);
  });
});
