import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readLocalFile } from '../../src/cli/read-local-file.ts';
import { readPlainFile } from '../../src/gate/process/read-plain-file.ts';
import { ownFolder } from '../gate/process/own-folder.ts';

const at = ownFolder();

describe('a file on this machine', () => {
  it('is read to its end, with any length', async () => {
    const text = 'é'.repeat(100_000);
    await writeFile(at('file'), text);
    expect((await readLocalFile(at('file'), 200_000)).toString('utf8')).toBe(text);
    expect(await readPlainFile(at('file'), 200_000)).toHaveLength(200_000);
  });

  it('is refused if it is too long', async () => {
    await writeFile(at('file'), 'x'.repeat(11));
    await expect(readLocalFile(at('file'), 10)).rejects.toMatchObject({ code: 'EFBIG' });
  });

  it('is refused if it is missing or a folder', async () => {
    await expect(readLocalFile(at('none'), 10)).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(readLocalFile(at(''), 1_000_000)).rejects.toMatchObject({ code: 'EISDIR' });
  });
});

describe.skipIf(process.platform !== 'linux')('a path that is not a file', () => {
  it('is read if it may be a device or a pipe, also if the writer of the pipe starts later', async () => {
    expect(await readLocalFile('/dev/null', 10)).toHaveLength(0);
    execFileSync('mkfifo', [at('pipe')]);
    const read = readLocalFile(at('pipe'), 100);
    await writeFile(at('pipe'), 'from the pipe');
    expect((await read).toString('utf8')).toBe('from the pipe');
  });

  it('is refused if only a plain file is allowed', async () => {
    await expect(readPlainFile('/dev/null', 10)).rejects.toMatchObject({
      code: 'no regular file',
    });
  });

  it('is refused if it is endless or has no length', async () => {
    await expect(readLocalFile('/dev/zero', 100_000)).rejects.toMatchObject({ code: 'EFBIG' });
    await expect(readLocalFile('/proc/self/environ', 1)).rejects.toMatchObject({ code: 'EFBIG' });
  });

  it('is not waited for once the run is stopped', async () => {
    execFileSync('mkfifo', [at('pipe')]);
    const controller = new AbortController();
    const read = readLocalFile(at('pipe'), 10, controller.signal);
    const stopped = new Error('stopped');
    controller.abort(stopped);
    await expect(read).rejects.toBe(stopped);
  });
});
