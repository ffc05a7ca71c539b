import type { GateFailure } from '../../domain/failure.ts';
import type { Condition, Policy, PolicySource } from '../../domain/policy.ts';
import type { ReportedBaseline } from '../../domain/report.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import type { Target } from '../../domain/target.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';
import type { SearchPlan } from '../../policy/judgement/plan.ts';
import type { FoundScan } from '../../scan/find-scan.ts';
import type { EarlierScan } from '../../scan/scan-lookup.ts';

/**
 * What the stages of a run have learned, a piece from each. A stage that fails ends the run: its failure is `stopped`, and the pieces of
 * the later stages are missing.
 */
export type Learned = {
  readonly target?: Target;
  readonly settings?: RunSettings;
  readonly scans?: ScansLearned;
  readonly evidence?: EvidenceLearned;
  /** Undefined without a baseline. */
  readonly baseline?: ReportedBaseline | undefined;
} & ({ readonly judgement: Judgement } | { readonly stopped: GateFailure });

/** What the commit is judged by: the policy and the inputs, put together. */
export type RunSettings = {
  readonly policy: Policy;
  /** Undefined where no policy is set. */
  readonly source: PolicySource | undefined;
  readonly conditions: readonly Condition[];
  /** Made from the same conditions. */
  readonly plan: SearchPlan;
  readonly baseline: Baseline | undefined;
  readonly notices: readonly string[];
};

/** What the counts are compared with: the same searches on another ref. */
export type Baseline = { readonly ref: string; readonly refs: readonly string[] };

export type ScansLearned = {
  readonly proven: ProvenScan | GateFailure;
  /** What was waited for or chosen last. */
  readonly lastScan: Scan | undefined;
  readonly earlierScans: readonly EarlierScan[];
  readonly waitedSeconds: number;
  /** Records of other commits that could not be read. */
  readonly malformedCount: number;
  /** By the clock that is ahead, ours or the platform's. Milliseconds since 1970 (UTC). */
  readonly latestNowMs: () => number;
};

/** A scan that its detail confirmed. */
export type ProvenScan = {
  readonly found: FoundScan;
  /** Of the deciding scan, then of those that cover further products. */
  readonly details: readonly ScanDetail[];
  /** All refs under which its issues may be stored. Never empty. */
  readonly refs: readonly string[];
  /** Issues that are being read at the same time as the details; undefined where the details named further refs. */
  readonly reading: Promise<EvidenceRead> | undefined;
};

export type EvidenceLearned = {
  readonly read: EvidenceRead;
  readonly notices: readonly string[];
};
