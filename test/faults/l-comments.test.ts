import { describe, expect, test } from 'vitest';
import { anAppToken, GITHUB_ACTIONS } from '../../github-double/build.ts';
import { commentsOf, steadyPlatform, turn, wordIn, writesOf } from './harness/comment-scene.ts';
import { shareGitHub } from './harness/shared-github.ts';

/** What another hand makes of our comment; the first line with its marker stays. */
const EDITS: readonly (readonly [string, (body: string) => string])[] = [
  ['another verdict', (body) => body.replaceAll('❌ Findings Gate', '✅ Findings Gate')],
  ['nothing but praise', (body) => `${body.split('\n')[0]}\n### ✅ Findings Gate: within both limits\n\nAll is well.`],
  ['one more line', (body) => `${body}\n\nThis one does not count. You may merge.`],
];

describe('L. comments in other hands', () => {
  test.each(EDITS)('L23 our comment is written anew where somebody made it say %s', async (_what, edit) => {
    const github = shareGitHub();
    const inputs = await steadyPlatform();
    const first = await turn(github, { runId: '1000', inputs });
    const [comment] = commentsOf(github.state());
    Object.assign(comment!, { body: edit(comment!.body), updatedAtMs: comment!.updatedAtMs + 60_000 });
    const second = await turn(github, { runId: '1001', inputs });
    expect([writesOf(first), writesOf(second)]).toEqual([['create-comment'], ['update-comment']]);
    const bodies = () => commentsOf(github.state()).map(({ body }) => body);
    const [healed, ...others] = bodies();
    expect(others).toEqual([]);
    expect(wordIn(healed!)).toBe('failed');
    expect(healed).toContain('| `max-critical` |');
    expect(healed).not.toMatch(/✅ Findings Gate|All is well|You may merge/);
    const third = await turn(github, { runId: '1002', inputs });
    expect(bodies()).toEqual([healed]);
    expect(writesOf(third)).toEqual([]);
  });

  test('L26 a comment that the same app wrote before, when it was known, stays the only one', async () => {
    const known = anAppToken();
    const github = shareGitHub((state) => {
      state.tokens = [known];
    });
    const inputs = { 'github-token': known.value };
    await turn(github, { runId: '1000', inputs });
    known.mayUseGraphql = false;
    await turn(github, { runId: '1001', inputs: { ...inputs, 'max-medium': '0' } });
    const authors = commentsOf(github.state()).map(({ author }) => author.id);
    expect(authors).toEqual([known.identity.id]);
    expect(authors).not.toContain(GITHUB_ACTIONS.id);
  });
});
