import { expect, test } from 'vitest';
import { remoteAddress } from '../../../src/domain/text/remote-address.ts';

test.each([
  ['https://Git.Example/acme/shop.git', 'git.example', 'acme/shop'],
  ['https://git.example:8443/acme/shop', 'git.example:8443', 'acme/shop'],
  ['git@git.example:acme/shop.git', 'git.example', 'acme/shop'],
  ['ssh://git@git.example/acme/shop', 'git.example', 'acme/shop'],
  ['ssh://git@git.example:7999/acme/shop.git', 'git.example', 'acme/shop'],
])('%s is on the server %s: its port of ssh is not that of its pages', (url, host, path) => {
  expect(remoteAddress(url)).toEqual({ host, path });
});
