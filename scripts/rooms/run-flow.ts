/** A step of a run: what is called, what it gives to the next one, and what it asks on the way. */
export type FlowStep = {
  readonly layer: 'doors' | 'gate' | 'report';
  /** In `src`. */
  readonly file: string;
  readonly calls: string;
  readonly does: string;
  /** The type that goes on to the next step. */
  readonly gives: string;
  /** Where that type is declared, in `src`. */
  readonly declaredIn: string;
  /** What it asks or writes outside. */
  readonly outside?: readonly string[];
  /** Rooms that do the work. */
  readonly rooms: readonly string[];
};

/** One run, from the settings to the pages. Data goes one way: no step asks an earlier one. */
export const RUN_FLOW: readonly FlowStep[] = [
  {
    layer: 'doors',
    file: 'gate/door/gate-job.ts',
    calls: 'gateJob',
    does: 'opens the run for the Action or the command line',
    gives: 'RawInputs',
    declaredIn: 'inputs/raw-inputs.ts',
    outside: ['inputs or flags'],
    rooms: ['action', 'cli'],
  },
  {
    layer: 'doors',
    file: 'inputs/parse-inputs.ts',
    calls: 'parseInputs',
    does: 'reads every setting, strictly; nothing was sent so far',
    gives: 'Inputs',
    declaredIn: 'inputs/parse-inputs.ts',
    rooms: ['inputs'],
  },
  {
    layer: 'gate',
    file: 'gate/story/target-stage.ts',
    calls: 'targetStage',
    does: 'which commit is judged, and as what',
    gives: 'Target',
    declaredIn: 'domain/target.ts',
    outside: ['the event', 'GitHub: pull request'],
    rooms: ['target', 'forge'],
  },
  {
    layer: 'gate',
    file: 'gate/story/settings-stage.ts',
    calls: 'settingsStage',
    does: 'policy and limits become the plan of the run',
    gives: 'RunPlan',
    declaredIn: 'gate/story/run-plan.ts',
    outside: ['GitHub: policy, waivers'],
    rooms: ['policy/file', 'policy/judgement', 'forge'],
  },
  {
    layer: 'gate',
    file: 'gate/story/scan-stage.ts',
    calls: 'scanStage',
    does: 'waits for the scans that decide, proves them, reads their issues',
    gives: 'ProvenScans',
    declaredIn: 'gate/outcome/learned.ts',
    outside: ['platform: scan list', 'platform: scan detail', 'platform: issue search'],
    rooms: ['scan', 'evidence', 'platform'],
  },
  {
    layer: 'gate',
    file: 'gate/story/evidence-stage.ts',
    calls: 'evidenceStage',
    does: 'what is odd about what was read, and tolerated',
    gives: 'EvidenceLearned',
    declaredIn: 'gate/outcome/learned.ts',
    rooms: ['evidence'],
  },
  {
    layer: 'gate',
    file: 'gate/story/baseline-stage.ts',
    calls: 'baselineStage',
    does: 'whether the ref to compare with was scanned',
    gives: 'ReportedBaseline',
    declaredIn: 'domain/report.ts',
    outside: ['platform: scan list'],
    rooms: ['scan', 'platform'],
  },
  {
    layer: 'gate',
    file: 'gate/story/judgement-stage.ts',
    calls: 'judgementStage',
    does: 'the verdict: no clock, no log, no network',
    gives: 'Judgement',
    declaredIn: 'policy/judgement/evaluate.ts',
    rooms: ['policy/judgement'],
  },
  {
    layer: 'gate',
    file: 'gate/outcome/report-of.ts',
    calls: 'reportOf',
    does: 'one report of all that was learned, with the exit code',
    gives: 'GateReport',
    declaredIn: 'domain/report.ts',
    rooms: ['gate/outcome'],
  },
  {
    layer: 'gate',
    file: 'gate/process/run-process.ts',
    calls: 'runProcess',
    does: 'sets the exit code, once, before the first byte goes out',
    gives: 'Ending',
    declaredIn: 'gate/process/run-process.ts',
    outside: ['exit code'],
    rooms: ['gate/process'],
  },
  {
    layer: 'report',
    file: 'gate/publish/publish.ts',
    calls: 'publish',
    does: 'sends the report to every place; a failure is a warning',
    gives: 'Sink',
    declaredIn: 'gate/publish/sink.ts',
    outside: ['comment, commit status', 'log, summary, outputs', 'report and other files'],
    rooms: ['report/pages', 'report/log', 'report/json'],
  },
];
