import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import {
  eligibilityOf,
  isCertainlyOf,
  isDiffOfBranch,
  isDiffOfNoPullRef,
  isFullOfBranch,
  isOfPullRequest,
  isOnRefOfAnother,
  isOnRefOfPullRequest,
  mayBeOfOurBranch,
  mayBeOfPullRequest,
  pullRequestsNamed,
  type RequiredScan,
} from '../../src/domain/whose-scan.ts';
import type { DetailFact } from '../../src/scan/detail-fact.ts';
import type { Projects } from '../../src/scan/projects.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT, FORK } from '../build/a-target.ts';
import { aFact } from '../scan/a-choice.ts';

type Given = Partial<Pick<Projects, 'ours' | 'others'>> & {
  readonly fact?: Partial<DetailFact>;
  readonly requiredScan?: RequiredScan;
};

function eligibility(
  scan: Scan,
  target: Target = aTarget(),
  { ours, others = new Set(), fact, requiredScan = 'any' }: Given = {},
) {
  const factOf = () => (fact === undefined ? undefined : aFact(fact));
  return eligibilityOf(scan, target, { ours, others }, { factOf, requiredScan });
}

const PULL = aTarget();
const JENKINS = aTarget({ subject: aPullRequest({ ciRef: 'PR-7' }) });
const OF_7 = { pullRequests: ['7'] };
const OF_8 = { pullRequests: ['8'] };
const PUSH = aPush('refs/heads/main');
const TAG = aPush('refs/tags/v1');
/** The target of a workflow_run, which may be a branch or a tag. */
const EITHER = aPush('v1');
const GROUP = aPush('refs/heads/gh-readonly-queue/main/pr-7-abc');
const UNKNOWN = aTarget({ event: 'workflow_run', subject: { kind: 'commit' }, baseRef: undefined });

describe('the eligibility of a scan', () => {
  it.each([
    ["the pull request's own merge ref", PULL, 'refs/pull/7/merge', 'own-ref'],
    ["the pull request's own head ref", PULL, 'refs/pull/7/head', 'own-ref'],
    ['another pull request', PULL, 'refs/pull/8/merge', 'other-pull-request'],
    ['a pull request that begins with the same digit', PULL, 'refs/pull/77/merge', 'other-pull-request'],
    ['its head branch', PULL, 'topic', 'ask-detail'],
    ['another branch', PULL, 'main', 'ask-detail'],
    ['a branch that differs in case', PULL, 'Topic', 'ask-detail'],
    ['a tag with the name of its head branch', PULL, 'refs/tags/topic', 'ask-detail'],
    ['a bare number, which never counts as a pull request', PULL, '7', 'ask-detail'],
    ['a shortened pull-request ref, which never counts as one', PULL, 'pull/7', 'ask-detail'],
    ['the name that the CI system gives to its ref (M19)', JENKINS, 'PR-7', 'own-ref'],
    ['the same as a branch in full', JENKINS, 'refs/heads/PR-7', 'own-ref'],
    ['the name of the ref of another one', JENKINS, 'PR-77', 'ask-detail'],
    ['that name, if the CI system does not give it', PULL, 'PR-7', 'ask-detail'],
    ['no branch', PULL, undefined, 'ask-detail'],
    ["a fork's head branch, whose author chose the name", FORK, 'main', 'ask-detail'],
    ["a fork's head branch as a full ref", FORK, 'refs/heads/main', 'ask-detail'],
    ["a fork's pull request's own ref", FORK, 'refs/pull/7/merge', 'own-ref'],
    ['the pushed branch', PUSH, 'refs/heads/main', 'own-ref'],
    ['another branch than the pushed one', PUSH, 'refs/heads/topic', 'other-branch'],
    ['no branch, for a push', PUSH, undefined, 'other-branch'],
    ['a pull request, for a push', PUSH, 'refs/pull/7/merge', 'other-pull-request'],
    ['the pushed tag', TAG, 'refs/tags/v1', 'own-ref'],
    ['the pushed tag in short', TAG, 'v1', 'own-ref'],
    ['the branch of the tagged commit', TAG, 'main', 'other-branch'],
    ['a branch with the name of the pushed tag (M7)', TAG, 'refs/heads/v1', 'other-branch'],
    ['a tag with the name of the pushed branch (M7)', PUSH, 'refs/tags/main', 'other-branch'],
    ['a tag, if the run names neither branch nor tag (M7)', EITHER, 'refs/tags/v1', 'own-ref'],
    ['a branch, if the run names neither branch nor tag (M7)', EITHER, 'refs/heads/v1', 'own-ref'],
    ['a bare name, if the run names neither branch nor tag (M7)', EITHER, 'v1', 'own-ref'],
    ["a merge group's branch", GROUP, 'refs/heads/gh-readonly-queue/main/pr-7-abc', 'own-ref'],
    ['a pull request, for a merge group', GROUP, 'refs/pull/7/merge', 'other-pull-request'],
    ['any branch, if the event names none', UNKNOWN, 'main', 'own-ref'],
    ['any pull request, if the event names none', UNKNOWN, 'refs/pull/8/merge', 'own-ref'],
  ] as const)('is right when the scan is labelled with %s', (_, target, branch, expected) => {
    expect(eligibility(aScan({ branch }), target)).toBe(expected);
  });

  it.each([
    ['a prefix', COMMIT.slice(0, 12)],
    ['the same digits in upper case', COMMIT.toUpperCase()],
    ['a longer hash', `${COMMIT}aaaaaaaaaaaaaaaaaaaaaaaa`],
    ['an empty text', ''],
  ])('is other-commit when the commit is %s', (_, commit) => {
    expect(eligibility(aScan({ commit }))).toBe('other-commit');
  });

  it.each([
    ['a pull request', aTarget(), 'refs/pull/7/merge', 'partial'],
    ['a push', PUSH, 'main', 'partial'],
    ['the bare branch of a fork', FORK, 'main', 'partial'],
    ['an unknown subject', UNKNOWN, 'main', 'partial'],
    ['another pull request', aTarget(), 'refs/pull/8/merge', 'other-pull-request'],
  ] as const)('is right for a scan of only a part of the rules, for %s', (_, target, branch, expected) => {
    const incident = aScan({ branch, isPartialScan: true, isFullScan: true });
    expect(eligibility(incident, target)).toBe(expected);
  });

  const ours = '4242' as RepositoryId;
  const theirs = '5555' as RepositoryId;
  it.each([
    ['the known repository', '4242', { ours }, 'own-ref'],
    ['another repository than the known one', '5555', { ours }, 'other-repository'],
    ['no repository', undefined, { ours }, 'other-repository'],
    ['no repository, if none is known', undefined, {}, 'other-repository'],
    ['a repository, if none is known', '5555', {}, 'own-ref'],
    ['a repository whose detail named another project', '5555', { others: new Set([theirs]) }, 'other-repository'],
  ] as const)('is right for a scan of %s', (_, repositoryId, given, expected) => {
    expect(eligibility(aScan({ repositoryId }), aTarget(), given)).toBe(expected);
  });

  const TOPIC = 'topic';
  const diff = aScan({ branch: TOPIC });
  const full = aScan({ branch: TOPIC, isFullScan: true });
  const running = aRunningScan({ branch: TOPIC });
  const fullRuns = aRunningScan({ branch: TOPIC, isFullScan: true });
  const failed = aScan({ branch: TOPIC, status: 'error' });
  const fullFailed = { ...full, status: 'error' } as const;
  const mainRuns = { ...fullRuns, branch: 'main' };
  const fullOther = { ...full, branch: 'other' };
  const silent = { isFinal: false, hasMeta: false, fit: 'unnamed' } as const;
  it.each<[what: string, scan: Scan, target: Target, fact: Partial<DetailFact>, expected: string]>([
    ['its number, with any branch', aScan({ branch: 'any' }), PULL, OF_7, 'own-ref'],
    ['another number', diff, PULL, OF_8, 'other-pull-request'],
    ['another one, running (L17)', running, PULL, { pullRequests: ['8'], isFinal: false }, 'other-pull-request'],
    ['another number, of a failed scan (L17)', failed, PULL, OF_8, 'other-pull-request'],
    ['its number and another one', diff, PULL, { pullRequests: ['7', '8'] }, 'other-pull-request'],
    ['no number, of the head branch', full, PULL, {}, 'head-branch'],
    ['no number, of another branch', fullOther, PULL, {}, 'other-pull-request'],
    ["no number, of a fork's head branch", { ...full, branch: 'main' }, FORK, {}, 'other-pull-request'],
    ['nothing while it runs (L16)', running, PULL, silent, 'own-ref'],
    ['nothing while it runs, under its own ref (L16)', aRunningScan(), PULL, silent, 'own-ref'],
    ['something else, for now', running, PULL, { isFinal: false, isDenied: true }, 'denied'],
    ['something else, failed under our ref', aScan({ status: 'error' }), PULL, { isDenied: true }, 'own-ref'],
    ['a number, for a push', aScan({ branch: 'main' }), PUSH, OF_7, 'other-pull-request'],
    ['no number, for a push', aScan({ branch: 'main' }), PUSH, {}, 'own-ref'],
    ['another branch and no number, for a push', aScan({ branch: 'other' }), PUSH, {}, 'other-branch'],
    ['the same in full, for a push', aScan({ branch: 'main' }), PUSH, { ref: 'refs/heads/main' }, 'own-ref'],
    ['a branch in full, for a tag', aScan({ branch: 'v1' }), TAG, { ref: 'refs/heads/v1' }, 'own-ref'],
    ['another name than the list, for a push', aScan({ branch: 'main' }), PUSH, { ref: 'refs/heads/x' }, 'own-ref'],
    ['a number, for a push, of a full scan (M5)', full, aPush('refs/heads/topic'), OF_7, 'own-ref'],
    ['a number, for a push, of another full scan (M5)', full, PUSH, OF_7, 'other-branch'],
    [
      'the ref of a pull request, for a push, of a full scan',
      full,
      aPush('refs/heads/topic'),
      { pullRequests: ['7'], ref: 'refs/pull/7/merge' },
      'other-pull-request',
    ],
    ['its number, of a full scan (M5)', full, PULL, OF_7, 'own-ref'],
    ['another number, of a full scan of the head (M5)', full, PULL, OF_8, 'head-branch'],
    ['another number, of another full scan', fullOther, PULL, OF_8, 'other-pull-request'],
    [
      "another number, of a full scan under the name of a fork's branch",
      { ...full, branch: 'main' },
      FORK,
      OF_8,
      'other-pull-request',
    ],
    ['nothing while it runs in full (M22)', fullRuns, PULL, silent, 'own-ref'],
    ['nothing while it runs in full, of a fork (M22)', mainRuns, FORK, silent, 'own-ref'],
    ['no number while it runs in full, of a fork', mainRuns, FORK, { isFinal: false }, 'other-pull-request'],
    ['no number while it runs in full', fullRuns, PULL, { isFinal: false }, 'head-branch'],
    ['nothing, in full, failed', fullFailed, PULL, { ...silent, isFinal: true }, 'head-branch'],
    ['nothing, failed in full, of a fork', fullFailed, FORK, { ...silent, isFinal: true }, 'own-ref'],
    ['nothing, of a failed scan', failed, PULL, { ...silent, isFinal: true }, 'own-ref'],
    ['any number, for a bare commit', diff, UNKNOWN, OF_8, 'own-ref'],
  ])('is right once the detail has %s', (_, scan, target, fact, expected) => {
    expect(eligibility(scan, target, { fact })).toBe(expected);
  });
});

it.each([
  ['a running diff scan of the pushed branch', aRunningScan({ branch: 'main' }), 'ask-detail'],
  ['a failed diff scan of the pushed branch', aScan({ branch: 'main', status: 'error' }), 'ask-detail'],
  ['a running full scan of the pushed branch', aRunningScan({ branch: 'main', isFullScan: true }), 'own-ref'],
  ['a completed diff scan of the pushed branch, which is confirmed later', aScan({ branch: 'main' }), 'own-ref'],
] as const)('%s may be of a pull request', (_, scan, expected) => {
  expect(eligibility(scan, PUSH)).toBe(expected);
});

it.each([
  ['a diff scan of the own ref', aScan(), 'diff'],
  ['a diff scan under a bare name', aRunningScan({ branch: 'topic' }), 'diff'],
  ['a full scan of the own ref', aScan({ isFullScan: true }), 'own-ref'],
  ['a full scan of a part of the rules', aScan({ isFullScan: true, isPartialScan: true }), 'partial'],
  ['a diff scan of another pull request', aScan({ branch: 'refs/pull/8/merge' }), 'other-pull-request'],
] as const)('the eligibility with required-scan full is right for %s', (_, scan, expected) => {
  expect(eligibility(scan, PULL, { requiredScan: 'full' })).toBe(expected);
});

const ASKED = {
  onPull: (scan: Scan) => isOnRefOfPullRequest(scan, aPullRequest({ ciRef: 'PR-7' })),
  ofPull: (scan: Scan) => isOfPullRequest(scan, undefined),
  mayBeOfPull: (scan: Scan) => mayBeOfPullRequest(scan, undefined, aScan({ branch: 'main', isFullScan: true })),
  certainlyOfMain: (scan: Scan) => isCertainlyOf(scan, PUSH.subject, undefined),
  certainlyOfPull: (scan: Scan) => isCertainlyOf(scan, aPullRequest({ ciRef: 'PR-7' }), undefined),
  diffOfBranch: isDiffOfBranch,
  diffOfNoPullRef: isDiffOfNoPullRef,
  fullOfBranch: isFullOfBranch,
  mayBeOfOurs: (scan: Scan) => mayBeOfOurBranch(scan, aPullRequest({ isHeadInSameRepository: false, ciRef: 'PR-7' })),
  onAnotherThanPull: (scan: Scan) => isOnRefOfAnother(scan, PULL.subject),
  onAnotherThanMain: (scan: Scan) => isOnRefOfAnother(scan, PUSH.subject),
  onAnotherThanCommit: (scan: Scan) => isOnRefOfAnother(scan, UNKNOWN.subject),
};
type Question = keyof typeof ASKED;

describe('without its detail, a scan', () => {
  it.each<[branch: string | undefined, kind: 'diff' | 'full', yes: readonly Question[]]>([
    ['main', 'diff', ['mayBeOfPull', 'diffOfBranch', 'diffOfNoPullRef', 'mayBeOfOurs']],
    ['main', 'full', ['certainlyOfMain', 'fullOfBranch']],
    ['refs/heads/main', 'diff', ['mayBeOfPull', 'diffOfBranch', 'diffOfNoPullRef', 'mayBeOfOurs']],
    ['refs/heads/main', 'full', ['certainlyOfMain', 'fullOfBranch']],
    ['refs/tags/main', 'diff', ['diffOfNoPullRef', 'mayBeOfOurs']],
    ['refs/tags/main', 'full', ['fullOfBranch']],
    ['topic', 'diff', ['mayBeOfPull', 'diffOfBranch', 'diffOfNoPullRef', 'mayBeOfOurs']],
    ['topic', 'full', ['fullOfBranch']],
    ['PR-7', 'diff', ['onPull', 'mayBeOfPull', 'certainlyOfPull', 'diffOfBranch', 'diffOfNoPullRef']],
    ['PR-7', 'full', ['onPull', 'certainlyOfPull', 'fullOfBranch']],
    ['refs/pull/7/merge', 'diff', ['onPull', 'ofPull', 'mayBeOfPull', 'certainlyOfPull', 'onAnotherThanMain']],
    ['refs/pull/7/merge', 'full', ['onPull', 'ofPull', 'mayBeOfPull', 'certainlyOfPull', 'onAnotherThanMain']],
    ['refs/pull/8/merge', 'diff', ['ofPull', 'mayBeOfPull', 'onAnotherThanPull', 'onAnotherThanMain']],
    [undefined, 'diff', ['mayBeOfPull', 'diffOfBranch', 'diffOfNoPullRef', 'mayBeOfOurs']],
    [undefined, 'full', ['fullOfBranch']],
  ])('under %j, as a %s scan, is %j', (branch, kind, yes) => {
    const scan = aScan({ branch, isFullScan: kind === 'full' });
    const answers = (Object.keys(ASKED) as Question[]).filter((question) => ASKED[question](scan));
    expect(answers).toEqual(yes);
  });

  it.each([
    ['runs', aRunningScan({ branch: 'main', isFullScan: true })],
    ['ran a part of the rules', aScan({ branch: 'main', isFullScan: true, isPartialScan: true })],
  ])('that %s is no full scan of a branch', (_, scan) => {
    expect(isFullOfBranch(scan)).toBe(false);
  });
});

describe('with its detail, a diff scan under the name of a branch', () => {
  const ofMain = aScan({ branch: 'main' });
  const ofTopic = aScan({ branch: 'topic' });
  const anyFull = aScan({ branch: 'main', isFullScan: true });
  it.each<[said: string, fact: Partial<DetailFact>, ofMain: boolean, ofPull: boolean, mayBeOfPull: boolean]>([
    ['no number', {}, true, false, false],
    ['number 7', OF_7, false, true, true],
    ['numbers 7 and 8', { pullRequests: ['7', '8'] }, false, false, true],
    ['number 8', OF_8, false, false, true],
    ["a pull request's ref", { ref: 'refs/pull/7/merge' }, false, false, false],
    ['nothing', { hasMeta: false }, false, false, false],
    ['a denial', { isDenied: true, pullRequests: ['7'] }, false, false, true],
  ])('that has %s', (_, said, isMain, isPull, mayBe) => {
    const fact = aFact(said);
    expect(isCertainlyOf(ofMain, PUSH.subject, fact)).toBe(isMain);
    expect(isCertainlyOf(ofTopic, aPullRequest(), fact)).toBe(isPull);
    expect(mayBeOfPullRequest(ofTopic, fact, anyFull)).toBe(mayBe);
    expect(isCertainlyOf(ofMain, { kind: 'commit' }, fact)).toBe(false);
  });
});

it('a diff scan under a branch is not of a pull request if another scan of ours is a diff scan too', () => {
  expect(mayBeOfPullRequest(aScan({ branch: 'topic' }), undefined, aScan({ branch: 'main' }))).toBe(false);
});

it.each([
  ['an id', { pullRequestId: '7', branch: 'topic' }, ['7']],
  ['a ref', { pullRequestId: undefined, branch: 'refs/pull/7/merge' }, ['7']],
  ['both', { pullRequestId: '7', branch: 'refs/pull/8/merge' }, ['7', '8']],
  ['neither', { pullRequestId: undefined, branch: 'topic' }, []],
  ['nothing', undefined, []],
] as const)('takes the numbers of pull requests from %s of a detail', (_, meta, expected) => {
  expect(pullRequestsNamed(meta)).toEqual(expected);
});
