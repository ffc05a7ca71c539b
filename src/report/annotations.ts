import type { GateReport } from '../domain/report.ts';
import type { ConditionResult } from '../domain/verdict.ts';
import { type Annotation, annotation } from './annotation.ts';
import { hasOwnPolicyChange, POLICY_CHANGED } from './notes.ts';
import { blockers, counted, foundText, isUnenforced, warnings } from './story.ts';
import { expiredNote } from './waiver-table.ts';

/** GitHub shows ten of a kind per step; more would bury the first. */
const MOST_ANNOTATIONS = 10;

/** What the checks page shows, worst first: at most `most`, the last of them telling how many are left out. */
export function renderAnnotations(report: GateReport, most: number = MOST_ANNOTATIONS): Annotation[] {
  const all = [...verdictAnnotations(report), ...noteAnnotations(report)];
  if (all.length <= most) return all;
  const left = annotation(
    all[most - 1]!.level,
    'Findings Gate',
    `and ${all.length - most + 1} more: see the job summary`,
  );
  return [...all.slice(0, most - 1), left];
}

function verdictAnnotations(report: GateReport): Annotation[] {
  const { verdict, nextStep } = report;
  const level = isUnenforced(report) ? 'warning' : 'error';
  const warned = warnings(report).map((condition) => conditionAnnotation(report, condition, 'warning'));
  if (verdict.word === 'inconclusive') {
    return [
      annotation(
        level,
        `Findings Gate is inconclusive: ${verdict.reason}`,
        `${verdict.message.replace(/\.?$/, '.')} Next: ${nextStep}`,
      ),
      ...warned,
    ];
  }
  return [...blockers(report).map((condition) => conditionAnnotation(report, condition, level)), ...warned];
}

function conditionAnnotation(report: GateReport, condition: ConditionResult, level: 'error' | 'warning'): Annotation {
  const { name, count, compare, max, waived } = condition;
  const noun = count === 'groups' ? 'rule' : 'issue';
  const found =
    compare === 'new' ? counted(condition.new ?? 0n, `new ${noun}`) : `${foundText(report, condition)} ${noun}s`;
  const left = waived > 0n ? `, ${waived} of them waived` : '';
  return annotation(level, `Findings Gate: ${name}`, `${found} found, limit ${max}${left}.`);
}

function noteAnnotations(report: GateReport): Annotation[] {
  const expired = expiredNote(report);
  return [
    ...(expired === '' ? [] : [annotation('warning', 'Findings Gate: waivers', expired)]),
    ...(hasOwnPolicyChange(report) ? [annotation('notice', 'Findings Gate: policy', POLICY_CHANGED)] : []),
  ];
}
