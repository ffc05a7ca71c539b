import { describe, expect, test } from 'vitest';
import { pushEvent } from '../../demo/events.ts';
import { aRepository } from '../../emulator/build.ts';
import { otherCommit, type ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { Handler } from '../../emulator/wire/http.ts';
import { runFault } from '../run/fault-gate.ts';
import {
  criticals,
  DAY_MS,
  endsAfter,
  MINUTE_MS,
  ofPull,
  punctual,
  scanOf,
  withoutNeighbours,
  world,
} from './harness/worlds.ts';

const partOf = (name: string, repositoryId: string) => ({
  repositoryId,
  meta: { repo_display_name: name, repository: 'octo-org/shop', repo_url: 'https://github.com/octo-org/shop' },
});
const ID = '102';
const OWN = partOf('octo-org/shop', '1');
const PAYMENTS = partOf('octo-org/shop/payments', ID);
const ALL = { projects: 'all', 'repository-id': '' };

/** Three criticals in payments; a scan of the whole, over for a minute and more; two commits of so many days ago that were scanned as both. */
function monorepo(daysAgo: number, ofPayments: (context: ScenarioContext) => readonly PlatformScan[] = () => []) {
  return world((context) => {
    const { repositoryId } = context;
    const before = [1, 2, 3].flatMap((n) =>
      [{ ...OWN, repositoryId }, PAYMENTS].map((part, at) =>
        scanOf(context, `${4 + at}0${n}`, {
          ...part,
          commit: otherCommit(0x90 + n),
          startedAgoMs: daysAgo * DAY_MS + n * 40 * MINUTE_MS,
        }),
      ),
    );
    const own = scanOf(context, '601', {
      ...OWN,
      repositoryId,
      startedAgoMs: 5 * MINUTE_MS,
      endedAgoMs: 2 * MINUTE_MS,
    });
    return {
      repositories: [aRepository({ id: ID, name: 'octo-org/shop' })],
      issues: criticals(context, 3, { repositoryId: ID }),
      scans: [...before, own, ...ofPayments(context)],
    };
  });
}

describe.concurrent('O. a project that the last commits were scanned as, and this one was not', () => {
  test.each([
    ['a minute after the last scan', {}, monorepo(0)],
    ['at once where nothing is waited for', { 'wait-timeout': '0s' }, monorepo(0)],
    [
      'where its only scan is no full one',
      { 'required-scan': 'full' },
      monorepo(0, (context) => [scanOf(context, '602', { ...PAYMENTS, isFull: false })]),
    ],
  ])('O1 is missing %s', async (_when, inputs, platform) => {
    const run = await runFault({
      ...punctual(platform),
      event: pushEvent(),
      inputs: { ...ALL, ...inputs },
      due: 'unproven',
    });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'product-missing' });
    expect(run.summary).toMatch(/not scanned as `octo-org\/shop\/payments`, although the last commits were/);
  });

  test('O1 is softened by name', async () => {
    const inputs = { ...ALL, 'on-inconclusive': 'product-missing: warn' };
    const run = await runFault({ ...punctual(monorepo(0)), event: pushEvent(), inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 0, verdict: 'inconclusive', reason: 'product-missing' });
  });

  test('O29 does not decide by a scan that is too old, which is named', async () => {
    const old = (context: ScenarioContext) => [scanOf(context, '602', { ...PAYMENTS, startedAgoMs: 8 * DAY_MS })];
    const inputs = { ...ALL, 'max-scan-age': '7d', 'discovery-timeout': '1s', 'wait-timeout': '1s' };
    const run = await runFault({ ...punctual(monorepo(10, old)), event: pushEvent(), inputs, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'no-scan' });
    expect(run.summary).toMatch(/scan 602 \(.*\) ended .*before this run, and `max-scan-age` is `7d`/);
  });
});

describe.concurrent('O. parts of a repository', () => {
  const inSteps = { ...ALL, 'discovery-timeout': '5m', 'wait-timeout': '15m', 'poll-interval': '10s' };
  const SHOP = aRepository({ id: ID, name: 'octo-org/shop' });
  const earlier = (context: ScenarioContext, parts: readonly Partial<PlatformScan>[]) =>
    [1, 2, 3].flatMap((n) =>
      parts.map((part, at) =>
        scanOf(context, `${4 + at}0${n}`, { ...part, commit: otherCommit(0x90 + n), startedAgoMs: n * 60 * MINUTE_MS }),
      ),
    );

  test('O1 that a commit of its own was scanned as is not all that there is', async () => {
    const platform = world((context) => {
      const [api, docs] = [partOf('octo-org/shop/api', context.repositoryId), partOf('octo-org/shop/docs', '103')];
      return {
        repositories: [SHOP, aRepository({ id: '103', name: 'octo-org/shop' })],
        scans: [
          ...earlier(context, [api, PAYMENTS]),
          scanOf(context, '608', { ...docs, commit: otherCommit(0x98), startedAgoMs: DAY_MS / 2 }),
          scanOf(context, '701', { ...docs, startedAgoMs: 30_000, endedAgoMs: 20_000 }),
        ],
      };
    });
    const given = { ...punctual(withoutNeighbours(platform)), event: pushEvent(), inputs: inSteps };
    const run = await runFault({ ...given, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'product-missing' });
    expect(run.report.projects?.map(({ name, reason }) => [name, reason])).toEqual([
      ['octo-org/shop/api', 'product-missing'],
      ['octo-org/shop/payments', 'product-missing'],
      ['octo-org/shop/docs', ''],
    ]);
  });

  test.each(['refs/pull/7/head', 'feature/checkout'])('O1 that was scanned days ago as %s is found', async (branch) => {
    const platform = world((context) => {
      const found = criticals(context, 3, { repositoryId: ID, ref: branch });
      const ours = { ...OWN, repositoryId: context.repositoryId };
      const before = [1, 2, 3, 4, 5].map((n) =>
        scanOf(context, `40${n}`, {
          ...ours,
          ...ofPull(20 + n),
          commit: otherCommit(0x90 + n),
          startedAgoMs: n * 60 * MINUTE_MS,
        }),
      );
      return {
        repositories: [SHOP],
        issues: found,
        scans: [
          ...before,
          scanOf(context, '601', { ...ours, startedAgoMs: 20 * MINUTE_MS }),
          scanOf(context, '602', { ...PAYMENTS, branch, startedAgoMs: 3 * DAY_MS, saw: found }),
        ],
      };
    });
    const run = await runFault({ ...punctual(withoutNeighbours(platform)), inputs: ALL, due: 'fail' });
    expect(run).toMatchObject({ exitCode: 1, verdict: 'fail' });
  });

  test('O26 are not softened by what prevents looking at them again', async () => {
    const platform = world((context) => ({
      repositories: [SHOP],
      issues: criticals(context, 5, { repositoryId: context.repositoryId, severity: 'SEVERITY_LOW' }),
      scans: [
        scanOf(context, '501', {
          ...partOf('octo-org/shop/api', context.repositoryId),
          startedAgoMs: 20 * MINUTE_MS,
          findingsCounts: { code: 10, secrets: 0, supply_chain: 0, total: 10 },
        }),
        scanOf(context, '502', { ...PAYMENTS, startedAgoMs: MINUTE_MS, ...endsAfter(8 * MINUTE_MS) }),
      ],
    }));
    const inTime = punctual(withoutNeighbours(platform));
    let isDown = false;
    // The list is down once the issues of the second project were read.
    const through = (handler: Handler, now: () => number) =>
      inTime.through((request) => {
        isDown ||= request.path.endsWith('/issues/search') && request.body.includes(`"${ID}"`);
        const isList = request.path.endsWith('/scans/search');
        return isDown && isList ? { status: 503, headers: {}, body: '' } : handler(request);
      }, now);
    const inputs = { ...inSteps, 'on-inconclusive': 'server: warn' };
    const given = { platform: inTime.platform, through, event: pushEvent(), inputs };
    const run = await runFault({ ...given, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, verdict: 'inconclusive', reason: 'index-gap' });
  });

  test('O1 are missing without a name, too', async () => {
    const nameless = { repo_display_name: undefined, repository: undefined, repo_url: undefined };
    const platform = world((context) => {
      const own = { ...OWN, repositoryId: context.repositoryId };
      return {
        repositories: [SHOP],
        scans: [...earlier(context, [own, { repositoryId: ID, meta: nameless }]), scanOf(context, '601', own)],
      };
    });
    const given = { ...punctual(withoutNeighbours(platform)), event: pushEvent(), inputs: inSteps };
    const run = await runFault({ ...given, due: 'unproven' });
    expect(run).toMatchObject({ exitCode: 2, reason: 'product-missing' });
    expect(run.summary).toContain(`not scanned as project ${ID}`);
  });

  test.each(['all', 'octo-org/shop/api, octo-org/shop/payments'])(
    'O26 are not left as they were softened while another one is waited for: %s',
    async (projects) => {
      const later = 3 * MINUTE_MS;
      const platform = world((context) => {
        const { repositoryId, nowMs } = context;
        const api = partOf('octo-org/shop/api', repositoryId);
        const [lows, found] = [
          criticals(context, 5, { repositoryId, severity: 'SEVERITY_LOW' }),
          criticals(context, 3, { repositoryId, visibleAtMs: nowMs + later }),
        ];
        return {
          repositories: [SHOP],
          issues: [...lows, ...found],
          scans: [
            scanOf(context, '501', {
              ...api,
              startedAgoMs: 20 * MINUTE_MS,
              findingsCounts: { code: 10, secrets: 0, supply_chain: 0, total: 10 },
            }),
            scanOf(context, '503', { ...api, startedAgoMs: 1 - later, listedAfterMs: later, saw: [...lows, ...found] }),
            scanOf(context, '502', { ...PAYMENTS, startedAgoMs: MINUTE_MS, ...endsAfter(8 * MINUTE_MS) }),
          ],
        };
      });
      const inputs = { ...inSteps, projects, 'on-inconclusive': 'index-gap: warn' };
      const run = await runFault({ ...punctual(withoutNeighbours(platform)), event: pushEvent(), inputs, due: 'fail' });
      expect(run).toMatchObject({ exitCode: 1, verdict: 'fail', outputs: { critical: '3' } });
    },
  );
});
