import { describe, expect, it } from 'vitest';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';
import { failing, SOON_OVER } from '../run/platforms.ts';

const serverFails: GateOptions = { prepare: failing('list-scans', { kind: 'status', status: 500 }) };
const BANNER = /not enforced/i;

describe('mode report', { concurrent: true }, () => {
  it.each<[string, GateOptions, readonly unknown[]]>([
    ['a fail', { platform: 'over-limit' }, [0, 'fail', '']],
    ['an inconclusive run', { platform: 'never-appears', inputs: SOON_OVER }, [0, 'inconclusive', 'no-scan']],
    ['a missing token', { inputs: { 'api-token': '' } }, [0, 'inconclusive', 'no-token']],
    ['a wrong policy', { inputs: { policy: 'version: 2' } }, [0, 'inconclusive', 'policy-invalid']],
  ])('ends with 0 for %s, shows the true verdict and says that it is not enforced', async (_what, options, outcome) => {
    const run = await runGate({ ...options, inputs: { ...options.inputs, mode: 'report' } });
    expect(outcomeOf(run)).toEqual(outcome);
    expect(run.finalLine).toContain('(not enforced)');
    expect(run.summary).toMatch(BANNER);
    expect(run.stdout).not.toMatch(/^::error/m);
  });

  it('ends with 0 for a pass, which needs no banner', async () => {
    const run = await runGate({ inputs: { mode: 'report' } });
    expect(outcomeOf(run)).toEqual([0, 'pass', '']);
    expect(run.finalLine).not.toContain('(not enforced)');
  });

  it.each<[string, Record<string, string>]>([
    ['a setting that cannot be used', { 'max-high': 'many' }],
    ['an unknown input', { 'max-hihg': '0' }],
    ['a missing setting', { 'deployment-id': '' }],
  ])('ends with 3 for %s', async (_what, inputs) => {
    const run = await runGate({ inputs: { ...inputs, mode: 'report' } });
    expect(outcomeOf(run)).toEqual([3, 'inconclusive', 'config']);
    expect(run.requests).toEqual([]);
  });
});

describe('on-inconclusive', { concurrent: true }, () => {
  const policy = 'version: 1\non-inconclusive: { server: warn }';
  it.each<[string, GateOptions, Record<string, string>, readonly unknown[]]>([
    [
      'softens the reason that it names',
      serverFails,
      { 'on-inconclusive': 'server: warn' },
      [0, 'inconclusive', 'server'],
    ],
    ['softens every reason at once', serverFails, { 'on-inconclusive': 'warn' }, [0, 'inconclusive', 'server']],
    [
      'leaves other reasons alone',
      serverFails,
      { 'on-inconclusive': 'network: warn\nno-scan: warn' },
      [2, 'inconclusive', 'server'],
    ],
    ['softens from the policy too', serverFails, { policy }, [0, 'inconclusive', 'server']],
    [
      'from the input wins over the policy',
      serverFails,
      { policy, 'on-inconclusive': 'server: fail' },
      [2, 'inconclusive', 'server'],
    ],
    [
      'of the input wins only for the reasons that it names',
      serverFails,
      { policy, 'on-inconclusive': 'network: fail' },
      [0, 'inconclusive', 'server'],
    ],
    [
      'softens a missing token',
      {},
      { 'api-token': '', 'on-inconclusive': 'no-token: warn' },
      [0, 'inconclusive', 'no-token'],
    ],
    ['never softens a fail', { platform: 'over-limit' }, { 'on-inconclusive': 'warn' }, [1, 'fail', '']],
    [
      'never softens a wrong setting',
      {},
      { 'max-high': 'many', 'on-inconclusive': 'warn' },
      [3, 'inconclusive', 'config'],
    ],
    [
      'never softens a wrong policy',
      {},
      { policy: 'version: 2', 'on-inconclusive': 'warn' },
      [2, 'inconclusive', 'policy-invalid'],
    ],
    [
      'never softens a missing policy',
      {},
      { 'policy-file': 'gate.yml', 'on-inconclusive': 'warn' },
      [2, 'inconclusive', 'policy-missing'],
    ],
    ['cannot name config', {}, { 'on-inconclusive': 'config: warn' }, [3, 'inconclusive', 'config']],
    ['cannot name a wrong policy', {}, { 'on-inconclusive': 'policy-invalid: warn' }, [3, 'inconclusive', 'config']],
    ['cannot name a missing policy', {}, { 'on-inconclusive': 'policy-missing: warn' }, [3, 'inconclusive', 'config']],
    [
      'cannot name config in a policy',
      {},
      { policy: 'version: 1\non-inconclusive: { config: warn }' },
      [2, 'inconclusive', 'policy-invalid'],
    ],
    ['cannot name an unknown reason', {}, { 'on-inconclusive': 'sever: warn' }, [3, 'inconclusive', 'config']],
  ])('%s', async (_what, options, inputs, outcome) => {
    const run = await runGate({ ...options, inputs });
    expect(outcomeOf(run)).toEqual(outcome);
    expect(run.report.isSoftened).toBe(outcome[0] === 0);
    if (outcome[0] === 0) expect(run.stdout).not.toMatch(/^::error/m);
    else expect(run.stdout).toMatch(/^::error/m);
  });
});
