import type { ScanMeta } from '../domain/scan.ts';

/** How the project that a detail names fits the wanted one. A match by name goes before one by address alone. */
export type Fit = 'name' | 'address' | 'other' | 'unnamed';

export type WantedProject = {
  /** `owner/name`, compared ignoring case. */
  readonly repository: string;
  /** Host of the repository's server (`github.com`), where it is known: a project of another host is another one, whatever its name. */
  readonly host: string | undefined;
};

export function fitOf(meta: Pick<ScanMeta, 'repository' | 'repoUrl'>, wanted: WantedProject): Fit {
  const address = addressOf(meta.repoUrl);
  const name = wanted.repository.toLowerCase();
  if (address !== undefined && wanted.host !== undefined && address.host !== wanted.host.toLowerCase()) return 'other';
  if (meta.repository?.toLowerCase() === name) return 'name';
  if (address?.path.toLowerCase() === name) return 'address';
  return meta.repository === undefined && address === undefined ? 'unnamed' : 'other';
}

/** The project's name for a message; with the host where only that is another one. */
export function nameOf(meta: Pick<ScanMeta, 'repository' | 'repoUrl'>, wanted: WantedProject): string | undefined {
  const address = addressOf(meta.repoUrl);
  const name = meta.repository ?? address?.path;
  const isHostTheDifference = address !== undefined && name?.toLowerCase() === wanted.repository.toLowerCase();
  return isHostTheDifference ? `${name} on ${address.host}` : name;
}

/** Where a repository is, for people: host and path, without the user and the query, which may hold secrets. */
export function placeOf(url: string | undefined): string | undefined {
  const address = addressOf(url);
  return address && `${address.host}/${address.path.replace(/[?#].*$/s, '')}`;
}

/** Host and path of `https://host/owner/name.git`, `ssh://git@host/owner/name` and `git@host:owner/name.git`. */
function addressOf(url: string | undefined): { readonly host: string; readonly path: string } | undefined {
  if (url === undefined) return undefined;
  const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
  if (short !== null) return withPath(short[1]!, short[2]!);
  if (!URL.canParse(url)) return undefined;
  const { host, pathname } = new URL(url);
  return withPath(host, pathname);
}

function withPath(host: string, path: string): { readonly host: string; readonly path: string } | undefined {
  const name = path.replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return name === '' ? undefined : { host: host.toLowerCase(), path: name };
}
