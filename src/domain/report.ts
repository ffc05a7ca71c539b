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

/** All that pages show and outputs contain: plain data, made once the verdict is final. Text from outside is raw: the renderer makes it harmless. */
export type GateReport = {
  /** The record that this report replays; undefined for a run. Every page says it first. */
  readonly replay: ReportedReplay | undefined;
  readonly verdict: Verdict;
  /** The one sentence that says what to do next; empty for a clean pass. */
  readonly nextStep: string;
  readonly exitCode: ExitCode;
  readonly mode: 'enforce' | 'report';
  /** True if the exit code is 0 only because `on-inconclusive` sets the reason to `warn`. */
  readonly isSoftened: boolean;
  readonly repository: string;
  readonly deploymentId: string | undefined;
  readonly event: string;
  readonly commit: string | undefined;
  /** The ref whose issues were counted, as the scan spells it. */
  readonly ref: string | undefined;
  readonly pullRequest: number | undefined;
  /** Findings that the scans counted and the search does not show; undefined if it shows them all. */
  readonly indexGap: IndexGap | undefined;
  /** Issues in states that do not count; undefined if none of the searches shows them. */
  readonly triagedOut: TriagedOut | undefined;
  /** Products that no scan covers: of code, supply-chain, secrets and those that the settings name. Empty if no scan decides. */
  readonly unscanned: readonly Product[];
  /** Other projects of this repository that scanned the commit and are not judged, as far as they are known. */
  readonly otherProjects: readonly { readonly repositoryId: string; readonly name: string }[];
  /** When the running scan will probably end, judging by earlier scans, in milliseconds since 1970 (UTC). Only for people. */
  readonly likelyEndMs?: EpochMs | undefined;
  /** The scan or project found instead of the wanted scan; undefined if that was found, or nothing is known. */
  readonly seen: FoundInstead | undefined;
  /** The merge group's own commit, if the queued pull request's was judged in its place; undefined for every other run. */
  readonly mergeGroupCommit: string | undefined;
  /** The base of the pull request when the issues were read; undefined if GitHub was not asked for it. */
  readonly baseNow: BaseNow | undefined;
  /** The scans that the verdict is based on, the newest first; else the one that was waited for. */
  readonly scans: readonly ReportedScan[];
  readonly countsAre: Bound;
  /** A count is undefined if its column was not read to its end. */
  readonly counts: Readonly<Record<CountColumn, bigint | undefined>> & { readonly total: bigint | undefined };
  /** New issues: how many more than on the baseline's ref; undefined without a baseline. */
  readonly newTotal: bigint | undefined;
  readonly fixedTotal: bigint | undefined;
  readonly waived: bigint | undefined;
  readonly conditions: readonly ReportedCondition[];
  readonly waivers: readonly WaiverResult[];
  /** Rules that break a condition come first, condition by condition. In each part they are sorted by severity, then count. */
  readonly rules: readonly ReportedRule[];
  readonly breakingRules: number;
  /** Rules with more issues on the baseline, with the difference, by severity, then most first; undefined unless full scans were compared. */
  readonly fixedRules: readonly FixedRule[] | undefined;
  /** The locations of the blocking findings; undefined if no condition is broken, or no finding has an id. They only explain. */
  readonly places: ReportedLocations | undefined;
  /** The severities that block beside the conditions of a policy; undefined if the settings could not be read. */
  readonly failOnSeverity: FailOn | undefined;
  readonly policy: PolicySource | undefined;
  readonly waiversFile: WaiversFile | undefined;
  readonly longestWaiverDays: number | undefined;
  readonly baseline: ReportedBaseline | undefined;
  readonly searches: readonly string[];
  readonly requests: { readonly planned: number; readonly sent: number };
  readonly times: {
    readonly startedAtMs: EpochMs;
    readonly finishedAtMs: EpochMs;
    readonly seconds: number;
    readonly waitedSeconds: number;
    /** When the issues were read: they are live state, not a snapshot of the scan. */
    readonly issuesReadAtMs: EpochMs | undefined;
  };
  /** Sentences about facts that a reader should know, and that do not affect the verdict. */
  readonly notices: readonly string[];
  /** Sentences about unexpected facts that nothing depends on: pages show them in the proof. */
  readonly debugNotes: readonly string[];
  /** All problems of a policy that was refused, with line, column and fix. At most 1,000. */
  readonly problems: readonly string[];
  readonly links: ReportLinks;
  /** In a run of several projects, their reports, the worst verdict first. All other members concern the whole run. */
  readonly projects: readonly ProjectReport[] | undefined;
};

/** How exact the numbers are: a page shows no inexact number alone. `unsettled`: they changed while they were read. */
export type Bound = 'exact' | 'at-least' | 'unsettled';

export type ProjectReport = GateReport & { readonly project: ReportedProject };

export type ReportedProject = {
  readonly repositoryId: string | undefined;
  /** The name on the platform, else the name in the settings. */
  readonly name: string;
};

export type ReportedReplay = {
  /** The SHA-256 at the end of the record, in hex digits. */
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
  /** True if it counts only secrets that were tried and work. */
  readonly isOfLiveSecrets: boolean;
  readonly products: readonly Product[];
  /** The first rules that it counts, worst severity first, then most issues: at most 1,000. */
  readonly rules: readonly BlockingRule[];
  readonly rulesInAll: number;
  /** The project whose issues it counts; undefined in a run of one project. */
  readonly project: ReportedProject | undefined;
};

export type BlockingRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'epss' | 'url'> &
  Omit<CountedRule, 'rule'>;

export type FixedRule = Pick<ReportedRule, 'ruleId' | 'rulePath' | 'product' | 'severity' | 'issues' | 'url'>;

/** A scan or project that the list shows instead of a scan that can serve as proof. */
export type FoundInstead = {
  /** The newest scan of this pull request or ref; if a scan was superseded, the one that took its place. */
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
  readonly epss: number | undefined;
  /** The page of the rule on the platform; undefined if the platform names none on its own host. */
  readonly url: string | undefined;
};

export type ReportedBaseline = {
  readonly ref: string;
  /** False if no finished scan of the baseline is known: a comparison with it proves nothing. Undefined if that could not be found out. */
  readonly wasScanned: boolean | undefined;
};

export type ReportLinks = {
  /** Root of the platform (`base-url`): pages link only to this host and to the run's. */
  readonly platform: string | undefined;
  readonly findings: string | undefined;
  readonly run: string | undefined;
  /** The repository at the code host of the run: locations link only to its pages. */
  readonly code: string | undefined;
};

/** The name of a condition, with its project in a run of several, since each project has the same conditions. */
export function nameOfCondition({ name, project }: Pick<ReportedCondition, 'name' | 'project'>): string {
  return project === undefined ? name : `${project.name}: ${name}`;
}
