import { pathToFileURL } from 'node:url';

/**
 * The npm tag of a version. `latest`, which people get by default, only if the version is newer than every other one that
 * is no prerelease. `next` for a prerelease, and a tag of its own line (`latest-1.4`) for a version that is older than
 * the newest one. The parameter `latest` is the version with that tag now; undefined before the first release. Throws if
 * the tag cannot be determined.
 */
export function distTag(version: string, latest: string | undefined): string {
  const { numbers, isPrerelease } = parsed(version);
  if (isPrerelease) return 'next';
  if (latest === undefined) return 'latest';
  const newest = parsed(latest);
  if (newest.isPrerelease) throw new Error(`npm installs the prerelease ${latest} by default: correct that first`);
  const order = numbers.map((number, place) => number - newest.numbers[place]!).find((difference) => difference !== 0);
  if (order === undefined) throw new Error(`${version} is published already`);
  return order > 0 ? 'latest' : `latest-${numbers[0]}.${numbers[1]}`;
}

function parsed(version: string): { readonly numbers: readonly number[]; readonly isPrerelease: boolean } {
  const found = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?$/.exec(version);
  if (found === null) throw new Error(`${JSON.stringify(version)} is not a version`);
  const [, major, minor, patch, prerelease] = found;
  return { numbers: [major, minor, patch].map(Number), isPrerelease: prerelease !== undefined };
}

/** `node scripts/dist-tag.ts <version> [<version that is latest now>]` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [version = '', latest = ''] = process.argv.slice(2);
  console.log(distTag(version, latest === '' ? undefined : latest));
}
