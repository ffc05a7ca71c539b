import { MOST_ANNOTATIONS } from '../../domain/limits.ts';
import type { GateReport, ReportedCondition } from '../../domain/report.ts';
import { ruleName } from '../../domain/rule/rule-name.ts';
import { expiredNote, hasOwnPolicyChange, POLICY_CHANGED } from '../pages/notes.ts';
import { conditionText } from '../text/condition-text.ts';
import { atLeast, blockers, boundOf, isUnenforced, warnings } from '../text/report-facts.ts';
import { clean } from '../text/text.ts';
import { type Annotation, annotation } from './annotation.ts';
import { placeAnnotations } from './place-annotations.ts';
import { unprovenAnnotation } from './unproven-annotation.ts';

const MOST_ANNOTATED_RULES = 3;

/**
 * What the checks page shows, worst first: at most `most`; the last of them says how many are left out. Places have what room
 * is left, and are shown at their lines.
 */
export function renderAnnotations(report: GateReport, most: number = MOST_ANNOTATIONS): Annotation[] {
  const [verdict, notes] = [verdictAnnotations(report), noteAnnotations(report)];
  const places = placeAnnotations(report, most - verdict.length - notes.length);
  const all = [...verdict, ...places, ...notes];
  if (all.length <= most) return all;
  const left = annotation(
    all[most - 1]!.level,
    'Findings Gate',
    `And ${all.length - most + 1} more: see the job summary.`,
  );
  return [...all.slice(0, most - 1), left];
}

function verdictAnnotations(report: GateReport): Annotation[] {
  const { verdict } = report;
  const level = isUnenforced(report) ? 'warning' : 'error';
  const warned = warnings(report).map((condition) => conditionAnnotation(report, condition, 'warning'));
  if (verdict.word === 'inconclusive') {
    return [unprovenAnnotation(report), ...warned];
  }
  return [...blockers(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}

function conditionAnnotation(report: GateReport, condition: ReportedCondition, level: 'error' | 'warning'): Annotation {
  return annotation(
    level,
    `Findings Gate: ${condition.name}`,
    `${conditionText(report, condition)}${rulesText(report, condition)}.`,
  );
}

/** The rules that break the condition, in their order. */
function rulesText(report: GateReport, condition: ReportedCondition): string {
  const { result, rules, rulesInAll } = condition;
  if (result !== 'broken' || rules.length === 0) return '';
  const named = rules
    .slice(0, MOST_ANNOTATED_RULES)
    .map((rule) => `${clean(ruleName(rule))} (${atLeast(boundOf(report, condition))}${rule.issues})`);
  const left = rulesInAll - named.length;
  return `: ${[...named, ...(left > 0 ? [`and ${left} more`] : [])].join(', ')}`;
}

function noteAnnotations(report: GateReport): Annotation[] {
  const expired = expiredNote(report);
  return [
    ...(expired === '' ? [] : [annotation('warning', 'Findings Gate: waivers', expired)]),
    ...(hasOwnPolicyChange(report) ? [annotation('notice', 'Findings Gate: policy', POLICY_CHANGED)] : []),
  ];
}
