import { writeOrCheck } from './generated-file.ts';
import { renderReportSchema } from './report-schema/json-schema.ts';

/** The JSON Schema of the JSON report, from the zod one. */
writeOrCheck('schema/report.schema.json', renderReportSchema);
