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

/** A piece from each step. One that fails ends the run: `stopped`, and the later pieces are missing. */
export type Learned = {
  readonly target?: Target;
  readonly settings?: RunSettings;
  readonly scans?: ScansLearned;
  readonly evidence?: EvidenceLearned;
} & ({ readonly judgement: Judgement } | { readonly stopped: GateFailure });

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
  /** What there is on the own ref, whether or not the wanted scan was found; undefined where nothing is known. */
  readonly seen: InsteadScan | undefined;
  /** The current base of the pull request; undefined where none is judged, and where it was not asked for. */
  readonly baseNow?: BaseNow | undefined;
  readonly otherProjects: readonly OtherProject[];
  readonly waitedSeconds: number;
  readonly malformedCount: number;
  /** By the clock that is ahead, ours or the platform's, in milliseconds since 1970 (UTC). */
  readonly latestNowMs: () => EpochMs;
  /** Whether the same scans decide now, by a list that is not old; there where something was proven. Throws `GateFailure`. */
  readonly stillHolds?: (() => Promise<boolean>) | undefined;
};

/** The scans that decide, confirmed by their details, and what was read on their refs. */
export type ProvenScans = {
  readonly decision: Decision;
  /** Why a product that was waited for has no result; what is finished is counted all the same. */
  readonly stop: GateFailure | undefined;
  readonly details: readonly ScanDetail[];
  /** Their issues may be stored under these refs. Never empty. */
  readonly refs: readonly string[];
  readonly read: EvidenceRead;
};

export type EvidenceLearned = Pick<EvidenceRead, 'notices' | 'debugNotes'>;
