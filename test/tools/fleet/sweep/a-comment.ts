import { expect } from 'vitest';
import type { Token } from '../../../../github-double/state.ts';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import { createPullRequestComments } from '../../../../src/forge/github/pull-request-comments.ts';
import { publishComment } from '../../../../src/gate/publish/comment-text.ts';
import { parseMarker } from '../../../../src/report/json/marker.ts';
import { aReport } from '../../../build/a-report.ts';
import { askerOf } from '../../../forge/github/served-github.ts';
import { aSweptWorld, type GivenPull, type GivenWorld, REPOSITORY, type SweptWorld, shaOf } from './a-sweep.ts';

type Earlier = Pick<GivenWorld, 'runBuilt' | 'platform'> & {
  readonly token?: Token;
  readonly key?: string;
  readonly says?: 'pass' | 'fail';
  readonly runId?: string;
  readonly beside?: readonly GivenPull[];
};

export async function commented(
  pull: Omit<GivenPull, 'number'>,
  { token, key = '', says = 'fail', runId = '500', beside = [], ...given }: Earlier = {},
): Promise<SweptWorld> {
  const pulls = [{ number: 7, ...pull }, ...beside];
  const world = await aSweptWorld(pulls, { ...given, ...(token && { github: { tokens: [token] } }) });
  const { api, clock, state } = world.github;
  const place = { key, pullRequest: 7, head: shaOf(7) as CommitSha };
  const us = { ask: askerOf(api, clock, state.tokens[0]!.value, place.head) };
  const comments = createPullRequestComments({ api, clock, parseMarker, repository: REPOSITORY, us, ...place });
  const report = aReport({
    verdict: { word: says, reason: undefined, message: `${says} of an earlier run` },
    exitCode: says === 'fail' ? 1 : 0,
  });
  const run = { id: runId, attempt: 2 };
  await publishComment(comments, report, { noun: 'comment', place, run, when: 'always', finish: (page) => page });
  expect(world.repository.comments).toHaveLength(1);
  return world;
}
