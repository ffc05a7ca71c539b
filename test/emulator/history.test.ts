import { describe, expect, it } from 'vitest';
import type { Finding, History, HistoryEvent, ScanRun } from '../../emulator/history/history.ts';
import { platformOf } from '../../emulator/history/platform-of.ts';

const NOON_MS = Date.UTC(2026, 10, 20, 12);
const PULL_REF = 'refs/pull/7/merge';
const MINUTE_MS = 60_000;

const CODE: Finding = { id: 'code', type: 'ISSUE_TYPE_SAST' };
const PACKAGE: Finding = { id: 'package', type: 'ISSUE_TYPE_SCA' };
const ADDED: Finding = { id: 'added', type: 'ISSUE_TYPE_SAST' };
const COMMITS = { clean: [], base: [CODE, PACKAGE], head: [CODE, PACKAGE, ADDED] };

const at = (minute: number): number => NOON_MS + minute * MINUTE_MS;

function scan(minute: number, commit: string, parts: Partial<ScanRun> = {}): ScanRun {
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

const diff = (minute: number, parts: Partial<ScanRun> = {}): ScanRun =>
  scan(minute, 'head', { ref: PULL_REF, isFull: false, base: 'base', pullRequest: 7, ...parts });
const closing = (pullRequest: number): HistoryEvent => ({ kind: 'closing', atMs: at(5), pullRequest });
const ignored: HistoryEvent = {
  kind: 'triage',
  atMs: at(3),
  ref: 'main',
  finding: 'code',
  state: 'AGGREGATE_ISSUE_STATE_IGNORED_APP',
};

function past(...events: readonly HistoryEvent[]) {
  const commits = Object.entries(COMMITS).map(([sha, findings]) => ({ sha, findings }));
  const history: History = { repositoryId: '101', commits, events };
  return platformOf(history, NOON_MS);
}

/* test/universe tests that the gate judges the issues and scans of any history correctly. */

describe('a history', () => {
  const BASE = scan(0, 'base');
  it.each<[what: string, minute: number, expected: string, events: readonly HistoryEvent[], ref?: string]>([
    ['shows what a scan found', 1, 'code open, package open', [BASE]],
    ['shows nothing before the end of a scan', 0.9, '', [BASE]],
    ['shows nothing of a scan that fails', 60, '', [scan(0, 'base', { end: { atMs: at(1), status: 'ERROR' } })]],
    ['fixes what a scan no longer finds', 6, 'code fixed, package fixed', [BASE, scan(5, 'clean')]],
    [
      'leaves the issues of products that were not scanned',
      6,
      'code fixed, package open',
      [BASE, scan(5, 'clean', { products: ['sast'] })],
    ],
    [
      'fixes nothing after a partial scan',
      60,
      'code open, package open',
      [BASE, scan(5, 'clean', { isPartial: true })],
    ],
    ['reopens what is found again', 60, 'code open, package open', [BASE, scan(5, 'clean'), scan(10, 'base')]],
    ['keeps a triage decision', 60, 'code ignored_app, package open', [BASE, ignored, scan(5, 'base')]],
    ['has on a pull request only what the change adds', 60, 'added open', [diff(0)], PULL_REF],
    [
      'has everything on a pull request after a full scan',
      60,
      'added open, code open, package open',
      [diff(0, { isFull: true })],
      PULL_REF,
    ],
    ['is empty on a pull request that was closed', 60, 'added removed', [diff(0), closing(7)], PULL_REF],
    ['is filled after the closing by the next scan', 60, 'added open', [diff(0), closing(7), diff(10)], PULL_REF],
    ['is not emptied on a pull request when another one is closed', 60, 'added open', [diff(0), closing(70)], PULL_REF],
  ])('%s', (_, minute, expected, events, place = 'main') => {
    const shown = past(...events).issues.filter(
      ({ ref, visibleAtMs, visibleUntilMs = Number.POSITIVE_INFINITY }) =>
        ref === place && visibleAtMs <= at(minute) && at(minute) < visibleUntilMs,
    );
    const words = shown.map(({ id, state }) => `${id.split(':').at(-1)} ${state.slice(22).toLowerCase()}`);
    expect(words.sort().join(', ')).toBe(expected);
  });

  it('counts what each scan found, even if it was triaged or superseded', () => {
    const { scans } = past(BASE, ignored, scan(5, 'clean'), diff(7));
    expect(scans.map(({ findingsCounts }) => findingsCounts)).toMatchObject([
      { code: 1, supply_chain: 1, total: 2 },
      { total: 0 },
      { code: 1, supply_chain: 0, total: 1 },
    ]);
  });

  it('is refused without the commit of a scan', () => {
    expect(() => past(scan(0, 'typo'))).toThrow('no commit typo');
  });
});
