import { describe, expect, it } from 'vitest';
import { type GateOptions, outcomeOf, runGate } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';

const BANNER = /not enforced/i;

describe('mode report', { concurrent: true }, () => {
  it.each<[string, GateOptions, readonly unknown[]]>([
    ['a fail', { platform: 'over-limit' }, [0, 'fail', '']],
    ['an inconclusive run', { platform: 'never-appears', inputs: SOON_OVER }, [0, 'inconclusive', 'no-scan']],
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
});
