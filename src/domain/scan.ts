import type { DeploymentId, RepositoryId, ScanId } from './ids.ts';
import { productsOf } from './product.ts';
import type { EpochMs } from './work/time.ts';

/** Scan states that the platform documents, without their prefix. Any other text is an unknown state: not finished yet. */
export const SCAN_STATUSES = ['pending', 'running', 'completed', 'error', 'cancelled', 'never-finished'] as const;
export type ScanStatus = (typeof SCAN_STATUSES)[number];

const ENDS = ['completed', 'error', 'cancelled', 'never-finished'] as const satisfies readonly ScanStatus[];

/** True for the four final states. In any other state a scan may still be running, so waiting is safe. */
export function hasEnded({ status }: Pick<Scan, 'status'>): boolean {
  return ENDS.some((end) => end === status);
}

/** A state as reports write it: the platform's own word in lower case without its prefix (`never_finished`), an unknown one as it came. */
export function statusWord(status: Scan['status']): string {
  return typeof status === 'string' ? status.replaceAll('-', '_') : status.unknown;
}

export function endText(scan: Pick<Scan, 'status'>): string {
  return hasEnded(scan) ? `ended as ${statusWord(scan.status)}` : 'has not ended';
}

export const FINDINGS_COUNTS = ['code', 'secrets', 'supplyChain', 'total'] as const;

/** The findings that a scan counted, as the list gives them. Zero is a count; undefined means that no count was given. */
export type FindingsCounts = Readonly<Record<(typeof FINDINGS_COUNTS)[number], bigint | undefined>>;

export const NO_COUNTS = eachCount(() => undefined);

/** The larger of each count. If two answers about a completed scan differ, no count is proven to be too high. */
export function largerCounts(one: FindingsCounts, other: FindingsCounts): FindingsCounts {
  return eachCount((name) => {
    const [mine = -1n, theirs = -1n] = [one[name], other[name]];
    return mine < theirs ? other[name] : one[name];
  });
}

function eachCount(of: (name: keyof FindingsCounts) => bigint | undefined): FindingsCounts {
  return { code: of('code'), secrets: of('secrets'), supplyChain: of('supplyChain'), total: of('total') };
}

/** How many findings a scan reports, for people: its total, else the sum over its products; undefined if the list gives no count. */
export function reportedFindings({ total, ...byProduct }: FindingsCounts): bigint | undefined {
  const given = Object.values(byProduct).filter((count) => count !== undefined);
  if (total !== undefined || given.length === 0) return total;
  return given.reduce((sum, count) => sum + count, 0n);
}

/** One entry of the scan list. scans.ts says how the platform writes it, record-schema.ts what a record stores. Milliseconds since 1970 (UTC). */
export type Scan = {
  readonly id: ScanId;
  readonly deploymentId: DeploymentId | undefined;
  readonly repositoryId: RepositoryId | undefined;
  /** Spelled as by the platform: `main`, `refs/heads/main` or `refs/pull/7/merge`. */
  readonly branch: string | undefined;
  /** Stored as it was sent: compare the whole text exactly, never a prefix and never ignoring case. */
  readonly commit: string | undefined;
  readonly startedAtMs: EpochMs | undefined;
  readonly completedAtMs: EpochMs | undefined;
  readonly status: ScanStatus | { readonly unknown: string };
  readonly exitCode: bigint | undefined;
  /** Stored as they were sent; read them with `productOf`. */
  readonly enabledProducts: readonly string[];
  readonly findingsCounts: FindingsCounts;
  readonly isFullScan: boolean;
  /** True if only an explicit subset of rules ran: such a scan proves nothing about the code. */
  readonly isPartialScan: boolean;
  readonly totalTimeSeconds: number | undefined;
};

/** A scan as reports show it. The members are named in the function below only, which defines this type. */
export type ShownScan = Readonly<ReturnType<typeof shownScan>>;

export function shownScan(scan: Scan, links: Links) {
  const { id, repositoryId, commit, startedAtMs, completedAtMs } = scan;
  return {
    id: id as string,
    commit,
    startedAtMs,
    completedAtMs,
    status: statusWord(scan.status),
    ref: scan.branch,
    products: productsOf(scan.enabledProducts),
    /** Address on the platform, built by the gate itself; undefined if the id of the repository is unknown. */
    url: repositoryId === undefined ? undefined : links.scan(repositoryId, id),
  };
}

/** An entry of the scan list that does not follow the documentation. A member that cannot be read is missing. */
export type MalformedScan = Partial<
  Pick<Scan, 'commit' | 'repositoryId' | 'branch' | 'startedAtMs' | 'completedAtMs'>
> & {
  readonly id?: ScanId | undefined;
  /** False if the entry says that the scan has not completed, or ran only a part of the rules: it supersedes no scan. */
  readonly mayBeWhole: boolean;
  /** False if the commit member itself has a wrong type: the entry may be about any commit. */
  readonly isCommitReadable: boolean;
  readonly problem: string;
};

export type ScanPage = {
  readonly scans: readonly Scan[];
  readonly malformed: readonly MalformedScan[];
  /** The server's own clock (its `Date` header), if it sent one. */
  readonly serverTimeMs: EpochMs | undefined;
  /** Milliseconds since the page was received: several projects may share it, or the pull requests of a sweep. */
  readonly ageMs?: number;
};

/** The scan list has no filter by commit. */
export type ScanSearch = {
  readonly repositoryId?: RepositoryId | undefined;
  readonly branch?: string | undefined;
  /** Only scans created after this time are listed, in milliseconds since 1970 (UTC). */
  readonly sinceMs?: EpochMs | undefined;
};

export type ScanDetail = Pick<
  Scan,
  'id' | 'deploymentId' | 'repositoryId' | 'startedAtMs' | 'completedAtMs' | 'exitCode' | 'enabledProducts'
> & {
  readonly hasLogs: boolean;
  readonly stats: { readonly findings: bigint | undefined; readonly totalTimeSeconds: number | undefined } | undefined;
  readonly meta: ScanMeta | undefined;
};

/** The members that decide or are reported. Text is as the platform sent it: hostile until rendered. */
export type ScanMeta = {
  readonly branch: string | undefined;
  readonly commit: string | undefined;
  readonly repoUrl: string | undefined;
  readonly ciJobUrl: string | undefined;
  readonly repository: string | undefined;
  /** The name under which the platform shows the project: a part of a monorepo has one of its own. */
  // spec-gap: repo-display-name
  readonly repoDisplayName: string | undefined;
  /** Digits, compared exactly; undefined if there is no pull request. */
  readonly pullRequestId: string | undefined;
  /** Kind of event that started the scan; shown, but never used to decide. */
  readonly event?: string | undefined;
};

/** True if the exit code says that the scan failed, whatever its state. A missing code says nothing. */
export function hasFailedExit({ exitCode = 0n }: Pick<Scan, 'exitCode'>): boolean {
  return exitCode !== 0n && exitCode !== 1n;
}

export type Links = {
  scan(repositoryId: RepositoryId, scanId: ScanId): string | undefined;
  findings(project: string, ref: string): string | undefined;
  readonly run: string | undefined;
  readonly platform: string | undefined;
};
