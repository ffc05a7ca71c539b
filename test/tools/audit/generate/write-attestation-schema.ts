import { writeOrCheck } from '../../../../scripts/generated-file.ts';
import { renderAttestationSchema } from '../attestation/attestation-schema.ts';

writeOrCheck('schema/attestation.schema.json', renderAttestationSchema);
