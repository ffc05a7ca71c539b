import {
  FIRST_SEEN,
  placeFacts,
  placesOf,
  ruleOfPlace,
  type ShownPlaces,
} from '../../domain/place/condition-places.ts';
import type { ReportedPlace } from '../../domain/place/issue-place.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { code, details, linkToCode, paragraphs } from '../text/markdown.ts';
import { blockers, boundOf, boundText, conditionText, warnings } from '../text/report-facts.ts';
import { type Column, table } from '../text/table.ts';
import { ruleCells } from './rule-cell.ts';
import { epssText } from './rule-table.ts';

/** Rules of a condition, and how many of these stand open. At most as many conditions are shown. */
export type Room = { readonly most: number; readonly open: number };

/** Open locations of a rule, of a condition, and all that are shown: fewer where the page is cut. */
const OPEN_PLACES_OF_A_RULE = 5;
const OPEN_PLACES = 15;
const MOST_PLACES = 50;
const PLACES_PER_RULE = 10;

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
    placeList(report, condition, places, most),
  );
}

/** Where the culprits are: a few of each stand open. Issues may be among them that the condition does not count. */
function placeList(
  report: GateReport,
  condition: ReportedCondition,
  { places, areAbove }: ShownPlaces,
  most: number,
): string {
  if (areAbove) return 'Their places are listed above.';
  if (places.length === 0) return '';
  const link = linkToCode(report.links);
  const nameOf = ruleNames(report);
  const ruleOf = new Map(places.map((place) => [place, ruleOfPlace(place, condition)]));
  const isOfOne = new Set(ruleOf.values()).size === 1;
  const item = (place: ReportedPlace): string => {
    const { where, facts } = placeFacts(place);
    const rule = ruleOf.get(place);
    const said = isOfOne || rule === undefined ? facts : [nameOf(rule), ...facts];
    const texts = said.map((fact) => (fact === FIRST_SEEN ? fact : code(fact)));
    return `- ${[link(code(where), place.url), ...texts].join(' · ')}`;
  };
  const shown = places.slice(0, Math.min(most * PLACES_PER_RULE, MOST_PLACES));
  const open = openOf(shown, ruleOf);
  const left = places.length - shown.length;
  const folded = [
    ...shown.filter((place) => !open.has(place)).map(item),
    ...(left > 0 ? [`- and ${placesInWords(left)}`] : []),
  ];
  return paragraphs(
    'Among them:',
    [...open].map(item).join('\n'),
    folded.length === 0 ? '' : details(placesInWords(places.length - open.size), folded.join('\n')),
  );
}

function openOf<Rule>(
  places: readonly ReportedPlace[],
  ruleOf: ReadonlyMap<ReportedPlace, Rule>,
): ReadonlySet<ReportedPlace> {
  const counts = new Map<Rule | undefined, number>();
  const first = places.filter((place) => {
    const rule = ruleOf.get(place);
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= OPEN_PLACES_OF_A_RULE;
  });
  return new Set(first.slice(0, OPEN_PLACES));
}

function placesInWords(more: number): string {
  return `${more} more ${more === 1 ? 'place' : 'places'}`;
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
    { title: 'New', isNumber: true, isShown: hasNew, cell: (rule) => text(rule.new) },
    { title: 'Waived', isNumber: true, isShown: hasWaived, cell: (rule) => text(waivedOf(rule)) },
    { title: 'Product', cell: ({ product }) => product ?? '–' },
    { title: 'EPSS', isNumber: true, isShown: hasEpss, cell: ({ epss }) => epssText(epss) },
  ];
  return table(columns, shown, { most: shown.length, noun: 'rules' });
}

function judgedOf({ compare }: Pick<ReportedCondition, 'compare'>, { found, new: more }: ReportedCulprit): bigint {
  return compare === 'new' && more !== undefined ? more : found;
}

function endingWaiver({ waivers }: GateReport, { ruleId, rulePath }: ReportedCulprit): string {
  const ending = waivers.find(({ rule, state }) => state === 'expiring-soon' && (rule === rulePath || rule === ruleId));
  return ending === undefined ? '' : ` (waiver ends ${code(ending.expires)})`;
}
