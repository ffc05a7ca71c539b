import { MOST_COMMENT_RULES, MOST_COMMENT_UNITS } from '../../domain/limits.ts';
import type { GateReport } from '../../domain/report.ts';
import { fitPage, type PageSize } from '../text/fit-page.ts';
import { details, linkTo, paragraphs, titled } from '../text/markdown.ts';
import { projectsOf } from '../text/projects.ts';
import { hasChanged, hasCounts, hasFound, isQuietPass, longestList, mostCulprits } from '../text/report-facts.ts';
import { baselineRules } from './baseline-rules.ts';
import { conditionTable } from './condition-table.ts';
import { countLine, triageLine } from './count-line.ts';
import { countMatrix } from './count-matrix.ts';
import { culprits } from './culprits.ts';
import { headline, placesLine } from './headline.ts';
import { judgedLine, unjudged } from './judged-line.ts';
import { knownAndMissing } from './known-and-missing.ts';
import { notes, problemList } from './notes.ts';
import { pasteLines, pasteTitle } from './paste-lines.ts';
import { type WholePageStyle, wholePage } from './projects/whole-page.ts';
import { proof } from './proof.ts';
import { otherRules } from './rule-table.ts';
import { waiverTable } from './waiver-table.ts';
import { shortPage, whatToDo } from './what-to-do.ts';

export type CommentOptions = {
  /** It is one line of `renderMarker`, the comment's first. */
  readonly marker: string;
  readonly maxLength?: number;
};

/** So many rules of a condition, and of those that break nothing, are not folded away. */
const OPEN_COMMENT_RULES = MOST_COMMENT_RULES;

/** The pull-request comment: a short form of the summary, cut at rows to its limit. Text from outside is harmless in it. */
export function renderComment(report: GateReport, { marker, maxLength = MOST_COMMENT_UNITS }: CommentOptions): string {
  const fits = (page: string) => page.length <= maxLength;
  const projects = projectsOf(report);
  if (projects !== undefined) {
    const whole = wholePage(report, projects, IN_A_COMMENT, (page) => fits(`${marker}\n${page}`));
    return `${marker}\n${whole ?? shortPage(report, '###')}`;
  }
  const most = { culprits: mostCulprits(report), rows: longestList(report) };
  const render = (size: PageSize) => `${marker}\n${paragraphs(headline(report, '###'), commentBody(report, size))}\n`;
  const page = fitPage(render, most, fits);
  return page ?? `${marker}\n${shortPage(report, '###')}`;
}

const IN_A_COMMENT: WholePageStyle = { levels: ['##', '###'], body: commentBody, hasRequirement: false };

function commentBody(report: GateReport, size: PageSize): string {
  return isQuietPass(report) ? quietBody(report, size) : fullBody(report, size);
}

/** Nobody has to act: a line, two more where something was counted, and the rules that are new or fixed. */
function quietBody(report: GateReport, { rows }: PageSize): string {
  const link = linkTo(report.links);
  const isClean = report.counts.total === 0n;
  return paragraphs(
    unjudged(report),
    judgedLine(report, link),
    hasChanged(report) ? countLine(report) : '',
    triageLine(report),
    baselineRules(report, Math.min(rows, OPEN_COMMENT_RULES)),
    ...(isClean ? [] : [placesLine(report, link), details('Conditions, rules and proof', folded(report, rows))]),
  );
}

function fullBody(report: GateReport, { culprits: most, rows }: PageSize): string {
  const link = linkTo(report.links);
  const isInconclusive = report.verdict.word === 'inconclusive';
  const paste = pasteLines(report);
  return paragraphs(
    whatToDo(report, link),
    problemList(report, rows),
    unjudged(report),
    judgedLine(report, link),
    paste === '' ? '' : details(pasteTitle(report), paste),
    culprits(report, '####', { most, open: OPEN_COMMENT_RULES }),
    isInconclusive ? knownAndMissing(report, link, rows) : '',
    hasCounts(report)
      ? paragraphs(countLine(report), triageLine(report), baselineRules(report, Math.min(rows, OPEN_COMMENT_RULES)))
      : '',
    titled('Notes', notes(report, rows)),
    placesLine(report, link),
    details(
      hasFound(report) || hasCounts(report) ? 'All conditions, other rules, counts and proof' : 'Proof',
      folded(report, rows),
    ),
  );
}

function folded(report: GateReport, rows: number): string {
  return paragraphs(
    hasFound(report) ? titled('Conditions', conditionTable(report, rows)) : '',
    titled(report.breakingRules > 0 ? 'Other rules' : 'Rules', otherRules(report, Math.min(rows, OPEN_COMMENT_RULES))),
    hasCounts(report) ? titled('Issues', countMatrix(report)) : '',
    titled('Waivers', waiverTable(report, rows)),
    titled('Proof', proof(report, linkTo(report.links), rows)),
  );
}
