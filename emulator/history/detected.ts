import { anIssue } from '../build.ts';
import type { Issue, IssueType } from '../state.ts';
import type { Finding, History, ScanRun } from './history.ts';

const PRODUCT_OF_TYPE: Readonly<Record<IssueType, string | undefined>> = {
  ISSUE_TYPE_SAST: 'sast',
  ISSUE_TYPE_SCA: 'sca',
  ISSUE_TYPE_SECRETS: 'secrets',
  ISSUE_TYPE_AI_SAST: 'ai_sast',
  ISSUE_TYPE_RESEARCH: undefined,
};

/** Findings that a scan sees: those of its commit that its products look for; in a diff scan, only those that the base does not have. */
export function seenBy(scan: ScanRun, history: History): readonly Finding[] {
  const ofBase = scan.isFull ? [] : findingsOf(scan.base, history).map(({ id }) => id);
  const known = new Set([...ofBase, ...(scan.unseen ?? [])]);
  return findingsOf(scan.commit, history).filter((finding) => looksFor(scan, finding) && !known.has(finding.id));
}

/** True for findings of the types that the scan's products look for. */
function looksFor({ products }: ScanRun, { type }: Pick<Finding, 'type'>): boolean {
  const product = PRODUCT_OF_TYPE[type];
  return product !== undefined && products.includes(product);
}

/** The finding as an open issue, on no ref in particular. */
export function issueOf(finding: Finding): Issue {
  return anIssue(finding);
}

function findingsOf(sha: string | undefined, { commits }: History): readonly Finding[] {
  if (sha === undefined) return [];
  const commit = commits.find((candidate) => candidate.sha === sha);
  if (commit === undefined) throw new Error(`the history has no commit ${sha}`);
  return commit.findings;
}

/**
 * True if the scan may change the issue of the finding: its products look for it and, if diff scans leave the base alone,
 * the base of a diff scan does not have it.
 */
export function decidesOn(scan: ScanRun, finding: Finding, history: History): boolean {
  const isOfBase = () => findingsOf(scan.base, history).some(({ id }) => id === finding.id);
  return looksFor(scan, finding) && (scan.isFull || history.diffsLeaveTheBase !== true || !isOfBase());
}

/**
 * The ref under which issues of a scan are stored: branches by their short name, however the list spells them; tags and
 * pull requests as they are spelled.
 */
export function placeOf(ref: string): string {
  return ref.replace(/^refs\/heads\//, '');
}
