import { describe, expect, it } from 'vitest';
import { aRule } from '../../emulator/build.ts';
import { outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { type failing, withIssues } from '../run/platforms.ts';
import { alone } from './policy-file.ts';

/*
 * On the platform `over-limit`: code has 1 critical, 4 high, 4 medium and 4 low issues, the supply chain 1 critical (reachable, EPSS high),
 * 3 high and 2 medium (EPSS low), secrets 1 critical (confirmed valid) and 1 high, AI code 2.
 */
describe('a condition', { concurrent: true }, () => {
  it.each<[string, string, number]>([
    ['live secrets', 'issue-types: [secrets], where: { validationStates: [confirmed_valid] }', 1],
    ['secrets that could not be tried', 'issue-types: [secrets], where: { validationStates: [validation_error] }', 1],
    ['secrets of either kind', 'issue-types: [secrets], where: { secretTypes: [AWS, GitHub] }', 2],
    [
      'reachable criticals in dependencies',
      'issue-types: [sca], severities: [critical], where: { reachabilities: [reachable, always_reachable] }',
      1,
    ],
    [
      'reachable highs in dependencies',
      'issue-types: [sca], severities: [high], where: { reachabilities: [reachable, always_reachable] }',
      0,
    ],
    ['likely exploited dependencies', 'issue-types: [sca], where: { epssProbabilities: [high] }', 1],
    ['unlikely exploited highs', 'issue-types: [sca], severities: [high], where: { epssProbabilities: [low] }', 3],
    ['dependencies of any likelihood', 'issue-types: [sca], where: { epssProbabilities: [low, medium, high] }', 6],
    ['one CVE', 'issue-types: [sca], where: { cves: [CVE-2021-44228] }', 1],
    [
      'direct dependencies that are reached',
      'issue-types: [sca], where: { transitivities: [direct], exposures: [reachable] }',
      1,
    ],
    ['only code', 'issue-types: [sast]', 13],
    ['critical and high in code', 'issue-types: [sast], severities: [critical, high]', 5],
    ['all rated types', 'severities: [critical, high, medium, low]', 21],
    ['everything that is rated', '', 21],
    ['AI code', 'issue-types: [ai-sast]', 2],
    ['AI code and secrets', 'issue-types: [ai-sast, secrets]', 4],
  ])('on %s counts the issues that there are', async (_, scope, found) => {
    const condition = `name: Judged, ${scope === '' ? '' : `${scope}, `}`;
    const [held, broken] = await Promise.all(
      [found, found - 1].map((max) =>
        max < 0 ? undefined : runGate({ platform: 'over-limit', inputs: { policy: alone(`${condition}max: ${max}`) } }),
      ),
    );
    expect(outcomeOf(held!)).toEqual(PASS);
    expect(JSON.parse(held!.outputs.conditions!)).toEqual([
      { name: 'Judged', source: 'policy', action: 'fail', max: found, found, new: null, waived: 0, result: 'ok' },
    ]);
    if (broken !== undefined) {
      expect(outcomeOf(broken)).toEqual(FAIL);
      expect(JSON.parse(broken.outputs.conditions!)).toMatchObject([{ max: found - 1, found, result: 'broken' }]);
    }
  });

  it('does not change the counts that are shown', async () => {
    const policy = alone('name: Secrets, issue-types: [secrets], max: 9');
    const run = await runGate({ platform: 'over-limit', inputs: { policy } });
    expect(run.outputs).toMatchObject({ critical: '3', high: '8', medium: '6', low: '4', unrated: '2', total: '23' });
  });

  it('that asks the same as another is searched for only once', async () => {
    const live = 'issue-types: [secrets], where: { validationStates: [confirmed_valid] }';
    const policy = alone(`name: A, ${live}, max: 1`, `name: B, ${live}, max: 5, action: warn`, 'name: C, max: 30');
    const run = await runGate({ platform: 'over-limit', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.searches).toEqual([
      'critical',
      'high',
      'medium',
      'low',
      'rated',
      'other',
      'secrets {"validationStates":["VALIDATION_STATE_CONFIRMED_VALID"]}',
    ]);
    expect(run.report.requests).toEqual({ planned: 9, sent: 9 });
  });

  it('whose search fails is not proven, and the others are still judged', async () => {
    const live = 'name: Live, issue-types: [secrets], where: { validationStates: [confirmed_valid] }, max: 0';
    const prepare = ({ platform }: Parameters<ReturnType<typeof failing>>[0]) =>
      platform.faults.add({ match: { body: 'validationStates' }, fault: { kind: 'status', status: 503 } });
    const single = await runGate({ platform: 'over-limit', prepare, inputs: { policy: alone(live) } });
    expect(outcomeOf(single)).toEqual([2, 'inconclusive', 'server']);
    expect(JSON.parse(single.outputs.conditions!)).toMatchObject([{ name: 'Live', found: null, result: 'unproven' }]);
    const beside = alone(live, 'name: Critical, severities: [critical], max: 0');
    const both = await runGate({ platform: 'over-limit', prepare, inputs: { policy: beside } });
    expect(outcomeOf(both)).toEqual([1, 'fail', 'server']);
    expect(JSON.parse(both.outputs.conditions!)).toMatchObject([
      { result: 'unproven' },
      { found: 3, result: 'broken' },
    ]);
    expect(both.report.message).toContain('incomplete');
  });
});

describe('count: groups', { concurrent: true }, () => {
  const platform = withIssues(
    { count: 40, severity: 'SEVERITY_HIGH', rule: aRule({ path: 'a.noisy.rule' }) },
    { count: 1, severity: 'SEVERITY_HIGH', rule: aRule({ path: 'a.quiet.rule' }) },
    { count: 3, severity: 'SEVERITY_CRITICAL', rule: aRule({ path: 'a.noisy.rule' }) },
  );

  it.each([
    [2, PASS],
    [1, FAIL],
  ])('counts rules, each once for all severities, against a limit of %i', async (max, outcome) => {
    const policy = alone(`name: Rules, severities: [critical, high], count: groups, max: ${max}`);
    const run = await runGate({ platform, inputs: { policy } });
    expect(outcomeOf(run)).toEqual(outcome);
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([{ found: 2 }]);
    expect(run.summary).toContain('`Rules` (rules)');
  });
});

describe('action: warn', { concurrent: true }, () => {
  const warning = 'name: No highs, severities: [high], max: 0, action: warn';

  it('passes, and is shown everywhere', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { policy: alone(warning) } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.message).toContain('No highs');
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([{ action: 'warn', found: 3, result: 'broken' }]);
    const comment = run.githubState.repositories[0]!.comments[0]!.body;
    for (const page of [run.summary, comment]) {
      expect(page).toContain('⚠️ Findings Gate: nothing blocks');
      expect(page).toMatch(/No highs.*\b3\b.*warning/);
    }
    expect(run.stdout).toMatch(/^::warning .*No highs/m);
    expect(run.stdout).not.toMatch(/^::error /m);
  });

  it('beside a condition that blocks is not told as nothing that blocks', async () => {
    const run = await runGate({ platform: 'at-limit', inputs: { policy: alone(warning), 'max-low': '9999' } });
    expect([...outcomeOf(run), run.summary.includes('nothing blocks')]).toEqual([...PASS, false]);
    expect(run.summary).toContain('✅ Findings Gate: no blocking limit is broken; warning: ');
    expect(run.stdout).not.toContain('Nothing blocks');
  });

  it('does not weaken another condition', async () => {
    const policy = alone(warning, 'name: No mediums, severities: [medium], max: 0');
    const run = await runGate({ platform: 'at-limit', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(JSON.parse(run.outputs.conditions!)).toMatchObject([{ result: 'broken' }, { found: 5, result: 'broken' }]);
  });

  it('does not turn an incomplete reading into a pass', async () => {
    const policy = alone('name: x, issue-types: [sca], where: { cves: [CVE-1] }, max: 0, action: warn');
    const run = await runGate({
      inputs: { policy },
      prepare: ({ platform }) =>
        platform.faults.add({ match: { body: 'cves' }, fault: { kind: 'status', status: 500 } }),
    });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'server']);
  });
});

describe('a condition on an issue type', { concurrent: true }, () => {
  const scanned = (...products: readonly string[]) => ({
    prepare: ({ platformState }: Parameters<ReturnType<typeof failing>>[0]) => {
      platformState.scans = platformState.scans.map((scan) => ({ ...scan, enabledProducts: products }));
    },
    inputs: { 'discovery-timeout': '300ms', 'wait-timeout': '300ms', 'poll-interval': '100ms' },
  });

  it.each([
    ['sca', ['sast', 'secrets'], 'supply-chain'],
    ['sast', ['sca', 'secrets'], 'code'],
    ['secrets', ['sast', 'sca'], 'secrets'],
    ['ai-sast', ['sast', 'sca', 'secrets'], 'ai-code'],
    ['sast, ai-sast', ['sast'], 'ai-code'],
  ])('(%s) needs a scan by its product: %s leave %s missing', async (types, products, missing) => {
    const policy = alone(`name: x, issue-types: [${types}], max: 0`);
    const { prepare, inputs } = scanned(...products);
    const run = await runGate({ prepare, inputs: { ...inputs, policy } });
    expect(outcomeOf(run)).toEqual([2, 'inconclusive', 'product-missing']);
    expect(run.report.message).toContain(missing);
  });

  it.each([
    ['that is covered', 'issue-types: [sca]', ['sca']],
    ['that no product finds', 'issue-types: [research]', ['sast']],
    ['that is not named', 'severities: [high]', ['secrets']],
  ])('%s asks for no other product', async (_, scope, products) => {
    const { prepare, inputs } = scanned(...products);
    const run = await runGate({ prepare, inputs: { ...inputs, policy: alone(`name: x, ${scope}, max: 0`) } });
    expect(outcomeOf(run)).toEqual(PASS);
  });

  it('that only warns is unproven without its product, and told', async () => {
    const { prepare, inputs } = scanned('sast');
    const policy = alone('name: x, issue-types: [secrets], max: 0, action: warn');
    const run = await runGate({ prepare, inputs: { ...inputs, policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.conditions).toMatchObject([{ name: 'x', result: 'unproven' }]);
    expect(run.summary).toContain('The warning "x" could not be judged');
  });

  it('is covered by a second scan of the commit', async () => {
    const policy = alone('name: x, issue-types: [sast, sca, secrets], max: 2');
    const run = await runGate({ platform: 'two-products', inputs: { policy } });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.scans.map(({ decides }) => decides)).toEqual([['supply-chain'], ['code', 'secrets']]);
  });
});
