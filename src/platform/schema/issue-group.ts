import { z } from 'zod';
import type { IssueGroup } from '../../domain/issue.ts';
import { anyObject, count, listOrEmpty, number, object, optional, text, timeText } from './wire.ts';

/** A group, and the names of the members that the documentation does not know. */
export type ReadGroup = { readonly group: IssueGroup; readonly unknownMembers: readonly string[] };

const epssScore = object({
  score: optional(number),
  percentile: optional(number),
  updatedAt: optional(timeText),
  categorization: optional(text),
});

const ruleMeta = object({
  author: optional(text),
  authorPhotoUrl: optional(text),
  rule: optional(object({ ruleId: optional(text), ruleVersionId: optional(text), origin: optional(text) })),
});

const wireGroup = z.looseObject({
  /** The one count that decides: a missing one is not zero. */
  issuesCount: count,
  ruleId: optional(text),
  ruleShaSum: optional(text),
  ruleVisibility: optional(text),
  ruleMeta: optional(ruleMeta),
  ruleLastChangeAt: optional(timeText),
  ruleLastChangeBy: optional(text),
  rulePath: optional(text),
  ruleSourceUri: optional(text),
  ruleTestCases: listOrEmpty(object({ target: optional(text), language: optional(text) })),
  /** Known, but not read: it has no documented shape, can be large and may contain secrets. */
  ruleDefinition: z.unknown().optional(),
  ruleDeploymentName: optional(text),
  ruleSupersededBy: listOrEmpty(object({ product: optional(text), rulePath: optional(text) })),
  sastAttributes: optional(anyObject),
  scaAttributes: optional(object({ epssScore: optional(epssScore) })),
  secretsAttributes: optional(anyObject),
});

/** One element of `groups`. */
export const issueGroup = anyObject.pipe(wireGroup).transform((wire): ReadGroup => {
  const group: IssueGroup = {
    issuesCount: wire.issuesCount,
    ruleId: textOrEmpty(wire.ruleId),
    rulePath: textOrEmpty(wire.rulePath),
    ruleShaSum: wire.ruleShaSum,
    ruleVisibility: wire.ruleVisibility,
    ruleMeta: wire.ruleMeta,
    ruleLastChangeAt: wire.ruleLastChangeAt,
    ruleLastChangeBy: wire.ruleLastChangeBy,
    ruleSourceUri: wire.ruleSourceUri,
    ruleTestCases: wire.ruleTestCases,
    ruleDeploymentName: wire.ruleDeploymentName,
    ruleSupersededBy: wire.ruleSupersededBy,
    issueType: issueTypeOf(wire),
    epss: wire.scaAttributes?.epssScore,
  };
  return { group, unknownMembers: Object.keys(wire).filter((name) => !Object.hasOwn(wireGroup.shape, name)) };
});

/** The service leaves empty text out: a group without id or path still counts. */
function textOrEmpty(value: string | undefined): string {
  return value === undefined ? '' : value;
}

/** A group that has several types at once is read as one without a type. */
function issueTypeOf(wire: z.output<typeof wireGroup>): IssueGroup['issueType'] {
  const types: IssueGroup['issueType'][] = [];
  if (wire.sastAttributes !== undefined) types.push('sast');
  if (wire.scaAttributes !== undefined) types.push('sca');
  if (wire.secretsAttributes !== undefined) types.push('secrets');
  return types.length === 1 ? types[0] : undefined;
}
