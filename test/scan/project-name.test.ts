import { expect, it } from 'vitest';
import { type Fit, fitOf, nameOf } from '../../src/scan/project-name.ts';

const GITHUB = { repository: 'acme/shop', host: 'github.com' };
const ANY_HOST = { repository: 'acme/shop', host: undefined };

it.each<[repository: string | undefined, repoUrl: string | undefined, expected: Fit]>([
  ['acme/shop', undefined, 'name'],
  ['Acme/Shop', undefined, 'name'],
  ['acme/shop', 'https://github.com/acme/shop', 'name'],
  ['acme/shop', 'https://github.com/evil/shop', 'name'],
  ['acme/shop', 'https://GitHub.com/acme/shop', 'name'],
  ['acme/shop', 'not an address', 'name'],
  ['acme/shop', 'https://mirror.test/acme/shop', 'other'],
  ['acme/shop', 'git@mirror.test:acme/shop.git', 'other'],
  ['acme/shop', 'https://github.com.evil.test/acme/shop', 'other'],
  ['acme/shop', 'https://github.com:8443/acme/shop', 'other'],
  ['shop', 'https://github.com/acme/shop', 'address'],
  [undefined, 'https://github.com/acme/shop', 'address'],
  [undefined, 'https://github.com/acme/shop.git', 'address'],
  [undefined, 'https://github.com/acme/shop/', 'address'],
  [undefined, 'https://github.com/Acme/SHOP', 'address'],
  [undefined, 'git@github.com:acme/shop.git', 'address'],
  [undefined, 'ssh://git@github.com/acme/shop', 'address'],
  [undefined, 'https://mirror.test/acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop', 'other'],
  [undefined, 'https://github.com/mirrors/acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop?is=acme/shop', 'other'],
  [undefined, 'https://github.com/evil/shop#acme/shop', 'other'],
  ['evil/shop', undefined, 'other'],
  ['acme/shop2', undefined, 'other'],
  [undefined, undefined, 'unnamed'],
  [undefined, 'acme/shop', 'unnamed'],
  [undefined, 'https://github.com/', 'unnamed'],
])('a project named %s at %s fits: %s (L20)', (repository, repoUrl, expected) => {
  expect(fitOf({ repository, repoUrl }, GITHUB)).toBe(expected);
});

it.each<[repository: string | undefined, repoUrl: string, expected: Fit]>([
  ['acme/shop', 'https://mirror.test/acme/shop', 'name'],
  [undefined, 'https://mirror.test/acme/shop', 'address'],
  [undefined, 'https://mirror.test/evil/shop', 'other'],
])('where no host is known, a project named %s at %s fits: %s', (repository, repoUrl, expected) => {
  expect(fitOf({ repository, repoUrl }, ANY_HOST)).toBe(expected);
});

it.each([
  ['evil/shop', undefined, 'evil/shop'],
  [undefined, 'https://github.com/evil/shop.git', 'evil/shop'],
  ['acme/shop', 'https://mirror.test/acme/shop', 'acme/shop on mirror.test'],
  [undefined, 'https://mirror.test/acme/shop', 'acme/shop on mirror.test'],
  [undefined, undefined, undefined],
])('a project named %s at %s is told as %s', (repository, repoUrl, expected) => {
  expect(nameOf({ repository, repoUrl }, GITHUB)).toBe(expected);
});
