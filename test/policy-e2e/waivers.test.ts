import { describe, expect, it } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { comparing } from './against-base.ts';

/** The day this many days from now, in UTC. */
function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

function waiving(...entries: readonly (readonly [rule: string, days: number])[]): string {
  const waivers = entries.map(
    ([rule, days]) => `  - { rule: "${rule}", reason: "Sandboxed", owner: "@org/appsec", expires: ${day(days)} }\n`,
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
    ['the path of its rule', 'python.eval', '1', PASS],
    ['the id of its rule', 'r-eval', '0', FAIL],
  ])('takes out what it names by %s, for the limits of the workflow too', async (_, rule, limit, outcome) => {
    const inputs = { policy: waiving([rule, 90]), 'max-critical': 'none', 'max-high': limit };
    const run = await runGate({ platform, inputs });
    expect([...outcomeOf(run), run.outputs.high, run.outputs.waived]).toEqual([...outcome, '3', '2']);
    const result = limit === '1' ? 'ok' : 'broken';
    expect(conditionsOf(run)).toMatchObject([{ name: 'max-high', max: Number(limit), found: 3, waived: 2, result }]);
    expect(run.report.message.includes('2 waived')).toBe(limit === '0');
  });

  it('that only resembles a rule matches nothing', async () => {
    const rules = ['python', 'python.eval.', 'Python.Eval', 'python.*', 'R-EVAL', 'eval'];
    const policy = waiving(...rules.map((rule) => [rule, 90] as const));
    const run = await runGate({ platform, inputs: { policy, 'max-high': '2' } });
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...FAIL, '0']);
    expect(run.report.waivers).toMatchObject(rules.map((rule) => ({ rule, state: 'unused', issues: 0 })));
  });

  it('takes out of the new issues what is new, and no more', async () => {
    const policy = `${waiving(['a', 90])}fail-on-severity: none\nconditions: [{ name: New, compare: new, max: 0 }]\n`;
    const run = await runGate({ platform: comparing('a=5 b=1', 'a=3 b=1'), inputs: { policy, baseline: 'base' } });
    expect([...outcomeOf(run), run.outputs['new-total'], run.outputs.waived]).toEqual([...PASS, '2', '5']);
    expect(conditionsOf(run)).toMatchObject([{ found: 6, new: 2, waived: 2, result: 'ok' }]);
  });

  it('is shown with its end on every page, those that need action first', async () => {
    const policy = waiving(['python.eval', 400], ['go.zip', 7], ['php.legacy', 400], ['java.csrf', -40]);
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
    for (const page of [run.summary, run.comments[0]]) {
      // In the summary those that need nobody are folded.
      expect(page).toMatch(new RegExp([rows.slice(0, 3).join('.*\n'), rows[3]].join('[^]*')));
      expect(page).toMatch(/\| `max-high` \|.*\b3\b.*\b3\b/);
      expect(page).toContain(`waived until \`${day(400)}\``);
    }
    for (const page of [run.stdout, run.summary, run.comments[0]]) expect(page).toMatch(/1 waiver expired/);
    expect(run.stdout).toContain('3 waived');
  });
});
