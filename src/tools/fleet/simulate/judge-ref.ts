import { GateFailure } from '../../../domain/failure.ts';
import type { RepositoryId } from '../../../domain/ids.ts';
import { type Condition, countedTypes, productsOfTypes } from '../../../domain/policy.ts';
import { PRODUCTS, productsOf } from '../../../domain/product.ts';
import { branchOrTagName, groupedByRef, isSameRef } from '../../../domain/ref.ts';
import type { Scan } from '../../../domain/scan.ts';
import type { ConditionResult } from '../../../domain/verdict.ts';
import type { ProvenScans, ScansLearned } from '../../../gate/outcome/learned.ts';
import { judgementStep } from '../../../gate/pipeline/judgement-step.ts';
import type { JudgementPlan } from '../../../gate/pipeline/run-plan.ts';
import type { Judgement } from '../../../policy/judgement/evaluate.ts';
import { decidingScans, neededOf } from '../../../scan/choose.ts';
import type { FoundScans, ProductNeeds } from '../../../scan/decision.ts';
import { newestFirst } from '../../../scan/scan-order.ts';
import type { JudgedRef, SimulatedCondition, Simulation } from './simulation.ts';

/** The newest finished scan of a product decides, of any commit: the ref has its issues. `stop` names the needed products without such a scan. Pure. */
export function decideRef(repositoryId: RepositoryId, ofRef: readonly Scan[], needs: ProductNeeds): FoundScans {
  const candidates = scansThatDecide(ofRef);
  const newest = PRODUCTS.flatMap((product) => {
    const scan = candidates.find(({ enabledProducts }) => productsOf(enabledProducts).includes(product));
    return scan === undefined ? [] : [{ product, tier: 'own-ref' as const, ready: [scan] }];
  });
  const listed = newest.map(({ product }) => product);
  const { judged, missing, isNoneListed } = neededOf(listed, needs);
  const decision = {
    repositoryId,
    // If none of the judged products was scanned, the other scans cannot prove that a limit is broken.
    deciding: isNoneListed ? [] : decidingScans(newest, []),
    listed,
    missing,
    undecided: [],
    notScanned: [],
    passedOver: [],
    leftBehind: [],
    readWide: 'no',
  } as const;
  const lacking = isNoneListed ? judged : missing;
  if (!isNoneListed && lacking.length === 0) return { decision, stop: undefined };
  const what = lacking.length === 0 ? 'a product that is known here' : lacking.join(', ');
  return { decision, stop: new GateFailure('product-missing', `no finished scan of this ref ran ${what}`) };
}

/** True if these scans lack a product that the settings need: an older scan of the ref may decide for it. */
export function lacksProducts(ofRef: readonly Scan[], needs: ProductNeeds): boolean {
  const listed = new Set(scansThatDecide(ofRef).flatMap(({ enabledProducts }) => productsOf(enabledProducts)));
  return [...needs.named, ...needs.judged, ...needs.ifScanned].some((product) => !listed.has(product));
}

export type ScannedRef = { readonly scans: readonly Scan[]; readonly newest: Scan };

/** Sorted by repository id, then by name: the result is the same for any order of the list. */
export function refsOfPeriod(scans: readonly Scan[]): Simulation['leftOut'] & { readonly refs: readonly ScannedRef[] } {
  const groups = [...Map.groupBy(scans, ({ repositoryId }) => repositoryId).values()].flatMap(groupedByRef);
  const refs = groups.flatMap((ofRef) => {
    const [newest] = scansThatDecide(ofRef);
    return newest === undefined ? [] : [{ scans: ofRef, newest }];
  });
  const others = groups.filter((ofRef) => scansThatDecide(ofRef).length === 0);
  const partialOnly = others.filter((ofRef) => ofRef.some(({ isPartialScan }) => isPartialScan)).length;
  return { refs: refs.toSorted(inOrder), partialOnly, unfinished: others.length - partialOnly };
}

function scansThatDecide(ofRef: readonly Scan[]): readonly Scan[] {
  return newestFirst(ofRef.filter(({ status, isPartialScan }) => status === 'completed' && !isPartialScan));
}

export function isOfSameRef(one: Scan, other: Scan): boolean {
  return one.repositoryId === other.repositoryId && isSameRef(one.branch, other.branch);
}

function inOrder({ newest: one }: ScannedRef, { newest: other }: ScannedRef): number {
  const [oneId, otherId] = [BigInt(one.repositoryId ?? -1), BigInt(other.repositoryId ?? -1)];
  if (oneId !== otherId) return oneId < otherId ? -1 : 1;
  return sortKeyOf(one) < sortKeyOf(other) ? -1 : 1;
}

/** Refs are compared by the short name. Of a branch and a tag of one name, the branch comes first. */
function sortKeyOf({ branch = '' }: Scan): string {
  return JSON.stringify([branchOrTagName(branch), branch]);
}

export type RefJudgement = Pick<JudgedRef, 'verdict' | 'reason' | 'message' | 'conditions'>;

export type RefCase = FoundScans & Pick<ScansLearned, 'latestNowMs'> & Pick<ProvenScans, 'read'>;

/**
 * Judges like the gate. A condition that compares is judged by all issues that are found. On the ref of a diff scan all
 * are new. On that of a full scan it is unknown which are new: the condition is kept if even all are within its limit,
 * and is else reported as not compared; there it never fails a ref. Pure.
 */
export function judgeRef(given: RefCase, plan: JudgementPlan): RefJudgement {
  const whole = judgementStep(given, plan, given);
  const isAllNew = (condition: Condition): boolean => {
    const products = productsOfTypes(countedTypes(condition));
    const own = given.decision.deciding.filter((each) => each.products.some((product) => products.includes(product)));
    const isWhole = products.length === countedTypes(condition).length && own.length > 0;
    return (isWhole ? own : given.decision.deciding).every(({ scan }) => !scan.isFullScan);
  };
  // The conditions of the policy are the last ones of the plan. There they count everything, for want of a baseline.
  const wouldCompare = (index: number): boolean =>
    plan.policy.conditions.at(index - plan.conditions.length)?.compare === 'new';
  const isOpen = ({ result }: ConditionResult, index: number): boolean =>
    result === 'broken' && wouldCompare(index) && !isAllNew(plan.conditions[index]!);
  const open = whole.conditions.filter(isOpen);
  const conditions = whole.conditions.map((result, index): SimulatedCondition => {
    const compare = wouldCompare(index) ? 'new' : 'all';
    const isUncompared = isOpen(result, index);
    // The rules are left out: for hundreds of refs they would take most of the memory.
    const { rules: _, ...outcome } = result;
    return { ...outcome, compare, ...(isUncompared ? { result: 'unproven' } : {}), isUncompared };
  });
  if (open.length === 0) return { ...wordsOf(whole), conditions };
  // The conditions that cannot be compared here are left out.
  const others = plan.conditions.filter((_, index) => !isOpen(whole.conditions[index]!, index));
  const rest = judgementStep(given, { ...plan, conditions: others }, given);
  if (rest.verdict.word !== 'pass' || !open.some(({ action }) => action === 'fail'))
    return { ...wordsOf(rest), conditions };
  const names = open.filter(({ action }) => action === 'fail').map(({ name }) => JSON.stringify(name));
  const message = `not compared: ${names.join(', ')} counts only new issues, which needs a baseline for a full scan`;
  return { verdict: 'inconclusive', reason: 'not-compared', message, conditions };
}

function wordsOf({ verdict }: Judgement): Pick<RefJudgement, 'verdict' | 'reason' | 'message'> {
  return { verdict: verdict.word, reason: verdict.reason, message: verdict.message };
}
