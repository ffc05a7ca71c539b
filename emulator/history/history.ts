import type { Issue, IssueType } from '../state.ts';

/**
 * What happened to one repository, as plain data: `platformOf` makes from it what the platform knows at any time. Times
 * are milliseconds since 1970 (UTC). A push alone changes nothing on the platform: only a scan does.
 */
export type History = {
  readonly repositoryId: string;
  /**
   * How details name its project; undefined: as the platform names the repository. Parts of one monorepo are histories
   * with one address.
   */
  readonly project?: Project | undefined;
  /** True: a diff scan leaves what its base has as earlier scans left it on the ref; else it fixes all that it does not see. */
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

/** What is wrong in a commit. The same id in another commit, or on another ref, is the same finding. */
export type Finding = Partial<Omit<Issue, 'ref' | 'state' | 'repositoryId'>> & Pick<Issue, 'id' | 'type'>;

export type HistoryEvent = ScanRun | Closing | Triage;

/** One scan, from its start on. What is run again is another scan. */
export type ScanRun = {
  readonly kind: 'scan';
  readonly id: string;
  /**
   * As the list spells it: `main`, `refs/heads/main`, `refs/tags/v1` or `refs/pull/7/merge`. Issues of a branch are
   * stored under its short name.
   */
  readonly ref: string;
  /** As the detail spells it; undefined: `ref`, in full. */
  readonly fullRef?: string | undefined;
  readonly commit: string;
  /** As `enabled_products` spells them; none: it has not said yet. */
  readonly products: readonly string[];
  /** False: a diff scan, which sees only what the commit has and `base` has not. */
  readonly isFull: boolean;
  readonly base?: string | undefined;
  /** Ids of findings that it does not look for yet: their advisories, or rules, are younger. */
  readonly unseen?: readonly string[] | undefined;
  /** Some rules over the whole project: it leaves the issues of the ref alone. */
  readonly isPartial?: boolean | undefined;
  /** A full scan of a branch may name the pull request that is open for it. */
  readonly pullRequest?: number | undefined;
  /** What the detail has in the place of a number: a variable that nobody filled in. */
  readonly pullRequestText?: string | undefined;
  readonly startedAtMs: number;
  /** From here to its start it is pending, without a start of its own; undefined: it was never queued. */
  readonly queuedAtMs?: number | undefined;
  /** When the list first shows it; undefined: when it is queued, or starts. */
  readonly listedAtMs?: number | undefined;
  /** When it first says which products it runs; undefined: from the beginning. */
  readonly productsAtMs?: number | undefined;
  /** When the list first has its counts; undefined: at its end. Before that it counts nothing, or half, as the platform adds them up. */
  readonly countedAtMs?: number | undefined;
  /** How far the clock of the machine that scans is ahead: start and end are given by it. */
  readonly clockMs?: number | undefined;
  /**
   * What the list says of the scan's counts: undefined: each product and the sum; `found`: only products of which it
   * found something, and the sum; `total`: the sum alone; `none`: nothing, and the detail alone tells the sum.
   */
  readonly counts?: 'found' | 'total' | 'none' | undefined;
  /** What the list says in the place of its commit; the detail tells the true one. */
  readonly listedCommit?: string | undefined;
  /** What list and detail say in the place of its commit: a shorter name of it, or none that is whole. */
  readonly shownCommit?: string | undefined;
  /** Until then its detail says nothing of what is scanned. */
  readonly silentUntilMs?: number | undefined;
  /** Until then the list shows no branch of it, and its detail says nothing of what is scanned. */
  readonly branchlessUntilMs?: number | undefined;
  /** Until then its detail names no pull request. */
  readonly unnumberedUntilMs?: number | undefined;
  /** The platform answers with the detail of this other scan when it is asked for that of this one. */
  readonly confusedWith?: string | undefined;
  /** Undefined: it runs on. */
  readonly end?: ScanEnd | undefined;
};

export type ScanEnd = {
  readonly atMs: number;
  readonly status: 'COMPLETED' | 'ERROR' | 'CANCELLED' | 'NEVER_FINISHED';
  /** When the search shows what it found; undefined: at its end. */
  readonly searchableAtMs?: number | undefined;
  /** What the list says in the place of the status: `COMPLETED` of a scan that failed, a word that no document knows. */
  readonly shown?:
    | {
        readonly status: string;
        readonly exitCode?: number | undefined;
        /** The detail does not tell the code. */
        readonly isCodeListedAlone?: boolean | undefined;
      }
    | undefined;
  /** What the search shows later than the rest. */
  readonly lags?: readonly IndexLag[] | undefined;
};

/** An index is filled piece by piece: some searches still show what was there before the scan. */
export type IndexLag = {
  /** `found`: what the scan saw comes later; `gone`: what it no longer saw stays longer. */
  readonly of: 'found' | 'gone';
  /** Undefined: of every type. */
  readonly type?: IssueType | undefined;
  /** Undefined: of every severity. */
  readonly severity?: string | undefined;
  readonly untilMs: number;
};

/**
 * A pull request is closed: what is on `refs/pull/<number>/…`. That it is opened again is no event: the platform brings
 * nothing back before the next scan.
 */
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
