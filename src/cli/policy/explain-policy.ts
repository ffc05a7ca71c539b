import type { Condition, Policy } from '../../domain/policy.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import { conditionSentence, waiverSentence } from '../../policy/judgement/explain.ts';
import { writtenConditions } from '../../policy/judgement/limits.ts';
import { neededSearches } from '../../policy/judgement/needed-searches.ts';
import { planSearches } from '../../policy/judgement/plan.ts';
import { counted } from '../../report/text/report-facts.ts';
import { doesBlock, NO_LIMITS, policyFilesCommand, type ValidPolicy } from './policy-files.ts';
import { type PolicyEntry, shownFile } from './remarks.ts';

export const EXPLAIN_POLICY = policyFilesCommand('policy explain', (valid) => {
  const { policy, file, today } = valid;
  const conditions = explainedConditions(policy);
  return {
    lines: [...conditionLines(policy, conditions, file), ...waiverLines(policy, today), ...softeningLines(policy)],
    entries: [...conditionEntries(valid, conditions), ...waiverEntries(valid)],
  };
});

type ExplainedCondition = {
  readonly condition: Condition;
  readonly sentence: string;
  readonly searches: readonly string[];
};

/** The conditions of the policy, or the default limits where it leaves them in force. */
function explainedConditions({ conditions: written, waivers }: Policy): readonly ExplainedCondition[] {
  const conditions = writtenConditions(NO_LIMITS, written, false);
  const searchesOf = neededSearches(planSearches(conditions, waivers));
  return conditions.map((condition) => {
    return { condition, sentence: conditionSentence(condition), searches: searchesOf(condition) };
  });
}

function conditionLines(policy: Policy, conditions: readonly ExplainedCondition[], file: string): readonly string[] {
  const { length } = policy.conditions;
  const limits = '--max-critical to --max-unrated, inputs of the Action too,';
  const what = length === 0 ? 'no condition' : `${counted(length, 'condition')}, none of them on the states that count`;
  const title =
    conditions.length > length
      ? `${what}, so that the default limits are in force, unless ${limits} set others:`
      : `${counted(length, 'condition')}; ${limits} add limits where they are set:`;
  const compared = conditions.filter(({ condition }) => condition.compare === 'new');
  return [
    `${shownFile(file)}: ${title}`,
    ...conditions.flatMap(({ condition, sentence, searches }) => [
      `  ${condition.name}: ${sentence}`,
      ...searches.map((id) => `    search: ${id}`),
    ]),
    ...(doesBlock(policy) ? [] : ['Nothing blocks: whatever is found, the job succeeds.']),
    ...(compared.length === 0
      ? []
      : [
          'Refused without a baseline (--baseline, an input of the Action too):',
          ...compared.map(({ condition }) => `  ${condition.name}`),
        ]),
    `Every run searches: ${planSearches([])
      .searches.map(({ id }) => id)
      .join(', ')}.`,
  ];
}

function waiverLines({ waivers, longestWaiverDays }: Policy, today: string): readonly string[] {
  const longest =
    longestWaiverDays === undefined ? '' : `; none may end more than ${longestWaiverDays} days after the run`;
  return [
    `${counted(waivers.length, 'waiver')}${longest}${waivers.length === 0 ? '.' : ':'}`,
    ...waivers.map((waiver) => `  ${waiver.rule}: ${waiverSentence(waiver, daysBetween(today, waiver.expires))}`),
  ];
}

function softeningLines({ onInconclusive }: Policy): readonly string[] {
  const reasons = Object.entries(onInconclusive);
  if (reasons.length === 0)
    return [
      'Whatever cannot be decided fails the job, unless --on-inconclusive, an input of the Action too, says otherwise.',
    ];
  return [
    `Where the gate cannot decide: ${reasons.map(([reason, answer]) => `${reason} ${answer}s`).join(', ')}; every other reason fails.`,
  ];
}

/** A default limit stands in no line. */
function conditionEntries(
  { policy, file, placeOf }: ValidPolicy,
  conditions: readonly ExplainedCondition[],
): readonly PolicyEntry[] {
  return conditions.map(({ condition, sentence, searches }) => {
    const index = policy.conditions.indexOf(condition);
    const place = index < 0 ? { line: null, column: null } : placeOf(['conditions', index]);
    const { name, action, compare } = condition;
    return { file, ...place, kind: 'condition', message: sentence, name, action, compare, searches };
  });
}

function waiverEntries({ policy, file, placeOf, today }: ValidPolicy): readonly PolicyEntry[] {
  return policy.waivers.map((waiver, index) => {
    const message = waiverSentence(waiver, daysBetween(today, waiver.expires));
    const { rule, expires } = waiver;
    return { file, ...placeOf(['waivers', index]), kind: 'waiver', message, rule, expires };
  });
}
