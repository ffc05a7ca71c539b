import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Product } from '../../src/domain/product.ts';
import type { Reason } from '../../src/domain/reason.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import type { Eligibility, RequiredScan } from '../../src/domain/whose-scan.ts';
import type { Blocker } from '../../src/scan/decision.ts';
import { createWaitLog, describeWait, failureOf, progressOf } from '../../src/scan/waiting.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';

function facts(given: Partial<Parameters<typeof failureOf>[1]> = {}): Parameters<typeof failureOf>[1] {
  return {
    expected: { target: aTarget(), deploymentId: '11' as DeploymentId, repositoryId: undefined, checkout: {} },
    isCut: false,
    elsewhere: [],
    old: [],
    maxScanAgeMs: undefined,
    requiredScan: 'any',
    elapsedMs: 125_000,
    progress: undefined,
    listed: ['code', 'supply-chain', 'secrets'],
    seen: undefined,
    nowMs: NOON_MS,
    ...given,
  };
}

const untilMs = 900_000;
const OF_ANOTHER = aScan({ id: '555', repositoryId: '555' as RepositoryId });

function none(...found: readonly Eligibility[]): Blocker {
  const scans = new Map(found.map((each, at) => [aScan({ id: String(910 + at), branch: `refs/heads/b${at}` }), each]));
  return { kind: 'none', untilMs, instead: Map.groupBy(scans.keys(), (scan) => scans.get(scan)!) };
}

function unfinished(scan: Scan, ...products: readonly Product[]): Blocker {
  return { kind: 'unfinished', untilMs, scan, products };
}

function ended(status: 'error' | 'cancelled', reason: Reason, ...products: readonly Product[]): Blocker {
  return { kind: 'ended', untilMs, scan: aScan({ status }), products, reason };
}

function missing(...products: readonly Product[]): Blocker {
  return { kind: 'missing', untilMs, scan: aScan(), products };
}

function superseded(by: Parameters<typeof aScan>[0], scan = aScan()): Blocker {
  return { kind: 'superseded', untilMs, scan, products: ['code', 'secrets'], by: aScan({ id: '901', ...by }) };
}

const old = [aScan({ enabledProducts: ['sast'], completedAtMs: NOON_MS - 9 * 86_400_000 })];
const late: Blocker = { kind: 'late', untilMs, scan: aScan(), products: ['code'] };
const maxScanAgeMs = 7 * 86_400_000;

it.each([
  [late, [], 'although scans of recent commits did', undefined],
  [late, old, 'ended 8d', 'old-scan'],
  [missing('code'), old, 'ended 8d', 'old-scan'],
  [missing('secrets'), old, 'ran secrets', undefined],
] as const)('a missing usual or named product has the cause in its message: %o', (blocker, scans, words, detail) => {
  const failure = failureOf(blocker, facts({ old: scans, maxScanAgeMs }));
  expect(failure).toMatchObject({ reason: 'product-missing', detail });
  expect(failure.message).toContain(words);
  expect(failure.message.includes('recent commits')).toBe(words.includes('recent'));
});

describe('the failure when the time is up', () => {
  // `#` stands for the commit, and `…` for the words that there is no scan of it.
  it.each<[what: string, blocker: Blocker, told: string]>([
    ['there was nothing (D1)', none(), 'no-scan: …'],
    [
      'only partial scans were there (D8)',
      none('partial', 'other-commit'),
      'partial-only: every scan that counts for # ran only a part of the rules',
    ],
    [
      'several diff scans were there, and a full one is required',
      none('diff', 'diff', 'denied', 'denied'),
      'no-scan: … (scan 911 of this commit is a diff scan, and a full one is required; 1 more like it) (scan 913 of this commit does not name this repository or pull request yet; 1 more like it)',
    ],
    [
      'only a scan of another ref was there',
      none('other-pull-request'),
      'no-scan: … (scan 910 of this commit is of another ref or pull request, refs/heads/b0)',
    ],
    [
      'several scans of other refs were there',
      none('other-pull-request', 'other-pull-request'),
      'no-scan: … (scan 911 of this commit is of another ref or pull request, refs/heads/b1; 1 more like it)',
    ],
    [
      'a diff scan and a partial one were there, and a full one is required',
      none('diff', 'partial'),
      'no-scan: … (scan 910 of this commit is a diff scan, and a full one is required) (scan 911 of this commit ran only a part of the rules)',
    ],
    [
      'only a scan of another repository was there',
      none('other-repository'),
      'no-scan: … (scan 910 of this commit belongs to another repository)',
    ],
    ['it ran (D3)', unfinished(aRunningScan()), 'scan-running: scan 900 of # is still running'],
    ['it was queued', unfinished(aPendingScan()), 'scan-running: scan 900 of # is still pending'],
    [
      'its state was unknown (D7), and is shown in full: a part of a secret would not be redacted',
      unfinished(aScan({ status: { unknown: `${'x'.repeat(10_000)}\n::error::x` } })),
      String.raw`scan-running: scan 900 of # is still in the unknown state "${'x'.repeat(10_000)}\n::error::x"`,
    ],
    ['it had failed (D4)', ended('error', 'scan-failed'), 'scan-failed: scan 900 of #, the newest one, ended as error'],
    [
      'a product of it still ran',
      unfinished(aRunningScan(), 'code', 'secrets'),
      'scan-running: scan 900 (code, secrets) of # is still running',
    ],
    [
      'products were not scanned (D11)',
      missing('supply-chain', 'secrets'),
      'product-missing: no finished scan of # ran supply-chain or secrets',
    ],
    [
      'no known product was scanned (D12)',
      missing(),
      'product-missing: no finished scan of # ran any product that this version knows',
    ],
    [
      'another commit had taken the ref over (L4)',
      superseded({ commit: OTHER_COMMIT }),
      'superseded: the issues of refs/pull/7/merge are now those of scan 901 of commit aaaaaaaaaaaa (code, secrets), no longer those of scan 900 of #',
    ],
    [
      'a diff scan of this commit had taken it over',
      superseded({ commit: COMMIT }),
      'superseded: the issues of refs/pull/7/merge are now those of diff scan 901 of # (code, secrets), no longer those of scan 900 of #',
    ],
    [
      'a scan of no commit had taken it over',
      superseded({ commit: undefined }, aScan({ branch: undefined })),
      'superseded: the issues of the ref are now those of scan 901 of no named commit (code, secrets), no longer those of scan 900 of #',
    ],
  ])('names the cause if %s', (_, blocker, told) => {
    const { reason, message } = failureOf(blocker, facts());
    const nothing = 'no scan of # in acme/shop after 2m 5s';
    expect(`${reason}: ${message}`).toBe(told.replace('…', nothing).replaceAll('#', 'commit 3f2a9c1b8d7e'));
  });

  it.each<[detail: string | undefined, blocker: Blocker, requiredScan?: RequiredScan]>([
    ['diff-scan', none('diff', 'partial', 'other-pull-request')],
    ['old-base', none('old-base', 'too-old')],
    ['old-scan', none('too-old', 'other-pull-request')],
    ['other-ref', none('other-pull-request', 'other-repository')],
    [undefined, none('partial', 'other-pull-request')],
    [undefined, none()],
    ['diff-scan', superseded({ isFullScan: false }), 'full'],
    ['other-ref', { kind: 'other-ref', untilMs, scan: aScan({ branch: 'topic' }), products: ['code'] }],
    ['other-ref', superseded({ isFullScan: false }), 'any'],
    [undefined, superseded({ isFullScan: false, commit: OTHER_COMMIT }), 'full'],
    ['other-ref', superseded({ isFullScan: true }), 'full'],
  ])('has the detail of the next step %s', (detail, blocker, requiredScan = 'any') => {
    expect(failureOf(blocker, facts({ requiredScan })).detail).toBe(detail);
  });

  it('recommends repository-id if not all scans could be read (L21)', () => {
    const { message } = failureOf(none(), facts({ isCut: true }));
    expect(message).toContain('not all scans of the past 30 days could be read: set repository-id');
    expect(failureOf(none(), facts()).message).not.toContain('repository-id');
  });

  it.each<[what: string, target: Target, newest: Parameters<typeof aScan>[0], text: string]>([
    ['of this pull request', aTarget(), {}, 'pull request 7 is 900 of commit aaaaaaaaaaaa, completed, ended 8m ago'],
    ['of this ref', aPush(), { branch: 'main' }, 'main is 900 of commit aaaaaaaaaaaa, completed, ended 8m ago'],
    ['of no ref', aPush(), { branch: undefined }, 'this ref is 900 of commit aaaaaaaaaaaa, completed, ended 8m ago'],
    [
      'which failed, of no commit',
      aTarget(),
      { status: 'error', commit: undefined },
      'pull request 7 is 900 of no named commit, error, ended 8m ago',
    ],
    [
      'whose commit is no hash: a part of a secret would not be redacted',
      aTarget(),
      { commit: 'a-secret-in-place-of-a-hash' },
      'pull request 7 is 900 of commit a-secret-in-place-of-a-hash, completed, ended 8m ago',
    ],
    [
      'which is queued',
      aTarget(),
      { status: 'pending', completedAtMs: undefined, startedAtMs: undefined },
      'pull request 7 is 900 of commit aaaaaaaaaaaa, pending',
    ],
  ])('names an older scan, one %s', (_, target, newest, text) => {
    const given = facts({ seen: { scan: aScan({ commit: OTHER_COMMIT, ...newest }), project: undefined } });
    const { message } = failureOf(none(), { ...given, expected: { ...given.expected, target }, isCut: true });
    expect(message).toMatch(/^no scan of commit 3f2a9c1b8d7e in acme\/shop after 2m 5s; the newest scan of /);
    expect(message).toContain(`; the newest scan of ${text}; not all scans`);
  });

  it.each([
    ['partial', 'partial-only', 'ran only a part of the rules'],
    ['diff', 'no-scan', 'is a diff scan, and a full one is required'],
    ['old-base', 'no-scan', 'began before the base branch of the pull request was changed'],
    ['too-old', 'no-scan', 'no scan of commit'],
  ] as const)('names the cause if another project scanned the commit, too: %s', (kind, reason, why) => {
    const instead = new Map<Eligibility, Scan[]>([
      ['other-repository', [OF_ANOTHER]],
      [kind, [aScan()]],
    ]);
    const failure = failureOf(
      { kind: 'none', untilMs, instead },
      facts({ seen: { scan: undefined, project: 'evil/shop' } }),
    );
    expect(failure).toMatchObject({ reason, message: expect.stringContaining(why) });
  });
});

describe('the line of a wait', () => {
  it.each<[blocker: Blocker, line: string]>([
    [none(), 'No scan of # in acme/shop after 2m 5s. Waited 2m 5s of 15m.'],
    [unfinished(aRunningScan()), 'Scan 900 of # is still running. Waited 2m 5s of 15m.'],
    [
      ended('cancelled', 'scan-cancelled'),
      'Scan 900 of #, the newest one, ended as cancelled. Looking for a newer one.',
    ],
    [
      { kind: 'other-ref', untilMs, scan: aScan({ branch: undefined }), products: ['code'] },
      'Scan 900 is of no branch; # was not scanned as pull request 7 itself yet, although commits usually are. Waited 2m 5s of 15m.',
    ],
  ])('names what the gate waits for: %#', (blocker, line) => {
    expect(describeWait(blocker, facts())).toBe(line.replace('#', 'commit 3f2a9c1b8d7e'));
  });

  it('contains how long the scan has been running and how long earlier ones took', () => {
    const expected = { earliestMs: 3_600_000, medianMs: 3_725_000, latestMs: 3_900_000, isSure: false };
    const progress = { elapsedMs: 95_000, expected };
    const line = describeWait(unfinished(aRunningScan()), facts({ progress }));
    expect(line).toContain('is still running after 1m 35s; earlier scans took about 1h 2m. Waited 2m 5s of 15m.');
  });
});

describe('the progress of a scan', () => {
  const running = aRunningScan({ startedAtMs: NOON_MS - 30_000 });
  const earlierScans = [aScan()];

  it("is the time since its start by the platform's clock, and the expected end by earlier scans", () => {
    const progress = { elapsedMs: 30_000, expected: undefined };
    const expected = { earliestMs: 102_000, medianMs: 120_000, latestMs: 138_000, isSure: false };
    expect(progressOf(unfinished(running), { nowMs: NOON_MS, earlierScans: [] })).toEqual(progress);
    expect(progressOf(unfinished(running), { nowMs: NOON_MS, earlierScans })).toEqual({ ...progress, expected });
  });

  it('is never negative if the clocks differ', () => {
    const scan = aRunningScan({ startedAtMs: NOON_MS + 60_000 });
    expect(progressOf(unfinished(scan), { nowMs: NOON_MS, earlierScans })).toMatchObject({ elapsedMs: 0 });
  });
});

const running = unfinished(aRunningScan());

describe('the lines of the wait', () => {
  it('are one line on a terminal, updated at every poll', () => {
    const [kept, shown]: string[][] = [[], []];
    const tell = createWaitLog({
      info: (line) => kept!.push(line),
      progress: (lineAt) => shown!.push(lineAt(0), lineAt(3_000)),
    });
    for (const elapsedMs of [2_000, 4_000]) {
      tell(running, facts({ elapsedMs, progress: { elapsedMs, expected: undefined } }));
    }
    expect(shown!.map((line) => line.replace('Scan 900 of commit 3f2a9c1b8d7e is still running after ', ''))).toEqual([
      '2s. Waited 2s of 15m.',
      '5s. Waited 5s of 15m.',
      '4s. Waited 4s of 15m.',
      '7s. Waited 7s of 15m.',
    ]);
    expect(kept).toEqual([]);
    tell(none(), facts({ seen: { scan: aScan({ commit: OTHER_COMMIT }), project: undefined }, elapsedMs: 5_000 }));
    expect(kept).toEqual([expect.stringContaining('; the newest scan of pull request 7 is')]);
    expect(shown!.at(-1)).toMatch(/^No scan of commit \w+ in acme\/shop after 8s\. Waited 8s of 15m\.$/);
  });

  it('name the nearest scan once, and again when it changes', () => {
    const log = new CollectingLog();
    const tell = createWaitLog(log);
    const older = aScan({ commit: OTHER_COMMIT });
    const first = { scan: older, project: undefined };
    const second = { scan: aRunningScan({ id: '901', commit: OTHER_COMMIT }), project: undefined };
    const other = { scan: undefined, project: 'acme/other-shop' };
    for (const [poll, seen] of [first, first, undefined, first, second, other].entries()) {
      tell(none(), facts({ seen, elapsedMs: poll * 10_000 }));
    }
    const seen = '; the newest scan of pull request 7 is';
    const nothing = 'No scan of commit 3f2a9c1b8d7e in acme/shop after';
    expect(log.infos).toEqual([
      `${nothing} 0s${seen} 900 of commit aaaaaaaaaaaa, completed, ended 8m ago. Waited 0s of 15m.`,
      `${nothing} 10s. Waited 10s of 15m.`,
      `${nothing} 20s. Waited 20s of 15m.`,
      `${nothing} 30s. Waited 30s of 15m.`,
      `${nothing} 40s${seen} 901 of commit aaaaaaaaaaaa, running, started 10m ago. Waited 40s of 15m.`,
      'Commit 3f2a9c1b8d7e was scanned as acme/other-shop, not as acme/shop. Waited 50s of 15m.',
    ]);
  });
});
