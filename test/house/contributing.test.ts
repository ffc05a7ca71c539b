import { describe, expect, it } from 'vitest';
import { readSource } from './source-file.ts';

/** A row of "Add something": an example that is there already, and the files to change for another one like it. */
type Way = { readonly example: string; readonly files: readonly string[] };

const [, chapter = ''] = readSource('CONTRIBUTING.md').text.split('\n## Add something\n');

const WAYS: readonly Way[] = chapter
  .split('\n## ')[0]!
  .split('\n')
  .filter((line) => /^\| an? /.test(line))
  .map((line) => {
    const [, example = '', change = ''] = line.split(' | ');
    return { example: example.replaceAll('`', ''), files: linksOf(change) };
  });

function linksOf(cell: string): readonly string[] {
  return [...cell.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
}

/** `older-than` is `olderThan` where it is not text. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

describe('the ways to add something', () => {
  it('are told for an input, a reason, a key, a member of the filter and an operation', () => {
    const examples = WAYS.map(({ example }) => example);
    expect(examples).toEqual(['comment-key', 'superseded', 'older-than', 'secretTypes', 'readScan']);
    for (const { files } of WAYS) expect(files.length).toBeGreaterThan(2);
  });

  it.each(WAYS.flatMap(({ example, files }) => files.map((file) => [example, file] as const)))(
    'of %s lead through %s, which knows it',
    (example, file) => {
      const { text } = readSource(file);
      expect(text.includes(example) || text.includes(camelCase(example))).toBe(true);
    },
  );
});
