import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../../demo/events.ts';
import { aRepository, aScan } from '../../emulator/build.ts';
import { otherCommit } from '../../emulator/scenarios/scenario.ts';
import type { PlatformScan } from '../../emulator/state.ts';
import type { GateRun } from '../run/gate.ts';
import { fail, pass, unproven } from '../run/outcomes.ts';
import { expectTold } from './harness/expect-run.ts';
import * as w from './harness/worlds.ts';

const WITHOUT_ID = { 'repository-id': '' };
const TWIN_ID = '102';

describe.concurrent('L. projects of one name', () => {
  const repositories = [aRepository({ id: TWIN_ID, name: REPOSITORY })];
  const twins = (first: Partial<PlatformScan>, second: Partial<PlatformScan>) =>
    w.scans({ 501: first, 502: { startedAgoMs: 100_000, ...second } }, { repositories });
  const another = { repositoryId: TWIN_ID };
  const anothersRuns = { ...another, ...w.RUNNING };
  const anothersOfNine = { ...another, ...w.ofPull(9) };
  const ambiguous = unproven('wrong-repository');

  test.each([
    ['the other one newer', {}, another],
    ['the other one older', another, {}],
    ['the other one newer and running', {}, anothersRuns],
    ['the other one older and running', anothersRuns, {}],
    ['the other one newer, of another pull request', {}, anothersOfNine],
    ['the other one older, of another pull request', anothersOfNine, {}],
  ])('L19 are distinguished only by an id, in either order: %s', async (_order, first, second) => {
    const inputs = { ...WITHOUT_ID, 'wait-timeout': '2s', 'discovery-timeout': '1s' };
    const run = await expectTold(ambiguous, { platform: twins(first, second), inputs });
    expect(w.pages(run)).toContain('repository-id');
  });

  const endsLater = { ...another, ...w.endsAfter(1_000) };
  test.each([
    ['newer', twins({}, endsLater)],
    ['older', twins(endsLater, {})],
  ])('L19 are read again if the %s one has no name before its end', async (_order, platform) => {
    const inputs = { ...WITHOUT_ID, 'wait-timeout': '8s', 'discovery-timeout': '8s' };
    const through = w.beforeItsEnd((detail) => ({ ...detail, meta: null }));
    await expectTold(ambiguous, { platform, inputs, through });
  });

  const MIRROR = { ...another, meta: { repo_url: `https://git.mirror.example/${REPOSITORY}` } };

  test('L20 a mirror of the same name on another host is not ours', async () => {
    const platform = w.scans({ 501: MIRROR }, { repositories });
    const inputs = { ...WITHOUT_ID, 'wait-timeout': '2s', 'discovery-timeout': '1s' };
    const run = await expectTold({ exitCode: 2, verdict: 'inconclusive' }, { platform, inputs });
    expect(['no-scan', 'wrong-repository']).toContain(run.reason);
  });

  test.each([
    ['older', 140_000],
    ['newer', 90_000],
  ])('L20 a clean mirror on another host whose scan is %s does not prevent a verdict', async (_order, startedAgoMs) => {
    const platform = w.scans({ 501: { found: 1 }, 502: { ...MIRROR, startedAgoMs } }, { repositories });
    const outcome = { ...fail, outputs: { critical: '1', 'scan-id': '501' } };
    await expectTold(outcome, { platform, inputs: WITHOUT_ID });
  });
});

const PROJECTS = 150;
const MOST_AT_ONCE = 8;
const ANSWERED_AFTER_MS = 80;

describe.concurrent('L. many projects and many scans', () => {
  test('L27 reads the names of 150 projects of the commit, at most eight at a time', async () => {
    const ids = Array.from({ length: PROJECTS - 1 }, (_, index) => String(30_000 + index));
    const others = ids.map((repositoryId, index) => {
      return [600_000 + index, { repositoryId, startedAgoMs: 50_000 + 1_000 * index }] as const;
    });
    const repositories = ids.map((id) => aRepository({ id, name: `octo-org/part-${id}` }));
    const run = await expectTold(
      { ...pass, outputs: { 'scan-id': '501' } },
      {
        platform: w.scans({ 501: {}, ...Object.fromEntries(others) }, { repositories }),
        inputs: { ...WITHOUT_ID, 'wait-timeout': '20s', 'discovery-timeout': '20s' },
        faults: [{ match: { operation: 'read-scan' }, fault: { kind: 'delay', ms: ANSWERED_AFTER_MS } }],
      },
    );
    expect(mostUnderWay(run)).toBeLessThanOrEqual(MOST_AT_ONCE);
    expect(new Set(w.details(run).map(({ path }) => path)).size).toBe(PROJECTS);
    expect(w.details(run).length).toBeLessThanOrEqual(PROJECTS + MOST_AT_ONCE);
  });

  test('L21 reads the whole list once, for 40 pages at most, then polls a short period', async () => {
    const run = await expectTold(unproven('no-scan'), { platform: busy(), inputs: LONG_ENOUGH });
    expect(w.pages(run)).toContain('repository-id');
    // The wide poll lists more than the last two days.
    const isWide = ({ json, atMs }: Listing) => atMs - Date.parse((json as ListBody).since ?? '1970') > 2 * w.DAY_MS;
    const [wide, narrow] = [true, false].map((is) => w.lists(run).filter((listing) => isWide(listing) === is));
    expect(wide!.length).toBeGreaterThan(1);
    expect(wide!.length).toBeLessThanOrEqual(40);
    expect(wide!.filter(isFirstPage)).toHaveLength(1);
    // The first poll is narrow too: 4,000 scans are 8 pages of the largest size.
    expect(narrow!.length / narrow!.filter(isFirstPage).length).toBeLessThanOrEqual(40);
  });
});

const LONG_ENOUGH = { ...WITHOUT_ID, 'poll-interval': '2s', 'wait-timeout': '20s', 'discovery-timeout': '8s' };

/** 4,000 scans of other projects in the last day, and 21,000 in the days before: 50 pages of the largest size. */
function busy() {
  return w.world((context) => ({
    scans: Array.from({ length: 25_000 }, (_, index) =>
      aScan({
        id: String(10_000_000 + index),
        repositoryId: String(7_000 + (index % 90)),
        branch: `refs/pull/${index % 900}/merge`,
        commit: otherCommit(100_000 + index),
        createdAtMs:
          context.nowMs - (index < 4_000 ? (index + 1) * 20_000 : 1.2 * w.DAY_MS + (index - 4_000) * 110_000),
      }),
    ),
  }));
}

type Listing = ReturnType<typeof w.lists>[number];
type ListBody = { readonly since?: string; readonly cursor?: string; readonly repository_id?: number };
const isFirstPage = ({ json }: Listing): boolean => !(json as ListBody).cursor;

/** The most details under way at once. Each is answered so late that those which arrived shortly before it are still under way. */
function mostUnderWay(run: GateRun): number {
  const times = w.details(run).map(({ atMs }) => atMs);
  return Math.max(...times.map((at) => times.filter((other) => other <= at && other > at - ANSWERED_AFTER_MS).length));
}
