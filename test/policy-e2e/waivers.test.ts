import { describe, expect, it } from 'vitest';
import { BASE_SHA } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aRule } from '../../emulator/build.ts';
import { aFile } from '../../github-double/build.ts';
import type { Entry } from '../../github-double/state.ts';
import { outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { withIssues } from '../run/platforms.ts';
import { askedBesideList } from '../run/scene.ts';
import { committed, POLICY_PATH } from './policy-file.ts';

const WAIVERS_PATH = '.github/waivers.yml';
const INVALID = [2, 'inconclusive', 'policy-invalid'];
const ONE = ', max-issues: 1';

const platform = withIssues({
  count: 2,
  severity: 'SEVERITY_HIGH',
  rule: aRule({ id: 'r-eval', path: 'python.eval' }),
});

function waiving(rule: string, more = ''): string {
  return `version: 1\nwaivers:\n  - { rule: ${rule}, reason: Sandboxed, owner: '@org/appsec', expires: 2999-01-31${more} }\n`;
}

function runWith(waivers: string | Entry | undefined, policy?: string) {
  return runGate({
    platform,
    prepare(stage: Stage): void {
      if (waivers !== undefined) committed({ [BASE_SHA]: waivers }, WAIVERS_PATH)(stage);
      if (policy !== undefined) committed({ [BASE_SHA]: policy })(stage);
    },
    inputs: { 'waivers-file': WAIVERS_PATH, ...(policy === undefined ? {} : { 'policy-file': POLICY_PATH }) },
  });
}

describe('a file of waivers', { concurrent: true }, () => {
  it('adds to the default limits if there is no policy, and is read at the base commit', async () => {
    const run = await runWith(waiving('python.eval'));
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...PASS, '2']);
    expect(run.report.waiversFile).toMatchObject({ path: WAIVERS_PATH, source: { kind: 'file', sha: BASE_SHA } });
    expect(run.summary).toMatch(/\*\*Waivers\*\* `\.github\/waivers\.yml`/);
  });

  it.each([
    ['python.eval', PASS, '2'],
    ['other', FAIL, '1'],
  ])('adds to the waivers of a policy: for %s', async (rule, outcome, waived) => {
    const run = await runWith(waiving(rule, ONE), waiving('r-eval', ONE));
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...outcome, waived]);
  });

  it('that is missing adds none, and is the file where the gate advises to add one', async () => {
    const run = await runWith(undefined);
    expect([...outcomeOf(run), run.report.waivers]).toEqual([...FAIL, []]);
    expect(run.stdout).toContain(`no file ${WAIVERS_PATH}`);
    expect(run.stdout).toMatch(new RegExp(`^To waive .*, add this to ${WAIVERS_PATH}, with your own reason`, 'm'));
  });

  it('has its problems reported with those of the policy, on every page', async () => {
    const run = await runWith('version: 1\nwavers: []\nconditions: []\n', 'version: 2\n');
    expect(outcomeOf(run)).toEqual(INVALID);
    expect(run.report.problems).toHaveLength(3);
    const inOrder = /line 1, column 10.*"?version[\s\S]*line 2, column 1[\s\S]*line 3, column 1/;
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(inOrder);
    expect(run.stdout).toMatch(/^::error .*line 1, column 10.*line 2, column 1.*line 3, column 1/m);
  });

  it.each<[string, string | Entry]>([
    ['a symbolic link', { kind: 'symlink', target: 'x.yml' } as unknown as Entry],
    ['larger than the limit', aFile(`version: 1\n#${'x'.repeat(262_144)}`)],
  ])('that is %s is refused', async (_, entry) => {
    const run = await runWith(entry);
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([...INVALID, []]);
  });
});

/** The day this many days from now, in UTC. */
function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

function waivingAll(...entries: readonly (readonly [rule: string, days: number])[]): string {
  const waivers = entries.map(
    ([rule, days]) => `  - { rule: "${rule}", reason: "Sandboxed", owner: "@org/appsec", expires: ${day(days)} }\n`,
  );
  return `version: 1\nwaivers:\n${waivers.join('')}`;
}

/** Two high issues of the rule `python.eval` (id `r-eval`), one of `go.zip` (id `r-zip`). */
const SHOP = withIssues(
  { count: 2, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-eval', path: 'python.eval' }) },
  { count: 1, severity: 'SEVERITY_HIGH', rule: aRule({ id: 'r-zip', path: 'go.zip' }) },
);

it('a waiver is shown with its end on every page, those that need action first', async () => {
  const policy = waivingAll(['python.eval', 400], ['go.zip', 7], ['php.legacy', 400], ['java.csrf', -40]);
  const run = await runGate({ platform: SHOP, inputs: { policy, 'max-high': '0', comment: 'always' } });
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
    // The summary folds waivers that need no action.
    expect(page).toMatch(new RegExp([rows.slice(0, 3).join('.*\n'), rows[3]].join('[^]*')));
    expect(page).toMatch(/\| `max-high` \|.*\b3\b.*\b3\b/);
  }
  for (const page of [run.stdout, run.summary, run.comments[0]]) expect(page).toMatch(/1 waiver expired/);
  expect(run.stdout).toContain('3 waived');
});
