import { describe, expect, it } from 'vitest';
import { aPlatformState } from '../../emulator/build.ts';
import type { Finding, History, HistoryEvent, ScanRun } from '../../emulator/history/history.ts';
import { platformOf } from '../../emulator/history/platform-of.ts';
import { runPlatform } from './running-platform.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const PULL_REF = 'refs/pull/7/merge';
const MINUTE_MS = 60_000;

const CODE: Finding = { id: 'code', type: 'ISSUE_TYPE_SAST' };
const PACKAGE: Finding = { id: 'package', type: 'ISSUE_TYPE_SCA' };
const ADDED: Finding = { id: 'added', type: 'ISSUE_TYPE_SAST' };
const COMMITS = { clean: [], base: [CODE, PACKAGE], head: [CODE, PACKAGE, ADDED] };
type CommitName = keyof typeof COMMITS;

const at = (minute: number): number => NOON_MS + minute * MINUTE_MS;

/** A full scan of `main` by code and supply chain that takes a minute. */
function scan(minute: number, commit: CommitName, parts: Partial<ScanRun> = {}): ScanRun {
  return {
    kind: 'scan',
    id: String(100 + minute),
    ref: 'main',
    commit,
    products: ['sast', 'sca'],
    isFull: true,
    startedAtMs: at(minute),
    end: { atMs: at(minute + 1), status: 'COMPLETED' },
    ...parts,
  };
}

const diff = (minute: number, commit: CommitName, parts: Partial<ScanRun> = {}): ScanRun =>
  scan(minute, commit, { ref: PULL_REF, isFull: false, base: 'base', pullRequest: 7, ...parts });

function historyOf(events: readonly HistoryEvent[]): History {
  const commits = Object.entries(COMMITS).map(([sha, findings]) => ({ sha, findings }));
  return { repositoryId: '101', commits, events };
}

/** The issues of a ref at a minute: `added open, code fixed`, by id. */
async function issuesAt(minute: number, ref: string, ...events: readonly HistoryEvent[]): Promise<string> {
  const { issues } = platformOf(historyOf(events), NOON_MS);
  const found: string[] = [];
  for (const state of ['OPEN', 'FIXED', 'REMOVED', 'IGNORED_APP']) {
    for (const [type, finding] of issues.map((issue) => [issue.type, issue.id] as const)) {
      const platform = await runPlatform(
        aPlatformState({ startedAtMs: NOON_MS, issues: issues.filter(({ id }) => id === finding) }),
        () => at(minute),
      );
      const filter = { refs: [ref], repositoryIds: ['101'], aggregateIssueStates: [`AGGREGATE_ISSUE_STATE_${state}`] };
      const { groups } = await platform.search({ issueTypes: [type], filter });
      if (groups.length > 0) found.push(`${finding.split(':').at(-1)} ${state.toLowerCase()}`);
    }
  }
  return [...new Set(found)].sort().join(', ');
}

describe('a scan', () => {
  it.each<[what: string, minute: number, expected: string, events: readonly HistoryEvent[]]>([
    ['shows what it sees', 1, 'code open, package open', [scan(0, 'base')]],
    ['shows nothing before its end', 0.9, '', [scan(0, 'base')]],
    ['shows nothing while it runs on', 60, '', [scan(0, 'base', { end: undefined })]],
    ['shows nothing when it fails', 60, '', [scan(0, 'base', { end: { atMs: at(1), status: 'ERROR' } })]],
    [
      'shows nothing before the search knows it',
      3.9,
      '',
      [scan(0, 'base', { end: { atMs: at(1), status: 'COMPLETED', searchableAtMs: at(4) } })],
    ],
    ['fixes what it no longer sees', 6, 'code fixed, package fixed', [scan(0, 'base'), scan(5, 'clean')]],
    ['leaves what was there until its end', 5.9, 'code open, package open', [scan(0, 'base'), scan(5, 'clean')]],
    [
      'of one product leaves the issues of the others',
      6,
      'code fixed, package open',
      [scan(0, 'base'), scan(5, 'clean', { products: ['sast'] })],
    ],
    [
      'that fails fixes nothing',
      60,
      'code open, package open',
      [scan(0, 'base'), scan(5, 'clean', { end: { atMs: at(6), status: 'CANCELLED' } })],
    ],
    ['in part fixes nothing', 60, 'code open, package open', [scan(0, 'base'), scan(5, 'clean', { isPartial: true })]],
    ['opens what came back', 60, 'code open, package open', [scan(0, 'base'), scan(5, 'clean'), scan(10, 'base')]],
    [
      'that ends last wins, whichever began first',
      60,
      'code open, package open',
      [scan(0, 'base', { end: { atMs: at(9), status: 'COMPLETED' } }), scan(5, 'clean')],
    ],
    [
      'of another ref changes nothing',
      60,
      'code open, package open',
      [scan(0, 'base'), scan(5, 'clean', { ref: 'release' })],
    ],
    [
      'leaves what somebody has decided',
      60,
      'code ignored_app, package open',
      [
        scan(0, 'base'),
        { kind: 'triage', atMs: at(3), ref: 'main', finding: 'code', state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP' },
        scan(5, 'base'),
      ],
    ],
  ])('%s', async (_, minute, expected, events) => {
    expect(await issuesAt(minute, 'main', ...events)).toBe(expected);
  });

  it('counts what it saw, however it was triaged or superseded', () => {
    const { scans } = platformOf(historyOf([scan(0, 'base'), scan(5, 'clean'), diff(7, 'head')]), NOON_MS);
    expect(scans.map(({ findingsCounts }) => findingsCounts)).toMatchObject([
      { code: 1, supply_chain: 1, total: 2 },
      { total: 0 },
      { code: 1, supply_chain: 0, total: 1 },
    ]);
  });

  it('of a commit that the history does not have is a mistake', () => {
    const history = { ...historyOf([]), events: [scan(0, 'base', { commit: 'typo' })] };
    expect(() => platformOf(history, NOON_MS)).toThrow('no commit typo');
  });
});

describe('the ref of a pull request', () => {
  it.each<[what: string, expected: string, events: readonly HistoryEvent[]]>([
    ['holds only what the change adds', 'added open', [diff(0, 'head')]],
    ['holds everything after a full scan', 'added open, code open, package open', [diff(0, 'head', { isFull: true })]],
    ['is empty when closed', 'added removed', [diff(0, 'head'), { kind: 'closing', atMs: at(5), pullRequest: 7 }]],
    [
      'is filled by the next',
      'added open',
      [diff(0, 'head'), { kind: 'closing', atMs: at(5), pullRequest: 7 }, diff(10, 'head')],
    ],
    ['ignores others', 'added open', [diff(0, 'head'), { kind: 'closing', atMs: at(5), pullRequest: 70 }]],
  ])('%s', async (_, expected, events) => {
    expect(await issuesAt(60, PULL_REF, ...events)).toBe(expected);
  });
});

describe('a scan of a history', () => {
  it('moves from running to its end while the platform runs', async () => {
    const { scans } = platformOf(historyOf([scan(0, 'base', { listedAtMs: at(0.5) })]), NOON_MS);
    const statusAt = async (minute: number) => {
      const platform = await runPlatform(aPlatformState({ startedAtMs: NOON_MS, scans }), () => at(minute));
      return (await platform.listScans({})).scans.map(({ status }) => status);
    };
    expect(await statusAt(0.4)).toEqual([]);
    expect(await statusAt(0.6)).toEqual(['SCAN_STATUS_RUNNING']);
    expect(await statusAt(1)).toEqual(['SCAN_STATUS_COMPLETED']);
  });
});
