import { expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import { productsOf } from '../../src/domain/product.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { pastOf } from '../../src/scan/usual-products.ts';
import type { aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { type Asked, ago, but, type ChoiceRow, expectChoice, SECOND_MS, scan } from './a-choice.ts';

const FOR_PUSH = { target: aPush() };
const FULL_MAIN = { branch: 'main', isFullScan: true };
const PULL_8 = 'refs/pull/8/merge';
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(40)) as [string, string, string, string];

let ids = 0;

/** A scan of another, settled commit on the own ref. `minutesAgo` counts from a quarter of an hour ago. */
function other(commit: string, minutesAgo: number, products: string, given: Parameters<typeof aScan>[0] = {}): Scan {
  ids += 1;
  return scan(String(1_000 + ids), 15 + minutesAgo, { commit, enabledProducts: products.split(' '), ...given });
}

const BOTH = 'sast secrets';
const cancelled = { status: 'cancelled', exitCode: undefined } as const;
const elsewhere = { branch: PULL_8 };
const onHead = { branch: 'refs/heads/topic', isFullScan: true };

/** Words that `past` accepts after the products of a scan. */
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

/** `A 10 secrets, B 20 both failed`: for each scan the commit, its minutes, its products, and how it ended or its ref. */
function past(text: string): readonly Scan[] {
  const scans = text === '' ? [] : text.split(', ');
  return scans.map((one) => {
    const [commit = '', minutesAgo = '', products = '', ...said] = one.split(' ');
    const ran = products === 'both' ? BOTH : products;
    return other(commit.toLowerCase().repeat(40), Number(minutesAgo), ran, SAID[said.join(' ')]);
  });
}

const OTHERS = 'B 20 both elsewhere, C 30 both elsewhere';
const YOUNG = `D 30 both elsewhere, ${[...'ABCFE'].map((commit) => `${commit} -13 secrets elsewhere`).join(', ')}`;
it.each<[what: string, others: string, usual: string]>([
  ['are none if no other commit was scanned', '', ''],
  ['are those of the newest, and not of the two before', 'A 10 sast, B 20 secrets, C 30 secrets', 'code secrets'],
  ['are those of two of the newest three (M1)', 'A 10 secrets, B 20 both, C 30 both', 'code secrets'],
  ['are not those missing in two commits', 'A 10 secrets, B 20 secrets, C 30 both, D 40 both', 'secrets'],
  ['include a running scan (M1)', 'A 10 secrets, A 10 sast running', 'code secrets'],
  ['include a pending scan without a start (M1)', 'A 10 sast pending', 'code'],
  ['include a scan cancelled after its start (M1)', 'A 10 secrets, A 10 sast cancelled', 'code secrets'],
  ['exclude a scan that never began', 'A 10 secrets, A 10 sast cancelled before it began', 'secrets'],
  ['include a failed scan', 'A 10 secrets, B 20 sast failed, C 30 sast failed', 'code secrets'],
  ['exclude a partial scan', 'A 10 sast in part', ''],
  ['are those of another pull request, if the ref has nothing', 'A 10 both elsewhere', 'code secrets'],
  ['exclude a scan of the other kind', 'A 10 both elsewhere in full', ''],
  ['exclude another pull request before the ref', 'A 30 secrets, B 10 both elsewhere', 'secrets'],
  ['are those of two others if one may be half done (M1)', `A 10 secrets, ${OTHERS}`, 'code secrets'],
  ['are counted once for one commit on two refs', 'A 10 secrets, B 20 both, B 15 both elsewhere', 'secrets'],
  ['are those of settled commits, though five young ones have only a quick scan (O1)', YOUNG, 'code secrets'],
  ['treat a commit as settled ten minutes after its last end', 'A -3.9 secrets, B 20 both', 'secrets'],
  ['treat it as young until then', 'A -4 secrets, B 20 both', 'code secrets'],
  ['include those of the head branch', 'A 60 secrets, A 60 sca on head', 'secrets supply-chain'],
])('the usual products %s', (_, text, usual) => {
  const others = past(text);
  const own = { branch: 'refs/pull/7/merge', isFullScan: false };
  const pull = { kind: 'pull-request', number: 7, headRef: 'topic', isHeadInSameRepository: true } as const;
  for (const listed of [others, [...others].reverse()]) {
    expect(
      [...pastOf(listed, NOON_MS, pull).usual([own], (one) => productsOf(one.enabledProducts))].sort().join(' '),
    ).toBe(usual);
  }
});

const ours = scan('3', 1, { enabledProducts: ['secrets'], completedAtMs: NOON_MS - 20 * SECOND_MS });
const before = other(OTHER_COMMIT, 60, BOTH);
const late = 'wait 40s late code; 3:secrets not scanned code';
const without = 'give-up late code; 3:secrets not scanned code';
const late2 = 'wait 40s late code; 3:secrets 4:supply-chain not scanned code';
const aMinute = late.replace('40s', '60s');
const full = scan('4', 3, { branch: 'topic', isFullScan: true, enabledProducts: ['sca'] });
const withHead = [ours, ...past('A 60 secrets, A 60 both on head')];
const released = [ours, before].map((one) => but(one, { branch: 'release' }));
const head = but(ours, { branch: 'topic', isFullScan: true, ...ago(60) });
const CODE_8 = { ...elsewhere, enabledProducts: ['sast'] };
const feature = [
  but(ours, { branch: 'feature' }),
  ...[A, B, C].map((commit, index) => other(commit, 180 + index, 'secrets', { branch: 'feature' })),
  ...[D, 'e'.repeat(40)].map((commit, index) => other(commit, 30 + index, BOTH, elsewhere)),
];
const pushed = [
  ...[ours, before].map((one) => but(one, FULL_MAIN)),
  ...[A, B].map((commit) => other(commit, 30, 'secrets', { branch: 'main' })),
];
const [OF_3, OF_7] = [{ facts: { 3: {} } }, { facts: { 3: { pullRequests: ['7'] } } }];
const OF_FORK = { target: aTarget({ subject: aPullRequest({ isHeadInSameRepository: false }) }) };
const IF_SCANNED: Asked = { needs: { judged: ['secrets'], ifScanned: ['code'] }, elapsedMs: 40_000 };
const OF_COMMIT = { target: aTarget({ subject: { kind: 'commit' } }) };
it.each<ChoiceRow>([
  ['is waited for until 60 s after the last end (L28)', [ours, before], late, { elapsedMs: 39_999 }],
  ['is missing after that (L28, O27)', [ours, before], without, { elapsedMs: 40_000 }],
  ['is missing at once if nothing is waited for (O7)', [ours, before], without, { waitMs: 0 }],
  ['is awaited no longer than all waiting', [ours, before], late.replace('40s', '10s'), { waitMs: 10_000 }],
  ['is known by another pull request if the ref has none', [ours, { ...before, ...elsewhere }], late],
  ['is known by scans of those kinds', [ours, full, { ...before, ...FULL_MAIN }], late2, { facts: { 4: {} } }],
  ['is known by the head branch', withHead, late],
  ['has a minute if only the head branch was scanned', [head, before], aMinute, { ...OF_3, discoveryMs: 0 }],
  ['is known by others if only the head branch was scanned', [head, but(before, CODE_8)], aMinute, OF_3],
  [
    'is known by one that was scanned in full there',
    [head, but(before, { ...CODE_8, isFullScan: true })],
    aMinute,
    OF_3,
  ],
  ['is unknown to newer pull requests, if the ref has three commits', feature, 'decide 3:secrets', OF_7],
  ["is not known by a fork's branch of its name", withHead, 'decide 3:secrets', OF_FORK],
  ["is known by the ref of a push, though forks' branches of its name were scanned later", pushed, late, FOR_PUSH],
  ['is known by any ref of a bare commit', released, late, OF_COMMIT],
  ['is unknown by another project', [ours, { ...before, repositoryId: '5' as RepositoryId }], 'decide 3:secrets'],
  ['is unknown by one of this commit', [ours, { ...before, commit: COMMIT, ...elsewhere }], 'decide 3:secrets'],
  ['is awaited if all have if-scanned (M21)', [ours, before], late, { needs: { judged: [], ifScanned: ['code'] } }],
  ['and is not applicable then (M21)', [ours, before], 'decide 3:secrets not scanned code', IF_SCANNED],
])('a product that the last commits were scanned with %s', (_, scans, expected, asked) =>
  expectChoice(scans, expected, asked),
);

const onPull = { branch: 'refs/pull/7/merge', isFullScan: false };
const onRelease = { branch: 'release', isFullScan: true };
const half = [C, D].map((commit) => other(commit, 11, 'secrets', onRelease));
const [own, both, settled] = [other(OTHER_COMMIT, 10, 'secrets'), other(A, 20, BOTH), other(B, 30, BOTH)];
const ofBranch = other(A, 60, BOTH, onRelease);
const inFull = other(B, 30, 'secrets', { branch: PULL_8, isFullScan: true });
it.each<[what: string, ofCommit: readonly (typeof onPull)[], others: readonly Scan[]]>([
  ['each of their refs (M1)', [onPull, onRelease], [own, both, settled, ...half]],
  ['each of their kinds, though they are of one ref', [{ ...FULL_MAIN, isFullScan: false }, FULL_MAIN], [both]],
  ['other branches, not by a pull request that was scanned in full', [FULL_MAIN], [ofBranch, inFull]],
])('the products that a commit of several scans usually has are known by %s', (_, ofCommit, others) => {
  for (const scans of [ofCommit, [...ofCommit].reverse()]) {
    const usual = pastOf(others, NOON_MS, { kind: 'commit' }).usual(scans, (one) => productsOf(one.enabledProducts));
    expect([...usual].sort().join(' ')).toBe('code secrets');
  }
});
