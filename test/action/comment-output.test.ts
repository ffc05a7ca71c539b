import { expect, it } from 'vitest';
import { openComment } from '../../src/action/comment-output.ts';
import type { GitHubSideOptions } from '../../src/action/github-side-options.ts';
import { ForgeFailure } from '../../src/forge/forge-failure.ts';
import type { GitHubApi } from '../../src/forge/github/github-api.ts';
import { aReport } from '../build/a-report.ts';
import { COMMIT } from '../build/a-target.ts';
import { FakeClock } from '../fakes/fake-clock.ts';

/** A comment that is always due, and the operations of its requests. GitHub has no comments, or fails with `problem`. */
function aComment(problem?: ForgeFailure) {
  const asked: string[] = [];
  const created = { id: 1, url: 'https://github.example/c/1', body: '', user: { id: 7, login: 'a', type: 'Bot' } };
  const send = async ({ operation, method }: { operation: string; method: string }) => {
    asked.push(operation);
    if (problem !== undefined) throw problem;
    return { data: method === 'GET' ? [] : created, hasNext: false };
  };
  const clock = new FakeClock();
  const env = { GITHUB_RUN_ID: '1000', GITHUB_RUN_ATTEMPT: '1', GITHUB_REPOSITORY: 'octo-org/shop' };
  const options = { env, clock, inputs: { comment: 'always', commentKey: '' }, redact: (text: string) => text };
  const pull = { repository: 'octo-org/shop', number: 7, head: COMMIT, headRef: undefined };
  const ask = async () => ({
    ...{ author: 7, isOpen: true, headSha: COMMIT, base: { unknown: '' }, openPulls: [7] },
  });
  const comment = openComment(
    { api: { send } as unknown as GitHubApi, ask, pull },
    options as unknown as GitHubSideOptions,
  );
  return { comment, clock, asked };
}

const LIST = 'list the comments of pull request 7';
const CREATE = 'create the comment of pull request 7';

it('a comment is written by the list that was read ahead, once for projects that are judged together', async () => {
  const { comment, asked } = aComment();
  for (const _project of ['api', 'web']) comment.readAhead();
  await comment.write(aReport(), {});
  expect(asked).toEqual([LIST, CREATE]);
});

it('a list that was read more than ten seconds ahead is read again', async () => {
  const { comment, clock, asked } = aComment();
  comment.readAhead();
  clock.advance(10_001);
  await comment.write(aReport(), {});
  expect(asked).toEqual([LIST, LIST, CREATE]);
});

it('a list that could not be read ahead is reported when the comment is written', async () => {
  const { comment, asked } = aComment(new ForgeFailure('GitHub answered 403'));
  comment.readAhead();
  expect(await comment.write(aReport(), {})).toMatchObject({ warning: expect.stringContaining('GitHub answered 403') });
  expect(asked).toEqual([LIST]);
});
