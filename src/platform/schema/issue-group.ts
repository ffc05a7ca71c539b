import type { IssueGroup } from '../../domain/issue.ts';
import { nothing, record, word } from './form.ts';
import { EPSS_CATEGORIES, ORIGINS, PRODUCTS, VISIBILITIES } from './shown-words.ts';
import { anyObject, count, listOrEmpty, number, optional, text, timeTextIfAny, type Wire } from './wire.ts';

/** A group, and the names of the members that the documentation does not know. */
export type ReadGroup = { readonly group: IssueGroup; readonly unknownMembers: readonly string[] };

const textIfAny = optional(text);
const numberIfAny = optional(number);

const RULE_VERSION = record({ ruleId: textIfAny, ruleVersionId: textIfAny, origin: optional(word(ORIGINS)) });
const RULE_META = record({ author: textIfAny, authorPhotoUrl: textIfAny, rule: optional(RULE_VERSION) });
const TEST_CASE = record({ target: textIfAny, language: textIfAny });
const SUPERSEDING_RULE = record({ product: optional(word(PRODUCTS)), rulePath: textIfAny });
const EPSS_SCORE = record({
  score: numberIfAny,
  percentile: numberIfAny,
  updatedAt: timeTextIfAny,
  categorization: optional(word(EPSS_CATEGORIES)),
});

/** The members of an element of `groups`, in the order of the documentation. */
export const GROUP_MEMBERS = {
  // The one count that decides: a missing one is not zero.
  issuesCount: count,
  ruleId: textIfAny,
  ruleShaSum: textIfAny,
  ruleVisibility: optional(word(VISIBILITIES)),
  ruleMeta: optional(RULE_META),
  ruleLastChangeAt: timeTextIfAny,
  ruleLastChangeBy: textIfAny,
  rulePath: textIfAny,
  ruleSourceUri: textIfAny,
  ruleTestCases: listOrEmpty(TEST_CASE),
  // Known, but not read: it has no documented shape, can be large and may contain secrets.
  ruleDefinition: nothing,
  ruleDeploymentName: textIfAny,
  ruleSupersededBy: listOrEmpty(SUPERSEDING_RULE),
  sastAttributes: optional(anyObject),
  scaAttributes: optional(record({ epssScore: optional(EPSS_SCORE) })),
  secretsAttributes: optional(anyObject),
};

const WIRE_GROUP = record(GROUP_MEMBERS);

/** One element of `groups`. */
export function issueGroup(value: Wire): ReadGroup {
  const { ruleDefinition: _unread, sastAttributes, scaAttributes, secretsAttributes, ...read } = WIRE_GROUP(value);
  const group: IssueGroup = {
    ...read,
    ruleId: textOrEmpty(read.ruleId),
    rulePath: textOrEmpty(read.rulePath),
    issueType: issueTypeOf({ sast: sastAttributes, sca: scaAttributes, secrets: secretsAttributes }),
    epss: scaAttributes?.epssScore,
  };
  return { group, unknownMembers: Object.keys(anyObject(value)).filter((name) => !Object.hasOwn(GROUP_MEMBERS, name)) };
}

/** The service leaves empty text out: a group without id or path still counts. */
export function textOrEmpty(value: string | undefined): string {
  return value === undefined ? '' : value;
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
