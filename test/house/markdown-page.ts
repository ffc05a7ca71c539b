import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

export type MarkdownPage = {
  /** Names that a link to a part of the page can end in, without `#`. */
  readonly anchors: ReadonlySet<string>;
  /** Targets of links and pictures, in Markdown and in HTML, as they are written. */
  readonly targets: readonly string[];
};

/** A page as GitHub reads it. Code blocks contain no headings and no links. */
export function parsePage(markdown: string): MarkdownPage {
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
