import type { RepositoryId } from '../../../src/domain/ids.ts';
import type { Decision } from '../../../src/scan/decision.ts';

export function aDecision(given: Partial<Decision>): Decision {
  const nothing = { deciding: [], listed: [], missing: [], undecided: [], notScanned: [] };
  const repositoryId = '4242' as RepositoryId;
  return { repositoryId, ...nothing, passedOver: [], leftBehind: [], readWide: 'no', ...given };
}
