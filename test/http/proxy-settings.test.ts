import { describe, expect, it } from 'vitest';
import { assertNotShownToProxy, proxyPasswords, readProxySettings } from '../../src/http/proxy-settings.ts';

describe('the proxy variables', () => {
  it('are read in upper and lower case, and lower case wins, even if it is empty', () => {
    const env = {
      http_proxy: 'http://a',
      HTTP_PROXY: 'http://b',
      HTTPS_PROXY: 'http://c',
      no_proxy: '',
      NO_PROXY: '*',
    };
    expect(readProxySettings(env)).toEqual({ httpProxy: 'http://a', httpsProxy: 'http://c', noProxy: '' });
  });

  it('that are not set are empty, so that undici does not read them itself', () => {
    expect(readProxySettings({})).toEqual({ httpProxy: '', httpsProxy: '', noProxy: '' });
  });
});

it.each<[string, NodeJS.ProcessEnv, string[]]>([
  ['as written and decoded', { HTTPS_PROXY: 'http://me:pass%20word@proxy:1' }, ['pass%20word', 'pass word']],
  ['from both', { http_proxy: 'http://me:one@p', https_proxy: 'http://me:two@p' }, ['one', 'one', 'two', 'two']],
  ['as written where they cannot be decoded', { HTTP_PROXY: 'http://me:50%zz@p' }, ['50%zz', '50%zz']],
  ['from no invalid address', { HTTP_PROXY: 'http://me:word@:x' }, []],
  ['from no address without a password', { HTTP_PROXY: 'http://proxy:1', HTTPS_PROXY: '' }, []],
  ['from no variable that is not used', { http_proxy: '', HTTP_PROXY: 'http://me:word@p' }, []],
])('the passwords of proxies are taken %s', (_what, env, expected) => {
  expect(proxyPasswords(env)).toEqual(expected);
});

describe('sending a token through a proxy', () => {
  const sent = (address: string, env: Record<string, string>) => () =>
    assertNotShownToProxy('it', new URL(address), env);
  const PROXY = { HTTP_PROXY: 'http://proxy.example:8080' };

  it('is refused if the address is plain http, and only then', () => {
    expect(sent('http://127.0.0.1:8080', PROXY)).toThrow('it is plain http');
    expect(sent('https://findings.example', PROXY)).not.toThrow();
    expect(sent('http://127.0.0.1:8080', { HTTPS_PROXY: 'http://proxy.example:8080' })).not.toThrow();
    expect(sent('http://127.0.0.1:8080', {})).not.toThrow();
  });

  it.each([
    ['*', false],
    ['127.0.0.1', false],
    ['a.example, 127.0.0.1:8080', false],
    ['.0.1', false],
    ['127.0.0.1:8081', true],
    ['27.0.0.1', true],
    ['a.example,*', true],
    [' ', true],
  ])('is refused unless NO_PROXY has the host: %j', (noProxy, due) => {
    const sending = expect(sent('http://127.0.0.1:8080', { ...PROXY, NO_PROXY: noProxy }));
    (due ? sending : sending.not).toThrow();
  });
});
