import { z } from 'zod';
import { SuiteFile } from '../src/policy/file/suite/suite-schema.ts';
import { writeOrCheck } from './generated-file.ts';

/** The text of schema/suite.schema.json: JSON Schema of draft 7, which editors support best. */
export function renderSuiteSchema(): string {
  const schema = z.toJSONSchema(SuiteFile, { target: 'draft-7', io: 'input', unrepresentable: 'any' });
  const title = 'Suite of tests of a policy of Findings Gate';
  return `${JSON.stringify({ $schema: schema.$schema, title, ...schema }, null, 2)}\n`;
}

if (import.meta.main) {
  writeOrCheck('schema/suite.schema.json', renderSuiteSchema);
}
