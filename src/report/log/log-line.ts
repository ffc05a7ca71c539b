import { PRODUCTS, type Product } from '../../domain/product.ts';
import type { GateReport } from '../../domain/report.ts';
import { logLine } from '../text/log-text.ts';
import { isUnenforced } from '../text/report-facts.ts';
import { clean } from '../text/text.ts';
import { replayPrefix } from '../text/told-replay.ts';

const MOST_OF_THE_TEXT = 600;

/** `gate: FAIL server - <text> [<owner/repo>@<sha12> ref=… scan=… requests=… seconds=…]` */
export function renderFinalLine(report: GateReport): string {
  const { verdict, repository, commit, ref, requests, times } = report;
  // Of several projects the scan is that of the one whose verdict it is.
  const { scans } = report.projects?.[0] ?? report;
  const word = verdict.word.toUpperCase();
  const reason = verdict.reason === undefined ? '' : ` ${verdict.reason}`;
  const unenforced = isUnenforced(report) ? ' (not enforced)' : '';
  const subject = `${field(repository)}@${field(commit?.slice(0, 12))}`;
  const figures = `ref=${field(ref)} scan=${field(scans[0]?.id)} requests=${requests.sent} seconds=${times.seconds.toFixed(1)}`;
  const text = `${replayPrefix(report)}${clean(verdict.message, MOST_OF_THE_TEXT)}${judgedText(report)}`;
  return logLine(`gate: ${word}${reason} - ${text}${unenforced} [${subject} ${figures}]`);
}

/** A pass is one of these products alone. Of several projects each may have been scanned with others. */
function judgedText({ verdict, scans, projects }: GateReport): string {
  if (verdict.word !== 'pass') return '';
  const judgedIn = (one: Pick<GateReport, 'scans'>, product: Product): boolean =>
    one.scans.some(({ decides }) => decides.includes(product));
  const products = PRODUCTS.filter((product) => judgedIn({ scans }, product));
  const texts = products.map((product) => {
    const judged = projects?.filter((one) => judgedIn(one, product)).length;
    return judged === projects?.length ? product : `${product} (in ${judged} of ${projects?.length})`;
  });
  return texts.length === 0 ? '' : `; judged: ${texts.join(', ')}`;
}

/** Makes one word, so that the figures can be read by a program; `-` for what is not known. */
function field(text: string | undefined): string {
  return text === undefined || text === ''
    ? '-'
    : clean(text).replace(/\s|[[\]]/g, (character) => encodeURIComponent(character));
}
