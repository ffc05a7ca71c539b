import * as z from 'zod/mini';
import type { CountedPage, IssuePage } from '../../domain/issue.ts';
import { anyObject, checked, list, object, ShapeProblem, text } from '../../json/schema.ts';
import type { FetchedPage } from '../paging.ts';
import { countedGroup, GROUP_MEMBERS, issueGroup, SENT_GROUP, type SentGroup, type SentWord } from './issue-group.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from './shown-words.ts';
import { COUNT, orNull } from './spelling.ts';

/** Members of a page that comes without groups: the service leaves out zeros and empty arrays. */
const MEMBERS_OF_EMPTY: ReadonlySet<string> = new Set(['cursor', 'total', 'fetched']);

const MAX_NOTICES = 5;
const MAX_NAME_LENGTH = 60;

const TOTAL = orNull(COUNT);
// Compiled, since a run may read a hundred thousand groups: that takes a tenth of the time.
const GROUPS_ANSWER = z.compile(
  object({
    groups: z.optional(list(SENT_GROUP.schema)),
    cursor: z.nullish(text),
    total: TOTAL.schema,
    fetched: TOTAL.schema,
  }),
);

/** The issue group list response. One malformed group makes the whole page malformed: a finding must not get lost. */
export function issueGroupList(value: unknown): FetchedPage<IssuePage> {
  return pageOf(value, issueGroup);
}

export function countedGroupList(value: unknown): FetchedPage<CountedPage> {
  return pageOf(value, countedGroup);
}

function pageOf<Group>(value: unknown, take: (sent: SentGroup) => Group) {
  const answer = checked(anyObject, value);
  const hasGroups = Object.hasOwn(answer, 'groups');
  // spec-gap: empty-search-answer
  if (!hasGroups && !Object.keys(answer).every((name) => MEMBERS_OF_EMPTY.has(name)))
    throw new ShapeProblem('has other members but no groups');
  const sent = checked(GROUPS_ANSWER, answer);
  const [total, fetched] = [TOTAL.take(sent.total as never), TOTAL.take(sent.fetched as never)];
  if (!hasGroups && (isPositive(total) || isPositive(fetched))) throw new ShapeProblem('counts groups but has none');
  const groups = (sent.groups ?? []) as readonly SentGroup[];
  return {
    page: { groups: groups.map(take), total, fetched, notices: noticesOf(groups) },
    cursor: sent.cursor ?? undefined,
  };
}

function isPositive(value: bigint | undefined): boolean {
  return value !== undefined && value > 0n;
}

/** New members, and new values of enums that are only shown: tolerated, reported once per page. Platform text: hostile until rendered. */
function noticesOf(groups: readonly SentGroup[]): readonly string[] {
  const notices = new Set<string>();
  for (const group of groups) {
    for (const name in group)
      if (!Object.hasOwn(GROUP_MEMBERS, name)) note(notices, `unknown member ${named(name)} in an issue group`);
    noteValue(notices, 'ruleVisibility', group.ruleVisibility, VISIBILITIES);
    noteValue(notices, 'ruleMeta.rule.origin', group.ruleMeta?.rule?.origin, ORIGINS);
    const { categorization } = group.scaAttributes?.epssScore ?? {};
    noteValue(notices, 'epssScore.categorization', categorization, EPSS_CATEGORIES);
    for (const { product } of group.ruleSupersededBy ?? [])
      noteValue(notices, 'ruleSupersededBy.product', product, RULE_PRODUCT_WORDS);
  }
  return [...notices];
}

function noteValue(notices: Set<string>, member: string, value: SentWord, known: ReadonlySet<string>): void {
  if (typeof value === 'string' && !known.has(value))
    note(notices, `unknown value ${named(value)} of ${member} in an issue group`);
}

function note(notices: Set<string>, text: string): void {
  if (notices.size < MAX_NOTICES) notices.add(text);
}

/** A long name is left out completely: a part of a secret would not be redacted. */
function named(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `… (${name.length} characters)`;
}
