import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ISSUE_LIST_BODY, ISSUE_SEARCH_BODY } from '../../src/platform/requests/issue-requests.ts';
import { SCAN_LIST_BODY } from '../../src/platform/requests/scan-list.ts';
import { SCAN, SCAN_DETAIL } from '../../src/platform/schema/scans.ts';
import { issueGroupOnWire } from '../../src/platform/schema/whole-group.ts';
import { aScan } from '../build/a-scan.ts';
import { aDetailOf } from '../build/a-scan-detail.ts';
import { anIssueGroup } from '../build/an-issue-group.ts';
import { listFiles, type SourceFile } from './source-file.ts';

/** The filter's members and values are the policy's words too, so the domain has them. */
const MAY_KNOW = ['src/platform/', 'src/tools/doctor/platform/', 'src/domain/'];

const BODIES = [ISSUE_SEARCH_BODY, ISSUE_LIST_BODY, SCAN_LIST_BODY];

const TABLES = [
  issueGroupOnWire(anIssueGroup({ issueType: 'sca' })),
  SCAN.write(aScan()),
  SCAN_DETAIL.write(aDetailOf(aScan(), { stats: { findings: 1n, totalTimeSeconds: 1 } })),
];

/** Our own words, and those of the policy. A member with such a name may be in any room. */
const WORDS_OF_DOMAIN = new Set(listFiles(['src/domain'], '.ts').flatMap(wordsOf));

/** Names of members that only the platform uses and that have more than one word. `groupBy` is also a name of JavaScript. */
const MEMBERS = new Set(
  [...TABLES.flatMap(keysOf), ...BODIES.flatMap(({ names }) => Object.values(names).flat())].filter(
    (name) => /[_A-Z]/.test(name) && !WORDS_OF_DOMAIN.has(name) && name !== 'groupBy',
  ),
);

const VALUES = new Set(
  BODIES.flatMap(({ schema }) => textsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).filter(
    (text) => /^[A-Z]+(?:_[A-Z]+)+$/.test(text),
  ),
);

function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(keysOf);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Identifiers, and the words of texts; not those of comments, which may explain a name. */
function wordsOf({ text }: SourceFile): readonly string[] {
  return text.replaceAll(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '').match(/\w+/g) ?? [];
}

/** The platform's own spellings in a file: a member, a value of an enum, or the beginning that its values share. */
function wireNamesIn(file: SourceFile): readonly string[] {
  const isIn = (rooms: readonly string[]): boolean => rooms.some((room) => file.path.startsWith(room));
  const words = wordsOf(file);
  const members = isIn(MAY_KNOW) ? [] : words.filter((word) => MEMBERS.has(word));
  const values = isIn(MAY_KNOW) ? [] : words.filter(isValueOrPrefix);
  return [...members, ...values].map((word) => `${file.path} says ${word}`);
}

function isValueOrPrefix(word: string): boolean {
  return VALUES.has(word) || (/^[A-Z_]+_$/.test(word) && [...VALUES].some((value) => value.startsWith(word)));
}

describe("the platform's names", () => {
  it('appear only in its own room', () => {
    expect(listFiles(['src'], '.ts').flatMap(wireNamesIn)).toEqual([]);
  });

  it.each([
    ['src/cli/scan.ts', 'const repository = scan.repository_id;', 'repository_id'],
    ['src/cli/issues.ts', "const start = { sortBy: 'severity' };", 'sortBy'],
    ['src/cli/scans.ts', 'const status = `SCAN_STATUS_${name}`;', 'SCAN_STATUS_'],
    ['src/cli/scans.ts', "const products = ['PRODUCT_SCA'];", 'PRODUCT_SCA'],
  ])('are found in %s in the line %j', (path, text, word) => {
    expect(wireNamesIn({ path, text })).toEqual([`${path} says ${word}`]);
  });
});
