import { MOST_FORMAT_ENTRIES } from '../../domain/limits.ts';
import type { GateReport, ReportedCondition, ReportedCulprit } from '../../domain/report.ts';
import { indexGapText } from '../../domain/text/index-gap-text.ts';
import { blockers, counted, isIncompleteFail, isPassWhereNothingBlocks, warnings } from '../text/report-facts.ts';
import { siblingsText } from '../text/siblings.ts';
import { clean } from '../text/text.ts';

/** What a report says about a broken condition: a rule that it counts, or how many rules are not told one by one. */
export type Entry =
  | { readonly kind: 'culprit'; readonly condition: ReportedCondition; readonly rule: ReportedCulprit }
  /** `left` is 0 where nobody knows the rules: a broken condition is never silent. */
  | { readonly kind: 'rest'; readonly condition: ReportedCondition; readonly left: number };

export type Entries = {
  readonly entries: readonly Entry[];
  /** How many broken conditions have no entry, because there is no room. */
  readonly conditionsLeft: number;
};

/**
 * An entry for each rule that breaks a condition, those that block first, at most `most`. The result is empty if and
 * only if no condition is broken.
 */
export function entriesOf(report: GateReport, most: number = MOST_FORMAT_ENTRIES): Entries {
  const broken = [...blockers(report), ...warnings(report)];
  const entries: Entry[] = [];
  for (const [index, condition] of broken.entries()) {
    if (entries.length === most) return { entries, conditionsLeft: broken.length - index };
    entries.push(...ofCondition(condition, most - entries.length));
  }
  return { entries, conditionsLeft: 0 };
}

function ofCondition(condition: ReportedCondition, most: number): readonly Entry[] {
  const { rules, rulesInAll } = condition;
  const isWhole = rules.length > 0 && rules.length <= most && rulesInAll === rules.length;
  const told = isWhole ? rules : rules.slice(0, most - 1);
  const culprits = told.map((rule): Entry => ({ kind: 'culprit', condition, rule }));
  return isWhole ? culprits : [...culprits, { kind: 'rest', condition, left: rulesInAll - told.length }];
}

/** The caution that is none of the code: it names projects that another gate judges. */
export const SIBLINGS = 'siblings';

export type Caution = { readonly id: string; readonly text: string };

/**
 * What a proven verdict leaves open, each with an id that stays the same: why a pass is no clean bill, and what could
 * not be judged beside a fail. The result is empty where the verdict itself says that something is not proven.
 */
export function cautionsOf(report: GateReport): readonly Caution[] {
  const { verdict, notScanned, indexGap, conditions } = report;
  if (verdict.word === 'inconclusive' || isIncompleteFail(report)) return [];
  const unproven = conditions.filter(({ result }) => result === 'unproven');
  const isPass = verdict.word === 'pass';
  return [
    ...(isPassWhereNothingBlocks(report)
      ? [
          {
            id: 'nothing-blocks',
            text: 'nothing blocks: no blocking condition is in force, so whatever is found passes',
          },
        ]
      : []),
    ...(isPass && notScanned.length > 0
      ? [{ id: 'not-scanned', text: `not scanned this time: ${notScanned.join(', ')}, although the last commits were` }]
      : []),
    ...(indexGap === undefined ? [] : [{ id: 'index-gap', text: indexGapText(indexGap) }]),
    ...(report.siblings.length > 0 ? [{ id: SIBLINGS, text: siblingsText(report, clean) }] : []),
    ...(unproven.length > 0
      ? [
          {
            id: 'not-judged',
            text: `${counted(unproven.length, isPass ? 'warning' : 'condition')} could not be judged`,
          },
        ]
      : []),
  ];
}
