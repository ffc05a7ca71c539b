import { Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';
import { GateFailure } from '../domain/failure.ts';
import type { ProxySettings } from '../http/proxy-settings.ts';

/**
 * The connection pool for one origin. HTTP/1.1 only: large pages are several times slower over HTTP/2 here. All time
 * limits of its own are off, as the caller's abort signal covers connect, headers and body.
 * Throws `GateFailure` (`config`) for a proxy setting that is not an address.
 */
export function createDispatcher(base: URL, proxy: Partial<ProxySettings> = {}): Dispatcher {
  const options = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 } as const;
  const address = base.protocol === 'https:' ? proxy.httpsProxy : proxy.httpProxy;
  if (address === undefined || address === '') return new Agent(options);
  try {
    // Empty text rather than undefined: undefined would make undici read the environment itself.
    return new EnvHttpProxyAgent({
      ...options,
      httpProxy: address,
      httpsProxy: address,
      noProxy: proxy.noProxy ?? '',
    });
  } catch {
    // The cause is left out: the error quotes the address, which may contain a password.
    throw new GateFailure('config', 'the proxy address in the environment (HTTPS_PROXY or HTTP_PROXY) is not a URL');
  }
}
