import type { Evidence } from '../../domain/evidence.ts';
import type { Condition, Waiver } from '../../domain/policy.ts';
import type { ConditionResult, Verdict, WaiverResult } from '../../domain/verdict.ts';
import { judgeCondition } from './judge-condition.ts';
import { judgeWaivers } from './judge-waivers.ts';
import type { SearchPlan } from './plan.ts';
import { tellBroken, tellPass } from './verdict-message.ts';

export type Case = {
  readonly conditions: readonly Condition[];
  /** Made from the same conditions. */
  readonly plan: SearchPlan;
  readonly evidence: Evidence;
  readonly waivers: readonly Waiver[];
  /** The day of the run in UTC, `YYYY-MM-DD`. */
  readonly today: string;
};

export type Judgement = {
  readonly verdict: Verdict;
  /** In the order of the conditions. */
  readonly conditions: readonly ConditionResult[];
  /** In the order of the waivers. */
  readonly waivers: readonly WaiverResult[];
  /** Issues of the branch under an active waiver, each counted once; undefined where not everything was read. */
  readonly waived: bigint | undefined;
};

/**
 * Decides (docs/verdict-rules.md#verdict-and-exit-codes). The same case always gives the same judgement: no clock, no log, no I/O. Throws only for a condition that is not in the plan,
 * a defect of the caller.
 */
export function evaluate({ conditions, plan, evidence, waivers, today }: Case): Judgement {
  const { isWaived, results, waived } = judgeWaivers(waivers, evidence, today);
  const judged = conditions.map((condition) =>
    judgeCondition(condition, plan.needs.get(condition), evidence, isWaived),
  );
  return { verdict: decide(judged, evidence), conditions: judged, waivers: results, waived };
}

/** A limit that is proven to be broken wins over everything that was not read; a pass needs everything. */
function decide(conditions: readonly ConditionResult[], { shortfall }: Evidence): Verdict {
  const broken = conditions.filter(({ result }) => result === 'broken');
  const blocking = broken.filter(({ action }) => action === 'fail');
  if (blocking.length > 0) {
    return { word: 'fail', reason: shortfall?.reason, message: tellBroken(blocking, shortfall) };
  }
  if (shortfall !== undefined) return { word: 'inconclusive', reason: shortfall.reason, message: shortfall.message };
  const unproven = conditions.find(({ result }) => result === 'unproven');
  if (unproven !== undefined) {
    const message = `${unproven.name} could not be judged, although nothing is known to be missing`;
    return { word: 'inconclusive', reason: 'internal', message };
  }
  return { word: 'pass', reason: undefined, message: tellPass(conditions) };
}
