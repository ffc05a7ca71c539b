import { describe, expect, it } from 'vitest';
import { projectFacts } from '../../../../src/tools/doctor/project/project-facts.ts';
import { type ObservedProject, otherProjectsIn } from '../../../../src/tools/doctor/project/project-names.ts';
import { aPendingScan, aRunningScan, aScan } from '../../../build/a-scan.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';
import { LABEL_WORLDS } from '../../../labels/label-worlds.ts';
import labels from '../../../labels/scan-labels.json' with { type: 'json' };
import { aCommit, anObservedProject, anotherProject, commits, detailOf } from './an-observed-project.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function factsOf(...given: Parameters<typeof anObservedProject>) {
  return projectFacts(anObservedProject(...given));
}

describe('the facts of a project', () => {
  it('of a project without a scan are that nothing was observed', () => {
    const facts = factsOf([]);
    expect(facts).toMatchObject({ scans: 0, kinds: [], refs: [], scanners: [], names: [] });
    expect(facts.perDay).toMatchObject({ mean: 0 });
    expect(factsOf([], { wholeSinceMs: undefined }).perDay).toBeNull();
  });

  it('contain how refs are spelled, and count one ref once', () => {
    const branches = ['refs/pull/7/merge', 'refs/pull/7/head', 'refs/heads/main', 'refs/tags/v1', 'PR-7', 'pull/8'];
    const scans = [...branches, 'main', 'topic', 'main', 'refs/changes/1', undefined, ''].map((branch, index) =>
      aScan({ id: String(900 - index), branch }),
    );
    const { refs: told } = factsOf(scans);
    expect(told.map(({ spelling, refs, scans }) => [spelling, refs, scans])).toEqual([
      ['pull-request-ref', 1, 2],
      ['branch-in-full', 1, 1],
      ['tag-in-full', 1, 1],
      ['name-of-the-ci-system', 2, 2],
      ['bare-name', 2, 3],
      ['other-ref', 1, 1],
      ['no-ref', 1, 2],
    ]);
  });

  it('contain products, ends and times by kind, without partial scans', () => {
    const night = aCommit(30, [{ branch: 'main', isFullScan: true, products: ['sast', 'sca', 'dast'], took: 40 }]);
    const failed = aCommit(31, [{ status: 'error' }, { status: 'cancelled' }, { status: 'never-finished' }]);
    const partial = aScan({ id: '1', isPartialScan: true, isFullScan: true, enabledProducts: ['secrets'] });
    const open = [aRunningScan({ id: '2' }), aPendingScan({ id: '3' })];
    const facts = factsOf([...commits(10), ...night, ...failed, partial, ...open]);
    expect(facts.scans).toBe(17);
    expect(facts.kinds).toMatchObject([
      {
        as: 'pull-request',
        isFullScan: false,
        scans: 15,
        unsuccessful: 3,
        products: [
          { product: 'code', scans: 15 },
          { product: 'supply-chain', scans: 2 },
          { product: 'secrets', scans: 15 },
        ],
        durations: { scans: 10, medianMs: 2 * MINUTE_MS, longestMs: 2 * MINUTE_MS },
      },
      { as: 'branch', isFullScan: true, durations: { scans: 1, longestMs: 40 * MINUTE_MS } },
    ]);
  });

  it('contain the time that nine of ten took at most, and the longest', () => {
    const scans = commits(10, (place) => [{ took: place }]);
    expect(factsOf(scans).kinds[0]!.durations).toEqual({
      scans: 10,
      medianMs: 5 * MINUTE_MS,
      p90Ms: 9 * MINUTE_MS,
      longestMs: 10 * MINUTE_MS,
    });
  });

  it('contain no time of scans without start and length', () => {
    const scan = aScan({ startedAtMs: undefined, totalTimeSeconds: undefined });
    expect(factsOf([scan]).kinds[0]!.durations).toBeNull();
  });

  it('count scans by day, from the first one on, and do not make a busy hour a busy day', () => {
    const scans = [0, 1, 25, 26, 27, 49].map((hours, index) =>
      aScan({ id: String(index), startedAtMs: NOON_MS - hours * HOUR_MS }),
    );
    const since = new Date(NOON_MS - 49 * HOUR_MS).toISOString();
    expect(factsOf(scans, { wholeSinceMs: NOON_MS - 72 * HOUR_MS }).perDay).toEqual({ since, mean: 2.9 });
    expect(factsOf(commits(3), { wholeSinceMs: NOON_MS - 9 * HOUR_MS }).perDay!.mean).toBe(3);
  });
});

const diff = aScan({ branch: 'refs/heads/feature/x' });
const other = aScan({ id: '901', branch: 'feature/y' });
const full = aScan({ branch: 'main', isFullScan: true });
const queued = aScan({ branch: 'refs/heads/gh-readonly-queue/main/pr-7-abc' });
const ofSeven = { pullRequestId: '7' };
it.each<[what: string, scans: ObservedProject['scans'], details: ObservedProject['details'], kind: string]>([
  ['a diff scan under the name of a branch with no more information', [diff, other], [], 'pull-request'],
  ['a diff scan if one that was read names a pull request', [diff, other], [detailOf(other, ofSeven)], 'pull-request'],
  ['a diff scan if none that was read names one', [diff, other], [detailOf(other)], 'branch'],
  ['a full scan that happens to name a pull request', [full], [detailOf(full, ofSeven)], 'branch'],
  [
    'a branch that GitHub makes for its queue',
    [queued, { ...queued, branch: 'gh-readonly-queue/main/pr-8-abc' }],
    [],
    'merge-queue',
  ],
])('the kind of ref is right for %s', (_, scans, details, kind) => {
  expect(factsOf(scans, { details }).kinds.map(({ as, scans }) => [as, scans])).toEqual([[kind, scans.length]]);
});

describe('the scanner', () => {
  const EXPECTED: Readonly<Record<string, string>> = {
    'gitlab-ci': 'GitLab CI',
    circleci: 'CircleCI',
    jenkins: 'Jenkins',
    bitbucket: 'Bitbucket Pipelines',
    'azure-pipelines': 'Azure Pipelines',
    buildkite: 'Buildkite',
  };
  const worlds = LABEL_WORLDS.map(({ name }, index) => [name, labels.worlds[index]!.label.scan_environment] as const);

  it.each(worlds)('is known by the label of %s', (_, environment) => {
    const scan = aScan();
    const environments = new Map([[scan.id, environment]]);
    expect(factsOf([scan], { environments }).scanners).toEqual([
      { name: EXPECTED[environment] ?? null, label: null, scans: 1 },
    ]);
  });

  it.each([
    ['https://github.com/acme/shop/actions/runs/77/job/3', 'GitHub Actions'],
    ['https://git.example/acme/shop/-/jobs/9', 'GitLab CI'],
    ['https://app.circleci.com/pipelines/gh/acme/shop/1', 'CircleCI'],
    ['https://dev.azure.com/acme/pay/_build/results?buildId=1', 'Azure Pipelines'],
    ['https://buildkite.com/acme/shop/builds/1', 'Buildkite'],
    ['https://bitbucket.org/acme/shop/pipelines/results/1', 'Bitbucket Pipelines'],
    ['https://jenkins.example/job/shop/1/', 'Jenkins'],
    ['https://evilcircleci.com/x', null],
    ['https://ci.example/builds/1', null],
    ['job/1', null],
  ])('is known by the page of its job, %s', (ciJobUrl, name) => {
    const scan = aScan();
    expect(factsOf([scan], { details: [detailOf(scan, { ciJobUrl })] }).scanners).toEqual([
      { name, label: null, scans: 1 },
    ]);
  });

  it('can be several, the usual one first, and an unknown one has its own name', () => {
    const scans = commits(4);
    const words = ['managed-scan', 'jenkins', 'jenkins', '__proto__'];
    const environments = new Map(scans.map(({ id }, index) => [id, words[index]!]));
    expect(factsOf(scans, { environments }).scanners).toEqual([
      { name: 'Jenkins', label: null, scans: 2 },
      { name: null, label: 'managed-scan', scans: 1 },
      { name: null, label: '__proto__', scans: 1 },
    ]);
  });
});

const own = commits(1);
const of = (...others: ObservedProject['others']) => otherProjectsIn(anObservedProject(own, { others }));
it('other projects are those at the same address, in order of name, with any other names', () => {
  const web = anotherProject('2', { repoDisplayName: 'acme/shop/web' });
  const api = anotherProject('3', { repoDisplayName: 'acme/shop/api' });
  const mirror = anotherProject('4', { repoUrl: 'https://mirror.example/acme/shop' });
  expect(of(web, api, mirror)).toEqual(['acme/shop/api (3)', 'acme/shop/web (2)']);
});
