import { addAbortListener } from 'node:events';
import type { Dispatcher } from 'undici';
// Two files of undici in place of its index, which takes 50 ms and 15 MB more for web sockets, caches and mocks that nothing here uses.
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import { GateFailure } from '../domain/failure.ts';
import { once } from '../domain/work/once.ts';
import { assertNotShownToProxy, readProxySettings } from './proxy-settings.ts';

/** Sends a request and returns the head of its answer. Follows no redirect. */
export type Connections = { request(options: Request): Promise<Dispatcher.ResponseData> };

type Request = Dispatcher.RequestOptions & { readonly signal: AbortSignal };

/** HTTP/1.1 only: large pages are several times slower over HTTP/2 here. No time limits: the caller's signal covers the whole request. */
const OPTIONS = { allowH2: false, headersTimeout: 0, bodyTimeout: 0 } as const;

/** Uses the proxy that is set for https. `what` names the address. Throws `GateFailure` (`config`) as `assertNotShownToProxy`, and for a proxy setting that is not an address. */
export function openConnections(what: string, url: URL, env: NodeJS.ProcessEnv): Connections {
  assertNotShownToProxy(what, url, env);
  const { httpsProxy, noProxy } = readProxySettings(env);
  if (url.protocol === 'http:' || httpsProxy === '') {
    const agent = new Agent(OPTIONS);
    return { request: (options) => untilStopped(options, () => request.call(agent, options)) };
  }
  if (!URL.canParse(httpsProxy)) throw badProxy();
  const open = once(() => openProxy(httpsProxy, noProxy));
  return { request: (options) => untilStopped(options, async () => (await open()).request(options)) };
}

/** While undici is still connecting (up to 10 s), it notices a stop only afterwards, and then sends nothing. */
async function untilStopped<Result>({ signal }: Request, send: () => Promise<Result>): Promise<Result> {
  const stopped = Promise.withResolvers<never>();
  const listener = addAbortListener(signal, () => stopped.reject(signal.reason));
  try {
    return await Promise.race([stopped.promise, send()]);
  } finally {
    listener[Symbol.dispose]();
  }
}

async function openProxy(address: string, noProxy: string): Promise<Dispatcher> {
  const { EnvHttpProxyAgent } = await import('undici');
  try {
    // Empty text for `noProxy` rather than undefined: undefined would make undici read the environment itself.
    return new EnvHttpProxyAgent({ ...OPTIONS, httpProxy: address, httpsProxy: address, noProxy });
  } catch {
    throw badProxy();
  }
}

/** The cause is left out: the error quotes the address, which may contain a password. */
function badProxy(): GateFailure {
  return new GateFailure('config', 'the proxy address in the environment (HTTPS_PROXY) is not a URL');
}
