import type { GateReport } from '../../domain/report.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LocationsSource } from '../../ports/locations-reader.ts';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { World } from '../pipeline/world.ts';
import type { FileOutput, PublishLog, ReportOutput } from '../publish/publish.ts';

export type Prepared = {
  readonly inputs: Inputs;
  readonly world: World;
  /** Never throws. */
  run(inputs: Inputs, world: World): Promise<GateReport>;
  readonly raw?: RawInputs;
  /** Reads the locations of the blocking findings once the verdict is final. */
  readonly places?: LocationsSource;
  readonly record?: FileOutput;
};

export type WrittenSettings = { readonly raw: RawInputs };

/** `ready` is undefined if the settings could not be read. Never throws. */
export type Publication<Ready> = (report: GateReport, ready: Ready | undefined, log: PublishLog) => Promise<void>;

/** The parts that differ between the Action and the command line. Both load code only when it is called (docs/decisions.md). */
export type EntryPoint<Text extends WrittenSettings, Ready extends Prepared> = {
  readonly clock: Clock;
  readonly redact: Redact;
  /** `COMMAND_LINE`, or empty: the run finds out the event. */
  readonly event: string;
  /** First removes old files at the paths that the settings name, since the settings may be wrong. Throws `config`. */
  read(): Promise<Text>;
  /** Sends no request. Throws `config`, `no-token`, `tls`. */
  prepare(text: Text, monotonicStart: MonotonicMs): Promise<Ready>;
  /** The repository's name in a report of a run with invalid settings. */
  repositoryOf(text: Text | undefined): string;
  loadPublication(): Promise<Publication<Ready>>;
  readonly log: PublishLog;
  readonly audit?: LoadAudit | undefined;
};

type Recordable = Pick<Prepared, 'world' | 'places'>;

/** Records and attestations. Without them, a run that asks for either is refused. */
export type Audit = {
  recordRun(run: Recordable, raw: RawInputs): Recordable & { readonly record: FileOutput };
  /** If the run proves nothing, the outcome says why nothing was written. */
  attest(
    report: GateReport,
    settings: Inputs,
    redact: Redact,
    writeFile: (text: FileText) => Promise<StepOutcome>,
  ): Promise<StepOutcome>;
};

export type LoadAudit = () => Promise<Audit>;

export function auditOutputs(
  { record, inputs }: Prepared,
  load: LoadAudit,
  redact: Redact,
  writeFile: (what: 'record' | 'attestation', path: string, text: FileText) => Promise<StepOutcome>,
): readonly ReportOutput[] {
  const { recordPath, attestationPath } = inputs;
  const outputs: ReportOutput[] = [];
  if (record !== undefined && recordPath !== undefined)
    outputs.push(record(redact, (text) => writeFile('record', recordPath, text)));
  if (attestationPath !== undefined) {
    const writeIt = (text: FileText) => writeFile('attestation', attestationPath, text);
    const write = async (report: GateReport) => (await load()).attest(report, inputs, redact, writeIt);
    outputs.push({ what: 'The attestation', write });
  }
  return outputs;
}
