import { describe, expect, it } from 'vitest';
import { outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { SOON_OVER, scanned } from '../run/platforms.ts';
import { alone } from './policy-file.ts';

/*
 * On the platform `over-limit`: code has 1 critical, 4 high, 4 medium and 4 low issues, the supply chain 1 critical (reachable, EPSS high),
 * 3 high and 2 medium (EPSS low), secrets 1 critical (confirmed valid) and 1 high, AI code 2.
 */
describe('a condition', { concurrent: true }, () => {
  it.each<[string, string, number]>([
    ['secrets of either kind', 'issue-types: [secrets], where: { secretTypes: [AWS, GitHub] }', 2],
    ['everything that is rated', 'severities: [critical, high, medium, low]', 21],
  ])('on %s counts its issues, and changes none of the reported counts', async (_, scope, found) => {
    const policy = alone(`name: Judged, ${scope}, max: ${found}`);
    const run = await runGate({ platform: 'over-limit', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(JSON.parse(run.outputs.conditions!)).toEqual([
      { name: 'Judged', source: 'policy', action: 'fail', max: found, found, new: null, waived: 0, result: 'ok' },
    ]);
    expect(run.outputs).toMatchObject({ critical: '3', high: '8', medium: '6', low: '4', unrated: '2', total: '23' });
  });

  it('whose search fails is not verified, and the others are still judged', async () => {
    const faults = [{ match: { body: 'validationStates' }, fault: { kind: 'status', status: 503 } }] as const;
    const failed = 'name: Failed, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0';
    const policy = alone(failed, 'name: Critical, severities: [critical], max: 0');
    const run = await runGate({ platform: 'over-limit', faults, inputs: { policy } });
    expect(outcomeOf(run)).toEqual([1, 'fail', 'server']);
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([
      { found: null, result: 'unproven' },
      { found: 3, result: 'broken' },
    ]);
    expect(run.report.message).toContain('incomplete');
    const warning = alone(`${failed}, action: warn`);
    expect(outcomeOf(await runGate({ faults, inputs: { policy: warning } }))).toEqual([2, 'inconclusive', 'server']);
  });

  it('on an issue type needs a scan by its product', async () => {
    const { exitCode, report } = await runGate({
      platform: scanned({ enabledProducts: ['sast'] }),
      inputs: { ...SOON_OVER, policy: alone('name: x, issue-types: [sast, ai-sast], max: 0') },
    });
    expect([exitCode, report.reason]).toEqual([2, 'product-missing']);
    expect(report.message).toContain('ai-code');
  });

  it('is covered by a second scan of the commit', async () => {
    const policy = alone('name: x, issue-types: [sast, sca, secrets], max: 1');
    const both = await runGate({ platform: 'two-products', inputs: { policy } });
    expect(outcomeOf(both)).toEqual(FAIL);
    expect(both.report.scans.map(({ decides }) => decides)).toEqual([['supply-chain'], ['code', 'secrets']]);
  });
});
