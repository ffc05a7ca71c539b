import { describe, expect, test } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { endsAs } from '../../emulator/build.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import type { ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import { policyOf } from '../policy-e2e/policy-file.ts';
import { runFault } from '../run/fault-gate.ts';
import type { GateRun } from '../run/gate.ts';
import { pass, unproven } from '../run/outcomes.ts';
import { SOON_OVER } from '../run/platforms.ts';
import {
  COMPLETED,
  changingAfter,
  conditionOf,
  criticals,
  endsAfter,
  FAILED,
  headlines,
  lists,
  MINUTE_MS,
  OTHER_COMMIT,
  pages,
  punctual,
  RUNNING,
  scanOf,
  world,
} from './harness/worlds.ts';

const CODE = { enabledProducts: ['sast', 'secrets'] };
const SUPPLY_CHAIN = { enabledProducts: ['sca'] };
const LIST = { operation: 'list-scans' };
const SERVER_ERROR = { kind: 'status', status: 500 } as const;

/** Ids of the scans that the report says decide. */
const decidedBy = ({ report }: GateRun): readonly string[] =>
  (report as { scans: readonly { id: string }[] }).scans.map(({ id }) => id);

const withoutCode = (context: ScenarioContext) => ({
  scans: [
    scanOf(context, '501', { enabledProducts: ['secrets'] }),
    // Nothing judges it: that it runs must not change how long the required one may take to appear.
    scanOf(context, '503', { enabledProducts: ['ai_sast'], startedAgoMs: 10_000, ...RUNNING }),
  ],
});

describe.concurrent('L. each product is decided by its own newest scan', () => {
  test.each([
    ['is still running', RUNNING, 'scan-running', SOON_OVER],
    ['failed', FAILED, 'scan-failed', {}],
  ])('L1 a newer supply chain scan does not speak for a code scan that %s', async (_how, end, reason, inputs) => {
    const platform = world((context) => ({
      scans: [
        scanOf(context, '501', { ...CODE, ...end }),
        scanOf(context, '502', { ...SUPPLY_CHAIN, startedAgoMs: 100_000 }),
      ],
    }));
    const run = await runFault({ platform, inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven(reason));
    expect(lists(run).length).toBeGreaterThanOrEqual(2);
    expect(pages(run)).toContain('501');
  });

  test('L1 waits for the code scan, and judges what it then finds', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { visibleAtMs: context.nowMs + 1_000 });
      const code = { ...CODE, saw: issues, ...endsAfter(1_200) };
      return {
        issues,
        scans: [scanOf(context, '501', code), scanOf(context, '502', { ...SUPPLY_CHAIN, startedAgoMs: 100_000 })],
      };
    });
    const run = await runFault({ platform, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1' } });
    expect(decidedBy(run)).toEqual(expect.arrayContaining(['501', '502']));
  });

  test('L1 a running code scan does not hold up what a newer finished one has decided', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 2);
      return {
        issues,
        scans: [
          scanOf(context, '501', { ...CODE, ...RUNNING }),
          scanOf(context, '502', { ...CODE, startedAgoMs: 110_000, saw: issues }),
          scanOf(context, '503', { ...SUPPLY_CHAIN, startedAgoMs: 100_000, ...COMPLETED }),
        ],
      };
    });
    const run = await runFault({ platform, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '2' } });
    expect(decidedBy(run)).toEqual(expect.arrayContaining(['502', '503']));
  });

  test('L29 ends without a verdict where a required product stays unscanned', async () => {
    const inputs = { 'required-products': 'code', 'discovery-timeout': '2s', 'wait-timeout': '4s' };
    const run = await runFault({ platform: world(withoutCode), inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven('product-missing'));
  });

  test('L29 waits for a required product that is listed after the first look', async () => {
    const inputs = { 'required-products': 'code', 'discovery-timeout': '6s', 'wait-timeout': '8s' };
    // It counts from the first look, which a busy machine makes late.
    const late = changingAfter(900, '/scans/search', world(withoutCode), (state) => {
      const [first] = state.scans;
      state.scans = [...state.scans, { ...first!, id: '502', enabledProducts: ['sast', 'sca'] }];
    });
    expect(await runFault({ ...late, inputs, due: 'pass' })).toMatchObject(pass);
  });

  test('L29 a product that stays unscanned does not hide what the scanned ones have proven', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 1, { type: 'ISSUE_TYPE_SECRETS' });
      return { issues, scans: [scanOf(context, '501', { enabledProducts: ['secrets'], saw: issues })] };
    });
    const run = await runFault({ platform, inputs: { ...SOON_OVER, 'required-products': 'code' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', reason: 'product-missing' });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: 1, result: 'broken' });
    // It counts code too, which nobody scanned.
    expect(conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
  });

  test.each<[what: string, reason: string, beside: Parameters<typeof scanOf>[2]]>([
    ['is completed with exit code 2', 'scan-inconsistent', { timeline: endsAs('SCAN_STATUS_COMPLETED', 2) }],
    ['has a detail without meta', 'scan-inconsistent', { detailMembers: { meta: null } }],
    ['has a detail of another commit', 'scan-inconsistent', { meta: { commit: OTHER_COMMIT } }],
  ])('L31 D19 a proven fail of code wins over a scan that %s, softened or not', async (_what, reason, beside) => {
    const platform = world((context) => {
      const issues = criticals(context, 1);
      const dependencies = { ...SUPPLY_CHAIN, startedAgoMs: 100_000, ...beside };
      return {
        issues,
        scans: [scanOf(context, '501', { ...CODE, saw: issues }), scanOf(context, '502', dependencies)],
      };
    });
    const softened = { ...SOON_OVER, 'on-inconclusive': `${reason}: warn` };
    for (const inputs of [SOON_OVER, softened, { ...softened, projects: 'all', 'repository-id': '' }]) {
      const run = await runFault({ platform, inputs, due: 'fail' });
      expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', reason });
    }
  });

  test.each<
    [
      what: string,
      exitCode: number,
      faults: readonly FaultRule[],
      isRunning: boolean,
      parts?: Parameters<typeof scanOf>[2],
    ]
  >([
    ['a detail that fails', 1, [{ match: { operation: 'read-scan', path: /502/ }, fault: SERVER_ERROR }], false],
    [
      'a detail that fails of a scan under a name of which it is not known whose it is',
      1,
      [{ match: { operation: 'read-scan', path: /502/ }, fault: SERVER_ERROR }],
      false,
      { branch: 'topic', isFull: false },
    ],
    ['a list that fails later', 1, [{ match: LIST, nth: 2, times: 99, fault: SERVER_ERROR }], true],
    ['a list that never answered', 0, [{ match: LIST, fault: SERVER_ERROR }], true],
  ])(
    'L31 a proven fail of code beside %s, if that is softened: exit %i',
    async (_what, exitCode, faults, isRunning, parts = {}) => {
      const platform = world((context) => {
        const issues = criticals(context, 1);
        const dependencies = {
          ...SUPPLY_CHAIN,
          startedAgoMs: 100_000,
          ...(isRunning ? endsAfter(60_000) : {}),
          ...parts,
        };
        return {
          issues,
          scans: [scanOf(context, '501', { ...CODE, saw: issues }), scanOf(context, '502', dependencies)],
        };
      });
      const inputs = { 'request-timeout': '2s', 'on-inconclusive': 'server: warn' };
      const run = await runFault({ platform, inputs, faults, due: exitCode === 1 ? 'fail' : 'unproven' });
      expect(run).toMatchObject({ exitCode, verdict: exitCode === 1 ? 'fail' : 'inconclusive', reason: 'server' });
    },
  );

  test('L34 a product that nothing judges is left out where its detail is refused, and told', async () => {
    const platform = world((context) => ({
      scans: [scanOf(context, '501'), scanOf(context, '502', { enabledProducts: ['ai_sast'] })],
    }));
    const faults = [{ match: { operation: 'read-scan', path: /502/ }, fault: SERVER_ERROR }];
    const run = await runFault({ platform, faults, due: 'pass' });
    expect(run).toMatchObject(pass);
    expect(pages(run)).toContain('no scan decides for it: ai-code');
  });

  test('L31 a proven fail of code wins over a failed secrets scan, even where that is only a warning', async () => {
    const platform = world((context) => {
      const issues = criticals(context, 5);
      return {
        issues,
        scans: [
          scanOf(context, '501', { enabledProducts: ['sast', 'sca'], saw: issues }),
          scanOf(context, '502', { enabledProducts: ['secrets'], startedAgoMs: 100_000, ...FAILED }),
        ],
      };
    });
    const run = await runFault({ platform, inputs: { 'on-inconclusive': 'scan-failed: warn' }, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', reason: 'scan-failed' });
    expect(conditionOf(run, 'max-critical')).toMatchObject({ found: 5, result: 'broken' });
    expect(conditionOf(run, 'max-high')).toMatchObject({ result: 'unproven' });
    expect(pages(run)).toMatch(/incomplete/i);
  });

  test.each([
    ['passes', 0, pass],
    ['fails', 1, { exitCode: 1, verdict: 'fail' }],
  ] as const)('L34 %s without the AI code scan that is stuck and that nothing judges', async (_how, count, outcome) => {
    const platform = world((context) => {
      const issues = criticals(context, count);
      return {
        issues,
        scans: [
          scanOf(context, '501', { saw: issues }),
          scanOf(context, '502', { enabledProducts: ['ai_sast'], startedAgoMs: 100_000, ...RUNNING }),
        ],
      };
    });
    const run = await runFault({ platform, event: pushEvent(), due: count === 0 ? 'pass' : 'fail' });
    expect(run).toMatchObject(outcome);
  });

  const centralPolicy = (ifScanned: boolean) =>
    policyOf(
      'name: No criticals, severities: [critical], max: 0',
      `name: No AI findings, issue-types: [ai-sast], max: 0, if-scanned: ${ifScanned}`,
    );

  test('L35 a condition on AI code is not applicable where no scan of the commit ran it, and that is told', async () => {
    const run = await runFault({ inputs: { policy: centralPolicy(true) }, due: 'pass' });
    expect(run).toMatchObject(pass);
    expect(conditionOf(run, 'No criticals')).toMatchObject({ result: 'ok' });
    expect(conditionOf(run, 'No AI findings')).toMatchObject({ result: 'not-applicable' });
    for (const page of [run.stdout, run.summary]) expect(page).toMatch(/not[- ]applicable/i);
  });

  test('L35 without that word the product must have been scanned', async () => {
    const run = await runFault({ inputs: { ...SOON_OVER, policy: centralPolicy(false) }, due: 'unproven' });
    expect(run).toMatchObject(unproven('product-missing'));
    expect(conditionOf(run, 'No AI findings')).toMatchObject({ result: 'unproven' });
  });

  /** Two scans of the branch's commit before, an hour ago, by the two jobs of a matrix. */
  const matrix = (secretsEndedAgoMs: number, codeListedAfterMs?: number) =>
    world((context) => {
      const issues =
        codeListedAfterMs === undefined
          ? []
          : criticals(context, 1, { visibleAtMs: context.nowMs + codeListedAfterMs });
      const earlier = { commit: OTHER_COMMIT, startedAgoMs: 60 * MINUTE_MS };
      const codeNow = {
        enabledProducts: ['sast'],
        startedAgoMs: 20_000,
        endedAgoMs: 1 - (codeListedAfterMs ?? 0),
        listedAfterMs: codeListedAfterMs ?? 0,
        saw: issues,
      };
      return {
        issues,
        scans: [
          scanOf(context, '401', { ...earlier, enabledProducts: ['sast'] }),
          scanOf(context, '402', { ...earlier, enabledProducts: ['secrets'] }),
          scanOf(context, '501', {
            enabledProducts: ['secrets'],
            startedAgoMs: secretsEndedAgoMs + 30_000,
            endedAgoMs: secretsEndedAgoMs,
          }),
          ...(codeListedAfterMs === undefined ? [] : [scanOf(context, '502', codeNow)]),
        ],
      };
    });

  test('L28 waits for the code scan that the branch usually has, while secrets have just finished', async () => {
    const inputs = { 'wait-timeout': '20s' };
    const run = await runFault({ ...punctual(matrix(5_000, 1_500)), inputs, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '1' } });
  });

  test('L28 gives up a minute after the last scan ended, and names it in every headline', async () => {
    const inputs = { 'wait-timeout': '20s', comment: 'always' };
    const run = await runFault({ ...punctual(matrix(55_000)), inputs, due: 'unproven' });
    expect(run).toMatchObject(unproven('product-missing'));
    expect(lists(run).length).toBeGreaterThan(2);
    for (const head of headlines(run)) expect(head).toMatch(/ran code, supply-chain, although recent commits/);
  });

  test('L28 never waits for it past the end of polling', async () => {
    const run = await runFault({ ...punctual(matrix(5_000)), inputs: { 'wait-timeout': '1s' }, due: 'unproven' });
    expect(run).toMatchObject(unproven('product-missing'));
  });
});
