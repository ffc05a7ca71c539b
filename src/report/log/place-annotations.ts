import { placeFacts, placesOf, ruleOfPlace } from '../../domain/place/condition-places.ts';
import type { ReportedPlace } from '../../domain/place/issue-place.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { ruleNames } from '../../domain/rule/rule-names.ts';
import { COUNT_COLUMNS } from '../../domain/severity.ts';
import { MOST_OF_A_SENTENCE } from '../text/markdown.ts';
import { blockers, isUnenforced, warnings } from '../text/report-facts.ts';
import { plainSentence } from '../text/sentence.ts';
import { clean } from '../text/text.ts';
import { type AnnotatedLines, type Annotation, annotatedLines, annotation } from './annotation.ts';

type Placed = {
  readonly condition: ReportedCondition;
  readonly place: ReportedPlace;
  readonly at: AnnotatedLines;
};

/**
 * The culprits at their lines: those that block first, the worst first. At most `most`; the last of them says how many
 * are left out.
 */
export function placeAnnotations(report: GateReport, most: number): readonly Annotation[] {
  const all = placedOf(report);
  const nameOf = ruleNames(report);
  return all.slice(0, Math.max(0, most)).map(({ condition, place, at }, index) => {
    const rule = ruleOfPlace(place, condition);
    const left = index === most - 1 ? all.length - most : 0;
    const rest = left === 0 ? '' : ` And ${left} more ${left === 1 ? 'place' : 'places'}: see the job summary.`;
    const facts = placeFacts(place).facts.map((fact) => clean(fact, MOST_OF_A_SENTENCE));
    const known = [place.severity ?? 'unrated', ...(facts.length === 0 ? [] : [facts.join(' - ')])].join(': ');
    // The condition may count less than is listed: another state, or fewer than all issues of the rule.
    const wayOut = rule?.product === 'secrets' ? ' Revoke it, then remove it.' : '';
    const said = `${plainSentence(known)}${wayOut} Its rule breaks the condition ${condition.name}.${rest}`;
    const level = condition.action === 'fail' && !isUnenforced(report) ? 'error' : 'warning';
    return { ...annotation(level, `Findings Gate: ${rule === undefined ? place.ruleId : nameOf(rule)}`, said), at };
  });
}

/** Those that have lines to be shown at, each at the first broken condition that counts its rule. */
function placedOf(report: GateReport): readonly Placed[] {
  const broken = [...blockers(report), ...warnings(report)];
  const shown = placesOf(report, broken);
  const all = broken.flatMap((condition, index) =>
    shown[index]!.places.flatMap((place) => {
      const at = annotatedLines(place);
      return at === undefined ? [] : [{ condition, place, at }];
    }),
  );
  return all.sort((one, other) => rank(one) - rank(other));
}

/** Whatever blocks goes before a warning, however severe that is. */
function rank({ condition, place }: Placed): number {
  const severity = COUNT_COLUMNS.indexOf(place.severity ?? 'unrated');
  return condition.action === 'fail' ? severity : COUNT_COLUMNS.length + severity;
}
