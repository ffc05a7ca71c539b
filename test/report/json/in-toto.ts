import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'https://in-toto.io/attestation/svr/v0.2';

const ajv = new Ajv({ allErrors: true, strictRequired: false });
addFormats.default(ajv, ['uri', 'date-time']);
const isStatement = ajv.compile(
  JSON.parse(readFileSync(new URL('in-toto-svr.schema.json', import.meta.url), 'utf8')) as object,
);

export function statementOf(predicate: unknown, sha256: string) {
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: 'shop.tgz', digest: { sha256 } }],
    predicateType: PREDICATE_TYPE,
    predicate,
  };
}

export function problemsOfStatement(statement: unknown): readonly string[] {
  if (isStatement(statement)) return [];
  return (isStatement.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
