/** Writes the JSON Schema of the JSON report from the zod one: `npm run schema:report`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReportSchema } from '../src/report/json-schema.ts';

writeFileSync(join(import.meta.dirname, '..', 'schema', 'report.schema.json'), renderReportSchema());
