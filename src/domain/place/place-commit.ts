import { PRODUCT_OF_ISSUE_TYPE } from '../product.ts';
import { isSameRef } from '../ref.ts';
import type { ReportedScan } from '../report.ts';
import type { IssuePlace } from './issue-place.ts';

/** Undefined where no scan decides its product on its ref, or scans of several commits do. */
export function commitOfPlace(
  { ref, issueType }: Pick<IssuePlace, 'ref' | 'issueType'>,
  scans: readonly Pick<ReportedScan, 'ref' | 'commit' | 'decides'>[],
): string | undefined {
  // spec-gap: listed-paths
  const deciding = scans.filter(({ decides }) => decides.length > 0);
  // Issues of one scan may be stored under several names of its ref.
  const isOnly = deciding.length === 1;
  const product = issueType === undefined ? undefined : PRODUCT_OF_ISSUE_TYPE[issueType];
  const commits = deciding
    .filter(({ decides }) => product === undefined || decides.includes(product))
    .filter((scan) => isOnly || ref === undefined || (scan.ref !== undefined && isSameRef(scan.ref, ref)))
    .map(({ commit }) => commit);
  return new Set(commits).size === 1 ? commits[0] : undefined;
}
