import { execFileSync } from 'node:child_process';
import { link, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimFiles, findShared } from '../../../src/gate/process/claim-files.ts';
import { assertReplaceable, identityOf, isPlainFile } from '../../../src/gate/process/file-step.ts';
import { ownFolder } from './own-folder.ts';

const at = ownFolder();
const written = (name: string) => ({ name, path: at(name), is: 'written' as const });
const read = (name: string) => ({ name, path: at(name), is: 'read' as const });

describe('the path of a report', () => {
  it('is accepted if it is unused, a file, or a link to a file or to nothing', async () => {
    await writeFile(at('file'), '');
    await symlink(at('file'), at('link'));
    await symlink(at('none'), at('broken'));
    await symlink(at('ring'), at('ring'));
    for (const name of ['new', 'file', 'link', 'broken', 'ring', 'sub/new']) await assertReplaceable(at(name));
  });

  it.skipIf(process.platform !== 'linux')('is refused if it is a folder, a device or a pipe', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    await mkdir(at('sub'));
    await symlink('/dev/null', at('device'));
    await symlink(at('sub'), at('folder'));
    await symlink('/dev', at('devices'));
    await expect(assertReplaceable(at('sub'))).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(assertReplaceable(at('folder'))).rejects.toMatchObject({ code: 'EISDIR' });
    const others = ['/dev/null', '/dev/stdout', '/proc/self/comm', '/dev/none', '/dev/none/at/all'];
    for (const path of [at('pipe'), at('device'), at('devices/none'), at('devices/none/at/all'), ...others])
      await expect(assertReplaceable(path), path).rejects.toMatchObject({ code: 'no regular file' });
  });

  it('is a plain file only if it is no link, folder or device', async () => {
    await writeFile(at('file'), '');
    await symlink(at('file'), at('link'));
    await mkdir(at('sub'));
    expect(
      await Promise.all(['file', 'link', 'sub', 'none', 'none/at/all'].map((name) => isPlainFile(at(name)))),
    ).toEqual([true, false, false, false, false]);
    expect(await isPlainFile('/proc/self/comm')).toBe(false);
  });
});

describe('two paths', () => {
  it('are the same file if links lead to the same file', async () => {
    await writeFile(at('file'), '');
    await symlink(at('file'), at('link'));
    await link(at('file'), at('hard'));
    await mkdir(at('sub'));
    await symlink(at('sub'), at('linked'));
    const same = [at('file'), at('link'), at('hard'), `${at('sub')}/../file`, relative(process.cwd(), at('file'))];
    expect(new Set(await Promise.all(same.map(identityOf))).size).toBe(1);
    expect(await identityOf(at('sub/new'))).toBe(await identityOf(at('linked/new')));
    expect(await identityOf(at('sub/to/come/new'))).toBe(await identityOf(at('linked/to/come/new')));
    expect(await identityOf(at('sub/new'))).not.toBe(await identityOf(at('sub/newer')));
  });

  it('are shared if one of them is written, and not if both are read', async () => {
    const names = async (...files: Parameters<typeof findShared>[0]) =>
      (await findShared(files)).map((all) => all.map(({ name }) => name));
    expect(await names(read('a'), { ...read('a'), name: 'b' }, written('c'))).toEqual([]);
    expect(await names(read('a'), { ...written('a'), name: 'b' })).toEqual([['a', 'b']]);
    expect(await names(written('x'), written('y'), { ...written('x'), name: 'z' })).toEqual([['x', 'z']]);
  });
});

describe('files that are claimed', () => {
  it('are removed if they are written, and left if they are read', async () => {
    for (const name of ['in', 'out']) await writeFile(at(name), 'earlier');
    expect(await claimFiles([read('in'), written('out'), written('new'), written('in/sub')])).toEqual([]);
    expect(await readFile(at('in'), 'utf8')).toBe('earlier');
    await expect(readFile(at('out'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('are all left if two are the same', async () => {
    await writeFile(at('out'), 'earlier');
    const claim = claimFiles([written('out'), written('other'), { ...written('other'), name: 'again' }]);
    await expect(claim).rejects.toMatchObject({
      reason: 'config',
      message: expect.stringMatching(/^other and again are/),
    });
    expect(await readFile(at('out'), 'utf8')).toBe('earlier');
  });
});
