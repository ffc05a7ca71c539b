import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readLocalFile } from '../../../src/gate/process/read-local-file.ts';
import { ownFolder } from './own-folder.ts';

const at = ownFolder();

describe('a file on this machine', () => {
  it('is read to its end, however long', async () => {
    const text = 'é'.repeat(100_000);
    await writeFile(at('file'), text);
    expect((await readLocalFile(at('file'), { mostBytes: 200_000 })).toString('utf8')).toBe(text);
    expect(await readLocalFile(at('file'), { mostBytes: 200_000, isPlain: true })).toHaveLength(200_000);
  });

  it('is refused where it is longer than it may be', async () => {
    await writeFile(at('file'), 'x'.repeat(11));
    await expect(readLocalFile(at('file'), { mostBytes: 10 })).rejects.toMatchObject({ code: 'EFBIG' });
  });

  it('is refused where it is missing or a folder', async () => {
    await expect(readLocalFile(at('none'), { mostBytes: 10 })).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readLocalFile(at(''), { mostBytes: 1_000_000 })).rejects.toMatchObject({ code: 'EISDIR' });
  });
});

describe.skipIf(process.platform !== 'linux')('what is no file', () => {
  it('is read where that may be: a device, and a pipe whose writer comes late', async () => {
    expect(await readLocalFile('/dev/null', { mostBytes: 10 })).toHaveLength(0);
    execFileSync('mkfifo', [at('pipe')]);
    const read = readLocalFile(at('pipe'), { mostBytes: 100 });
    await writeFile(at('pipe'), 'from the pipe');
    expect((await read).toString('utf8')).toBe('from the pipe');
  });

  it('is refused where only a plain file can be meant', async () => {
    await expect(readLocalFile('/dev/null', { mostBytes: 10, isPlain: true })).rejects.toMatchObject({
      code: 'no regular file',
    });
  });

  it('has an end also where it never ends by itself, or says nothing of its length', async () => {
    await expect(readLocalFile('/dev/zero', { mostBytes: 100_000 })).rejects.toMatchObject({ code: 'EFBIG' });
    await expect(readLocalFile('/proc/self/environ', { mostBytes: 1 })).rejects.toMatchObject({ code: 'EFBIG' });
  });

  it('is not waited for once the run is stopped', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const controller = new AbortController();
    const read = readLocalFile(at('pipe'), { mostBytes: 10, signal: controller.signal });
    const stopped = new Error('stopped');
    controller.abort(stopped);
    await expect(read).rejects.toBe(stopped);
  });
});
