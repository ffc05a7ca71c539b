import { UNSEEN } from '../text/unseen.ts';

/**
 * True for the path of a file below the root of a repository: relative, with `/` alone between its parts, none of them
 * empty or a step to another folder, plain or encoded, and without a character that cannot be seen.
 */
export function isRepositoryPath(path: string | undefined): path is string {
  if (path === undefined || path.search(UNSEEN) !== -1 || /\\|^[a-z]:/i.test(path)) return false;
  return path.split('/').every((part) => !/^(?:\.|%(?:25)*2e){0,2}$|%(?:25)*(?:2f|5c|00)/i.test(part));
}

/** The path as a part of an address: each part percent-encoded, so that none of it is a scheme, a query or a fragment. */
export function encodedPath(path: string): string {
  return path.split('/').map(encoded).join('/');
}

function encoded(part: string): string {
  return encodeURIComponent(part).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
