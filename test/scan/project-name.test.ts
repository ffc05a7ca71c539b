import { describe, expect, it } from 'vitest';
import {
  allNamesOf,
  type Fit,
  fitOf,
  isOtherProject,
  nameOf,
  projectNames,
  type WantedProject,
} from '../../src/scan/project-name.ts';

const CHECKOUT = { host: 'github.com', path: 'acme/shop', names: ['acme/shop'] };
const WHOLE: WantedProject = { repository: 'acme/shop', checkout: CHECKOUT, isIdKnown: false };
const PART: WantedProject = { ...WHOLE, repository: 'acme/shop/payments' };
const FREELY_NAMED: WantedProject = { ...WHOLE, repository: 'payments' };
const ANY_HOST: WantedProject = { ...WHOLE, checkout: {} };
const AT = 'https://github.com/acme/shop';

type Text = string | undefined;

/** The names of a project in the order in which people think of them. */
function named(repoDisplayName: Text, repository: Text, repoUrl: Text) {
  return projectNames({ repoDisplayName, repository, repoUrl });
}

it.each<[repository: Text, repoUrl: Text, expected: Fit]>([
  ['acme/shop', undefined, 'name'],
  ['Acme/Shop', undefined, 'name'],
  ['acme/shop', AT, 'name'],
  ['acme/shop', 'https://github.com/evil/shop', 'name'],
  ['acme/shop', 'https://mirror.test/acme/shop', 'other'],
  ['acme/shop', 'git@mirror.test:acme/shop.git', 'other'],
  ['acme/shop', 'https://github.com.evil.test/acme/shop', 'other'],
  ['acme/shop', 'https://github.com:8443/acme/shop', 'other'],
  ['shop', AT, 'address'],
  [undefined, AT, 'address'],
  [undefined, 'https://github.com/acme/shop.git', 'address'],
  [undefined, 'https://me:secret@github.com/acme/shop', 'address'],
  [undefined, 'https://github.com/Acme/SHOP', 'address'],
  [undefined, 'git@github.com:acme/shop.git', 'address'],
  [undefined, 'ssh://git@github.com:2222/acme/shop', 'address'],
  [undefined, 'https://mirror.test/acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop', 'other'],
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

it.each<[repoUrl: string, expected: Fit]>([
  ['https://git.example:8443/acme/shop', 'address'],
  ['https://git.example/acme/shop', 'address'],
  ['https://git.example:9443/acme/shop', 'other'],
])('at git.example:8443 a project at %s fits: %s', (repoUrl, expected) => {
  const checkout = { ...WHOLE.checkout, host: 'git.example:8443' };
  expect(fitOf(named(undefined, undefined, repoUrl), { ...WHOLE, checkout })).toBe(expected);
});

describe('a project that shows a name of its own (M17)', () => {
  it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Fit]>([
    ['acme/shop', 'acme/shop', AT, 'name'],
    ['Acme/Shop', 'something else', AT, 'name'],
    ['acme/shop/payments', 'acme/shop', AT, 'repository'],
    ['payments', 'acme/shop', undefined, 'repository'],
    ['acme/shop/payments', 'something else', AT, 'address'],
    ['acme/shop/payments', undefined, undefined, 'other'],
    ['acme/shop2', 'something else', undefined, 'other'],
    // A fork that was scanned with the same settings.
    ['acme/shop', 'eve/shop', 'https://github.com/eve/shop', 'other'],
    ['acme/shop', 'acme/shop', 'https://github.com/eve/shop', 'repository'],
  ])('shown as %s, of %s at %s, fits the whole: %s', (displayName, repository, repoUrl, expected) => {
    expect(fitOf(named(displayName, repository, repoUrl), WHOLE)).toBe(expected);
  });

  it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Fit]>([
    ['acme/shop/payments', 'acme/shop', AT, 'name'],
    ['acme/shop/payments', 'acme/shop', undefined, 'name'],
    ['acme/shop/payments', 'eve/shop', 'https://github.com/eve/shop', 'other'],
    ['acme/shop/payments', 'acme/shop', 'https://mirror.test/acme/shop', 'other'],
    ['acme/shop/billing', 'acme/shop', AT, 'other'],
    ['acme/shop', 'acme/shop', AT, 'other'],
    [undefined, 'acme/shop', AT, 'other'],
    [undefined, undefined, AT, 'other'],
  ])('shown as %s, of %s at %s, fits a part: %s', (displayName, repository, repoUrl, expected) => {
    for (const isIdKnown of [false, true]) {
      expect(fitOf(named(displayName, repository, repoUrl), { ...PART, isIdKnown })).toBe(expected);
    }
  });

  it.each<[repoUrl: Text, expected: Fit]>([
    [AT, 'name'],
    [undefined, 'name'],
    ['https://github.com/eve/shop', 'other'],
  ])('may have any name where its address is the checkout: %s, %s', (repoUrl, expected) => {
    expect(fitOf(named('payments', 'acme/shop', repoUrl), FREELY_NAMED)).toBe(expected);
  });

  it('is judged from a checkout of another repository, where its address is its own', () => {
    const wanted = { ...PART, checkout: { ...CHECKOUT, path: 'acme/deploy', names: ['acme/deploy'] } };
    expect(fitOf(named('acme/shop/payments', 'acme/shop', AT), wanted)).toBe('name');
    expect(fitOf(named('acme/shop/payments', 'acme/shop', 'https://github.com/eve/shop'), wanted)).toBe('other');
    expect(fitOf(named(undefined, 'deploy', 'https://github.com/acme/deploy'), wanted)).toBe('other');
  });
});

describe('where the id is known', () => {
  const wanted: WantedProject = { ...WHOLE, isIdKnown: true };
  it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Fit]>([
    ['acme/shop/payments', undefined, undefined, 'part'],
    ['acme/shop/payments', 'x', 'https://github.com/eve/shop', 'other'],
    ['payments', 'acme/shop', 'https://mirror.test/acme/shop', 'repository'],
    [undefined, 'acme/shop', 'https://mirror.test/acme/shop', 'name'],
    [undefined, undefined, AT, 'address'],
    [undefined, undefined, 'https://mirror.test/acme/shop', 'other'],
    ['payments', undefined, undefined, 'other'],
    [undefined, 'evil/shop', undefined, 'other'],
  ])('a project shown as %s, of %s at %s, fits: %s', (displayName, repository, repoUrl, expected) => {
    expect(fitOf(named(displayName, repository, repoUrl), wanted)).toBe(expected);
  });
});

describe('a repository whose address is not its name', () => {
  const checkout = { host: 'dev.azure.com', path: 'acme/pay/_git/shop', names: ['acme/pay/shop', 'pay/shop', 'shop'] };
  const URI = 'https://acme@dev.azure.com/acme/pay/_git/shop';

  it.each<[wanted: string, repository: Text, repoUrl: Text, expected: Fit]>([
    ['shop', 'acme/pay/shop', URI, 'address'],
    ['acme/pay/shop', 'acme/pay/shop', URI, 'name'],
    ['acme/pay/shop', 'pay/shop', URI, 'address'],
    ['shop', 'acme/pay/shop', 'https://dev.azure.com/acme/web/_git/shop', 'other'],
    ['shop/payments', 'acme/pay/shop', URI, 'other'],
  ])('%s is found by its own names: %s at %s fits: %s', (wanted, repository, repoUrl, expected) => {
    for (const isIdKnown of [false, true]) {
      const project = { repository: wanted, checkout, isIdKnown };
      expect(fitOf(named(repository, repository, repoUrl), project)).toBe(expected);
    }
  });
});

it.each<[repository: Text, repoUrl: Text, expected: Fit]>([
  ['acme/shop', 'https://mirror.test/acme/shop', 'name'],
  [undefined, 'https://mirror.test/acme/shop', 'address'],
  [undefined, 'https://mirror.test/evil/shop', 'other'],
])('where no checkout is known, a project named %s at %s fits: %s', (repository, repoUrl, expected) => {
  expect(fitOf(named(undefined, repository, repoUrl), ANY_HOST)).toBe(expected);
});

describe('another project', () => {
  const own = named('acme/shop/payments', 'acme/shop', AT);
  it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: boolean]>([
    ['acme/shop/billing', 'acme/shop', AT, true],
    ['billing', undefined, 'git@github.com:acme/shop.git', true],
    ['acme/shop/payments/eu', undefined, undefined, true],
    ['acme/shop/payments/eu', 'eve/shop', 'https://github.com/eve/shop', false],
    ['acme/shop/billing', 'acme/shop', 'https://mirror.test/acme/shop', false],
    ['eve/shop', 'eve/shop', 'https://github.com/eve/shop', false],
    ['acme/other', undefined, undefined, false],
  ])('shown as %s, of %s at %s, is of the same repository: %s (M18)', (displayName, repository, repoUrl, expected) => {
    expect(isOtherProject(named(displayName, repository, repoUrl), own, PART)).toBe(expected);
  });

  it('is compared with the checkout where our own one does not say its address', () => {
    const silent = named('acme/shop/payments', undefined, undefined);
    expect(isOtherProject(named('billing', undefined, AT), silent, PART)).toBe(true);
    expect(isOtherProject(named('billing', undefined, 'https://github.com/eve/shop'), silent, PART)).toBe(false);
  });
});

it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Text]>([
  [undefined, 'evil/shop', undefined, 'evil/shop'],
  [undefined, undefined, 'https://github.com/evil/shop.git', 'evil/shop'],
  [undefined, 'acme/shop', 'https://mirror.test/acme/shop', 'acme/shop on mirror.test'],
  [undefined, undefined, 'https://mirror.test/acme/shop', 'acme/shop on mirror.test'],
  ['acme/shop/billing', 'acme/shop', AT, 'acme/shop/billing'],
  ['acme/shop', 'eve/shop', 'https://github.com/eve/shop', 'acme/shop at eve/shop'],
  [undefined, undefined, undefined, undefined],
])('a project shown as %s, of %s at %s, is told as %s', (displayName, repository, repoUrl, expected) => {
  expect(nameOf(named(displayName, repository, repoUrl), WHOLE)).toBe(expected);
});

it.each<[displayName: Text, repository: Text, repoUrl: Text, expected: Text]>([
  [
    'acme/shop/billing',
    'acme/shop',
    `https://me@github.com/acme/shop?key=1`,
    'acme/shop/billing, repository acme/shop, at github.com/acme/shop',
  ],
  ['acme/shop', 'acme/shop', undefined, 'acme/shop'],
  [undefined, 'acme/shop', undefined, 'acme/shop'],
  [undefined, undefined, AT, 'at github.com/acme/shop'],
])('all names of a project shown as %s, of %s at %s: %s', (displayName, repository, repoUrl, expected) => {
  expect(allNamesOf(named(displayName, repository, repoUrl))).toBe(expected);
});
