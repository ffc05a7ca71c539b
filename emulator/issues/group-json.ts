import type { Epss, PlatformState } from '../state.ts';
import type { WireForm } from '../wire/wire-form.ts';
import { integerAs, timestamp } from '../wire/written.ts';
import type { RuleGroup } from './group-finder.ts';

/** An issue group in wire form, with every documented member. */
export function groupJson(group: RuleGroup, state: PlatformState): Readonly<Record<string, unknown>> {
  const { rule } = group;
  return {
    issuesCount: integerAs(state.wire.issueCounts, String(group.issues)),
    ruleId: rule.id,
    ruleShaSum: rule.shaSum,
    ruleVisibility: rule.visibility,
    ruleMeta: {
      author: rule.author,
      authorPhotoUrl: 'https://rules.example/author.png',
      rule: { ruleId: rule.id, ruleVersionId: rule.versionId, origin: rule.origin },
    },
    ruleLastChangeAt: timestamp(rule.lastChangeAtMs, state.wire),
    ruleLastChangeBy: rule.author,
    rulePath: rule.path,
    ruleSourceUri: rule.sourceUri,
    ruleTestCases: rule.testCases,
    ruleDefinition: rule.definition,
    ruleDeploymentName: state.deploymentName,
    ruleSupersededBy: rule.supersededBy,
    ...attributesOf(group, state.wire),
    ...rule.groupMembers,
  };
}

function attributesOf(group: RuleGroup, wire: WireForm): object {
  if (group.type === 'ISSUE_TYPE_SAST') return { sastAttributes: {} };
  if (group.type === 'ISSUE_TYPE_SECRETS') return { secretsAttributes: {} };
  if (group.type !== 'ISSUE_TYPE_SCA') return {};
  return { scaAttributes: group.epss === undefined ? {} : { epssScore: epssJson(group.epss, wire) } };
}

export function epssJson({ score, percentile, updatedAtMs, categorization }: Epss, wire: WireForm): object {
  return { score, percentile, updatedAt: timestamp(updatedAtMs, wire), categorization };
}
