import { GateFailure } from '../domain/failure.ts';
import type { DeploymentId, RepositoryId } from '../domain/ids.ts';
import { hasEnded, hasFailedExit, type Scan, type ScanDetail } from '../domain/scan.ts';
import type { Checkout, Target } from '../domain/target.ts';
import { isOnRefOfPullRequest, type Ownership, pullRequestsNamed } from '../domain/whose-scan.ts';
import {
  type Fit,
  fitOf,
  isSame,
  NO_NAMES,
  nameOf,
  type ProjectNames,
  projectNames,
  type WantedProject,
} from './project-name.ts';

export type Expected = {
  readonly target: Target;
  readonly deploymentId: DeploymentId;
  readonly repositoryId: RepositoryId | undefined;
  readonly checkout: Checkout;
  /** All projects of the list in the settings, as written there, including this one; undefined without a list. */
  readonly beside?: readonly string[] | undefined;
};

export type DetailFact = Ownership & {
  readonly fit: Fit;
  readonly projectName: string | undefined;
  /** True if the named project is judged as well. The commit was then not scanned as that project by mistake. */
  readonly isBeside?: boolean;
  readonly names: ProjectNames;
};

export type FactOf = (scan: Scan) => DetailFact | undefined;

export function wantedProject({ target, checkout, repositoryId }: Expected): WantedProject {
  return { repository: target.repository, checkout, isIdKnown: repositoryId !== undefined };
}

export function nothingSaid(scan: Scan): DetailFact {
  return {
    isFinal: hasEnded(scan),
    isDenied: false,
    hasMeta: false,
    fit: 'unnamed',
    projectName: undefined,
    names: NO_NAMES,
    pullRequests: [],
    ref: undefined,
  };
}

/** Compares a detail with the list (docs/verdict-rules/which-scans.md#the-detail-confirms). Throws `scan-inconsistent` for a completed scan. */
export function factOfDetail(scan: Scan, detail: ScanDetail, expected: Expected): DetailFact {
  const contradiction = contradictionOf(scan, detail, expected);
  const isResult = scan.status === 'completed';
  // The detail is another scan's, and says nothing about this one.
  if (detail.id !== scan.id && !isResult) return nothingSaid(scan);
  if (contradiction !== undefined && isResult) throw inconsistent(scan, contradiction);
  const { meta } = detail;
  const said = { ...nothingSaid(scan), isDenied: contradiction !== undefined };
  if (meta === undefined) return said;
  const names = projectNames(meta);
  const wanted = wantedProject(expected);
  const projectName = nameOf(names, wanted);
  return {
    ...said,
    hasMeta: true,
    fit: fitOf(names, wanted),
    projectName,
    isBeside: expected.beside?.some((name) => isSame(name, projectName)) === true,
    names,
    pullRequests: pullRequestsNamed(meta),
    ref: meta.branch,
  };
}

/** Checks the detail of a scan that decides. Throws `wrong-repository`, `scan-inconsistent`. */
export function assertOwn(scan: Scan, fact: DetailFact, { target, repositoryId }: Expected): void {
  const wrong = (what: string) => new GateFailure('wrong-repository', `scan ${scan.id} ${what}`);
  if (fact.fit === 'unnamed' && repositoryId === undefined)
    throw wrong(`does not name its repository, so it is not known whether it is ${target.repository}`);
  if (fact.fit === 'other' && repositoryId !== undefined)
    throw wrong(`is of repository ${fact.projectName}, not of ${target.repository}`);
  const { subject } = target;
  if (subject.kind !== 'pull-request') return;
  const own = String(subject.number);
  const other = fact.pullRequests.find((number) => number !== own);
  if (other !== undefined && isOnRefOfPullRequest(scan, subject))
    throw inconsistent(scan, `the list says pull request ${own}, the detail ${other}`);
}

function contradictionOf(scan: Scan, detail: ScanDetail, expected: Expected): string | undefined {
  if (detail.id !== scan.id) return `its detail has the id ${detail.id}`;
  for (const deploymentId of [scan.deploymentId, detail.deploymentId]) {
    if (deploymentId !== undefined && deploymentId !== expected.deploymentId) {
      return `it belongs to deployment ${deploymentId}, not to ${expected.deploymentId}`;
    }
  }
  if (detail.repositoryId !== undefined && detail.repositoryId !== scan.repositoryId)
    return `the list says repository ${scan.repositoryId}, the detail ${detail.repositoryId}`;
  const isResult = scan.status === 'completed';
  if (isResult && hasFailedExit(detail))
    return `the list says it completed, the detail that its exit code is ${detail.exitCode}`;
  if (detail.meta === undefined) return isResult ? 'its detail does not say what was scanned (no meta)' : undefined;
  const { commit } = detail.meta;
  // spec-gap: members-before-the-end
  const mayLackCommit = !isResult && commit === undefined;
  return commit === scan.commit || mayLackCommit
    ? undefined
    : 'its detail does not name the commit that the list names';
}

function inconsistent(scan: Scan, what: string): GateFailure {
  return new GateFailure('scan-inconsistent', `scan ${scan.id} contradicts itself: ${what}`);
}
