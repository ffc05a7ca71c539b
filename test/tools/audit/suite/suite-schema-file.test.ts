import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseSuite } from '../../../../src/tools/audit/suite/parse-suite.ts';
import { renderSuiteSchema } from '../generate/write-suite-schema.ts';

const file = readFileSync(new URL('../../../../schema/suite.schema.json', import.meta.url), 'utf8');
const fits = new Ajv({ strictTypes: false }).compile(JSON.parse(file));

function isRead(text: string): boolean {
  try {
    return parseSuite(text, undefined).length > 0;
  } catch {
    return false;
  }
}

const EXAMPLE = readFileSync(new URL('../../../../examples/policy-repository/suite.yml', import.meta.url), 'utf8');
const ONE = 'cases: [{ name: A, record: a.record, expect: { verdict: fail } }]';

describe('schema/suite.schema.json', () => {
  it('is written from the schema that the gate reads suites with', () => {
    expect(file).toBe(renderSuiteSchema());
  });

  it.each([
    EXAMPLE,
    ONE,
    `version: 1\n${ONE}`,
    ONE.replace('fail', 'fail, reason: server'),
    ONE.replace('fail', 'fail, conditions: { A: unproven, B: not-applicable }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: 1, new: 0, waived: 0, max: none } }'),
  ])('takes what the gate takes: %.80j', (text) => {
    expect([isRead(text), fits(parse(text))]).toEqual([true, true]);
  });

  it.each([
    'cases: []',
    `version: 2\n${ONE}`,
    ONE.replace('verdict: fail', ''),
    ONE.replace('fail', 'fail, reason: config'),
    ONE.replace('fail', 'fail, conditions: { A: good }'),
    ONE.replace('fail', 'fail, conditions: { A: { found: 1 } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: -1 } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, found: none } }'),
    ONE.replace('fail', 'fail, conditions: { A: { result: ok, count: 1 } }'),
    ONE.replace('name: A, ', ''),
    ONE.replace('name: A', 'name: " "'),
    ONE.replace('record', 'evidence'),
  ])('refuses what the gate refuses: %j', (text) => {
    expect([isRead(text), fits(parse(text))]).toEqual([false, false]);
  });
});
