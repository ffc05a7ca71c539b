import { GateFailure } from '../domain/failure.ts';
import { decoded } from '../domain/text/decoded.ts';

/** Reads the variables like curl and most tools: the name in lower case goes first. Empty for one that is not set: with undefined, undici would read the environment itself. */
export function readProxySettings(env: NodeJS.ProcessEnv) {
  return {
    httpProxy: addressIn(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: addressIn(env.https_proxy ?? env.HTTPS_PROXY),
    /** Hosts that are reached directly: names, `.suffixes`, with an optional port, or `*`. */
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

/** `proxy.example:3128` means plain http. */
function addressIn(text = ''): string {
  return text === '' || text.includes('://') ? text : `http://${text}`;
}

/** Throws `GateFailure` (`config`) if a proxy would see the token: for plain http only, since https goes through a tunnel. */
export function assertNotShownToProxy(what: string, url: URL, env: NodeJS.ProcessEnv): void {
  const { httpProxy, noProxy } = readProxySettings(env);
  if (url.protocol !== 'http:' || httpProxy === '' || isPassedBy(url, noProxy)) return;
  const why = 'is plain http, and HTTP_PROXY names a proxy, which would read the token';
  throw new GateFailure('config', `${what} ${why}: write https, or put the host into NO_PROXY`);
}

export function isPassedBy(url: URL, noProxy: string): boolean {
  const entries = noProxy.split(/[,\s]+/).filter((entry) => entry !== '');
  return noProxy === '*' || entries.some((entry) => isOf(url, entry));
}

function isOf({ hostname, port, protocol }: URL, entry: string): boolean {
  const [, name = entry, itsPort] = /^(.+):(\d+)$/.exec(entry) ?? [];
  if (itsPort !== undefined && itsPort !== (port || (protocol === 'http:' ? '80' : '443'))) return false;
  const host = name.replace(/^\*?\./, '').toLowerCase();
  return hostname === host || hostname.endsWith(`.${host}`);
}

/** The passwords in proxy addresses, as written and decoded: secrets like the tokens. */
export function proxyPasswords(env: NodeJS.ProcessEnv): readonly string[] {
  const { httpProxy, httpsProxy } = readProxySettings(env);
  return [httpProxy, httpsProxy].flatMap((address) => {
    const password = URL.canParse(address) ? new URL(address).password : '';
    return password === '' ? [] : [password, decoded(password) ?? password];
  });
}
