import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderComment } from '../../../src/report/pages/comment.ts';
import { renderSummary } from '../../../src/report/pages/summary.ts';
import { draws, shareOf } from '../../build/draws.ts';
import { judge } from '../../build/gfm-judge.ts';
import { HOSTILE_TEXTS } from '../../build/hostile-texts.ts';
import { UNTRUSTED_FIELDS } from '../../build/untrusted-fields.ts';
import { MARKER } from '../writers.ts';
import { anyHostileText } from './any-hostile-text.ts';

/* Each page is parsed as GitHub would parse it, which takes some milliseconds, and there are thousands. */

const fields = Object.entries(UNTRUSTED_FIELDS).map(([field, reportWith], index) => ({ field, reportWith, index }));
const cases = fields.flatMap((row) =>
  Object.entries(HOSTILE_TEXTS).map(([family, texts]) => ({ ...row, family, texts: textsFor(texts, row.index) })),
);

/** A few texts of each family for every field, others for the next field: all fields together meet every text several times. */
function textsFor(texts: readonly string[], index: number): readonly string[] {
  return texts.length <= 4 ? texts : shareOf(texts, index, 10);
}

describe.each(fields)('hostile text in $field', ({ reportWith }) => {
  const comment = judge(commentOf(reportWith('plain'))).structure;
  const summary = judge(summaryOf(reportWith('plain'))).structure;

  test.each(cases.filter((row) => row.reportWith === reportWith))(
    '$family: the comment keeps the structure of its template',
    ({ texts }) => {
      for (const text of texts) {
        const { structure, live } = judge(commentOf(reportWith(text)));
        expect(live, text.slice(0, 80)).toEqual([]);
        // Of blank text a page may leave out what it would stand in.
        if (text.trim() !== '') expect(structure, text.slice(0, 80)).toEqual(comment);
      }
    },
  );

  test('any mix of it: the summary keeps the structure of its template', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        fc.pre(text.trim() !== '');
        expect(judge(summaryOf(reportWith(text)))).toEqual({ structure: summary, live: [] });
      }),
      { numRuns: draws(4) },
    );
  });
});

function summaryOf(report: GateReport): string {
  return renderSummary(report, { maxBytes: 900 * 1024 });
}

function commentOf(report: GateReport): string {
  return renderComment(report, { marker: MARKER });
}
