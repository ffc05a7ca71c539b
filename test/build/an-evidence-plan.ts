import type { RepositoryId } from '../../src/domain/ids.ts';
import type { EvidencePlan } from '../../src/evidence/evidence-plan.ts';

/** A plan that counts open issues without a baseline, and does not wait for the index. */
export function anEvidencePlan(given: Pick<EvidencePlan, 'searches' | 'scopes'> & Partial<EvidencePlan>): EvidencePlan {
  return {
    baselineRefs: undefined,
    baselineScans: async () => ({ sources: [], hasFullScan: true, hasDiffScan: false }),
    repositoryId: '101' as RepositoryId,
    states: ['open'],
    pageSize: 100,
    isUnratedAccepted: false,
    checks: [],
    rests: [],
    judged: new Set(),
    startedAtMs: 0,
    platformStartedAtMs: 0,
    finishBy: 0,
    settleBy: 0,
    pollIntervalMs: 1,
    unfinishedTypes: new Set(),
    stillDecides: async () => true,
    platformNowMs: () => 0,
    ...given,
  };
}
