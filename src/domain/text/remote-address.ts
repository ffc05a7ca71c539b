import { MOST_OF_AN_ADDRESS, parseAddress } from '../rule/page-address.ts';

export type RemoteAddress = {
  /** In lower case, with the port of https if it is not 443: `git.example:8443`. */
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
  // The port of ssh differs from the port of the same server's pages.
  return withPath(protocol === 'ssh:' ? hostname : host, pathname);
}

/** `git@host:owner/name.git`, as written. */
export function shortAddress(url = ''): RemoteAddress | undefined {
  if (url.length > MOST_OF_AN_ADDRESS) return undefined;
  const [, host, path] = /^[^/@\s]+@([^/:\s]+):(.+)$/.exec(url) ?? [];
  return host === undefined || path === undefined || path.startsWith('//') ? undefined : { host, path };
}

/** Removes slashes at the end. A regular expression would be slow for a long row of slashes. */
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

/** True if the host of a URL is this machine: the only one that may be contacted without TLS. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.[0-9]{1,3}){3}$/.test(hostname);
}
