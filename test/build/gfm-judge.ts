import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** Texts that GitHub turns into a mention, reference, link, emoji or formula after rendering. */
const LIVE_TEXT: Readonly<Record<string, RegExp>> = {
  mention: /@[a-z0-9]/i,
  'issue reference': /#\d|\bGH-\d/i,
  commit: /\b[0-9a-f]{7,64}\b/i,
  address: /https?:|www\.|[a-z0-9]@[a-z0-9]|mailto:|xmpp:/i,
  emoji: /:[a-z0-9_+-]+:/i,
  formula: /\$/,
  /** Allows the zero-width space, with which a page breaks text that would be live. */
  'unseen character': /(?!\u200b)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u,
};

export type Judgement = {
  /** Every node of the parsed page that is not plain text, in order: only the template may decide these. */
  readonly structure: readonly string[];
  readonly live: readonly string[];
};

const READING = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };

/** Pages of different runs differ in a few parts: a time, a port. The others are parsed once. */
const JUDGED = new Map<string, Judgement>();
const MOST_KEPT = 3_000;
/** A longer part is hostile, and comes only once. */
const LONGEST_KEPT = 10_000;

/** Parses a page as GitHub would (GFM with tables, autolinks, strike-through, task lists and footnotes). */
export function judge(page: string): Judgement {
  const parts = partsOf(page).map(judgePart);
  // Every part has a root of its own, but the page has only one.
  const structure = parts.flatMap(({ structure: [_root, ...nodes] }) => nodes);
  return { structure: [ROOT, ...structure], live: parts.flatMap(({ live }) => live) };
}

const ROOT = '0 root';

function judgePart(part: string): Judgement {
  const known = JUDGED.get(part);
  if (known !== undefined) return known;
  const judged = judgeWhole(part);
  if (part.length > LONGEST_KEPT) return judged;
  // A copy, because a piece of a text keeps all of it in memory.
  JUDGED.set(Buffer.from(part, 'utf16le').toString('utf16le'), judged);
  if (JUDGED.size > MOST_KEPT) JUDGED.delete(JUDGED.keys().next().value!);
  return judged;
}

/** The same judgement without the stored parts. */
export function judgeWhole(page: string): Judgement {
  const root: Root = fromMarkdown(page, READING);
  const structure: string[] = [];
  const live: string[] = [];
  walk(root, (node, depth) => {
    if (node.type === 'text') live.push(...liveIn(node.value));
    else if (node.type !== 'inlineCode') structure.push(`${depth} ${described(node)}`);
  });
  return { structure, live };
}

/**
 * The page in parts that mean the same alone as on the page. It is cut at a blank line that nothing can reach across: in
 * doubt, it is not cut.
 */
export function partsOf(page: string): readonly string[] {
  // A definition acts on all of the page, and other line breaks than ours are rare.
  if (page.includes(']:') || page.includes('\r')) return [page];
  // An HTML comment ends with its line.
  const [marker = ''] = /^<!-- findings-gate [^\n]*-->\n(?=\S)/.exec(page) ?? [];
  const parts: string[] = [];
  for (const block of page.slice(marker.length).split('\n\n')) {
    const last = parts.at(-1);
    if (last === undefined || !reachesInto(last, block)) parts.push(block);
    else parts[parts.length - 1] = `${last}\n\n${block}`;
  }
  return marker === '' ? parts : [marker, ...parts];
}

const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const HAS_LIST_ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/m;
/** Blocks that may stay open beyond a blank line: a code block with fences, or HTML of the kinds that have an end of their own. */
const MAY_STAY_OPEN = /```|~~~|<[!?]|<(?:script|pre|style|textarea)/i;
const CLOSED_CODE = /^```[a-z]*\n(?:(?!.*(?:```|~~~)).*\n)*```$/;

/** True if the part before a blank line may change the meaning of the block after it, or go on in this block. */
function reachesInto(part: string, block: string): boolean {
  if (!/^\S/.test(block)) return true;
  if (LIST_ITEM.test(block) && HAS_LIST_ITEM.test(part)) return true;
  return MAY_STAY_OPEN.test(part) && !CLOSED_CODE.test(part);
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
