import { type Condition, limitText, NO_POLICY, type Policy } from '../../domain/policy.ts';
import type { Reason } from '../../domain/reason.ts';
import { softens } from '../../domain/softening.ts';
import type { Subject, Target } from '../../domain/target.ts';
import { settingName } from '../../domain/text/setting-name.ts';
import { mayBeOfOurBranch } from '../../domain/whose-scan.ts';
import { type Deadlines, deadlinesOf, withoutWaiting } from '../../domain/work/time.ts';
import type { ReadPlan } from '../../evidence/evidence-plan.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { conditionsInForce, failOnOf } from '../../policy/judgement/limits.ts';
import { blockingSearches, planSearches } from '../../policy/judgement/plan.ts';
import type { FindPlan } from '../../scan/find-scan.ts';
import type { Baseline, RunSettings } from '../outcome/learned.ts';
import { baselineOf } from './baseline.ts';
import { productNeeds } from './product-needs.ts';
import type { World } from './world.ts';

/** What a run is to do: what it judges by, which scans it needs, and what it reads of them. Plain data, made once. */
export type RunPlan = RunSettings & { readonly find: FindPlan; readonly read: ReadPlan };

export function planReading(
  inputs: Pick<Inputs, 'limits' | 'states' | 'pageSize' | 'pollIntervalMs'>,
  { plan, conditions }: Pick<RunSettings, 'plan' | 'conditions'>,
  baseline: Baseline | undefined,
  { finishBy, settleBy }: Pick<Deadlines, 'finishBy' | 'settleBy'>,
  subject?: Subject,
): ReadPlan {
  const { limits, states, pageSize, pollIntervalMs } = inputs;
  return {
    searches: plan.searches,
    checks: plan.checks,
    blocking: blockingSearches(conditions, plan),
    baselineRefs: baseline?.refs,
    isOfFork: subject?.kind === 'pull-request' && !subject.isHeadInSameRepository,
    mayBeOurs: (scan) => mayBeOfOurBranch(scan, subject),
    isUnratedAccepted: limits.unrated !== undefined,
    states,
    pageSize,
    pollIntervalMs,
    finishBy,
    settleBy,
  };
}

export type JudgementPlan = ReturnType<typeof planJudgement>;

/** Combines the policy and the inputs: for a run, a replay, and each ref of a simulation. Pure. */
export function planJudgement(
  policy: Policy,
  { limits, requiredProducts }: Pick<Inputs, 'limits' | 'requiredProducts'>,
  hasBaseline: boolean,
) {
  const conditions = conditionsInForce(limits, policy, hasBaseline);
  return {
    policy,
    failOn: failOnOf(limits, policy),
    conditions,
    plan: planSearches(conditions, policy.waivers),
    needs: productNeeds(requiredProducts, conditions),
  };
}

const MOST_LOGGED_LIMITS = 5;

/** Throws `policy-missing`, `policy-invalid`, `github`. */
export async function settingsStep(
  inputs: Inputs,
  target: Target,
  world: Pick<World, 'readPolicy' | 'log' | 'checkout' | 'monotonicStart' | 'neverWaits'>,
): Promise<RunPlan> {
  const { readPolicy, log, checkout, monotonicStart, neverWaits } = world;
  const found = await readPolicy(target);
  const { baseline, notices } = baselineOf(inputs.baseline, target);
  const judgement = planJudgement(found?.policy ?? NO_POLICY, inputs, baseline !== undefined);
  const { policy, conditions, needs } = judgement;
  const isOpen = !conditions.some(({ action }) => action === 'fail');
  log.info(limitsLine(conditions));
  const deadlines = deadlinesOf(inputs, monotonicStart);
  const { deploymentId, repositoryId, requiredScan, maxScanAgeMs, pollIntervalMs, onInconclusive } = inputs;
  const isSoft = (reason: Reason): boolean => softens(reason, onInconclusive, policy.onInconclusive);
  const expected = { target, deploymentId, repositoryId, checkout };
  const find = { ...deadlines, expected, needs, requiredScan, maxScanAgeMs, pollIntervalMs, isSoft, neverWaits };
  const until = neverWaits ? withoutWaiting(monotonicStart) : deadlines;
  return {
    ...judgement,
    source: found?.source,
    waiversFile: found?.waiversFile,
    baseline,
    notices: isOpen ? [...notices, nothingBlocks(target)] : notices,
    find,
    read: { ...planReading(inputs, judgement, baseline, until, target.subject), isSoft },
  };
}

function nothingBlocks({ event }: Target): string {
  const setting = settingName('fail-on-severity', event);
  return `No blocking condition is in force, so whatever is found passes: set ${setting} to high, or a condition that fails the job.`;
}

function limitsLine(conditions: readonly Condition[]): string {
  const named = conditions.slice(0, MOST_LOGGED_LIMITS).map(({ name, max }) => `${name} ${limitText(max)}`);
  const left = conditions.length - named.length;
  return `Limits: ${[...named, ...(left > 0 ? [`and ${left} more`] : [])].join(', ') || 'none'}.`;
}
