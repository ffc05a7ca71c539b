import { z } from 'zod';
import { writeOrCheck } from '../../../../scripts/generated-file.ts';
import { SuiteFile } from '../../../../src/tools/audit/suite/parse-suite.ts';

/** The text of schema/suite.schema.json: JSON Schema of draft 7, which editors support best. */
export function renderSuiteSchema(): string {
  const schema = z.toJSONSchema(SuiteFile, { target: 'draft-7', io: 'input', unrepresentable: 'any', override: adapt });
  const title = 'Suite of tests of a policy of Findings Gate';
  return `${JSON.stringify({ $schema: schema.$schema, title, ...schema }, null, 2)}\n`;
}

/** Writes integers without an upper bound. The gate reads them exactly, but a bound of 2^63 - 1 would be rounded in JSON Schema. */
function adapt({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (zodSchema._zod.def.type === 'bigint') Object.assign(jsonSchema, { type: 'integer', minimum: 0 });
}

if (import.meta.main) {
  writeOrCheck('schema/suite.schema.json', renderSuiteSchema);
}
