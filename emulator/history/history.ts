import type { Issue, IssueType } from '../state.ts';

/**
 * The history of one repository, as plain data: `platformOf` makes from it what the platform knows at any time. Times
 * are milliseconds since 1970 (UTC). A push alone changes nothing on the platform: only a scan does.
 */
export type History = {
  readonly repositoryId: string;
  /**
   * The project as details name it; undefined: as the platform names the repository. Parts of one monorepo are separate
   * histories with the same address.
   */
  readonly project?: Project | undefined;
  /** True: a diff scan leaves issues that its base has as they are. Else it fixes every issue on the ref that it does not see. */
  readonly diffsLeaveTheBase?: boolean | undefined;
  readonly commits: readonly Commit[];
  /** In any order. */
  readonly events: readonly HistoryEvent[];
};

export type Project = {
  readonly name: string;
  /** Undefined: the platform does not show one. */
  readonly displayName?: string | undefined;
  readonly url: string;
};

export type Commit = { readonly sha: string; readonly findings: readonly Finding[] };

/** A problem in a commit. The same id in another commit, or on another ref, is the same finding. */
export type Finding = Partial<Omit<Issue, 'ref' | 'state' | 'repositoryId'>> & Pick<Issue, 'id' | 'type'>;

export type HistoryEvent = ScanRun | Closing | Triage;

/** One scan, from its start on. A second run is another scan. */
export type ScanRun = {
  readonly kind: 'scan';
  readonly id: string;
  /**
   * The ref as the list spells it: `main`, `refs/heads/main`, `refs/tags/v1` or `refs/pull/7/merge`. Issues of a branch are
   * stored under its short name.
   */
  readonly ref: string;
  /** The ref as the detail spells it; undefined: `ref`, in full. */
  readonly fullRef?: string | undefined;
  readonly commit: string;
  /** Products as `enabled_products` spells them; none: the scan has not reported them yet. */
  readonly products: readonly string[];
  /** False: a diff scan, which sees only findings of the commit that `base` does not have. */
  readonly isFull: boolean;
  readonly base?: string | undefined;
  /** Ids of findings that the scan does not look for yet: their advisories, or rules, are newer. */
  readonly unseen?: readonly string[] | undefined;
  /** True: a scan of some rules over the whole project, which leaves the issues of the ref alone. */
  readonly isPartial?: boolean | undefined;
  /** A full scan of a branch may name the pull request that is open for it. */
  readonly pullRequest?: number | undefined;
  /** Text in the detail in place of a pull request number: a variable that was never filled in. */
  readonly pullRequestText?: string | undefined;
  readonly startedAtMs: number;
  /** From this time to its start the scan is pending, without a start time; undefined: it was never queued. */
  readonly queuedAtMs?: number | undefined;
  /** When the list first shows the scan; undefined: when it is queued, or starts. */
  readonly listedAtMs?: number | undefined;
  /** When the scan first reports its products; undefined: from the beginning. */
  readonly productsAtMs?: number | undefined;
  /** When the list first has the scan's counts; undefined: at its end. Before that, the list has half of the code findings alone. */
  readonly countedAtMs?: number | undefined;
  /** How far the clock of the scanning machine is ahead. Start and end are times of that clock. */
  readonly clockMs?: number | undefined;
  /**
   * Counts in the list. Undefined: each product and the sum; `found`: only products of which the scan
   * found something, and the sum; `total`: the sum alone; `none`: no counts, so that only the detail has the sum.
   */
  readonly counts?: 'found' | 'total' | 'none' | undefined;
  /** Commit that the list shows in place of the true one, which the detail shows. */
  readonly listedCommit?: string | undefined;
  /** Commit that list and detail show in place of the true one: a shorter name of it, or no whole one. */
  readonly shownCommit?: string | undefined;
  /** Until this time, the detail has no `meta`. */
  readonly silentUntilMs?: number | undefined;
  /** Until this time, the list shows no branch, and the detail has no `meta`. */
  readonly branchlessUntilMs?: number | undefined;
  /** Until this time, the detail names no pull request. */
  readonly unnumberedUntilMs?: number | undefined;
  /** Id of another scan: the platform sends the detail of that scan in place of this one's. */
  readonly confusedWith?: string | undefined;
  /** Undefined: the scan never ends. */
  readonly end?: ScanEnd | undefined;
};

export type ScanEnd = {
  readonly atMs: number;
  readonly status: 'COMPLETED' | 'ERROR' | 'CANCELLED' | 'NEVER_FINISHED';
  /** When the search shows the findings of the scan; undefined: at its end. */
  readonly searchableAtMs?: number | undefined;
  /** Status that the list shows in place of the true one: `COMPLETED` for a failed scan, or an undocumented word. */
  readonly shown?:
    | {
        readonly status: string;
        readonly exitCode?: number | undefined;
        /** True: the list has the exit code, and the detail does not. */
        readonly isCodeListedAlone?: boolean | undefined;
      }
    | undefined;
  /** Changes that the search shows later than the rest. */
  readonly lags?: readonly IndexLag[] | undefined;
};

/** An index is filled piece by piece: some searches still show the issues from before the scan. */
export type IndexLag = {
  /** `found`: issues that the scan saw appear later; `gone`: issues that it no longer saw stay longer. */
  readonly of: 'found' | 'gone';
  /** Undefined: of every type. */
  readonly type?: IssueType | undefined;
  /** Undefined: of every severity. */
  readonly severity?: string | undefined;
  readonly untilMs: number;
};

/**
 * A pull request is closed: the issues on `refs/pull/<number>/…` are removed. Reopening is no event: the platform brings
 * nothing back before the next scan.
 */
export type Closing = { readonly kind: 'closing'; readonly atMs: number; readonly pullRequest: number };

/** A person triages a finding, on one ref alone. The decision applies from then on, whenever the finding is seen there. */
export type Triage = {
  readonly kind: 'triage';
  readonly atMs: number;
  readonly ref: string;
  readonly finding: string;
  /** `AGGREGATE_ISSUE_STATE_*`. */
  readonly state: string;
};
