import type { IssueGroup } from '../../../domain/issue.ts';
import { storedSourceUri } from '../../../domain/rule/rule-page.ts';
import type { StoredRule } from './record-schema.ts';

export function ruleOf(group: IssueGroup): StoredRule {
  const { issueType, ruleId, rulePath, epss } = group;
  const uri = storedSourceUri(group);
  const stored = [issueType ?? null, ruleId, rulePath, epss?.score ?? null] as const;
  return uri === undefined ? [...stored] : [...stored, uri];
}

/** A group with all that decides or is reported. */
export function groupOf(
  [issueType, ruleId, rulePath, score, ruleSourceUri]: StoredRule,
  issuesCount: bigint,
): IssueGroup {
  return {
    issuesCount,
    ruleId,
    rulePath,
    issueType: issueType ?? undefined,
    epss:
      score === null ? undefined : { score, percentile: undefined, updatedAt: undefined, categorization: undefined },
    ruleShaSum: undefined,
    ruleVisibility: undefined,
    ruleMeta: undefined,
    ruleLastChangeAt: undefined,
    ruleLastChangeBy: undefined,
    ruleSourceUri,
    ruleTestCases: [],
    ruleDeploymentName: undefined,
    ruleSupersededBy: [],
  };
}
