import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** What GitHub turns into a mention, reference, link, emoji or formula after rendering. */
const LIVE_TEXT: Readonly<Record<string, RegExp>> = {
  mention: /@[a-z0-9]/i,
  'issue reference': /#\d|\bGH-\d/i,
  commit: /\b[0-9a-f]{7,64}\b/i,
  address: /https?:|www\.|[a-z0-9]@[a-z0-9]|mailto:|xmpp:/i,
  emoji: /:[a-z0-9_+-]+:/i,
  formula: /\$/,
  /** But for the zero-width space with which a page breaks what would be live. */
  'unseen character': /(?!\u200b)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
};

export type Judgement = {
  /** Every node of the parsed page that is not plain text, in order: only the template may decide these. */
  readonly structure: readonly string[];
  /** Kinds of active text found outside code, with the text. */
  readonly live: readonly string[];
};

const READING = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Each page is looked at several times: by what must be true of every run, and by the test itself. */
const JUDGED = new Map<string, Judgement>();
const MOST_KEPT = 50;

/** Parses a page as GitHub would (GFM with tables, autolinks, strike-through, task lists and footnotes). */
export function judge(page: string): Judgement {
  const known = JUDGED.get(page);
  if (known !== undefined) return known;
  const judged = judgeAnew(page);
  JUDGED.set(page, judged);
  if (JUDGED.size > MOST_KEPT) JUDGED.delete(JUDGED.keys().next().value!);
  return judged;
}

function judgeAnew(page: string): Judgement {
  const root: Root = fromMarkdown(page, READING);
  const structure: string[] = [];
  const live: string[] = [];
  walk(root, (node, depth) => {
    if (node.type === 'text') live.push(...liveIn(node.value));
    else if (node.type !== 'inlineCode') structure.push(`${depth} ${described(node)}`);
  });
  return { structure, live };
}

function walk(node: Nodes, visit: (node: Nodes, depth: number) => void, depth = 0): void {
  visit(node, depth);
  if ('children' in node) for (const child of node.children) walk(child, visit, depth + 1);
}

function described(node: Nodes): string {
  if (node.type === 'html') return `html ${node.value.replace(/^<!-- findings-gate .* -->$/, 'marker')}`;
  if (node.type === 'link') return `link ${node.url}`;
  if (node.type === 'heading') return `heading ${node.depth}`;
  if (node.type === 'code')
    return `code ${node.lang} ${node.lang === 'mermaid' ? node.value : node.value.split('\n').length}`;
  return node.type;
}

function liveIn(text: string): string[] {
  return Object.entries(LIVE_TEXT).flatMap(([kind, pattern]) => (pattern.test(text) ? [`${kind}: ${text}`] : []));
}
