import { describe, expect, it } from 'vitest';
import { listFiles, type SourceFile } from './source-file.ts';

/** Type declarations of a file, those that are not exported too. */
const TYPE = /^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

/** Names that stand for something else in another place, each with its places. */
function doubleNames(files: readonly SourceFile[]): readonly string[] {
  const found = files.flatMap(({ path, text }) => [...text.matchAll(TYPE)].map(([, name = '']) => ({ name, path })));
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

describe('the words of src', () => {
  const files = listFiles(['src'], '.ts');

  it('declare no type twice under one name, exported or not', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(doubleNames(files)).toEqual([]);
  });

  it('would show a name that two files declare', () => {
    const twice = [
      { path: 'src/a.ts', text: 'export type Found = string;' },
      { path: 'src/b.ts', text: 'const a = 1;\nclass Found {}' },
    ];
    expect(doubleNames(twice)).toEqual(['Found: src/a.ts, src/b.ts']);
  });
});
