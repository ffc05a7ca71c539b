import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Scan, ScanDetail } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { confirmScan } from '../../src/scan/confirm.ts';
import { aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';

type Given = { readonly scan?: Scan; readonly target?: Target; readonly isIdConfigured?: boolean };

function confirm(detail: Parameters<typeof aDetailOf>[1], given: Given = {}) {
  const { scan = aScan(), target = aTarget(), isIdConfigured = true } = given;
  return confirmScan(scan, aDetailOf(scan, detail), {
    target,
    deploymentId: '11' as DeploymentId,
    repositoryId: isIdConfigured ? ('4242' as RepositoryId) : undefined,
  });
}

describe('a detail that agrees with the list', () => {
  it('confirms the scan', () => {
    expect(confirm({})).toEqual({ kind: 'confirmed' });
  });

  it.each<[what: string, detail: Parameters<typeof aDetailOf>[1]]>([
    ['leaves out the deployment and the repository id', { deploymentId: undefined, repositoryId: undefined }],
    ['leaves out the exit code', { exitCode: undefined }],
    ['says exit code 1', { exitCode: 1n }],
    ['leaves out the branch', { meta: { branch: undefined } }],
    ['spells out the branch', { meta: { branch: 'refs/pull/7/head' } }],
    ['names the pull request', { meta: { pullRequestId: '7' } }],
    ['names no repository, where its id is configured', { meta: { repository: undefined } }],
    ['names the repository in other case', { meta: { repository: 'Acme/Shop' } }],
    [
      'names the repository only in its address',
      { meta: { repository: undefined, repoUrl: 'https://x.test/acme/shop.git' } },
    ],
    ['names the repository in its address too', { meta: { repository: 'shop', repoUrl: 'https://x.test/acme/shop/' } }],
  ])('confirms the scan where it %s', (_, detail) => {
    expect(confirm(detail)).toEqual({ kind: 'confirmed' });
  });
});

describe('a detail that contradicts the list (D19)', () => {
  it.each<[what: string, detail: Parameters<typeof aDetailOf>[1], words: string]>([
    ['another id', { id: '901' }, 'its detail has the id 901'],
    ['another commit', { meta: { commit: OTHER_COMMIT } }, 'does not name the commit'],
    ['a prefix of the commit', { meta: { commit: COMMIT.slice(0, 12) } }, 'does not name the commit'],
    ['the commit in upper case', { meta: { commit: COMMIT.toUpperCase() } }, 'does not name the commit'],
    ['no commit', { meta: { commit: undefined } }, 'does not name the commit'],
    ['another deployment (D24)', { deploymentId: '12' }, 'deployment 12'],
    ['another repository id', { repositoryId: '5' }, 'the list says repository 4242, the detail 5'],
    ['the exit code of a failure', { exitCode: 2n }, 'exit code is 2'],
    ['a negative exit code', { exitCode: -1n }, 'exit code is -1'],
    ['another pull request by number', { meta: { pullRequestId: '8' } }, 'the list says pull request 7, the detail 8'],
    [
      'another pull request by ref',
      { meta: { branch: 'refs/pull/8/merge' } },
      'the list says pull request 7, the detail 8',
    ],
    [
      'another pull request besides the right one',
      { meta: { pullRequestId: '7', branch: 'refs/pull/8/merge' } },
      'the detail 8',
    ],
    ['no meta', { meta: undefined }, 'no meta'],
  ])('is scan-inconsistent for %s', (_, detail, words) => {
    const failure = expect.objectContaining({ reason: 'scan-inconsistent', message: expect.stringContaining(words) });
    expect(() => confirm(detail)).toThrow(failure);
  });

  it('is scan-inconsistent where the list itself names another deployment', () => {
    const scan = aScan({ deploymentId: '12' });
    const detail = { deploymentId: '11' };
    expect(() => confirm(detail, { scan })).toThrow('belongs to deployment 12, not to 11');
  });

  it('is also found between ids that are equal as numbers (D21)', () => {
    const scan = aScan({ id: '9007199254740993' });
    expect(confirm({}, { scan })).toEqual({ kind: 'confirmed' });
    expect(() => confirm({ id: '9007199254740992' }, { scan })).toThrow('its detail has the id 9007199254740992');
  });

  it.each([
    ['a scan that failed', aScan({ status: 'error', exitCode: 2n })],
    ['a scan that runs', aRunningScan({ exitCode: -1n })],
  ])('is not found where the exit code is that of %s', (_, scan) => {
    expect(confirm({}, { scan })).toEqual({ kind: 'confirmed' });
  });
});

describe('the repository that a detail names', () => {
  it('contradicts the configured id where it is another one', () => {
    const failure = { reason: 'wrong-repository', message: 'scan 900 is of repository evil/shop, not of acme/shop' };
    expect(() => confirm({ meta: { repository: 'evil/shop' } })).toThrow(expect.objectContaining(failure));
  });

  it('is another project, which is passed over, where only the name is known', () => {
    const detail = { meta: { repository: 'evil/shop' } };
    expect(confirm(detail, { isIdConfigured: false })).toEqual({ kind: 'other-repository', name: 'evil/shop' });
  });

  it.each<[what: string, meta: Partial<NonNullable<ScanDetail['meta']>>]>([
    ['the fork of the same name', { repository: undefined, repoUrl: 'https://x.test/evil/shop' }],
    ['a longer path', { repository: undefined, repoUrl: 'https://x.test/mirrors/acme/shop' }],
    ['a query that names it', { repository: undefined, repoUrl: 'https://x.test/evil/shop?is=acme/shop' }],
  ])('is another one for %s', (_, meta) => {
    expect(confirm({ meta }, { isIdConfigured: false })).toMatchObject({ kind: 'other-repository' });
  });

  it.each<[what: string, meta: Partial<NonNullable<ScanDetail['meta']>>]>([
    ['none', { repository: undefined }],
    ['an invalid address', { repository: undefined, repoUrl: 'acme/shop' }],
    ['an address without a path', { repository: undefined, repoUrl: 'https://x.test/' }],
  ])('is wrong-repository where only the name is known and the detail has %s', (_, meta) => {
    const failure = expect.objectContaining({
      reason: 'wrong-repository',
      message: expect.stringContaining('does not name'),
    });
    expect(() => confirm({ meta }, { isIdConfigured: false })).toThrow(failure);
  });
});

describe('the change that a detail names', () => {
  const fork = aTarget({ subject: aPullRequest({ headRef: 'main', isHeadInSameRepository: false }) });
  const push = aPush();
  const unknown = aTarget({ subject: { kind: 'commit' } });

  it.each<[what: string, target: Target, branch: string, meta: Partial<NonNullable<ScanDetail['meta']>>, kind: string]>(
    [
      ["a fork's bare branch and no number (C4)", fork, 'main', {}, 'other-pull-request'],
      ["a fork's bare branch and its number", fork, 'main', { pullRequestId: '7' }, 'confirmed'],
      ["a fork's bare branch and its own ref", fork, 'main', { branch: 'refs/pull/7/merge' }, 'confirmed'],
      ["a fork's bare branch and another number", fork, 'main', { pullRequestId: '8' }, 'other-pull-request'],
      [
        'its number and a ref of another one',
        fork,
        'main',
        { pullRequestId: '7', branch: 'refs/pull/8/merge' },
        'other-pull-request',
      ],
      ['the head branch and no number', aTarget(), 'topic', {}, 'confirmed'],
      ['the head branch and another number (C11)', aTarget(), 'topic', { pullRequestId: '8' }, 'other-pull-request'],
      ['another branch and no number', aTarget(), 'other', {}, 'other-pull-request'],
      ['another branch and the number', aTarget(), 'other', { pullRequestId: '7' }, 'confirmed'],
      ['a pushed branch and no number', push, 'main', {}, 'confirmed'],
      ['a pushed branch and the number zero, which means none', push, 'main', { pullRequestId: '0' }, 'confirmed'],
      ['a pushed branch and a number', push, 'main', { pullRequestId: '7' }, 'other-pull-request'],
      ["a pushed branch and a pull request's ref", push, 'main', { branch: 'refs/pull/7/merge' }, 'other-pull-request'],
      ['anything, where the event names no change', unknown, 'main', { pullRequestId: '8' }, 'confirmed'],
    ],
  )('is judged right for %s', (_, target, branch, meta, kind) => {
    expect(confirm({ meta }, { scan: aScan({ branch }), target })).toMatchObject({ kind });
  });
});
