import { describe, expect, it } from 'vitest';
import {
  GROUP_SHA,
  HEAD_REF,
  HEAD_SHA,
  PULL_REQUEST,
  pullRequestEvent,
  pullRequestTargetEvent,
  pushEvent,
  REPOSITORY,
  type StagedEvent,
  scannedMergeGroupEvent,
  scheduleEvent,
  workflowDispatchEvent,
} from '../../demo/events.ts';
import { type Label, platformOf } from '../labels/label-worlds.ts';
import { runGate } from '../run/gate.ts';

const GROUP_BRANCH = scannedMergeGroupEvent().env.GITHUB_REF;

/** How the scanner labels what it scans in a job of GitHub, where these are not given otherwise. */
function label(parts: Partial<Label>): Label {
  return {
    repository: REPOSITORY,
    repo_display_name: REPOSITORY,
    repo_url: `https://github.com/${REPOSITORY}`,
    branch: 'refs/heads/main',
    commit: HEAD_SHA,
    on: 'push',
    pull_request_id: null,
    ...parts,
  };
}

const OF_PULL = {
  branch: `refs/pull/${PULL_REQUEST}/merge`,
  on: 'pull_request',
  pull_request_id: String(PULL_REQUEST),
};
const OF_TARGET = { ...OF_PULL, branch: HEAD_REF, on: 'pull_request_target' };
const tagEvent = pushEvent({ ref: 'refs/tags/v1', head_commit: { id: HEAD_SHA } });
const PART = `${REPOSITORY}/payments`;

type Row = [event: string, StagedEvent, Partial<Label>, inputs?: Readonly<Record<string, string>>];

describe.concurrent('the scan that the scanner labels in a job of GitHub', () => {
  it.each<Row>([
    ['pull_request', pullRequestEvent(), OF_PULL],
    ['pull_request of a fork', pullRequestEvent('fork'), OF_PULL],
    ['pull_request_target', pullRequestTargetEvent(), OF_TARGET],
    ['pull_request_target of a fork', pullRequestTargetEvent('fork'), OF_TARGET],
    ['push', pushEvent(), {}],
    ['push of a tag', tagEvent, { branch: 'refs/tags/v1' }],
    [
      'merge_group',
      scannedMergeGroupEvent(),
      { branch: GROUP_BRANCH, commit: GROUP_SHA, on: 'merge_group' },
      { 'merge-queue': 'merge-group' },
    ],
    ['schedule', scheduleEvent(), { on: 'schedule' }],
    ['workflow_dispatch', workflowDispatchEvent(), { on: 'workflow_dispatch', pull_request_id: '' }],
    ['push of a part', pushEvent(), { repo_display_name: PART }, { repository: PART }],
    ['pull_request of a part', pullRequestEvent(), { ...OF_PULL, repo_display_name: PART }, { repository: PART }],
  ])('is found under its own ref: %s', async (_name, event, parts, inputs = {}) => {
    const scanned = label(parts);
    // A pull request has diff scans.
    const isFull = !parts.pull_request_id;
    for (const id of [{ 'repository-id': '' }, {}]) {
      const run = await runGate({
        event,
        platform: (context) => platformOf(scanned, context, { isFull, isClean: false }),
        inputs: { ...id, ...inputs },
        due: 'fail',
      });
      expect([run.verdict, run.reason, run.outputs.critical]).toEqual(['fail', '', '1']);
      expect(run.outputs).toMatchObject({ ref: scanned.branch, commit: scanned.commit, 'scan-id': '501' });
      expect(run.report.pullRequest).toBe(parts.pull_request_id === '7' ? PULL_REQUEST : null);
      expect(run.report.repository).toBe(inputs.repository ?? REPOSITORY);
    }
  });
});
