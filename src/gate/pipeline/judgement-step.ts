import type { Evidence } from '../../domain/evidence.ts';
import { PRODUCT_OF_ISSUE_TYPE, type Product } from '../../domain/product.ts';
import { endText, type Scan } from '../../domain/scan.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import { evaluate, type Judgement } from '../../policy/judgement/evaluate.ts';
import type { SearchPlan } from '../../policy/judgement/plan.ts';
import type { ProvenScans, RunSettings, ScansLearned } from '../outcome/learned.ts';
import { notApplicableOf, unscannedWarnings } from './product-needs.ts';

export function judgementStep(
  { decision, stop, read }: Pick<ProvenScans, 'decision' | 'stop' | 'read'>,
  { conditions, plan, policy }: Pick<RunSettings, 'conditions' | 'plan' | 'policy'>,
  { latestNowMs }: Pick<ScansLearned, 'latestNowMs'>,
): Judgement {
  // By the clock that is ahead: a runner whose clock is behind must not keep an expired waiver in force.
  const today = dayOf(latestNowMs());
  const judgement = evaluate({
    conditions,
    plan,
    evidence: read.evidence,
    waivers: policy.waivers,
    today,
    notApplicable: notApplicableOf(conditions, decision),
    stop,
    unscanned: unscannedWarnings(conditions, decision),
  });
  const { verdict } = judgement;
  const besides = [...ofEarlierCommits(decision.notScanned, plan, read.evidence), ...decision.leftBehind.map(ofRerun)];
  const message = [verdict.message, ...besides].join('; ');
  return { ...judgement, verdict: { ...verdict, message } };
}

function ofRerun(scan: Scan): string {
  return `scan ${scan.id} of the same commit, started shortly before, ${endText(scan)} and does not count`;
}

/** Issues of a product that this commit was not scanned for are of an earlier commit. If they count, the message says so. */
function ofEarlierCommits(products: readonly Product[], plan: SearchPlan, evidence: Evidence): readonly string[] {
  const found = products.filter((product) => isFound(product, plan, evidence));
  return found.length === 0 ? [] : [`the issues of ${found.join(', ')} are those of an earlier commit`];
}

function isFound(product: Product, { searches }: SearchPlan, { here }: Evidence): boolean {
  return searches.some(({ id, issueTypes }) =>
    [...(here.get(id)?.rules ?? [])].some(([{ issueType }, count]) => {
      // A rule without a known type is of one of the types that were asked for.
      const types = issueType === undefined ? issueTypes : [issueType];
      return count > 0n && types.every((type) => PRODUCT_OF_ISSUE_TYPE[type] === product);
    }),
  );
}
