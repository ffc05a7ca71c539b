import type { Policy } from '../../domain/policy.ts';
import { daysBetween } from '../../domain/text/calendar-date.ts';
import { conditionSentence, waiverSentence } from '../../policy/judgement/explain.ts';
import { failOnOf, writtenConditions } from '../../policy/judgement/limits.ts';
import { neededSearches, planSearches } from '../../policy/judgement/plan.ts';
import { counted } from '../../report/text/report-facts.ts';
import { doesBlock, NO_LIMITS, policyFilesCommand, type ValidPolicy } from './policy-files.ts';
import { type PolicyEntry, shownFile } from './remarks.ts';

export const EXPLAIN_POLICY = policyFilesCommand('policy explain', (valid) => {
  const { policy, today } = valid;
  const explained = explain(valid);
  return {
    lines: [...conditionLines(explained), ...waiverLines(policy, today), ...softeningLines(policy)],
    entries: [...conditionEntries(explained), ...waiverEntries(valid)],
  };
});

type Explained = ReturnType<typeof explain>;

/** Explains the limits that apply beside the conditions of the policy, and these conditions. */
function explain(valid: ValidPolicy) {
  const { policy, hasBaseline } = valid;
  const written = writtenConditions(NO_LIMITS, policy, hasBaseline);
  const plan = planSearches(written, policy.waivers);
  const conditions = written.map((condition) => {
    return { condition, sentence: conditionSentence(condition), searches: neededSearches(condition, plan) };
  });
  return { ...valid, conditions };
}

function conditionLines({ policy, file, hasBaseline, conditions }: Explained): readonly string[] {
  const { length } = policy.conditions;
  const { severity, source } = failOnOf(NO_LIMITS, policy);
  const failOn = `fail-on-severity ${severity}`;
  const limits = severity === 'none' ? `no limits (${failOn})` : `the limits of ${failOn}`;
  const always = planSearches([]).searches.map(({ id }) => id);
  const compared = conditions.filter(({ condition }) => condition.compare === 'new');
  return [
    `${shownFile(file)}: ${counted(length, 'condition')}, and ${limits}${source === 'default' ? ' (the default)' : ''}:`,
    ...conditions.flatMap(({ condition, sentence, searches }) => [
      `  ${condition.name}: ${sentence}`,
      ...searches.map((id) => `    search: ${id}`),
    ]),
    'Change the limits with --fail-on-severity and --max-critical to --max-unrated, which are also inputs of the Action.',
    ...(doesBlock(policy) ? [] : ['Nothing blocks: whatever is found, the job succeeds.']),
    ...(compared.length === 0 || hasBaseline
      ? []
      : [
          'Refused unless a baseline is set (--baseline, also an input of the Action):',
          ...compared.map(({ condition }) => `  ${condition.name}`),
        ]),
    `Every run searches: ${always.join(', ')}.`,
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
      'If the gate cannot decide, the job fails, unless --on-inconclusive (also an input of the Action) is set to warn.',
    ];
  return [
    `If the gate cannot decide: ${reasons.map(([reason, answer]) => `${reason} ${answer}s`).join(', ')}; every other reason fails.`,
  ];
}

/** A limit is reported at the line of the policy's `fail-on-severity`. Without that setting it has no line. */
function conditionEntries({ policy, file, placeOf, conditions }: Explained): readonly PolicyEntry[] {
  return conditions.map(({ condition, sentence, searches }) => {
    const index = policy.conditions.indexOf(condition);
    const isWritten = index >= 0 || policy.failOnSeverity !== undefined;
    const place = isWritten
      ? placeOf(index < 0 ? ['fail-on-severity'] : ['conditions', index])
      : { line: null, column: null };
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
