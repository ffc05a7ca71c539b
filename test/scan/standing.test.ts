import { describe, expect, it } from 'vitest';
import type { RepositoryId, ScanId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { isEligible, type Learned, standingOf } from '../../src/scan/standing.ts';
import { aScan } from '../build/a-scan.ts';
import { aPullRequest, aPush, aTarget, COMMIT } from '../build/a-target.ts';

function learned(given: Partial<Learned> = {}): Learned {
  return {
    repositoryId: undefined,
    otherRepositoryIds: new Set(),
    ownScanIds: new Set(),
    otherPullRequestScanIds: new Set(),
    ...given,
  };
}

function standing(scan: Scan, target: Target = aTarget(), given: Partial<Learned> = {}) {
  return standingOf(scan, target, learned(given));
}

const FORK = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });
const PULL_REQUEST = aTarget();
const PUSH = aPush('refs/heads/main');
const TAG = aPush('refs/tags/v1');
const GROUP = aPush('refs/heads/gh-readonly-queue/main/pr-7-abc');
const UNKNOWN = aTarget({ event: 'workflow_run', subject: { kind: 'commit' }, baseRef: undefined });

describe('the standing of a scan', () => {
  it.each([
    ["the pull request's own merge ref", PULL_REQUEST, 'refs/pull/7/merge', 'own-ref'],
    ["the pull request's own head ref", PULL_REQUEST, 'refs/pull/7/head', 'own-ref'],
    ['another pull request', PULL_REQUEST, 'refs/pull/8/merge', 'other-pull-request'],
    [
      'a pull request whose number begins with the same digit',
      PULL_REQUEST,
      'refs/pull/77/merge',
      'other-pull-request',
    ],
    ['its head branch', PULL_REQUEST, 'topic', 'same-branch'],
    ['its head branch as a full ref', PULL_REQUEST, 'refs/heads/topic', 'same-branch'],
    ['another branch', PULL_REQUEST, 'main', 'ask-detail'],
    ['a branch that differs in case', PULL_REQUEST, 'Topic', 'ask-detail'],
    ['a tag with the name of its head branch', PULL_REQUEST, 'refs/tags/topic', 'ask-detail'],
    ['a bare number, which never counts as a pull request', PULL_REQUEST, '7', 'ask-detail'],
    ['a shortened pull-request ref, which never counts as one', PULL_REQUEST, 'pull/7', 'ask-detail'],
    ['no branch', PULL_REQUEST, undefined, 'ask-detail'],
    ['an empty branch', PULL_REQUEST, '', 'ask-detail'],
    ["a fork's head branch, whose author chose the name", FORK, 'main', 'ask-detail'],
    ["a fork's head branch as a full ref", FORK, 'refs/heads/main', 'ask-detail'],
    ["a fork's pull request's own ref", FORK, 'refs/pull/7/merge', 'own-ref'],
    ['the pushed branch', PUSH, 'refs/heads/main', 'own-ref'],
    ['the pushed branch in short', PUSH, 'main', 'own-ref'],
    ['another branch than the pushed one', PUSH, 'refs/heads/topic', 'other-branch'],
    ['no branch, for a push', PUSH, undefined, 'other-branch'],
    ['a pull request, for a push', PUSH, 'refs/pull/7/merge', 'other-pull-request'],
    ['the pushed tag', TAG, 'refs/tags/v1', 'own-ref'],
    ['the pushed tag in short', TAG, 'v1', 'own-ref'],
    ['the branch of the tagged commit', TAG, 'main', 'other-branch'],
    ["a merge group's branch", GROUP, 'refs/heads/gh-readonly-queue/main/pr-7-abc', 'own-ref'],
    ['a pull request, for a merge group', GROUP, 'refs/pull/7/merge', 'other-pull-request'],
    ['any branch, where the event names none', UNKNOWN, 'main', 'own-ref'],
    ['any pull request, where the event names none', UNKNOWN, 'refs/pull/8/merge', 'own-ref'],
  ] as const)('is right when the scan is labelled with %s', (_, target, branch, expected) => {
    expect(standing(aScan({ branch }), target)).toBe(expected);
  });

  it.each([
    ['a prefix', COMMIT.slice(0, 12)],
    ['the same digits in upper case', COMMIT.toUpperCase()],
    ['the same digits with a space', `${COMMIT} `],
    ['a longer hash', `${COMMIT}aaaaaaaaaaaaaaaaaaaaaaaa`],
    ['an empty text', ''],
    ['nothing', undefined],
  ])('is other-commit when the commit is %s', (_, commit) => {
    expect(standing(aScan({ commit }))).toBe('other-commit');
  });

  it.each([
    ['a pull request', aTarget(), 'refs/pull/7/merge', 'partial'],
    ['a push', PUSH, 'main', 'partial'],
    ['the bare branch of a fork', FORK, 'main', 'partial'],
    ['an unknown subject', UNKNOWN, 'main', 'partial'],
    ['another pull request', aTarget(), 'refs/pull/8/merge', 'other-pull-request'],
  ] as const)('is right for a scan of only a part of the rules, for %s', (_, target, branch, expected) => {
    const incident = aScan({ branch, isPartialScan: true, isFullScan: true });
    expect(standing(incident, target)).toBe(expected);
  });

  const ours = '4242' as RepositoryId;
  const theirs = '5555' as RepositoryId;
  it.each([
    ['the known repository', '4242', { repositoryId: ours }, 'own-ref'],
    ['another repository than the known one', '5555', { repositoryId: ours }, 'other-repository'],
    ['no repository', undefined, { repositoryId: ours }, 'other-repository'],
    ['no repository, while none is known', undefined, {}, 'other-repository'],
    ['a repository, while none is known', '5555', {}, 'own-ref'],
    [
      'a repository whose detail named another project',
      '5555',
      { otherRepositoryIds: new Set([theirs]) },
      'other-repository',
    ],
  ] as const)('is right for a scan of %s', (_, repositoryId, given, expected) => {
    expect(standing(aScan({ repositoryId }), aTarget(), given)).toBe(expected);
  });

  it('is same-branch once the detail of a bare branch has named the pull request', () => {
    const scan = aScan({ branch: 'main' });
    expect(standing(scan, FORK, { ownScanIds: new Set(['900' as ScanId]) })).toBe('same-branch');
    expect(standing(scan, FORK, { ownScanIds: new Set(['901' as ScanId]) })).toBe('ask-detail');
  });

  it('is other-pull-request once the detail has said so, whatever the branch', () => {
    const given = { otherPullRequestScanIds: new Set(['900' as ScanId]) };
    expect(standing(aScan({ branch: 'topic' }), aTarget(), given)).toBe('other-pull-request');
    expect(standing(aScan({ branch: 'main' }), PUSH, given)).toBe('other-pull-request');
  });
});

it.each([
  ['own-ref', true],
  ['same-branch', true],
  ['other-branch', true],
  ['ask-detail', true],
  ['partial', false],
  ['other-pull-request', false],
  ['other-repository', false],
  ['other-commit', false],
] as const)('%s may decide: %s', (name, expected) => {
  expect(isEligible(name)).toBe(expected);
});
