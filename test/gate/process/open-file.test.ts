import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withFile } from '../../../src/gate/process/open-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-file-'));
  path = join(folder, 'file');
});
afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('an open file', () => {
  it('gets everything that is written, in order, behind what is there', async () => {
    await writeFile(path, 'earlier ');
    await withFile(path, 'append', async (file) => {
      expect(await file.size()).toBe(8);
      await file.write('é');
      await file.write(new Uint8Array());
      await file.write(Buffer.from('z'.repeat(200_000)));
    });
    expect(await readFile(path, 'utf8')).toBe(`earlier é${'z'.repeat(200_000)}`);
  });

  it.skipIf(process.platform !== 'linux')('is closed afterwards, also where its use fails', async () => {
    const use = withFile(path, 'new', async () => {
      expect(openPaths()).toContain(path);
      throw new Error('of its use');
    });
    await expect(use).rejects.toThrow('of its use');
    expect(openPaths()).not.toContain(path);
  });

  it('is never an earlier one where a new one is asked for', async () => {
    await writeFile(path, 'earlier');
    await expect(withFile(path, 'new', (file) => file.write('new'))).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await readFile(path, 'utf8')).toBe('earlier');
  });
});

// A device that takes no byte.
describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  it('is an error, and no endless attempt', async () => {
    await expect(withFile('/dev/full', 'append', (file) => file.write('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});

/** Paths of all files that this process has open. */
function openPaths(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return []; // Closed since.
    }
  });
}
