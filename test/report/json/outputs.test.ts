import { describe, expect, test } from 'vitest';
import { LONGEST_REF } from '../../../src/domain/ref.ts';
import { renderOutputs } from '../../../src/report/json/outputs.ts';
import { aCondition, aReport } from '../../build/a-report.ts';
import { SAMPLE_REPORTS } from '../../build/sample-reports.ts';

const path = '/tmp/report.json';

test('the outputs have a value for each name', () => {
  const { outputs } = renderOutputs(SAMPLE_REPORTS.fail!, path);
  expect(outputs).toMatchObject({
    verdict: 'fail',
    reason: '',
    'scan-id': '481516',
    'scan-status': 'completed',
    ref: 'refs/pull/7/merge',
    critical: '3',
    total: '82',
    'new-total': '',
    waived: '1',
    'report-path': path,
    'comment-url': '',
    requests: '9',
  });
  expect(JSON.parse(outputs.conditions)[1]).toEqual({
    name: 'max-high',
    source: 'input',
    action: 'fail',
    max: 10,
    found: 14,
    new: null,
    waived: 1,
    result: 'broken',
  });
});

test('the outputs are empty for what was not read', () => {
  const { outputs } = renderOutputs(SAMPLE_REPORTS['inconclusive-no-scan']!, path);
  expect(outputs).toMatchObject({
    reason: 'no-scan',
    'scan-id': '',
    ref: '',
    critical: '',
    total: '',
    'new-total': '',
    waived: '',
  });
});

test('the outputs have no counts while the findings are not indexed yet', () => {
  const { outputs } = renderOutputs(SAMPLE_REPORTS['inconclusive-index-lag']!, path);
  expect(outputs).toMatchObject({ reason: 'index-lag', critical: '', total: '', 'new-total': '', waived: '' });
});

test('the outputs do not cut the longest ref', () => {
  const ref = `refs/heads/${'x'.repeat(LONGEST_REF - 11)}`;
  expect(renderOutputs(aReport({ ref }), path).outputs).toMatchObject({ ref });
});

test('the outputs have counts beyond 2^53 with all digits', () => {
  const found = 2n ** 53n + 1n;
  const { outputs } = renderOutputs(aReport({ conditions: [aCondition({ found })], newTotal: found }), path);
  expect(outputs.conditions).toContain('"found":9007199254740993,');
  expect(outputs['new-total']).toBe('9007199254740993');
});

describe('the limit of 64 KiB', () => {
  const report = aReport({
    conditions: Array.from({ length: 2_000 }, (_, index) =>
      aCondition({ name: `${index} ${'漢"'.repeat(40)}`, result: index === 1_999 ? 'broken' : 'ok' }),
    ),
  });
  const { outputs, conditionsLeftOut } = renderOutputs(report, path);

  test('applies to all outputs together', () => {
    const bytes = Object.entries(outputs).reduce((sum, [name, value]) => sum + Buffer.byteLength(`${name}${value}`), 0);
    expect(bytes).toBeLessThanOrEqual(64 * 1024);
    expect(bytes).toBeGreaterThan(60 * 1024);
  });

  test('leaves only whole conditions, and the number of the others can be counted', () => {
    const kept = JSON.parse(outputs.conditions);
    expect(kept[0].name).toBe(report.conditions[0]!.name);
    expect(kept.at(-1)).toMatchObject({ name: report.conditions[1_999]!.name, result: 'broken' });
    expect(conditionsLeftOut).toBe(2_000 - kept.length);
    expect(renderOutputs(SAMPLE_REPORTS.fail!, path).conditionsLeftOut).toBe(0);
  });
});
