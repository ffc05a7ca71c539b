import { describe, expect, test } from 'vitest';
import { commentsOf, put, sealed, steadyPlatform, turn, wordIn, writesOf } from './harness/comment-scene.ts';
import { shareGitHub } from './harness/shared-github.ts';

const MALLORY = { login: 'mallory', id: 666, type: 'User', app: undefined } as const;
/** The longest comment that GitHub accepts, of characters that take six bytes each in its answer. */
const LONGEST = '\u0001'.repeat(65_536);
const PLANTED = sealed({ runId: '99999999999999999999' }, '### Findings Gate is fine\n\nMerge at will.');

const praise = (body: string) => body.replaceAll('❌ Findings Gate', '✅ Findings Gate');
const raise = (body: string) => body.replace(/run=1000 attempt=1/, 'run=99999999999 attempt=9');
/** Edits of our comment by somebody else. The marker in the first line stays. */
const EDITS: readonly (readonly [string, string, (body: string) => string])[] = [
  ['L23', 'says another verdict', praise],
  ['L23', 'says nothing but praise', (body) => `${body.split('\n')[0]}\n### ✅ Findings Gate: fine\n\nAll is well.`],
  ['L23', 'has one more line', (body) => `${body}\n\nThis one does not count. You may merge.`],
  ['N8', 'claims a newer run, with its text as it was', raise],
  ['N8', 'claims a newer run, and praises the change', (body) => raise(praise(body))],
];

describe('N. comments of others', () => {
  test('N4 our comment is updated after the hundred longest comments of another user', async () => {
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
    // One request as always, five with smaller pages, and one for the rest of the list.
    expect(lists).toHaveLength(7);
  });

  test.each(EDITS)('%s a comment of ours that another user %s is written again, once', async (_row, _what, edit) => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    await turn(github, { runId: '1000', inputs });
    const [comment] = commentsOf(github.state());
    const body = edit(comment!.body);
    expect(body).not.toBe(comment!.body);
    Object.assign(comment!, { body, updatedAtMs: comment!.updatedAtMs + 60_000 });
    const second = await turn(github, { runId: '1001', inputs });
    expect([second.exitCode, writesOf(second)]).toEqual([1, ['update-comment']]);
    const [healed, ...others] = commentsOf(github.state()).map((each) => each.body);
    expect([wordIn(healed!), others]).toEqual(['failed', []]);
    expect(healed).toContain('run=1001 attempt=1');
    expect(healed).toContain('| `max-critical` |');
    expect(healed).not.toMatch(/✅ Findings Gate|All is well|You may merge/);
    expect(writesOf(await turn(github, { runId: '1002', inputs }))).toEqual([]);
  });

  test('N17 a comment planted as ours, of a much later run, prevents only our comment', async () => {
    const github = shareGitHub((state) => put(state, PLANTED));
    const inputs = { ...(await steadyPlatform()), 'commit-status': 'gate' };
    const run = await turn(github, { runId: '1000', inputs });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
    expect(run.summary).toContain('❌ Findings Gate: ');
    expect(run.stdout).toContain('The comment was not written: a newer run has written it');
    expect(github.state().repositories[0]!.statuses.at(-1)).toMatchObject({ state: 'failure' });
  });
});
