import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readGitFolder } from '../../../src/cli/target/git-folder.ts';
import { aFolder } from '../a-folder.ts';

const HEAD = 'c0ffee'.padEnd(40, '0');
const NOTHING = { commit: undefined, branch: undefined, repository: undefined };

const ON_MAIN = { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${HEAD}\n` };

function origin(url: string): string {
  return `[core]\n\tbare = false\n[remote "upstream"]\n\turl = https://x.test/o/o\n[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n[branch "main"]\n\tremote = origin\n`;
}

it.each([
  ['the branch that is checked out', ON_MAIN, { ...NOTHING, commit: HEAD, branch: 'refs/heads/main' }],
  ['a detached head', { '.git/HEAD': `${HEAD}\n` }, { ...NOTHING, commit: HEAD }],
  [
    'a packed branch',
    {
      '.git/HEAD': 'ref: refs/heads/a/b\n',
      '.git/packed-refs': `# pack-refs with: peeled\n${'1'.repeat(40)} refs/heads/b\n${HEAD} refs/heads/a/b\n^${'2'.repeat(40)}\n`,
    },
    { ...NOTHING, commit: HEAD, branch: 'refs/heads/a/b' },
  ],
  [
    'a worktree',
    {
      '.git': 'gitdir: elsewhere/worktrees/w\n',
      'elsewhere/worktrees/w/HEAD': 'ref: refs/heads/w\n',
      'elsewhere/worktrees/w/commondir': '../..\n',
      'elsewhere/refs/heads/w': HEAD,
      'elsewhere/config': origin('git@github.com:acme/shop.git'),
    },
    { commit: HEAD, branch: 'refs/heads/w', repository: 'acme/shop' },
  ],
  ['a branch without a commit', { '.git/HEAD': 'ref: refs/heads/main\n' }, NOTHING],
  ['a head that is its own', { '.git/HEAD': 'ref: refs/heads/x', '.git/refs/heads/x': 'ref: refs/heads/x' }, NOTHING],
  ['a ref that leads out', { '.git/HEAD': 'ref: refs/../../outside\n', outside: HEAD }, NOTHING],
  ['a head that is no hash', { '.git/HEAD': 'c0ffee\n' }, NOTHING],
  ['an empty folder of git', { '.git/x': '' }, NOTHING],
])('%s is read as git would', async (_, files, facts) => {
  expect(await readGitFolder(aFolder(files as unknown as Record<string, string>))).toEqual(facts);
});

it.each([
  ['https://github.com/acme/shop.git', 'acme/shop'],
  ['ssh://git@git.example:22/acme/tools/shop', 'acme/tools/shop'],
  ['git@github.com:acme/shop', 'acme/shop'],
  ['"https://github.com/acme/shop"', 'acme/shop'],
  ['/srv/git/shop.git', undefined],
  ['file:///srv/git/shop.git', undefined],
  ['https://github.com/acme/shop\n\turl = https://github.com/acme/other', undefined],
])('the remote origin with the address %j is the repository %s', async (url, repository) => {
  expect((await readGitFolder(aFolder({ ...ON_MAIN, '.git/config': origin(url) }))).repository).toBe(repository);
});

it('a folder inside a checkout belongs to it', async () => {
  const folder = aFolder({ ...ON_MAIN, 'a/b/c': '' });
  expect(await readGitFolder(join(folder, 'a', 'b'))).toMatchObject({ commit: HEAD });
});

it('a folder of git that belongs to another user is ignored', async () => {
  const folder = aFolder(ON_MAIN);
  expect(await readGitFolder(folder)).toMatchObject({ commit: HEAD });
  expect(await readGitFolder(folder, 987_654)).toEqual(NOTHING);
});

it('a folder without a checkout around it has no commit and no repository', async () => {
  expect(await readGitFolder('/')).toEqual(NOTHING);
});
