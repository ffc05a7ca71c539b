import type { RepositoryId } from '../domain/ids.ts';
import type { Scan, ScanMeta } from '../domain/scan.ts';
import type { Checkout } from '../domain/target.ts';
import { type RemoteAddress, remoteAddress } from '../domain/text/remote-address.ts';

/** How a project fits, best first. `part`: it is a part of the wanted repository, which fits only if the project's id is known. */
export type Fit = 'name' | 'repository' | 'address' | 'part' | 'other' | 'unnamed';

/** Without a project id, the projects with the best of these fits are the candidates for the wanted one. */
export const FITS_BY_NAME = ['name', 'repository', 'address'] as const satisfies readonly Fit[];

export type WantedProject = {
  /** `owner/name`, or the display name of a part; compared ignoring case. */
  readonly repository: string;
  readonly checkout: Checkout;
  /** True if the id of the project is known. The id then decides, and the names in a detail must fit or be absent. */
  readonly isIdKnown: boolean;
};

export type ProjectNames = Readonly<ReturnType<typeof projectNames>>;

export const NO_NAMES: ProjectNames = { displayName: undefined, repository: undefined, address: undefined };

export type NamedProject = { readonly id: RepositoryId; readonly scan: Scan; readonly names: ProjectNames };

type NamingMeta = Pick<ScanMeta, 'repository' | 'repoDisplayName' | 'repoUrl'>;

export function projectNames({ repoDisplayName, repository, repoUrl }: NamingMeta) {
  return {
    // spec-gap: repo-display-name
    displayName: unlessBlank(repoDisplayName),
    repository: unlessBlank(repository),
    address: remoteAddress(repoUrl),
  };
}

export function fitOf(names: ProjectNames, wanted: WantedProject): Fit {
  const { repository, address } = names;
  if (!wanted.isIdKnown && address !== undefined && isOnOtherHost(address, wanted.checkout)) return 'other';
  const displayName = isContradicted(address, wanted) ? undefined : names.displayName;
  if (isSame(displayName, wanted.repository)) return 'name';
  if (isSame(repository, wanted.repository)) return names.displayName === undefined ? 'name' : 'repository';
  if (address !== undefined && isOwnAddress(address, wanted)) return 'address';
  if (isBelow(displayName, wanted.repository)) return wanted.isIdKnown ? 'part' : 'other';
  const isNamed = names.displayName !== undefined || repository !== undefined || address !== undefined;
  return isNamed ? 'other' : 'unnamed';
}

/** True for another project of the same repository: at the address of the wanted project, or with a display name below the wanted name. */
export function isOtherProject(
  { address, displayName }: ProjectNames,
  own: ProjectNames | undefined,
  wanted: WantedProject,
): boolean {
  if (isBelow(displayName, wanted.repository) && !isContradicted(address, wanted)) return true;
  if (address === undefined || isOnOtherHost(address, wanted.checkout)) return false;
  if (own?.address !== undefined) return isSameAddress(address, own.address);
  return isSame(address.path, wanted.repository) || isSame(address.path, wanted.checkout.path);
}

/** The project's name for a message; with its address if the name alone does not distinguish it from the wanted one. */
export function nameOf({ displayName, repository, address }: ProjectNames, wanted: WantedProject): string | undefined {
  const name = displayName ?? repository ?? address?.path;
  if (address === undefined || !isSame(name, wanted.repository)) return name;
  if (isOnOtherHost(address, wanted.checkout)) return `${name} on ${address.host}`;
  return isContradicted(address, wanted) ? `${name} at ${address.path}` : name;
}

/** `acme/shop/payments, repository acme/shop, at github.com/acme/shop`. */
export function allNamesOf({ displayName, repository, address }: ProjectNames): string {
  const first = displayName ?? repository;
  return [first, repository === first ? undefined : `repository ${repository}`, address && `at ${placeOf(address)}`]
    .filter((name) => name !== undefined)
    .join(', ');
}

/** The address without user and query, which may contain secrets. */
export function placeOf({ host, path }: RemoteAddress): string {
  return `${host}/${path.replace(/[?#].*$/s, '')}`;
}

function isContradicted(address: RemoteAddress | undefined, wanted: WantedProject): boolean {
  const { repository, checkout } = wanted;
  if (address === undefined) return false;
  if (isOnOtherHost(address, checkout)) return true;
  const isOfWanted = isSame(address.path, repository) || isBelow(repository, address.path);
  return checkout.path !== undefined && !isSame(address.path, checkout.path) && !isOfWanted;
}

function isOwnAddress(address: RemoteAddress, { repository, checkout }: WantedProject): boolean {
  if (isOnOtherHost(address, checkout)) return false;
  if (isSame(address.path, repository)) return true;
  const isOwnName = checkout.names?.some((name) => isSame(name, repository)) === true;
  return isOwnName && isSame(address.path, checkout.path);
}

export function isSameAddress(one: RemoteAddress, other: RemoteAddress): boolean {
  return one.host === other.host && isSame(one.path, other.path);
}

/** Accepts an address without the port of the checkout's host: the scanner leaves it out if it makes the address of a clone, and only then. */
function isOnOtherHost(address: RemoteAddress, { host }: Checkout): boolean {
  const own = host?.toLowerCase();
  return own !== undefined && address.host !== own && address.host !== own.replace(/:[0-9]+$/, '');
}

export function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}

export function isBelow(name: string | undefined, whole: string): boolean {
  return name?.toLowerCase().startsWith(`${whole.toLowerCase()}/`) === true;
}

function unlessBlank(text: string | undefined): string | undefined {
  return text?.trim() === '' ? undefined : text;
}
