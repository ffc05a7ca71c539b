import type { IssueType } from '../domain/product.ts';

export const WIRE_ISSUE_TYPES = {
  sast: 'ISSUE_TYPE_SAST',
  sca: 'ISSUE_TYPE_SCA',
  secrets: 'ISSUE_TYPE_SECRETS',
  research: 'ISSUE_TYPE_RESEARCH',
  'ai-sast': 'ISSUE_TYPE_AI_SAST',
} as const satisfies Readonly<Record<IssueType, string>>;
export type WireIssueType = (typeof WIRE_ISSUE_TYPES)[IssueType];

export const SCAN_STATUS_PREFIX = 'SCAN_STATUS_';

/** `never-finished` with the prefix `SCAN_STATUS_` is `SCAN_STATUS_NEVER_FINISHED`. */
export function wireName(prefix: string, name: string): string {
  return prefix + name.toUpperCase().replaceAll('-', '_');
}

/** Maps the platform's words to ours. */
export function ourWords<Word extends string>(words: readonly Word[], prefix: string): ReadonlyMap<string, Word> {
  return new Map(words.map((word) => [wireName(prefix, word), word]));
}
