import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { Past } from '../../src/scan/usual-products.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { type Asked, ago, choiceInWords, MINUTE_MS, SECOND_MS } from './a-choice.ts';

const PULL_8 = 'refs/pull/8/merge';
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [string, string, string, string];

let ids = 0;

/** A scan of another commit, which is settled, on the own ref. `minutesAgo` counts from a quarter of an hour ago. */
function other(commit: string, minutesAgo: number, products: string, given: Parameters<typeof aScan>[0] = {}): Scan {
  ids += 1;
  return aScan({
    id: String(1_000 + ids),
    commit,
    enabledProducts: products.split(' '),
    ...ago(15 + minutesAgo),
    ...given,
  });
}

const BOTH = 'sast secrets';
const failed = { status: 'error', exitCode: 2n } as const;
const cancelled = { status: 'cancelled', exitCode: undefined } as const;
const elsewhere = { branch: PULL_8 };
const onHead = { branch: 'refs/heads/topic', isFullScan: true };

describe('what a commit is usually scanned with', () => {
  it.each<[what: string, others: readonly Scan[], usual: string]>([
    ['is nothing where no other commit was scanned', [], ''],
    ['is what the newest other commit was', [other(A, 60, BOTH)], 'code secrets'],
    ['is what all scans of that commit ran', [other(A, 61, 'sast'), other(A, 60, 'secrets')], 'code secrets'],
    [
      'is what the newest ran, though the two before it did not',
      [other(A, 10, 'sast'), other(B, 20, 'secrets'), other(C, 30, 'secrets')],
      'code secrets',
    ],
    [
      'is what two of the newest three ran (M1)',
      [other(A, 10, 'secrets'), other(B, 20, BOTH), other(C, 30, BOTH)],
      'code secrets',
    ],
    [
      'is not what one of the newest three ran before the newest',
      [other(A, 10, 'secrets'), other(B, 20, BOTH), other(C, 30, 'secrets')],
      'secrets',
    ],
    [
      'is not what was switched off two commits ago, however often it ran before',
      [other(A, 10, 'secrets'), other(B, 20, 'secrets'), other(C, 30, BOTH), other(D, 40, BOTH)],
      'secrets',
    ],
    [
      'is not what a newer commit alone ran: that commit is the newest',
      [other(A, 40, 'secrets'), other(B, 10, BOTH)],
      'code secrets',
    ],
    [
      'is told by the commit of the newest scan, a scan again of an old commit included',
      [other(A, 30, BOTH), other(B, 20, 'secrets'), other(C, 25, 'secrets'), other(A, 10, 'secrets')],
      'code secrets',
    ],
    [
      'is what the newest of the ref ran, though another ref scanned an old one of its commits later',
      [
        other(A, 10, BOTH),
        other(B, 20, 'secrets'),
        other(C, 30, 'secrets'),
        other(B, 5, 'secrets', { branch: 'refs/tags/v1' }),
      ],
      'code secrets',
    ],
    [
      'is what still runs (M1)',
      [other(A, 10, 'secrets'), aRunningScan({ commit: A, enabledProducts: ['sast'] })],
      'code secrets',
    ],
    ['is what waits to run, without a start (M1)', [aPendingScan({ commit: A, enabledProducts: ['sast'] })], 'code'],
    ['is what is in an unknown state', [other(A, 10, 'sast', { status: { unknown: 'SCAN_STATUS_PAUSED' } })], 'code'],
    [
      'is what was cancelled after it had begun (M1)',
      [other(A, 10, 'secrets'), other(A, 10, 'sast', cancelled)],
      'code secrets',
    ],
    [
      'is not what was cancelled before it began',
      [other(A, 10, 'secrets'), other(A, 10, 'sast', { ...cancelled, startedAtMs: undefined })],
      'secrets',
    ],
    [
      'is what failed: it is scanned here',
      [other(A, 10, 'secrets'), other(B, 20, 'sast', failed), other(C, 30, 'sast', failed)],
      'code secrets',
    ],
    ['is what never finished', [other(A, 10, 'sast', { status: 'never-finished' })], 'code'],
    ['is not what ran in part', [other(A, 10, 'sast', { isPartialScan: true })], ''],
    [
      'is told by each scan that names no commit as by a commit of its own',
      [
        other(A, 10, 'secrets'),
        other(A, 20, 'sast', { commit: undefined }),
        other(A, 30, 'sast', { commit: undefined }),
      ],
      'code secrets',
    ],
    ['is what another pull request was, where the ref has nothing', [other(A, 10, BOTH, elsewhere)], 'code secrets'],
    [
      'is what two of three other pull requests were, where the newest is half done (M1)',
      [
        other(A, 10, 'secrets', elsewhere),
        other(B, 20, BOTH, { branch: 'refs/pull/9/merge' }),
        other(C, 30, BOTH, elsewhere),
      ],
      'code secrets',
    ],
    ['is not what a scan of the other kind ran', [other(A, 10, BOTH, { ...elsewhere, isFullScan: true })], ''],
    [
      'is not what another pull request ran before the ref did',
      [other(A, 30, 'secrets'), other(B, 10, BOTH, elsewhere)],
      'secrets',
    ],
    [
      'is what two others ran beside the only commit of the ref, which may be half done (M1)',
      [other(A, 10, 'secrets'), other(B, 20, BOTH, elsewhere), other(C, 30, BOTH, elsewhere)],
      'code secrets',
    ],
    [
      'is not what others ran, where the ref itself has three',
      [other(A, 10, 'secrets'), other(B, 20, 'secrets'), other(C, 30, 'secrets'), other(D, 5, BOTH, elsewhere)],
      'secrets',
    ],
    [
      'is not told twice by one commit on two refs',
      [other(A, 10, 'secrets'), other(B, 20, BOTH), other(B, 15, BOTH, elsewhere)],
      'secrets',
    ],
    [
      'is what settled commits were, though five young ones have only the quick scan so far (O1)',
      [
        other(D, 30, BOTH, elsewhere),
        ...[A, B, C, OTHER_COMMIT, 'e'.repeat(40)].map((commit) => other(commit, -13, 'secrets', elsewhere)),
      ],
      'code secrets',
    ],
    [
      'is what a young commit was, though no settled one was',
      [other(A, -13, 'secrets sca'), other(B, 20, 'secrets'), other(C, 30, 'secrets'), other(D, 40, 'secrets')],
      'secrets supply-chain',
    ],
    [
      'is what two of the newest three settled ones were: a young one takes no place',
      [other(A, -13, 'secrets'), other(B, 20, 'secrets'), other(C, 30, BOTH), other(D, 40, BOTH)],
      'code secrets',
    ],
    ['is not young ten minutes after its last end', [other(A, -3.9, 'secrets'), other(B, 20, BOTH)], 'secrets'],
    ['is young until then', [other(A, -4, 'secrets'), other(B, 20, BOTH)], 'code secrets'],
    [
      'is also what the head branch was',
      [other(A, 60, 'secrets'), other(A, 60, 'sca', onHead)],
      'secrets supply-chain',
    ],
  ])('%s', (_, others, usual) => {
    const own = { branch: 'refs/pull/7/merge', isFullScan: false };
    const pull = { kind: 'pull-request', number: 7, headRef: 'topic', isHeadInSameRepository: true } as const;
    for (const listed of [others, [...others].reverse()]) {
      expect([...new Past(listed, NOON_MS, pull).usualProducts([own])].sort().join(' ')).toBe(usual);
    }
  });
});

describe('a product that the last commits were scanned with', () => {
  const ours = aScan({
    id: '3',
    enabledProducts: ['secrets'],
    startedAtMs: NOON_MS - MINUTE_MS,
    completedAtMs: NOON_MS - 20 * SECOND_MS,
  });
  const before = other(OTHER_COMMIT, 60, BOTH);
  const late = 'wait 40s late code; 3:secrets not scanned code';
  const without = 'give-up late code; 3:secrets not scanned code';
  it.each<[what: string, scans: readonly Scan[], expected: string, asked?: Asked]>([
    ['is waited for until 60 s after the last end (L28)', [ours, before], late, { elapsedMs: 39_999 }],
    ['is missing after that (L28, O27)', [ours, before], without, { elapsedMs: 40_000 }],
    [
      'is judged when it is listed (L28)',
      [ours, before, aRunningScan({ id: '4', enabledProducts: ['sast'], startedAtMs: NOON_MS })],
      'wait 900s unfinished 4:code; 3:secrets',
      { elapsedMs: 41_000 },
    ],
    ['is missing at once where nothing is waited for (O7)', [ours, before], without, { waitMs: 0 }],
    [
      'is waited for no longer than all waiting',
      [ours, before],
      'wait 10s late code; 3:secrets not scanned code',
      { waitMs: 10_000 },
    ],
    ['is missing at once where the last end is long ago', [{ ...ours, ...ago(5) }, before], without],
    [
      'is waited for while the last commit is scanned for it (M1)',
      [ours, other(A, 2, 'secrets'), aRunningScan({ id: '5', commit: A, enabledProducts: ['sast'] })],
      late,
    ],
    [
      'is waited for where this push has cancelled its scan of the last commit (M1)',
      [ours, other(A, 2, 'secrets'), other(A, 2, 'sast', cancelled)],
      late,
    ],
    ['is known by another pull request where the ref has none', [ours, { ...before, ...elsewhere }], late],
    [
      'is known by scans of the kinds that decide',
      [
        ours,
        aScan({ id: '4', branch: 'topic', isFullScan: true, enabledProducts: ['sca'], ...ago(3) }),
        { ...before, branch: 'main', isFullScan: true },
      ],
      'wait 40s late code; 3:secrets 4:supply-chain not scanned code',
      { facts: { 4: {} } },
    ],
    [
      'is known by the head branch, whose scans would decide as well',
      [ours, other(A, 60, 'secrets'), other(A, 60, BOTH, onHead)],
      late,
    ],
    [
      'is known by the own ref, also where the head branch decides for all that is judged',
      [
        { ...ours, branch: 'topic', isFullScan: true },
        aScan({ id: '4', enabledProducts: ['dast'], ...ago(3) }),
        before,
        other(A, 30, 'secrets', onHead),
        other(B, 30, 'secrets', onHead),
      ],
      late,
      { facts: { 3: {} }, elapsedMs: 39_000, discoveryMs: 0 },
    ],
    [
      'is known by the own ref, also where only the head branch was scanned so far, and has a minute of this run',
      [{ ...ours, branch: 'topic', isFullScan: true, ...ago(60) }, before],
      'wait 60s late code; 3:secrets not scanned code',
      { facts: { 3: {} }, discoveryMs: 0 },
    ],
    [
      'is known by other pull requests, where only the head branch of this one was scanned so far',
      [
        { ...ours, branch: 'topic', isFullScan: true, ...ago(60) },
        { ...before, ...elsewhere, enabledProducts: ['sast'] },
      ],
      'wait 60s late code; 3:secrets not scanned code',
      { facts: { 3: {} } },
    ],
    [
      'is not known by other pull requests, where the own ref has another name and says otherwise',
      [
        { ...ours, branch: 'feature' },
        ...[A, B, C].map((commit, index) => other(commit, 30 + index, 'secrets', { branch: 'feature' })),
        { ...before, ...elsewhere, commit: D },
      ],
      'decide 3:secrets',
      { facts: { 3: { pullRequests: ['7'] } } },
    ],
    [
      'is not known by newer pull requests, where the own ref has another name and three commits of its own',
      [
        { ...ours, branch: 'feature' },
        ...[A, B, C].map((commit, index) => other(commit, 180 + index, 'secrets', { branch: 'feature' })),
        other(D, 30, BOTH, elsewhere),
        other('e'.repeat(40), 60, BOTH, elsewhere),
      ],
      'decide 3:secrets',
      { facts: { 3: { pullRequests: ['7'] } } },
    ],
    [
      'is known by the ref of a push, where only another branch was scanned so far',
      [
        { ...ours, branch: 'other', isFullScan: true, ...ago(60) },
        { ...before, branch: 'main', isFullScan: true, enabledProducts: ['sast'] },
      ],
      'wait 60s late code; 3:secrets not scanned code',
      { target: aPush() },
    ],
    [
      "is not known by a fork's branch, which only has the name",
      [ours, other(A, 60, 'secrets'), other(A, 60, BOTH, onHead)],
      'decide 3:secrets',
      { target: aTarget({ subject: aPullRequest({ isHeadInSameRepository: false }) }) },
    ],
    [
      'is known by the ref of a push',
      [
        { ...ours, branch: 'main', isFullScan: true },
        { ...before, branch: 'refs/heads/main', isFullScan: true },
      ],
      late,
      { target: aPush() },
    ],
    [
      "is known by the ref of a push, though forks' branches of its name were scanned later",
      [
        { ...ours, branch: 'main', isFullScan: true },
        { ...before, branch: 'main', isFullScan: true },
        ...[A, B].map((commit) => other(commit, 30, 'secrets', { branch: 'main' })),
      ],
      late,
      { target: aPush() },
    ],
    [
      'is known by another ref of the pull request, whose scan of this commit is not listed yet',
      [
        ours,
        ...[A, B, C].map((commit, index) => other(commit, 30 + index, 'secrets')),
        { ...before, branch: 'refs/pull/7/head' },
      ],
      late,
    ],
    [
      'is known by another ref on which the last commit of the own ref was scanned too',
      [
        ours,
        other(A, 30, 'secrets'),
        other(A, 31, 'sast', elsewhere),
        ...[B, C].map((commit) => other(commit, 60, 'secrets')),
      ],
      late,
    ],
    [
      'is known by any ref of a bare commit',
      [
        { ...ours, branch: 'release' },
        { ...before, branch: 'release' },
      ],
      late,
      { target: aTarget({ subject: { kind: 'commit' } }) },
    ],
    [
      "is not known by another repository's scan",
      [ours, { ...before, repositoryId: '5' as RepositoryId }],
      'decide 3:secrets',
    ],
    [
      'is not known by another scan of this commit',
      [ours, { ...before, commit: COMMIT, ...elsewhere }],
      'decide 3:secrets',
    ],
    ['is no warning where nothing judges it', [ours, before], 'decide 3:secrets', { needs: { judged: ['secrets'] } }],
    [
      'is missing instead where it is required',
      [ours, before],
      'wait 300s missing code; 3:secrets',
      { needs: { named: ['code'], judged: ['code', 'secrets'] }, elapsedMs: 60_000 },
    ],
    [
      'is waited for under if-scanned (M21)',
      [ours, before],
      late,
      { needs: { judged: ['secrets'], ifScanned: ['code'] } },
    ],
    [
      'is waited for where all that blocks has if-scanned (M21)',
      [ours, before],
      late,
      { needs: { judged: [], ifScanned: ['code'] } },
    ],
    [
      'and is not applicable where it was not scanned after all (M21)',
      [ours, before],
      'decide 3:secrets not scanned code',
      { needs: { judged: ['secrets'], ifScanned: ['code'] }, elapsedMs: 40_000 },
    ],
    [
      'is not waited for under if-scanned where the last commits were not scanned with it (M21)',
      [ours, before],
      'decide 3:secrets',
      { needs: { judged: ['secrets'], ifScanned: ['ai-code'] } },
    ],
  ])('%s', (_, scans, expected, asked) => {
    expect(choiceInWords(scans, asked)).toBe(expected);
    expect(choiceInWords([...scans].reverse(), asked)).toBe(expected);
  });
});

describe('what a commit of several scans is usually scanned with', () => {
  const [onPull, onRelease, onMain] = [
    { branch: 'refs/pull/7/merge', isFullScan: false },
    { branch: 'release', isFullScan: true },
    { branch: 'main', isFullScan: true },
  ];
  const half = (place: Partial<Scan>) => [other(C, 11, 'secrets', place), other(D, 12, 'secrets', place)];
  it.each<[what: string, ofCommit: readonly { branch: string; isFullScan: boolean }[], others: readonly Scan[]]>([
    [
      'is told by each of their refs (M1)',
      [onPull, onRelease],
      [other(OTHER_COMMIT, 10, 'secrets'), other(A, 20, BOTH), other(B, 30, BOTH), ...half(onRelease)],
    ],
    [
      'is told by each of their refs, though they are of one kind',
      [onRelease, onMain],
      [other(A, 20, BOTH, onRelease), ...half(onMain)],
    ],
    [
      'is told by each of their kinds, though they are of one ref',
      [{ ...onMain, isFullScan: false }, onMain],
      [other(A, 20, BOTH)],
    ],
    [
      'is told by other branches, not by a pull request that was scanned in full',
      [onMain],
      [other(A, 60, BOTH, onRelease), other(B, 30, 'secrets', { branch: PULL_8, isFullScan: true })],
    ],
  ])('%s', (_, ofCommit, others) => {
    for (const scans of [ofCommit, [...ofCommit].reverse()]) {
      expect([...new Past(others, NOON_MS, { kind: 'commit' }).usualProducts(scans)].sort().join(' ')).toBe(
        'code secrets',
      );
    }
  });
});
