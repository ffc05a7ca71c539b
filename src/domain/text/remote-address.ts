import { MOST_OF_AN_ADDRESS, parseAddress } from '../rule/page-address.ts';

export type RemoteAddress = {
  /** It is in lower case, with a port of https that is not the usual one: `git.example:8443`. */
  readonly host: string;
  readonly path: string;
};

/** Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`. */
export function remoteAddress(url: string | undefined): RemoteAddress | undefined {
  const short = shortAddress(url);
  if (short !== undefined) return withPath(short.host, short.path);
  const address = parseAddress(url);
  if (address === undefined) return undefined;
  const { protocol, host, hostname, pathname } = address;
  // The port of ssh is another one than that of the same server's pages.
  return withPath(protocol === 'ssh:' ? hostname : host, pathname);
}

/** `git@host:owner/name.git`, as written. */
export function shortAddress(url = ''): RemoteAddress | undefined {
  if (url.length > MOST_OF_AN_ADDRESS) return undefined;
  const [, host, path] = /^[^/@\s]+@([^/:\s]+):(.+)$/.exec(url) ?? [];
  return host === undefined || path === undefined || path.startsWith('//') ? undefined : { host, path };
}

/** Without the slashes at its end. A pattern for them would try again at every slash of a long row. */
export function withoutEndSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}

function withPath(host: string, path: string): RemoteAddress | undefined {
  const name = withoutEndSlashes(path)
    .replace(/^\/+/, '')
    .replace(/\.git$/i, '');
  return name === '' ? undefined : { host: host.toLowerCase(), path: name };
}

/** Whether a host, as a URL has it, is this machine: the only one that may be asked without TLS. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}
