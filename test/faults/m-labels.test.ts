import { describe, expect, test } from 'vitest';
import { pushEvent, REPOSITORY } from '../../demo/events.ts';
import { aRepository } from '../../emulator/build.ts';
import { gitFolder, labelWorld, platformOf } from '../labels/label-worlds.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { runCli, startPlatform } from '../run/run-cli.ts';
import { expectTold } from './harness/expect-run.ts';
import { ofBranch, scans } from './harness/worlds.ts';

describe.concurrent('M. values for "no pull request" in the detail', () => {
  test.each(['', 'null', 'false', '$(Some.Variable)'])('M10 %j is no number: the push is judged', async (text) => {
    const platform = scans({ 501: { ...ofBranch('main'), meta: { pull_request_id: text } } });
    await expectTold({ ...pass, outputs: { 'scan-id': '501', ref: 'main' } }, { event: pushEvent(), platform });
  });
});

describe.concurrent('M. parts of a monorepo', () => {
  const OTHER_ID = '102';
  const PAYMENTS = { meta: { repo_display_name: `${REPOSITORY}/payments` } };
  const BILLING = { repositoryId: OTHER_ID, meta: { repo_display_name: `${REPOSITORY}/billing` }, found: 2 };
  const repositories = [aRepository({ id: OTHER_ID, name: REPOSITORY })];
  /** Payments is clean. Billing, which is listed as the newer one, has two critical issues. */
  const parts = scans({ 501: PAYMENTS, 502: { ...BILLING, startedAgoMs: 100_000 } }, { repositories });
  const reversed = scans({ 501: BILLING, 502: { ...PAYMENTS, startedAgoMs: 100_000 } }, { repositories });
  const inputs = { 'repository-id': '', 'wait-timeout': '2s', 'discovery-timeout': '1s' };

  test.each([
    ['payments first', parts],
    ['billing first', reversed],
  ])('M17 the whole is ambiguous if two projects fit alike, and both are named: %s', async (_order, platform) => {
    const run = await expectTold(unproven('wrong-repository'), { platform, inputs });
    for (const page of [run.stdout, run.summary]) {
      expect(page).toMatch(/101 \(.*\/payments.*102 \(.*\/billing/s);
    }
  });

  test('M18 the other part is named as not judged, on every page', async () => {
    const otherProjects = [{ repositoryId: OTHER_ID, name: `${REPOSITORY}/billing` }];
    const given = { ...inputs, repository: `${REPOSITORY}/payments`, comment: 'always' };
    const run = await expectTold({ ...pass, report: { otherProjects } }, { platform: parts, inputs: given });
    expect(run.comments).toHaveLength(1);
    for (const page of [run.stdout, run.summary, ...run.comments]) {
      expect(page).toMatch(
        /Not judged: `?octo-org\/shop\/billing`? \(project 102\), another project of this repository/,
      );
    }
  });

  test.each([
    ['its display name', { repository: `${REPOSITORY}/billing` }, { ...fail, outputs: { critical: '2' } }],
    ['its id', { 'repository-id': OTHER_ID }, { ...fail, outputs: { critical: '2' } }],
    ['its display name', { repository: `${REPOSITORY}/payments` }, { ...pass, outputs: { critical: '0' } }],
    ['its id', { 'repository-id': '101' }, { ...pass, outputs: { critical: '0' } }],
  ])('M17 a part is judged by %s', async (_how, given, outcome) => {
    await expectTold(outcome, { platform: parts, inputs: { ...inputs, ...given } });
  });
});

// The tests run one after the other, because each closes what it has opened when it ends.
describe('M. labels of scans in each CI system', () => {
  const PART = 'a part of a monorepo';
  test.each([
    ['GitLab, merged results', ''],
    ['CircleCI, branch', ''],
    ['Jenkins, multibranch, branch, the scanner as its own recipe', ''],
    ['Jenkins, multibranch, pull request, the scanner without SEMGREP_PR_ID', ''],
    ['Azure, Azure Repos, pull request', '--repository-id 101'],
    ['Azure, Azure Repos, pull request, SEMGREP_REPO_NAME as its own recipe', ''],
    ['git alone', ''],
    [PART, ''],
    [PART, '--repository acme/shop --repository-id 101'],
  ])('M19 the gate in the same environment finds the scan: %s %s', async (name, flags) => {
    const { environment, label, said } = labelWorld(name);
    const { commit, branch } = label;
    const platform = await startPlatform((context) => platformOf(label, context, { isFull: true, isClean: false }), {
      commit,
      headRef: branch,
    });
    const own = flags === '' ? (said.flags ?? []) : flags.split(' ');
    const run = await runCli(['check', ...platform.flags, ...own, '--wait-timeout', '2s', '--json'], {
      env: environment,
      cwd: await gitFolder(commit),
    });
    expect(run.exitCode, run.stderr).toBe(1);
    const { pullRequest } = said;
    const found = { verdict: 'fail', reason: '', counts: { critical: 1 } };
    expect(JSON.parse(run.stdout)).toMatchObject({ ...found, commit, ref: branch, pullRequest });
  });
});
