/**
 * The only encoder of path parts: a part that would lead to another path is refused, not fixed. `path` names the whole path
 * in the message.
 */
export function pathPart(value: string | number, path: string): string {
  if (value === '' || value === '.' || value === '..') throw new Error(`an empty or dotted part in ${path}`);
  return encodeURIComponent(value);
}
