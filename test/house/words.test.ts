import { describe, expect, it } from 'vitest';
import { isOfRemovedTool, listFiles, readSource, type SourceFile } from './source-file.ts';

/** Type declarations of a file, those that are not exported too. */
const TYPE = /^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm;

/** Names that stand for something else in another place, each with its places. */
function doubleNames(files: readonly SourceFile[]): readonly string[] {
  const found = files.flatMap(({ path, text }) => [...text.matchAll(TYPE)].map(([, name = '']) => ({ name, path })));
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`);
}

/** A value that stands in one line. What follows on further lines is a table of its file, such as the flags of a command. */
const CONSTANT = /^(?:export )?const ([A-Z][A-Z0-9_]+)\b[^=\n]*= *([^\n]*);$/gm;

/** Names of constants that have one value here and another one there. */
function doubleValues(files: readonly SourceFile[]): readonly string[] {
  const found = files.flatMap(({ path, text }) =>
    [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => ({ name, value, path })),
  );
  return [...Map.groupBy(found, ({ name }) => name)]
    .filter(([, places]) => new Set(places.map(({ value }) => value)).size > 1)
    .map(([name, places]) => `${name}: ${places.map(({ path, value }) => `${value} in ${path}`).join(', ')}`);
}

describe('the words of src', () => {
  const files = listFiles(['src'], '.ts');

  it('declare no type twice under one name, exported or not', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(doubleNames(files)).toEqual([]);
  });

  it('give the constants of one name one value', () => {
    expect(files.flatMap(({ text }) => [...text.matchAll(CONSTANT)]).length).toBeGreaterThan(10);
    expect(doubleValues(files)).toEqual([]);
  });
});

describe('the page of the words', () => {
  const rows = [...readSource('docs/words.md').text.matchAll(/^\| ([^|]+) \| .+ \| \[(\w+)\]\(\.\.\/([^)]+)\) \|$/gm)];

  it('has words, each once', () => {
    const words = rows.map(([, word]) => word);
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(
    rows.map(([, word, type, file]) => [word!, type!, file!] as const).filter(([, , file]) => !isOfRemovedTool(file)),
  )('has for %s the type %s of %s', (_, type, file) => {
    const declared = [...readSource(file).text.matchAll(TYPE)].map(([, name]) => name);
    expect(declared).toContain(type);
  });
});
