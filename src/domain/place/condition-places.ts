import { PRODUCT_OF_ISSUE_TYPE } from '../product.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../report.ts';
import type { CodeLines } from './code-host.ts';
import type { ReportedPlace, ReportedPlaces } from './issue-place.ts';

/** The places below a condition. `areAbove` is true where those before it have shown them all. */
export type ShownPlaces = { readonly places: readonly ReportedPlace[]; readonly areAbove: boolean };

/** The places of the rules that each condition counts, in its states, worst first, without those shown above. It may not count all of them. */
export function placesOf(
  { places }: Pick<GateReport, 'places'>,
  conditions: readonly Pick<ReportedCondition, 'rules' | 'states'>[],
): readonly ShownPlaces[] {
  const found = places?.found ?? [];
  const above = new Set<ReportedPlace>();
  return conditions.map((condition) => {
    const { rules } = condition;
    const byId = found.length === 0 ? undefined : Map.groupBy(rules, ({ ruleId }) => ruleId);
    const inStates = found.filter((place) => isInStatesOf(place, condition, places));
    const all = inStates.filter((place) => byId?.get(place.ruleId)?.some((rule) => isPlaceOf(place, rule)));
    const left = all.filter((place) => !above.has(place));
    for (const place of left) above.add(place);
    return { places: left, areAbove: all.length > 0 && left.length === 0 };
  });
}

/** The rule of the condition whose place it is; undefined for a place of none. */
export function ruleOfPlace(
  place: ReportedPlace,
  { rules }: Pick<ReportedCondition, 'rules'>,
): ReportedCulprit | undefined {
  return rules.find((rule) => rule.ruleId === place.ruleId && isPlaceOf(place, rule));
}

/** The one fact that is in our own words: it needs no quotes. */
export const FIRST_SEEN = 'first seen by this scan';

export function placeFacts(place: ReportedPlace): { readonly where: string; readonly facts: readonly string[] } {
  const { dependency, secret, message, isNew } = place;
  const said = [
    secret?.kind,
    secret?.validation?.replaceAll('-', ' '),
    [dependency?.package, dependency?.version].filter((text) => text !== undefined).join(' '),
    dependency?.advisory,
    dependency?.mendedBy === undefined ? undefined : `fixed in ${dependency.mendedBy}`,
    message,
    isNew ? FIRST_SEEN : undefined,
  ];
  return {
    where: placeText(place) ?? 'a place that is not known',
    facts: said.filter((fact) => fact !== undefined).filter((fact) => fact !== ''),
  };
}

/** True for an issue in a state that the condition counts, and for one that does not say its state. */
export function isInStatesOf(
  { state }: Pick<ReportedPlace, 'state'>,
  { states }: Pick<ReportedCondition, 'states'>,
  places: Pick<ReportedPlaces, 'states'> | undefined,
): boolean {
  const counted = states ?? places?.states;
  return state === undefined || counted === undefined || counted.includes(state);
}

/** True where the rule may count the place, which has the id of the rule. */
export function isPlaceOf({ issueType, severity }: ReportedPlace, rule: ReportedCulprit): boolean {
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  if (product !== undefined && rule.product !== undefined && product !== rule.product) return false;
  return rule.columns.length === 0 || rule.columns.includes(severity ?? 'unrated');
}

/** A file, and a line where it is known: `src/a.py:42`. Undefined where no file is known. */
export function placeText({ filePath, line }: Omit<CodeLines, 'endLine'>): string | undefined {
  if (filePath === undefined || filePath === '') return undefined;
  return line === undefined ? filePath : `${filePath}:${line}`;
}
