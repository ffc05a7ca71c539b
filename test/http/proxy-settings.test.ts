import { describe, expect, it } from 'vitest';
import { proxyPasswords, readProxySettings } from '../../src/http/proxy-settings.ts';

describe('the proxy variables', () => {
  it('are read in both cases, and lower case goes first, even when it is empty', () => {
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

describe('the passwords of proxies', () => {
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['as written and decoded', { HTTPS_PROXY: 'http://me:pass%20word@proxy:1' }, ['pass%20word', 'pass word']],
    [
      'from both proxies',
      { http_proxy: 'http://me:one@p', https_proxy: 'http://me:two@p' },
      ['one', 'one', 'two', 'two'],
    ],
    ['as written where they cannot be decoded', { HTTP_PROXY: 'http://me:50%zz@p' }, ['50%zz', '50%zz']],
    ['from no address that cannot be read', { HTTP_PROXY: 'http://me:word@:x' }, []],
    ['from no address without a password', { HTTP_PROXY: 'http://proxy:1', HTTPS_PROXY: '' }, []],
    ['from no variable that is not used', { http_proxy: '', HTTP_PROXY: 'http://me:word@p' }, []],
  ])('are taken %s', (_what, env, expected) => {
    expect(proxyPasswords(env)).toEqual(expected);
  });
});
