import type { ActionInputName } from '../../domain/action-inputs.ts';
import type { CommitSha, RepositoryId } from '../../domain/ids.ts';
import type { IssueSearch } from '../../domain/issue.ts';
import type { Reason } from '../../domain/reason.ts';
import type { MalformedScan, ScanSearch } from '../../domain/scan.ts';
import type { Checkout, Target } from '../../domain/target.ts';

/** Version of the record's form, in its first member. */
export const RECORD_FORMAT = 1;

/** The inputs that say what was asked, of what, and for how long: they are part of the evidence, as they were written. */
export const EVIDENCE_INPUTS = [
  'base-url',
  'deployment-id',
  'repository-id',
  'repository',
  'required-products',
  'required-scan',
  'discovery-timeout',
  'wait-timeout',
  'poll-interval',
  'page-size',
  'states',
  'baseline',
] as const satisfies readonly ActionInputName[];
export type EvidenceInput = (typeof EVIDENCE_INPUTS)[number];

/**
 * Everything that a run was told, in the order in which it asked. Times named `…Ms` without `At` are milliseconds since the start of the run; integers
 * that may exceed 2^53 are digits.
 */
export type EvidenceRecord = RunFacts & KeptEvidence;

/** The same of a simulation. Its refs are found again in the lists of scans that were told. */
export type SimulationRecord = SimulationFacts & KeptEvidence;

export type KeptEvidence = {
  /** Each rule that was found, once. */
  readonly rules: readonly KeptRule[];
  /** Each record of the scan list, once. */
  readonly scans: readonly KeptScan[];
  readonly answers: readonly KeptAnswer[];
};

export type SimulationFacts = {
  /** Start and end of the period, in milliseconds since 1970 (UTC). It ended when the simulation began. */
  readonly sinceMs: number;
  readonly atMs: number;
  readonly inputs: Readonly<Record<EvidenceInput, string>>;
  /** Empty for every repository. */
  readonly repositoryIds: readonly RepositoryId[];
};

export type RunFacts = {
  /** Milliseconds since 1970 (UTC), by the clock of the machine. */
  readonly startedAtMs: number;
  /** When the story began. */
  readonly beganMs: number;
  /** When the run was stopped from outside; absent for one that ended by itself. */
  readonly stoppedMs?: number | undefined;
  readonly inputs: Readonly<Record<EvidenceInput, string>>;
  readonly target: Target & { readonly commit: CommitSha };
  /** Where the checkout came from, as far as the CI system or git said it. */
  readonly checkout: Checkout;
  /** The numbers by which gaps between polls were varied. */
  readonly random: readonly number[];
};

/** Issue type, rule id, rule path, and the EPSS score where there is one. */
export type KeptRule = readonly [
  issueType: 'sast' | 'sca' | 'secrets' | null,
  ruleId: string,
  rulePath: string,
  epss: number | null,
];

export type KeptScan = {
  readonly id: string;
  readonly deploymentId?: string | undefined;
  readonly repositoryId?: string | undefined;
  readonly branch?: string | undefined;
  readonly commit?: string | undefined;
  readonly startedAtMs?: number | undefined;
  readonly completedAtMs?: number | undefined;
  readonly status: string | { readonly unknown: string };
  readonly exitCode?: string | undefined;
  readonly enabledProducts: readonly string[];
  readonly findings: KeptFindings;
  readonly isFullScan: boolean;
  readonly isPartialScan: boolean;
  readonly totalTimeSeconds?: number | undefined;
};

/** A count that was not given is absent. */
export type KeptFindings =
  | {
      readonly code?: string | undefined;
      readonly secrets?: string | undefined;
      readonly supplyChain?: string | undefined;
      readonly total?: string | undefined;
    }
  /** Code, secrets, supply chain, total, in the records of older versions: there, a count that was not given is zero. */
  | readonly [string, string, string, string];

/** Of a detail only what can decide or is reported: no titles, and nothing about people. */
export type KeptDetail = {
  readonly id: string;
  readonly deploymentId?: string | undefined;
  readonly repositoryId?: string | undefined;
  readonly startedAtMs?: number | undefined;
  readonly completedAtMs?: number | undefined;
  readonly exitCode?: string | undefined;
  readonly hasLogs: boolean;
  readonly enabledProducts: readonly string[];
  readonly stats?:
    | { readonly findings?: string | undefined; readonly totalTimeSeconds?: number | undefined }
    | undefined;
  readonly meta?: KeptMeta | undefined;
};

export type KeptMeta = {
  readonly branch?: string | undefined;
  readonly commit?: string | undefined;
  /** Host and path alone. */
  readonly repoUrl?: string | undefined;
  /** Its origin alone. */
  readonly ciJobUrl?: string | undefined;
  readonly repository?: string | undefined;
  readonly repoDisplayName?: string | undefined;
  readonly pullRequestId?: string | undefined;
};

export type Question =
  | { readonly ask: 'list-scans'; readonly of: ScanSearch }
  | { readonly ask: 'read-scan'; readonly of: { readonly id: string } }
  | { readonly ask: 'search-issues'; readonly of: IssueSearch };

/** A question and what came. Without an end nobody waited for more, or the run was over. */
export type KeptAnswer = KeptScanList | KeptScanDetail | KeptIssues;

type KeptScanList = Extract<Question, { ask: 'list-scans' }> & Course<KeptScanPage>;
type KeptScanDetail = Extract<Question, { ask: 'read-scan' }> & Course<KeptDetailPage>;
type KeptIssues = Extract<Question, { ask: 'search-issues' }> & Course<KeptIssuePage>;

type Course<Page> = {
  readonly askedMs: number;
  readonly pages: readonly Page[];
  readonly end?: KeptEnd | undefined;
};

export type KeptEnd = {
  readonly atMs: number;
  readonly failure?: { readonly reason: Reason; readonly message: string } | undefined;
};

export type KeptScanPage = {
  readonly atMs: number;
  readonly serverTimeMs?: number | undefined;
  /** Places in the list of scans. */
  readonly scans: readonly number[];
  readonly malformed: readonly MalformedScan[];
};

export type KeptDetailPage = { readonly atMs: number; readonly detail: KeptDetail };

export type KeptIssuePage = {
  readonly atMs: number;
  readonly total?: string | undefined;
  readonly fetched?: string | undefined;
  readonly notices: readonly string[];
  /** A place in the list of rules, its number of issues, the next place, and so on. A number above 2^53 is digits. */
  readonly groups: readonly (number | string)[];
};
