import { describe, expect, it } from 'vitest';
import { listFiles, type SourceFile } from './source-file.ts';

const OWN_FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double', 'demo', 'scripts', 'bench', 'test'];

/** The title of a test, a group of tests, or a table of them. */
const TITLE = /(?:^\s*(?:it|test|describe)(?:\.concurrent)?\(|^\s*\]\)\()\s*(['"`])((?:\\.|(?!\1).)*)\1/gm;

const MOST_CHARACTERS = 140;

/** In a test a text may fill a line; elsewhere a pattern alone may. */
function mayHoldTexts(path: string, line: string): boolean {
  return path.startsWith('test/') || line.trimStart().startsWith('/');
}

/** Every line that matches, as `path:line`. */
function linesWith(files: readonly SourceFile[], pattern: RegExp): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
}

function filesButThis(): readonly SourceFile[] {
  return listFiles(OWN_FOLDERS, '.ts').filter(({ path }) => path !== 'test/house/source-rules.test.ts');
}

describe('the sources', () => {
  it('have names that say what a file contains', () => {
    const names = listFiles(OWN_FOLDERS, '.ts').map(({ path }) => path);
    expect(
      names.filter((path) => /(?:^|\/)(?:index|utils?|helpers?|types?|constants?|common|misc)(?:\.|\/)/.test(path)),
    ).toEqual([]);
  });

  it('have no comments that silence a tool, and no TODO', () => {
    const pattern =
      /@ts-(?:ignore|expect-error|nocheck)|(?:biome|eslint|oxlint)-(?:ignore|disable)|\b(?:TODO|FIXME|XXX)\b/;
    expect(linesWith(filesButThis(), pattern)).toEqual([]);
  });

  it('do not mock modules in tests', () => {
    expect(linesWith(filesButThis(), /\bvi\.(?:mock|doMock)\(/)).toEqual([]);
  });

  it('never replace a missing member of an answer or a setting with a default', () => {
    // zod's .default() and coerce turn an absent or broken member into a plausible one: z.coerce.number('') is 0.
    expect(linesWith(listFiles(['src'], '.ts'), /\.(?:default|prefault)\(|\bcoerce\b|z\.[^;]*\.catch\(/)).toEqual([]);
  });

  it('set the exit code in only one file, and never end the process in another way', () => {
    const inside = listFiles(['src'], '.ts').filter(({ path }) => path !== 'src/gate/process/exit-guard.ts');
    expect(linesWith(inside, /\bprocess\.(?:exit|abort|kill|exitCode)\b/)).toEqual([]);
  });

  it('have no line of more than 140 characters, but for a text or a pattern that fills it alone', () => {
    // A message stays whole in a test, so that a search for it finds it. A regular expression cannot be broken anywhere.
    const alone = /^\s*(?:(?:const )?\w+(?::| =) |return )?(?:['"`].*['"`]|\/.*\/)[\w)]*[;,]?$/;
    const tooLong = listFiles(OWN_FOLDERS, '.ts', '.mjs', '.cjs').flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const isAllowed = line.length <= MOST_CHARACTERS || (alone.test(line) && mayHoldTexts(path, line));
        return isAllowed ? [] : [`${path}:${index + 1}`];
      }),
    );
    expect(tooLong).toEqual([]);
  });

  it('have test titles of less than 100 characters, as they are written', () => {
    const titles = listFiles(['test'], '.test.ts').flatMap(({ text }) =>
      [...text.matchAll(TITLE)].map(([, , title = '']) => title),
    );
    expect(titles.length).toBeGreaterThan(1_000);
    expect(titles.filter((title) => title.length >= 100)).toEqual([]);
  });
});
