import { describe, expect, it } from 'vitest';
import { outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import { alone } from './policy-file.ts';

/*
 * On the platform `over-limit`: code has 1 critical, 4 high, 4 medium and 4 low issues, the supply chain 1 critical (reachable, EPSS high),
 * 3 high and 2 medium (EPSS low), secrets 1 critical (confirmed valid) and 1 high, AI code 2.
 */
describe('a condition', { concurrent: true }, () => {
  it.each<[string, string, number]>([
    ['secrets of either kind', 'issue-types: [secrets], where: { secretTypes: [AWS, GitHub] }', 2],
    ['reachable highs', 'issue-types: [sca], severities: [high], where: { reachabilities: [reachable] }', 0],
    ['critical and high in code', 'issue-types: [sast], severities: [critical, high]', 5],
    ['everything that is rated', 'severities: [critical, high, medium, low]', 21],
    ['AI code and secrets', 'issue-types: [ai-sast, secrets]', 4],
  ])('on %s counts the issues that there are, and changes no count that is shown', async (_, scope, found) => {
    const policy = alone(`name: Judged, ${scope}, max: ${found}`);
    const run = await runGate({ platform: 'over-limit', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(JSON.parse(run.outputs.conditions!)).toEqual([
      { name: 'Judged', source: 'policy', action: 'fail', max: found, found, new: null, waived: 0, result: 'ok' },
    ]);
    expect(run.outputs).toMatchObject({ critical: '3', high: '8', medium: '6', low: '4', unrated: '2', total: '23' });
  });

  it.each([
    ['where', 'issue-types: [secrets], where: { validationStates: [confirmed_valid] }', 'validationStates'],
    ['states', 'states: [ignored-code]', 'IGNORED_CODE'],
  ])('with %s whose search fails is not proven, and the others are still judged', async (_, scope, body) => {
    const faults = [{ match: { body }, fault: { kind: 'status', status: 503 } }] as const;
    const policy = alone(`name: Failed, ${scope}, max: 0`, 'name: Critical, severities: [critical], max: 0');
    const run = await runGate({ platform: 'over-limit', faults, inputs: { policy } });
    expect(outcomeOf(run)).toEqual([1, 'fail', 'server']);
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([
      { found: null, result: 'unproven' },
      { found: 3, result: 'broken' },
    ]);
    expect(run.report.message).toContain('incomplete');
    const warning = alone(`name: Failed, ${scope}, max: 0, action: warn`);
    expect(outcomeOf(await runGate({ faults, inputs: { policy: warning } }))).toEqual([2, 'inconclusive', 'server']);
  });
});

describe('action: warn', { concurrent: true }, () => {
  const policy = alone('name: No highs, severities: [high], max: 0, action: warn');

  it('passes, and is shown everywhere', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.message).toContain('No highs');
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([{ action: 'warn', found: 3, result: 'broken' }]);
    for (const page of [run.summary, run.comments[0]]) {
      expect(page).toContain('⚠️ Findings Gate: nothing blocks');
      expect(page).toMatch(/No highs.*\b3\b.*warning/);
    }
    expect(run.stdout).toMatch(/^::warning .*No highs/m);
    expect(run.stdout).not.toMatch(/^::error /m);
  });

  it('beside a condition that blocks is not told as nothing that blocks', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { policy, 'max-low': '9999' } });
    expect([...outcomeOf(run), run.summary.includes('nothing blocks')]).toEqual([...PASS, false]);
    expect(run.summary).toContain('✅ Findings Gate: no blocking limit is broken; warning: ');
    expect(run.stdout).not.toContain('Nothing blocks');
  });
});

describe('a condition on an issue type', { concurrent: true }, () => {
  const run = (products: readonly string[], scope: string) =>
    runGate({
      prepare: ({ platformState }) => {
        platformState.scans = platformState.scans.map((scan) => ({ ...scan, enabledProducts: products }));
      },
      inputs: { ...SOON_OVER, policy: alone(`name: x, ${scope}, max: 0`) },
    });

  it.each([
    ['sca', ['sast', 'secrets'], 'supply-chain'],
    ['sast, ai-sast', ['sast'], 'ai-code'],
  ])('(%s) needs a scan by its product: %s leave %s missing', async (types, products, missing) => {
    const { exitCode, report } = await run(products, `issue-types: [${types}]`);
    expect([exitCode, report.reason]).toEqual([2, 'product-missing']);
    expect(report.message).toContain(missing);
  });

  it.each([
    ['that is covered', 'issue-types: [sca]', ['sca']],
    ['that no product finds', 'issue-types: [research]', ['sast']],
  ])('%s asks for no other product', async (_, scope, products) => {
    expect(outcomeOf(await run(products, scope))).toEqual(PASS);
  });

  it('that only warns is unproven without its product, and told', async () => {
    const warned = await run(['sast'], 'issue-types: [secrets], action: warn');
    expect(outcomeOf(warned)).toEqual(PASS);
    expect(warned.report.conditions).toMatchObject([{ name: 'x', result: 'unproven' }]);
    expect(warned.summary).toContain('The warning "x" could not be judged');
  });

  it('is covered by a second scan of the commit', async () => {
    const policy = alone('name: x, issue-types: [sast, sca, secrets], max: 1');
    const both = await runGate({ platform: 'two-products', inputs: { policy } });
    expect(outcomeOf(both)).toEqual(FAIL);
    expect(both.report.scans.map(({ decides }) => decides)).toEqual([['supply-chain'], ['code', 'secrets']]);
  });
});
