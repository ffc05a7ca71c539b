import { readdirSync, readlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { codeOf, withFile, writeWholeFile } from '../../../src/gate/process/whole-file.ts';
import { ownFolder } from './own-folder.ts';

const at = ownFolder();

const warningFor = (code: string) => `Not written: ${code}.`;

describe('a whole file', () => {
  it('is written with its folders, and no other file is left', async () => {
    expect(await writeWholeFile(at('a/b/file.json'), '{}', warningFor)).toEqual({});
    expect(await readFile(at('a/b/file.json'), 'utf8')).toBe('{}');
    expect(await readdir(at('a/b'))).toEqual(['file.json']);
  });

  it('has every character of pieces of any length', async () => {
    const path = at('file.json');
    const pieces = ['a', '\u{1f600}\u00e9'.repeat(40_000), '', 'b'];
    expect(await writeWholeFile(path, pieces, warningFor)).toEqual({});
    expect(await readFile(path, 'utf8')).toBe(pieces.join(''));
  });

  it('with a piece that cannot be made is a warning, and leaves no draft', async () => {
    function* broken() {
      yield '{';
      throw new TypeError('x is not a function');
    }
    expect(await writeWholeFile(at('file.json'), broken(), warningFor)).toEqual({
      warning: 'Not written: an error.',
    });
    expect(await readdir(at(''))).toEqual([]);
  });

  it("that cannot be written is a warning with the system's error code, and leaves no draft", async () => {
    await writeFile(at('file'), 'earlier');
    await mkdir(at('sub'));
    const inFile = await writeWholeFile(at('file/r.json'), '{}', warningFor);
    expect(inFile.warning).toMatch(/^Not written: (?:ENOTDIR|EEXIST)\.$/);
    const overFolder = await writeWholeFile(at('sub'), '{}', warningFor);
    expect(overFolder.warning).toMatch(/^Not written: (?:EISDIR|ENOTEMPTY|EPERM)\.$/);
    expect((await readdir(at(''))).sort()).toEqual(['file', 'sub']);
    expect(await readFile(at('file'), 'utf8')).toBe('earlier');
  });
});

describe('the code of a failure', () => {
  it("is the system's code, without the path", async () => {
    const thrown: unknown = await readFile(at('missing')).catch((error: unknown) => error);
    expect(codeOf(thrown)).toBe('ENOENT');
  });

  it.each([[new Error('a defect')], ['a text'], [undefined]])('is "an error" for %j', (thrown) => {
    expect(codeOf(thrown)).toBe('an error');
  });
});

describe('an open file', () => {
  it('gets everything that is written, in order, after the earlier content', async () => {
    await writeFile(at('file'), 'earlier ');
    await withFile(at('file'), 'append', async (file) => {
      expect(await file.size()).toBe(8);
      await file.write('é');
      await file.write(new Uint8Array());
      await file.write(Buffer.from('z'.repeat(200_000)));
    });
    expect(await readFile(at('file'), 'utf8')).toBe(`earlier é${'z'.repeat(200_000)}`);
  });

  it.skipIf(process.platform !== 'linux')('is closed afterwards, also if its use fails', async () => {
    const use = withFile(at('file'), 'new', async () => {
      expect(openPaths()).toContain(at('file'));
      throw new Error('of its use');
    });
    await expect(use).rejects.toThrow('of its use');
    expect(openPaths()).not.toContain(at('file'));
  });

  it('is never an existing one if a new one is requested', async () => {
    await writeFile(at('file'), 'earlier');
    await expect(withFile(at('file'), 'new', (file) => file.write('new'))).rejects.toMatchObject({
      code: 'EEXIST',
    });
    expect(await readFile(at('file'), 'utf8')).toBe('earlier');
  });
});

// A device that takes no byte.
describe.skipIf(process.platform !== 'linux')('a full disk', () => {
  it('is an error, and is not retried forever', async () => {
    await expect(withFile('/dev/full', 'append', (file) => file.write('x'))).rejects.toMatchObject({ code: 'ENOSPC' });
  });
});

function openPaths(): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return []; // Closed since.
    }
  });
}
