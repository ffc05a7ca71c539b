import { renderReportSchema } from '../src/report/json/json-schema.ts';
import { writeOrCheck } from './generated-file.ts';

/** The JSON Schema of the JSON report, from the zod one. */
writeOrCheck('schema/report.schema.json', renderReportSchema);
