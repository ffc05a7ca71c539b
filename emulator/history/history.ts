import type { Issue } from '../state.ts';

/**
 * What happened to one repository, as plain data: `platformOf` makes from it what the platform knows at any time. Times are milliseconds since 1970
 * (UTC). A push alone changes nothing on the platform: only a scan does.
 */
export type History = {
  readonly repositoryId: string;
  readonly commits: readonly Commit[];
  /** In any order. */
  readonly events: readonly HistoryEvent[];
};

export type Commit = { readonly sha: string; readonly findings: readonly Finding[] };

/** What is wrong in a commit. The same id in another commit, or on another ref, is the same finding. */
export type Finding = Partial<Omit<Issue, 'ref' | 'state' | 'repositoryId'>> & Pick<Issue, 'id' | 'type'>;

export type HistoryEvent = ScanRun | Closing | Triage;

/** One scan, from its start on. What is run again is another scan. */
export type ScanRun = {
  readonly kind: 'scan';
  readonly id: string;
  /** As the list and issues spell it: `main` or `refs/pull/7/merge`. */
  readonly ref: string;
  readonly commit: string;
  /** As `enabled_products` spells them. */
  readonly products: readonly string[];
  /** False: a diff scan, which sees only what the commit has and `base` has not. */
  readonly isFull: boolean;
  readonly base?: string | undefined;
  /** Some rules over the whole project: it leaves the issues of the ref alone. */
  readonly isPartial?: boolean | undefined;
  readonly pullRequest?: number | undefined;
  readonly startedAtMs: number;
  /** When the list first shows it; undefined: at its start. */
  readonly listedAtMs?: number | undefined;
  /** True: the list leaves out what the scan counted; the detail alone tells the sum. */
  readonly omitsCounts?: boolean | undefined;
  /** Undefined: it runs on. */
  readonly end?: ScanEnd | undefined;
};

export type ScanEnd = {
  readonly atMs: number;
  readonly status: 'COMPLETED' | 'ERROR' | 'CANCELLED' | 'NEVER_FINISHED';
  /** When the search shows what it found; undefined: at its end. */
  readonly searchableAtMs?: number | undefined;
};

/** A pull request is closed. That it is opened again is no event: the platform brings nothing back before the next scan. */
export type Closing = { readonly kind: 'closing'; readonly atMs: number; readonly pullRequest: number };

/** Somebody decides what to do with a finding, on one ref alone. It holds from then on, whenever the finding is seen there. */
export type Triage = {
  readonly kind: 'triage';
  readonly atMs: number;
  readonly ref: string;
  readonly finding: string;
  /** `AGGREGATE_ISSUE_STATE_*`. */
  readonly state: string;
};
