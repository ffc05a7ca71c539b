import type { GateReport } from '../../domain/report.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import type { RawInputs } from '../../inputs/raw-inputs.ts';
import type { LocationsSource } from '../../ports/locations-reader.ts';
import type { FileText, StepOutcome } from '../../ports/outcome.ts';
import type { Redact } from '../../report/text/redact.ts';
import type { World } from '../pipeline/world.ts';
import type { FileOutput } from '../publish/report-output.ts';

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
