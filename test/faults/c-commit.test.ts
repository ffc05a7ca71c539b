import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  BASE_SHA,
  FORK,
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
import { otherCommit } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import type { Pull } from '../../github-double/state.ts';
import { runFault } from '../run/fault-gate.ts';
import { changed, foundBy, SOON_OVER, scanned } from '../run/platforms.ts';

const { 'over-limit': overLimit } = SCENARIOS;
const noScan = { exitCode: 2, verdict: 'inconclusive', reason: 'no-scan' };
const pass = { exitCode: 0, verdict: 'pass' };
const fail = { exitCode: 1, verdict: 'fail' };
const COMPLETED_DIRTY = { timeline: endsAs('SCAN_STATUS_COMPLETED', 1) };
const RUNNING = { timeline: endsAs('SCAN_STATUS_RUNNING') };

type Members = Readonly<Record<string, unknown>>;

/** The event with one member of its payload changed. */
function spoilt(event: StagedEvent, member: string, change: (value: Members) => Members): StagedEvent {
  const payload = event.payload as Readonly<Record<string, Members>>;
  return { ...event, payload: { ...payload, [member]: change(payload[member]!) } };
}

/** A run that lists pull request 7 after another one. */
function listing(other: Parameters<typeof listedPullRequest>[1]): StagedEvent {
  return workflowRunEvent('here', { pull_requests: [listedPullRequest(8, other), listedPullRequest(7)] });
}

function withHead(event: StagedEvent, members: Members): StagedEvent {
  return spoilt(event, 'pull_request', (pull) => ({ ...pull, head: { ...(pull.head as Members), ...members } }));
}

describe.concurrent('C. event, ref and commit', () => {
  test('C1 does not accept a scan of the merge commit for the head', async () => {
    expect(await runFault({ platform: scanned({ commit: MERGE_SHA }), inputs: SOON_OVER })).toMatchObject(noScan);
  });

  test('C2 accepts a scan of the head on the merge ref', async () => {
    expect(await runFault({ platform: scanned({ branch: 'refs/pull/7/merge', commit: HEAD_SHA }) })).toMatchObject(
      pass,
    );
  });

  test('C3 never judges the tip of the default branch as the head of a pull_request_target', async () => {
    const platform = scanned({
      commit: BASE_SHA,
      branch: 'main',
      fullRef: 'refs/heads/main',
      pullRequestId: undefined,
      isFull: true,
    });
    expect(await runFault({ platform, event: pullRequestTargetEvent(), inputs: SOON_OVER })).toMatchObject(noScan);
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

  test.each([
    ["the queued pull request's head", mergeGroupEvent(), {}],
    ["the group's own commit", scannedMergeGroupEvent(), { 'merge-queue': 'merge-group' }],
  ])('C5 judges a merge group by %s', async (_what, event, inputs) => {
    expect(await runFault({ event, inputs })).toMatchObject(pass);
    expect(await runFault({ platform: overLimit, event, inputs })).toMatchObject(fail);
  });

  test.each([
    ['no head_sha', (group: Members) => ({ ...group, head_sha: undefined })],
    ['a head_ref without a pull request', (group: Members) => ({ ...group, head_ref: 'refs/heads/x' })],
  ])('C5 refuses a merge group with %s', async (_what, change) => {
    const event = spoilt(mergeGroupEvent(), 'merge_group', change);
    expect(await runFault({ event })).toMatchObject({ exitCode: 2, reason: 'bad-event', requests: [] });
  });

  test('C6 judges pushes and tags, and refuses the deletion of a branch', async () => {
    expect(await runFault({ event: pushEvent() })).toMatchObject(pass);
    expect(await runFault({ event: pushEvent(), platform: overLimit })).toMatchObject(fail);
    const tag = pushEvent({ ref: 'refs/tags/v1' });
    const onTag = scanned({ branch: 'refs/tags/v1', fullRef: 'refs/tags/v1' });
    expect(await runFault({ event: tag, platform: onTag })).toMatchObject(pass);
    const gone = await runFault({ event: pushEvent({ after: '0'.repeat(40), deleted: true }) });
    expect(gone).toMatchObject({ exitCode: 2, reason: 'bad-event', requests: [] });
  });

  const forked = { id: FORK.id, fullName: FORK.full_name };
  const fromFork = (pull: Pull): Pull => ({ ...pull, head: { ...pull.head, repository: forked } });
  const [asOwn, asBare] = ['pull request 7, event workflow_run', 'event workflow_run'];
  test.each<[string, StagedEvent, string, ((own: Pull) => readonly Pull[])?]>([
    ['the listed pull request, beside one of another branch', listing({ head: { ref: 'copy' } }), asOwn],
    ['the listed pull request, beside one of another repository', listing({ base: { repo: { id: 2 } } }), asOwn],
    ['the listed pull request, beside one of another commit', listing({ head: { sha: MERGE_SHA } }), asOwn],
    ['the one open pull request of its head', workflowRunEvent('here', { pull_requests: [] }), asOwn],
    ['the one open pull request of a fork', workflowRunEvent('fork'), asOwn, (own) => [fromFork(own)]],
    ['the bare commit, after a push in a fork', workflowRunEvent('fork', { event: 'push' }), asBare],
    ['its branch, after a push', pushedWorkflowRunEvent(), 'main, event workflow_run'],
  ])('C7 judges a workflow_run as %s', async (_what, event, judgedAs, open) => {
    const prepare = ({ githubState }: Stage): void => {
      const { pulls } = githubState.repositories[0]!;
      for (const pull of open?.(pulls.get(7)!) ?? []) pulls.set(pull.number, pull);
    };
    for (const [platform, due] of [
      ['clean', pass],
      ['over-limit', fail],
    ] as const) {
      const run = await runFault({ event, platform, prepare, inputs: { comment: 'always' } });
      expect(run).toMatchObject({ ...due, outputs: { commit: HEAD_SHA } });
      expect(run.stdout).toContain(`Judging commit ${HEAD_SHA} of ${REPOSITORY} (${judgedAs}).`);
      expect(run.githubState.repositories[0]!.comments.map(({ issue }) => issue)).toEqual(
        judgedAs === asOwn ? [7] : [],
      );
    }
  });

  test('C7 does not judge a workflow_run whose pull request GitHub does not tell', async () => {
    const githubFaults = [{ match: { operation: 'list-pulls' }, fault: { kind: 'status', status: 502 } }] as const;
    const run = await runFault({ event: workflowRunEvent('fork'), githubFaults, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'github', requests: [] });
  });

  test.each([
    ['schedule', scheduleEvent()],
    ['workflow_dispatch', workflowDispatchEvent()],
  ])('C8 judges the checked-out commit of a %s', async (_name, event) => {
    expect(await runFault({ event })).toMatchObject(pass);
    expect(await runFault({ event, platform: overLimit })).toMatchObject(fail);
  });

  test.each(['issue_comment', 'release', 'deployment', 'no-such-event'])('C8 refuses the event %s', async (name) => {
    const run = await runFault({ event: { ...issueCommentEvent(), name } });
    expect(run).toMatchObject({ exitCode: 2, reason: 'bad-event', requests: [] });
  });

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
      expect(run).toMatchObject({ exitCode: 2, reason: 'bad-event', requests: [] });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.each([
    undefined,
    HEAD_SHA.slice(0, 12),
    HEAD_SHA.toUpperCase(),
    `${HEAD_SHA}0`,
    'HEAD',
    7,
    null,
    ` ${HEAD_SHA}`,
  ])('C9 refuses the head %j', async (sha) => {
    const event = withHead(pullRequestEvent(), { sha });
    expect(await runFault({ event })).toMatchObject({ exitCode: 2, reason: 'bad-event', requests: [] });
  });

  test.each([HEAD_SHA.slice(0, 12), HEAD_SHA.toUpperCase(), ` ${HEAD_SHA}`, `${HEAD_SHA}0`, null])(
    'C10 does not accept the commit %j as the one under test',
    async (commit) => {
      const run = await runFault({
        platform: scanned({ listMembers: { commit } }),
        inputs: SOON_OVER,
        due: 'unproven',
      });
      expect(run).toMatchObject(noScan);
    },
  );

  test('C11 does not accept a scan of the same commit for another pull request', async () => {
    const platform = scanned({ branch: 'refs/pull/8/merge', fullRef: 'refs/pull/8/merge', pullRequestId: '8' });
    expect(await runFault({ platform, inputs: SOON_OVER })).toMatchObject(noScan);
  });

  test('C11 does not trust a list that disagrees with the detail about the pull request', async () => {
    expect(
      await runFault({ platform: scanned({ pullRequestId: '8' }), inputs: SOON_OVER, due: 'unproven' }),
    ).toMatchObject({
      exitCode: 2,
      reason: 'scan-inconsistent',
    });
  });

  test('C12 does not accept a scan of a fork as one of the repository', async () => {
    const fork = SCENARIOS['fork-commit'];
    expect(await runFault({ platform: fork, inputs: SOON_OVER })).toMatchObject(noScan);
    const byName = await runFault({ platform: fork, inputs: { ...SOON_OVER, 'repository-id': '' } });
    expect(byName).toMatchObject({ exitCode: 2, reason: 'wrong-repository' });
  });

  const twins = changed(scanned({}, { repositoryId: '102' }), (state) => ({
    ...state,
    repositories: [...state.repositories, aRepository({ id: '102', name: REPOSITORY })],
  }));

  test('C13 distinguishes two projects of one name by id, or says that it cannot', async () => {
    expect(await runFault({ platform: twins })).toMatchObject(pass);
    const run = await runFault({ platform: twins, inputs: { 'repository-id': '' }, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'wrong-repository' });
  });

  test('C13 matches the name without regard to case', async () => {
    const run = await runFault({ inputs: { 'repository-id': '', repository: REPOSITORY.toUpperCase() } });
    expect(run).toMatchObject(pass);
  });

  test('C14 waits for a newer scan that is running, even when an older one completed', async () => {
    const run = await runFault({ platform: scanned({}, RUNNING), inputs: SOON_OVER });
    expect(run).toMatchObject({ exitCode: 2, reason: 'scan-running' });
  });

  test('C15 lets the newest of two finished scans decide', async () => {
    const run = await runFault({
      platform: changed(foundBy({ id: '184467599', ...COMPLETED_DIRTY }, 3), (state, context) => ({
        ...state,
        scans: [
          ...state.scans,
          ...scanned({ id: '184467001', createdAtMs: context.nowMs - 600_000, startedAtMs: context.nowMs - 600_000 })(
            context,
          ).scans,
        ],
      })),
    });
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
