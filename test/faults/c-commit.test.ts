import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BASE_SHA,
  FORK,
  GROUP_SHA,
  HEAD_REF,
  HEAD_SHA,
  issueCommentEvent,
  listedPullRequest,
  MERGE_SHA,
  mergeGroupEvent,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  pushedWorkflowRunEvent,
  REPOSITORY,
  type StagedEvent,
  scannedMergeGroupEvent,
  scheduleEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aRepository, endsAs } from '../../emulator/build.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, SOON_OVER, scanned } from '../run/platforms.ts';
import { whenFileEnds } from '../run/when-file-ends.ts';
import { expectRun, expectTold } from './harness/expect-run.ts';
import { type Members, spoilt, withEnds } from './harness/spoilt-events.ts';
import { commentedPulls, OWN_REF, ofBranch, ofPull, refsSearched, scanOf, scans } from './harness/worlds.ts';

const { 'over-limit': overLimit } = SCENARIOS;
const noScan = unproven('no-scan');
const badEvent = { ...unproven('bad-event'), requests: [] };

/** A workflow run that lists pull request 7 after one of another branch. */
const listing = workflowRunEvent('here', {
  pull_requests: [listedPullRequest(8, { head: { ref: 'copy' } }), listedPullRequest(7)],
});

describe.concurrent('C. event, ref and commit', () => {
  const [ofTag, runOfTag] = [
    pushEvent({ ref: 'refs/tags/v1' }),
    workflowRunEvent('here', { event: 'push', head_branch: 'v1', pull_requests: [] }),
  ].map((event): StagedEvent => ({ ...event, scanned: { ...pushEvent().scanned, headRef: 'refs/tags/v1' } }));
  const UNLISTED = workflowRunEvent('here', { pull_requests: [] });
  const UNNAMED = workflowRunEvent('here', { event: undefined });
  const OF_GROUP = { 'merge-queue': 'merge-group' };
  const GROUP_REF = `gh-readonly-queue/main/pr-7-${BASE_SHA}`;
  const groupRun = workflowRunEvent('here', { event: 'merge_group', head_sha: GROUP_SHA, head_branch: GROUP_REF });
  const groupRunItself = { ...groupRun, scanned: scannedMergeGroupEvent().scanned };

  test.each<[string, StagedEvent, commit: string, ref: string, inputs?: Record<string, string>]>([
    ['the head of a pull_request, scanned on its merge ref', pullRequestEvent(), HEAD_SHA, OWN_REF],
    ['a pull_request of a fork', pullRequestEvent('fork'), HEAD_SHA, OWN_REF],
    ['a pull_request_target', pullRequestTargetEvent(), HEAD_SHA, OWN_REF],
    ['a pull_request_target of a fork', pullRequestTargetEvent('fork'), HEAD_SHA, OWN_REF],
    ['a push', pushEvent(), HEAD_SHA, 'main'],
    ['the push of a tag', ofTag!, HEAD_SHA, 'refs/tags/v1'],
    ['a merge group by the head of the queued pull request', mergeGroupEvent(), HEAD_SHA, OWN_REF],
    ['a merge group by its own commit', scannedMergeGroupEvent(), GROUP_SHA, GROUP_REF, OF_GROUP],
    ['the workflow_run of a pull request', workflowRunEvent(), HEAD_SHA, OWN_REF],
    ['the workflow_run of a pull request that it does not list', UNLISTED, HEAD_SHA, OWN_REF],
    ['the workflow_run of a push', pushedWorkflowRunEvent(), HEAD_SHA, 'main'],
    ['the workflow_run of a tag', runOfTag!, HEAD_SHA, 'refs/tags/v1'],
    ['the workflow_run of a merge group by the head of the queued pull request', groupRun, HEAD_SHA, OWN_REF],
    ['the workflow_run of a merge group by its own commit', groupRunItself, GROUP_SHA, GROUP_REF, OF_GROUP],
    ['the workflow_run of an event that is not named', UNNAMED, HEAD_SHA, OWN_REF],
    ['a schedule', scheduleEvent(), HEAD_SHA, 'main'],
    ['a workflow_dispatch', workflowDispatchEvent(), HEAD_SHA, 'main'],
    ['any other event with the input commit', issueCommentEvent(), HEAD_SHA, 'main', { commit: HEAD_SHA }],
  ])('C2 C5 C6 C7 C8 judges %s', async (_what, event, commit, ref, inputs = {}) => {
    await expectTold(pass, { event, inputs });
    const outputs = { commit, ref, critical: '3', high: '8', unrated: '2' };
    const run = await expectTold({ ...fail, reason: '', outputs }, { event, inputs, platform: overLimit });
    // If only the commit is known, scans of every ref count: the gate also lists those older than a day.
    const isBare = event === UNNAMED || inputs.commit !== undefined;
    const deciding = { 'list-scans': isBare ? 2 : 1, 'read-scan': 1, 'search-issues': 6 };
    expect(operationsOf(run.requests)).toEqual({ ...deciding, 'list-issues': 1 });
  });

  const onMain = { branch: 'main', fullRef: 'refs/heads/main', pullRequestId: undefined, isFull: true };
  const ofEight = { branch: 'refs/pull/8/merge', fullRef: 'refs/pull/8/merge', pullRequestId: '8' };
  const SHAS = [HEAD_SHA.slice(0, 12), HEAD_SHA.toUpperCase(), ` ${HEAD_SHA}`, `${HEAD_SHA}0`, null];

  test.each<[string, BuiltOptions]>([
    ['the merge commit', { platform: scanned({ commit: MERGE_SHA }) }],
    [
      'the tip of the default branch, under pull_request_target',
      { event: pullRequestTargetEvent(), platform: scanned({ commit: BASE_SHA, ...onMain }) },
    ],
    [
      'the merge group, when its queued pull request is judged',
      { event: mergeGroupEvent(), platform: scanned({ commit: GROUP_SHA }) },
    ],
    ['another pull request of the same commit', { platform: scanned(ofEight) }],
    ['the pull request, for a push of its commit', { event: pushEvent(), platform: scanned({ branch: OWN_REF }) }],
    ['a fork of the same commit', { platform: 'fork-commit' }],
    ...[...SHAS, ` ${HEAD_SHA} `].map((commit): [string, BuiltOptions] => [
      `the commit ${JSON.stringify(commit)}`,
      { platform: scanned({ listMembers: { commit } }) },
    ]),
  ])('C1 C3 C10 C11 C12 finds no scan if %s has a clean one', async (_what, options) => {
    const run = await expectTold(noScan, { ...options, inputs: SOON_OVER });
    expect(operationsOf(run.requests)).not.toHaveProperty('search-issues');
  });

  const onForkedMain = (pullRequestId: string | undefined) =>
    scanned({ branch: 'main', fullRef: 'refs/heads/main', pullRequestId });
  const fromForkedMain = withEnds(pullRequestTargetEvent('fork'), { ref: 'main' });

  test('C4 accepts a scan of a fork branch called main only if its detail names the pull request', async () => {
    await expectRun(pass, { platform: onForkedMain('7'), event: fromForkedMain });
    for (const number of [undefined, '8'])
      await expectRun(noScan, { platform: onForkedMain(number), event: fromForkedMain, inputs: SOON_OVER });
  });

  const group = (members: Members): BuiltOptions => ({
    event: spoilt(mergeGroupEvent(), 'merge_group', (value) => ({ ...value, ...members })),
  });

  test.each<[string, BuiltOptions]>([
    ['a merge group has no head_sha', group({ head_sha: undefined })],
    ['a merge group names no pull request', group({ head_ref: 'refs/heads/x' })],
    ['a push deletes its branch', { event: pushEvent({ after: '0'.repeat(40), deleted: true }) }],
    ['the hash of a push is cut', { event: pushEvent({ after: HEAD_SHA.slice(0, 12) }) }],
    ['a schedule has a GITHUB_SHA that is no commit', { event: scheduleEvent(), env: { GITHUB_SHA: 'main' } }],
    ...['issue_comment', 'release', 'deployment', 'no-such-event'].map((name): [string, BuiltOptions] => [
      `the event is ${name}`,
      { event: { ...issueCommentEvent(), name } },
    ]),
    ...[...SHAS, undefined, 'HEAD', 7].map((sha): [string, BuiltOptions] => [
      `the head is ${JSON.stringify(sha)}`,
      { event: withEnds(pullRequestEvent(), { sha }) },
    ]),
  ])('C5 C6 C8 C9 judges nothing if %s', async (_what, options) => {
    await expectRun(badEvent, options);
  });

  const openFromFork =
    (...others: readonly { readonly number: number; readonly ref: string }[]) =>
    ({ githubState }: Stage) => {
      const { pulls } = githubState.repositories[0]!;
      const own = pulls.get(7)!;
      own.head.repository = { id: FORK.id, fullName: FORK.full_name };
      for (const { number, ref } of others) pulls.set(number, { ...own, number, head: { ...own.head, ref } });
    };
  const copy = { number: 8, ref: 'copy' };
  /** Pull request 9 has the same commit. Its scan is newer, and clean. */
  const besideNine = (name: 'clean' | 'over-limit') =>
    changed(SCENARIOS[name], (state, context) => {
      const newer = scanOf(context, '184467599', { ...ofPull(9), startedAgoMs: 30_000 });
      return { ...state, scans: [...state.scans, newer] };
    });
  const [asOwn, asBare] = ['pull request 7, event workflow_run', 'event workflow_run'];
  const [here, elsewhere] = [REPOSITORY, FORK.full_name].map((name) => [`${name.split('/')[0]}:${HEAD_REF} open`]);

  test.each<[string, StagedEvent, judgedAs: string, asked: readonly string[], ((stage: Stage) => void)?]>([
    ['the listed one of its branch', listing, asOwn!, [], openFromFork(copy)],
    ['the one open pull request of its head', UNLISTED, asOwn!, here!],
    ['the one open pull request of a fork', workflowRunEvent('fork'), asOwn!, elsewhere!, openFromFork()],
    ['the bare commit, after a push in a fork', workflowRunEvent('fork', { event: 'push' }), asBare!, []],
    ['its branch, after a push', pushedWorkflowRunEvent(), 'main, event workflow_run', []],
  ])('C7 L8 judges a workflow_run as %s', async (_what, event, judgedAs, asked, prepare = () => {}) => {
    for (const [name, verdict] of Object.entries({ clean: 'pass', 'over-limit': 'fail' } as const)) {
      const outcome = { verdict, reason: '', outputs: { commit: HEAD_SHA } };
      const platform = besideNine(name as 'clean' | 'over-limit');
      const run = await expectTold(outcome, { event, platform, prepare, inputs: { comment: 'always' } });
      expect(run.stdout).toContain(`Judging commit ${HEAD_SHA} of ${REPOSITORY} (${judgedAs}).`);
      expect([run.report.pullRequest, commentedPulls(run)]).toEqual(judgedAs === asOwn ? [7, ['7']] : [null, []]);
      if (judgedAs === asOwn) expect(refsSearched(run)).toEqual([OWN_REF]);
      const lists = run.githubRequests.filter(({ operation }) => operation === 'list-pulls');
      expect(lists.map(({ query }) => `${query.get('head')} ${query.get('state')}`)).toEqual(asked);
    }
  });

  test('L8 counts all refs of the commit if the pull request is unknown', async () => {
    const platform = scans({ 501: { ...ofPull(7), found: 2 }, 502: { ...ofPull(9), startedAgoMs: 90_000 } });
    const outcome = { ...fail, outputs: { critical: '2' }, report: { pullRequest: null } };
    const run = await expectTold(outcome, { platform, event: UNLISTED, inputs: { 'github-token': '' } });
    expect(refsSearched(run)).toEqual([OWN_REF, 'refs/pull/9/merge']);
    expect(commentedPulls(run)).toEqual([]);
  });

  test.each([
    ['L8', 'another branch', ofBranch('release/2')],
    ['L9', 'a pull request', ofPull(9)],
  ])('%s the run of a push is judged by its own ref, not by a newer clean scan of %s', async (_row, _what, newer) => {
    const platform = scans({ 501: { ...ofBranch('main'), found: 2 }, 502: { startedAgoMs: 90_000, ...newer } });
    const outcome = { ...fail, outputs: { critical: '2', 'scan-id': '501' } };
    const run = await expectTold(outcome, { platform, event: pushedWorkflowRunEvent() });
    expect(refsSearched(run)).toEqual(['main', 'refs/heads/main']);
  });

  test.each([403, 502])(
    'C7 L8 does not judge a workflow_run of a fork if GitHub answers %i about its pull request',
    async (status) => {
      const githubFaults = [{ match: { operation: 'list-pulls' }, fault: { kind: 'status', status } }] as const;
      const outcome = { ...unproven('github'), requests: [] };
      await expectTold(outcome, { event: workflowRunEvent('fork'), githubFaults });
    },
  );

  const text = JSON.stringify(pullRequestEvent().payload);
  test.each([
    ['missing', undefined],
    ['truncated', text.slice(0, text.length / 2)],
    ['an array', '[]'],
    ['null', 'null'],
    ['empty', ''],
    ['20 MB', `${' '.repeat(20_000_000)}${text}`],
  ])('C9 refuses an event file that is %s', async (_what, content) => {
    const folder = await mkdtemp(join(tmpdir(), 'findings-gate-event-'));
    whenFileEnds(() => rm(folder, { recursive: true }));
    const path = join(folder, 'event.json');
    if (content !== undefined) await writeFile(path, content);
    await expectTold(badEvent, { env: { GITHUB_EVENT_PATH: path } });
  });

  test('C11 does not accept a list whose detail names another pull request', async () => {
    const platform = scanned({ pullRequestId: '8' });
    await expectTold(unproven('scan-inconsistent'), { platform, inputs: SOON_OVER });
  });

  const alsoBy = (repositoryId: string, name: string) =>
    scans(
      { 501: {}, 502: { repositoryId, startedAgoMs: 110_000 } },
      { repositories: [aRepository({ id: repositoryId, name })] },
    );
  const twins = alsoBy('102', REPOSITORY);
  const besideFork = alsoBy('555', 'mallory/shop');
  const nameless = scanned({ meta: { repository: undefined, repo_url: undefined } });
  const wrongRepository = unproven('wrong-repository');

  test.each<[string, BuiltOptions, typeof pass | ReturnType<typeof unproven>]>([
    ['is distinguished by the id', { platform: twins, inputs: { 'repository-id': '101' } }, pass],
    ['in another case is the same', { inputs: { repository: REPOSITORY.toUpperCase() } }, pass],
    ['is distinguished from a fork with the same commit', { platform: besideFork }, pass],
    ['that two projects have is ambiguous', { platform: twins }, wrongRepository],
    ['of a fork is another', { platform: 'fork-commit' }, wrongRepository],
    ['that the scan does not have is not accepted', { platform: nameless }, wrongRepository],
  ])('C12 C13 the name of a project %s', async (_what, { inputs, ...options }, outcome) => {
    const given = { ...SOON_OVER, 'repository-id': '', ...inputs };
    await expectTold(outcome, { ...options, inputs: given });
  });

  test.each([
    ['C14', 'RUNNING', unproven('scan-running')],
    ['C14', 'PENDING', unproven('scan-running')],
    ['C16', 'ERROR', unproven('scan-failed')],
    ['C16', 'NEVER_FINISHED', unproven('scan-never-finished')],
  ])('%s does not use an older scan if a newer one is %s', async (_row, status, outcome) => {
    const platform = scanned({}, { timeline: endsAs(`SCAN_STATUS_${status}`, 2) });
    await expectRun(outcome, { platform, inputs: SOON_OVER });
  });

  test('C15 uses the newest of two finished scans', async () => {
    const platform = scans({ 501: { startedAgoMs: 600_000 }, 502: { found: 3 } });
    await expectRun({ ...fail, outputs: { 'scan-id': '502' } }, { platform });
  });

  test('C18 shows which host uploaded the scan', async () => {
    const platform = scanned({ meta: { ci_job_url: 'https://ci.mallory.example/job/1' } });
    const outcome = { ...pass, report: { scans: [{ ciJobHost: 'ci.mallory.example' }] } };
    expect((await expectRun(outcome, { platform })).summary).toContain('ci.mallory.example');
  });

  test.each([
    ['a draft', { draft: true }],
    ['closed', { state: 'closed' }],
  ])('C19 judges a pull request that is %s', async (_what, members) => {
    const event = spoilt(pullRequestEvent(), 'pull_request', (pull) => ({ ...pull, ...members }));
    await expectRun(pass, { event });
    await expectRun(fail, { event, platform: overLimit });
  });
});

test('C20 the README says that a skipped job counts as success, and asks for a required workflow', async () => {
  const [readme, security] = await Promise.all(['README.md', 'SECURITY.md'].map((path) => readFile(path, 'utf8')));
  expect(readme! + security).toMatch(/skipped/i);
  expect(readme! + security).toMatch(/required workflow|ruleset/i);
});
