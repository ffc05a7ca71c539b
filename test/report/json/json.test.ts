import { describe, expect, test } from 'vitest';
import { ReportJson, renderReportSchema } from '../../../scripts/report-schema/json-schema.ts';
import type { GateReport } from '../../../src/domain/report.ts';
import { renderJsonReport } from '../../../src/report/json/json.ts';
import { aCondition, aReport, aRule } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

function jsonOf(report: GateReport): string {
  return [...renderJsonReport(report)].join('');
}

test.each(Object.entries(SAMPLE_REPORTS))('the report of %s follows its schema', (_, report) => {
  const json = ReportJson.parse(JSON.parse(jsonOf(report)));
  expect(json).toMatchObject({
    schema: 1,
    verdict: report.verdict.word,
    reason: report.verdict.reason ?? '',
    exitCode: report.exitCode,
    nextStep: report.nextStep,
  });
  expect(json.rules).toHaveLength(report.rules.length);
});

test('the report is one document, even if its rules are written in pieces', () => {
  const rules = Array.from({ length: 1_203 }, (_, index) =>
    aRule({ rulePath: `rule-${index} "},{"rules": []`, issues: BigInt(index) }),
  );
  const report = aReport({ rules });
  const pieces = [...renderJsonReport(report)];
  const json = JSON.parse(pieces.join(''));
  expect(json.rules.map(({ issues }: { issues: number }) => issues)).toEqual(rules.map((_, index) => index));
  expect(pieces.join('').match(/^ {4}\{"ruleId":.*\},?$/gm)).toHaveLength(rules.length);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(pieces.join('').length / 2);
});

test('absent values are null, times ISO 8601', () => {
  const json = JSON.parse(jsonOf(SAMPLE_REPORTS['inconclusive-no-scan']!));
  expect(json).toMatchObject({
    ref: null,
    counts: { critical: null, total: null },
    newTotal: null,
    policy: null,
    baseline: null,
  });
  expect(json.times.startedAt).toBe('2026-11-03T17:56:58.000Z');
});

test('the report has no fixed issues if not all issues were read', () => {
  const [json, exact] = (['at-least', 'exact'] as const).map((countsAre) => {
    return JSON.parse(jsonOf(aReport({ countsAre, fixedTotal: 7n, fixedRules: [] })));
  });
  expect([json.fixedTotal, json.fixedRules, exact.fixedTotal]).toEqual([null, null, 7]);
});

describe('the JSON report is exact:', () => {
  test('integers beyond 2^53 have all their digits', () => {
    const json = jsonOf(aReport({ conditions: [aCondition({ found: 9223372036854775807n, max: 9007199254740993n })] }));
    expect(json).toContain('"found": 9223372036854775807,');
    expect(json).toContain('"max": 9007199254740993,');
    expect(() => ReportJson.parse(JSON.parse(json))).not.toThrow();
  });

  test('text is unchanged when parsed, although the file has no invisible characters', () => {
    const rulePath = 'a\u2028\u202e\u{e0041}##[error]::x\n"\\';
    const json = jsonOf(aReport({ rules: [aRule({ rulePath })] }));
    expect(JSON.parse(json).rules[0].rulePath).toBe(rulePath);
    expect(json).toContain('a\\u2028\\u202e\\udb40\\udc41#\\u0023[error]::x\\n');
  });
});

test('the JSON Schema has whole numbers as integers and allows no further members', () => {
  const schema = JSON.parse(renderReportSchema());
  expect(schema.properties.requests).toMatchObject({
    additionalProperties: false,
    properties: { sent: { type: 'integer', minimum: 0 } },
  });
});
