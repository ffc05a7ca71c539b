import { ISSUE_STATES } from '../../../domain/issue.ts';
import { PRODUCTS } from '../../../domain/product.ts';
import {
  count,
  group,
  list,
  type Member,
  type Members,
  oneOf,
  orAbsent,
  orNull,
  text,
  time,
  without,
} from '../../../report/json/member.ts';
import {
  CONDITION_MEMBERS,
  REPORT_MEMBERS,
  SCAN_MEMBERS,
  WAIVER_MEMBERS,
} from '../../../report/json/report-members.ts';

/*
 * The one list of what the predicate of an attestation contains; docs/attestation.md says it to readers. The first three members are those
 * of in-toto's Simple Verification Result v0.2. What a list has of a project names it.
 */

/** One of in-toto's resource descriptors: a member that is not known is left out, never null. */
const policy = {
  name: text,
  uri: orAbsent(text),
  digest: group({ sha256: orAbsent(text), gitCommit: orAbsent(text) }),
};
export type AttestedPolicy = Parameters<ReturnType<typeof group<typeof policy>>['write']>[0];

const moment: Member<string, string> = { write: (given) => given, form: { kind: 'time' } };

/** Its repository id on the platform; null where the platform names none. */
const project = orNull(text);

export const ATTESTATION_MEMBERS = {
  verifier: group({ id: text, policies: list(group(policy)) }),
  timeCreated: moment,
  properties: list(text),
  gateVersion: text,
  platform: group({ url: orNull(text), deploymentId: orNull(text) }),
  repository: text,
  commit: text,
  ref: orNull(text),
  pullRequest: orNull(count),
  event: text,
  mergeGroupCommit: orNull(text),
  run: orNull(text),
  issuesReadAt: time,
  states: list(oneOf(ISSUE_STATES)),
  baseline: REPORT_MEMBERS.baseline,
  projects: list(group({ repositoryId: orNull(text), name: text })),
  scans: list(group({ project, ...without(SCAN_MEMBERS, ['repositoryId', 'ciJobHost']) })),
  conditions: list(group({ project, ...without(CONDITION_MEMBERS, ['rules', 'rulesInAll', 'project']) })),
  waivers: list(group(without(WAIVER_MEMBERS, ['near']))),
  notScanned: list(group({ project, product: oneOf(PRODUCTS) })),
  notJudged: REPORT_MEMBERS.otherProjects,
  /** Only where there are some: what is proven of one project reads as it always did. */
} satisfies Members;
