import { writeOrCheck } from '../../../../scripts/generated-file.ts';
import { renderAttestationSchema } from '../attestation/attestation-schema.ts';

/** The JSON Schema of an attestation's predicate, from the zod one. */
writeOrCheck('schema/attestation.schema.json', renderAttestationSchema);
