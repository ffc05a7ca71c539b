/** The only encoder of path parts. Throws for a part that would lead to another path. `path` names the whole path in the message. */
export function pathPart(value: string | number, path: string): string {
  if (value === '' || value === '.' || value === '..') throw new Error(`an empty or dotted part in ${path}`);
  return encodeURIComponent(value);
}

/** A tag for template literals of paths: no filled-in part can leave its segment. `path` as for `pathPart`. */
export function pathTemplate(path: string) {
  return (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
    String.raw({ raw: parts }, ...values.map((value) => pathPart(value, path)));
}

/** A query with its question mark; empty if there is none. */
export function searchOf(query: Readonly<Record<string, string | number>> | undefined): string {
  if (query === undefined) return '';
  const texts = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return `?${new URLSearchParams(texts)}`;
}
