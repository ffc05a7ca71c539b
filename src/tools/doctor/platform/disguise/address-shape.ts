import type { Pseudonyms } from './pseudonyms.ts';
import { ADDRESS_PARTS, PUBLIC_DOMAINS, PUBLIC_HOSTS } from './told-names.ts';

const SCHEMES: ReadonlySet<string> = new Set(['https', 'http', 'ssh', 'git']);
const SHORT = /^([^/@\s]+)@([^/:\s]+):(?!\/\/)(.+)$/;
const LONG =
  /^([a-z][a-z0-9+.-]*):\/\/(?:([^/@?#]*)@)?([^/:@?#]*)((?::[0-9]{1,5})?)([^?#]*)((?:\?[^#]*)?)((?:#.*)?)$/is;
const LINE = /^L[0-9]{1,10}$/;
const CHANGE_PARTS: ReadonlySet<string> = new Set(['pull', 'pull-requests', 'merge_requests']);

/** `https://host/owner/name.git` and `git@host:owner/name.git`, part by part. Undefined for what is no address. */
export function toldAddress(text: string, names: Pseudonyms): string | undefined {
  const [, user, shortHost, shortPath] = SHORT.exec(text) ?? [];
  if (user !== undefined && shortHost !== undefined && shortPath !== undefined) {
    return `${toldUser(user, names)}@${toldHost(shortHost, names)}:${toldPath(shortPath, names)}`;
  }
  const [, scheme, owner, host, port, path, query, lines] = LONG.exec(text) ?? [];
  if (scheme === undefined || !SCHEMES.has(scheme.toLowerCase())) return undefined;
  const told = [
    `${scheme}://`,
    owner === undefined ? '' : `${inParts(owner, /(:)/, names, toldUser)}@`,
    toldHost(host!, names) + port!,
    toldPath(path!, names),
    inParts(query!, /([?&=])/, names, toldPart),
    inParts(lines!, /([#-])/, names, (part) => (LINE.test(part) ? part : toldPart(part, names))),
  ];
  return told.join('');
}

/** The same of a path alone, such as `owner/name`. */
export function toldPath(path: string, names: Pseudonyms): string {
  const parts = path.split('/');
  return parts.map((part, at) => toldPart(part, names, parts[at - 1])).join('/');
}

/** Pieces between separators, which stay; `separator` has a group, so that it is among the pieces. */
export function inParts(
  text: string,
  separator: RegExp,
  names: Pseudonyms,
  told: (part: string, names: Pseudonyms) => string,
): string {
  return text
    .split(separator)
    .map((part, at) => (at % 2 === 1 || part === '' ? part : told(part, names)))
    .join('');
}

/** The usual user of ssh is nobody. */
function toldUser(user: string, names: Pseudonyms): string {
  return user === 'git' ? user : names.name(user);
}

function toldHost(host: string, names: Pseudonyms): string {
  if (PUBLIC_HOSTS.has(host.toLowerCase())) return host;
  const domain = PUBLIC_DOMAINS.find((each) => host.toLowerCase().endsWith(each)) ?? '';
  const own = host.slice(0, host.length - domain.length);
  return inParts(own, /(\.)/, names, (part) => names.name(part)) + host.slice(own.length);
}

function toldPart(part: string, names: Pseudonyms, before?: string): string {
  if (/^\.*$/.test(part) || ADDRESS_PARTS.has(part)) return part;
  if (/\.git$/i.test(part)) return toldPart(part.slice(0, -4), names) + part.slice(-4);
  if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(part)) return names.commit(part);
  const isChange = before !== undefined && CHANGE_PARTS.has(before);
  return names.id(isChange ? 'change' : 'number', part) ?? names.name(decoded(part));
}

/** A name has one pseudonym, however an address writes it. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
