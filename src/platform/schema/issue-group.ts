import { nullish, optional, unknown } from 'zod/mini';
import type { CountedGroup, EpssScore, IssueGroup } from '../../domain/issue.ts';
import { text } from '../../json/schema.ts';
import {
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

type RuleMeta = NonNullable<IssueGroup['ruleMeta']>;

type WholeGroup = Omit<IssueGroup, 'issueType' | 'epss'> & {
  readonly ruleDefinition: undefined;
  readonly sastAttributes: object | undefined;
  readonly scaAttributes: { readonly epssScore: EpssScore | undefined } | undefined;
  readonly secretsAttributes: object | undefined;
};

export type SentWord = string | null | undefined;

/** An element of `groups` as it is sent, checked. */
export type SentGroup = { readonly [Name in keyof typeof GROUP_MEMBERS]?: unknown } & {
  readonly ruleVisibility?: SentWord;
  readonly ruleMeta?: { readonly rule?: { readonly origin?: SentWord } | null } | null;
  readonly ruleSupersededBy?: readonly { readonly product?: SentWord }[] | null;
  readonly scaAttributes?: { readonly epssScore?: { readonly categorization?: SentWord } | null } | null;
};

/** The service leaves empty text out: a group without id or path still counts. */
const TEXT_OR_EMPTY: Spelling<string> = spelling(nullish(text), (sent) => sent ?? '');

export const EPSS_SCORE = spelled<EpssScore>({
  score: orNull(NUMBER),
  percentile: orNull(NUMBER),
  updatedAt: TIME_TEXT,
  categorization: orNull(TEXT),
});

/** The members of an element of `groups`, in the order of the documentation. */
export const GROUP_MEMBERS = {
  // The one count that decides: a missing one is not zero.
  issuesCount: COUNT_AS_TEXT,
  ruleId: TEXT_OR_EMPTY,
  ruleShaSum: orNull(TEXT),
  ruleVisibility: orNull(TEXT),
  ruleMeta: orNull(
    spelled<RuleMeta>({
      author: orNull(TEXT),
      authorPhotoUrl: orNull(TEXT),
      rule: orNull(
        spelled<NonNullable<RuleMeta['rule']>>({
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
  ruleTestCases: listOf(spelled<IssueGroup['ruleTestCases'][number]>({ target: orNull(TEXT), language: orNull(TEXT) })),
  // It is known, but neither read nor shown: it has no documented shape, can be large and may contain secrets.
  ruleDefinition: spelling(
    optional(unknown()),
    () => undefined,
    () => undefined,
  ),
  ruleDeploymentName: orNull(TEXT),
  ruleSupersededBy: listOf(
    spelled<IssueGroup['ruleSupersededBy'][number]>({ product: orNull(TEXT), rulePath: orNull(TEXT) }),
  ),
  sastAttributes: orNull(OBJECT),
  scaAttributes: orNull(spelled<NonNullable<WholeGroup['scaAttributes']>>({ epssScore: orNull(EPSS_SCORE) })),
  secretsAttributes: orNull(OBJECT),
};

export const SENT_GROUP = spelled<WholeGroup>(GROUP_MEMBERS);

export function issueGroup(sent: SentGroup): IssueGroup {
  const {
    ruleDefinition: _unread,
    sastAttributes,
    scaAttributes,
    secretsAttributes,
    ...group
  } = SENT_GROUP.take(sent as never);
  const issueType = issueTypeOf({ sast: sastAttributes, sca: scaAttributes, secrets: secretsAttributes });
  return { ...group, issueType, epss: scaAttributes?.epssScore };
}

/** What is counted of a group, and nothing else of it: there may be a hundred thousand. */
export function countedGroup(sent: SentGroup): CountedGroup {
  const of = <Value>(name: keyof typeof GROUP_MEMBERS, { take }: Spelling<Value>): Value => take(sent[name] as never);
  const { issuesCount, ruleId, rulePath, ruleSourceUri, sastAttributes, scaAttributes, secretsAttributes } =
    GROUP_MEMBERS;
  const sca = of('scaAttributes', scaAttributes);
  return {
    issuesCount: of('issuesCount', issuesCount),
    ruleId: of('ruleId', ruleId),
    rulePath: of('rulePath', rulePath),
    ruleSourceUri: of('ruleSourceUri', ruleSourceUri),
    issueType: issueTypeOf({
      sast: of('sastAttributes', sastAttributes),
      sca,
      secrets: of('secretsAttributes', secretsAttributes),
    }),
    epss: sca?.epssScore,
  };
}

/** A group as the API's document names and types its members, null for what is absent. */
export function issueGroupOnWire({ issueType, epss, ...group }: IssueGroup): unknown {
  return SENT_GROUP.write({
    ...group,
    ruleDefinition: undefined,
    sastAttributes: issueType === 'sast' ? {} : undefined,
    scaAttributes: issueType === 'sca' ? { epssScore: epss } : undefined,
    secretsAttributes: issueType === 'secrets' ? {} : undefined,
  });
}

/** A group that has several types at once is read as one without a type. */
function issueTypeOf(attributes: {
  readonly sast: object | undefined;
  readonly sca: object | undefined;
  readonly secrets: object | undefined;
}): IssueGroup['issueType'] {
  const { sast, sca, secrets } = attributes;
  if (sast !== undefined) return sca === undefined && secrets === undefined ? 'sast' : undefined;
  if (sca !== undefined) return secrets === undefined ? 'sca' : undefined;
  return secrets === undefined ? undefined : 'secrets';
}
