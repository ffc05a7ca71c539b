import { renderAttestationSchema } from '../../src/tools/audit/attestation/attestation-schema.ts';
import { writeOrCheck } from '../generated-file.ts';

/** The JSON Schema of an attestation's predicate, from the zod one. */
writeOrCheck('schema/attestation.schema.json', renderAttestationSchema);
