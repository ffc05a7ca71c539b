import type { Sink } from '../../../gate/publish/sink.ts';
import type { FileText, StepOutcome } from '../../../ports/outcome.ts';
import type { Redact } from '../../../report/text/redact.ts';
import type { AttestedSettings } from './attestation.ts';

/**
 * The predicate of an attestation as a file, for others to sign; where the run is no proof, a line says why there is none. Its code is
 * loaded where such a file is asked for.
 */
export function attestationFile(
  settings: AttestedSettings | undefined,
  redact: Redact,
  writeFile: (text: FileText) => Promise<StepOutcome>,
): Sink {
  return {
    what: 'The attestation',
    async write(report) {
      const { notAttested, renderAttestation } = await import('./attestation.ts');
      const reason = notAttested(report);
      if (reason !== undefined) return { notice: `The attestation was not written: ${reason}.` };
      if (settings === undefined) throw new Error('a verdict without settings');
      return writeFile(renderAttestation(report, settings, redact));
    },
  };
}
