import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHostileText } from '../report/pages/any-hostile-text.ts';
import { draws } from './draws.ts';
import { judge, judgeWhole, partsOf } from './gfm-judge.ts';
import { samplePages } from './sample-pages.ts';
import { SAMPLE_REPORTS } from './sample-reports.ts';

describe('the judge of pages', () => {
  test.each([
    ['hello @user', 'mention'],
    ['see #12', 'issue reference'],
    ['at deadbeef', 'commit'],
    ['a :tada: b', 'emoji'],
  ])('reports %j as live', (page, kind) => {
    expect(judge(page).live.join()).toContain(kind);
  });

  test('finds a bare address, HTML and an image', () => {
    expect(judge('www.evil.example <b> ![](https://evil.example/a.png)').structure.join()).toMatch(/link.*html.*image/);
  });
});

/** Pieces that begin, end or go on in a block of Markdown. */
const anyBlocks = fc.string({
  unit: fc.constantFrom(
    ...['\n\n', '\n\n', '\n', '\n\n\n', '- a', '1. b', '    c', '  d', '> e', '```', '```sh\nf\n```'],
    ...['~~~', '<!-- ', ' -->', '<!-- findings-gate x -->\n', '<pre>', '</pre>', '<details>'],
    ...['| g | h |\n|--|--|\n| i | j |', '[k]', '[k]: https://l.example', '[^m]', '[^m]: n', '\r'],
    ...['\t', '\ufeff', '# o', '===', '---', 'www.p.example', '*q', '`'],
  ),
  maxLength: 14,
});

describe('a page that is judged in parts has the result of the whole page', () => {
  const page = samplePages(SAMPLE_REPORTS.fail!).get('comment.md')!;

  test('with any blocks', () => {
    const isAsWhole = fc.property(anyBlocks, (blocks) => {
      expect(judge(blocks)).toEqual(judgeWhole(blocks));
    });
    fc.assert(isAsWhole, { numRuns: draws(500) });
  });

  test('with hostile text in place of any word', () => {
    const words = page.split(' ');
    expect(partsOf(page).length).toBeGreaterThan(2);
    const isAsWhole = fc.property(fc.oneof(anyHostileText, anyBlocks), fc.nat(words.length - 1), (text, at) => {
      const broken = words.with(at, text.slice(0, 500)).join(' ');
      expect(judge(broken)).toEqual(judgeWhole(broken));
    });
    fc.assert(isAsWhole, { numRuns: draws(40) });
  });
});
