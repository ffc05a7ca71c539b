import type { Evidence } from '../../domain/evidence.ts';
import type { GateFailure } from '../../domain/failure.ts';
import { type Condition, countedTypes, type Waiver } from '../../domain/policy.ts';
import { type IssueType, typeWords } from '../../domain/product.ts';
import type { ConditionResult, Inconclusive, Verdict, WaiverResult } from '../../domain/verdict.ts';
import { doesCompare, judgeCondition, notApplicable } from './judge-condition.ts';
import { judgeWaivers } from './judge-waivers.ts';
import type { SearchPlan } from './plan.ts';
import { type Beside, tellBroken, tellPass } from './verdict-message.ts';

export type Case = {
  readonly conditions: readonly Condition[];
  readonly plan: SearchPlan;
  readonly evidence: Evidence;
  readonly waivers: readonly Waiver[];
  /** The day of the run in UTC, `YYYY-MM-DD`. */
  readonly today: string;
  /** Conditions with `if-scanned` whose product no scan of the commit ran: they never block. */
  readonly notApplicable: ReadonlySet<Condition>;
  /** The reason of a product without a result. The issues of its scan are not in the evidence. */
  readonly stop: GateFailure | undefined;
  /** Warnings with the types that no finished scan decides: unless broken, they are unproven, and do not prevent `pass`. */
  readonly unscanned: ReadonlyMap<Condition, readonly IssueType[]>;
};

export type Judgement = {
  readonly verdict: Verdict;
  readonly conditions: readonly ConditionResult[];
  readonly waivers: readonly WaiverResult[];
  /** Issues of the branch under an active waiver, each counted once; undefined if not everything was read. */
  readonly waived: bigint | undefined;
  readonly notices: readonly string[];
};

type JudgedCondition = { readonly condition: Condition; readonly result: ConditionResult };

/** Pure (docs/verdict-rules/what-is-judged.md#verdict-and-exit-codes). Throws only for a condition that is not in the plan, a defect of the caller. */
export function evaluate(given: Case): Judgement {
  const { conditions, plan, waivers, evidence, today } = given;
  const asked = new Map(plan.searches.map((search) => [search.id, search]));
  const { takeWaived, results, waived } = judgeWaivers(waivers, evidence, today, asked);
  const judged = conditions.map((condition): JudgedCondition => {
    if (given.notApplicable.has(condition)) return { condition, result: notApplicable(condition) };
    const own = isNewWhole(condition, evidence) ? { ...evidence, baselineShortfall: undefined } : evidence;
    const result = judgeCondition(condition, plan.needs.get(condition), { evidence: own, asked, takeWaived });
    // No limit is reported as kept if a product that was waited for has no result.
    const isUnproven = result.result === 'ok' && (given.unscanned.has(condition) || given.stop !== undefined);
    return { condition, result: isUnproven ? { ...result, result: 'unproven' } : result };
  });
  return {
    verdict: decide(judged, given),
    conditions: judged.map(({ result }) => result),
    waivers: results,
    waived,
    notices: noticesOf(judged, given),
  };
}

/** True if all issues of the condition are new: then a doubt about the baseline does not matter. */
function isNewWhole(condition: Condition, { allNew = [] }: Evidence): boolean {
  return countedTypes(condition).every((type) => allNew.includes(type));
}

/** A limit that is proven to be broken wins over everything that was not read. A pass needs all blocking conditions proven. */
function decide(judged: readonly JudgedCondition[], given: Case): Verdict {
  const { evidence, stop } = given;
  const { shortfall } = evidence;
  const results = judged.map(({ result }) => result);
  const unproven = judged.filter(({ result }) => result.result === 'unproven').map(({ condition }) => condition);
  const isCompared = unproven.some((condition) => doesCompare(condition, evidence));
  const doubted = isCompared ? evidence.baselineShortfall?.failure : undefined;
  const blocking = results.filter(({ action, result }) => action === 'fail' && result === 'broken');
  if (blocking.length > 0) {
    const beside = besideOf(given, doubted);
    const { reason, detail } = stop ?? shortfall?.failure ?? { reason: undefined };
    return { word: 'fail', reason, message: tellBroken(blocking, beside), detail };
  }
  const [first, ...also] = [
    ...[stop, shortfall?.failure].flatMap(allBy),
    ...allBy(doubted).map((one) => ({ ...one, isOfBaseline: true })),
  ];
  if (first !== undefined) return also.length === 0 ? first : { ...first, also };
  const odd = unproven.find((condition) => !given.unscanned.has(condition));
  if (odd !== undefined) {
    const message = `${odd.name} could not be judged, although nothing is known to be missing`;
    return { word: 'inconclusive', reason: 'internal', message };
  }
  return { word: 'pass', reason: undefined, message: tellPass(results) };
}

function allBy(failure: GateFailure | undefined): readonly (Verdict & Inconclusive)[] {
  const all = failure === undefined ? [] : [failure, ...failure.also];
  return all.map(({ reason, message, detail }) => ({ word: 'inconclusive', reason, message, detail }));
}

/** Issues of unknown severity were read, and so was everything that a condition without comparison needs: only the rest was not read. */
function besideOf({ evidence, stop }: Case, doubted: GateFailure | undefined): Beside | undefined {
  const lack = evidence.shortfall?.failure;
  if (stop !== undefined) return { isUnread: true, message: stop.message };
  if (lack !== undefined) return { isUnread: lack.reason !== 'unclassified', message: lack.message };
  return doubted && { isUnread: false, message: doubted.message };
}

function noticesOf(judged: readonly JudgedCondition[], given: Case): readonly string[] {
  return judged.flatMap(({ condition, result: { name, result } }) => {
    if (result === 'not-applicable')
      return [`The condition "${name}" does not apply: no scan of this commit ran a product that it counts.`];
    const types = given.unscanned.get(condition);
    if (result !== 'unproven' || types === undefined) return [];
    return [`The warning "${name}" could not be judged: no finished scan of this commit covers ${typeWords(types)}.`];
  });
}
