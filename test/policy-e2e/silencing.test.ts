import { describe, expect, it } from 'vitest';
import { aRule, issuesOf } from '../../emulator/build.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { policyOf } from './policy-file.ts';

const in_ = (state: string) => ({ state: `AGGREGATE_ISSUE_STATE_${state}` });
const EVAL = aRule({ id: 'r-eval', path: 'eval' });
const CRITICAL = { severity: 'SEVERITY_CRITICAL', rule: EVAL } as const;

/** One issue in each of the nine states, and two that are open. */
const EVERY_STATE = withIssues(
  ...'OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP OPEN'
    .split(' ')
    .map((state) => ({ count: 1, severity: 'SEVERITY_MEDIUM', ...in_(state) })),
);

/** A full scan of the commit with these issues, and what stands on the base. */
function onBoth(here: Kinds, there: Kinds): Scenario {
  return (context) => {
    const issues = (kinds: Kinds, place: Partial<Issue>) =>
      kinds.flatMap(({ count, ...kind }) => issuesOf(count, { ...place, ...kind }));
    const state = scannedWith(context, issues(here, placeOf(context)), { isFull: true });
    return { ...state, issues: [...state.issues, ...issues(there, { ...placeOf(context), ref: 'main' })] };
  };
}
type Kinds = readonly (Partial<Issue> & { readonly count: number })[];

function conditionIn({ report }: GateRun, name: string) {
  return report.conditions.find((condition) => condition.name === name)!;
}

describe('a condition with states', { concurrent: true }, () => {
  it.each([
    ['[ignored-code]', 1],
    ['[ignored_app, IGNORED-CODE, AGGREGATE_ISSUE_STATE_PROVISIONALLY_IGNORED_APP]', 3],
    ['[fixed, removed]', 2],
    ['[open]', 2],
    ['[open, reviewing, fixing, unknown]', 5],
    ['[open, fixed, removed, ignored-app, ignored-code, unknown, reviewing, fixing, provisionally-ignored-app]', 10],
  ])('%s counts the issues in these states, whatever the input says', async (states, found) => {
    const policy = policyOf(`name: A, states: ${states}, max: ${found - 1}`);
    const run = await runGate({ platform: EVERY_STATE, inputs: { policy, states: 'open' } });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(conditionIn(run, 'A')).toMatchObject({ found, result: 'broken' });
    expect(run.outputs).toMatchObject({ medium: '2', total: '2', waived: '0' });
  });

  it('names its findings by their severity, and takes no line of the rules that count', async () => {
    const platform = withIssues(
      { count: 5, ...CRITICAL },
      { count: 1, ...CRITICAL, ...in_('IGNORED_CODE') },
      { count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ path: 'b' }), ...in_('IGNORED_CODE') },
    );
    const policy = policyOf('name: Suppressed, states: [ignored-code], max: 0');
    const run = await runGate({ platform, inputs: { policy, 'max-critical': 'none' } });
    expect(conditionIn(run, 'Suppressed')).toMatchObject({
      states: ['ignored-code'],
      rules: [
        { rulePath: 'eval', columns: ['critical'], issues: 1 },
        { rulePath: 'b', columns: ['high'], issues: 2 },
      ],
    });
    expect(run.report.rules).toMatchObject([{ rulePath: 'eval', severity: 'critical', issues: 5 }]);
    expect(run.report.breakingRules).toBe(0);
    expect(run.report.message).toBe('"Suppressed": 3 issues in ignored-code, none allowed');
    expect(run.summary).toContain('`Suppressed` (in ignored-code)');
    expect(run.report.nextStep).toMatch(
      /^Fix these and push, or undo what silences these, then re-run this job: what is taken back on the platform/,
    );
    expect(run.summary).toMatch(
      /^All of these are new\. Fix these and push, or undo what silences these, then \[re-run this job\].*: what is taken back on the platform/m,
    );
    expect(run.report.nextStep + run.summary).not.toMatch(/triage(?:\*\*)? \[?the issues/);
    expect(run.report.triagedOut).toEqual({
      issueTypes: ['sast'],
      issues: 3,
      byState: [{ state: 'ignored-code', issueTypes: ['sast', 'sca', 'secrets'], issues: 3 }],
    });
    expect(run.summary).toContain('Triage has excluded 3 issues');
  });

  it('asks for places in its states beside those that count', async () => {
    const platform = withIssues({ count: 1, ...CRITICAL }, { count: 1, ...CRITICAL, ...in_('IGNORED_CODE') });
    const policy = policyOf('name: A, states: [ignored-code], max: 0');
    const run = await runGate({ platform, inputs: { policy } });
    const [asked] = run.requests.filter(({ operation }) => operation === 'list-issues').map(({ json }) => json);
    expect((asked as { filter: { aggregateIssueStates: string[] } }).filter.aggregateIssueStates).toEqual(
      ['OPEN', 'IGNORED_CODE', 'UNKNOWN', 'REVIEWING', 'FIXING'].map((state) => in_(state).state),
    );
    expect(run.report.places?.found.map(({ state }) => state).sort()).toEqual(['ignored-code', 'open']);
  });

  it('advises no fix of what no scan detects any more', async () => {
    const platform = withIssues({ count: 1, ...CRITICAL, ...in_('FIXED') });
    const policy = policyOf('name: A, states: [fixed, removed], max: 0');
    const run = await runGate({ platform, inputs: { policy } });
    expect(run.report.nextStep).toMatch(/^Check it: no scan detects it any more, then/);
  });

  it('is not proven where its search fails, and the limits are still judged', async () => {
    const policy = policyOf('name: A, states: [ignored-code], severities: [critical], max: 0');
    const fault = { match: { body: 'IGNORED_CODE' }, fault: { kind: 'status', status: 503 } } as const;
    const alone = await runGate({ platform: 'clean', inputs: { policy }, faults: [fault] });
    expect(outcomeOf(alone)).toEqual([2, 'inconclusive', 'server']);
    const beside = await runGate({ platform: 'over-limit', inputs: { policy }, faults: [fault] });
    expect(outcomeOf(beside)).toEqual([1, 'fail', 'server']);
    expect(conditionIn(beside, 'A').result).toBe('unproven');
  });
});

describe('silencing that a change brings', { concurrent: true }, () => {
  const policy = policyOf('name: A, states: [ignored-code], severities: [critical], compare: new, max: 0');
  const suppressed = { ...CRITICAL, ...in_('IGNORED_CODE') };

  it.each<[string, Scenario, readonly unknown[]]>([
    ['a diff scan found it, and all it found is new', withIssues({ count: 1, ...suppressed }), FAIL],
    ['the base has the same', onBoth([{ count: 2, ...suppressed }], [{ count: 2, ...suppressed }]), PASS],
    ['there is one more than on the base', onBoth([{ count: 3, ...suppressed }], [{ count: 2, ...suppressed }]), FAIL],
    ['it is open on the base', onBoth([{ count: 1, ...suppressed }], [{ count: 1, ...CRITICAL }]), FAIL],
    ['it is suppressed on the base alone', onBoth([{ count: 1, ...CRITICAL }], [{ count: 1, ...suppressed }]), PASS],
    ['only the platform ignores it', withIssues({ count: 1, ...CRITICAL, ...in_('IGNORED_APP') }), PASS],
  ])('is judged where %s', async (what, platform, outcome) => {
    const inputs = { policy, baseline: 'base', 'max-critical': what.endsWith('alone') ? '0' : 'none' };
    expect(outcomeOf(await runGate({ platform, inputs }))).toEqual(outcome);
  });
});

describe('a waiver beside states', { concurrent: true }, () => {
  const waived = (scope = '') =>
    `waivers: [{ rule: eval, reason: Accepted, owner: '@org/security', expires: 2999-12-31${scope} }]\n`;
  const policy = policyOf('name: Accepted, states: [ignored-app], severities: [critical], max: 0');
  const accepted = { ...CRITICAL, ...in_('IGNORED_APP') };

  it.each<[string, string, Kinds, readonly unknown[], number]>([
    ['accepts what people have ignored, too', '', [{ count: 2, ...accepted }], PASS, 2],
    ['leaves what is more than its limit', ', max-issues: 1', [{ count: 2, ...accepted }], FAIL, 1],
    ['accepts only its severities', ', severities: [high]', [{ count: 2, ...accepted }], FAIL, 0],
    ['accepts its severities', ', severities: [critical]', [{ count: 2, ...accepted }], PASS, 2],
  ])('%s', async (_, scope, kinds, outcome, taken) => {
    const run = await runGate({ platform: withIssues(...kinds), inputs: { policy: policy + waived(scope) } });
    expect(outcomeOf(run)).toEqual(outcome);
    expect(conditionIn(run, 'Accepted')).toMatchObject({ found: 2, waived: taken });
    expect(run.outputs.waived).toBe('0');
    expect(run.report.waivers).toMatchObject([{ state: scope.includes('high') ? 'unused' : 'active', issues: 0 }]);
  });
});
