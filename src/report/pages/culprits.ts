import { placeFacts, placesOf, type ShownPlaces } from '../../domain/place/condition-places.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { conditionText } from '../text/condition-text.ts';
import { code, details, paragraphs } from '../text/markdown.ts';
import { blockers, boundOf, boundText, warnings } from '../text/report-facts.ts';
import { type Column, table } from '../text/table.ts';
import { ruleCells } from './rule-cell.ts';
import { epssText } from './rule-table.ts';

/**
 * How much of the culprits a page shows: rules of a condition, and how many of these stand open. The same number of
 * conditions is shown at most.
 */
export type Room = { readonly most: number; readonly open: number };

/** So many places of a condition stand open, and so many are shown at all: fewer where the page is cut. */
const OPEN_PLACES = 5;
const MOST_PLACES = 50;
const PLACES_PER_RULE = 10;

/** Lists for each broken condition the rules that it counts, those that block first. */
export function culprits(report: GateReport, level: '###' | '####', room: Room): string {
  const broken = [...blockers(report), ...warnings(report)];
  const shown = broken.slice(0, room.most);
  const left = broken.length - shown.length;
  const places = placesOf(report, shown);
  return paragraphs(
    ...shown.map((condition, index) => section(report, condition, places[index]!, level, room)),
    left === 0 ? '' : `and ${left} more broken ${left === 1 ? 'condition' : 'conditions'}`,
  );
}

function section(
  report: GateReport,
  condition: ReportedCondition,
  places: ShownPlaces,
  level: string,
  { most, open }: Room,
): string {
  const { name, action, rules, rulesInAll } = condition;
  const mark = action === 'fail' ? '❌' : '⚠️';
  const shown = rules.slice(0, most);
  const [first, folded] = [shown.slice(0, open), shown.slice(open)];
  const left = rulesInAll - shown.length;
  const rest = left === 0 ? '' : `and ${left} more ${left === 1 ? 'rule' : 'rules'}`;
  return paragraphs(
    `${level} ${mark} ${code(name)}: ${conditionText(report, condition)}`,
    culpritTable(report, condition, first),
    folded.length === 0
      ? rest
      : details(`${folded.length} more`, paragraphs(culpritTable(report, condition, folded), rest)),
    placeList(places, most),
  );
}

/** Where the culprits are: a few stand open. Issues may be among them that the condition does not count. */
function placeList({ places, areAbove }: ShownPlaces, most: number): string {
  if (areAbove) return 'Their places are listed above.';
  const items = places.slice(0, Math.min(most * PLACES_PER_RULE, MOST_PLACES)).map((place) => {
    const { where, facts } = placeFacts(place);
    return `- ${[code(where), ...facts.map((fact) => code(fact))].join(' ')}`;
  });
  if (items.length === 0) return '';
  const left = places.length - items.length;
  const folded = [...items.slice(OPEN_PLACES), ...(left > 0 ? [`- and ${left} more places`] : [])];
  return paragraphs(
    'Among them:',
    items.slice(0, OPEN_PLACES).join('\n'),
    folded.length === 0
      ? ''
      : details(`${places.length - Math.min(items.length, OPEN_PLACES)} more places`, folded.join('\n')),
  );
}

/** Columns that would be empty are left out. */
function culpritTable(report: GateReport, condition: ReportedCondition, shown: readonly ReportedCulprit[]): string {
  const text = (count: bigint | undefined): string => boundText(boundOf(report, condition), count, '–');
  const waivedOf = (rule: ReportedCulprit): bigint => judgedOf(condition, rule) - rule.issues;
  const hasNew = shown.some((rule) => rule.new !== undefined);
  const hasEpss = shown.some(({ epss }) => epssText(epss) !== '–');
  const hasWaived = shown.some((rule) => waivedOf(rule) > 0n);
  const nameCell = ruleCells(report);
  const columns: Column<ReportedCulprit>[] = [
    { title: 'Rule', cell: (rule) => `${nameCell(rule)}${endingWaiver(report, rule)}` },
    { title: 'Severity', cell: ({ columns: severities }) => severities.join(', ') || '–' },
    { title: 'Issues', isNumber: true, cell: ({ found }) => text(found) },
    ...(hasNew ? [{ title: 'New', isNumber: true, cell: (rule: ReportedCulprit) => text(rule.new) }] : []),
    ...(hasWaived ? [{ title: 'Waived', isNumber: true, cell: (rule: ReportedCulprit) => text(waivedOf(rule)) }] : []),
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    ...(hasEpss ? [{ title: 'EPSS', isNumber: true, cell: (rule: ReportedCulprit) => epssText(rule.epss) }] : []),
  ];
  return table(columns, shown, { most: shown.length, noun: 'rules' });
}

/** What the condition judges of the rule, before waivers. */
function judgedOf({ compare }: Pick<ReportedCondition, 'compare'>, { found, new: more }: ReportedCulprit): bigint {
  return compare === 'new' && more !== undefined ? more : found;
}

function endingWaiver({ waivers }: GateReport, { ruleId, rulePath }: ReportedCulprit): string {
  const ending = waivers.find(({ rule, state }) => state === 'expiring-soon' && (rule === rulePath || rule === ruleId));
  return ending === undefined ? '' : ` (waiver ends ${code(ending.expires)})`;
}
