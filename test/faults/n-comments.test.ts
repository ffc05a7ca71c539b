import { describe, expect, test } from 'vitest';
import { commentsOf, put, sealed, steadyPlatform, turn, wordIn, writesOf } from './harness/comment-scene.ts';
import { shareGitHub } from './harness/shared-github.ts';

const MALLORY = { login: 'mallory', id: 666, type: 'User', app: undefined } as const;
/** What GitHub takes at most, of characters that are six bytes each in its answer. */
const LONGEST = '\u0001'.repeat(65_536);

describe('N. comments of others', () => {
  test("N4 our comment is kept up to date behind a stranger's hundred longest", async () => {
    const github = shareGitHub((state) => {
      for (let number = 0; number < 100; number += 1) put(state, LONGEST, MALLORY);
    });
    const inputs = await steadyPlatform();
    const first = await turn(github, { runId: '1000', inputs });
    const second = await turn(github, { runId: '1001', inputs: { ...inputs, 'max-high': '1' } });
    expect([writesOf(first), writesOf(second)]).toEqual([['create-comment'], ['update-comment']]);
    const ours = commentsOf(github.state()).filter(({ author }) => author.id !== MALLORY.id);
    expect(ours.map(({ body }) => wordIn(body))).toEqual(['failed']);
    expect(ours[0]!.body).toContain('run=1001');
    const lists = second.githubRequests.filter(({ operation }) => operation === 'list-comments');
    // Once as always, five times smaller, and what is behind it.
    expect(lists).toHaveLength(7);
  });

  test.each([
    ['with its text as it was', (body: string) => body],
    ['and praises the change', (body: string) => body.replaceAll('failed', 'passed')],
  ])('N8 a comment of ours whose run somebody raises is written anew, %s', async (_how, edit) => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    await turn(github, { runId: '1000', inputs });
    const [comment] = commentsOf(github.state());
    const raised = edit(comment!.body).replace(/run=1000 attempt=1/, 'run=99999999999 attempt=9');
    expect(raised).not.toBe(comment!.body);
    Object.assign(comment!, { body: raised, updatedAtMs: comment!.updatedAtMs + 60_000 });
    const run = await turn(github, { runId: '1001', inputs });
    expect([run.exitCode, writesOf(run)]).toEqual([1, ['update-comment']]);
    const [healed, ...others] = commentsOf(github.state());
    expect([wordIn(healed!.body), others]).toEqual(['failed', []]);
    expect(healed!.body).toContain('run=1001 attempt=1');
  });

  test('N17 a comment that is planted as ours, of a run far ahead, silences the comment and nothing else', async () => {
    const planted = sealed({ runId: '99999999999999999999' }, '### Findings Gate is fine\n\nMerge at will.');
    const github = shareGitHub((state) => put(state, planted));
    const inputs = { ...(await steadyPlatform()), 'commit-status': 'gate' };
    const run = await turn(github, { runId: '1000', inputs });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.summary).toContain('❌ Findings Gate: ');
    expect(run.stdout).toContain('The comment was not written: a newer run has written it');
    expect(github.state().repositories[0]!.statuses.at(-1)).toMatchObject({ state: 'failure' });
  });

  test('N18 the same by a stranger is not ours', async () => {
    const planted = sealed({ runId: '99999999999999999999' }, '### Findings Gate is fine\n\nMerge at will.');
    const github = shareGitHub((state) => put(state, planted, MALLORY));
    const run = await turn(github, { runId: '1000', inputs: await steadyPlatform() });
    expect([run.exitCode, writesOf(run)]).toEqual([1, ['create-comment']]);
    expect(commentsOf(github.state())).toHaveLength(2);
  });
});
