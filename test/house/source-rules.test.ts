import { describe, expect, it } from 'vitest';
import { listFiles, type SourceFile } from './source-file.ts';

const OWN_FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double', 'demo', 'scripts', 'bench', 'test'];

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
    const pattern = /@ts-(?:ignore|expect-error|nocheck)|(?:biome|eslint)-(?:ignore|disable)|\b(?:TODO|FIXME|XXX)\b/;
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
});
