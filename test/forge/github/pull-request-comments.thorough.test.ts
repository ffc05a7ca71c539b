import { describe, expect, it } from 'vitest';
import { anAppToken, aSha, aToken } from '../../../github-double/build.ts';
import { addComment } from '../../../github-double/comments.ts';
import type { Identity } from '../../../github-double/state.ts';
import { draft, onGitHub, status } from '../a-scene.ts';

/*
 * ../one-comment.thorough.test.ts tests the rules that GitLab shares. Group I of the faults tests in whole runs who may write, and the
 * messages about it.
 */

describe('the comment', () => {
  it('is left alone when its text was changed, but the head has moved on', async () => {
    const scene = await onGitHub();
    const comment = scene.own({ run: 101 });
    comment.body = comment.body.replace('\nfail', '\npass');
    await scene.publish({ run: 100, head: aSha('older') });
    expect([scene.texts(), scene.writes()]).toEqual([['pass'], []]);
  });

  it('that cannot be reverted is reported', async () => {
    const scene = await onGitHub([{ at: 'delete', fault: status(500) }], anAppToken({ mayUseGraphql: false }));
    expect((await scene.publish()).warning).toMatch(/could not be taken back: .*GitHub answered 500/);
  });

  it('is found if a server sends shorter pages than requested', async () => {
    const scene = await onGitHub();
    for (let index = 0; index < 150; index += 1) scene.put('a person', 'hello');
    scene.own({ run: 99, says: 'earlier' });
    scene.before('list', ({ query }) => query.set('per_page', '30'));
    await scene.publish();
    expect(scene.writes()).toEqual(['update']);
  });
});

it.each([
  ['has no id', 'github-actions[bot]'],
  ['has neither id nor the name of a bot', 'github-actions'],
])('the own account is still known if the viewer %s', async (_name, login) => {
  const rewrite = ({ data }: { data: object }) => ({ data: { ...data, viewer: { login, databaseId: null } } });
  const { github, ...scene } = await onGitHub([{ at: 'graphql', fault: { kind: 'rewrite-json', rewrite } }]);
  const namesake: Identity = { login: 'github-actions', id: 3, type: 'User', app: undefined };
  const { state } = github;
  addComment({ state, repository: state.repositories[0]! }, 7, namesake, draft({ says: 'x' }).body);
  scene.own({ run: 1, says: 'earlier' });
  await scene.publish({ says: 'mine' });
  expect(scene.texts()).toEqual(['x', 'mine']);
});

describe('another head', () => {
  const moved = { notice: 'the head has moved on to another commit' };

  it('in the REST API prevents a write of the comment', async () => {
    const scene = await onGitHub([], aToken({ mayUseGraphql: false }));
    scene.own({ run: 99, says: 'earlier' });
    scene.push();
    expect(await scene.publish()).toEqual(moved);
    expect([scene.texts(), scene.writes()]).toEqual([['earlier'], []]);
  });

  it('that is unreadable prevents a write of the comment', async () => {
    const scene = await onGitHub([
      { at: 'graphql', fault: status(502) },
      { at: 'read-pull', fault: status(404) },
    ]);
    expect(await scene.publish()).toEqual({ warning: expect.stringContaining('cannot read pull request 7') });
    expect(scene.writes()).toEqual([]);
  });
});

it('a list that cannot be read is reported, and nothing is written', async () => {
  const scene = await onGitHub([{ at: 'list', fault: status(403) }]);
  expect(await scene.publish()).toEqual({ warning: expect.stringContaining('pull-requests: write') });
  expect(scene.operations()).toHaveLength(2);
});
