import type { GateFailure } from '../../domain/failure.ts';
import type { Condition, Policy, PolicySource, WaiversFile } from '../../domain/policy.ts';
import type { ReportedBaseline } from '../../domain/report.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import type { Target } from '../../domain/target.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';
import type { SearchPlan } from '../../policy/judgement/plan.ts';
import type { Decision } from '../../scan/decision.ts';
import type { Sibling } from '../../scan/projects.ts';
import type { SeenScan } from '../../scan/seen-instead.ts';

/**
 * What the stages of a run have learned, a piece from each. A stage that fails ends the run: its failure is `stopped`, and the pieces of
 * the later stages are missing.
 */
export type Learned = {
  readonly target?: Target;
  readonly settings?: RunSettings;
  readonly scans?: ScansLearned;
  readonly evidence?: EvidenceLearned;
  /** It is undefined without a baseline. */
  readonly baseline?: ReportedBaseline | undefined;
} & ({ readonly judgement: Judgement } | { readonly stopped: GateFailure });

/** What the commit is judged by: the policy and the inputs, put together. */
export type RunSettings = {
  readonly policy: Policy;
  /** It is undefined where no policy is set. */
  readonly source: PolicySource | undefined;
  /** It is undefined where no file of waivers is set. */
  readonly waiversFile?: WaiversFile | undefined;
  readonly conditions: readonly Condition[];
  /** It is made from the same conditions. */
  readonly plan: SearchPlan;
  readonly baseline: Baseline | undefined;
  readonly notices: readonly string[];
};

/** What the counts are compared with: the same searches on another ref. */
export type Baseline = { readonly ref: string; readonly refs: readonly string[] };

export type ScansLearned = {
  readonly proven: ProvenScans | GateFailure;
  /** What was waited for or chosen last. */
  readonly lastScan: Scan | undefined;
  /** Finished scans of other commits. */
  readonly earlierScans: readonly Scan[];
  /** What there is on the own ref, whether or not the wanted scan was found; undefined where nothing is known. */
  readonly seen: SeenScan | undefined;
  /** Other projects of the repository that scanned the commit. */
  readonly siblings: readonly Sibling[];
  readonly waitedSeconds: number;
  /** How many entries of other commits could not be read. */
  readonly malformedCount: number;
  /** It is read from the clock that is ahead, ours or the platform's, in milliseconds since 1970 (UTC). */
  readonly latestNowMs: () => EpochMs;
  /**
   * Whether the same scans decide now, by a look at the list that is not old. It is there where something was proven. Throws what a look
   * throws.
   */
  readonly stillHolds?: (() => Promise<boolean>) | undefined;
};

/** The scans that decide, confirmed by their details, and what was read on their refs. */
export type ProvenScans = {
  readonly decision: Decision;
  /** Why a product that was waited for has no result; what is finished is counted all the same. */
  readonly stop: GateFailure | undefined;
  /** They are those of the deciding scans, in their order. */
  readonly details: readonly ScanDetail[];
  /** Their issues may be stored under these refs. The list is never empty. */
  readonly refs: readonly string[];
  readonly read: EvidenceRead;
};

export type EvidenceLearned = {
  readonly read: EvidenceRead;
  readonly notices: readonly string[];
  /** What is odd and tolerated: nothing depends on it. */
  readonly oddities: readonly string[];
};
