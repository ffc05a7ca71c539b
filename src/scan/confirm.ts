import { GateFailure } from '../domain/failure.ts';
import type { DeploymentId, RepositoryId } from '../domain/ids.ts';
import { pullRequestNumber } from '../domain/ref.ts';
import type { Scan, ScanDetail, ScanMeta } from '../domain/scan.ts';
import type { Target } from '../domain/target.ts';
import { type Learned, standingOf } from './standing.ts';

export type Confirmation =
  | { readonly kind: 'confirmed' }
  /** Another project scanned the same commit; only without a configured repository id. */
  | { readonly kind: 'other-repository'; readonly name: string }
  /** A bare branch name, where the detail names another pull request or none. */
  | { readonly kind: 'other-pull-request' };

export type Expected = {
  readonly target: Target;
  readonly deploymentId: DeploymentId;
  /** As configured; undefined where the project is known only by name. */
  readonly repositoryId: RepositoryId | undefined;
};

/**
 * Compares a scan's detail with its record in the list and with what is wanted (docs/verdict-rules.md#the-detail-confirms): what the list says is believed only
 * where the detail agrees. Throws `scan-inconsistent` or `wrong-repository`.
 */
export function confirmScan(scan: Scan, detail: ScanDetail, expected: Expected): Confirmation {
  const { target } = expected;
  if (detail.id !== scan.id) throw inconsistent(scan, `its detail has the id ${detail.id}`);
  for (const deploymentId of [scan.deploymentId, detail.deploymentId]) {
    if (deploymentId !== undefined && deploymentId !== expected.deploymentId) {
      throw inconsistent(scan, `it belongs to deployment ${deploymentId}, not to ${expected.deploymentId}`);
    }
  }
  if (detail.repositoryId !== undefined && detail.repositoryId !== scan.repositoryId) {
    throw inconsistent(scan, `the list says repository ${scan.repositoryId}, the detail ${detail.repositoryId}`);
  }
  const isFailure = detail.exitCode !== undefined && detail.exitCode !== 0n && detail.exitCode !== 1n;
  if (scan.status === 'completed' && isFailure) {
    throw inconsistent(scan, `the list says it completed, the detail that its exit code is ${detail.exitCode}`);
  }
  const { meta } = detail;
  if (meta === undefined) throw inconsistent(scan, 'its detail does not say what was scanned (no meta)');
  if (meta.commit !== target.commit)
    throw inconsistent(scan, 'its detail does not name the commit that the list names');

  return confirmRepository(scan, meta, expected) ?? confirmPullRequest(scan, meta, expected);
}

function confirmRepository(scan: Scan, meta: ScanMeta, expected: Expected): Confirmation | undefined {
  const names = [meta.repository, nameInUrl(meta.repoUrl)].filter((name) => name !== undefined);
  const wanted = expected.target.repository.toLowerCase();
  if (names.some((name) => name.toLowerCase() === wanted)) return undefined;
  const name = names[0];
  if (expected.repositoryId === undefined) {
    if (name !== undefined) return { kind: 'other-repository', name };
    throw new GateFailure(
      'wrong-repository',
      `scan ${scan.id} does not name its repository, so it is not known whether it is ${expected.target.repository}`,
    );
  }
  if (name === undefined) return undefined;
  throw new GateFailure(
    'wrong-repository',
    `scan ${scan.id} is of repository ${name}, not of ${expected.target.repository}`,
  );
}

function confirmPullRequest(scan: Scan, meta: ScanMeta, expected: Expected): Confirmation {
  const { subject } = expected.target;
  // Zero is how some services write "none": no pull request has that number.
  const named = [meta.pullRequestId, pullRequestNumber(meta.branch)].filter(
    (number) => number !== undefined && number !== '0',
  );
  if (subject.kind === 'commit') return { kind: 'confirmed' };
  if (subject.kind === 'ref') return named.length === 0 ? { kind: 'confirmed' } : { kind: 'other-pull-request' };

  const number = String(subject.number);
  const standing = standingOf(scan, expected.target, NOTHING_LEARNED);
  const other = named.find((candidate) => candidate !== number);
  if (other !== undefined && standing === 'own-ref') {
    throw inconsistent(scan, `the list says pull request ${number}, the detail ${other}`);
  }
  const isOwn = named.length > 0 || standing === 'own-ref' || standing === 'same-branch';
  return isOwn && other === undefined ? { kind: 'confirmed' } : { kind: 'other-pull-request' };
}

const NOTHING_LEARNED: Learned = {
  repositoryId: undefined,
  otherRepositoryIds: new Set(),
  ownScanIds: new Set(),
  otherPullRequestScanIds: new Set(),
};

/** `owner/name` of `https://host/owner/name.git`. */
function nameInUrl(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const path = new URL(url).pathname.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return path === '' ? undefined : path;
}

function inconsistent(scan: Scan, what: string): GateFailure {
  return new GateFailure('scan-inconsistent', `scan ${scan.id} contradicts itself: ${what}`);
}
