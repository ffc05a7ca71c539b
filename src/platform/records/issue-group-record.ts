import type { EpssScore, IssueGroup } from '../../domain/issue.ts';

/**
 * A group as the API's document names and types its members, null for what is absent. Without `ruleDefinition`: it has no
 * documented shape, can be large and may contain secrets.
 */
export function issueGroupRecord(group: IssueGroup): Readonly<Record<string, unknown>> {
  const { ruleMeta, issueType, epss } = group;
  return {
    issuesCount: String(group.issuesCount),
    ruleId: group.ruleId,
    ruleShaSum: orNull(group.ruleShaSum),
    ruleVisibility: orNull(group.ruleVisibility),
    ruleMeta: ruleMeta === undefined ? null : ruleMetaRecord(ruleMeta),
    ruleLastChangeAt: orNull(group.ruleLastChangeAt),
    ruleLastChangeBy: orNull(group.ruleLastChangeBy),
    rulePath: group.rulePath,
    ruleSourceUri: orNull(group.ruleSourceUri),
    ruleTestCases: group.ruleTestCases.map(({ target, language }) => ({
      target: orNull(target),
      language: orNull(language),
    })),
    ruleDeploymentName: orNull(group.ruleDeploymentName),
    ruleSupersededBy: group.ruleSupersededBy.map(({ product, rulePath }) => ({
      product: orNull(product),
      rulePath: orNull(rulePath),
    })),
    sastAttributes: issueType === 'sast' ? {} : null,
    scaAttributes: issueType === 'sca' ? { epssScore: epss === undefined ? null : epssRecord(epss) } : null,
    secretsAttributes: issueType === 'secrets' ? {} : null,
  };
}

function ruleMetaRecord({ author, authorPhotoUrl, rule }: NonNullable<IssueGroup['ruleMeta']>): object {
  return {
    author: orNull(author),
    authorPhotoUrl: orNull(authorPhotoUrl),
    rule:
      rule === undefined
        ? null
        : { ruleId: orNull(rule.ruleId), ruleVersionId: orNull(rule.ruleVersionId), origin: orNull(rule.origin) },
  };
}

function epssRecord({ score, percentile, updatedAt, categorization }: EpssScore): object {
  return {
    score: orNull(score),
    percentile: orNull(percentile),
    updatedAt: orNull(updatedAt),
    categorization: orNull(categorization),
  };
}

/** JSON has no undefined: a member that is absent is shown as null, so that every record has every member. */
export function orNull<Value>(value: Value | undefined): Value | null {
  return value === undefined ? null : value;
}
