import { describe, expect, it } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { comparing } from './against-base.ts';
import { inForce } from './policy-file.ts';

/** The day this many days from now, in UTC. */
function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

type Entry = readonly [rule: string, expires: string];

function waiving(...entries: readonly Entry[]): string {
  const waivers = entries.map(
    ([rule, expires]) => `  - { rule: "${rule}", reason: "Sandboxed", owner: "@org/appsec", expires: ${expires} }\n`,
  );
  return `version: 1\nwaivers:\n${waivers.join('')}`;
}

/** Two high issues of the rule `python.eval` (id `r-eval`), one of `go.zip` (id `r-zip`). */
const platform = withIssues(
  { count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-eval', path: 'python.eval' }) },
  { count: 1, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-zip', path: 'go.zip' }) },
);

function conditionsOf(run: GateRun): unknown {
  return JSON.parse(run.outputs.conditions!);
}

describe('a waiver', { concurrent: true }, () => {
  it.each([
    ['the path of its rule', 'python.eval'],
    ['the id of its rule', 'r-eval'],
  ])('takes out what it names by %s, for the limits of the workflow too', async (_, rule) => {
    const policy = waiving([rule, day(90)]);
    const [held, broken] = await Promise.all(
      ['1', '0'].map((limit) => runGate({ platform, inputs: { policy, 'max-critical': 'none', 'max-high': limit } })),
    );
    expect([...outcomeOf(held!), held!.outputs.high, held!.outputs.waived]).toEqual([...PASS, '3', '2']);
    expect(conditionsOf(held!)).toMatchObject([{ name: 'max-high', found: 3, waived: 2, result: 'ok' }]);
    expect(outcomeOf(broken!)).toEqual(FAIL);
    expect(conditionsOf(broken!)).toMatchObject([{ max: 0, found: 3, waived: 2, result: 'broken' }]);
    expect(broken!.report.message).toContain('2 waived');
  });

  it.each(['python', 'python.eval.', 'Python.Eval', 'python.*', 'R-EVAL', 'eval'])(
    'that only resembles a rule matches nothing: %s',
    async (rule) => {
      const run = await runGate({ platform, inputs: { policy: waiving([rule, day(90)]), 'max-high': '2' } });
      expect([...outcomeOf(run), run.outputs.waived]).toEqual([...FAIL, '0']);
      expect(run.report.waivers).toMatchObject([{ rule, state: 'unused', issues: 0 }]);
    },
  );

  it('in a policy file works as in the workflow', async () => {
    const policy = `${waiving(['python.eval', day(90)])}fail-on-severity: none\nconditions: [{ name: Few, max: 1 }]\n`;
    const { prepare, inputs } = inForce(policy);
    const run = await runGate({ platform, prepare, inputs });
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...PASS, '2']);
  });

  it('takes out of the new issues what is new, and no more', async () => {
    const policy = `${waiving(['a', day(90)])}fail-on-severity: none\nconditions: [{ name: New, compare: new, max: 0 }]\n`;
    const run = await runGate({ platform: comparing('a=5 b=1', 'a=3 b=1'), inputs: { policy, baseline: 'base' } });
    expect([...outcomeOf(run), run.outputs['new-total'], run.outputs.waived]).toEqual([...PASS, '2', '5']);
    expect(conditionsOf(run)).toMatchObject([{ found: 6, new: 2, waived: 2, result: 'ok' }]);
  });

  it('takes a rule out of a count of rules', async () => {
    const policy = `${waiving(['python.eval', day(90)])}fail-on-severity: none\nconditions: [{ name: Rules, count: groups, max: 1 }]\n`;
    const run = await runGate({ platform, inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(conditionsOf(run)).toMatchObject([{ found: 2, waived: 1 }]);
  });

  it('counts an issue once, however many waivers and conditions match it', async () => {
    const policy = waiving(['python.eval', day(90)], ['r-eval', day(60)]);
    const run = await runGate({ platform, inputs: { policy, 'max-high': '9', 'max-low': '0' } });
    expect(run.outputs.waived).toBe('2');
  });
});

describe('the end of a waiver', { concurrent: true }, () => {
  it('in the past makes its issues count again, and the report says so', async () => {
    const run = await runGate({
      platform,
      inputs: { policy: waiving(['python.eval', day(-2)]), 'max-critical': 'none', 'max-high': '1' },
    });
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...FAIL, '0']);
    expect(conditionsOf(run)).toMatchObject([{ found: 3, waived: 0 }]);
    expect(run.report.waivers).toMatchObject([{ state: 'expired', issues: 0, expires: day(-2) }]);
    const comment = run.githubState.repositories[0]!.comments[0]!.body;
    for (const page of [run.stdout, run.summary, comment]) expect(page).toMatch(/1 waiver expired/);
  });

  it('is shown for all waivers on every page, those that need action first', async () => {
    const policy = waiving(
      ['python.eval', day(400)],
      ['go.zip', day(7)],
      ['php.legacy', day(400)],
      ['java.csrf', day(-40)],
    );
    const run = await runGate({ platform, inputs: { policy, 'max-high': '0', comment: 'always' } });
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...PASS, '3']);
    expect(run.report.waivers.map(({ rule, state, issues }) => [rule, state, issues])).toEqual([
      ['python.eval', 'active', 2],
      ['go.zip', 'expiring-soon', 1],
      ['php.legacy', 'unused', 0],
      ['java.csrf', 'expired', 0],
    ]);
    const rows = [
      ['java.csrf', 0, 'expired', day(-40)],
      ['go.zip', 1, 'expires soon', day(7)],
      ['php.legacy', 0, 'unused', day(400)],
      ['python.eval', 2, 'active', day(400)],
    ].map(
      ([rule, issues, state, until]) => `\\| \`${rule}\` \\| ${issues} \\|.*${state}.*${until}.*@org/appsec.*Sandboxed`,
    );
    const comment = run.githubState.repositories[0]!.comments[0]!.body;
    for (const page of [run.summary, comment]) {
      // In the summary those that need nobody are folded.
      expect(page).toMatch(new RegExp([rows.slice(0, 3).join('.*\n'), rows[3]].join('[^]*')));
      expect(page).toMatch(/\| `max-high` \|.*\b3\b.*\b3\b/);
      expect(page).toContain(`waived until \`${day(400)}\``);
    }
    expect(run.stdout).toContain('3 waived');
  });

  it('far in the future is allowed', async () => {
    const run = await runGate({ platform, inputs: { policy: waiving(['r-eval', '9999-12-31']), 'max-high': '1' } });
    expect(outcomeOf(run)).toEqual(PASS);
  });
});
