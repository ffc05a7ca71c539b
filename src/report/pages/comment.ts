import { MOST_COMMENT_RULES, MOST_COMMENT_UNITS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { fitRows } from '../text/fit-rows.ts';
import { details, linkTo, paragraphs } from '../text/markdown.ts';
import { hasCounts, hasFound, longestList, warnings } from '../text/report-facts.ts';
import { conditionTable } from './condition-table.ts';
import { countLine } from './count-line.ts';
import { countMatrix } from './count-matrix.ts';
import { headline, subjectLine } from './headline.ts';
import { knownAndMissing } from './known-and-missing.ts';
import { notes } from './notes.ts';
import { proof } from './proof.ts';
import { ruleTable } from './rule-table.ts';
import { waiverTable } from './waiver-table.ts';
import { whatToDo } from './what-to-do.ts';

export type CommentOptions = {
  /** One line of `renderMarker`; the comment's first. */
  readonly marker: string;
  /** In UTF-16 units. */
  readonly maxLength?: number;
};

/** The pull-request comment: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
export function renderComment(report: GateReport, { marker, maxLength = MOST_COMMENT_UNITS }: CommentOptions): string {
  const fits = (page: string) => page.length <= maxLength;
  const page = fitRows((rows) => fullPage(report, marker, rows), longestList(report), fits);
  return page ?? `${marker}\n${paragraphs(headline(report, '###'), whatToDo(report, linkTo(report.links)))}\n`;
}

function fullPage(report: GateReport, marker: string, rows: number): string {
  const link = linkTo(report.links);
  const isInconclusive = report.verdict.word === 'inconclusive';
  const evidence = paragraphs(
    hasFound(report) ? conditionTable(report, rows) : '',
    titled('Worst rules', ruleTable(report, link, Math.min(rows, MOST_COMMENT_RULES))),
  );
  // Nobody has to act on a plain pass: its tables are folded.
  const isCalm = report.verdict.word === 'pass' && warnings(report).length === 0;
  const blocks = paragraphs(
    headline(report, '###'),
    hasCounts(report) ? countLine(report) : '',
    isInconclusive ? whatToDo(report, link) : '',
    isInconclusive ? knownAndMissing(report, link, rows) : '',
    isCalm ? '' : evidence,
    isInconclusive ? '' : whatToDo(report, link),
    titled('Notes', notes(report, rows)),
    subjectLine(report, link),
    details('Proof and details', paragraphs(isCalm ? evidence : '', folded(report, rows))),
  );
  return `${marker}\n${blocks}\n`;
}

function folded(report: GateReport, rows: number): string {
  return paragraphs(
    hasCounts(report) ? titled('Issues', countMatrix(report)) : '',
    titled('Waivers', waiverTable(report, rows)),
    titled('Proof', proof(report, linkTo(report.links), rows)),
  );
}

function titled(title: string, body: string): string {
  return body === '' ? '' : `**${title}**\n\n${body}`;
}
