import { MOST_STATUS_CHARACTERS } from '../../domain/limits.ts';
import { PRODUCTS } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import { fitUnits } from '../../domain/text/fit-units.ts';
import { partsOf } from '../text/projects.ts';
import { missingText } from '../text/reason-text.ts';
import { replayPrefix } from '../text/replay-text.ts';
import { isUnenforced, judgedProducts } from '../text/report-facts.ts';
import { clean, logLine } from '../text/text.ts';

const MOST_OF_THE_TEXT = 600;

/** `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]` */
export function renderFinalLine(report: GateReport): string {
  const { verdict, repository, commit, ref, requests, times } = report;
  // With several projects, this is the scan of the first, which has the verdict of the run.
  const { scans } = partsOf(report)[0]!;
  const word = verdict.word.toUpperCase();
  const reason = verdict.reason === undefined ? '' : ` ${verdict.reason}`;
  const unenforced = isUnenforced(report) ? ' (not enforced)' : '';
  const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
  const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
  const text = `${replayPrefix(report)}${clean(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`;
  return logLine(`gate: ${word}${reason} - ${text}${unenforced} [${subject} ${figures}]`);
}

/** A pass is about these products only. Each of several projects may have been scanned for other ones. */
function judgedText(report: GateReport): string {
  if (report.verdict.word !== 'pass') return '';
  const judged = partsOf(report).map(judgedProducts);
  const texts = PRODUCTS.flatMap((product) => {
    const times = judged.filter((products) => products.includes(product)).length;
    if (times === 0) return [];
    return times === judged.length ? [product] : [`${product} (in ${times} of ${judged.length})`];
  });
  return texts.length === 0 ? '' : `; judged: ${texts.join(', ')}`;
}

/** Makes the text one word, so that a program can read the figures; `-` if it is not known. */
function field(text = ''): string {
  return clean(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character)) || '-';
}

/** Says of an inconclusive verdict what is missing. Counted in UTF-16 units, at least as many as characters. */
export function statusDescription(report: GateReport): string {
  const { verdict, projects } = report;
  const { word, reason, message } = verdict;
  const known = reason === undefined ? '' : ` (${reason})`;
  const text = word === 'inconclusive' && projects === undefined ? missingText(report) : message;
  return fitUnits(clean(`${word}${known}: ${text}`, MOST_STATUS_CHARACTERS), MOST_STATUS_CHARACTERS);
}
