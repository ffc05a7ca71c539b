import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScanMeta } from '../../../../src/domain/scan.ts';
import type { Checkout } from '../../../../src/domain/target.ts';
import { parseInputs } from '../../../../src/inputs/parse-inputs.ts';
import { withDefaults } from '../../../../src/inputs/raw-inputs.ts';
import type { ObservedProject } from '../../../../src/tools/doctor/project/project-names.ts';
import { proposeSettings, type Settings } from '../../../../src/tools/doctor/project/propose-settings.ts';
import { someScans } from '../../../scan/some-scans.ts';
import { aCommit, anObservedProject, anotherProject, commits, detailOf, type Habit } from './an-observed-project.ts';

const GIVEN = { 'base-url': 'https://platform.example', 'api-token': 'a-token-of-the-platform', 'deployment-id': '42' };

/** Every proposal goes back through the gate's own reader. */
function proposed(project: ObservedProject, checkout: Checkout = {}): Settings {
  const settings = proposeSettings(project, { checkout, isMeant: true });
  const raw = withDefaults({ ...GIVEN, ...setIn(settings) }, { GITHUB_REPOSITORY: 'acme/shop' });
  const inputs = parseInputs(raw);
  expect(inputs.discoveryTimeoutMs!).toBeLessThanOrEqual(inputs.waitTimeoutMs!);
  for (const { reason } of Object.values(settings)) expect(reason).toMatch(/^[A-Z0-9a-z].*\.$/);
  return settings;
}

function setIn(settings: Settings): Partial<Record<keyof Settings, string>> {
  const all = Object.entries(settings);
  return Object.fromEntries(all.flatMap(([input, { value }]) => (value === null ? [] : [[input, value]])));
}

function valuesOf(...given: Parameters<typeof proposed>): Partial<Record<keyof Settings, string>> {
  return setIn(proposed(...given));
}

function reasonOf(
  input: keyof Settings,
  scans: ObservedProject['scans'],
  given: Partial<ObservedProject> = {},
): string {
  return proposed(anObservedProject(scans, given))[input].reason;
}

it('are accepted by the gate, for any scans', () => {
  fc.assert(
    fc.property(someScans, (scans) => {
      proposed(anObservedProject(scans));
    }),
  );
});

it('are none if nothing was scanned', () => {
  expect(valuesOf(anObservedProject([]))).toEqual({});
});

it('are the id and the products of a project with quick scans, and no time, with any length of the list', () => {
  const expected = { 'repository-id': '4242', 'required-products': 'code, secrets' };
  expect(valuesOf(anObservedProject(commits(10)))).toEqual(expected);
  expect(valuesOf(anObservedProject(commits(10), { wholeSinceMs: undefined }))).toEqual(expected);
});

it('are none if another project may be meant', () => {
  const settings = proposeSettings(anObservedProject(commits(10)), { checkout: {}, isMeant: false });
  expect(setIn(settings)).toEqual({});
  expect(settings.repository.reason).toContain('4242');
});

describe('required products', () => {
  const productsOf = (scans: ObservedProject['scans']) => valuesOf(anObservedProject(scans))['required-products'];
  const CODE: Habit = { products: ['sast'] };
  const NIGHT: Habit = { branch: 'main', isFullScan: true, products: ['sast', 'sca', 'secrets'] };

  const ofBranches = (branches: number, from: number) =>
    commits(9, (place) => [{ ...NIGHT, branch: `b${place % branches}` }], from);
  const failed = aCommit(20, [{ products: ['sast'] }, { products: [], status: 'error' }]);
  const running = aCommit(3, [{}, { products: ['sca'], status: 'running' }]);
  const now = aCommit(-0.8, [{ products: ['sast'], branch: 'refs/pull/99/merge' }]);
  const unsettled = [...commits(6), ...running, ...now].filter(({ id }) => id !== '89970');
  it.each<[what: string, scans: ObservedProject['scans'], products: string | undefined]>([
    ['leave out products that a scan at night adds', commits(8, [CODE, { products: ['sca'], after: 240 }]), 'code'],
    ['ignore a failed scan without a list of products', [...commits(8), ...failed], 'code, secrets'],
    ['are not those of branches if pull requests are few', [...commits(4, [CODE]), ...ofBranches(9, 100)], undefined],
    ['are those of branches without pull requests', ofBranches(4, 1), 'code, supply-chain, secrets'],
    ['do not count commits whose scans run, or began only now', unsettled, 'code, secrets'],
    ['do not include unknown products', commits(9, [{ products: ['dast'] }]), undefined],
  ])('%s', (_, scans, products) => {
    expect(productsOf(scans)).toBe(products);
  });

  it('leave out products that only full scans at night run', () => {
    const scans = [...commits(10, [{ products: ['sast'] }]), ...commits(10, [NIGHT], 100)];
    expect(productsOf(scans)).toBe('code');
    expect(reasonOf('required-products', scans)).toContain(
      'supply-chain was scanned on other refs, but on none of these.',
    );
  });

  it('leave out products that some pull requests were not scanned for', () => {
    const scans = [...commits(9, [{ products: ['sast', 'sca'] }]), ...aCommit(10, [{ products: ['sast'] }])];
    expect(productsOf(scans)).toBe('code');
    expect(reasonOf('required-products', scans)).toContain('supply-chain ran on 9 of them');
  });

  it('are not proposed for two pull requests, even with many scans', () => {
    const scans = commits(12, (place) => [{ branch: `refs/pull/${place % 2}/merge` }]);
    expect(productsOf(scans)).toBeUndefined();
    expect(reasonOf('required-products', scans)).toBe(
      'Too few commits were found: 12 commits of 2 pull requests with a finished scan that began more than 30 minutes ago; 5 of at least 3 are needed.',
    );
  });

  it('are not proposed if one branch alone is scanned: no pull request would have a scan', () => {
    const nights = commits(30, [NIGHT]);
    expect(productsOf(nights)).toBeUndefined();
    expect(reasonOf('required-products', nights)).toContain('Let the scanner run on pull requests first.');
  });
});

describe('times', () => {
  const timesOf = (habits: readonly Habit[], count = 12) => {
    const { 'discovery-timeout': discovery, 'wait-timeout': wait } = valuesOf(
      anObservedProject(commits(count, habits)),
    );
    return [discovery, wait];
  };

  it.each<[string, readonly Habit[], string | undefined, string | undefined]>([
    ['quick scans', [{ took: 6 }], undefined, undefined],
    ['slow scans', [{ took: 20 }], undefined, '35m'],
    ['very slow scans', [{ took: 70 }], undefined, '2h'],
    ['scans that no job can wait for', [{ took: 600 }], undefined, undefined],
    ['a required product that comes later', [{ products: ['sast'] }, { products: ['sca'], after: 8 }], '17m', '20m'],
    [
      'a required product that is quick',
      [{ products: ['sast'] }, { products: ['sca'], after: 1 }],
      undefined,
      undefined,
    ],
    ['a scan of the commit at night', [{ took: 3 }, { after: 200, took: 90, isFullScan: true }], undefined, undefined],
  ])('follow from %s', (_, habits, discovery, wait) => {
    expect(timesOf(habits)).toEqual([discovery, wait]);
  });

  it('ignore one slow scan among quick ones', () => {
    const slow = aCommit(50, [{ took: 180 }]);
    expect(valuesOf(anObservedProject([...commits(8), ...slow]))['wait-timeout']).toBeUndefined();
    expect(reasonOf('wait-timeout', [...commits(8), ...slow])).toContain(
      "within 2m of the first scan's start, except for 1 (up to 3h)",
    );
  });

  it('are not proposed for a few scans, and a default that may be too short is reported', () => {
    expect(timesOf([{ took: 40 }], 3)).toEqual([undefined, undefined]);
    expect(reasonOf('wait-timeout', commits(3, [{ took: 40 }]))).toContain('The longest took 40m: the default of 15m');
  });

  it('do not include a product that nothing judges', () => {
    const habits: readonly Habit[] = [{ products: ['sast'] }, { products: ['ai_sast'], took: 50, status: 'error' }];
    expect(timesOf(habits)).toEqual([undefined, undefined]);
    expect(reasonOf('wait-timeout', commits(8, habits))).toContain('The default of 15m leaves time.');
    expect(reasonOf('required-products', commits(8, habits))).toContain(
      'ai-code ran on all of them, but mostly without',
    );
  });
});

describe('the project', () => {
  type Meta = Partial<ScanMeta>;
  const nothingBut = (name: string): Meta => ({ repoUrl: undefined, repository: name, repoDisplayName: name });
  const named = (
    meta: Meta | ((index: number) => Meta),
    checkout: Checkout = {},
    others: ObservedProject['others'] = [],
  ) => {
    const scans = commits(6);
    const details = scans.map((scan, index) => detailOf(scan, typeof meta === 'function' ? meta(index) : meta));
    const project = anObservedProject(scans, { details, others, unnamedOthers: 0 });
    const { 'repository-id': id, repository } = proposed(project, checkout);
    const why = `${id.reason} ${repository.reason}`;
    return { id: id.value ?? undefined, repository: repository.value ?? undefined, why };
  };
  const AT_HOME: Checkout = { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] };

  it('needs no name if its scans name the repository', () => {
    expect(named({}, AT_HOME)).toMatchObject({ id: '4242', repository: undefined });
  });

  it('is a part of a monorepo by its shown name, and the other projects are reported', () => {
    const others = [anotherProject('2', { repoDisplayName: 'acme/shop/web' })];
    const part = named({ repoDisplayName: 'acme/shop/api' }, AT_HOME, others);
    expect(part).toMatchObject({ id: '4242', repository: 'acme/shop/api' });
    expect(part.why).toContain('and each needs its own job: acme/shop/web (2)');
  });

  it('has a name that fits every scan, or none', () => {
    const { repository, why } = named((index) => nothingBut(`shop${index}`), AT_HOME);
    expect([repository, why]).toEqual([undefined, expect.stringContaining('differently')]);
  });

  it.each([
    'shop ${{ secrets.PLATFORM_TOKEN }}',
    "shop'; curl evil.example",
    'shop\n  mode: report',
    'shop\u202e',
    '-shop',
  ])('is not named by hostile text: %j', (name) => {
    expect(named(nothingBut(name), AT_HOME).repository).toBeUndefined();
  });

  it('has no id to paste if a project of the same name was scanned later', () => {
    const anew = named({}, AT_HOME, [anotherProject('5000', {}, 0)]);
    expect(anew).toMatchObject({ id: undefined, why: expect.stringContaining('Project 5000 has the same name') });
    expect(named({}, AT_HOME, [anotherProject('3', {}, 900)]).id).toBe('4242');
  });

  it('has a note that the names of others were not read', () => {
    const project = anObservedProject(commits(2), { unnamedOthers: 3 });
    expect(proposed(project)['repository-id'].reason).toContain('The names of 3 other projects were not read.');
  });
});

describe('known missing results', () => {
  const softeningOf = (scans: ObservedProject['scans'], probed: number, short: number) =>
    proposed(anObservedProject(scans, { gaps: { probed, short } }))['on-inconclusive'];

  it('are softened if each scan counts more than is indexed, and not for one scan or some of them', () => {
    expect(softeningOf(commits(10), 3, 3)).toMatchObject({ value: 'index-gap: warn' });
    const others = [softeningOf(commits(10), 3, 2), softeningOf(commits(10), 3, 0), softeningOf(commits(10), 1, 1)];
    expect([...others, softeningOf(commits(10), 0, 0)].map(({ value }) => value)).toEqual([null, null, null, null]);
  });

  it('are reported, and not softened, if a commit lacks a product of those before it', () => {
    const usual = [{ products: ['sast', 'sca'] }];
    const less = aCommit(0, [{ products: ['sast'] }]);
    expect(softeningOf([...commits(8, usual), ...less], 3, 0)).toMatchObject({
      value: null,
      reason: expect.stringMatching(/^1 of the newest commits .* product-missing: .* add "product-missing: warn"/),
    });
    expect(softeningOf(commits(8, usual), 3, 0).reason).not.toContain('product-missing');
  });
});
