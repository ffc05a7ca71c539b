import { describe, expect, it } from 'vitest';
import { aPlatformState, aScan, endsAs } from '../../emulator/build.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { WireForm } from '../../emulator/wire/wire-form.ts';
import { runPlatform } from './running-platform.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const DAY_MS = 86_400_000;
const SCAN = '/api/v1/deployments/42/scan';

function aPlatformWith(...scans: readonly PlatformScan[]) {
  return aPlatformState({ startedAtMs: NOW_MS, scans });
}

function named(id: string, parts: Partial<PlatformScan> = {}): PlatformScan {
  return aScan({ id, createdAtMs: NOW_MS - 60_000, ...parts });
}

it.each<[object, Partial<PlatformScan>, Partial<PlatformScan>]>([
  [{ repository_id: 101 }, {}, { repositoryId: '102' }],
  [{ branch: 'main' }, {}, { branch: 'refs/pull/7/merge' }],
  [{ branch: 'refs/pull/7/merge' }, { branch: 'refs/pull/7/merge' }, {}],
  [{ since: '2026-11-20T11:00:00Z' }, { createdAtMs: NOW_MS - 3_599_999 }, { createdAtMs: NOW_MS - 3_600_000 }],
  [{}, { createdAtMs: NOW_MS - 30 * DAY_MS }, { createdAtMs: NOW_MS - 30 * DAY_MS - 1 }],
  [{ since: '2020-01-01T00:00:00Z' }, {}, { createdAtMs: NOW_MS - 31 * DAY_MS }],
  [{ is_full_scan: true }, {}, { isFull: false }],
  [{ is_full_scan: false }, { isFull: false }, {}],
  [{ is_partial_scan: true }, { isPartial: true }, { isPartial: undefined }],
  [{ is_partial_scan: false }, { isPartial: undefined }, { isPartial: true }],
  [{ total_time: { min: 10.5 } }, { totalTimeSeconds: 10.5 }, { totalTimeSeconds: 10.4 }],
  [{ total_time: { max: 10 } }, { totalTimeSeconds: 10 }, { totalTimeSeconds: 11 }],
  [{ total_time: { max: 100 } }, {}, { timeline: endsAs('SCAN_STATUS_RUNNING') }],
  [{ products: ['PRODUCT_SCA', 'PRODUCT_AI_SAST'] }, { enabledProducts: ['ai_sast'] }, { enabledProducts: ['sast'] }],
  [{ statuses: ['SCAN_STATUS_ERROR'] }, { timeline: endsAs('SCAN_STATUS_ERROR', 2) }, {}],
  [{}, {}, { appearsAtMs: NOW_MS + 1 }],
])('the scan list with %j keeps %j and drops %j', async (body, kept, dropped) => {
  const platform = await runPlatform(aPlatformWith(named('1', kept), named('2', dropped)), () => NOW_MS);
  expect((await platform.listScans(body)).scans.map(({ id }) => id)).toEqual(['1']);
});

describe('an emulated scan', () => {
  const finished = named('9007199254740993', {
    branch: 'refs/pull/7/merge',
    pullRequestId: '7',
    timeline: endsAs('SCAN_STATUS_COMPLETED', 1),
    findingsCounts: { code: 3, secrets: 1, supply_chain: 2, total: 6 },
    isFull: false,
  });

  it('has ids as text in the list', async () => {
    const platform = await runPlatform(aPlatformWith(finished), () => NOW_MS);
    expect((await platform.listScans({})).scans).toEqual([
      {
        id: '9007199254740993',
        deployment_id: '42',
        repository_id: '101',
        branch: 'refs/pull/7/merge',
        commit: 'c0ffee0000000000000000000000000000000000',
        started_at: '2026-11-20T11:59:00Z',
        completed_at: '2026-11-20T11:59:41.500Z',
        status: 'SCAN_STATUS_COMPLETED',
        exit_code: 1,
        enabled_products: ['sast', 'sca', 'secrets'],
        findings_counts: { code: 3, secrets: 1, supply_chain: 2, total: 6 },
        is_full_scan: false,
        is_partial_scan: false,
        total_time: 41.5,
      },
    ]);
  });

  it('has ids as integers in the detail, exact beyond 2^53, and no status there', async () => {
    const platform = await runPlatform(aPlatformWith(finished), () => NOW_MS);
    const text = await (await platform.send('GET', `${SCAN}/9007199254740993`)).text();
    expect(text).toContain('"id":9007199254740993,');
    expect(JSON.parse(text)).toEqual({
      id: expect.any(Number),
      deployment_id: 42,
      repository_id: 101,
      started_at: '2026-11-20T11:59:00Z',
      completed_at: '2026-11-20T11:59:41.500Z',
      exit_code: 1,
      has_logs: true,
      enabled_products: ['sast', 'sca', 'secrets'],
      stats: { findings: 6, total_time: 41.5 },
      meta: expect.objectContaining({
        branch: 'refs/pull/7/merge',
        commit: finished.commit,
        repository: 'acme/shop',
        repo_url: 'https://github.com/acme/shop',
        pull_request_id: 7,
        on: 'pull_request',
      }),
    });
  });
});

const scan = named('1', {
  createdAtMs: NOW_MS,
  appearsAtMs: NOW_MS + 1000,
  timeline: [
    { atMs: 0, status: 'SCAN_STATUS_PENDING' },
    { atMs: 2000, status: 'SCAN_STATUS_RUNNING' },
    { atMs: 6000, status: 'SCAN_STATUS_COMPLETED', exitCode: 1 },
  ],
  findingsCounts: { code: 2, secrets: 0, supply_chain: 0, total: 2 },
  totalTimeSeconds: 4,
});

it('a scan over time shows its results only at the end, and nothing before it appears', async () => {
  let nowMs = NOW_MS + 999;
  const platform = await runPlatform(aPlatformWith(scan), () => nowMs);
  expect((await platform.listScans({})).scans).toEqual([]);
  expect((await platform.send('GET', `${SCAN}/1`)).status).toBe(404);

  nowMs = NOW_MS + 5999;
  const [running] = (await platform.listScans({})).scans;
  expect(running).toMatchObject({ findings_counts: { total: 0 }, started_at: '2026-11-20T12:00:00Z' });
  for (const member of ['completed_at', 'exit_code', 'total_time']) expect(running).not.toHaveProperty(member);
  expect(await platform.readScan('1')).toMatchObject({ stats: null, has_logs: false });

  nowMs = NOW_MS + 6000;
  const [completed] = (await platform.listScans({})).scans;
  expect(completed).toMatchObject({ findings_counts: { total: 2 }, exit_code: 1, total_time: 4 });
  expect(completed).toMatchObject({ completed_at: '2026-11-20T12:00:06Z' });
  expect(await platform.readScan('1')).toMatchObject({ stats: { findings: 2, total_time: 4 }, has_logs: true });
});

const IDS = Array.from({ length: 101 }, (_, index) => String(1000 + index));

function platformWith(count: number, wire: Partial<WireForm> = {}) {
  const scans = IDS.slice(0, count).map((id, index) => aScan({ id, createdAtMs: NOW_MS - index * 10 }));
  return runPlatform(aPlatformState({ startedAtMs: NOW_MS, scans, wire }), () => NOW_MS);
}

describe('the pages of the scan list', () => {
  it.each<[WireForm['scanOrder'], readonly string[] | undefined]>([
    ['newest-first', IDS.slice(0, 37)],
    ['oldest-first', IDS.slice(0, 37).toReversed()],
    [{ shuffledBy: 3 }, undefined],
  ])('gives every scan once in the order %j, with pages of any size', async (scanOrder, sorted) => {
    const platform = await platformWith(37, { scanOrder });
    const ids: string[] = [];
    for (let limit = 1, cursor: string | null | undefined = ''; limit === 1 || cursor; limit += 1) {
      const page = await platform.listScans({ limit, cursor });
      ids.push(...page.scans.map(({ id }) => id));
      cursor = page.cursor;
    }
    expect(ids.toSorted()).toEqual(IDS.slice(0, 37));
    if (sorted !== undefined) expect(ids).toEqual(sorted);
  });

  it('gives 100 scans if the request has no limit', async () => {
    expect((await (await platformWith(101)).listScans({})).scans).toHaveLength(100);
  });

  it('refuses a cursor of another query', async () => {
    const platform = await platformWith(3);
    const { cursor } = await platform.listScans({ limit: 1 });
    await expect(platform.listScans({ limit: 1, cursor, branch: 'main' })).rejects.toThrow(/^400 .*not a cursor/);
    await expect(platform.listScans({ limit: 1, cursor: `${cursor}=` })).rejects.toThrow(/^400 .*not a cursor/);
  });
});
