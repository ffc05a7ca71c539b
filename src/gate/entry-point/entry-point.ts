import type { GateReport } from '../../domain/report.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LocationsSource } from '../../ports/locations-reader.ts';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { World } from '../pipeline/world.ts';
import type { FileOutput, PublishLog } from '../publish/publish.ts';

export type Prepared = {
  readonly inputs: Inputs;
  readonly world: World;
  /** Never throws. */
  run(inputs: Inputs, world: World): Promise<GateReport>;
  readonly raw?: RawInputs;
  /** Where the blocking findings are, read once the verdict is final. */
  readonly places?: LocationsSource;
  /** What was received, as a file; there where the settings ask for it. */
  readonly record?: FileOutput;
};

export type WrittenSettings = { readonly raw: RawInputs };

/** `ready` is undefined where the settings could not be read. Never throws. */
export type Publication<Ready> = (report: GateReport, ready: Ready | undefined, log: PublishLog) => Promise<void>;

/** What the Action and the command line each bring. Both load what they need when called (docs/decisions.md). */
export type EntryPoint<Text extends WrittenSettings, Ready extends Prepared> = {
  readonly clock: Clock;
  readonly redact: Redact;
  /** `COMMAND_LINE`, or empty: which event it is, the run will learn. */
  readonly event: string;
  /** What lies at the paths that the settings name goes first: they may be wrong. Throws `config`. */
  read(): Promise<Text>;
  /** Contacts nothing. Throws `config`, `no-token`, `tls`. */
  prepare(text: Text, monotonicStart: MonotonicMs): Promise<Ready>;
  /** The repository's name in a report while the settings are not believed. */
  repositoryOf(text: Text | undefined): string;
  loadPublication(): Promise<Publication<Ready>>;
  readonly log: PublishLog;
  readonly audit?: LoadAudit | undefined;
};

type Recordable = { readonly world: World; readonly places?: LocationsSource };

/** Records and attestations. A program hands them in; without them, a run that asks for either is refused. */
export type Audit = {
  /** The same run, with the file from which it can be decided again. */
  recordRun(run: Recordable, raw: RawInputs): Recordable & { readonly record: FileOutput };
  /** Where the run is no proof, the outcome says why nothing was written. `settings` is undefined where they could not be read. */
  attest(
    report: GateReport,
    settings: Inputs | undefined,
    redact: Redact,
    writeFile: (text: FileText) => Promise<StepOutcome>,
  ): Promise<StepOutcome>;
};

export type LoadAudit = () => Promise<Audit>;

export function attestationFile(load: LoadAudit, settings: Inputs | undefined): FileOutput {
  return (redact, writeFile) => ({
    what: 'The attestation',
    write: async (report) => (await load()).attest(report, settings, redact, writeFile),
  });
}
