import { durationText } from '../../../domain/text/duration-text.ts';
import { counted } from '../../../report/text/report-facts.ts';
import type { Durations, KindFacts, ProjectFacts } from '../facts/project-facts.ts';
import type { Proposal } from '../facts/proposal.ts';
import { AS_WORDS } from '../facts/scanned-as-words.ts';
import { type CellRow, rowLines, wrapped } from './wrapped-rows.ts';

const FEW_SCANS = 10;

/** How the project is scanned, in a line a kind; `--json` tells the rest. */
export function projectLines({ repositoryId, names, kinds }: ProjectFacts): readonly string[] {
  const called = names.length === 0 ? '' : ` (${names.join('; ')})`;
  return ['', ...wrapped(`PROJECT ${repositoryId}${called}`, '  '), ...rowLines(kinds.map(kindRow))];
}

function kindRow({ as, isFullScan, scans, endings, products, durations }: KindFacts): CellRow {
  const lost = endings.failed + endings.cancelled + endings.neverFinished;
  const told = [
    counted(scans, 'scan'),
    ...(lost === 0 ? [] : [`${lost} without a result`]),
    ...(durations === undefined ? [] : [timesText(durations)]),
    products.map(({ product }) => product).join(', ') || 'no product listed',
  ];
  return [AS_WORDS[as], isFullScan ? 'full' : 'diff', told.join('; ')];
}

/** Of a few, parts of them would say no more than the longest does. */
function timesText({ scans, medianMs, p90Ms, longestMs }: Durations): string {
  const [half, most, longest] = [medianMs, p90Ms, longestMs].map((ms) => durationText(ms / 1_000));
  return scans < FEW_SCANS ? `${longest} at most` : `half took ${half}, nine of ten ${most}, the longest ${longest}`;
}

/** What is to be set and why, and by name what stays as it is. */
export function settingLines(proposals: readonly Proposal[]): readonly string[] {
  if (proposals.length === 0) return [];
  const rows = proposals.flatMap(({ input, value, reason }): readonly CellRow[] =>
    value === undefined ? [] : [[input, value, reason]],
  );
  const others = proposals.filter(({ value }) => value === undefined).map(({ input }) => input);
  return [
    '',
    'SETTINGS',
    ...rowLines(rows),
    ...(others.length === 0 ? [] : wrapped(`Nothing to set: ${others.join(', ')}; --json says why.`, '  ')),
  ];
}
