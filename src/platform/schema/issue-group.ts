import type { EpssScore, IssueGroup } from '../../domain/issue.ts';
import type { JsonObject } from '../json-value.ts';
import { anyObject, count, listOrEmpty, member, number, optional, text, timeText, type Wire } from './wire.ts';

/** A group, and the names of the members that the documentation does not know. */
export type ReadGroup = { readonly group: IssueGroup; readonly unknownMembers: readonly string[] };

const KNOWN_MEMBERS: ReadonlySet<string> = new Set([
  'issuesCount',
  'ruleId',
  'ruleShaSum',
  'ruleVisibility',
  'ruleMeta',
  'ruleLastChangeAt',
  'ruleLastChangeBy',
  'rulePath',
  'ruleSourceUri',
  'ruleTestCases',
  // Known, but not read: it has no documented shape, can be large and may contain secrets.
  'ruleDefinition',
  'ruleDeploymentName',
  'ruleSupersededBy',
  'sastAttributes',
  'scaAttributes',
  'secretsAttributes',
]);

const textIfAny = optional(text);
const timeIfAny = optional(timeText);
const numberIfAny = optional(number);
const objectIfAny = optional(anyObject);
const ruleMetaIfAny = optional(ruleMeta);
const ruleVersionIfAny = optional(ruleVersion);
const testCases = listOrEmpty(testCase);
const supersedingRules = listOrEmpty(supersedingRule);
const scaIfAny = optional(scaAttributes);
const epssIfAny = optional(epssScore);

/** One element of `groups`. */
export function issueGroup(value: Wire): ReadGroup {
  const wire = anyObject(value);
  // The one count that decides: a missing one is not zero.
  const issuesCount = member(wire, 'issuesCount', count);
  const sast = member(wire, 'sastAttributes', objectIfAny);
  const sca = member(wire, 'scaAttributes', scaIfAny);
  const secrets = member(wire, 'secretsAttributes', objectIfAny);
  const group: IssueGroup = {
    issuesCount,
    ruleId: textOrEmpty(member(wire, 'ruleId', textIfAny)),
    rulePath: textOrEmpty(member(wire, 'rulePath', textIfAny)),
    ruleShaSum: member(wire, 'ruleShaSum', textIfAny),
    ruleVisibility: member(wire, 'ruleVisibility', textIfAny),
    ruleMeta: member(wire, 'ruleMeta', ruleMetaIfAny),
    ruleLastChangeAt: member(wire, 'ruleLastChangeAt', timeIfAny),
    ruleLastChangeBy: member(wire, 'ruleLastChangeBy', textIfAny),
    ruleSourceUri: member(wire, 'ruleSourceUri', textIfAny),
    ruleTestCases: member(wire, 'ruleTestCases', testCases),
    ruleDeploymentName: member(wire, 'ruleDeploymentName', textIfAny),
    ruleSupersededBy: member(wire, 'ruleSupersededBy', supersedingRules),
    issueType: issueTypeOf({ sast, sca, secrets }),
    epss: sca?.epss,
  };
  return { group, unknownMembers: unknownMembersOf(wire) };
}

function ruleMeta(value: Wire): IssueGroup['ruleMeta'] {
  const wire = anyObject(value);
  return {
    author: member(wire, 'author', textIfAny),
    authorPhotoUrl: member(wire, 'authorPhotoUrl', textIfAny),
    rule: member(wire, 'rule', ruleVersionIfAny),
  };
}

function ruleVersion(value: Wire): NonNullable<IssueGroup['ruleMeta']>['rule'] {
  const wire = anyObject(value);
  return {
    ruleId: member(wire, 'ruleId', textIfAny),
    ruleVersionId: member(wire, 'ruleVersionId', textIfAny),
    origin: member(wire, 'origin', textIfAny),
  };
}

function testCase(value: Wire): IssueGroup['ruleTestCases'][number] {
  const wire = anyObject(value);
  return { target: member(wire, 'target', textIfAny), language: member(wire, 'language', textIfAny) };
}

function supersedingRule(value: Wire): IssueGroup['ruleSupersededBy'][number] {
  const wire = anyObject(value);
  return { product: member(wire, 'product', textIfAny), rulePath: member(wire, 'rulePath', textIfAny) };
}

function scaAttributes(value: Wire): { readonly epss: EpssScore | undefined } {
  return { epss: member(anyObject(value), 'epssScore', epssIfAny) };
}

function epssScore(value: Wire): EpssScore {
  const wire = anyObject(value);
  return {
    score: member(wire, 'score', numberIfAny),
    percentile: member(wire, 'percentile', numberIfAny),
    updatedAt: member(wire, 'updatedAt', timeIfAny),
    categorization: member(wire, 'categorization', textIfAny),
  };
}

/** The service leaves empty text out: a group without id or path still counts. */
function textOrEmpty(value: string | undefined): string {
  return value === undefined ? '' : value;
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

const NONE: readonly string[] = [];

function unknownMembersOf(wire: JsonObject): readonly string[] {
  let unknown: string[] | undefined;
  for (const name in wire) {
    if (KNOWN_MEMBERS.has(name)) continue;
    unknown ??= [];
    unknown.push(name);
  }
  return unknown ?? NONE;
}
