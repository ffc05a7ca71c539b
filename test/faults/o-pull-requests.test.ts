import { describe, expect, test } from 'vitest';
import { FORK, listedPullRequest, pullRequestEvent, type StagedEvent, workflowRunEvent } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Pull } from '../../github-double/state.ts';
import { runFault } from '../run/fault-gate.ts';

type Members = Readonly<Record<string, unknown>>;

const badEvent = { exitCode: 2, verdict: 'inconclusive', reason: 'bad-event', requests: [] };

describe.concurrent('O. a run whose pull request is not known', () => {
  const forked = { id: FORK.id, fullName: FORK.full_name };
  const openFromFork =
    (...changes: readonly Partial<Pull>[]) =>
    ({ githubState }: Stage): void => {
      const { pulls } = githubState.repositories[0]!;
      const own = pulls.get(7)!;
      for (const change of changes) {
        const pull = { ...own, head: { ...own.head, repository: forked }, ...change };
        pulls.set(pull.number, pull);
      }
    };
  const ofReview = { event: 'pull_request_review' };
  const twice = { pull_requests: [listedPullRequest(7), listedPullRequest(8, { base: { ref: 'release' } })] };

  test.each<[string, StagedEvent, ((stage: Stage) => void)?]>([
    ['two pull requests of its branch are listed', workflowRunEvent('here', twice)],
    ['two of its fork are open', workflowRunEvent('fork'), openFromFork({}, { number: 8 })],
    ['none of its fork is open', workflowRunEvent('fork')],
    ['that of its fork is closed', workflowRunEvent('fork'), openFromFork({ state: 'closed' })],
    ['its fork was deleted', workflowRunEvent('fork', { head_repository: null }), openFromFork({})],
    ['none of its fork is open, after a review', workflowRunEvent('fork', ofReview)],
    ['its fork was deleted, after a review', workflowRunEvent('fork', { ...ofReview, head_repository: null })],
  ])('O19 judges nothing where %s', async (_what, event, prepare) => {
    const run = await runFault({
      event,
      inputs: { 'commit-status': 'gate' },
      ...(prepare === undefined ? {} : { prepare }),
      due: 'unproven',
    });
    expect(run).toMatchObject(badEvent);
    expect(run.githubState.repositories[0]!.statuses).toEqual([]);
  });

  test.each<[string, StagedEvent, ((stage: Stage) => void)?]>([
    ['a review', reviewed()],
    ['the run of a review', workflowRunEvent('here', ofReview)],
    ['the run of a review in a fork', workflowRunEvent('fork', ofReview), openFromFork({})],
  ])('O19 judges %s as its pull request', async (_what, event, prepare) => {
    const run = await runFault({
      event,
      platform: 'over-limit',
      inputs: { comment: 'always' },
      ...(prepare === undefined ? {} : { prepare }),
      due: 'fail',
    });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.stdout).toContain(`(pull request 7, event ${event.name})`);
    expect(run.githubState.repositories[0]!.comments.map(({ issue }) => issue)).toEqual([7]);
  });
});

/** It names the pull request as a `pull_request` event does. */
function reviewed(): StagedEvent {
  const event = pullRequestEvent();
  return { ...event, name: 'pull_request_review', payload: { ...(event.payload as Members), action: 'submitted' } };
}
