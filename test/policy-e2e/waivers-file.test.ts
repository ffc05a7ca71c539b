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

const platform = withIssues({
  count: 2,
  severity: 'SEVERITY_HIGH',
  rule: aRule({ id: 'r-eval', path: 'python.eval' }),
});

function day(fromNow: number): string {
  return new Date(Date.now() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

function waiving(rule: string, expires = day(60), more = ''): string {
  return `version: 1\nwaivers:\n  - { rule: ${rule}, reason: Sandboxed, owner: '@org/appsec', expires: ${expires}${more} }\n`;
}

function inRepository(waivers: string | Entry | undefined, policy?: string) {
  return {
    platform,
    prepare(stage: Stage): void {
      if (waivers !== undefined) committed({ [BASE_SHA]: waivers }, WAIVERS_PATH)(stage);
      if (policy !== undefined) committed({ [BASE_SHA]: policy })(stage);
    },
    inputs: { 'waivers-file': WAIVERS_PATH, ...(policy === undefined ? {} : { 'policy-file': POLICY_PATH }) },
  };
}

describe('a file of waivers', { concurrent: true }, () => {
  it('adds to the default limits where there is no policy, and is read at the base commit', async () => {
    const run = await runGate(inRepository(waiving('python.eval')));
    expect([...outcomeOf(run), run.outputs.waived]).toEqual([...PASS, '2']);
    expect(run.report.waiversFile).toMatchObject({ path: WAIVERS_PATH, source: { kind: 'file', sha: BASE_SHA } });
    expect(run.stdout).toContain(`Waivers are added by ${WAIVERS_PATH} of`);
    expect(run.summary).toMatch(/\*\*Waivers\*\* `\.github\/waivers\.yml`/);
  });

  it('adds to the waivers of a policy', async () => {
    const policy = waiving('r-eval', day(60), ', max-issues: 1');
    const [both, one] = await Promise.all([
      runGate(inRepository(waiving('python.eval', day(60), ', max-issues: 1'), policy)),
      runGate(inRepository(waiving('other'), policy)),
    ]);
    expect([...outcomeOf(both), both.outputs.waived]).toEqual([...PASS, '2']);
    expect([...outcomeOf(one), one.outputs.waived]).toEqual([...FAIL, '1']);
  });

  it('that is missing adds none, and is the place where the first is advised', async () => {
    const run = await runGate(inRepository(undefined));
    expect([...outcomeOf(run), run.report.waivers]).toEqual([...FAIL, []]);
    expect(run.stdout).toContain(`There is no file ${WAIVERS_PATH}`);
    expect(run.stdout).toMatch(new RegExp(`^To waive .*, add this to ${WAIVERS_PATH}, with your own reason`, 'm'));
  });

  it('is held to the longest waiver of the policy, and its problems name the file', async () => {
    const run = await runGate(
      inRepository(waiving('python.eval', day(91)), 'version: 1\nlongest-waiver: 90d\nmod: x\n'),
    );
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([...INVALID, []]);
    expect(run.report.problems).toEqual([expect.stringMatching(/^policy \S+ line 3, column 1: unknown key "mod"/)]);
    const held = await runGate(inRepository(waiving('python.eval', day(92)), 'version: 1\nlongest-waiver: 90d\n'));
    expect(outcomeOf(held)).toEqual(INVALID);
    expect(held.report.message).toMatch(
      /^waivers \.github\/waivers\.yml line 3, column \d+: "expires" is more than 90 days ahead/,
    );
  });

  it('has its problems told beside those of the policy, on every page', async () => {
    const run = await runGate(inRepository('version: 1\nwavers: []\nconditions: []\n', 'version: 2\n'));
    expect(outcomeOf(run)).toEqual(INVALID);
    expect(run.report.problems).toHaveLength(3);
    for (const page of [run.stdout, run.summary]) {
      expect(page).toMatch(/line 1, column 10.*"?version/);
      expect(page).toMatch(/line 2, column 1/);
      expect(page).toMatch(/line 3, column 1/);
    }
    expect(run.stdout.match(/^::error .*line 1, column 10.*line 2, column 1.*line 3, column 1/m)).not.toBeNull();
  });

  it.each<[string, string | Entry]>([
    ['a symbolic link', { kind: 'symlink', target: 'x.yml' } as unknown as Entry],
    ['a policy', 'version: 1\nconditions: [{ name: x, max: 9 }]\n'],
    ['nothing', ''],
    ['more than the limit', aFile(`version: 1\n#${'x'.repeat(262_144)}`)],
  ])('that is %s is refused', async (_, entry) => {
    const run = await runGate(inRepository(entry));
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([...INVALID, []]);
  });

  it.each(['acme/other/waivers.yml@main', '../waivers.yml', '/waivers.yml'])('is never %s', async (path) => {
    const run = await runGate({ platform, inputs: { 'waivers-file': path } });
    expect([...outcomeOf(run), run.requests.length]).toEqual([3, 'inconclusive', 'config', 0]);
  });
});
