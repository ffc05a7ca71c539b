import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countWords, measureProse, sentencesOf } from './prose.ts';
import { listFiles, ROOT, readSource } from './source-file.ts';

const MOST_WORDS_A_SENTENCE = 14.5;
const MOST_LONG_PART = 0.03;

/** The pages that people read. The list of changes is written release by release, and stays as it was. */
const DOCUMENTS = [
  ...readdirSync(ROOT)
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map(readSource),
  ...listFiles(['docs', '.github'], '.md'),
];

/** Nothing for a document in plain sentences. Else its figures, and the sentences to look at first. */
function problemsOf(markdown: string): readonly string[] {
  const { wordsASentence, longPart } = measureProse(markdown);
  if (wordsASentence <= MOST_WORDS_A_SENTENCE && longPart <= MOST_LONG_PART) return [];
  const figures = `${wordsASentence.toFixed(1)} words a sentence, ${(longPart * 100).toFixed(1)} % of them long`;
  const longest = sentencesOf(markdown).toSorted((one, other) => countWords(other) - countWords(one));
  return [figures, ...longest.slice(0, 10)];
}

describe('the documents', () => {
  it.each(DOCUMENTS)('are in plain sentences: $path', ({ text }) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

describe('what is counted', () => {
  it('are the sentences of paragraphs and lists, each item by itself', () => {
    const markdown = 'One *sentence* here. And [another](a.md)!\n\n- An item:\n  - of two words\n  - `npm ci` first.';
    expect(sentencesOf(markdown)).toEqual([
      'One sentence here.',
      'And another!',
      'An item:',
      'of two words',
      'code first.',
    ]);
  });

  it('leaves out tables, code, headings and HTML', () => {
    const markdown = '# A heading\n\n| a | b |\n|---|---|\n| c | d |\n\n```\ncode\n```\n\n<p>html</p>\n\nA text.';
    expect(sentencesOf(markdown)).toEqual(['A text.']);
  });

  it('are the words of a sentence, and the sentences of more than thirty', () => {
    const long = `${'word '.repeat(31).trim()}.`;
    expect(measureProse(`${long} A short one - of six words.`)).toEqual({ wordsASentence: 18.5, longPart: 0.5 });
    expect(measureProse('word '.repeat(30))).toEqual({ wordsASentence: 30, longPart: 0 });
  });
});
