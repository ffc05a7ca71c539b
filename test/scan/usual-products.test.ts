import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { Past } from '../../src/scan/usual-products.ts';
import { aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { ago, type ChoiceRow, expectChoice, SECOND_MS, scan } from './a-choice.ts';

const FOR_PUSH = { target: aPush() };
const FULL_MAIN = { branch: 'main', isFullScan: true };
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
const cancelled = { status: 'cancelled', exitCode: undefined } as const;
const elsewhere = { branch: PULL_8 };
const onHead = { branch: 'refs/heads/topic', isFullScan: true };

/** What may be said of a scan in `past`. */
const SAID: Readonly<Record<string, Parameters<typeof other>[3]>> = {
  failed: { status: 'error', exitCode: 2n },
  'never finished': { status: 'never-finished' },
  cancelled,
  'cancelled before it began': { ...cancelled, startedAtMs: undefined },
  running: { status: 'running' },
  pending: { status: 'pending', startedAtMs: undefined },
  paused: { status: { unknown: 'SCAN_STATUS_PAUSED' } },
  'in part': { isPartialScan: true },
  elsewhere,
  'elsewhere in full': { ...elsewhere, isFullScan: true },
  'on 9': { branch: 'refs/pull/9/merge' },
  'on a tag': { branch: 'refs/tags/v1' },
  'on head': onHead,
  'of no commit': { commit: undefined },
};

/** `A 10 secrets, B 20 both failed`: of each scan the commit, its minutes, what it ran, and how it ended or where it was. */
function past(text: string): readonly Scan[] {
  const scans = text === '' ? [] : text.split(', ');
  return scans.map((one) => {
    const [commit = '', minutesAgo = '', products = '', ...said] = one.split(' ');
    const ran = products === 'both' ? BOTH : products.replace('+', ' ');
    return other(
      commit.toLowerCase().repeat(40),
      Number(minutesAgo),
      ran,
      said.length === 0 ? {} : SAID[said.join(' ')]!,
    );
  });
}

describe('what a commit is usually scanned with', () => {
  it.each<[what: string, others: string, usual: string]>([
    ['is nothing where no other commit was scanned', '', ''],
    ['is what the newest other commit was', 'A 60 both', 'code secrets'],
    ['is what the newest ran, and not the two before', 'A 10 sast, B 20 secrets, C 30 secrets', 'code secrets'],
    ['is what two of the newest three ran (M1)', 'A 10 secrets, B 20 both, C 30 both', 'code secrets'],
    ['is not what one of three ran before the newest', 'A 10 secrets, B 20 both, C 30 secrets', 'secrets'],
    ['is not what is off for two commits', 'A 10 secrets, B 20 secrets, C 30 both, D 40 both', 'secrets'],
    ['is told by the newest scan', 'A 30 both, B 20 secrets, C 25 secrets, A 10 secrets', 'code secrets'],
    ['is what still runs (M1)', 'A 10 secrets, A 10 sast running', 'code secrets'],
    ['is what waits to run, without a start (M1)', 'A 10 sast pending', 'code'],
    ['is what is in an unknown state', 'A 10 sast paused', 'code'],
    ['is what was cancelled after it had begun (M1)', 'A 10 secrets, A 10 sast cancelled', 'code secrets'],
    ['is not what never began', 'A 10 secrets, A 10 sast cancelled before it began', 'secrets'],
    ['is what failed', 'A 10 secrets, B 20 sast failed, C 30 sast failed', 'code secrets'],
    ['is what never finished', 'A 10 sast never finished', 'code'],
    ['is not what ran in part', 'A 10 sast in part', ''],
    ['is what another pull request was, where the ref has nothing', 'A 10 both elsewhere', 'code secrets'],
    ['is not what a scan of the other kind ran', 'A 10 both elsewhere in full', ''],
    ['is not what another pull request ran before the ref did', 'A 30 secrets, B 10 both elsewhere', 'secrets'],
    [
      'is what two others ran beside the only commit of the ref, which may be half done (M1)',
      'A 10 secrets, B 20 both elsewhere, C 30 both elsewhere',
      'code secrets',
    ],
    ['is not what others ran beside three', 'A 10 secrets, B 20 secrets, C 30 secrets, D 5 both elsewhere', 'secrets'],
    ['is not told twice by one commit on two refs', 'A 10 secrets, B 20 both, B 15 both elsewhere', 'secrets'],
    [
      'is what settled commits were, though five young ones have only the quick scan so far (O1)',
      `D 30 both elsewhere, ${[...'ABCFE'].map((commit) => `${commit} -13 secrets elsewhere`).join(', ')}`,
      'code secrets',
    ],
    ['is not young ten minutes after its last end', 'A -3.9 secrets, B 20 both', 'secrets'],
    ['is young until then', 'A -4 secrets, B 20 both', 'code secrets'],
    ['is also what the head branch was', 'A 60 secrets, A 60 sca on head', 'secrets supply-chain'],
  ])('%s', (_, text, usual) => {
    const others = past(text);
    const own = { branch: 'refs/pull/7/merge', isFullScan: false };
    const pull = { kind: 'pull-request', number: 7, headRef: 'topic', isHeadInSameRepository: true } as const;
    for (const listed of [others, [...others].reverse()]) {
      expect([...new Past(listed, NOON_MS, pull).usualProducts([own])].sort().join(' ')).toBe(usual);
    }
  });
});

describe('a product that the last commits were scanned with', () => {
  const ours = scan('3', 1, { enabledProducts: ['secrets'], completedAtMs: NOON_MS - 20 * SECOND_MS });
  const before = other(OTHER_COMMIT, 60, BOTH);
  const late = 'wait 40s late code; 3:secrets not scanned code';
  const without = 'give-up late code; 3:secrets not scanned code';
  it.each<ChoiceRow>([
    ['is waited for until 60 s after the last end (L28)', [ours, before], late, { elapsedMs: 39_999 }],
    ['is missing after that (L28, O27)', [ours, before], without, { elapsedMs: 40_000 }],
    ['is missing at once where nothing is waited for (O7)', [ours, before], without, { waitMs: 0 }],
    ['is awaited no longer than all waiting', [ours, before], late.replace('40s', '10s'), { waitMs: 10_000 }],
    ['is missing at once where the last end is long ago', [{ ...ours, ...ago(5) }, before], without],
    ['is known by another pull request where the ref has none', [ours, { ...before, ...elsewhere }], late],
    [
      'is known by scans of the kinds that decide',
      [
        ours,
        aScan({ id: '4', branch: 'topic', isFullScan: true, enabledProducts: ['sca'], ...ago(3) }),
        { ...before, ...FULL_MAIN },
      ],
      'wait 40s late code; 3:secrets 4:supply-chain not scanned code',
      { facts: { 4: {} } },
    ],
    ['is known by the head branch', [ours, ...past('A 60 secrets, A 60 both on head')], late],
    [
      'is known by the own ref, also where only the head branch was scanned so far, and has a minute of this run',
      [{ ...ours, branch: 'topic', isFullScan: true, ...ago(60) }, before],
      late.replace('40s', '60s'),
      { facts: { 3: {} }, discoveryMs: 0 },
    ],
    [
      'is known by other pull requests, where only the head branch of this one was scanned so far',
      [
        { ...ours, branch: 'topic', isFullScan: true, ...ago(60) },
        { ...before, ...elsewhere, enabledProducts: ['sast'] },
      ],
      late.replace('40s', '60s'),
      { facts: { 3: {} } },
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
      "is not known by a fork's branch, which only has the name",
      [ours, ...past('A 60 secrets, A 60 both on head')],
      'decide 3:secrets',
      { target: aTarget({ subject: aPullRequest({ isHeadInSameRepository: false }) }) },
    ],
    [
      "is known by the ref of a push, though forks' branches of its name were scanned later",
      [
        { ...ours, ...FULL_MAIN },
        { ...before, ...FULL_MAIN },
        ...[A, B].map((commit) => other(commit, 30, 'secrets', { branch: 'main' })),
      ],
      late,
      FOR_PUSH,
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
    ['is not known by another project', [ours, { ...before, repositoryId: '5' as RepositoryId }], 'decide 3:secrets'],
    ['is not known by one of this commit', [ours, { ...before, commit: COMMIT, ...elsewhere }], 'decide 3:secrets'],
    ['is no warning where nothing judges it', [ours, before], 'decide 3:secrets', { needs: { judged: ['secrets'] } }],
    ['is awaited if scanned (M21)', [ours, before], late, { needs: { judged: ['secrets'], ifScanned: ['code'] } }],
    ['is awaited where all is so (M21)', [ours, before], late, { needs: { judged: [], ifScanned: ['code'] } }],
    [
      'and is not applicable where it was not scanned after all (M21)',
      [ours, before],
      'decide 3:secrets not scanned code',
      { needs: { judged: ['secrets'], ifScanned: ['code'] }, elapsedMs: 40_000 },
    ],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('what a commit of several scans is usually scanned with', () => {
  const [onPull, onRelease, onMain] = [
    { branch: 'refs/pull/7/merge', isFullScan: false },
    { branch: 'release', isFullScan: true },
    FULL_MAIN,
  ];
  const half = (place: Partial<Scan>) => [other(C, 11, 'secrets', place), other(D, 12, 'secrets', place)];
  it.each<[what: string, ofCommit: readonly { branch: string; isFullScan: boolean }[], others: readonly Scan[]]>([
    [
      'is told by each of their refs (M1)',
      [onPull, onRelease],
      [other(OTHER_COMMIT, 10, 'secrets'), other(A, 20, BOTH), other(B, 30, BOTH), ...half(onRelease)],
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
