import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Root = ReturnType<typeof fromMarkdown>;
type Nodes = Root | Root['children'][number];

/** How long the sentences of a document are. */
export type Prose = {
  readonly wordsASentence: number;
  /** The part of the sentences that have more than 30 words, from 0 to 1. */
  readonly longPart: number;
};

const LONG_WORDS = 30;

export function measureProse(markdown: string): Prose {
  const lengths = sentencesOf(markdown).map(countWords);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const long = lengths.filter((length) => length > LONG_WORDS);
  return { wordsASentence: words / Math.max(lengths.length, 1), longPart: long.length / Math.max(lengths.length, 1) };
}

/** The sentences of paragraphs and list items. Tables, code blocks, headings and HTML are left out. Code in a line is one word. */
export function sentencesOf(markdown: string): readonly string[] {
  const root: Root = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  return paragraphsOf(root).flatMap((text) => text.split(/(?<=[.!?][)"*]*)\s+/).filter((part) => countWords(part) > 0));
}

export function countWords(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function paragraphsOf(node: Nodes): readonly string[] {
  if (node.type === 'paragraph') return [textOf(node)];
  if (node.type === 'table' || node.type === 'heading' || !('children' in node)) return [];
  return node.children.flatMap(paragraphsOf);
}

/** A picture says nothing here: its text is for those who do not see it. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
