import { describe, expect, it } from 'vitest';
import type { Reason } from '../../src/domain/reason.ts';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';
import { failing, SOON_OVER, withIssues } from '../run/platforms.ts';
import { askedBesideList } from '../run/scene.ts';
import { POLICY_PATH } from './policy-file.ts';

function softening(entries: string): string {
  return `version: 1\nconditions: [{ name: Nothing, max: 0 }]\non-inconclusive: { ${entries} }\n`;
}

const server: GateOptions = { prepare: failing('list-scans', { kind: 'status', status: 503 }) };

describe('an inconclusive verdict', { concurrent: true }, () => {
  it.each<[Reason, GateOptions]>([
    ['scan-running', { platform: 'still-running', inputs: SOON_OVER }],
    ['index-lag', { platform: 'index-lag-forever', inputs: SOON_OVER }],
    ['server', server],
  ])('(%s) is only a warning if the policy says so, and stays inconclusive', async (reason, options) => {
    const run = await runGate({ ...options, inputs: { ...options.inputs, policy: softening(`${reason}: warn`) } });
    expect([...outcomeOf(run), run.report.isSoftened]).toEqual([0, 'inconclusive', reason, true]);
    expect(run.summary).toMatch(new RegExp(`Not enforced.*on-inconclusive.*${reason}`));
    expect(run.stdout).not.toMatch(/^::error/m);
  });

  it.each<[Reason, GateOptions]>([
    [
      'github',
      {
        githubFaults: [{ match: { operation: 'read-contents' }, fault: { kind: 'status', status: 403 } }],
        inputs: { 'policy-file': POLICY_PATH },
      },
    ],
    ['no-token', { inputs: { 'api-token': '' } }],
  ])('follows only the input before the policy is read: %s', async (reason, options) => {
    const [strict, softened] = await Promise.all(
      ['', `${reason}: warn`].map((input) =>
        runGate({ ...options, inputs: { ...options.inputs, 'on-inconclusive': input } }),
      ),
    );
    expect(outcomeOf(strict!)).toEqual([2, 'inconclusive', reason]);
    expect(outcomeOf(softened!)).toEqual([0, 'inconclusive', reason]);
  });
});

describe('what cannot be softened', { concurrent: true }, () => {
  it('is a fail, even an incomplete one', async () => {
    const run = await runGate({
      platform: withIssues({ count: 2, severity: 'SEVERITY_CRITICAL' }),
      inputs: { policy: softening('server: warn'), 'on-inconclusive': 'warn' },
      faults: [{ match: { body: 'SEVERITY_LOW' }, fault: { kind: 'status', status: 503 } }],
    });
    expect([...outcomeOf(run), run.report.isSoftened]).toEqual([1, 'fail', 'server', false]);
  });

  it.each<[Reason, Record<string, string>]>([
    ['policy-missing', { 'policy-file': POLICY_PATH }],
    ['policy-invalid', { policy: 'version: 2' }],
  ])('is %s, even with warn for all reasons', async (reason, inputs) => {
    const refused = await runGate({ inputs: { ...inputs, 'on-inconclusive': 'warn' } });
    expect([...outcomeOf(refused), askedBesideList(refused)]).toEqual([2, 'inconclusive', reason, []]);
  });
});
