import { branchName, pullRequestNumber } from '../../../domain/ref.ts';
import type { Scan, ScanDetail } from '../../../domain/scan.ts';
import { isDiffOfBranch, pullRequestsNamed } from '../../../domain/whose-scan.ts';
import type { ScannedAs } from '../facts/project-facts.ts';
import type { SeenProject } from './seen-project.ts';

/** GitHub's merge queue makes branches of this name. */
const QUEUE_BRANCH = /^gh-readonly-queue\//;

/** True for `PR-7` of Jenkins and `pull/7` of CircleCI, which each call a pull request's own ref so. */
export function isNameOfChange(ref: string): boolean {
  return /^(?:PR-|pull\/)[1-9][0-9]*$/.test(ref);
}

/** As the gate takes it (docs/verdict-rules/which-scans.md#which-scan-decides-for-a-product). */
export function scannedAs({ scans, details }: Pick<SeenProject, 'scans' | 'details'>): (scan: Scan) => ScannedAs {
  const detailOf = new Map(details.map((detail) => [detail.id, detail]));
  const read = scans.filter(isOfEither).flatMap(({ id }) => detailOf.get(id) ?? []);
  // spec-gap: diff-scan-under-a-branch-name
  const areOfBranches = read.length > 0 && !read.some(namesChange);
  return (scan) => {
    const { branch = '', id } = scan;
    if (QUEUE_BRANCH.test(branchName(branch))) return 'merge-queue';
    if (isOwnRefOfChange(branch)) return 'pull-request';
    if (!isOfEither(scan)) return 'branch';
    const detail = detailOf.get(id);
    const isOfChange = detail?.meta === undefined ? !areOfBranches : namesChange(detail);
    return isOfChange ? 'pull-request' : 'branch';
  };
}

function isOwnRefOfChange(branch: string): boolean {
  return pullRequestNumber(branch) !== undefined || isNameOfChange(branch);
}

/** Most diff scans under the name of a branch are of pull requests. */
function isOfEither(scan: Scan): boolean {
  return isDiffOfBranch(scan) && !isOwnRefOfChange(scan.branch ?? '');
}

function namesChange({ meta }: ScanDetail): boolean {
  return pullRequestsNamed(meta).length > 0;
}
