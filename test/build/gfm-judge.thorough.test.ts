import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyHostileText } from '../report/pages/any-hostile-text.ts';
import { draws, shareOf } from './draws.ts';
import { judge, judgeWhole, partsOf } from './gfm-judge.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { samplePages } from './sample-pages.ts';
import { SAMPLE_REPORTS } from './sample-reports.ts';
import { UNTRUSTED_FIELDS } from './untrusted-fields.ts';

const pagesOf = (report: Parameters<typeof samplePages>[0]) =>
  [...samplePages(report)].filter(([name]) => name.endsWith('.md')).map(([, page]) => page);

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

describe('a page that is judged in parts', () => {
  test.each(shareOf(Object.entries(SAMPLE_REPORTS), 0, 1))('means what it means as a whole: %s', (_name, report) => {
    for (const page of pagesOf(report)) {
      expect(judge(page)).toEqual(judgeWhole(page));
      expect(partsOf(page).length).toBeGreaterThan(2);
    }
  });

  test('means so wherever its blocks begin and end', () => {
    fc.assert(
      fc.property(anyBlocks, (page) => {
        expect(judge(page)).toEqual(judgeWhole(page));
      }),
      { numRuns: draws(500) },
    );
  });

  test('means so with hostile text in the place of anything', () => {
    const page = pagesOf(SAMPLE_REPORTS.fail!)[0]!;
    const words = page.split(' ');
    const texts = fc.oneof(anyHostileText, anyBlocks, fc.constantFrom(...Object.values(HOSTILE_TEXTS).flat()));
    fc.assert(
      fc.property(texts, fc.nat(words.length - 1), (text, at) => {
        const broken = words.with(at, text.slice(0, 500)).join(' ');
        expect(judge(broken)).toEqual(judgeWhole(broken));
      }),
      { numRuns: draws(30) },
    );
  });

  test('means so in every field that others write', () => {
    for (const reportWith of shareOf(Object.values(UNTRUSTED_FIELDS), 0, 1)) {
      const [page = ''] = pagesOf(reportWith('a\n\n- b\n\n```'));
      expect(judge(page)).toEqual(judgeWhole(page));
    }
  });
});
