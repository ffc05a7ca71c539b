import { describe, expect, test } from 'vitest';
import { pushEvent, REPOSITORY } from '../../demo/events.ts';
import { aRepository } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import { gitFolder, labelWorld, platformOf } from '../labels/label-worlds.ts';
import { runFault } from '../run/fault-gate.ts';
import { runCli, startPlatform } from '../run/run-cli.ts';
import { criticals, ofBranch, scanOf, world } from './harness/worlds.ts';

describe.concurrent('M. what the detail writes as the number of no pull request', () => {
  test.each(['', 'null', 'false', '$(Some.Variable)'])('M10 %j is none: the push is judged', async (text) => {
    const run = await runFault({
      event: pushEvent(),
      platform: world((context) => ({
        scans: [scanOf(context, '501', { ...ofBranch('main'), meta: { pull_request_id: text } })],
      })),
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass', outputs: { 'scan-id': '501', ref: 'main' } });
  });
});

describe.concurrent('M. parts of a monorepo', () => {
  const OTHER_ID = '102';
  const payments = { meta: { repo_display_name: `${REPOSITORY}/payments` } };
  const billing = { repositoryId: OTHER_ID, meta: { repo_display_name: `${REPOSITORY}/billing` } };
  /** Payments is clean; billing has two criticals. */
  const parts = (first: Partial<PlatformScan>, second: Partial<PlatformScan>) =>
    world((context) => {
      const issues = criticals(context, 2, { repositoryId: OTHER_ID });
      const scan = (id: string, part: Partial<PlatformScan>) =>
        scanOf(context, id, { ...part, ...(part === billing ? { saw: issues } : {}) });
      return {
        repositories: [aRepository({ id: OTHER_ID, name: REPOSITORY })],
        issues,
        scans: [scan('501', first), { ...scan('502', second), createdAtMs: context.nowMs - 100_000 }],
      };
    });
  const inputs = { 'repository-id': '', 'wait-timeout': '2s', 'discovery-timeout': '1s' };

  test.each([
    ['payments first', payments, billing],
    ['billing first', billing, payments],
  ])('M17 the whole is two projects that fit alike, and both are named: %s', async (_order, first, second) => {
    const run = await runFault({ platform: parts(first, second), inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'wrong-repository' });
    for (const page of [run.stdout, run.summary]) {
      expect(page).toMatch(/101 \(.*\/payments.*102 \(.*\/billing/s);
    }
  });

  test('M18 the other part is named as not judged, on every page', async () => {
    const run = await runFault({
      platform: parts(payments, billing),
      inputs: { ...inputs, repository: `${REPOSITORY}/payments`, comment: 'always' },
      due: 'pass',
    });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'pass' });
    expect(run.comments).toHaveLength(1);
    for (const page of [run.stdout, run.summary, ...run.comments]) {
      expect(page).toMatch(
        /Not judged: `?octo-org\/shop\/billing`? \(project 102\), another project of this repository/,
      );
    }
    expect(run.report).toMatchObject({ otherProjects: [{ repositoryId: OTHER_ID, name: `${REPOSITORY}/billing` }] });
  });

  test.each([
    ['its display name', { ...inputs, repository: `${REPOSITORY}/billing` }, 'fail'],
    ['its id', { ...inputs, 'repository-id': OTHER_ID }, 'fail'],
    ['its display name', { ...inputs, repository: `${REPOSITORY}/payments` }, 'pass'],
    ['its id', { ...inputs, 'repository-id': '101' }, 'pass'],
  ])('M17 a part is judged by %s', async (_how, given, verdict) => {
    const run = await runFault({ platform: parts(payments, billing), inputs: given, due: verdict as 'fail' | 'pass' });
    expect(run).toMatchObject({ verdict, outputs: { critical: verdict === 'fail' ? '2' : '0' } });
  });
});

// One after the other: what a test has opened is closed when that test has ended.
describe('M. how scanners label what they scan in each CI system', () => {
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
    const platform = await startPlatform((context) => platformOf(label, context, { isFull: true, isClean: false }), {
      commit: label.commit,
      headRef: label.branch,
    });
    const run = await runCli(
      [
        'check',
        ...platform.flags,
        ...(flags === '' ? (said.flags ?? []) : flags.split(' ')),
        '--wait-timeout',
        '2s',
        '--json',
      ],
      { env: environment, cwd: await gitFolder(label.commit) },
    );
    expect(run.exitCode, run.stderr).toBe(1);
    expect(JSON.parse(run.stdout)).toMatchObject({
      verdict: 'fail',
      reason: '',
      counts: { critical: 1 },
      commit: label.commit,
      ref: label.branch,
      pullRequest: said.pullRequest,
    });
  });
});
