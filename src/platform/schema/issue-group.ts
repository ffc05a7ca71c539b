import * as z from 'zod/mini';
import type { CountedGroup, CountedPage } from '../../domain/issue.ts';
import { once } from '../../domain/work/once.ts';
import { checked, list, object, ShapeProblem, text } from '../../json/schema.ts';
import type { FetchedPage } from '../paging.ts';
import { listAnswer } from './answer.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from './shown-words.ts';
import {
  COUNT,
  COUNT_AS_TEXT,
  listOf,
  NUMBER,
  OBJECT,
  orNull,
  type Spelling,
  spelled,
  spelling,
  TEXT,
  TIME_TEXT,
} from './spelling.ts';

type SentWord = string | null | undefined;

/** An element of `groups` as it is sent, checked. */
export type SentGroup = { readonly [Name in keyof typeof GROUP_MEMBERS]?: unknown } & {
  readonly ruleVisibility?: SentWord;
  readonly ruleMeta?: { readonly rule?: { readonly origin?: SentWord } | null } | null;
  readonly ruleSupersededBy?: readonly { readonly product?: SentWord }[] | null;
  readonly scaAttributes?: { readonly epssScore?: { readonly categorization?: SentWord } | null } | null;
};

/** The service omits empty text: a group without id or path still counts. */
const TEXT_OR_EMPTY: Spelling<string> = spelling(z.nullish(text), (sent) => sent ?? '');

export const EPSS_SCORE = spelled({
  score: orNull(NUMBER),
  percentile: orNull(NUMBER),
  updatedAt: TIME_TEXT,
  categorization: orNull(TEXT),
});

/** The members of an element of `groups`, in the order of the documentation. */
const GROUP_MEMBERS = {
  // The count that decides: it must not be missing, since missing would not mean zero.
  issuesCount: COUNT_AS_TEXT,
  ruleId: TEXT_OR_EMPTY,
  ruleShaSum: orNull(TEXT),
  ruleVisibility: orNull(TEXT),
  ruleMeta: orNull(
    spelled({
      author: orNull(TEXT),
      authorPhotoUrl: orNull(TEXT),
      rule: orNull(
        spelled({
          ruleId: orNull(TEXT),
          ruleVersionId: orNull(TEXT),
          origin: orNull(TEXT),
        }),
      ),
    }),
  ),
  ruleLastChangeAt: TIME_TEXT,
  ruleLastChangeBy: orNull(TEXT),
  rulePath: TEXT_OR_EMPTY,
  ruleSourceUri: orNull(TEXT),
  ruleTestCases: listOf(spelled({ target: orNull(TEXT), language: orNull(TEXT) })),
  // Neither read nor shown: it has no documented shape, can be large and may contain secrets.
  ruleDefinition: spelling(
    z.optional(z.unknown()),
    () => undefined,
    () => undefined,
  ),
  ruleDeploymentName: orNull(TEXT),
  ruleSupersededBy: listOf(spelled({ product: orNull(TEXT), rulePath: orNull(TEXT) })),
  sastAttributes: orNull(OBJECT),
  scaAttributes: orNull(spelled({ epssScore: orNull(EPSS_SCORE) })),
  secretsAttributes: orNull(OBJECT),
};

export const SENT_GROUP = spelled(GROUP_MEMBERS);

/** Takes only the members that are counted: there may be a hundred thousand groups. */
function countedGroup(sent: SentGroup): CountedGroup {
  const sast = GROUP_MEMBERS.sastAttributes.take(sent.sastAttributes as never);
  const sca = GROUP_MEMBERS.scaAttributes.take(sent.scaAttributes as never);
  const secrets = GROUP_MEMBERS.secretsAttributes.take(sent.secretsAttributes as never);
  return {
    issuesCount: GROUP_MEMBERS.issuesCount.take(sent.issuesCount as never),
    ruleId: GROUP_MEMBERS.ruleId.take(sent.ruleId as never),
    rulePath: GROUP_MEMBERS.rulePath.take(sent.rulePath as never),
    ruleSourceUri: GROUP_MEMBERS.ruleSourceUri.take(sent.ruleSourceUri as never),
    issueType: issueTypeOf({ sast, sca, secrets }),
    epss: sca?.epssScore,
  };
}

type Attributes = Readonly<Record<'sast' | 'sca' | 'secrets', object | undefined>>;

/** A group with several types at once is treated as one without a type. */
export function issueTypeOf({ sast, sca, secrets }: Attributes): CountedGroup['issueType'] {
  if (sast !== undefined) return sca === undefined && secrets === undefined ? 'sast' : undefined;
  if (sca !== undefined) return secrets === undefined ? 'sca' : undefined;
  return secrets === undefined ? undefined : 'secrets';
}

const MAX_NOTICES = 5;
const MAX_NAME_LENGTH = 60;

const TOTAL = orNull(COUNT);
const GROUPS_ANSWER = object({
  groups: z.optional(list(SENT_GROUP.schema)),
  cursor: z.nullish(text),
  total: TOTAL.schema,
  fetched: TOTAL.schema,
});
/** Compiled for large pages: with a hundred thousand groups this saves a quarter of the time. */
const compiledAnswer = once(() => z.compile(GROUPS_ANSWER));
const MANY_GROUPS = 200;

export function countedGroupList(value: unknown): FetchedPage<CountedPage> {
  return pageOf(value, countedGroup);
}

/** Reads an answer of the issue search. One malformed group makes the whole page malformed: no finding may get lost. */
export function pageOf<Group>(value: unknown, take: (sent: SentGroup) => Group) {
  const answer = listAnswer(value, 'groups', ['total', 'fetched']);
  const areMany = Array.isArray(answer.groups) && answer.groups.length > MANY_GROUPS;
  const sent = checked(areMany ? compiledAnswer() : GROUPS_ANSWER, answer);
  const [total, fetched] = [TOTAL.take(sent.total as never), TOTAL.take(sent.fetched as never)];
  const countsGroups = [total, fetched].some((count = 0n) => count > 0n);
  if (sent.groups === undefined && countsGroups) throw new ShapeProblem('counts groups but has none');
  const groups = (sent.groups ?? []) as readonly SentGroup[];
  return {
    page: { groups: groups.map(take), total, fetched, notices: noticesOf(groups) },
    cursor: sent.cursor ?? undefined,
  };
}

/** Reports new members, and new values of enums that are only shown, once per page. They are tolerated. Platform text: hostile until rendered. */
function noticesOf(groups: readonly SentGroup[]): readonly string[] {
  const notices = new Set<string>();
  for (const group of groups) {
    for (const name in group)
      if (!Object.hasOwn(GROUP_MEMBERS, name)) notices.add(`unknown member ${named(name)} in an issue group`);
    noteValue(notices, 'ruleVisibility', group.ruleVisibility, VISIBILITIES);
    noteValue(notices, 'ruleMeta.rule.origin', group.ruleMeta?.rule?.origin, ORIGINS);
    const { categorization } = group.scaAttributes?.epssScore ?? {};
    noteValue(notices, 'epssScore.categorization', categorization, EPSS_CATEGORIES);
    for (const { product } of group.ruleSupersededBy ?? [])
      noteValue(notices, 'ruleSupersededBy.product', product, RULE_PRODUCT_WORDS);
  }
  return [...notices].slice(0, MAX_NOTICES);
}

function noteValue(notices: Set<string>, member: string, value: SentWord, known: ReadonlySet<string>): void {
  if (typeof value === 'string' && !known.has(value))
    notices.add(`unknown value ${named(value)} of ${member} in an issue group`);
}

/** A long name is omitted, not cut: part of a secret would not be redacted. */
function named(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `… (${name.length} characters)`;
}
