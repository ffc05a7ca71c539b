import { describe, expect, it } from 'vitest';
import type { RepositoryId } from '../../src/domain/ids.ts';
import type { Scan } from '../../src/domain/scan.ts';
import type { DetailFact } from '../../src/scan/detail-fact.ts';
import {
  allNamesOf,
  type Fit,
  fitOf,
  isOtherProject,
  nameOf,
  projectNames,
  type WantedProject,
} from '../../src/scan/project-name.ts';
import { otherProjectsOf } from '../../src/scan/projects.ts';
import { aScan } from '../build/a-scan.ts';
import { aFact } from './a-choice.ts';

const CHECKOUT = { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] };
const WHOLE: WantedProject = { repository: 'acme/shop', checkout: CHECKOUT, isIdKnown: false };
const PART: WantedProject = { ...WHOLE, repository: 'acme/shop/payments' };
const AT = 'https://github.com/acme/shop';

type Text = string | undefined;

function named(repoDisplayName: Text, repository: Text, repoUrl: Text) {
  return projectNames({ repoDisplayName, repository, repoUrl });
}

const EVE = 'https://github.com/eve/shop';
const MIRROR = 'https://mirror.test/acme/shop';

it.each<[repository: Text, repoUrl: Text, expected: Fit]>([
  ['acme/shop', undefined, 'name'],
  ['Acme/Shop', undefined, 'name'],
  ['acme/shop', 'https://github.com/evil/shop', 'name'],
  ['acme/shop', MIRROR, 'other'],
  ['acme/shop', 'git@mirror.test:acme/shop.git', 'other'],
  ['acme/shop', 'https://github.com.evil.test/acme/shop', 'other'],
  ['acme/shop', 'https://github.com:8443/acme/shop', 'other'],
  ['shop', AT, 'address'],
  [undefined, 'https://github.com/acme/shop.git', 'address'],
  [undefined, 'https://me:secret@github.com/acme/shop', 'address'],
  [undefined, 'https://github.com/Acme/SHOP', 'address'],
  [undefined, 'git@github.com:acme/shop.git', 'address'],
  [undefined, 'ssh://git@github.com:2222/acme/shop', 'address'],
  [undefined, 'https://github.com/mirrors/acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop?is=acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop#acme/shop', 'other'],
  ['evil/shop', undefined, 'other'],
  ['acme/shop2', undefined, 'other'],
  ['', '', 'unnamed'],
  [undefined, 'acme/shop', 'unnamed'],
  [undefined, 'https://github.com/', 'unnamed'],
])('a project named %s at %s fits: %s (L20)', (repository, repoUrl, expected) => {
  expect(fitOf(named(undefined, repository, repoUrl), WHOLE)).toBe(expected);
});

const AZURE: WantedProject['checkout'] = {
  host: 'dev.azure.com',
  path: 'acme/pay/_git/shop',
  names: ['acme/pay/shop', 'pay/shop', 'shop'],
};
const ON_AZURE = 'https://acme@dev.azure.com/acme/pay/_git/shop';
const WANTED = {
  'a project on a host with a port': { ...WHOLE, checkout: { ...CHECKOUT, host: 'git.example:8443' } },
  'a project of any host': { ...WHOLE, checkout: {} },
  'the whole': WHOLE,
  'the whole, whose id is known,': { ...WHOLE, isIdKnown: true },
  'a part': PART,
  'a part, whose id is known,': { ...PART, isIdKnown: true },
  'a part, from a checkout of another repository,': {
    ...PART,
    checkout: { ...CHECKOUT, path: 'acme/deploy', names: ['acme/deploy'] },
  },
  'any name': { ...WHOLE, repository: 'payments' },
  'a bare name': { repository: 'shop', checkout: AZURE, isIdKnown: false },
  'the same in full': { repository: 'acme/pay/shop', checkout: AZURE, isIdKnown: true },
  'a part of it': { repository: 'shop/payments', checkout: AZURE, isIdKnown: false },
} satisfies Readonly<Record<string, WantedProject>>;

it.each<[wanted: keyof typeof WANTED, displayName: Text, repository: Text, repoUrl: Text, expected: Fit]>([
  ['a project on a host with a port', undefined, undefined, 'https://git.example:8443/acme/shop', 'address'],
  ['a project on a host with a port', undefined, undefined, 'https://git.example/acme/shop', 'address'],
  ['a project on a host with a port', undefined, undefined, 'https://git.example:9443/acme/shop', 'other'],
  ['a project of any host', undefined, 'acme/shop', MIRROR, 'name'],
  ['a project of any host', undefined, undefined, MIRROR, 'address'],
  ['a project of any host', undefined, undefined, 'https://mirror.test/evil/shop', 'other'],
  ['the whole', 'Acme/Shop', 'something else', AT, 'name'],
  ['the whole', 'acme/shop/payments', 'acme/shop', AT, 'repository'],
  ['the whole', 'payments', 'acme/shop', undefined, 'repository'],
  ['the whole', 'acme/shop/payments', 'something else', AT, 'address'],
  ['the whole', 'acme/shop/payments', undefined, undefined, 'other'],
  ['the whole', 'acme/shop2', 'something else', undefined, 'other'],
  // A fork that was scanned with the same settings.
  ['the whole', 'acme/shop', 'eve/shop', EVE, 'other'],
  ['the whole', 'acme/shop', 'acme/shop', EVE, 'repository'],
  ['a part', 'acme/shop/payments', 'acme/shop', AT, 'name'],
  ['a part', 'acme/shop/payments', 'acme/shop', undefined, 'name'],
  ['a part', 'acme/shop/payments', 'eve/shop', EVE, 'other'],
  ['a part', 'acme/shop/payments', 'acme/shop', MIRROR, 'other'],
  ['a part', 'acme/shop/billing', 'acme/shop', AT, 'other'],
  ['a part', undefined, undefined, AT, 'other'],
  ['a part, whose id is known,', 'acme/shop/payments', 'acme/shop', AT, 'name'],
  ['a part, whose id is known,', 'acme/shop/payments', 'acme/shop', MIRROR, 'other'],
  ['a part, whose id is known,', undefined, 'acme/shop', AT, 'other'],
  ['a part, from a checkout of another repository,', 'acme/shop/payments', 'acme/shop', AT, 'name'],
  ['a part, from a checkout of another repository,', 'acme/shop/payments', 'acme/shop', EVE, 'other'],
  ['a part, from a checkout of another repository,', undefined, 'deploy', 'https://github.com/acme/deploy', 'other'],
  ['any name', 'payments', 'acme/shop', AT, 'name'],
  ['any name', 'payments', 'acme/shop', undefined, 'name'],
  ['any name', 'payments', 'acme/shop', EVE, 'other'],
  ['the whole, whose id is known,', 'acme/shop/payments', undefined, undefined, 'part'],
  ['the whole, whose id is known,', 'acme/shop/payments', 'x', EVE, 'other'],
  ['the whole, whose id is known,', 'payments', 'acme/shop', MIRROR, 'repository'],
  ['the whole, whose id is known,', undefined, 'acme/shop', MIRROR, 'name'],
  ['the whole, whose id is known,', undefined, undefined, MIRROR, 'other'],
  ['the whole, whose id is known,', undefined, undefined, AT, 'address'],
  ['the whole, whose id is known,', 'payments', undefined, undefined, 'other'],
  ['the whole, whose id is known,', undefined, 'evil/shop', undefined, 'other'],
  ['a bare name', 'acme/pay/shop', 'acme/pay/shop', ON_AZURE, 'address'],
  ['a bare name', 'acme/pay/shop', 'acme/pay/shop', 'https://dev.azure.com/acme/web/_git/shop', 'other'],
  ['the same in full', 'acme/pay/shop', 'acme/pay/shop', ON_AZURE, 'name'],
  ['the same in full', 'pay/shop', 'pay/shop', ON_AZURE, 'address'],
  ['a part of it', 'acme/pay/shop', 'acme/pay/shop', ON_AZURE, 'other'],
])(
  'if %s is wanted, a project shown as %s, of %s at %s, fits: %s (M17)',
  (wanted, displayName, repository, repoUrl, expected) => {
    expect(fitOf(named(displayName, repository, repoUrl), WANTED[wanted])).toBe(expected);
  },
);

describe('another project', () => {
  const own = named('acme/shop/payments', 'acme/shop', AT);
  it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: boolean]>([
    ['acme/shop/billing', 'acme/shop', AT, true],
    ['billing', undefined, 'git@github.com:acme/shop.git', true],
    ['acme/shop/payments/eu', undefined, undefined, true],
    ['acme/shop/payments/eu', 'eve/shop', EVE, false],
    ['acme/shop/billing', 'acme/shop', MIRROR, false],
    ['eve/shop', 'eve/shop', EVE, false],
    ['acme/other', undefined, undefined, false],
  ])('shown as %s, of %s at %s, is of the same repository: %s (M18)', (displayName, repository, repoUrl, expected) => {
    expect(isOtherProject(named(displayName, repository, repoUrl), own, PART)).toBe(expected);
  });

  it('is compared with the checkout if our project has no address', () => {
    const silent = named('acme/shop/payments', undefined, undefined);
    expect(isOtherProject(named('billing', undefined, AT), silent, PART)).toBe(true);
    expect(isOtherProject(named('billing', undefined, EVE), silent, PART)).toBe(false);
  });
});

it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Text]>([
  [undefined, 'evil/shop', undefined, 'evil/shop'],
  [undefined, undefined, 'https://github.com/evil/shop.git', 'evil/shop'],
  [undefined, 'acme/shop', MIRROR, 'acme/shop on mirror.test'],
  [undefined, undefined, MIRROR, 'acme/shop on mirror.test'],
  ['acme/shop/billing', 'acme/shop', AT, 'acme/shop/billing'],
  ['acme/shop', 'eve/shop', EVE, 'acme/shop at eve/shop'],
  [undefined, undefined, undefined, undefined],
])('a project shown as %s, of %s at %s, is reported as %s', (displayName, repository, repoUrl, expected) => {
  expect(nameOf(named(displayName, repository, repoUrl), WHOLE)).toBe(expected);
});

it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Text]>([
  ['web', 'acme/shop', 'https://me@github.com/acme/shop?k', 'web, repository acme/shop, at github.com/acme/shop'],
  ['acme/shop', 'acme/shop', undefined, 'acme/shop'],
  [undefined, undefined, AT, 'at github.com/acme/shop'],
])('all names of a project shown as %s, of %s at %s: %s', (displayName, repository, repoUrl, expected) => {
  expect(allNamesOf(named(displayName, repository, repoUrl))).toBe(expected);
});

const shown = (name: string, fit: Fit, repoUrl = AT): Partial<DetailFact> => ({
  fit,
  names: named(name, 'acme/shop', repoUrl),
});
const SCANS = ['1', '2', '3', '4'].map((id) => aScan({ id, repositoryId: `10${id}` }));
const FACTS: Readonly<Record<string, Partial<DetailFact>>> = {
  1: shown('acme/shop/payments', 'name'),
  2: shown('acme/shop/web', 'other'),
  3: shown('acme/shop/billing', 'other'),
  4: shown('eve/shop', 'other', EVE),
};

function otherProjects(scans: readonly Scan[], facts = FACTS, configured?: string): readonly string[] {
  const factOf = ({ id }: Scan) => (facts[id] === undefined ? undefined : aFact(facts[id]));
  const found = otherProjectsOf(scans, factOf, PART, configured as RepositoryId | undefined);
  return found.map(({ repositoryId, name }) => `${repositoryId} ${name}`);
}

const OTHERS = ['103 acme/shop/billing', '102 acme/shop/web'];
const WITHOUT_OWN = SCANS.slice(1);
const TWO_READ = { 1: FACTS['1']!, 2: FACTS['2']! };
it.each<[what: string, named: readonly string[], ...given: Parameters<typeof otherProjects>]>([
  ['the other projects of the repository, in order of name (M18)', OTHERS, SCANS],
  ['them in any order of the list (M18)', OTHERS, SCANS.toReversed()],
  ['them by the checkout if the wanted project was not scanned', OTHERS, WITHOUT_OWN, FACTS, '101'],
  ['none if nothing was read', [], SCANS, {}, '101'],
  ['none of which nothing was read', ['102 acme/shop/web'], SCANS, TWO_READ, '101'],
  ['none without a scan', [], []],
  ['none without a scan, if the wanted project is configured', [], [], FACTS, '101'],
  ['none if the wanted project is unknown', [], WITHOUT_OWN],
  ['none if two projects fit the wanted name alike', [], SCANS, { ...FACTS, 2: FACTS['1']! }],
])('names %s', (_, named, ...given) => {
  expect(otherProjects(...given)).toEqual(named);
});
