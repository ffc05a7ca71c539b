import type { Policy } from '../../domain/policy.ts';
import { dayOf, daysBetween } from '../../domain/text/calendar-date.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { writtenConditions } from '../../policy/judgement/conditions-in-force.ts';
import { conditionSentence, waiverSentence } from '../../policy/judgement/explain.ts';
import { planSearches } from '../../policy/judgement/plan.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Command, Shell } from '../shell.ts';
import { counted, tellProblems } from './check-policy.ts';
import { type NamedPolicy, readPolicyOperand } from './policy-operand.ts';

/** Says what a policy means; nothing is contacted. */
export const EXPLAIN_POLICY: Command = {
  usage: '<file>',
  flags: SCREEN_FLAGS,
  example: ['policy.yml'],
  run: explainPolicy,
};

const NO_LIMITS = { critical: undefined, high: undefined, medium: undefined, low: undefined, unrated: undefined };

async function explainPolicy(args: readonly string[], shell: Shell): Promise<ExitCode> {
  let named: NamedPolicy;
  try {
    named = await readPolicyOperand('policy explain', args, shell);
  } catch (thrown) {
    return tellProblems(thrown, shell);
  }
  const today = dayOf(shell.clock.wallNow());
  for (const line of [
    ...conditionLines(named.policy),
    ...waiverLines(named.policy, today),
    ...softeningLines(named.policy),
  ]) {
    shell.terminal.print(line);
  }
  return 0;
}

function conditionLines({ conditions: written, waivers }: Policy): readonly string[] {
  const conditions = writtenConditions(NO_LIMITS, written, false);
  const { needs } = planSearches(conditions, waivers);
  const limits = '--max-critical to --max-unrated, inputs of the Action too,';
  const title =
    written.length > 0
      ? `${counted(written, 'condition')}; ${limits} add limits where they are set:`
      : `No condition, so that the default limits are in force, unless ${limits} set others:`;
  return [
    title,
    ...conditions.flatMap((condition) => {
      const { sum = [], bySeverity = [] } = needs.get(condition) ?? {};
      const searches = [...new Set([...sum, ...bySeverity])];
      return [`  ${condition.name}: ${conditionSentence(condition)}`, ...searches.map((id) => `    search: ${id}`)];
    }),
    `Every run searches: ${planSearches([])
      .searches.map(({ id }) => id)
      .join(', ')}.`,
  ];
}

function waiverLines({ waivers, longestWaiverDays }: Policy, today: string): readonly string[] {
  const longest =
    longestWaiverDays === undefined ? '' : `; none may end more than ${longestWaiverDays} days after the run`;
  return [
    `${counted(waivers, 'waiver')}${longest}${waivers.length === 0 ? '.' : ':'}`,
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
