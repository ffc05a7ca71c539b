import { describe, expect, it } from 'vitest';
import { aRule, issuesOf } from '../../emulator/build.ts';
import { scannedWith } from '../../emulator/scenarios/finished.ts';
import { placeOf, type Scenario } from '../../emulator/scenarios/scenario.ts';
import type { Issue } from '../../emulator/state.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { policyOf } from './policy-file.ts';

const in_ = (state: string) => ({ state: `AGGREGATE_ISSUE_STATE_${state}` });
const CRITICAL = { severity: 'SEVERITY_CRITICAL', rule: aRule({ id: 'r-eval', path: 'eval' }) } as const;
const SUPPRESSED = { ...CRITICAL, ...in_('IGNORED_CODE') };

/** One issue in each of the nine states, and two that are open. */
const EVERY_STATE = withIssues(
  ...'OPEN FIXED REMOVED IGNORED_APP IGNORED_CODE UNKNOWN REVIEWING FIXING PROVISIONALLY_IGNORED_APP OPEN'
    .split(' ')
    .map((state) => ({ count: 1, severity: 'SEVERITY_MEDIUM', ...in_(state) })),
);

/** A full scan of the commit with `count` issues of a kind, and `countThere` issues on the base. */
function onBoth(count: number, kind: Partial<Issue>, countThere: number, there = kind): Scenario {
  return (context) => {
    const place = placeOf(context);
    const state = scannedWith(context, issuesOf(count, { ...place, ...kind }), { isFull: true });
    return { ...state, issues: [...state.issues, ...issuesOf(countThere, { ...place, ref: 'main', ...there })] };
  };
}

function conditionIn({ report }: GateRun, name: string) {
  return report.conditions.find((condition) => condition.name === name)!;
}

describe('a condition with states', { concurrent: true }, () => {
  it('counts the issues in these states, even if the input names others', async () => {
    const counted = {
      'ignored-code': 1,
      'ignored_app, IGNORED-CODE, AGGREGATE_ISSUE_STATE_PROVISIONALLY_IGNORED_APP': 3,
      'fixed, removed': 2,
      open: 2,
      'open, reviewing, fixing, unknown': 5,
      'open, fixed, removed, ignored-app, ignored-code, unknown, reviewing, fixing, provisionally-ignored-app': 10,
    };
    const conditions = Object.keys(counted).map((states, index) => `name: A${index}, states: [${states}], max: 0`);
    const run = await runGate({ platform: EVERY_STATE, inputs: { policy: policyOf(...conditions), states: 'open' } });
    expect(outcomeOf(run)).toEqual(FAIL);
    const found = Object.values(counted).map((count, index) =>
      expect.objectContaining({ name: `A${index}`, found: count }),
    );
    expect(run.report.conditions).toEqual(expect.arrayContaining(found));
    expect(run.outputs).toMatchObject({ medium: '2', total: '2', waived: '0' });
  });

  it('names its findings by severity, and adds none to the list of counted rules', async () => {
    const platform = withIssues(
      { count: 5, ...CRITICAL },
      { count: 1, ...SUPPRESSED },
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
    expect(run.report).toMatchObject({
      rules: [{ rulePath: 'eval', severity: 'critical', issues: 5 }],
      breakingRules: 0,
      message: '"Suppressed": 3 issues in ignored-code, none allowed',
      triagedOut: {
        issueTypes: ['sast'],
        issues: 3,
        byState: [{ state: 'ignored-code', issueTypes: ['sast', 'sca', 'secrets'], issues: 3 }],
      },
    });
    expect(run.summary).toContain('`Suppressed` (in ignored-code)');
    expect(run.report.nextStep).toMatch(
      /^Fix these and push, or undo what silences these, then re-run this job: what is taken back on the platform/,
    );
    expect(run.summary).toMatch(
      /^All of these are new\. Fix these and push, or undo what silences these, then \[re-run this job\].*: what is taken back on the platform/m,
    );
    expect(run.report.nextStep + run.summary).not.toMatch(/triage(?:\*\*)? \[?the issues/);
    expect(run.summary).toContain('Triage has excluded 3 issues');
  });

  it('requests locations in its states and in those that count', async () => {
    const platform = withIssues({ count: 1, ...CRITICAL }, { count: 1, ...SUPPRESSED });
    const policy = policyOf('name: A, states: [ignored-code], max: 0');
    const run = await runGate({ platform, inputs: { policy } });
    const [asked] = run.requests.filter(({ operation }) => operation === 'list-issues').map(({ json }) => json);
    expect((asked as { filter: { aggregateIssueStates: string[] } }).filter.aggregateIssueStates).toEqual(
      ['OPEN', 'IGNORED_CODE', 'UNKNOWN', 'REVIEWING', 'FIXING'].map((state) => in_(state).state),
    );
    expect(run.report.places?.found.map(({ state }) => state).sort()).toEqual(['ignored-code', 'open']);
  });

  it.each<[string, Scenario, readonly unknown[]]>([
    ['a diff scan found it, and all it found is new', withIssues({ count: 1, ...SUPPRESSED }), FAIL],
    ['there is one more than on the base', onBoth(3, SUPPRESSED, 2), FAIL],
    ['it is open on the base', onBoth(1, SUPPRESSED, 1, CRITICAL), FAIL],
  ])('judges what a change silences if %s', async (_, platform, outcome) => {
    const policy = policyOf('name: A, states: [ignored-code], severities: [critical], compare: new, max: 0');
    const inputs = { policy, baseline: 'base', 'max-critical': 'none' };
    expect(outcomeOf(await runGate({ platform, inputs }))).toEqual(outcome);
  });
});
