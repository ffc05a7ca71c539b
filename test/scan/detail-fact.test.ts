import { describe, expect, it } from 'vitest';
import type { DeploymentId, RepositoryId } from '../../src/domain/ids.ts';
import type { Scan, ScanDetail } from '../../src/domain/scan.ts';
import type { Target } from '../../src/domain/target.ts';
import { assertOwn, type Expected, factOfDetail, nothingSaid } from '../../src/scan/detail-fact.ts';
import { aPendingScan, aRunningScan, aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { aPullRequest, aPush, aTarget, COMMIT, OTHER_COMMIT } from '../build/a-target.ts';

type Given = {
  readonly scan?: Scan;
  readonly target?: Target;
  readonly isIdConfigured?: boolean;
  readonly host?: string;
};
type Detail = Parameters<typeof aDetailOf>[1];

function expected({ target = aTarget(), isIdConfigured = true, host }: Given): Expected {
  const repositoryId = isIdConfigured ? ('4242' as RepositoryId) : undefined;
  return { target, deploymentId: '11' as DeploymentId, repositoryId, checkout: { host } };
}

function fact(detail: Detail, given: Given = {}) {
  const { scan = aScan() } = given;
  return factOfDetail(scan, aDetailOf(scan, detail), expected(given));
}

function confirm(detail: Detail, given: Given = {}): void {
  assertOwn(given.scan ?? aScan(), fact(detail, given), expected(given));
}

describe('a detail that agrees with the list', () => {
  it('has all facts about the scan', () => {
    expect(fact({ meta: { pullRequestId: '7' } })).toEqual({
      isFinal: true,
      isDenied: false,
      hasMeta: true,
      fit: 'name',
      projectName: 'acme/shop',
      isBeside: false,
      names: { displayName: undefined, repository: 'acme/shop', address: undefined },
      pullRequests: ['7', '7'],
      ref: 'refs/pull/7/merge',
    });
  });

  it.each<[what: string, detail: Detail]>([
    ['leaves out the deployment and the repository id', { deploymentId: undefined, repositoryId: undefined }],
    ['leaves out the branch', { meta: { branch: undefined } }],
    ['names no repository, with its id configured', { meta: { repository: undefined } }],
  ])('confirms the scan if it %s', (_, detail) => {
    expect(() => confirm(detail)).not.toThrow();
  });
});

describe('a detail that contradicts the list of a completed scan (D19)', () => {
  it.each<[what: string, detail: Detail, words: string]>([
    ['another id', { id: '901' }, 'its detail has the id 901'],
    ['another commit', { meta: { commit: OTHER_COMMIT } }, 'does not name the commit'],
    ['the commit in upper case', { meta: { commit: COMMIT.toUpperCase() } }, 'does not name the commit'],
    ['no commit', { meta: { commit: undefined } }, 'does not name the commit'],
    ['another deployment (D24)', { deploymentId: '12' }, 'deployment 12'],
    ['another repository id', { repositoryId: '5' }, 'the list says repository 4242, the detail 5'],
    ['the exit code of a failure', { exitCode: 2n }, 'exit code is 2'],
    ['a negative exit code', { exitCode: -1n }, 'exit code is -1'],
    ['another pull request by number', { meta: { pullRequestId: '8' } }, 'the list says pull request 7, the detail 8'],
    ['another pull request by ref', { meta: { branch: 'refs/pull/8/merge' } }, 'the detail 8'],
    ['two pull requests', { meta: { pullRequestId: '7', branch: 'refs/pull/8/merge' } }, 'the detail 8'],
    ['no meta', { meta: undefined }, 'no meta'],
  ])('is scan-inconsistent for %s', (_, detail, words) => {
    const failure = expect.objectContaining({ reason: 'scan-inconsistent', message: expect.stringContaining(words) });
    expect(() => confirm(detail)).toThrow(failure);
  });

  it('is compared with the name that the CI system gives to the ref (M19)', () => {
    const target = aTarget({ subject: aPullRequest({ ciRef: 'PR-7' }) });
    const scan = aScan({ branch: 'PR-7' });
    expect(() => confirm({ meta: { branch: 'PR-7' } }, { scan, target })).not.toThrow();
    expect(() => confirm({ meta: { branch: 'PR-7', pullRequestId: '8' } }, { scan, target })).toThrow('the detail 8');
  });

  it('is compared with the merge commit of a pipeline (M19)', () => {
    const target = aTarget({ pipelineCommit: OTHER_COMMIT });
    const ofMerge = aScan({ commit: OTHER_COMMIT });
    expect(() => confirm({ meta: { commit: OTHER_COMMIT } }, { scan: ofMerge, target })).not.toThrow();
    expect(() => confirm({ meta: { commit: COMMIT } }, { scan: ofMerge, target })).toThrow('does not name the commit');
  });

  it('is compared by exact ids (D21)', () => {
    const scan = aScan({ id: '9007199254740993' });
    expect(() => confirm({}, { scan })).not.toThrow();
    expect(() => confirm({ id: '9007199254740992' }, { scan })).toThrow('its detail has the id 9007199254740992');
  });
});

describe('the detail of a scan without a result', () => {
  const failed = aScan({ status: 'error', exitCode: 2n });
  it.each<[what: string, scan: Scan, detail: Detail, isDenied: boolean, isFinal: boolean]>([
    ['names no commit yet (L16)', aRunningScan(), { meta: { commit: undefined } }, false, false],
    ['has no meta yet (L16)', aPendingScan(), { meta: undefined }, false, false],
    ['names another commit', aRunningScan(), { meta: { commit: OTHER_COMMIT } }, true, false],
    ['names another repository id', aRunningScan(), { repositoryId: '5' }, true, false],
    ['failed with its exit code', failed, { exitCode: 2n }, false, true],
    ['failed without meta', failed, { meta: undefined }, false, true],
  ])('is used for what it contains if it %s', (_, scan, detail, isDenied, isFinal) => {
    expect(fact(detail, { scan })).toMatchObject({ isDenied, isFinal });
  });

  it.each([
    [aRunningScan(), false],
    [failed, true],
  ])('has no facts if it is unreadable: %#', (scan, isFinal) => {
    const nothing = { isDenied: false, hasMeta: false, fit: 'unnamed', pullRequests: [] };
    expect(nothingSaid(scan)).toMatchObject({ isFinal, ...nothing });
  });
});

describe('the repository that a detail names', () => {
  it('contradicts the configured id if it is another one', () => {
    const failure = { reason: 'wrong-repository', message: 'scan 900 is of repository evil/shop, not of acme/shop' };
    expect(() => confirm({ meta: { repository: 'evil/shop' } })).toThrow(expect.objectContaining(failure));
  });

  it.each<[what: string, meta: Partial<NonNullable<ScanDetail['meta']>>]>([
    ['none', { repository: undefined }],
    ['an address without a path', { repository: undefined, repoUrl: 'https://x.test/' }],
  ])('is wrong-repository if only the name is known and the detail has %s', (_, meta) => {
    const failure = { reason: 'wrong-repository', message: expect.stringContaining('does not name its repository') };
    expect(() => confirm({ meta }, { isIdConfigured: false })).toThrow(expect.objectContaining(failure));
  });

  it('may be on any host if its id is configured', () => {
    const meta = { repoUrl: 'https://mirror.test/acme/shop' };
    expect(fact({ meta }, { host: 'github.com' })).toMatchObject({ fit: 'name' });
    expect(fact({ meta }, { host: 'github.com', isIdConfigured: false })).toMatchObject({ fit: 'other' });
  });
});

it.each<[what: string, meta: Partial<NonNullable<ScanDetail['meta']>>, expected: readonly string[]]>([
  ['by id and by ref', { pullRequestId: '7', branch: 'refs/pull/8/merge' }, ['7', '8']],
  ['by id alone', { pullRequestId: '7', branch: 'topic' }, ['7']],
  ['by ref alone', { branch: 'refs/pull/7/head' }, ['7']],
])('the pull requests that a detail names are known %s', (_, meta, expectedNumbers) => {
  expect(fact({ meta }, { target: aPush(), scan: aScan({ branch: 'main' }) }).pullRequests).toEqual(expectedNumbers);
});
