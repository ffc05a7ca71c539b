import { INVISIBLE } from '../text/invisible.ts';

/** True for a relative path with `/` alone, no empty or dotted part, plain or encoded, and no character that cannot be seen. */
export function isRepositoryPath(path: string | undefined): path is string {
  if (path === undefined || path.search(INVISIBLE) !== -1 || /\\|^[a-z]:/i.test(path)) return false;
  return path.split('/').every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}

/** The path as a part of an address: each part percent-encoded, so that none of it is a scheme, a query or a fragment. */
export function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/');
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
