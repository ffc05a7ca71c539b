import type { WireForm } from './wire/wire-form.ts';

/**
 * Everything that the emulated platform knows: plain data, written by hand or with `build.ts`. Lists are replaced, never edited
 * in place: `state.issues = [...state.issues, another]`. Times are milliseconds since 1970 (UTC) unless a name says otherwise;
 * ids are decimal digits, which may exceed 2^53.
 */
export type PlatformState = {
  readonly deploymentId: string;
  readonly deploymentName: string;
  /** Start of every scan's timeline. */
  readonly startedAtMs: number;
  tokens: readonly Token[];
  repositories: readonly Repository[];
  scans: readonly PlatformScan[];
  issues: readonly Issue[];
  teams: readonly Team[];
  /** On a deployment with unified policies the filter member `actions` has no effect. */
  usesUnifiedPolicies: boolean;
  /** Undefined: scans are never uploaded. */
  readonly accepts?: Accepting | undefined;
  wire: WireForm;
};

/** How a platform treats scans that the scanner uploads. */
export type Accepting = {
  /** The rules that each scan gets, in the scanner's own form. */
  readonly rules: readonly object[];
  /** How long after the end of a scan the search shows what it changed. */
  readonly indexLagMs: number;
  /** Time after the start of a scan at which it counts as NEVER_FINISHED if it has reported no end. */
  readonly neverFinishedAfterMs: number;
};

export type Token = {
  readonly token: string;
  /** Without the Web API permission, the platform answers 404. A JWT belongs to a user and needs no permission. */
  readonly webApi: boolean;
  /** True if the scanner may upload with this token: the permission Agent (CI). */
  readonly agent?: boolean;
  readonly scheme: 'api-token' | 'jwt';
};

export type Repository = {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** The default branch, as issues spell it. */
  readonly primaryRef: string;
  readonly tags: readonly string[];
  readonly deploymentStatus: string;
  readonly publicExposure: string;
  readonly visibility: string;
};

export type Team = { readonly id: string; readonly name: string; readonly repositoryIds: readonly string[] };

export type PlatformScan = {
  readonly id: string;
  readonly repositoryId: string;
  /** Branch as the list spells it: `main` or `refs/pull/7/merge`. */
  readonly branch: string;
  /** Branch as the detail spells it: a full ref. */
  readonly fullRef: string;
  readonly commit: string;
  readonly createdAtMs: number;
  /** Before this time, the scan is neither listed nor readable. */
  readonly appearsAtMs: number;
  /** Steps in order of time. The first one applies from the start, however late it is. */
  readonly timeline: readonly TimelineStep[];
  readonly startedAtMs: number;
  /** Shown once the scan has ended. Undefined: the end of the timeline or, if that is before the platform's start, the scan's start plus `totalTimeSeconds`. */
  readonly completedAtMs?: number | undefined;
  readonly enabledProducts: readonly string[];
  readonly findingsCounts: FindingsCounts;
  readonly isFull: boolean;
  /** Undefined: the member is not sent, as older deployments do. */
  readonly isPartial?: boolean | undefined;
  readonly totalTimeSeconds: number;
  readonly pullRequestId?: string | undefined;
  /** Wire members that replace those of the detail's `meta`; `undefined` removes one. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** Wire members that replace those of the scan in the list and in the detail, to send what the document forbids. */
  readonly listMembers: Readonly<Record<string, unknown>>;
  readonly detailMembers: Readonly<Record<string, unknown>>;
  /** Members that the scan shows differently before some time; undefined: none. */
  readonly early?: readonly EarlyMembers[] | undefined;
};

/** Wire members that replace all others before `untilMs`: of the list, of the detail, and those of `both` in either. */
export type EarlyMembers = {
  readonly untilMs: number;
  readonly list: Readonly<Record<string, unknown>>;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
  readonly both: Readonly<Record<string, unknown>>;
};

export type TimelineStep = {
  /** Time after the start of the platform; 0 means any time before it. */
  readonly atMs: number;
  /** `SCAN_STATUS_*`, or a value that the document does not know. */
  readonly status: string;
  readonly exitCode?: number | undefined;
};

export type FindingsCounts = {
  readonly code: number;
  readonly secrets: number;
  readonly supply_chain: number;
  readonly total: number;
};

export type IssueType =
  | 'ISSUE_TYPE_SAST'
  | 'ISSUE_TYPE_SCA'
  | 'ISSUE_TYPE_SECRETS'
  | 'ISSUE_TYPE_RESEARCH'
  | 'ISSUE_TYPE_AI_SAST';

export type Issue = {
  readonly id: string;
  readonly rule: Rule;
  readonly type: IssueType;
  /** `SEVERITY_*`, a value that the document does not know, or none. */
  readonly severity?: string | undefined;
  /** `AGGREGATE_ISSUE_STATE_*`. */
  readonly state: string;
  readonly repositoryId: string;
  /** Ref under which the issue is stored: `main` for a branch, `refs/pull/7/merge` for a pull request. */
  readonly ref: string;
  /** Path relative to the repository; for a package, that of its lock file. */
  readonly filePath: string;
  readonly span?: Span | undefined;
  readonly message?: string | undefined;
  /** The dependency that a supply chain issue is about. */
  readonly dependency?: Dependency | undefined;
  /** Id of the first scan that found it, and of the last. */
  readonly firstSeenScanId?: string | undefined;
  readonly lastSeenScanId?: string | undefined;
  /** Wire members that replace those of the listed issue, to send what the document forbids; `undefined` removes one. */
  readonly listedMembers: Readonly<Record<string, unknown>>;
  /** How many issues this entry stands for: digits, so that counts beyond 2^53 can be made. */
  readonly standsFor: string;
  /** Before this time the search does not find the issue: the index lags behind the scan. */
  readonly visibleAtMs: number;
  /** From this time on the search does not find this entry: another entry has the issue's next state. Undefined: never. */
  readonly visibleUntilMs?: number | undefined;
  readonly createdAtMs: number;
  readonly relevantSinceMs: number;
  readonly triagedAtMs?: number | undefined;
  /** Note that a person wrote at triage. */
  readonly note?: string | undefined;
  readonly fixedAtMs?: number | undefined;
  readonly autofixPrRequestedAtMs?: number | undefined;
  readonly isTicketed: boolean;
  readonly isHistorical: boolean;
  readonly hasReviewComments: boolean;
  readonly epss?: Epss | undefined;
  /** Values that the remaining filter members compare, by the member's name. */
  readonly attributes: Readonly<Partial<Record<AttributeName, string | readonly string[]>>>;
};

/** Lines and columns, from 1 on. */
export type Span = {
  readonly line: number;
  readonly endLine: number;
  readonly column: number;
  readonly endColumn: number;
};

export type Dependency = {
  readonly package: string;
  readonly version: string;
  readonly ecosystem: string;
  /** The manifest that people write, beside the lock file. */
  readonly manifestFilePath: string;
  /** CVE or GHSA. */
  readonly advisory: string;
  /** Versions that fix it, the best one first. */
  readonly fixedBy: readonly string[];
};

/** Filter members that compare their values with an attribute of the same name. */
export type AttributeName =
  | 'repositoryRefIds'
  | 'aiVerdicts'
  | 'aiSensitivities'
  | 'triageReasons'
  | 'issueParentIds'
  | 'clickToFixPrStates'
  | 'actions'
  | 'policySlugs'
  | 'rulesets'
  | 'categories'
  | 'confidences'
  | 'aiMemoryReferenced'
  | 'aiMemoryRendered'
  | 'memoryIdInScope'
  | 'aiMemoryWillFlipVerdict'
  | 'transitivities'
  | 'exposures'
  | 'reachabilities'
  | 'dependencies'
  | 'cves'
  | 'advisoryIds'
  | 'scaRuleKind'
  | 'upgradeGuidance'
  | 'upgradeGuidanceFilters'
  | 'validationStates'
  | 'secretTypes';

export type Rule = {
  readonly id: string;
  readonly path: string;
  readonly sourceUri: string;
  /** `RULE_ORIGIN_*`. */
  readonly origin: string;
  readonly visibility: string;
  readonly author: string;
  readonly shaSum: string;
  readonly versionId: string;
  readonly lastChangeAtMs: number;
  readonly testCases: readonly { readonly target: string; readonly language: string }[];
  readonly definition: unknown;
  readonly supersededBy: readonly { readonly product: string; readonly rulePath: string }[];
  /** Wire members that replace those of the group, to send what the document forbids. */
  readonly groupMembers: Readonly<Record<string, unknown>>;
};

export type Epss = {
  readonly score: number;
  readonly percentile: number;
  readonly updatedAtMs: number;
  /** `EPSS_PROBABILITY_*`. */
  readonly categorization: string;
};
