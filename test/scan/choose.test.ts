import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import { type Asked, ago, choiceInWords, choiceOf, MINUTE_MS, SECOND_MS } from './a-choice.ts';

type Row = [what: string, scans: readonly Scan[], expected: string, asked?: Asked];

const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });
const PUSH = aPush();
/** A project that is not ours. */
const ANOTHER = { repositoryId: '5' as RepositoryId };
const unknown = { unknown: 'SCAN_STATUS_PAUSED' };
const ALL = 'code,supply-chain,secrets';

const code = aScan({ id: '1', enabledProducts: ['sast'], ...ago(20) });
const dependencies = aScan({ id: '2', enabledProducts: ['sca'], ...ago(10) });
const secrets = aScan({ id: '3', enabledProducts: ['secrets'], ...ago(5) });
const codeRuns = aRunningScan({ id: '1', enabledProducts: ['sast'], startedAtMs: NOON_MS - 20 * MINUTE_MS });
const codeFailed = aScan({ id: '1', enabledProducts: ['sast'], status: 'error', exitCode: 2n, ...ago(2) });

/** Both as listed and in reverse. */
function expectRow(scans: readonly Scan[], expected: string, asked: Asked | undefined): void {
  expect(choiceInWords(scans, asked)).toBe(expected);
  expect(choiceInWords([...scans].reverse(), asked)).toBe(expected);
}

describe('one scan of the commit', () => {
  it.each<Row>([
    ['decides where it completed', [aScan()], `decide 900:${ALL}`],
    ['decides with exit code 1', [aScan({ exitCode: 1n })], `decide 900:${ALL}`],
    ['decides without an exit code', [aScan({ exitCode: undefined })], `decide 900:${ALL}`],
    ['decides without an end (D17)', [aScan({ completedAtMs: undefined })], `decide 900:${ALL}`],
    ['is waited for while it is queued', [aPendingScan()], `wait 900s unfinished 900:${ALL}`],
    ['is waited for while it runs', [aRunningScan()], `wait 900s unfinished 900:${ALL}`],
    [
      'ends the run when it still runs at the end',
      [aRunningScan()],
      `give-up unfinished 900:${ALL}`,
      { elapsedMs: 900_000 },
    ],
    [
      'is waited for in an unknown state without a start (L18)',
      [aScan({ status: unknown, startedAtMs: undefined })],
      `wait 900s unfinished 900:${ALL}`,
    ],
    ['is judged when that state has completed (L18)', [aScan()], `decide 900:${ALL}`],
    ['that is of another commit is none (C1, C3)', [aScan({ commit: OTHER_COMMIT })], 'wait 300s none {}'],
    [
      'that is of another repository is none (C12)',
      [aScan({ repositoryId: '5' })],
      'wait 300s none {"other-repository":1}',
    ],
    [
      "that is another pull request's is none (C11)",
      [aScan({ branch: 'refs/pull/8/merge' })],
      'wait 300s none {"other-pull-request":1}',
    ],
    ['that is partial is none (D8)', [aScan({ isPartialScan: true })], 'wait 300s none {"partial":1}'],
    ['that is not there is waited for to the end of its time', [], 'give-up none {}', { elapsedMs: 300_000 }],
    ['that is not there is waited for no longer than any', [], 'wait 60s none {}', { waitMs: 60_000 }],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('of each product the newest scan decides', () => {
  it.each<Row>([
    [
      'one that runs is waited for beside a newer one of another product (L1)',
      [codeRuns, dependencies],
      'wait 900s unfinished 1:code; 2:supply-chain',
    ],
    [
      'one that failed ends the run beside a newer one of another product (L1)',
      [codeFailed, dependencies],
      'give-up scan-failed 1:code; 2:supply-chain',
      { outlived: 'all' },
    ],
    [
      'an old one that runs on is forgotten for a newer one of its product (L1)',
      [codeRuns, dependencies, aScan({ id: '4', enabledProducts: ['sast'], ...ago(4) })],
      'decide 4:code 2:supply-chain',
    ],
    [
      'scans of one product each decide together (D13)',
      [code, dependencies, secrets],
      'decide 3:secrets 2:supply-chain 1:code',
    ],
    [
      'a newer scan of a part of the products decides for that part',
      [aScan({ id: '1', ...ago(20) }), dependencies],
      'decide 2:supply-chain 1:code,secrets',
    ],
    [
      'a re-run that runs is waited for (C14)',
      [aScan({ id: '1', ...ago(20) }), aRunningScan({ id: '2', startedAtMs: NOON_MS })],
      `wait 900s unfinished 2:${ALL}`,
    ],
    [
      'a re-run without a start is the newer one',
      [aScan({ id: '1', ...ago(20) }), aPendingScan({ id: '2' })],
      `wait 900s unfinished 2:${ALL}`,
    ],
    [
      'a scan without a start and with a smaller id is the older one',
      [aScan({ id: '2', ...ago(20) }), aPendingScan({ id: '1' })],
      `decide 2:${ALL}`,
    ],
    [
      'a re-run in an unknown state is waited for (D7)',
      [aScan({ id: '1', ...ago(20) }), aScan({ id: '2', status: unknown, ...ago(5) })],
      `wait 900s unfinished 2:${ALL}`,
    ],
    [
      'a finished re-run decides (C15)',
      [aScan({ id: '2', exitCode: 1n, ...ago(5) }), aScan({ id: '1', ...ago(20) })],
      `decide 2:${ALL}`,
    ],
    [
      'a re-run of a failed scan decides',
      [aScan({ id: '1', status: 'error', ...ago(20) }), aScan({ id: '2', ...ago(5) })],
      `decide 2:${ALL}`,
    ],
    [
      'a failed re-run does not leave it to the old scan (C16)',
      [aScan({ id: '1', ...ago(20) }), aScan({ id: '2', status: 'error', ...ago(2) })],
      `give-up scan-failed 2:${ALL}`,
      { outlived: 'all' },
    ],
    [
      'of equal starts the larger id wins (D15)',
      [aScan({ id: '10' }), aScan({ id: '9', status: 'error' })],
      `decide 10:${ALL}`,
    ],
    [
      'ids beyond 2^53 are told apart (D15)',
      [aScan({ id: '9007199254740993' }), aScan({ id: '9007199254740992', status: 'error' })],
      `decide 9007199254740993:${ALL}`,
    ],
    [
      'an incident scan is passed over (D9)',
      [aScan({ id: '1', ...ago(20) }), aScan({ id: '2', ...ago(5), isPartialScan: true, isFullScan: true })],
      `decide 1:${ALL}`,
    ],
    [
      'an unknown product beside a known one is tolerated',
      [aScan({ enabledProducts: ['dast', 'PRODUCT_SAST'] })],
      'decide 900:code',
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('which products are waited for', () => {
  const ai = aRunningScan({ id: '5', enabledProducts: ['ai_sast'], isFullScan: true });
  const all = aScan({ id: '1', ...ago(20) });
  it.each<Row>([
    ['one that nothing judges is not (L34)', [all, ai], `decide 1:${ALL}`],
    [
      'one that nothing judges does not end the run either',
      [all, { ...ai, status: 'error' }],
      `decide 1:${ALL}`,
      { outlived: 'all' },
    ],
    [
      'one that nothing judges is shown where it is finished',
      [all, aScan({ id: '5', enabledProducts: ['ai_sast'] })],
      `decide 5:ai-code 1:${ALL}`,
    ],
    [
      'one that is required is',
      [all, ai],
      `wait 900s unfinished 5:ai-code; 1:${ALL}`,
      { needs: { named: ['ai-code'], judged: ['code', 'ai-code'] } },
    ],
    [
      'one of a condition with if-scanned is where it is listed',
      [all, ai],
      `wait 900s unfinished 5:ai-code; 1:${ALL}`,
      { needs: { ifScanned: ['ai-code'] } },
    ],
    [
      'one of a condition with if-scanned is not where it is not listed (L35)',
      [all],
      `decide 1:${ALL}`,
      { needs: { ifScanned: ['ai-code'] } },
    ],
    [
      'the commit is judged where its only condition does not apply (L35)',
      [all],
      `decide 1:${ALL}`,
      { needs: { judged: [], ifScanned: ['ai-code'] } },
    ],
    [
      'where nothing is judged, all that are listed are',
      [all, ai],
      `wait 900s unfinished 5:ai-code; 1:${ALL}`,
      { needs: { judged: [] } },
    ],
    ['where nothing is judged, none is missed', [code], 'decide 1:code', { needs: { judged: [] } }],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('a product that no scan lists', () => {
  const needs = { named: ['code'], judged: ['code', 'supply-chain', 'secrets'] } as const;
  it.each<Row>([
    ['is waited for where it is required (L29)', [secrets], 'wait 300s missing code; 3:secrets', { needs }],
    [
      'is missing when its time is over (L29)',
      [secrets],
      'give-up missing code; 3:secrets',
      { needs, elapsedMs: 300_000 },
    ],
    [
      'is missing at the end of all waiting',
      [secrets],
      'give-up missing code; 3:secrets',
      { needs, elapsedMs: 60_000, waitMs: 60_000 },
    ],
    [
      'decides when it is listed after all (L29)',
      [secrets, code],
      'decide 3:secrets 1:code',
      { needs, elapsedMs: 290_000 },
    ],
    [
      'is missing also while a scan of another one runs (D11)',
      [aRunningScan({ enabledProducts: ['sca'] })],
      'give-up missing code',
      { needs, elapsedMs: 300_000 },
    ],
    ['is not missed where nothing names it', [secrets], 'decide 3:secrets', {}],
    [
      'is missing with all others where none that is judged is listed',
      [secrets],
      'wait 300s missing all of code,supply-chain; 3:secrets',
      { needs: { judged: ['code', 'supply-chain'] } },
    ],
    [
      'is not run by a completed scan that lists nothing (D12)',
      [aScan({ enabledProducts: [] })],
      `wait 300s missing all of ${ALL}`,
    ],
    [
      'is not run by a scan of unknown products alone (D12)',
      [aScan({ enabledProducts: ['dast'] })],
      `give-up missing all of ${ALL}`,
      { elapsedMs: 300_000 },
    ],
    [
      'is not proven by a partial scan of it',
      [secrets, { ...code, isPartialScan: true }],
      'wait 300s missing code; 3:secrets',
      { needs },
    ],
    [
      "is not proven by another pull request's scan of it",
      [secrets, { ...code, branch: 'refs/pull/8/merge' }],
      'wait 300s missing code; 3:secrets',
      { needs },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('an unfinished or failed scan that lists no product', () => {
  const none = aRunningScan({ id: '5', enabledProducts: [], startedAtMs: NOON_MS });
  it.each<Row>([
    [
      'counts as of what other scans list and of what no scan lists (O3)',
      [secrets, none],
      `wait 900s unfinished 5:${ALL}`,
    ],
    [
      'counts as of no product that is neither listed nor judged',
      [secrets, none],
      'wait 900s unfinished 5:secrets',
      { needs: { named: [], judged: ['secrets'] } },
    ],
    [
      'counts as of what the settings name',
      [secrets, none],
      'wait 900s unfinished 5:code,secrets',
      { needs: { named: ['code'], judged: ['code', 'secrets'] } },
    ],
    ['is waited for where it is the only one', [none], `wait 900s unfinished 5:${ALL}`],
    [
      'is forgotten for products that newer scans list (O3)',
      [{ ...none, startedAtMs: NOON_MS - 30 * MINUTE_MS }, code, secrets],
      'wait 900s unfinished 5:supply-chain; 3:secrets 1:code',
    ],
    [
      'is forgotten for newer scans of each judged product',
      [{ ...none, startedAtMs: NOON_MS - 30 * MINUTE_MS }, code, secrets],
      'decide 3:secrets 1:code',
      { needs: { named: [], judged: ['code', 'secrets'] } },
    ],
    [
      'ends the run where it failed',
      [secrets, { ...none, status: 'error' }],
      `give-up scan-failed 5:${ALL}`,
      { outlived: 'all' },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('the own ref goes before the head branch', () => {
  const day = 24 * 60;
  const head = aScan({ id: '2', branch: 'topic', isFullScan: true, ...ago(5) });
  const facts = { 2: {} };
  const otherPull = aScan({ id: '8', branch: 'refs/pull/8/merge', commit: OTHER_COMMIT, ...ago(60) });
  it.each<Row>([
    ['however old it is (L7)', [aScan({ id: '1', ...ago(2 * day) }), head], `decide 1:${ALL}`, { facts }],
    [
      'also where its scan failed (L7)',
      [aScan({ id: '1', status: 'error', ...ago(2 * day) }), head],
      `give-up scan-failed 1:${ALL}`,
      { facts, outlived: 'all', elapsedMs: 90_000 },
    ],
    ['also where its scan runs (L7)', [aRunningScan({ id: '1' }), head], `wait 900s unfinished 1:${ALL}`, { facts }],
    [
      'only for the products that it ran',
      [code, head],
      'decide 2:supply-chain,secrets 1:code',
      { facts, elapsedMs: 300_000 },
    ],
    [
      'and has its time to be scanned (L30)',
      [head, otherPull],
      `wait 300s other-ref 2:${ALL}`,
      { facts, elapsedMs: 40_000 },
    ],
    [
      'and has no more time than all waiting (L30)',
      [head, otherPull],
      `decide 2:${ALL}`,
      { facts, elapsedMs: 60_000, waitMs: 60_000 },
    ],
    ['until that time is over (L30)', [head, otherPull], `decide 2:${ALL}`, { facts, elapsedMs: 300_000 }],
    [
      'except where pull requests are never scanned (L30)',
      [head, aScan({ id: '7', branch: 'main', isFullScan: true, commit: OTHER_COMMIT })],
      `decide 2:${ALL}`,
      { facts },
    ],
    [
      "which another repository's pull requests do not change (L30)",
      [head, { ...otherPull, ...ANOTHER }],
      `decide 2:${ALL}`,
      { facts },
    ],
    [
      'and a pull request is seen by its number too (L30)',
      [head, aScan({ id: '8', branch: 'topic', ...ago(60) })],
      `wait 300s other-ref 2:${ALL}`,
      { facts: { ...facts, 8: { pullRequests: ['8'] } } },
    ],
    [
      'and decides at once when it is listed (L30)',
      [head, aScan({ id: '3', ...ago(0), completedAtMs: NOON_MS + 40_000 })],
      `decide 3:${ALL}`,
      { facts, elapsedMs: 50_000 },
    ],
    ['so what is older than a day is looked at first', [head], 'read-wide', { facts, isWide: false }],
    [
      'of a push: other branches have to wait (L30)',
      [aScan({ branch: 'other' }), aScan({ id: '7', branch: 'refs/heads/main', commit: OTHER_COMMIT })],
      `wait 300s other-ref 900:${ALL}`,
      { target: PUSH },
    ],
    [
      'of a push: another branch decides when the time is over',
      [aScan({ branch: 'other' }), aScan({ id: '7', branch: 'main', commit: OTHER_COMMIT })],
      `decide 900:${ALL}`,
      { target: PUSH, elapsedMs: 300_000 },
    ],
    [
      'of a push that was never scanned: another branch decides',
      [aScan({ branch: 'other' })],
      `decide 900:${ALL}`,
      { target: PUSH },
    ],
    [
      'of a push: the own branch decides, though older',
      [
        aScan({ id: '1', branch: 'main', isFullScan: true, ...ago(2 * day) }),
        aScan({ id: '2', branch: 'other', ...ago(5) }),
      ],
      `decide 1:${ALL}`,
      { target: PUSH },
    ],
    [
      "of a push: a pull request's scan never decides (L9)",
      [aScan({ id: '1', branch: 'main', isFullScan: true, ...ago(20) }), aScan({ id: '2', ...ago(5) })],
      `decide 1:${ALL}`,
      { target: PUSH },
    ],
    [
      "of a push: a pull request's scan alone is none",
      [aScan()],
      'wait 300s none {"other-pull-request":1}',
      { target: PUSH },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));

  it.each([
    ['the own ref', aScan(), {}, 'own-ref'],
    ['the head branch', head, { facts, elapsedMs: 300_000 }, 'head-branch'],
    ['another branch', aScan({ branch: 'other' }), { target: PUSH }, 'other-branch'],
  ] as const)('and a decision says which one it was: %s', (_, scan, asked, tier) => {
    expect(choiceOf([scan], asked)).toMatchObject({ kind: 'decide', decision: { deciding: [{ scan, tier }] } });
  });
});

describe('a bare branch name', () => {
  const bare = aScan({ branch: 'main' });
  const runs = aRunningScan({ branch: 'topic' });
  const silent = { isFinal: false, hasMeta: false, fit: 'unnamed', projectName: undefined } as const;
  it.each<Row>([
    ['is asked for its number first (C4)', [bare], 'ask 900', { target: FORK }],
    [
      "is a fork's own with its number (C4)",
      [bare],
      `decide 900:${ALL}`,
      { target: FORK, facts: { 900: { pullRequests: ['7'] } } },
    ],
    [
      "is not a fork's own without a number (C3, C4)",
      [bare],
      'wait 300s none {"other-pull-request":1}',
      { target: FORK, facts: { 900: {} } },
    ],
    [
      "is another pull request's with another number (C11)",
      [bare],
      'wait 300s none {"other-pull-request":1}',
      { target: FORK, facts: { 900: { pullRequests: ['8'] } } },
    ],
    [
      'of a full scan is not asked where newer scans of the own ref ran its products',
      [aScan({ id: '1', ...ago(5) }), aScan({ id: '2', branch: 'topic', isFullScan: true, ...ago(20) })],
      `decide 1:${ALL}`,
    ],
    [
      'of a diff scan is asked all the same: it may be another own ref (O8)',
      [aScan({ id: '1', ...ago(5) }), aScan({ id: '2', branch: 'topic', ...ago(20) })],
      'ask 2',
    ],
    [
      'is asked where a product of it is not known from the own ref',
      [code, aScan({ id: '2', branch: 'topic', ...ago(30) })],
      'ask 2',
    ],
    [
      "is asked also where it runs or failed: it may be another's (L17)",
      [runs, aScan({ id: '2', branch: 'topic', status: 'error' })],
      'ask 2 900',
    ],
    [
      'that failed for another pull request leaves it to ours (L17)',
      [aScan({ id: '1', ...ago(20) }), aScan({ id: '2', branch: 'topic', status: 'error', ...ago(5) })],
      `decide 1:${ALL}`,
      { facts: { 2: { pullRequests: ['8'] } } },
    ],
    [
      'that runs for another pull request leaves it to ours (L17)',
      [aScan({ id: '1', ...ago(20) }), { ...runs, id: '2' as Scan['id'] }],
      `decide 1:${ALL}`,
      { facts: { 2: { pullRequests: ['8'], isFinal: false } } },
    ],
    [
      'with our number decides beside our ref (L17, O8)',
      [aScan({ id: '1', ...ago(20) }), { ...runs, id: '2' as Scan['id'] }],
      `wait 900s unfinished 2:${ALL}; 1:${ALL}`,
      { facts: { 2: { pullRequests: ['7'], isFinal: false } } },
    ],
    [
      'whose detail says nothing while it runs is waited for (L16)',
      [runs],
      `wait 900s unfinished 900:${ALL}`,
      { facts: { 900: silent } },
    ],
    [
      'whose detail says nothing is waited for whatever the name (L16)',
      [{ ...runs, branch: 'main' }],
      `wait 900s unfinished 900:${ALL}`,
      { target: FORK, facts: { 900: silent } },
    ],
    [
      'whose detail denies it for now is not ours for now',
      [runs],
      'wait 300s none {"denied":1}',
      { facts: { 900: { isFinal: false, isDenied: true } } },
    ],
    ['of a running scan with our ref needs no detail (L16)', [aRunningScan()], `wait 900s unfinished 900:${ALL}`],
    [
      "of a push that runs as a diff scan may be a pull request's",
      [aRunningScan({ branch: 'main' })],
      'ask 900',
      { target: PUSH },
    ],
    [
      'of a push is asked for its number where it ran no product of ours (M11)',
      [aScan({ branch: 'main', enabledProducts: ['dast'] })],
      'ask 900',
      { target: PUSH },
    ],
    [
      'of a push is none where it then is of a pull request (M11)',
      [aScan({ branch: 'main', enabledProducts: ['dast'] })],
      'wait 300s none {"other-pull-request":1}',
      { target: PUSH, facts: { 900: { pullRequests: ['7'] } } },
    ],
    [
      "of a push that was scanned in full is the branch's, whatever number it names (M5)",
      [
        aScan({ id: '1', branch: 'main', isFullScan: true, ...ago(20) }),
        aScan({ id: '2', branch: 'other', isFullScan: true }),
      ],
      `decide 1:${ALL}`,
      { target: PUSH, facts: { 1: { pullRequests: ['7'] } } },
    ],
    [
      "whose detail says nothing while it runs in full is waited for, a fork's too (M22)",
      [aRunningScan({ branch: 'main', isFullScan: true })],
      `wait 900s unfinished 900:${ALL}`,
      { target: FORK, facts: { 900: silent } },
    ],
    [
      "of a push that is a pull request's by its number is none",
      [aRunningScan({ branch: 'main' })],
      'wait 300s none {"other-pull-request":1}',
      { target: PUSH, facts: { 900: { pullRequests: ['7'] } } },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('which project', () => {
  const one = aScan({ id: '1', repositoryId: '5' });
  const two = aScan({ id: '2', repositoryId: '6' });
  const byName = { isIdConfigured: false } as const;
  const running = { isFinal: false, hasMeta: false, fit: 'unnamed', projectName: undefined } as const;
  const other = { fit: 'other', projectName: 'evil/shop' } as const;
  it.each<Row>([
    ['is not asked where one alone scanned the commit', [one], `decide 1:${ALL}`, byName],
    ['is asked of each that scanned the commit (L19, C13)', [one, two], 'ask 1 2', byName],
    ['is asked of those that are not known yet (L19)', [one, two], 'ask 2', { ...byName, facts: { 1: {} } }],
    ['is the one with the name', [one, two], `decide 2:${ALL}`, { ...byName, facts: { 1: other, 2: {} } }],
    [
      'is the one with the name before one with the address alone',
      [one, two],
      `decide 2:${ALL}`,
      { ...byName, facts: { 1: { fit: 'address' }, 2: {} } },
    ],
    [
      'is the one with the address where none has the name',
      [one, two],
      `decide 1:${ALL}`,
      { ...byName, facts: { 1: { fit: 'address' }, 2: other } },
    ],
    [
      'is none where its host is another one (L20)',
      [one],
      'wait 300s none {"other-repository":1}',
      { ...byName, facts: { 1: other } },
    ],
    [
      'is waited for while a second one does not say its name yet (L19)',
      [one, { ...two, status: 'running' }],
      'wait 900s unfinished 2',
      { ...byName, facts: { 1: {}, 2: running } },
    ],
    [
      'is not held up by a second one that ended without a name',
      [one, { ...two, status: 'error' }],
      `decide 1:${ALL}`,
      { ...byName, facts: { 1: {}, 2: { fit: 'unnamed', hasMeta: false } } },
    ],
    [
      'is known by what a scan said at its end, before all else',
      [one, aRunningScan({ id: '3', repositoryId: '5', startedAtMs: NOON_MS }), two],
      `decide 2:${ALL}`,
      { ...byName, facts: { 1: other, 2: {}, 3: { isFinal: false } } },
    ],
    ['is not asked where its id is configured', [one, two, aScan()], `decide 900:${ALL}`],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));

  it('is wrong-repository where two show the wanted name, in either order (L19, C13)', () => {
    const asked = { isIdConfigured: false, facts: { 1: {}, 2: {} } };
    const failure = expect.objectContaining({
      reason: 'wrong-repository',
      message: expect.stringContaining(
        '2 projects that scanned this commit fit the wanted name alike: 5 (acme/shop); 6 (acme/shop)',
      ),
    });
    expect(() => choiceOf([one, two], asked)).toThrow(failure);
    expect(() => choiceOf([two, one], asked)).toThrow(failure);
  });

  const fresh = { ...one, completedAtMs: NOON_MS - 30 * SECOND_MS };
  const freshTwo = { ...two, completedAtMs: NOON_MS - 30 * SECOND_MS };
  const PART = { fit: 'repository', projectName: 'acme/shop/payments' } as const;
  const ADDRESS = { fit: 'address', projectName: 'shop' } as const;
  it.each<Row>([
    [
      'decides when it shows another name and ended a minute ago',
      [one],
      `decide 1:${ALL}`,
      { ...byName, facts: { 1: PART } },
    ],
    [
      'waits for a better one where it shows another name',
      [fresh],
      `wait 30s late-project 1 of acme/shop/payments; 1:${ALL}`,
      { ...byName, facts: { 1: PART } },
    ],
    [
      'waits for a better one where it fits by its address alone',
      [fresh],
      `wait 30s late-project 1 of shop; 1:${ALL}`,
      { ...byName, facts: { 1: ADDRESS } },
    ],
    [
      'waits for it to the end of the time at most',
      [fresh],
      `wait 10s late-project 1 of shop; 1:${ALL}`,
      { ...byName, facts: { 1: ADDRESS }, waitMs: 10_000 },
    ],
    [
      'decides when that time is over',
      [fresh],
      `decide 1:${ALL}`,
      { ...byName, facts: { 1: ADDRESS }, waitMs: 10_000, elapsedMs: 10_000 },
    ],
    ['does not wait where it shows the wanted name', [fresh], `decide 1:${ALL}`, { ...byName, facts: { 1: {} } }],
    [
      'does not wait where its id is configured',
      [aScan({ completedAtMs: NOON_MS - 30 * SECOND_MS })],
      `decide 900:${ALL}`,
      { facts: { 900: PART } },
    ],
    [
      'is the one that shows the wanted name, listed late',
      [fresh, freshTwo],
      `decide 2:${ALL}`,
      { ...byName, facts: { 1: PART, 2: {} } },
    ],
    [
      'is the one whose repository it is before one with the address alone',
      [one, two],
      `decide 1:${ALL}`,
      { ...byName, facts: { 1: PART, 2: ADDRESS } },
    ],
    [
      'does not end the run by what failed while a better one may come',
      [{ ...fresh, status: 'error' }],
      `wait 30s scan-failed 1:${ALL}`,
      { ...byName, facts: { 1: PART }, outlived: 'all' },
    ],
    [
      'is not known where two fit alike (M17)',
      [one, two],
      'give-up alike 5,6',
      { ...byName, facts: { 1: PART, 2: PART } },
    ],
    [
      'is not known where two fit by their address alone',
      [one, two],
      'give-up alike 5,6',
      { ...byName, facts: { 1: ADDRESS, 2: ADDRESS } },
    ],
    [
      'is waited for where two fit alike and a better one may come',
      [one, freshTwo],
      'wait 30s alike 5,6',
      { ...byName, facts: { 1: PART, 2: PART } },
    ],
    [
      'is waited for where two fit alike and run',
      [{ ...one, status: 'running' }, two],
      'wait 300s alike 5,6',
      { ...byName, facts: { 1: PART, 2: PART } },
    ],
    [
      'is the one that shows the name where two others fit alike',
      [one, two, aScan({ id: '3', repositoryId: '7' })],
      `decide 3:${ALL}`,
      { ...byName, facts: { 1: PART, 2: PART, 3: {} } },
    ],
  ])('%s', (_, scans, expected, asked) => {
    expectRow(scans, expected, asked);
    expectRow([...scans].reverse(), expected, asked);
  });

  it('is asked of 200 projects at most (L27)', () => {
    const scans = Array.from({ length: 201 }, (_, index) => aScan({ id: String(index), repositoryId: String(index) }));
    expect(choiceInWords(scans.slice(1), { isIdConfigured: false }).split(' ')).toHaveLength(201);
    expect(() => choiceOf(scans, { isIdConfigured: false })).toThrow('201 projects');
  });
});

describe('a scan of the ref that is not ours', () => {
  const ours = aScan({ id: '1', ...ago(30) });
  const theirs = aScan({ id: '2', commit: OTHER_COMMIT, ...ago(20) });
  const fresh = { ...theirs, ...ago(2) };
  const taken = (products = ALL) => `wait 90s superseded 1:${products} by 2`;
  const slow = { ...theirs, startedAtMs: NOON_MS - 40 * MINUTE_MS, completedAtMs: NOON_MS - MINUTE_MS };
  it.each<Row>([
    ['takes it over when it started later (L4, L5)', [ours, fresh], taken()],
    ['takes it over when it only ended later (L32)', [ours, slow], taken()],
    [
      'takes it over under another spelling of the ref',
      [
        { ...ours, branch: 'main', isFullScan: true },
        { ...fresh, branch: 'refs/heads/main' },
      ],
      taken(),
      { target: PUSH },
    ],
    ['takes it over where it names no commit', [ours, { ...fresh, commit: undefined }], taken()],
    [
      "takes it over where it is a pull request's of this commit (L38)",
      [
        { ...ours, branch: 'main', isFullScan: true },
        { ...fresh, commit: ours.commit, branch: 'main' },
      ],
      taken(),
      { target: PUSH, facts: { 2: { pullRequests: ['7'] } } },
    ],
    [
      "is asked whose it is on another branch that decides, too: it may be a pull request's (L38)",
      [
        { ...ours, branch: 'topic', isFullScan: true },
        { ...slow, commit: ours.commit, branch: 'topic' },
      ],
      'ask 2',
      { target: PUSH },
    ],
    [
      'takes over the products that it ran',
      [ours, { ...fresh, enabledProducts: ['sca'] }],
      'wait 90s superseded 1:supply-chain by 2; 1:code,secrets',
    ],
    [
      'is told without waiting where nothing judges the product',
      [ours, { ...fresh, enabledProducts: ['sca'] }],
      'decide 1:code,secrets superseded supply-chain',
      { needs: { judged: ['code'] } },
    ],
    [
      'took it over before: a newer scan of ours takes it back',
      [ours, { ...fresh, ...ago(10) }, aScan({ id: '3', ...ago(5) })],
      `decide 3:${ALL}`,
    ],
    [
      'does nothing while it runs',
      [ours, aRunningScan({ id: '2', commit: OTHER_COMMIT, startedAtMs: NOON_MS })],
      `decide 1:${ALL}`,
    ],
    ['does nothing where it failed', [ours, { ...fresh, status: 'error' }], `decide 1:${ALL}`],
    ['does nothing where it is partial', [ours, { ...fresh, isPartialScan: true }], `decide 1:${ALL}`],
    ['does nothing on another ref', [ours, { ...fresh, branch: 'refs/pull/8/merge' }], `decide 1:${ALL}`],
    ['does nothing in another repository', [ours, { ...fresh, ...ANOTHER }], `decide 1:${ALL}`],
    [
      'does nothing with other products',
      [code, { ...fresh, enabledProducts: ['sca'] }],
      'decide 1:code',
      { needs: { judged: ['code'] } },
    ],
    ['does nothing where it began and ended earlier', [ours, { ...theirs, ...ago(60) }], `decide 1:${ALL}`],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));

  const tagged = { ...ours, branch: 'refs/tags/v1', isFullScan: true };
  it.each<Row>([
    [
      'does nothing to a tag where it is of a branch of that name (M7)',
      [tagged, { ...fresh, branch: 'refs/heads/v1' }],
      `decide 1:${ALL}`,
    ],
    ['takes a tag over where it has only its name (M7)', [tagged, { ...fresh, branch: 'v1' }], taken()],
  ])('%s', (_, scans, expected) => expectRow(scans, expected, { target: aPush('refs/tags/v1') }));

  it('has taken over the head branch, or the ref of any deciding scan', () => {
    const head = aScan({ id: '1', branch: 'topic', isFullScan: true, ...ago(30) });
    const words = choiceInWords([head, { ...fresh, isFullScan: true, branch: 'refs/heads/topic' }], {
      facts: { 1: {} },
    });
    expect(words).toBe(taken());
  });
});

it('what only another commit was scanned for on the ref since is not counted there', () => {
  const theirs = aScan({ id: '9', commit: OTHER_COMMIT, enabledProducts: ['sca'], ...ago(4) });
  const choice = choiceOf([secrets, theirs], { needs: { judged: ['secrets'] } });
  expect(choice).toMatchObject({ kind: 'decide', decision: { deciding: [{ overtakenFor: ['supply-chain'] }] } });
  const before = choiceOf([secrets, { ...theirs, ...ago(30) }], { needs: { judged: ['secrets'] } });
  expect(before).toMatchObject({ kind: 'decide', decision: { deciding: [{ overtakenFor: [] }] } });
});

describe('a cure may be on its way', () => {
  const old = aScan({ status: 'error', ...ago(30) });
  const fresh = aScan({ status: 'error', ...ago(2) });
  const takenOver = [aScan({ id: '1', ...ago(30) }), aScan({ id: '2', commit: OTHER_COMMIT, ...ago(20) })];
  const outlived = 'all';
  it.each<Row>([
    ['for what has just been seen: one more poll', [fresh], `wait 900s scan-failed 900:${ALL}`],
    [
      'not for what ended lately, after that poll (D4)',
      [fresh],
      `give-up scan-failed 900:${ALL}`,
      { outlived, elapsedMs: 10_000 },
    ],
    [
      'for what ended long before, for 90 s (L33)',
      [old],
      `wait 90s scan-failed 900:${ALL}`,
      { outlived, elapsedMs: 89_999 },
    ],
    ['not after 90 s (L33)', [old], `give-up scan-failed 900:${ALL}`, { outlived, elapsedMs: 90_000 }],
    ['for what was cancelled', [{ ...old, status: 'cancelled' }], `wait 90s scan-cancelled 900:${ALL}`, { outlived }],
    [
      'for what never finished',
      [{ ...old, status: 'never-finished' }],
      `wait 90s scan-never-finished 900:${ALL}`,
      { outlived },
    ],
    [
      'no longer than a scan may take to appear (L33)',
      [old],
      `wait 30s scan-failed 900:${ALL}`,
      { outlived, discoveryMs: 30_000 },
    ],
    ['not where the gate asks once (L33)', [old], `give-up scan-failed 900:${ALL}`, { waitMs: 0 }],
    [
      'exactly two minutes are not more than two',
      [aScan({ status: 'error', completedAtMs: NOON_MS - 2 * MINUTE_MS })],
      `give-up scan-failed 900:${ALL}`,
      { outlived },
    ],
    [
      'and it is judged when it is listed (L33)',
      [old, aScan({ id: '901', ...ago(0), completedAtMs: NOON_MS })],
      `decide 901:${ALL}`,
      { outlived, elapsedMs: 30_000 },
    ],
    [
      'and it is waited for when it is listed (L33)',
      [old, aRunningScan({ id: '901', startedAtMs: NOON_MS })],
      `wait 900s unfinished 901:${ALL}`,
      { outlived, elapsedMs: 100_000 },
    ],
    ['for what was taken over long before', takenOver, `wait 90s superseded 1:${ALL} by 2`],
    ['not for what was taken over, after 90 s', takenOver, `give-up superseded 1:${ALL} by 2`, { elapsedMs: 90_000 }],
    [
      'not for what was taken over, where the gate asks once',
      takenOver,
      `give-up superseded 1:${ALL} by 2`,
      { waitMs: 0 },
    ],
    [
      'and other products are not waited for (L31)',
      [codeFailed, aRunningScan({ id: '2', enabledProducts: ['sca'] }), secrets],
      'give-up scan-failed 1:code; 3:secrets',
      { outlived },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));

  it('what is finished is still counted beside what failed (L31)', () => {
    const secretsFailed = aScan({ id: '3', enabledProducts: ['secrets'], status: 'error', ...ago(2) });
    const choice = choiceOf([code, secretsFailed], { outlived });
    expect(choice).toMatchObject({
      kind: 'give-up',
      blocker: { kind: 'ended', reason: 'scan-failed', products: ['secrets'] },
      decision: { deciding: [{ scan: code, products: ['code'] }], undecided: ['secrets'] },
    });
  });
});

describe('a scan that lists only products which this version does not know (M11)', () => {
  const foreign = { id: '5', enabledProducts: ['dast'], ...ago(1) };
  const ours = aScan({ id: '1', ...ago(30) });
  it.each<Row>([
    ['is not waited for while it runs', [ours, aRunningScan({ ...foreign })], `decide 1:${ALL}`],
    ['ends nothing where it failed', [ours, aScan({ ...foreign, status: 'error' })], `decide 1:${ALL}`],
    ['does not take the ref over', [ours, aScan({ ...foreign, commit: OTHER_COMMIT })], `decide 1:${ALL}`],
    [
      'takes over what it ran besides',
      [ours, aScan({ ...foreign, commit: OTHER_COMMIT, enabledProducts: ['dast', 'sca'], ...ago(1) })],
      'wait 90s superseded 1:supply-chain by 5; 1:code,secrets',
    ],
    [
      'takes over everything where it lists nothing',
      [ours, aScan({ ...foreign, commit: OTHER_COMMIT, enabledProducts: [] })],
      `wait 90s superseded 1:${ALL} by 5`,
    ],
    [
      'takes over everything where it lists nothing but blanks',
      [ours, aScan({ ...foreign, commit: OTHER_COMMIT, enabledProducts: [' '] })],
      `wait 90s superseded 1:${ALL} by 5`,
    ],
    [
      'is waited for where it lists nothing',
      [ours, aRunningScan({ ...foreign, enabledProducts: [] })],
      `wait 900s unfinished 5:${ALL}`,
    ],
    ['is no scan of a judged product', [aRunningScan({ ...foreign })], `wait 300s missing all of ${ALL}`],
    [
      'is not asked whose it is beside a scan of ours',
      [ours, aRunningScan({ ...foreign, branch: 'topic' })],
      `decide 1:${ALL}`,
    ],
    ['is asked whose it is where there is none', [aRunningScan({ ...foreign, branch: 'topic' })], 'ask 5'],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('where a full scan is required', () => {
  const requiredScan = 'full' as const;
  const diff = aScan({ id: '1', ...ago(5) });
  const full = aScan({ id: '2', isFullScan: true, ...ago(30) });
  const head = aScan({ id: '3', branch: 'topic', isFullScan: true, ...ago(10) });
  const bare = aTarget({ subject: { kind: 'commit' } });
  it.each<Row>([
    ['a full one decides', [full], `decide 2:${ALL}`],
    ['a diff scan is none', [diff], 'wait 300s none {"diff":1}'],
    ['a diff scan is none where it runs', [aRunningScan({ id: '1' })], 'wait 300s none {"diff":1}'],
    ['a diff scan is not asked whose it is', [{ ...diff, branch: 'topic' }], 'wait 300s none {"diff":1}'],
    ['a diff scan that is partial is told as such', [{ ...diff, isPartialScan: true }], 'wait 300s none {"partial":1}'],
    [
      'a later diff scan of the commit takes the ref over',
      [full, diff],
      `give-up superseded 2:${ALL} by 1`,
      { elapsedMs: 90_000 },
    ],
    ['an earlier diff scan of the commit does not', [full, { ...diff, ...ago(60) }], `decide 2:${ALL}`],
    ['a diff scan that runs is not waited for', [full, aRunningScan({ id: '1' })], `decide 2:${ALL}`],
    [
      'the head branch decides at once where pull requests are scanned by diff scans alone',
      [diff, head],
      `decide 3:${ALL}`,
      { facts: { 3: {} } },
    ],
    [
      'the head branch waits where pull requests are scanned in full',
      [head, aScan({ id: '8', branch: 'refs/pull/8/merge', commit: OTHER_COMMIT, isFullScan: true, ...ago(60) })],
      `wait 300s other-ref 3:${ALL}`,
      { facts: { 3: {} } },
    ],
    [
      'a product that only a diff scan ran is missing',
      [{ ...full, enabledProducts: ['sast'] }, aScan({ id: '1', enabledProducts: ['sca'], ...ago(5) })],
      'wait 300s missing supply-chain; 2:code',
      { needs: { named: ['supply-chain'] } },
    ],
    ['full scans of a bare commit decide', [{ ...full, branch: 'main' }, diff], `decide 2:${ALL}`, { target: bare }],
    [
      'a branch that was scanned as a diff is none',
      [aScan({ branch: 'main' })],
      'wait 300s none {"diff":1}',
      { target: PUSH },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, { ...asked, requiredScan }));
});

describe('a cancelled scan', () => {
  const done = aScan({ id: '1', ...ago(30) });
  const cancelled = aScan({ id: '2', status: 'cancelled', ...ago(2) });
  const failing = { outlived: 'all' } as const;
  const takesOver = aScan({ id: '9', commit: OTHER_COMMIT, ...ago(10) });
  it.each<Row>([
    ['beside a completed one changed nothing (M12)', [done, cancelled], `decide 1:${ALL} passed over 2 for 1`],
    ['that is older than the completed one is not told', [{ ...done, ...ago(1) }, cancelled], `decide 1:${ALL}`],
    [
      'does not stand for an older scan of a bare name, whose detail may say that it is ours',
      [done, aRunningScan({ id: '3', branch: 'topic', startedAtMs: NOON_MS - 3 * MINUTE_MS }), cancelled],
      'ask 3',
    ],
    [
      'is stood for by a completed one of its bare name, which is asked for that',
      [
        { ...done, branch: 'topic' },
        aRunningScan({ id: '3', startedAtMs: NOON_MS - 10 * MINUTE_MS }),
        { ...cancelled, branch: 'topic' },
      ],
      'ask 1',
      { facts: { 2: { pullRequests: ['7'] } } },
    ],
    [
      'beside a completed one of some products changed nothing for these (M12)',
      [code, cancelled],
      'give-up scan-cancelled 2:supply-chain,secrets; 1:code passed over 2 for 1',
      failing,
    ],
    [
      'that lists no product changed nothing either (M12)',
      [done, { ...cancelled, enabledProducts: [] }],
      `decide 1:${ALL} passed over 2 for 1`,
    ],
    [
      'does not answer for one under a bare name that is older, and newer than the completed one',
      [done, aRunningScan({ id: '3', branch: 'topic', startedAtMs: NOON_MS - 10 * MINUTE_MS }), cancelled],
      'ask 3',
    ],
    [
      'beside a failed one leaves it to that',
      [{ ...done, status: 'error' }, cancelled],
      `give-up scan-cancelled 2:${ALL}`,
      failing,
    ],
    [
      'does not bring back what was completed before a failure (M12)',
      [done, aScan({ id: '3', status: 'error', ...ago(2) }), { ...cancelled, id: '4' as Scan['id'], ...ago(1.5) }],
      `give-up scan-failed 3:${ALL}`,
      failing,
    ],
    [
      'does not bring back what was completed before another runs (M12)',
      [done, aRunningScan({ id: '3', startedAtMs: NOON_MS - 4 * MINUTE_MS }), cancelled],
      `wait 900s unfinished 3:${ALL}`,
    ],
    [
      'in full is not made up for by a diff scan (M12)',
      [done, { ...cancelled, isFullScan: true }],
      `give-up scan-cancelled 2:${ALL}`,
      failing,
    ],
    [
      'of a change is made up for by a full scan (M12)',
      [{ ...done, isFullScan: true }, cancelled],
      `decide 1:${ALL} passed over 2 for 1`,
    ],
    [
      'is not made up for where that was taken over (M12)',
      [done, cancelled, takesOver],
      `give-up scan-cancelled 2:${ALL}`,
      failing,
    ],
    [
      'is not made up for on another ref of the pull request (M12)',
      [{ ...done, branch: 'refs/pull/7/head' }, cancelled],
      `give-up scan-cancelled 2:${ALL}; 1:${ALL}`,
      failing,
    ],
    [
      'is made up for under another spelling of the ref (M12)',
      [
        { ...done, branch: 'main', isFullScan: true },
        { ...cancelled, branch: 'refs/heads/main', isFullScan: true },
      ],
      `decide 1:${ALL} passed over 2 for 1`,
      { target: PUSH },
    ],
    [
      'is not made up for where neither names a ref (M12)',
      [
        { ...done, branch: undefined },
        { ...cancelled, branch: undefined },
      ],
      `give-up scan-cancelled 2:${ALL}`,
      { ...failing, facts: { 1: { pullRequests: ['7'] }, 2: { pullRequests: ['7'] } } },
    ],
    [
      "is not made up for by another pull request's scan under the same name (M12)",
      [
        { ...done, branch: 'topic' },
        { ...cancelled, branch: 'topic' },
      ],
      `give-up scan-cancelled 2:${ALL}`,
      { ...failing, facts: { 1: { pullRequests: ['8'] }, 2: { pullRequests: ['7'] } } },
    ],
    [
      "is not made up for by the head branch's scan under the same name (M12)",
      [
        { ...done, branch: 'topic', isFullScan: true },
        { ...cancelled, branch: 'topic' },
      ],
      `give-up scan-cancelled 2:${ALL}`,
      { ...failing, facts: { 1: {}, 2: { pullRequests: ['7'] } } },
    ],
    [
      'does not hold up a bare commit (M12)',
      [done, cancelled],
      `decide 1:${ALL} passed over 2 for 1`,
      { target: aTarget({ subject: { kind: 'commit' } }) },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('a bare commit', () => {
  const target = aTarget({ event: 'workflow_run', subject: { kind: 'commit' }, baseRef: undefined });
  const main = aScan({ id: '1', branch: 'main', isFullScan: true, ...ago(40) });
  const release = aScan({ id: '2', branch: 'refs/heads/release', isFullScan: true, ...ago(30) });
  const pull = aScan({ id: '7', ...ago(20) });
  const otherPull = aScan({ id: '8', branch: 'refs/pull/8/merge', ...ago(10) });
  const takesMain = aScan({ id: '9', branch: 'main', commit: OTHER_COMMIT, ...ago(2) });
  it.each<Row>([
    ['is judged by the newest scan of every ref (L8)', [main, release], `decide 2:${ALL} 1:${ALL}`, { target }],
    ['is judged by all its pull requests (L8)', [pull, otherPull], `decide 8:${ALL} 7:${ALL}`, { target }],
    ['is judged by full scans without pull requests', [main, pull, otherPull], `decide 1:${ALL}`, { target }],
    [
      'is judged by pull requests for what no full scan ran',
      [{ ...main, enabledProducts: ['sast'] }, pull],
      'decide 7:supply-chain,secrets 1:code',
      { target },
    ],
    [
      'is judged by pull requests beside a diff scan of a branch',
      [{ ...main, isFullScan: false }, pull],
      `decide 7:${ALL} 1:${ALL}`,
      { target },
    ],
    [
      'is judged by pull requests where the full scan is not the newest',
      [main, aScan({ id: '2', branch: 'main', ...ago(30) }), pull],
      `decide 7:${ALL} 2:${ALL}`,
      { target },
    ],
    [
      'is judged without pull requests beside a full scan of a branch that names one (M5)',
      [main, pull],
      `decide 1:${ALL}`,
      { target, facts: { 1: { pullRequests: ['8'] } } },
    ],
    [
      'is judged by the newest of one ref under two spellings',
      [main, { ...release, branch: 'refs/heads/main' }],
      `decide 2:${ALL}`,
      { target },
    ],
    [
      'waits for each ref',
      [main, aRunningScan({ id: '2', branch: 'release', isFullScan: true })],
      `wait 900s unfinished 2:${ALL}; 1:${ALL}`,
      { target },
    ],
    [
      'is judged without a ref whose scan failed, where another was scanned in full (M13)',
      [main, { ...release, status: 'error', ...ago(2) }],
      `decide 1:${ALL} passed over 2 for 1`,
      { target, outlived: 'all' },
    ],
    [
      'is judged without a ref whose scan was cancelled (M13)',
      [main, { ...release, status: 'cancelled', isFullScan: false }],
      `decide 1:${ALL} passed over 2 for 1`,
      { target, facts: { 2: {} } },
    ],
    [
      'is judged without a ref that another commit has taken over (M13)',
      [main, release, takesMain],
      `decide 2:${ALL} passed over 1 for 2`,
      { target },
    ],
    ['is superseded where no ref is left (M13)', [main, takesMain], `wait 90s superseded 1:${ALL} by 9`, { target }],
    [
      'fails where only a diff scan of another branch is finished (M13)',
      [
        { ...main, isFullScan: false },
        { ...release, status: 'error', ...ago(2) },
      ],
      `give-up scan-failed 2:${ALL}; 1:${ALL}`,
      { target, outlived: 'all', facts: { 1: {} } },
    ],
    [
      "fails where only a pull request's full scan is finished (M13)",
      [
        { ...pull, isFullScan: true },
        { ...release, status: 'error', ...ago(2) },
      ],
      `give-up scan-failed 2:${ALL}`,
      { target, outlived: 'all' },
    ],
    [
      'fails while the full scan of another branch runs (M13)',
      [{ ...release, status: 'error', ...ago(2) }, aRunningScan({ id: '1', branch: 'main', isFullScan: true })],
      `give-up scan-failed 2:${ALL}`,
      { target, outlived: 'all' },
    ],
    [
      'fails for the products that the finished one did not run (M13)',
      [
        { ...main, enabledProducts: ['sast'] },
        { ...release, status: 'error', ...ago(2) },
      ],
      'give-up scan-failed 2:supply-chain,secrets; 1:code passed over 2 for 1',
      { target, outlived: 'all' },
    ],
    [
      'fails where the finished one is superseded as well (M13)',
      [main, { ...release, status: 'error', ...ago(2) }, takesMain],
      `give-up scan-failed 2:${ALL}`,
      { target, outlived: 'all' },
    ],
    [
      'fails without its pull requests where the only full scan failed',
      [{ ...main, status: 'error', ...ago(2) }, pull],
      `give-up scan-failed 1:${ALL}`,
      { target, outlived: 'all' },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('a tag and a branch of one name (M7)', () => {
  const tag = aScan({ id: '1', branch: 'refs/tags/v1', isFullScan: true, ...ago(40) });
  const branch = aScan({ id: '2', branch: 'refs/heads/v1', isFullScan: true, ...ago(30) });
  const bare = aScan({ id: '3', branch: 'v1', isFullScan: true, ...ago(20) });
  const ofCommit = aTarget({ event: 'workflow_run', subject: { kind: 'commit' }, baseRef: undefined });
  it.each<Row>([
    ['are judged each by its own scan: the tag', [tag, branch], `decide 1:${ALL}`, { target: aPush('refs/tags/v1') }],
    [
      'are judged each by its own scan: the branch',
      [{ ...tag, ...ago(10) }, branch],
      `decide 2:${ALL}`,
      { target: aPush('refs/heads/v1') },
    ],
    [
      'share a bare name: the newest one is taken for the tag',
      [tag, branch, bare],
      `decide 3:${ALL}`,
      { target: aPush('refs/tags/v1') },
    ],
    ['both decide where a run says neither', [tag, branch], `decide 2:${ALL} 1:${ALL}`, { target: aPush('v1') }],
    [
      'both decide where a run says neither, beside a bare name',
      [tag, branch, bare],
      `decide 3:${ALL} 2:${ALL} 1:${ALL}`,
      { target: aPush('v1') },
    ],
    [
      'are one where a run says neither and only one is scanned',
      [tag, bare],
      `decide 3:${ALL}`,
      { target: aPush('v1') },
    ],
    ['both decide for a bare commit', [tag, branch, bare], `decide 3:${ALL} 2:${ALL} 1:${ALL}`, { target: ofCommit }],
    ['are one for a bare commit where only one is scanned', [branch, bare], `decide 3:${ALL}`, { target: ofCommit }],
    ['are other refs of the same commit to each other', [branch], `decide 2:${ALL}`, { target: aPush('refs/tags/v1') }],
    [
      'are other refs of the same commit: the own one has its time',
      [branch, aScan({ id: '9', branch: 'v1', commit: OTHER_COMMIT, ...ago(60) })],
      `wait 300s other-ref 2:${ALL}`,
      { target: aPush('refs/tags/v1') },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));
});

describe('what is older than a day', () => {
  it.each<Row>([
    ['is looked at where nothing was found', [], 'read-wide', { isWide: false }],
    [
      'is looked at where a required product is missing',
      [secrets],
      'read-wide',
      { isWide: false, needs: { named: ['code'], judged: ['code'] } },
    ],
    [
      'is looked at where none of the judged is listed',
      [secrets],
      'read-wide',
      { isWide: false, needs: { judged: ['code'] } },
    ],
  ])('%s', (_, scans, expected, asked) => expectRow(scans, expected, asked));

  const commit = aTarget({ subject: { kind: 'commit' } });
  const pushed = { ...code, branch: 'main', isFullScan: true };
  /** Three settled commits of other pull requests. */
  const halves = () =>
    ['a', 'b', 'c'].map((digit, index) =>
      aScan({
        id: `80${index}`,
        commit: digit.repeat(40),
        branch: 'refs/pull/8/merge',
        enabledProducts: ['sast', 'secrets'],
        ...ago(60),
      }),
    );
  it.each<[what: string, scans: readonly Scan[], asked: Asked, expected: string]>([
    ['not where the own ref shows all products today', [aScan()], {}, 'no'],
    ['for the own ref where it does not show all', [code, secrets, ...halves()], {}, 'own-ref'],
    [
      'for it where a product is counted with if-scanned (M21)',
      [aScan(), ...halves()],
      { needs: { ifScanned: ['ai-code'] } },
      'own-ref',
    ],
    ['not for it where it was looked at', [code, secrets, ...halves()], { isOwnRefWide: true }, 'no'],
    [
      'for all refs where too few commits show what is usual (O2)',
      [code, secrets, ...halves().slice(1)],
      {},
      'everything',
    ],
    ['for the ref of a push at first', [pushed], { target: aPush() }, 'own-ref'],
    ['for all refs where that ref shows too few', [pushed], { target: aPush(), isOwnRefWide: true }, 'everything'],
    ['not where everything was looked at', [code, secrets], { isWide: true }, 'no'],
    ['for all refs of a bare commit', [aScan()], { target: commit }, 'everything'],
  ])('is looked at beside the reading: %s', (_, scans, asked, expected) => {
    const choice = choiceOf(scans, { isWide: false, ...asked });
    expect(choice).toMatchObject({ kind: 'decide', decision: { readWide: expected } });
  });
});

describe('a scan that cannot be true', () => {
  it.each<[what: string, scans: readonly Scan[], reason: string, words: string]>([
    ['is completed with exit code 2 (D5)', [aScan({ exitCode: 2n })], 'scan-inconsistent', 'exit code 2'],
    ['is completed with exit code -1 (D5)', [aScan({ exitCode: -1n })], 'scan-inconsistent', 'exit code -1'],
    [
      'is that of one product among others',
      [code, { ...dependencies, exitCode: 2n }],
      'scan-inconsistent',
      'exit code 2',
    ],
    [
      'ended before it started (D16)',
      [aScan({ completedAtMs: NOON_MS - 11 * MINUTE_MS })],
      'scan-inconsistent',
      'ends before',
    ],
    [
      'starts in the future (D16)',
      [aScan({ startedAtMs: NOON_MS + 5 * MINUTE_MS + 1, completedAtMs: undefined })],
      'scan-inconsistent',
      'in the future',
    ],
    [
      'runs since a future time',
      [aRunningScan({ startedAtMs: NOON_MS + 60 * MINUTE_MS })],
      'scan-inconsistent',
      'in the future',
    ],
    ['completed without a start (D16)', [aScan({ startedAtMs: undefined })], 'contract', 'no start time'],
  ])('is refused when it %s', (_, scans, reason, message) => {
    expect(() => choiceOf(scans)).toThrow(
      expect.objectContaining({ reason, message: expect.stringContaining(message) }),
    );
  });

  it('is tolerated where the clocks differ by no more than five minutes', () => {
    const scan = aScan({ startedAtMs: NOON_MS + 5 * MINUTE_MS, completedAtMs: undefined });
    expect(choiceInWords([scan])).toBe(`decide 900:${ALL}`);
  });

  it.each([
    ['another commit', { commit: OTHER_COMMIT, ...ago(60) }],
    ['another repository', { repositoryId: '5' }],
    ['another pull request', { branch: 'refs/pull/8/merge' }],
    ['a part of the rules', { isPartialScan: true }],
  ])('does not matter in a scan of %s', (_, given) => {
    const impossible = aScan({ id: '1', startedAtMs: NOON_MS - 60 * MINUTE_MS, exitCode: 2n, ...given });
    expect(choiceInWords([impossible, aScan()])).toBe(`decide 900:${ALL}`);
  });
});

describe('what is awaited', () => {
  it.each<[what: string, scans: readonly Scan[], expected: readonly string[], asked?: Asked]>([
    [
      'each unfinished scan of a bare commit, though one is told',
      [
        aRunningScan({ id: '1', branch: 'topic', isFullScan: true }),
        aRunningScan({ id: '2', branch: 'main', isFullScan: true }),
      ],
      ['unfinished 1', 'unfinished 2'],
      { target: aTarget({ subject: { kind: 'commit' }, baseRef: undefined }) },
    ],
    [
      'a product that is not listed, beside a scan that runs',
      [codeRuns],
      ['missing 1', 'unfinished 1'],
      { needs: { named: ['ai-code'], judged: ['code', 'ai-code'] } },
    ],
    ['nothing but the scan, where nothing is listed', [], ['none']],
    [
      'no product that nothing judges',
      [code, aRunningScan({ id: '3', enabledProducts: ['secrets'] }), { ...codeRuns, id: '4' } as Scan],
      ['unfinished 4'],
      { needs: { judged: ['code'] } },
    ],
  ])('is %s', (_, scans, expected, asked) => {
    const choice = choiceOf(scans, asked);
    if (choice.kind !== 'wait') throw new Error(choice.kind);
    const words = choice.awaited.map((one) => ('scan' in one ? `${one.kind} ${one.scan.id}` : one.kind));
    expect([...new Set(words)].toSorted()).toEqual(expected);
  });
});
