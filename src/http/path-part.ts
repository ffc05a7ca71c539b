/** A tag for template literals of paths: no filled-in part can leave its segment. */
export function apiPath(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return String.raw({ raw: parts }, ...values.map(pathPart));
}

/** The only encoder of path parts. Throws for a part that would lead to another path. */
export function pathPart(value: string | number): string {
  if (value === '' || value === '.' || value === '..') throw new Error('an empty or dotted part in a path');
  return encodeURIComponent(value);
}

/** A query with its question mark; empty if there is none. */
export function searchOf(query: Readonly<Record<string, string | number>> = {}): string {
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts)}`;
}
