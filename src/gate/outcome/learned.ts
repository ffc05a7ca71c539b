import type { GateFailure } from '../../domain/failure.ts';
import type { Condition, FailOn, Policy, PolicySource, WaiversFile } from '../../domain/policy.ts';
import type { Scan, ScanDetail } from '../../domain/scan.ts';
import type { BaseNow, Target } from '../../domain/target.ts';
import type { EpochMs } from '../../domain/work/time.ts';
import type { EvidenceRead } from '../../evidence/read-evidence.ts';
import type { Judgement } from '../../policy/judgement/evaluate.ts';
import type { SearchPlan } from '../../policy/judgement/plan.ts';
import type { Decision } from '../../scan/decision.ts';
import type { InsteadScan } from '../../scan/found-instead.ts';
import type { OtherProject } from '../../scan/projects.ts';

/** The results of each step. A step that fails ends the run: `stopped` is set, and the later results are missing. */
export type Learned = {
  readonly target?: Target;
  readonly settings?: RunSettings;
  readonly scans?: ScansLearned;
} & (Judged | { readonly stopped: GateFailure });

export type Judged = { readonly judgement: Judgement } & Pick<EvidenceRead, 'notices' | 'debugNotes'>;

export type RunSettings = {
  readonly policy: Policy;
  readonly source: PolicySource | undefined;
  readonly waiversFile?: WaiversFile | undefined;
  readonly failOn: FailOn;
  readonly conditions: readonly Condition[];
  readonly plan: SearchPlan;
  readonly baseline: Baseline | undefined;
  readonly notices: readonly string[];
};

export type Baseline = { readonly ref: string; readonly refs: readonly string[] };

export type ScansLearned = {
  readonly proven: ProvenScans | GateFailure;
  readonly lastScan: Scan | undefined;
  readonly earlierScans: readonly Scan[];
  /** The newest scan on the own ref, whether or not the wanted scan was found; undefined if nothing is known. */
  readonly seen: InsteadScan | undefined;
  /** The current base of the pull request; undefined if none is judged, or if GitHub was not asked. */
  readonly baseNow?: BaseNow | undefined;
  readonly otherProjects: readonly OtherProject[];
  readonly waitedSeconds: number;
  /** The time by our clock or the platform's, whichever is ahead, in milliseconds since 1970 (UTC). */
  readonly latestNowMs: () => EpochMs;
  /** Whether the same scans still decide, by a recent list. Undefined if nothing was proven. Throws `GateFailure`. */
  readonly stillHolds?: (() => Promise<boolean>) | undefined;
};

/** The deciding scans, confirmed by their details, and the issues on their refs. */
export type ProvenScans = {
  readonly decision: Decision;
  /** Why a product that was waited for has no result. Finished products are counted all the same. */
  readonly stop: GateFailure | undefined;
  readonly details: readonly ScanDetail[];
  /** The refs under which their issues may be stored. Never empty. */
  readonly refs: readonly string[];
  readonly read: EvidenceRead;
};
