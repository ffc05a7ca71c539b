import type { EpssScore, IssueGroup } from '../../domain/issue.ts';
import { anyObject, isMissing, text } from '../../shape/shape.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from './shown-words.ts';
import { listOf, orNull, type Spelling, spelled } from './spelling.ts';
import { COUNT_AS_TEXT, NOTHING, NUMBER, OBJECT, TEXT, TIME_TEXT, wordOf } from './value-spellings.ts';

type RuleMeta = NonNullable<IssueGroup['ruleMeta']>;

/** An element of `groups` as it is sent. */
type SentGroup = Omit<IssueGroup, 'issueType' | 'epss'> & {
  readonly ruleDefinition: undefined;
  readonly sastAttributes: object | undefined;
  readonly scaAttributes: { readonly epssScore: EpssScore | undefined } | undefined;
  readonly secretsAttributes: object | undefined;
};

/** The service leaves empty text out: a group without id or path still counts. */
const TEXT_OR_EMPTY: Spelling<string> = { ...TEXT, read: (value) => (isMissing(value) ? '' : text(value)) };

export const EPSS_SCORE = spelled<EpssScore>({
  score: orNull(NUMBER),
  percentile: orNull(NUMBER),
  updatedAt: TIME_TEXT,
  categorization: orNull(wordOf(EPSS_CATEGORIES)),
});

/** The members of an element of `groups`, in the order of the documentation. */
export const GROUP_MEMBERS = {
  // The one count that decides: a missing one is not zero.
  issuesCount: COUNT_AS_TEXT,
  ruleId: TEXT_OR_EMPTY,
  ruleShaSum: orNull(TEXT),
  ruleVisibility: orNull(wordOf(VISIBILITIES)),
  ruleMeta: orNull(
    spelled<RuleMeta>({
      author: orNull(TEXT),
      authorPhotoUrl: orNull(TEXT),
      rule: orNull(
        spelled<NonNullable<RuleMeta['rule']>>({
          ruleId: orNull(TEXT),
          ruleVersionId: orNull(TEXT),
          origin: orNull(wordOf(ORIGINS)),
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
  ruleDefinition: NOTHING,
  ruleDeploymentName: orNull(TEXT),
  ruleSupersededBy: listOf(
    spelled<IssueGroup['ruleSupersededBy'][number]>({
      product: orNull(wordOf(RULE_PRODUCT_WORDS)),
      rulePath: orNull(TEXT),
    }),
  ),
  sastAttributes: orNull(OBJECT),
  scaAttributes: orNull(
    spelled<NonNullable<SentGroup['scaAttributes']>>({
      epssScore: orNull(EPSS_SCORE),
    }),
  ),
  secretsAttributes: orNull(OBJECT),
};

const SENT_GROUP = spelled<SentGroup>(GROUP_MEMBERS);

/** A group, and the names of the members that the documentation does not know. */
export type ReadGroup = { readonly group: IssueGroup; readonly unknownMembers: readonly string[] };

/** Reads one element of `groups`. */
export function issueGroup(value: unknown): ReadGroup {
  const { ruleDefinition: _unread, sastAttributes, scaAttributes, secretsAttributes, ...read } = SENT_GROUP.read(value);
  const issueType = issueTypeOf({ sast: sastAttributes, sca: scaAttributes, secrets: secretsAttributes });
  const unknownMembers = Object.keys(anyObject(value)).filter((name) => !Object.hasOwn(GROUP_MEMBERS, name));
  return { group: { ...read, issueType, epss: scaAttributes?.epssScore }, unknownMembers };
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
export function issueTypeOf(attributes: {
  readonly sast: object | undefined;
  readonly sca: object | undefined;
  readonly secrets: object | undefined;
}): IssueGroup['issueType'] {
  const { sast, sca, secrets } = attributes;
  if (sast !== undefined) return sca === undefined && secrets === undefined ? 'sast' : undefined;
  if (sca !== undefined) return secrets === undefined ? 'sca' : undefined;
  return secrets === undefined ? undefined : 'secrets';
}
