import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { describe, expect, it } from 'vitest';
import { isOfRemovedTool, listFiles, ROOT, readSource, type SourceFile } from './source-file.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/**
 * A page as GitHub reads it: the anchors of its parts, without `#`, and the targets of links and pictures, in Markdown and in HTML. Code
 * blocks contain neither.
 */
function parsePage(markdown: string) {
  const root: Root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const slugs = new Map<string, number>();
  const anchors = new Set<string>();
  const targets: string[] = [];
  walk(root, (node) => {
    if (node.type === 'heading') anchors.add(uniqueSlug(slugOf(textOf(node)), slugs));
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') targets.push(node.url);
    if (node.type !== 'html') return;
    for (const [, , target] of node.value.matchAll(/\b(href|src|srcset)="([^"]*)"/g)) targets.push(target!);
    for (const [, name] of node.value.matchAll(/\b(?:id|name)="([^"]*)"/g)) anchors.add(name!);
  });
  return { anchors, targets };
}

/** The anchor that GitHub gives a heading: letters, digits, `-` and `_` in lower case, a hyphen for each space. */
function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** A heading that is repeated gets a number: `gaps`, `gaps-1`, `gaps-2`. */
function uniqueSlug(slug: string, seen: Map<string, number>): string {
  const times = seen.get(slug) ?? 0;
  seen.set(slug, times + 1);
  return times === 0 ? slug : `${slug}-${times}`;
}

function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}

const FOLDERS = ['src', 'emulator', 'github-double', 'gitlab-double', 'demo', 'scripts', 'bench', 'test'];
const CODE = listFiles(FOLDERS, '.ts', '.mjs');

const PAGES = new Map(
  [
    ...readdirSync(ROOT)
      .filter((name) => name.endsWith('.md'))
      .map(readSource),
    ...listFiles(['docs', '.github'], '.md'),
    readSource('test/faults/rows.md'),
  ].map(({ path, text }) => [path, parsePage(text)]),
);

/** Why a link from the file `from` leads nowhere; undefined if it leads to something, or out of the repository. */
function problemOf(target: string, from: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [file = '', anchor] = decodeURI(target).split('#', 2);
  const path = file === '' ? from : posix.join(posix.dirname(from), file);
  if (isOfRemovedTool(path)) return undefined;
  if (path.startsWith('..') || !existsSync(join(ROOT, path))) return `${from}: there is no ${target}`;
  if (anchor === undefined || PAGES.get(path)?.anchors.has(anchor) === true) return undefined;
  return `${from}: ${path} has no heading #${anchor}`;
}

/** Texts of the code give the path of a page from the root of the repository, whatever folder they are in. */
function brokenLinksIn(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bdocs\/[\w./-]+\.md(?:#[\w-]+)?/g)].flatMap(([link]) => {
      const problem = problemOf(link, 'README.md');
      return problem === undefined ? [] : [`${path}: ${link}`];
    }),
  );
}

describe('links between the pages', () => {
  it.each([...PAGES.keys()])('in %s point to existing files and headings', (path) => {
    expect(PAGES.get(path)!.targets.flatMap((target) => problemOf(target, path) ?? [])).toEqual([]);
  });

  it.each([
    ['#no-such-chapter', 'README.md: README.md has no heading #no-such-chapter'],
    ['docs/no-such-page.md', 'README.md: there is no docs/no-such-page.md'],
    ['docs/spec-gaps.md#no-such-gap', 'README.md: docs/spec-gaps.md has no heading #no-such-gap'],
    ['../another-repository', 'README.md: there is no ../another-repository'],
  ])('would be reported as broken: %s', (target, problem) => {
    expect(problemOf(target, 'README.md')).toBe(problem);
  });
});

describe('the code', () => {
  it('names pages and headings that exist', () => {
    expect(CODE.filter(({ text }) => text.includes('docs/verdict-rules/'))).not.toEqual([]);
    const own = 'test/house/links.test.ts';
    expect(brokenLinksIn(CODE.filter(({ path }) => path !== own))).toEqual([]);
    // These are the wrong links of the tests above.
    expect(brokenLinksIn([readSource(own)])).toHaveLength(3);
  });
});
