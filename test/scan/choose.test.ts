import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Decision } from '../../src/scan/decision.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aPush, aTarget, FORK, OTHER_COMMIT } from '../build/a-target.ts';
import { NOON_MS } from '../fakes/fake-clock.ts';
import {
  type Asked,
  ago,
  but,
  type ChoiceRow,
  choiceInWords,
  choiceOf,
  expectChoice,
  MINUTE_MS,
  running,
  scan,
} from './a-choice.ts';

const IN_FIVE_MINUTES = NOON_MS + 5 * MINUTE_MS;
const HALF_A_MINUTE_AGO = NOON_MS - 0.5 * MINUTE_MS;
const BARE_COMMIT = aTarget({ subject: { kind: 'commit' }, baseRef: undefined });
const FOR_PUSH = { target: aPush() };
const OF_OTHER = { commit: OTHER_COMMIT };
const ANOTHER = { repositoryId: '5' as RepositoryId };
const PAUSED = { status: { unknown: 'SCAN_STATUS_PAUSED' } };
const ALL = 'code,supply-chain,secrets';
const AWAITED = 'wait 900s unfinished 900';
const PULL_8 = 'refs/pull/8/merge';
const OTHER_REPOSITORY = 'wait 300s none {"other-repository":1}';
const NOT_OURS = 'wait 300s none {"other-pull-request":1}';
const FULL = { isFullScan: true };
const PARTIAL = { isPartialScan: true };
const FULL_MAIN = { branch: 'main', ...FULL };
const FULL_TOPIC = { branch: 'topic', ...FULL };
const FAILED = { status: 'error' } as const;
const ON_MAIN = { branch: 'main' };
const ON_TOPIC = { branch: 'topic' };
const SAST = { enabledProducts: ['sast'] };
const SCA = { enabledProducts: ['sca'] };
const NO_PRODUCT = { enabledProducts: [] };
/** A scan with only a product that this version does not know. */
const DAST = { enabledProducts: ['dast'] };
const JUDGES_CODE: Asked = { needs: { judged: ['code'] } };
const NEEDS_AI: Asked = { needs: { named: ['ai-code'], judged: ['code', 'ai-code'] } };
const AI_IF_SCANNED: Asked = { needs: { ifScanned: ['ai-code'] } };
const OF_7 = { pullRequests: ['7'] };
const OF_8 = { pullRequests: ['8'] };
const PUSH_OF_7: Asked = { ...FOR_PUSH, facts: { 900: OF_7 } };

const code = scan('1', 20, SAST);
const dependencies = scan('2', 10, SCA);
const secrets = scan('3', 5, { enabledProducts: ['secrets'] });
const codeRuns = running('1', 20, SAST);
const codeFailed = scan('1', 2, { ...SAST, ...FAILED, exitCode: 2n });

it.each<ChoiceRow>([
  ['decides if it completed', [aScan()], 'decide 900'],
  ['decides with exit code 1', [aScan({ exitCode: 1n })], 'decide 900'],
  ['decides without an exit code', [aScan({ exitCode: undefined })], 'decide 900'],
  ['decides without an end (D17)', [aScan({ completedAtMs: undefined })], 'decide 900'],
  ['is waited for while it runs', [aRunningScan()], AWAITED],
  ['ends the run when it still runs at the end', [aRunningScan()], 'give-up unfinished 900', { elapsedMs: 900_000 }],
  ['is waited for in an unknown state (L18)', [aScan({ ...PAUSED, startedAtMs: undefined })], AWAITED],
  ['of another commit does not count (C1, C3)', [aScan(OF_OTHER)], 'wait 300s none {}'],
  ['of another repository does not count (C12)', [aScan({ repositoryId: '5' })], OTHER_REPOSITORY],
  ["that is another pull request's is none (C11)", [aScan({ branch: PULL_8 })], NOT_OURS],
  ['that is partial does not count (D8)', [aScan(PARTIAL)], 'wait 300s none {"partial":1}'],
  ['that is not there is waited for to the end of its time', [], 'give-up none {}', { elapsedMs: 300_000 }],
])('one scan of the commit %s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));

describe('of each product the newest scan decides', () => {
  const BEYOND = [aScan({ id: '9007199254740993' }), aScan({ id: '9007199254740992', ...FAILED })];
  it.each<ChoiceRow>([
    ['one that runs is awaited (L1)', [codeRuns, dependencies], 'wait 900s unfinished 1:code; 2:supply-chain'],
    ['one that failed ends the run (L1)', [codeFailed, dependencies], 'give-up scan-failed 1:code; 2:supply-chain'],
    ['an old one is forgotten (L1)', [codeRuns, dependencies, scan('4', 4, SAST)], 'decide 4:code 2:supply-chain'],
    ['scans of one product each decide (D13)', [code, dependencies, secrets], 'decide 3:secrets 2:supply-chain 1:code'],
    ['a re-run that runs is waited for (C14)', [scan('1', 20), running('2', 0)], 'wait 900s unfinished 2'],
    ['a re-run in an unknown state is awaited (D7)', [scan('1', 20), scan('2', 5, PAUSED)], 'wait 900s unfinished 2'],
    ['a finished re-run decides (C15)', [scan('2', 5, { exitCode: 1n }), scan('1', 20)], 'decide 2'],
    ['a failed re-run revives no older one (C16)', [scan('1', 20), scan('2', 2, FAILED)], 'give-up scan-failed 2'],
    ['of equal starts the larger id wins (D15)', [aScan({ id: '10' }), aScan({ id: '9', ...FAILED })], 'decide 10'],
    ['ids beyond 2^53 are compared exactly (D15)', BEYOND, 'decide 9007199254740993'],
    ['an incident scan does not count (D9)', [scan('1', 20), scan('2', 5, { ...PARTIAL, ...FULL })], 'decide 1'],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

it('a scan that ends the run for another product does not count as left behind by a re-run', () => {
  const both = running('1', 12, { enabledProducts: ['sast', 'secrets'] });
  const { decision } = choiceOf([both, scan('2', 10, SAST)], { elapsedMs: 900_000 }) as { decision: Decision };
  expect(decision.leftBehind).toEqual([]);
});

describe('a running scan that names no branch yet', () => {
  const UNNAMED = { branch: undefined, ...FULL };
  const EMPTY = { 900: { isFinal: false, hasMeta: false } };
  const [main, runs] = [scan('1', 20, FULL_MAIN), running('900', 5, UNNAMED)];
  it.each<ChoiceRow>([
    ['is asked for its detail', [main, runs], 'ask 900', FOR_PUSH],
    ['may be of the branch (O3)', [main, runs], AWAITED, { ...FOR_PUSH, facts: EMPTY }],
    ['decides nothing once it has ended', [main, scan('900', 5, UNNAMED)], 'decide 1', FOR_PUSH],
    ['may be of the other own ref', [scan('1', 2), running('900', 21, UNNAMED)], `${AWAITED}; 1`, { facts: EMPTY }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('which products are waited for', () => {
  const ai = aRunningScan({ id: '5', enabledProducts: ['ai_sast'], ...FULL });
  const all = scan('1', 20);
  const oldAi = scan('5', 9_000, { enabledProducts: ['ai_sast'] });
  const WITHIN_AN_HOUR: Asked = { ...AI_IF_SCANNED, maxScanAgeMs: 60 * MINUTE_MS };
  it.each<ChoiceRow>([
    ['one that nothing judges is not (L34)', [all, ai], 'decide 1'],
    ['one that nothing judges does not end the run either', [all, { ...ai, ...FAILED }], 'decide 1'],
    ['one that is required is', [all, ai], 'wait 900s unfinished 5:ai-code; 1', NEEDS_AI],
    ['one with if-scanned if it is listed', [all, ai], 'wait 900s unfinished 5:ai-code; 1', AI_IF_SCANNED],
    ['not one with if-scanned if it is not listed (L35)', [all], 'decide 1', AI_IF_SCANNED],
    ['one with if-scanned that was scanned too long ago is', [all, oldAi], 'give-up late ai-code; 1', WITHIN_AN_HOUR],
    ['none if no condition applies (L35)', [all], 'decide 1', { needs: { judged: [], ifScanned: ['ai-code'] } }],
    ['all that are listed, if nothing is', [all, ai], 'wait 900s unfinished 5:ai-code; 1', { needs: { judged: [] } }],
    ['if nothing is judged, none is missing', [code], 'decide 1:code', { needs: { judged: [] } }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('a product that no scan lists', () => {
  const needs = { named: ['code'], judged: ['code', 'supply-chain', 'secrets'] } as const;
  it.each<ChoiceRow>([
    ['is waited for if it is required (L29)', [secrets], 'wait 300s missing code; 3:secrets', { needs }],
    ['is missing after its time (L29)', [secrets], 'give-up missing code; 3:secrets', { needs, elapsedMs: 300_000 }],
    ['decides when it is listed (L29)', [secrets, code], 'decide 3:secrets 1:code', { needs, elapsedMs: 290_000 }],
    ['is missing while another runs (D11)', [aRunningScan(SCA)], 'give-up missing code', { needs, elapsedMs: 300_000 }],
    ['is not run by a scan that lists none (D12)', [aScan(NO_PRODUCT)], `wait 300s missing ${ALL}`],
    ['is not run by one of unknown ones (D12)', [aScan(DAST)], `give-up missing ${ALL}`, { elapsedMs: 300_000 }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('an unfinished or failed scan that lists no product', () => {
  const none = running('5', 0, NO_PRODUCT);
  const earlier = running('5', 30, NO_PRODUCT);
  const BAD = { status: 'completed', exitCode: 2n } as const;
  const NOTHING_JUDGED: Asked = { needs: { judged: [] } };
  it.each<ChoiceRow>([
    ['counts as of all products, listed or not (O3)', [secrets, none], 'wait 900s unfinished 5'],
    ['counts as of all products if nothing is judged', [none], `wait 900s unfinished 5:${ALL},ai-code`, NOTHING_JUDGED],
    ['is forgotten for newer (O3)', [earlier, code, secrets], 'wait 900s unfinished 5:supply-chain; 3:secrets 1:code'],
    ['ends the run if it failed', [secrets, { ...none, ...FAILED }], 'give-up scan-failed 5'],
    ['or by its exit code alone', [secrets, { ...none, ...BAD }], 'give-up scan-inconsistent 5'],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('the own ref comes before the head branch', () => {
  const day = 24 * 60;
  const head = scan('2', 5, FULL_TOPIC);
  const facts = { 2: {} };
  const otherPull = scan('8', 60, { branch: PULL_8, ...OF_OTHER });
  const [elsewhere, onMain] = [aScan({ branch: 'other' }), aScan({ id: '7', branch: 'refs/heads/main', ...OF_OTHER })];
  it.each<ChoiceRow>([
    ['at any age (L7)', [scan('1', 2 * day), head], 'decide 1'],
    ['and has its time to be scanned (L30)', [head, otherPull], 'wait 300s other-ref 2', { elapsedMs: 40_000 }],
    ['until that time is over (L30)', [head, otherPull], 'decide 2', { elapsedMs: 300_000 }],
    ['so a list of older scans is requested first', [head], 'read-wide', { isWide: false }],
    ['of a push: other branches have to wait (L30)', [elsewhere, onMain], 'wait 300s other-ref 900', FOR_PUSH],
    ["of a push: a pull request's never decides (L9)", [scan('1', 20, FULL_MAIN), scan('2', 5)], 'decide 1', FOR_PUSH],
    ["of a push: a pull request's scan alone is none", [aScan()], NOT_OURS, FOR_PUSH],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { facts, ...asked }));

  it.each([
    ['the own ref', aScan(), {}, 'own-ref'],
    ['the head branch', head, { facts, elapsedMs: 300_000 }, 'head-branch'],
    ['another branch', elsewhere, FOR_PUSH, 'other-branch'],
  ] as const)('the decision has its tier: %s', (_, scan, asked, tier) => {
    expect(choiceOf([scan], asked)).toMatchObject({ kind: 'decide', decision: { deciding: [{ scan, tier }] } });
  });
});

/** The full scan of the head branch. Its detail names no pull request. */
const FULL_HEAD = scan('2', 5, FULL_TOPIC);
const HEAD_FACT = { 2: {} };
const AT_ONCE = 'decide 2';
const WAITS = 'wait 300s other-ref 2';

/** A diff scan of another commit, by default on another pull request's ref. */
const earlier = (given: Parameters<typeof aScan>[0] = {}): Scan =>
  scan('8', 60, { branch: PULL_8, ...OF_OTHER, ...given });
const bare: typeof earlier = (given) => earlier({ branch: 'feature/x', ...given });

describe('if pull requests are scanned for one product alone (M16)', () => {
  const ofOther = scan('2', 5, { branch: 'other', ...FULL });
  const waitsForCode = 'wait 300s other-ref 2:code; 2:supply-chain,secrets';
  it.each<ChoiceRow>([
    ["the head branch's scan decides the others at once", [FULL_HEAD, earlier(SAST)], waitsForCode],
    ['and this one when its time is over', [FULL_HEAD, earlier(SAST)], AT_ONCE, { elapsedMs: 300_000 }],
    ['a failed scan shows it as well', [FULL_HEAD, earlier({ ...SAST, status: 'error' })], waitsForCode],
    ['a scan that lists nothing yet may be of any product', [FULL_HEAD, aRunningScan(earlier(NO_PRODUCT))], WAITS],
    ['a scan of unknown products covers none of ours', [FULL_HEAD, earlier({ enabledProducts: ['dast'] })], AT_ONCE],
    ['of a push: the branch itself shows it', [ofOther, earlier({ ...SAST, ...FULL_MAIN })], waitsForCode, FOR_PUSH],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { facts: HEAD_FACT, ...asked }));
});

it.each<ChoiceRow>([
  ['also under the name of the head branch', [FULL_HEAD, bare({ branch: 'topic' })], WAITS],
  ['also under no name', [FULL_HEAD, bare({ branch: undefined })], WAITS],
  ['a full scan is no change', [FULL_HEAD, bare({ isFullScan: true })], AT_ONCE],
  ['a scan of a tag does not count', [FULL_HEAD, bare({ branch: 'refs/tags/v1' })], AT_ONCE],
  ['a diff scan decides nothing if the branch has one too', [{ ...FULL_HEAD, isFullScan: false }, bare()], AT_ONCE],
  ["but a pull request's ref does", [{ ...FULL_HEAD, isFullScan: false }, bare(), earlier({ id: '9' })], WAITS],
])('if pull requests are scanned under bare names (M6) %s', (_, scans, expected, asked) =>
  expectChoice(scans, expected, { facts: HEAD_FACT, ...asked }),
);

describe('a bare branch name', () => {
  const bare = aScan(ON_MAIN);
  const runs = aRunningScan(ON_TOPIC);
  const headLater = [scan('1', 20, ON_TOPIC), scan('2', 5, FULL_TOPIC)];
  const silent = { isFinal: false, hasMeta: false, fit: 'unnamed', projectName: undefined } as const;
  const DENIED: Asked = { facts: { 900: { isFinal: false, isDenied: true } } };
  const SILENT_FORK = { target: FORK, facts: { 900: silent } };
  it.each<ChoiceRow>([
    ['is asked for its number first (C4)', [bare], 'ask 900', { target: FORK }],
    ["is a fork's own with its number (C4)", [bare], 'decide 900', { target: FORK, facts: { 900: OF_7 } }],
    ["is not a fork's own without a number (C3, C4)", [bare], NOT_OURS, { target: FORK, facts: { 900: {} } }],
    ["is another pull request's with another number (C11)", [bare], NOT_OURS, { target: FORK, facts: { 900: OF_8 } }],
    ['of a full scan is not asked if newer ones of ours exist', [scan('1', 5), scan('2', 20, FULL_TOPIC)], 'decide 1'],
    ['of a diff scan is asked: it may be another own ref (O8)', [scan('1', 5), scan('2', 20, ON_TOPIC)], 'ask 2'],
    ['is asked also if it runs or failed (L17)', [runs, aScan({ id: '2', ...ON_TOPIC, ...FAILED })], 'ask 2 900'],
    ['with our number is ours, too (L17, O8)', [scan('1', 20), runs], `${AWAITED}; 1`, { facts: { 900: OF_7 } }],
    ['whose detail has no number yet is awaited (L16)', [runs], 'wait 900s unfinished 900', { facts: { 900: silent } }],
    ['whose detail has another number is not ours', [runs], 'wait 300s none {"denied":1}', DENIED],
    ["of a push that runs as a diff scan may be a pull request's", [aRunningScan(ON_MAIN)], 'ask 900', FOR_PUSH],
    ['of a push is asked if it ran no product of ours (M11)', [aScan({ ...ON_MAIN, ...DAST })], 'ask 900', FOR_PUSH],
    ["of a push is none if it is a pull request's (M11)", [aScan({ ...ON_MAIN, ...DAST })], NOT_OURS, PUSH_OF_7],
    [
      'of ours is not superseded by a later scan of the head branch',
      headLater,
      'decide 1',
      { facts: { 1: OF_7, 2: {} } },
    ],
    ['whose detail is silent while it runs is awaited (M22)', [aRunningScan(FULL_MAIN)], AWAITED, SILENT_FORK],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

type ProjectRow = [what: string, scans: readonly Scan[], expected: string, facts?: Asked['facts'], asked?: Asked];

describe('which project', () => {
  const one = aScan({ id: '1', repositoryId: '5' });
  const two = aScan({ id: '2', repositoryId: '6' });
  const [oneRuns, twoRuns] = [one, two].map((each) => but(each, { status: 'running' })) as [Scan, Scan];
  const oneAgain = running('3', 0, { repositoryId: '5' });
  const UNNAMED = { isFinal: false, hasMeta: false, fit: 'unnamed', projectName: undefined } as const;
  const SECOND_SILENT = { 1: {}, 2: UNNAMED };
  const SECOND_ENDED = { 1: {}, 2: { fit: 'unnamed', hasMeta: false } } as const;
  const other = { fit: 'other', projectName: 'evil/shop' } as const;
  it.each<ProjectRow>([
    ['is not asked if one alone scanned the commit', [one], 'decide 1'],
    ['is asked of each that scanned the commit (L19, C13)', [one, two], 'ask 1 2'],
    ['is asked of those that are not known yet (L19)', [one, two], 'ask 2', { 1: {} }],
    ['is the one with the name, not the address', [one, two], 'decide 2', { 1: { fit: 'address' }, 2: {} }],
    ['does not count with another host (L20)', [one], OTHER_REPOSITORY, { 1: other }],
    ['is awaited while a second one is silent (L19)', [one, twoRuns], 'wait 900s unfinished 2:nothing', SECOND_SILENT],
    ['is not delayed by one that ended without a name', [one, { ...two, ...FAILED }], 'decide 1', SECOND_ENDED],
    ['is known by the detail of a finished scan', [one, oneAgain, two], 'decide 2', { 1: other, 2: {}, 3: UNNAMED }],
  ])('%s', (_, scans, expected, facts = {}, asked = {}) => {
    expectChoice(scans, expected, { isIdConfigured: false, facts, ...asked });
  });

  it('is wrong-repository if two have the wanted name, in either order (L19, C13)', () => {
    const asked = { isIdConfigured: false, facts: { 1: {}, 2: {} } };
    const failure = expect.objectContaining({
      reason: 'wrong-repository',
      message: expect.stringContaining(
        '2 projects that scanned this commit match the name equally well: 5 (acme/shop); 6 (acme/shop)',
      ),
    });
    expect(() => choiceOf([one, two], asked)).toThrow(failure);
    expect(() => choiceOf([two, one], asked)).toThrow(failure);
  });

  const fresh = { ...one, completedAtMs: HALF_A_MINUTE_AGO };
  const freshTwo = { ...two, completedAtMs: HALF_A_MINUTE_AGO };
  const PART = { fit: 'repository', projectName: 'acme/pay' } as const;
  const ADDRESS = { fit: 'address', projectName: 'shop' } as const;
  it.each<ProjectRow>([
    ['decides when it shows another name and ended a minute ago', [one], 'decide 1', { 1: PART }],
    ['is first looked for among all stored scans', [one], 'read-wide', { 1: PART }, { isWide: false }],
    ['waits for a better one than a part', [fresh], 'wait 30s late-project 1 of acme/pay; 1', { 1: PART }],
    ['waits for one better than the address', [fresh], 'wait 30s late-project 1 of shop; 1', { 1: ADDRESS }],
    ['decides after its time', [fresh], 'decide 1', { 1: ADDRESS }, { waitMs: 10_000, elapsedMs: 10_000 }],
    ['is the one that shows the name, listed late', [fresh, freshTwo], 'decide 2', { 1: PART, 2: {} }],
    ['does not fail before a better one', [{ ...fresh, ...FAILED }], 'wait 30s scan-failed 1', { 1: PART }],
    ['is unknown if two fit alike (M17)', [one, two], 'give-up alike 5,6', { 1: PART, 2: PART }],
    ['is awaited if one is fresh', [one, freshTwo], 'wait 30s alike 5,6', { 1: PART, 2: PART }],
    ['is awaited if two fit and run', [oneRuns, two], 'wait 300s alike 5,6', { 1: PART, 2: PART }],
  ])('%s', (_, scans, expected, facts = {}, asked = {}) => {
    expectChoice(scans, expected, { isIdConfigured: false, facts, ...asked });
  });

  it('is requested for at most 200 projects (L27)', () => {
    const scans = Array.from({ length: 201 }, (_, index) => aScan({ id: String(index), repositoryId: String(index) }));
    expect(choiceInWords(scans.slice(1), { isIdConfigured: false }).split(' ')).toHaveLength(201);
    expect(() => choiceOf(scans, { isIdConfigured: false })).toThrow('201 projects');
  });
});

describe('another scan of the ref', () => {
  const ours = scan('1', 30);
  const theirs = scan('2', 20, OF_OTHER);
  const fresh = { ...theirs, ...ago(2) };
  const taken = 'wait 90s superseded 1 by 2';
  const slow = { ...theirs, startedAtMs: NOON_MS - 40 * MINUTE_MS, completedAtMs: NOON_MS - MINUTE_MS };
  const onMain = [but(ours, FULL_MAIN), but(fresh, { commit: ours.commit, ...ON_MAIN })];
  const onTopic = [but(ours, FULL_TOPIC), but(slow, { commit: ours.commit, ...ON_TOPIC })];
  const ofSca = [ours, but(fresh, SCA)];
  const PUSH_AND_PULL: Asked = { ...FOR_PUSH, facts: { 2: OF_7 } };
  it.each<ChoiceRow>([
    ['takes it over when it started later (L4, L5)', [ours, fresh], taken],
    ['takes it over when it ended later (L32)', [ours, slow], taken],
    ['takes it over if it is of this commit and a pull request (L38)', onMain, taken, PUSH_AND_PULL],
    ['is asked for its detail on another branch, too: it may be of a pull request (L38)', onTopic, 'ask 2', FOR_PUSH],
    ['takes over the products it ran', ofSca, 'wait 90s superseded 1:supply-chain by 2; 1:code,secrets'],
    ['is reported at once if nothing judges it', ofSca, 'decide 1:code,secrets', JUDGES_CODE],
    ['does nothing while it runs', [ours, running('2', 0, OF_OTHER)], 'decide 1'],
    ['does nothing if it is partial', [ours, { ...fresh, ...PARTIAL }], 'decide 1'],
    ['does nothing in another repository', [ours, { ...fresh, ...ANOTHER }], 'decide 1'],
    ['does nothing if it began and ended earlier', [ours, { ...theirs, ...ago(60) }], 'decide 1'],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));

  const tagged = { ...ours, branch: 'refs/tags/v1', ...FULL };
  it.each<ChoiceRow>([
    ['does nothing to a tag if it is of a branch (M7)', [tagged, { ...fresh, branch: 'refs/heads/v1' }], 'decide 1'],
    ['takes a tag over if it has only its name (M7)', [tagged, { ...fresh, branch: 'v1' }], taken],
  ])('%s', (_, scans, expected) => expectChoice(scans, expected, { target: aPush('refs/tags/v1') }));
});

it('a product that another commit was scanned for on the ref since is not counted there', () => {
  const theirs = scan('9', 4, { ...OF_OTHER, ...SCA });
  const choice = choiceOf([secrets, theirs], { needs: { judged: ['secrets'] } });
  expect(choice).toMatchObject({ kind: 'decide', decision: { deciding: [{ overtakenFor: ['supply-chain'] }] } });
  const before = choiceOf([secrets, { ...theirs, ...ago(30) }], { needs: { judged: ['secrets'] } });
  expect(before).toMatchObject({ kind: 'decide', decision: { deciding: [{ overtakenFor: [] }] } });
});

it('a product that only a diff scan of this commit ran is counted on the ref of the full scan that decides', () => {
  const choice = choiceOf([{ ...code, ...FULL }, secrets], { ...JUDGES_CODE, requiredScan: 'full' });
  expect(choice).toMatchObject({ kind: 'decide', decision: { deciding: [{ scan: { id: '1' }, overtakenFor: [] }] } });
});

describe('the wait for a newer scan than one that failed', () => {
  const old = aScan({ ...FAILED, ...ago(30) });
  const fresh = aScan({ ...FAILED, ...ago(2) });
  const twoAgo = aScan({ ...FAILED, completedAtMs: NOON_MS - 2 * MINUTE_MS });
  it.each<ChoiceRow>([
    ['goes on for one more poll at first', [fresh], 'wait 900s scan-failed 900', { outlived: [] }],
    ['ends after that poll if the scan ended lately (D4)', [fresh], 'give-up scan-failed 900', { elapsedMs: 10_000 }],
    ['goes on for 90 s if the scan ended long before (L33)', [old], 'wait 90s scan-failed 900', { elapsedMs: 89_999 }],
    ['ends after 90 s (L33)', [old], 'give-up scan-failed 900', { elapsedMs: 90_000 }],
    ['goes on after a cancelled one', [{ ...old, status: 'cancelled' }], 'wait 90s scan-cancelled 900'],
    ['goes on after a never-finished one', [{ ...old, status: 'never-finished' }], 'wait 90s scan-never-finished 900'],
    ['is left out if the gate asks once (L33)', [old], 'give-up scan-failed 900', { waitMs: 0 }],
    ['is left out after exactly two minutes', [twoAgo], 'give-up scan-failed 900'],
    ['ends with a scan (L33)', [old, scan('901', 0, { completedAtMs: NOON_MS })], 'decide 901', { elapsedMs: 30_000 }],
    ['goes on while it runs (L33)', [old, running('901', 0)], 'wait 900s unfinished 901', { elapsedMs: 100_000 }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));

  it('finished products still count if another one failed (L31)', () => {
    const secretsFailed = scan('3', 2, { enabledProducts: ['secrets'], ...FAILED });
    const choice = choiceOf([code, secretsFailed]);
    expect(choice).toMatchObject({
      kind: 'give-up',
      blocker: { kind: 'ended', reason: 'scan-failed', products: ['secrets'] },
      decision: { deciding: [{ scan: code, products: ['code'] }], undecided: ['secrets'] },
    });
  });
});

describe('a scan that lists only products which this version does not know (M11)', () => {
  const foreign = { id: '5', ...DAST, ...ago(1) };
  const ours = scan('1', 30);
  const theirs = (...enabledProducts: string[]) => aScan({ ...foreign, ...OF_OTHER, enabledProducts });
  const TAKEN = 'wait 90s superseded 1';
  it.each<ChoiceRow>([
    ['is not waited for while it runs', [ours, aRunningScan({ ...foreign })], 'decide 1'],
    ['does not take the ref over', [ours, aScan({ ...foreign, ...OF_OTHER })], 'decide 1'],
    ['takes over known products it ran', [ours, theirs('dast', 'sca')], `${TAKEN}:supply-chain by 5; 1:code,secrets`],
    ['takes over everything if it lists nothing but blanks', [ours, theirs(' ')], `${TAKEN} by 5`],
    ['is awaited without a list', [ours, aRunningScan({ ...foreign, ...NO_PRODUCT })], 'wait 900s unfinished 5'],
    ['is not asked for its detail if one is ours', [ours, aRunningScan({ ...foreign, ...ON_TOPIC })], 'decide 1'],
    ['is asked for its detail if there is no other', [aRunningScan({ ...foreign, ...ON_TOPIC })], 'ask 5'],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('if a full scan is required', () => {
  const requiredScan = 'full' as const;
  const diff = scan('1', 5);
  const full = scan('2', 30, FULL);
  const head = scan('3', 10, FULL_TOPIC);
  const fullPull = scan('8', 60, { branch: PULL_8, ...OF_OTHER, ...FULL });
  it.each<ChoiceRow>([
    ['a diff scan does not count', [diff], 'wait 300s none {"diff":1}'],
    ['a diff scan that is partial is reported as partial', [{ ...diff, ...PARTIAL }], 'wait 300s none {"partial":1}'],
    ['a later diff scan takes the ref over', [full, diff], 'give-up superseded 2 by 1', { elapsedMs: 90_000 }],
    ['a diff scan that runs is not waited for', [full, aRunningScan({ id: '1' })], 'decide 2'],
    ['the head branch decides if pull requests are only diffs', [diff, head], 'decide 3', { facts: { 3: {} } }],
    ['the head branch waits for full pull scans', [head, fullPull], 'wait 300s other-ref 3', { facts: { 3: {} } }],
    ['full scans of a bare commit decide', [{ ...full, ...ON_MAIN }, diff], 'decide 2', { target: BARE_COMMIT }],
    ['a branch scanned as a diff does not count', [aScan(ON_MAIN)], 'wait 300s none {"diff":1}', FOR_PUSH],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { ...asked, requiredScan }));
});

describe('a cancelled scan', () => {
  const done = scan('1', 30);
  const cancelled = scan('2', 2, { status: 'cancelled' });
  const takesOver = scan('9', 10, OF_OTHER);
  const [runs, ofBareName] = [running('3', 10), but(cancelled, ON_TOPIC)];
  const onMain = [but(done, FULL_MAIN), but(cancelled, { branch: 'refs/heads/main', ...FULL })];
  const onNone = [done, cancelled].map((one) => but(one, { branch: undefined }));
  const afterFailure = [done, scan('3', 2, FAILED), scan('4', 1.5, { status: 'cancelled' })];
  const GIVES_UP = 'give-up scan-cancelled 2';
  const REST = ':supply-chain,secrets; 1:code passed over 2 for 1';
  it.each<ChoiceRow>([
    ['after a completed one changes nothing (M12)', [done, cancelled], 'decide 1 passed over 2 for 1'],
    ['before a completed one changes nothing', [{ ...done, ...ago(1) }, cancelled], 'decide 1 passed over 2 for 1'],
    ['replaces no older one of a bare name, maybe ours', [done, running('3', 3, ON_TOPIC), cancelled], 'ask 3'],
    ['asks for one of its bare name', [but(done, ON_TOPIC), runs, ofBareName], 'ask 1', { facts: { 2: OF_7 } }],
    ['after one of some products changes nothing for these (M12)', [code, cancelled], `${GIVES_UP}${REST}`],
    ['does not restore a scan completed before a failure (M12)', afterFailure, 'give-up scan-failed 3'],
    ['does not undo that another runs since (M12)', [done, running('3', 4), cancelled], 'wait 900s unfinished 3'],
    ['in full is not made up for by a diff (M12)', [done, { ...cancelled, ...FULL }], 'give-up scan-cancelled 2'],
    ['of a diff is made up for in full (M12)', [{ ...done, ...FULL }, cancelled], 'decide 1 passed over 2 for 1'],
    ['is not made up for if that was taken over (M12)', [done, cancelled, takesOver], 'give-up scan-cancelled 2'],
    ['is not made up for elsewhere (M12)', [but(done, { branch: 'refs/pull/7/head' }), cancelled], `${GIVES_UP}; 1`],
    ['is made up for under another spelling of the ref (M12)', onMain, 'decide 1 passed over 2 for 1', FOR_PUSH],
    ['is not made up for if neither names a ref (M12)', onNone, GIVES_UP, { facts: { 1: OF_7, 2: OF_7 } }],
    ['does not delay a bare commit (M12)', [done, cancelled], 'decide 1 passed over 2 for 1', { target: BARE_COMMIT }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('a bare commit', () => {
  const main = scan('1', 40, FULL_MAIN);
  const release = scan('2', 30, { branch: 'refs/heads/release', ...FULL });
  const releaseFailed = { ...release, ...FAILED, ...ago(2) };
  const pull = scan('7', 20);
  const otherPull = scan('8', 10, { branch: PULL_8 });
  const takesMain = scan('9', 2, { ...ON_MAIN, ...OF_OTHER });
  const forked = [main, scan('8', 2, ON_MAIN)];
  const BY_FORK: Asked = { facts: { 8: OF_8 } };
  const FAILS_FOR_THE_REST = 'give-up scan-failed 2:supply-chain,secrets; 1:code passed over 2 for 1';
  it.each<ChoiceRow>([
    ['is judged by the newest scan of every ref (L8)', [main, release], 'decide 2 1'],
    ['is judged by full scans without pull requests', [main, pull, otherPull], 'decide 1'],
    ['is judged by pull requests for the rest', [{ ...main, ...SAST }, pull], 'decide 7:supply-chain,secrets 1:code'],
    ['is judged by pull requests if a branch has a diff scan', [{ ...main, isFullScan: false }, pull], 'decide 7 1'],
    ['is judged by pull requests if the full scan is older', [main, scan('2', 30, ON_MAIN), pull], 'decide 7 2'],
    ['is judged by a full scan that names a pull request (M5)', [main, pull], 'decide 1', { facts: { 1: OF_8 } }],
    ['waits for each ref', [main, aRunningScan({ id: '2', branch: 'release', ...FULL })], 'wait 900s unfinished 2; 1'],
    ['is judged by a full scan without a failed ref (M13)', [main, releaseFailed], 'decide 1 passed over 2 for 1'],
    ['is judged without a ref that was taken over (M13)', [main, release, takesMain], 'decide 2 passed over 1 for 2'],
    ['is superseded if no ref is left (M13)', [main, takesMain], 'wait 90s superseded 1 by 9'],
    ["is superseded by a fork's later scan under a branch's name", forked, 'wait 90s superseded 1 by 8', BY_FORK],
    ['fails for products missing in the finished one (M13)', [but(main, SAST), releaseFailed], FAILS_FOR_THE_REST],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, { target: BARE_COMMIT, ...asked }));
});

describe('a tag and a branch of one name (M7)', () => {
  const tag = scan('1', 40, { branch: 'refs/tags/v1', ...FULL });
  const branch = scan('2', 30, { branch: 'refs/heads/v1', ...FULL });
  const bare = scan('3', 20, { branch: 'v1', ...FULL });
  it.each<ChoiceRow>([
    ['are judged each by its own scan: the tag', [tag, branch], 'decide 1', { target: aPush('refs/tags/v1') }],
    ['both decide if a run has neither', [tag, branch], 'decide 2 1', { target: aPush('v1') }],
    ['are one if a run has neither and only one is scanned', [tag, bare], 'decide 3', { target: aPush('v1') }],
    ['both decide for a bare commit', [tag, branch, bare], 'decide 3 2 1', { target: BARE_COMMIT }],
    ['are one for a bare commit if only one is scanned', [branch, bare], 'decide 3', { target: BARE_COMMIT }],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));
});

describe('a list of scans older than a day', () => {
  const LATE = { isWide: false, elapsedMs: 90_000 };
  it.each<ChoiceRow>([
    ['is requested if nothing was found', [], 'read-wide', { isWide: false }],
    ['is requested for judged products', [secrets], 'read-wide', { isWide: false, ...JUDGES_CODE }],
    ['is requested if a scan was cancelled', [{ ...aScan(), status: 'cancelled' }], 'read-wide', LATE],
    ['is not requested if a scan failed', [{ ...aScan(), ...FAILED }], 'give-up scan-failed 900', LATE],
  ])('%s', (_, scans, expected, asked) => expectChoice(scans, expected, asked));

  const pushed = { ...code, ...FULL_MAIN };
  /** Three settled commits of other pull requests. */
  const halves = ['a', 'b', 'c'].map((digit, index) =>
    scan(`80${index}`, 60, { commit: digit.repeat(40), branch: PULL_8, enabledProducts: ['sast', 'secrets'] }),
  );
  it.each<[what: string, scans: readonly Scan[], asked: Asked, expected: string]>([
    ['not if the own ref shows all products today', [aScan()], {}, 'no'],
    ['for the own ref if it does not show all', [code, secrets, ...halves], {}, 'own-ref'],
    ['for it if a product has if-scanned (M21)', [aScan(), ...halves], AI_IF_SCANNED, 'own-ref'],
    ['not for it if it was requested', [code, secrets, ...halves], { isOwnRefWide: true }, 'no'],
    ['for it if the scan that shows all began a day ago', [aScan({ ...ago(23 * 60) }), ...halves], {}, 'own-ref'],
    ['for all refs if too few commits show it (O2)', [code, secrets, ...halves.slice(1)], {}, 'everything'],
    ['for all refs if that ref shows too few', [pushed], { target: aPush(), isOwnRefWide: true }, 'everything'],
    ['not if everything was requested', [code, secrets], { isWide: true }, 'no'],
    ['for all refs of a bare commit', [aScan()], { target: BARE_COMMIT }, 'everything'],
  ])('is requested while issues are read: %s', (_, scans, asked, expected) => {
    const choice = choiceOf(scans, { isWide: false, ...asked });
    expect(choice).toMatchObject({ kind: 'decide', decision: { readWide: expected } });
  });
});

const before = aScan({ id: '1', ...OF_OTHER, enabledProducts: ['sast', 'secrets'], ...ago(60) });

it.each([
  ['failed', aScan({ id: '2', enabledProducts: ['sast'], status: 'error' }), 2 * MINUTE_MS],
  ['runs on', aRunningScan({ id: '2', enabledProducts: ['sast'] }), 15 * MINUTE_MS],
])('a usual product that no scan lists is missing, too, if the only scan of the commit %s', (_, only, elapsedMs) => {
  const choice = choiceOf([before, only], { elapsedMs });
  expect(choice).toMatchObject({ kind: 'give-up', others: [{ kind: 'late', products: ['secrets'] }] });
});

describe('a scan with impossible data', () => {
  const ahead = (ms: number) => aScan({ startedAtMs: IN_FIVE_MINUTES + ms, completedAtMs: undefined });
  it.each<[what: string, scans: readonly Scan[], words: string, reason?: string]>([
    ['is completed with exit code 2 (D5)', [aScan({ exitCode: 2n })], 'exit code 2'],
    ['is that of one product of two', [code, { ...dependencies, exitCode: 2n }], 'exit code 2'],
    ['ended too early (D16)', [aScan({ completedAtMs: NOON_MS - 11 * MINUTE_MS })], 'ends before'],
    ['starts in the future (D16)', [ahead(1)], 'in the future'],
    ['ends in the future (D16)', [aScan({ completedAtMs: IN_FIVE_MINUTES + 1 })], 'ends in the future'],
    ['completed without a start (D16)', [aScan({ startedAtMs: undefined })], 'no start time', 'contract'],
  ])('is refused when it %s', (_, scans, message, reason = 'scan-inconsistent') => {
    const failure = expect.objectContaining({ reason, message: expect.stringContaining(message) });
    expect(choiceOf(scans)).toMatchObject({ kind: 'give-up', blocker: { kind: 'impossible', failure } });
  });

  it('is accepted if the clocks differ by no more than five minutes', () => {
    expect(choiceInWords([ahead(0)])).toBe('decide 900');
  });
});

const twoRun = [aRunningScan({ id: '1', ...FULL_TOPIC }), aRunningScan({ id: '2', ...FULL_MAIN })];
it.each<[what: string, scans: readonly Scan[], expected: readonly string[], asked?: Asked]>([
  ['each unfinished scan of a bare commit', twoRun, ['unfinished 1', 'unfinished 2'], { target: BARE_COMMIT }],
  ['a product that is not listed, and a scan that runs', [codeRuns], ['missing 1', 'unfinished 1'], NEEDS_AI],
  ['nothing but the scan, if nothing is listed', [], ['none']],
])('what is awaited is %s', (_, scans, expected, asked) => {
  const choice = choiceOf(scans, asked);
  if (choice.kind !== 'wait') throw new Error(choice.kind);
  const words = [choice.blocker, ...choice.others].map((one) =>
    'scan' in one ? `${one.kind} ${one.scan.id}` : one.kind,
  );
  expect([...new Set(words)].toSorted()).toEqual(expected);
});
