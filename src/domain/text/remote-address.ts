export type RemoteAddress = {
  /** It is in lower case, with a port of https that is not the usual one: `git.example:8443`. */
  readonly host: string;
  readonly path: string;
};

/** Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`. */
export function remoteAddress(url: string | undefined): RemoteAddress | undefined {
  if (url === undefined) return undefined;
  const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
  if (short !== null) return withPath(short[1]!, short[2]!);
  if (!URL.canParse(url)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(url);
  // The port of ssh is another one than that of the same server's pages.
  return withPath(protocol === 'ssh:' ? hostname : host, pathname);
}

function withPath(host: string, path: string): RemoteAddress | undefined {
  const name = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/i, '');
  return name === '' ? undefined : { host: host.toLowerCase(), path: name };
}
