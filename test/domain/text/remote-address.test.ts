import { expect, test } from 'vitest';
import { MOST_OF_AN_ADDRESS } from '../../../src/domain/rule/page-address.ts';
import { remoteAddress, withoutEndSlashes } from '../../../src/domain/text/remote-address.ts';

test.each([
  ['https://Git.Example/acme/shop.git', 'git.example', 'acme/shop'],
  ['https://git.example:8443/acme/shop', 'git.example:8443', 'acme/shop'],
  ['git@git.example:acme/shop.git', 'git.example', 'acme/shop'],
  ['ssh://git@git.example/acme/shop', 'git.example', 'acme/shop'],
  ['ssh://git@git.example:7999/acme/shop.git', 'git.example', 'acme/shop'],
])('%s is on the server %s: its port of ssh is not that of its pages', (url, host, path) => {
  expect(remoteAddress(url)).toEqual({ host, path });
});

test.each(['https://git.example/', 'git@git.example:'])('%s does not exist if it is too long for a link', (start) => {
  const longest = start.padEnd(MOST_OF_AN_ADDRESS, 'a');
  expect(remoteAddress(longest)?.host).toBe('git.example');
  expect(remoteAddress(`${longest}a`)).toBeUndefined();
});

test.each([
  ['git@git.example://acme/shop', undefined],
  ['https://git.example//acme/shop.git///', 'acme/shop'],
  ['git@git.example:/acme/shop/', 'acme/shop'],
])('%s is %s', (url, path) => {
  expect(remoteAddress(url)?.path).toBe(path);
});

test.each([
  ['', ''],
  ['//', ''],
  ['/a//', '/a'],
])('%j without the slashes at its end is %j', (text, without) => {
  expect(withoutEndSlashes(text)).toBe(without);
});
