import type { ScanMeta } from '../domain/scan.ts';
import { remoteAddress } from '../domain/text/remote-address.ts';

/** How the project that a detail names fits the wanted one. A match by name goes before one by address alone. */
export type Fit = 'name' | 'address' | 'other' | 'unnamed';

export type WantedProject = {
  /** `owner/name`, compared ignoring case. */
  readonly repository: string;
  /** Host of the repository's server (`github.com`), where it is known: a project of another host is another one, whatever its name. */
  readonly host: string | undefined;
};

export function fitOf(meta: Pick<ScanMeta, 'repository' | 'repoUrl'>, wanted: WantedProject): Fit {
  const address = remoteAddress(meta.repoUrl);
  const name = wanted.repository.toLowerCase();
  if (address !== undefined && wanted.host !== undefined && address.host !== wanted.host.toLowerCase()) return 'other';
  if (meta.repository?.toLowerCase() === name) return 'name';
  if (address?.path.toLowerCase() === name) return 'address';
  return meta.repository === undefined && address === undefined ? 'unnamed' : 'other';
}

/** The project's name for a message; with the host where only that is another one. */
export function nameOf(meta: Pick<ScanMeta, 'repository' | 'repoUrl'>, wanted: WantedProject): string | undefined {
  const address = remoteAddress(meta.repoUrl);
  const name = meta.repository ?? address?.path;
  const isHostTheDifference = address !== undefined && name?.toLowerCase() === wanted.repository.toLowerCase();
  return isHostTheDifference ? `${name} on ${address.host}` : name;
}

/** Where a repository is, for people: host and path, without the user and the query, which may hold secrets. */
export function placeOf(url: string | undefined): string | undefined {
  const address = remoteAddress(url);
  return address && `${address.host}/${address.path.replace(/[?#].*$/s, '')}`;
}
