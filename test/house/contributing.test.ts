import { describe, expect, it } from 'vitest';
import { isOfRemovedTool, readSource } from './source-file.ts';

/** A way of "Add something": an existing example, and the files to change for another one like it. */
type Way = { readonly example: string; readonly files: readonly string[] };

const [, chapter = ''] = readSource('CONTRIBUTING.md').text.split('\n## Add something\n');

const WAYS: readonly Way[] = chapter
  .split('\n## ')[0]!
  .split('\n### ')
  .slice(1)
  .map((way) => {
    const [title = '', ...lines] = way.split('\n');
    return { example: / like `(.+)`$/.exec(title)![1]!, files: linksOf(stepsOf(lines)) };
  });

function stepsOf(lines: readonly string[]): string {
  return lines.filter((line) => /^(?:\d+\.| {3}) ?\S/.test(line)).join('\n');
}

function linksOf(text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, path]) => path!);
}

/** Writes a name such as `older-than` as the code does: `olderThan`. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

describe('the ways to add something', () => {
  it('cover all common additions, with an example of each', () => {
    const examples = WAYS.map(({ example }) => example);
    expect(examples).toEqual([
      ...['comment-key', 'new-total', 'mergeGroupCommit', 'totalTimeSeconds', 'never-finished', 'superseded'],
      ...['older-than', 'secretTypes', 'sarif', 'readScan'],
    ]);
    for (const { files } of WAYS) expect(files.length).toBeGreaterThan(2);
  });

  it.each(
    WAYS.flatMap(({ example, files }) =>
      files.filter((file) => !isOfRemovedTool(file)).map((file) => [example, file] as const),
    ),
  )('for %s name the file %s, which contains the example', (example, file) => {
    const { text } = readSource(file);
    expect(text.includes(example) || text.includes(camelCase(example))).toBe(true);
  });
});

describe('the rules', () => {
  const [, page = ''] = readSource('CONTRIBUTING.md').text.split('\n## Where is the rule for …\n');
  const rows = page
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes(']('));

  it('are in one existing file each', () => {
    expect(rows.length).toBeGreaterThan(12);
    const files = rows.map(linksOf);
    for (const [file, ...others] of files) {
      expect(others).toEqual([]);
      if (!isOfRemovedTool(file!)) expect(readSource(file!).text).toContain('export ');
    }
    expect(new Set(files.flat()).size).toBe(rows.length);
  });
});
