export const ISSUE_TYPE_PREFIX = 'ISSUE_TYPE_';
export const SCAN_STATUS_PREFIX = 'SCAN_STATUS_';

export type WireIssueType = `${typeof ISSUE_TYPE_PREFIX}${string}`;

/** `never-finished` with the prefix `SCAN_STATUS_` is `SCAN_STATUS_NEVER_FINISHED`. */
export function wireName<Prefix extends string>(prefix: Prefix, name: string): `${Prefix}${string}` {
  return `${prefix}${name.toUpperCase().replaceAll('-', '_')}`;
}

export function ourWords<Word extends string>(words: readonly Word[], prefix: string): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [wireName(prefix, word), word]));
}
