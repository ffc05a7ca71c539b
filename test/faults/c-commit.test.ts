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
import { otherCommit, scanUnderTest, worldOf } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { BuiltOptions } from '../run/built-gate.ts';
import { runFault } from '../run/fault-gate.ts';
import { operationsOf } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { changed, foundBy, SOON_OVER, scanned } from '../run/platforms.ts';
import { type Members, spoilt, withHead } from './harness/spoilt-events.ts';
import { commentedPulls, criticals, OWN_REF, refsSearched } from './harness/worlds.ts';

const { 'over-limit': overLimit } = SCENARIOS;
const noScan = unproven('no-scan');
const badEvent = { ...unproven('bad-event'), requests: [] };
const COMPLETED_DIRTY = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1) };

/** A run that lists pull request 7 after another one. */
function listing(other: Parameters<typeof listedPullRequest>[1]): StagedEvent {
  return workflowRunEvent('here', { pull_requests: [listedPullRequest(8, other), listedPullRequest(7)] });
}

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
    expect(await runFault({ event, inputs, due: 'pass' })).toMatchObject(pass);
    const run = await runFault({ event, inputs, platform: overLimit, due: 'fail' });
    expect(run).toMatchObject({
      ...fail,
      reason: '',
      outputs: { commit, ref, critical: '3', high: '8', unrated: '2' },
    });
    // Where only the commit is known, scans of every ref count: those older than a day are looked for too.
    const isBare = event === UNNAMED || inputs.commit !== undefined;
    const deciding = { 'list-scans': isBare ? 2 : 1, 'read-scan': 1, 'search-issues': 6 };
    expect(operationsOf(run.requests)).toEqual({ ...deciding, 'list-issues': 1 });
  });

  const onMain = { branch: 'main', fullRef: 'refs/heads/main', pullRequestId: undefined, isFull: true };
  const ofEight = { branch: 'refs/pull/8/merge', fullRef: 'refs/pull/8/merge', pullRequestId: '8' };
  const commits = [
    HEAD_SHA.slice(0, 12),
    HEAD_SHA.toUpperCase(),
    ` ${HEAD_SHA}`,
    ` ${HEAD_SHA} `,
    `${HEAD_SHA}0`,
    null,
  ];

  test.each<[string, BuiltOptions]>([
    ['the merge commit', { platform: scanned({ commit: MERGE_SHA }) }],
    [
      'the tip of the default branch, under pull_request_target',
      { event: pullRequestTargetEvent(), platform: scanned({ commit: BASE_SHA, ...onMain }) },
    ],
    [
      'the merge group, while the queued pull request is asked for',
      { event: mergeGroupEvent(), platform: scanned({ commit: GROUP_SHA }) },
    ],
    ['another pull request of the same commit', { platform: scanned(ofEight) }],
    ['the pull request, for a push of its commit', { event: pushEvent(), platform: scanned({ branch: OWN_REF }) }],
    ['a fork of the same commit', { platform: 'fork-commit' }],
    ...commits.map((commit): [string, BuiltOptions] => [
      `the commit ${JSON.stringify(commit)}`,
      { platform: scanned({ listMembers: { commit } }) },
    ]),
  ])('C1 C3 C10 C11 C12 finds no scan where %s has a clean one', async (_what, options) => {
    const run = await runFault({ ...options, inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(noScan);
    expect(operationsOf(run.requests)).not.toHaveProperty('search-issues');
  });

  test('C1 is decided by the scan of the head, even with a newer clean one of the merge commit', async () => {
    const run = await runFault({
      platform: (context) => {
        const merged = { id: '2', commit: MERGE_SHA, branch: 'main', createdAtMs: context.nowMs };
        return { ...scanned({ id: '1' }, merged)(context), issues: criticals(context, 1) };
      },
    });
    expect(run).toMatchObject({ ...fail, outputs: { 'scan-id': '1' } });
  });

  const onForkedMain = (pullRequestId: string | undefined) =>
    scanned({ branch: 'main', fullRef: 'refs/heads/main', pullRequestId });
  const fromForkedMain = withHead(pullRequestTargetEvent('fork'), { ref: 'main' });

  test('C4 accepts a scan of a fork branch called main only where its detail names the pull request', async () => {
    expect(await runFault({ platform: onForkedMain('7'), event: fromForkedMain })).toMatchObject(pass);
    for (const number of [undefined, '8']) {
      const run = await runFault({ platform: onForkedMain(number), event: fromForkedMain, inputs: SOON_OVER });
      expect(run, `pull request ${number}`).toMatchObject(noScan);
    }
  });

  const OWN_COMMIT = ` The merge group's own commit ${GROUP_SHA.slice(0, 12)} was not scanned for this.`;

  test.each<[string, StagedEvent, own: string | null, Record<string, string>]>([
    ['that is judged by its pull request', mergeGroupEvent(), GROUP_SHA, {}],
    ['whose workflow ran, judged by its pull request', groupRun, GROUP_SHA, {}],
    ['that is judged by its own commit', scannedMergeGroupEvent(), null, OF_GROUP],
    ['of which another commit is judged', mergeGroupEvent(), null, { commit: HEAD_SHA }],
  ])('C5 says in log and report what was judged of a merge group %s', async (_which, event, own, inputs) => {
    const run = await runFault({ event, inputs, due: 'pass' });
    expect([run.verdict, run.report.mergeGroupCommit]).toEqual(['pass', own]);
    expect(run.stdout.includes(`${OWN_COMMIT}\n`)).toBe(own !== null);
  });

  const group = (members: Members): BuiltOptions => ({
    event: spoilt(mergeGroupEvent(), 'merge_group', (value) => ({ ...value, ...members })),
  });
  const heads = [
    undefined,
    HEAD_SHA.slice(0, 12),
    HEAD_SHA.toUpperCase(),
    `${HEAD_SHA}0`,
    'HEAD',
    7,
    null,
    ` ${HEAD_SHA}`,
  ];

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
    ...heads.map((sha): [string, BuiltOptions] => [
      `the head is ${JSON.stringify(sha)}`,
      { event: withHead(pullRequestEvent(), { sha }) },
    ]),
  ])('C5 C6 C8 C9 judges nothing where %s', async (_what, options) => {
    expect(await runFault(options)).toMatchObject(badEvent);
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
      const ofNine = { branch: 'refs/pull/9/merge', fullRef: 'refs/pull/9/merge', pullRequestId: '9' };
      const newer = scanUnderTest(context, { ...ofNine, id: '184467599', createdAtMs: context.nowMs - 30_000 });
      return { ...state, scans: [...state.scans, newer] };
    });
  const [asOwn, asBare] = ['pull request 7, event workflow_run', 'event workflow_run'];
  const [here, elsewhere] = [REPOSITORY, FORK.full_name].map((name) => [`${name.split('/')[0]}:${HEAD_REF} open`]);

  test.each<[string, StagedEvent, judgedAs: string, asked: readonly string[], ((stage: Stage) => void)?]>([
    ['the listed pull request', workflowRunEvent(), asOwn!, []],
    [
      'the listed one, beside one of another branch',
      listing({ head: { ref: 'copy' } }),
      asOwn!,
      [],
      openFromFork(copy),
    ],
    ['the listed one, beside one of another repository', listing({ base: { repo: { id: 2 } } }), asOwn!, []],
    ['the listed one, beside one of another commit', listing({ head: { sha: MERGE_SHA } }), asOwn!, []],
    ['the one open pull request of its head', UNLISTED, asOwn!, here!],
    ['the one open pull request of a fork', workflowRunEvent('fork'), asOwn!, elsewhere!, openFromFork()],
    ['that of a fork, beside one of another branch', workflowRunEvent('fork'), asOwn!, elsewhere!, openFromFork(copy)],
    ['the bare commit, after a push in a fork', workflowRunEvent('fork', { event: 'push' }), asBare!, []],
    ['its branch, after a push', pushedWorkflowRunEvent(), 'main, event workflow_run', []],
  ])('C7 L8 judges a workflow_run as %s', async (_what, event, judgedAs, asked, prepare = () => {}) => {
    for (const [name, due] of [
      ['clean', 'pass'],
      ['over-limit', 'fail'],
    ] as const) {
      const run = await runFault({ event, platform: besideNine(name), prepare, inputs: { comment: 'always' }, due });
      expect(run).toMatchObject({ verdict: due, reason: '', outputs: { commit: HEAD_SHA } });
      expect(run.stdout).toContain(`Judging commit ${HEAD_SHA} of ${REPOSITORY} (${judgedAs}).`);
      expect([run.report.pullRequest, commentedPulls(run)]).toEqual(judgedAs === asOwn ? [7, ['7']] : [null, []]);
      if (judgedAs === asOwn) expect(refsSearched(run)).toEqual([OWN_REF]);
      const lists = run.githubRequests.filter(({ operation }) => operation === 'list-pulls');
      expect(lists.map(({ query }) => `${query.get('head')} ${query.get('state')}`)).toEqual(asked);
    }
  });

  test.each([401, 403, 404, 500, 502])(
    'C7 L8 does not judge a workflow_run of a fork where GitHub answers %i about its pull request',
    async (status) => {
      const githubFaults = [{ match: { operation: 'list-pulls' }, fault: { kind: 'status', status } }] as const;
      const run = await runFault({ event: workflowRunEvent('fork'), githubFaults, due: 'unproven' });
      expect(run).toMatchObject({ ...unproven('github'), requests: [] });
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
    try {
      const path = join(folder, 'event.json');
      if (content !== undefined) await writeFile(path, content);
      const run = await runFault({ env: { GITHUB_EVENT_PATH: path }, due: 'unproven' });
      expect(run).toMatchObject(badEvent);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('C11 does not trust a list that disagrees with the detail about the pull request', async () => {
    const run = await runFault({ platform: scanned({ pullRequestId: '8' }), inputs: SOON_OVER, due: 'unproven' });
    expect(run).toMatchObject(unproven('scan-inconsistent'));
  });

  const twins = changed(scanned({}, { repositoryId: '102' }), (state) => ({
    ...state,
    repositories: [...state.repositories, aRepository({ id: '102', name: REPOSITORY })],
  }));
  const besideFork: BuiltOptions['platform'] = (context) =>
    worldOf(context, {
      scans: [scanUnderTest(context), scanUnderTest(context, { id: '5', repositoryId: '555' })],
      repositories: [aRepository({ id: '555', name: 'mallory/shop' })],
    });
  const nameless = scanned({ meta: { repository: undefined, repo_url: undefined } });
  const wrongRepository = unproven('wrong-repository');

  test('C13 distinguishes two projects of one name by id', async () => {
    expect(await runFault({ platform: twins })).toMatchObject(pass);
  });

  test.each<[string, BuiltOptions, object]>([
    ['in another case is the same', { inputs: { repository: REPOSITORY.toUpperCase() } }, pass],
    ['is told from a fork with the same commit', { platform: besideFork }, pass],
    ['that two projects have is not told apart', { platform: twins }, wrongRepository],
    ['of a fork is another', { platform: 'fork-commit' }, wrongRepository],
    ['that the scan does not tell is not believed', { platform: nameless }, wrongRepository],
  ])('C12 C13 the name of a project %s', async (_what, { inputs, ...options }, outcome) => {
    const given = { ...SOON_OVER, 'repository-id': '', ...inputs };
    const run = await runFault({ ...options, inputs: given, due: outcome === pass ? 'pass' : 'unproven' });
    expect(run).toMatchObject(outcome);
  });

  test.each(['RUNNING', 'PENDING'])(
    'C14 waits for a newer scan that is %s, even when an older one completed',
    async (status) => {
      const platform = scanned({}, { timeline: endsAs(`SCAN_STATUS_${status}`) });
      expect(await runFault({ platform, inputs: SOON_OVER })).toMatchObject(unproven('scan-running'));
    },
  );

  test('C15 lets the newest of two finished scans decide', async () => {
    const platform = changed(foundBy({ id: '184467599', ...COMPLETED_DIRTY }, 3), (state, context) => {
      const older = { id: '184467001', createdAtMs: context.nowMs - 600_000, startedAtMs: context.nowMs - 600_000 };
      return { ...state, scans: [...state.scans, ...scanned(older)(context).scans] };
    });
    const run = await runFault({ platform });
    expect(run).toMatchObject({ ...fail, outputs: { 'scan-id': '184467599' } });
  });

  test.each(['SCAN_STATUS_ERROR', 'SCAN_STATUS_NEVER_FINISHED'])(
    'C16 does not fall back to an older scan when the newest ended as %s',
    async (status) => {
      const run = await runFault({ platform: scanned({}, { timeline: endsAs(status, 2) }), inputs: SOON_OVER });
      expect(run.exitCode).toBe(2);
      expect(run.reason).toMatch(/^scan-(failed|never-finished)$/);
    },
  );

  test('C16 accepts a still newer scan that completed', async () => {
    expect(await runFault({ platform: scanned({ timeline: endsAs('SCAN_STATUS_ERROR', 2) }, {}) })).toMatchObject(pass);
  });

  test('C17 speaks for its own commit when the head moves on, and leaves the comment to the newer run', async () => {
    const run = await runFault({
      platform: overLimit,
      inputs: { comment: 'always' },
      prepare: ({ githubState }) => {
        githubState.repositories[0]!.pulls.get(7)!.head.sha = otherCommit(900);
      },
    });
    expect(run).toMatchObject({ ...fail, comments: [], outputs: { commit: HEAD_SHA } });
  });

  test('C18 shows which host uploaded the scan', async () => {
    const run = await runFault({ platform: scanned({ meta: { ci_job_url: 'https://ci.mallory.example/job/1' } }) });
    expect(run).toMatchObject({ ...pass, report: { scans: [{ ciJobHost: 'ci.mallory.example' }] } });
    expect(run.summary).toContain('ci.mallory.example');
  });

  test.each([
    ['a draft', { draft: true }],
    ['closed', { state: 'closed' }],
  ])('C19 judges a pull request that is %s', async (_what, members) => {
    const event = spoilt(pullRequestEvent(), 'pull_request', (pull) => ({ ...pull, ...members }));
    expect(await runFault({ event })).toMatchObject(pass);
    expect(await runFault({ event, platform: overLimit })).toMatchObject(fail);
  });
});

test('C20 the README says that a skipped job counts as success, and asks for a required workflow', async () => {
  const pages = await Promise.all(
    ['../../README.md', '../../SECURITY.md'].map((path) => readFile(new URL(path, import.meta.url), 'utf8')),
  );
  expect(pages.join('\n')).toMatch(/skipped/i);
  expect(pages.join('\n')).toMatch(/required workflow|ruleset/i);
});
