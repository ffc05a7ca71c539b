/**
 * The one encoder of path parts: what would move to another place of the path is refused, not mended. `path` names the whole
 * in the message.
 */
export function pathPart(value: string | number, path: string): string {
  if (value === '' || value === '.' || value === '..') throw new Error(`an empty or dotted part in ${path}`);
  return encodeURIComponent(value);
}
