import { expect } from 'vitest';
import type { Token } from '../../../../github-double/state.ts';
import { createPullRequestComments } from '../../../../src/forge/github/pull-request-comments.ts';
import { publishComment } from '../../../../src/gate/publish/comment-text.ts';
import { parseMarker } from '../../../../src/report/json/marker.ts';
import { aReport } from '../../../build/a-report.ts';
import { askerOf } from '../../../forge/github/served-github.ts';
import { aSweptWorld, type GivenPull, type GivenWorld, REPOSITORY, type SweptWorld, shaOf } from './a-sweep.ts';

type Earlier = Pick<GivenWorld, 'runBuilt'> & {
  readonly token?: Token;
  readonly key?: string;
  readonly says?: 'pass' | 'fail';
  readonly runId?: string;
  /** Other pull requests. */
  readonly beside?: readonly GivenPull[];
};

/** Pull request 7 with the comment that a run of the gate has written, with that token. */
export async function commented(
  pull: Omit<GivenPull, 'number'>,
  { token, key = '', says = 'fail', runId = '500', beside = [], runBuilt }: Earlier = {},
): Promise<SweptWorld> {
  const pulls = [{ number: 7, ...pull }, ...beside];
  const world = await aSweptWorld(pulls, { runBuilt, ...(token && { github: { tokens: [token] } }) });
  const { api, clock, state } = world.github;
  const head = shaOf(7) as Parameters<typeof createPullRequestComments>[0]['head'];
  const place = { key, pullRequest: 7, head };
  const comments = createPullRequestComments({
    api,
    clock,
    parseMarker,
    repository: REPOSITORY,
    us: { ask: askerOf(api, clock, state.tokens[0]!.value, head) },
    ...place,
  });
  const message = `${says} of an earlier run`;
  const report = aReport(
    says === 'fail'
      ? { verdict: { word: 'fail', reason: undefined, message }, exitCode: 1 }
      : { verdict: { word: 'pass', reason: undefined, message } },
  );
  await publishComment(comments, report, {
    noun: 'comment',
    place,
    run: { id: runId, attempt: 2 },
    when: 'always',
    finish: (page) => page,
  });
  expect(world.repository.comments).toHaveLength(1);
  return world;
}
