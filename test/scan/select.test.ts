import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { newestFirst, selectScan } from '../../src/scan/select.ts';
import type { Learned } from '../../src/scan/standing.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { inAnyOrder, someScans } from './some-scans.ts';

const MINUTE_MS = 60_000;
const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });

type Asked = {
  readonly target?: Target;
  readonly learned?: Partial<Learned>;
  readonly wants?: readonly Product[];
};

function select(scans: readonly Scan[], { target = aTarget(), learned = {}, wants = [] }: Asked = {}) {
  return selectScan(scans, {
    target,
    learned: {
      repositoryId: '4242' as RepositoryId,
      otherRepositoryIds: new Set(),
      ownScanIds: new Set(),
      otherPullRequestScanIds: new Set(),
      ...learned,
    },
    wantedProducts: wants,
    nowMs: NOON_MS,
  });
}

/** The choice in a few words: its kind and the ids of the scans that it names. */
function inWords(scans: readonly Scan[], asked: Asked = {}): string {
  const choice = select(scans, asked);
  switch (choice.kind) {
    case 'none':
      return `none ${JSON.stringify(Object.fromEntries([...choice.standings].sort()))}`;
    case 'ask-detail':
      return `ask-detail ${choice.scans.map((scan) => scan.id).join(' ')}`;
    case 'unfinished':
      return `unfinished ${choice.scan.id}`;
    case 'ended':
      return `ended ${choice.scan.id} ${choice.reason}`;
    case 'uncovered':
      return `uncovered ${choice.scan.id} lacks ${choice.missing.join(' ')}${choice.isAnotherUnfinished ? ', another runs' : ''}`;
    case 'ready':
      return ['ready', choice.scan.id, ...choice.covering.map((scan) => `+${scan.id}`)].join(' ');
  }
}

function at(minutesAgo: number): { startedAtMs: number; completedAtMs: number } {
  return { startedAtMs: NOON_MS - minutesAgo * MINUTE_MS, completedAtMs: NOON_MS - minutesAgo * MINUTE_MS + 1_000 };
}

const unknown = { unknown: 'SCAN_STATUS_PAUSED' };

describe('the choice among the scans of a commit', () => {
  it.each<[what: string, scans: readonly Scan[], expected: string, asked?: Asked]>([
    ['no scan at all', [], 'none {}'],
    ['the only scan', [aScan()], 'ready 900'],
    ['a scan with exit code 1', [aScan({ exitCode: 1n })], 'ready 900'],
    ['a scan without exit code', [aScan({ exitCode: undefined })], 'ready 900'],
    ['a scan that does not say when it ended', [aScan({ completedAtMs: undefined })], 'ready 900'],
    ['a scan that ended as it started', [aScan({ completedAtMs: NOON_MS - 10 * MINUTE_MS })], 'ready 900'],
    ['a scan of another commit (C1, C3)', [aScan({ commit: OTHER_COMMIT })], 'none {"other-commit":1}'],
    ['a scan of another repository (C12)', [aScan({ repositoryId: '5' })], 'none {"other-repository":1}'],
    ["another pull request's scan (C11)", [aScan({ branch: 'refs/pull/8/merge' })], 'none {"other-pull-request":1}'],
    ['only partial scans (D8)', [aScan({ isPartialScan: true })], 'none {"partial":1}'],
    [
      'an incident scan newer than the real one (D9)',
      [aScan({ id: '1', ...at(20) }), aScan({ id: '2', ...at(5), isPartialScan: true, isFullScan: true })],
      'ready 1',
    ],
    [
      'a cancelled scan and a partial one',
      [aScan({ id: '1', status: 'cancelled', ...at(20) }), aScan({ id: '2', ...at(5), isPartialScan: true })],
      'ended 1 scan-cancelled',
    ],
    [
      'a re-run that is running (C14)',
      [aScan({ id: '1', ...at(20) }), aRunningScan({ id: '2', startedAtMs: NOON_MS - MINUTE_MS })],
      'unfinished 2',
    ],
    [
      'a re-run that is queued without a start',
      [aScan({ id: '1', ...at(20) }), aPendingScan({ id: '2' })],
      'unfinished 2',
    ],
    [
      'a re-run in a state that this version does not know (D7)',
      [aScan({ id: '1', ...at(20) }), aScan({ id: '2', status: unknown, ...at(5) })],
      'unfinished 2',
    ],
    ['a finished re-run (C15)', [aScan({ id: '2', exitCode: 1n, ...at(5) }), aScan({ id: '1', ...at(20) })], 'ready 2'],
    [
      'a re-run that failed, though the old one finished (C16)',
      [aScan({ id: '1', ...at(20) }), aScan({ id: '2', status: 'error', exitCode: 2n, ...at(5) })],
      'ended 2 scan-failed',
    ],
    [
      'a failed scan whose re-run finished',
      [aScan({ id: '1', status: 'error', ...at(20) }), aScan({ id: '2', ...at(5) })],
      'ready 2',
    ],
    ['a scan that stopped reporting', [aScan({ status: 'never-finished' })], 'ended 900 scan-never-finished'],
    ['a queued scan', [aPendingScan()], 'unfinished 900'],
    [
      'equal starts, where the larger id wins (D15)',
      [aScan({ id: '10' }), aScan({ id: '9', status: 'error' })],
      'ready 10',
    ],
    [
      'equal starts and ids beyond 2^53 that are equal as numbers',
      [aScan({ id: '9007199254740993' }), aScan({ id: '9007199254740992', status: 'error' })],
      'ready 9007199254740993',
    ],
    [
      'the own ref and a newer scan of the head branch',
      [aScan({ id: '1', ...at(20) }), aScan({ id: '2', branch: 'topic', status: 'error', ...at(5) })],
      'ready 1',
    ],
    [
      'a running scan of the own ref and a finished one of the head branch',
      [aRunningScan({ id: '1', startedAtMs: NOON_MS - 20 * MINUTE_MS }), aScan({ id: '2', branch: 'topic', ...at(5) })],
      'unfinished 1',
    ],
    ['only a scan of the head branch', [aScan({ branch: 'refs/heads/topic' })], 'ready 900'],
    ['a bare branch of a fork (C4)', [aScan({ branch: 'main' })], 'ask-detail 900', { target: FORK }],
    [
      'a bare branch of a fork that its detail confirmed',
      [aScan({ branch: 'main' })],
      'ready 900',
      { target: FORK, learned: { ownScanIds: new Set(['900' as ScanId]) } },
    ],
    [
      'a bare branch of a fork whose detail names another pull request',
      [aScan({ branch: 'main' })],
      'none {"other-pull-request":1}',
      { target: FORK, learned: { otherPullRequestScanIds: new Set(['900' as ScanId]) } },
    ],
    [
      'the own ref of a fork and a bare branch',
      [aScan({ id: '1', ...at(20) }), aScan({ id: '2', branch: 'main' })],
      'ready 1',
      { target: FORK },
    ],
    ['a pull request, for a push of the same commit', [aScan()], 'none {"other-pull-request":1}', { target: aPush() }],
    [
      'the pushed branch and a newer scan of another one',
      [aScan({ id: '1', branch: 'main', ...at(20) }), aScan({ id: '2', branch: 'other', ...at(5) })],
      'ready 1',
      { target: aPush() },
    ],
    ['another branch of the pushed commit', [aScan({ branch: 'other' })], 'ready 900', { target: aPush() }],
    [
      'two repositories while none is known: the newest scan of each (C13)',
      [
        aScan({ id: '1', repositoryId: '5' }),
        aScan({ id: '2', repositoryId: '6' }),
        aScan({ id: '3', repositoryId: '5', ...at(20) }),
      ],
      'ask-detail 1 2',
      { learned: { repositoryId: undefined } },
    ],
    [
      'two repositories, one of them known to be another',
      [aScan({ id: '1', repositoryId: '5' }), aScan({ id: '2', repositoryId: '6', status: 'error' })],
      'ready 1',
      { learned: { repositoryId: undefined, otherRepositoryIds: new Set(['6' as RepositoryId]) } },
    ],
  ])('is right for %s', (_, scans, expected, asked) => {
    expect(inWords(scans, asked)).toBe(expected);
    expect(inWords([...scans].reverse(), asked)).toBe(expected);
  });
});

describe('the products that were scanned', () => {
  const code = aScan({ id: '2', enabledProducts: ['sast'], ...at(5) });
  const dependencies = aScan({ id: '1', enabledProducts: ['sca'], ...at(20) });

  it.each<[what: string, scans: readonly Scan[], wants: readonly Product[], expected: string]>([
    ['nothing in particular is wanted', [code], [], 'ready 2'],
    ['the scan ran what is wanted', [code], ['code'], 'ready 2'],
    [
      'a wanted product was not scanned (D11)',
      [code],
      ['code', 'supply-chain', 'secrets'],
      'uncovered 2 lacks supply-chain secrets',
    ],
    ['an older scan ran the other product (D13)', [code, dependencies], ['code', 'supply-chain'], 'ready 2 +1'],
    ['an older scan ran a product that is not wanted', [code, dependencies], ['code'], 'ready 2'],
    [
      'two older scans ran the wanted product: the newer one counts',
      [code, dependencies, aScan({ id: '3', enabledProducts: ['sca', 'secrets'], ...at(10) })],
      ['supply-chain'],
      'ready 2 +3',
    ],
    [
      'the other scan is still running',
      [code, aRunningScan({ id: '1', enabledProducts: ['sca'], startedAtMs: NOON_MS - 20 * MINUTE_MS })],
      ['supply-chain'],
      'uncovered 2 lacks supply-chain, another runs',
    ],
    [
      'the other scan failed',
      [code, { ...dependencies, status: 'error' }],
      ['supply-chain'],
      'uncovered 2 lacks supply-chain',
    ],
    [
      'the other scan is partial',
      [code, { ...dependencies, isPartialScan: true }],
      ['supply-chain'],
      'uncovered 2 lacks supply-chain',
    ],
    [
      'the other scan is of another pull request',
      [code, { ...dependencies, branch: 'refs/pull/8/merge' }],
      ['supply-chain'],
      'uncovered 2 lacks supply-chain',
    ],
    [
      'the other scan is of an unproven branch',
      [code, { ...dependencies, branch: 'main' }],
      ['supply-chain'],
      'uncovered 2 lacks supply-chain',
    ],
    [
      'the other scan is of the head branch',
      [code, { ...dependencies, branch: 'topic' }],
      ['supply-chain'],
      'ready 2 +1',
    ],
    ['a scan ran nothing, which proves nothing (D12)', [aScan({ enabledProducts: [] })], [], 'uncovered 900 lacks '],
    [
      'a scan ran only unknown products, which proves nothing',
      [aScan({ enabledProducts: ['dast'] })],
      [],
      'uncovered 900 lacks ',
    ],
    [
      'a scan ran an unknown product as well as a known one',
      [aScan({ enabledProducts: ['dast', 'PRODUCT_SAST'] })],
      ['code'],
      'ready 900',
    ],
  ])('are judged right when %s', (_, scans, wants, expected) => {
    expect(inWords(scans, { wants })).toBe(expected);
  });
});

describe('a record that cannot be true', () => {
  it.each<[what: string, scans: readonly Scan[], reason: string, words: string]>([
    ['is completed with exit code 2 (D5)', [aScan({ exitCode: 2n })], 'scan-inconsistent', 'exit code 2'],
    ['is completed with exit code -1 (D5)', [aScan({ exitCode: -1n })], 'scan-inconsistent', 'exit code -1'],
    [
      'ended before it started (D16)',
      [aScan({ completedAtMs: NOON_MS - 11 * MINUTE_MS })],
      'scan-inconsistent',
      'ends before it starts',
    ],
    [
      'starts in the future (D16)',
      [aScan({ startedAtMs: NOON_MS + 5 * MINUTE_MS + 1, completedAtMs: undefined })],
      'scan-inconsistent',
      'in the future',
    ],
    [
      'has been running since a future time',
      [aRunningScan({ startedAtMs: NOON_MS + 24 * 60 * MINUTE_MS })],
      'scan-inconsistent',
      'in the future',
    ],
    ['has no start (D16)', [aScan({ startedAtMs: undefined })], 'contract', 'no start time'],
    ['runs without a start', [aRunningScan({ startedAtMs: undefined })], 'contract', 'no start time'],
    [
      'has no start, although another record has one',
      [aScan(), aScan({ id: '1', startedAtMs: undefined })],
      'contract',
      'no start time',
    ],
  ])('is refused when it %s', (_, scans, reason, words) => {
    const choose = () => select(scans);
    expect(choose).toThrow(GateFailure);
    expect(choose).toThrow(expect.objectContaining({ reason, message: expect.stringContaining(words) }));
  });

  it('is also refused in a scan that covers a product', () => {
    const scans = [
      aScan({ id: '2', enabledProducts: ['sast'], ...at(5) }),
      aScan({ id: '1', enabledProducts: ['sca'], exitCode: 2n, ...at(20) }),
    ];
    expect(() => select(scans, { wants: ['supply-chain'] })).toThrow('exit code 2');
  });

  it('is tolerated where the clocks differ by no more than five minutes', () => {
    const scan = aScan({ startedAtMs: NOON_MS + 5 * MINUTE_MS, completedAtMs: undefined });
    expect(inWords([scan])).toBe('ready 900');
  });

  it.each([
    ['another commit', { commit: OTHER_COMMIT }],
    ['another repository', { repositoryId: '5' }],
    ['another pull request', { branch: 'refs/pull/8/merge' }],
    ['a part of the rules', { isPartialScan: true }],
  ])('does not matter in a scan of %s', (_, given) => {
    const impossible = aScan({ id: '1', startedAtMs: undefined, exitCode: 2n, ...given });
    expect(inWords([impossible, aScan()])).toBe('ready 900');
  });
});

it('a scan with an older start but a larger id is the older one', () => {
  expect(newestFirst(aScan({ id: '2', ...at(20) }), aScan({ id: '1', ...at(5) }))).toBeGreaterThan(0);
});

it('any order of the records gives the same choice', () => {
  const someTarget = fc.constantFrom(aTarget(), FORK, aPush(), aTarget({ subject: { kind: 'commit' } }));
  const someWants = fc.subarray<Product>(['code', 'supply-chain', 'secrets']);
  const someRepository = fc.constantFrom('4242' as RepositoryId, undefined);
  fc.assert(
    fc.property(
      inAnyOrder(someScans),
      someTarget,
      someWants,
      someRepository,
      ([scans, others], target, wants, repositoryId) => {
        const asked = { target, wants, learned: { repositoryId } };
        expect(inWords(others, asked)).toBe(inWords(scans, asked));
      },
    ),
    { numRuns: 500 },
  );
});

it('a choice uses only finished scans of the commit, the repository and the change', () => {
  fc.assert(
    fc.property(someScans, fc.subarray<Product>(['code', 'supply-chain', 'secrets']), (scans, wants) => {
      const choice = select(scans, { wants });
      if (choice.kind !== 'ready') return;
      for (const scan of [choice.scan, ...choice.covering]) {
        expect(scan).toMatchObject({ commit: COMMIT, repositoryId: '4242', status: 'completed', isPartialScan: false });
        expect(['refs/pull/7/merge', 'topic']).toContain(scan.branch);
      }
      const own = scans.filter((scan) => scan.commit === COMMIT && scan.repositoryId === '4242' && !scan.isPartialScan);
      const ranked = own.filter((scan) => scan.branch === choice.scan.branch);
      expect(ranked.every((scan) => scan === choice.scan || newestFirst(choice.scan, scan) < 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
