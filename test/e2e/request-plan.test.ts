import { describe, expect, it } from 'vitest';
import { type GateOptions, runGate } from '../run/gate.ts';
import { failing } from '../run/platforms.ts';

const once = failing('read-scan', { kind: 'status', status: 503 }, { nth: 1 });

describe('the plan that the report prints', { concurrent: true }, () => {
  it.each<[string, GateOptions, planned: number, sent: number]>([
    ['is eight requests for a scan that is ready', { inputs: { 'max-high': '3' } }, 8, 8],
    ['is one more where a condition is broken', {}, 9, 9],
    ['is one more for each further page', { inputs: { 'page-size': '1' } }, 10, 10],
    ['is no more for a request that is repeated', { inputs: { 'max-high': '3' }, prepare: once }, 8, 9],
  ])('%s', async (_what, options, planned, sent) => {
    const run = await runGate({ platform: 'at-limit', ...options });
    expect(run.report.requests).toEqual({ planned, sent });
    expect([run.outputs.requests, run.requests.length]).toEqual([String(sent), sent]);
    expect(run.summary).toContain(`${sent} sent, ${planned} planned`);
  });
});
