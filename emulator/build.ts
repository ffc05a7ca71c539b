import { createHash } from 'node:crypto';
import type {
  Epss,
  Issue,
  IssueType,
  PlatformScan,
  PlatformState,
  Repository,
  Rule,
  Span,
  TimelineStep,
} from './state.ts';
import { PLAIN_FORM, type WireForm } from './wire/wire-form.ts';

/** A text in every rule definition and test case. An output that contains it leaks. */
export const RULE_CANARY = 'canary-hunter2-AKIAIOSFODNN7EXAMPLE';
export const DEFAULT_TOKEN = 'emulator-token-0123456789abcdef';
const DAY_MS = 86_400_000;

/** A platform with one token, one repository (`101`, `acme/shop`) and nothing else by default. */
export function aPlatformState(
  parts: Partial<Omit<PlatformState, 'wire'>> & { wire?: Partial<WireForm> } = {},
): PlatformState {
  return {
    deploymentId: '42',
    deploymentName: 'acme',
    startedAtMs: Date.now(),
    tokens: [{ token: DEFAULT_TOKEN, webApi: true, scheme: 'api-token' }],
    repositories: [aRepository()],
    scans: [],
    issues: [],
    teams: [],
    usesUnifiedPolicies: true,
    ...parts,
    wire: { ...PLAIN_FORM, ...parts.wire },
  };
}

export function aRepository(parts: Partial<Repository> = {}): Repository {
  return {
    id: '101',
    name: 'acme/shop',
    isArchived: false,
    primaryRef: 'main',
    tags: [],
    deploymentStatus: 'DEPLOYMENT_STATUS_UNKNOWN',
    publicExposure: 'PUBLIC_EXPOSURE_UNKNOWN',
    visibility: 'REPOSITORY_VISIBILITY_PRIVATE',
    ...parts,
  };
}

/** A finished full scan of `main` by the three rated products, without findings, a minute old. */
export function aScan(parts: Partial<PlatformScan> = {}): PlatformScan {
  const branch = parts.branch ?? 'main';
  const createdAtMs = parts.createdAtMs ?? parts.startedAtMs ?? Date.now() - 60_000;
  return {
    id: '9001',
    repositoryId: '101',
    branch,
    fullRef: branch.startsWith('refs/') ? branch : `refs/heads/${branch}`,
    commit: 'c0ffee'.padEnd(40, '0'),
    createdAtMs,
    appearsAtMs: createdAtMs,
    timeline: endsAs('SCAN_STATUS_COMPLETED', 0),
    startedAtMs: createdAtMs,
    enabledProducts: ['sast', 'sca', 'secrets'],
    findingsCounts: { code: 0, secrets: 0, supply_chain: 0, total: 0 },
    isFull: true,
    isPartial: false,
    totalTimeSeconds: 41.5,
    meta: {},
    listMembers: {},
    detailMembers: {},
    ...parts,
  };
}

/** The timeline of a scan that ended before the platform started. */
export function endsAs(status: string, exitCode?: number): readonly TimelineStep[] {
  return [{ atMs: 0, status, exitCode }];
}

export function aRule(parts: Partial<Rule> = {}): Rule {
  const path = parts.path ?? 'python.lang.security.audit.eval-detected.eval-detected';
  return {
    id: `r.${path}`,
    path,
    sourceUri: `https://rules.example/r/${path}`,
    origin: 'RULE_ORIGIN_PRO_RULES',
    visibility: 'RULE_VISIBILITY_PUBLIC',
    author: 'Rule Registry',
    shaSum: createHash('sha256').update(path).digest('hex'),
    versionId: 'v1',
    lastChangeAtMs: Date.UTC(2026, 0, 15, 9, 30),
    testCases: [{ target: `password = "${RULE_CANARY}"`, language: 'python' }],
    definition: { rules: [{ id: path, pattern: `password = "${RULE_CANARY}"` }] },
    supersededBy: [],
    groupMembers: {},
    ...parts,
  };
}

/** An open high code issue of `main` in repository `101`, a day old and visible at once. */
export function anIssue(parts: Partial<Issue> = {}): Issue {
  const createdAtMs = parts.createdAtMs ?? Date.now() - DAY_MS;
  return {
    id: 'issue-1',
    rule: parts.rule ?? aRule(),
    type: 'ISSUE_TYPE_SAST',
    severity: 'SEVERITY_HIGH',
    state: 'AGGREGATE_ISSUE_STATE_OPEN',
    repositoryId: '101',
    ref: 'main',
    filePath: 'src/checkout/payment.py',
    span: { line: 42, endLine: 44, column: 5, endColumn: 18 },
    message: 'The argument comes from the request and is not checked.',
    listedMembers: {},
    standsFor: '1',
    visibleAtMs: 0,
    createdAtMs,
    relevantSinceMs: createdAtMs,
    isTicketed: false,
    isHistorical: false,
    hasReviewComments: false,
    attributes: {},
    ...parts,
  };
}

/** `count` equal issues, each with its own id, and a few lines below the one before. */
export function issuesOf(count: number, parts: Partial<Issue> = {}): readonly Issue[] {
  const model = anIssue(parts);
  const name = parts.id ?? `${model.rule.id}@${model.ref}`;
  return Array.from({ length: count }, (_, index) => ({
    ...model,
    id: `${name}#${index + 1}`,
    span: model.span && lowered(model.span, index * LINES_APART),
  }));
}

const LINES_APART = 17;

function lowered(span: Span, lines: number): Span {
  return { ...span, line: span.line + lines, endLine: span.endLine + lines };
}

export function anEpss(parts: Partial<Epss> = {}): Epss {
  return {
    score: 0.9432,
    percentile: 0.9991,
    updatedAtMs: Date.UTC(2026, 1, 1),
    categorization: 'EPSS_PROBABILITY_HIGH',
    ...parts,
  };
}

const UNDETECTED_STATES: ReadonlySet<string> = new Set([
  'AGGREGATE_ISSUE_STATE_FIXED',
  'AGGREGATE_ISSUE_STATE_REMOVED',
]);

/** Counts of a scan that found these issues. Fixed and removed issues are left out, as no scan detects them. */
export function countsOf(issues: readonly Issue[]): PlatformScan['findingsCounts'] {
  const code = countOfType(issues, 'ISSUE_TYPE_SAST');
  const supplyChain = countOfType(issues, 'ISSUE_TYPE_SCA');
  const secrets = countOfType(issues, 'ISSUE_TYPE_SECRETS');
  return { code, secrets, supply_chain: supplyChain, total: code + secrets + supplyChain };
}

function countOfType(issues: readonly Issue[], type: IssueType): number {
  return issues
    .filter((issue) => issue.type === type && !UNDETECTED_STATES.has(issue.state))
    .reduce((sum, issue) => sum + Number(issue.standsFor), 0);
}
