import type { IndexGap, TriagedOut } from './evidence.ts';
import type { CountColumn, Severity } from './issue.ts';
import type { ReportedLocations } from './location/issue-location.ts';
import type { FailOn, PolicySource, WaiversFile } from './policy.ts';
import type { Product } from './product.ts';
import type { Reason } from './reason.ts';
import type { Scan, ShownScan } from './scan.ts';
import type { BaseNow } from './target.ts';
import type { ConditionOutcome, CountedRule, ExitCode, Verdict, WaiverResult } from './verdict.ts';
import type { EpochMs } from './work/time.ts';

/** All that pages show and outputs contain: plain data, made once the verdict is final. Text from outside is raw, and made harmless by the renderer. */
export type GateReport = {
  /** Of which record this is a replay; undefined for a run. Every page says it first. */
  readonly replay: ReportedReplay | undefined;
  readonly verdict: Verdict;
  /** The one sentence that says what to do next; empty for a clean pass. */
  readonly nextStep: string;
  readonly exitCode: ExitCode;
  readonly mode: 'enforce' | 'report';
  /** True when the exit code is 0 only because `on-inconclusive` softened the reason. */
  readonly isSoftened: boolean;
  readonly repository: string;
  readonly deploymentId: string | undefined;
  readonly event: string;
  readonly commit: string | undefined;
  /** The ref whose issues were counted, as the scan spells it. */
  readonly ref: string | undefined;
  readonly pullRequest: number | undefined;
  /** Findings that the scans counted and the search does not show; undefined where it shows all of them. */
  readonly indexGap: IndexGap | undefined;
  /** Issues in states which do not count; undefined where no search shows it that was made anyway. */
  readonly triagedOut: TriagedOut | undefined;
  /** Products that no scan covers: of code, supply-chain, secrets and those that the settings name. Empty where no scan decides. */
  readonly unscanned: readonly Product[];
  /** Other projects of this repository that scanned the commit, not judged, as far as what was read shows them. */
  readonly otherProjects: readonly { readonly repositoryId: string; readonly name: string }[];
  /** When the scan that runs is likely to end, by earlier ones, in milliseconds since 1970 (UTC). For people alone. */
  readonly likelyEndMs?: EpochMs | undefined;
  /** What was found instead of the wanted scan; undefined if that was found, or nothing is known. */
  readonly seen: FoundInstead | undefined;
  /** The merge group's own commit, where the queued pull request's was judged in its place; undefined for every other run. */
  readonly mergeGroupCommit: string | undefined;
  /** The base of the pull request when the issues were read; undefined where it was not asked for. */
  readonly baseNow: BaseNow | undefined;
  /** The scans that the verdict is based on, the newest first; else the one that was waited for. */
  readonly scans: readonly ReportedScan[];
  readonly countsAre: Bound;
  /** A count is undefined where its column was not read to its end. */
  readonly counts: Readonly<Record<CountColumn, bigint | undefined>> & { readonly total: bigint | undefined };
  /** New issues: how many more than on the baseline's ref; undefined without a baseline. */
  readonly newTotal: bigint | undefined;
  readonly fixedTotal: bigint | undefined;
  readonly waived: bigint | undefined;
  readonly conditions: readonly ReportedCondition[];
  readonly waivers: readonly WaiverResult[];
  /** Those that break a condition come first, condition by condition. In each part severity comes before count. */
  readonly rules: readonly ReportedRule[];
  readonly breakingRules: number;
  /** Rules of which the baseline has more, with how many more, by severity, then most first; undefined unless full scans were compared. */
  readonly fixedRules: readonly FixedRule[] | undefined;
  /** The locations of the blocking findings; undefined if no condition is broken, or no finding has an id. They explain, and decide nothing. */
  readonly places: ReportedLocations | undefined;
  /** Which severities block beside the conditions of a policy; undefined where the settings could not be read. */
  readonly failOnSeverity: FailOn | undefined;
  readonly policy: PolicySource | undefined;
  /** Where waivers were read from beside the policy; undefined where no such file is set. */
  readonly waiversFile: WaiversFile | undefined;
  readonly longestWaiverDays: number | undefined;
  readonly baseline: ReportedBaseline | undefined;
  readonly searches: readonly string[];
  readonly requests: { readonly planned: number; readonly sent: number };
  readonly times: ReportedTimes;
  /** Things a reader should know that do not affect the verdict, in plain sentences. */
  readonly notices: readonly string[];
  /** Unexpected facts that nothing depends on, in plain sentences: pages have them in the proof. */
  readonly debugNotes: readonly string[];
  /** Where the policy was refused: everything that is wrong in it, with line, column and fix. At most 1,000. */
  readonly problems: readonly string[];
  readonly links: ReportLinks;
  /** Of a run of several, those with the worst verdict first. All else of such a report is of the whole. */
  readonly projects: readonly ProjectReport[] | undefined;
};

/** What numbers are worth: a page shows none alone that is not exact. `unsettled`: they changed while they were read. */
export type Bound = 'exact' | 'at-least' | 'unsettled';

export type ProjectReport = GateReport & { readonly project: ReportedProject };

export type ReportedProject = {
  readonly repositoryId: string | undefined;
  /** As the platform shows it, else as the settings name it. */
  readonly name: string;
};

export type ReportedReplay = {
  /** The SHA-256 at its end, in hex digits. */
  readonly digest: string;
  readonly version: string;
  readonly startedAtMs: EpochMs;
  readonly run: string | undefined;
  readonly given: readonly string[];
  readonly was: DecidedReplay;
  readonly now: DecidedReplay;
};

export type DecidedReplay = {
  readonly verdict: Verdict['word'];
  readonly reason: Reason | undefined;
  readonly exitCode: ExitCode;
  readonly brokenBy: readonly string[];
};

export type ReportedCondition = ConditionOutcome & {
  /** True where it counts only secrets that were tried and work. */
  readonly isOfLiveSecrets: boolean;
  readonly products: readonly Product[];
  /** The first of those that it counts, worst severity first, then most issues: at most 1,000. */
  readonly rules: readonly BlockingRule[];
  readonly rulesInAll: number;
  /** Whose issues it counts, in a run of several projects; undefined in a run of one. */
  readonly project: ReportedProject | undefined;
};

export type BlockingRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'epss' | 'url'> &
  Pick<CountedRule, 'issues' | 'found' | 'new'> & {
    /** It has issues in these columns that the condition judges, worst first. */
    readonly columns: readonly CountColumn[];
  };

export type FixedRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'severity' | 'issues' | 'url'>;

/** What the list of scans shows in place of a scan that can serve as proof. */
export type FoundInstead = {
  /** The newest scan of this pull request or ref; where a scan was overtaken, the one that took over. */
  readonly scan: ShownScan | undefined;
  readonly project: string | undefined;
};

export type ReportedScan = ShownScan &
  Pick<Scan, 'isFullScan'> & {
    /** The products that it decides for; none for a scan that was only waited for. */
    readonly decides: readonly Product[];
    readonly repositoryId: string | undefined;
    readonly repository: string | undefined;
    readonly ciJobHost: string | undefined;
  };

export type ReportedRule = {
  readonly ruleId: string;
  readonly rulePath: string;
  readonly product: Product | undefined;
  readonly severity: Severity | undefined;
  readonly issues: bigint;
  readonly issuesAtBaseline: bigint | undefined;
  readonly waivedUntil: string | undefined;
  readonly epss: number | undefined;
  /** Its page on the platform; undefined where the platform names none on its own host. */
  readonly url: string | undefined;
};

export type ReportedBaseline = {
  readonly ref: string;
  /** False when no finished scan of it is known: what compares with it is not proven. Undefined where that could not be found out. */
  readonly wasScanned: boolean | undefined;
};

export type ReportedTimes = {
  readonly startedAtMs: EpochMs;
  readonly finishedAtMs: EpochMs;
  readonly seconds: number;
  readonly waitedSeconds: number;
  /** When the issues were read: they are live state, not a snapshot of the scan. */
  readonly issuesReadAtMs: EpochMs | undefined;
};

export type ReportLinks = {
  /** Root of the platform (`base-url`): pages link only to its host and to the run's. */
  readonly platform: string | undefined;
  readonly findings: string | undefined;
  readonly run: string | undefined;
  /** The repository at the code host of the run: locations link only to its pages. */
  readonly code: string | undefined;
};

/** The name of a condition, with that of its project in a run of several: each of them has the same conditions. */
export function nameOfCondition({ name, project }: Pick<ReportedCondition, 'name' | 'project'>): string {
  return project === undefined ? name : `${project.name}: ${name}`;
}
