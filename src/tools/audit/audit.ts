import type { Audit } from '../../gate/entry-point/entry-point.ts';
import { notAttested, renderAttestation } from './attestation/attestation.ts';
import { recordRun } from './record/record-run.ts';

export const AUDIT: Audit = {
  recordRun,
  async attest(report, settings, redact, writeFile) {
    const reason = notAttested(report);
    if (reason !== undefined) return { notice: `The attestation was not written: ${reason}.` };
    return writeFile(renderAttestation(report, settings, redact));
  },
};
