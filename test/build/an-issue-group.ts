import type { IssueGroup } from '../../src/platform/schema/issue-group.ts';

/** Three issues of a code rule. */
export function anIssueGroup(given: Partial<IssueGroup> = {}): IssueGroup {
  return {
    issuesCount: 3n,
    ruleId: 'r-1',
    rulePath: 'python.eval',
    ruleShaSum: undefined,
    ruleVisibility: undefined,
    ruleMeta: undefined,
    ruleLastChangeAt: undefined,
    ruleLastChangeBy: undefined,
    ruleSourceUri: undefined,
    ruleTestCases: [],
    ruleDeploymentName: undefined,
    ruleSupersededBy: [],
    issueType: 'sast',
    epss: undefined,
    ...given,
  };
}

/**
 * `eval=3 secrets:key=1`: issues by rule, as groups of code rules where no other type is said. A word without a name
 * makes a group without a name.
 */
export function someGroups(text: string): readonly IssueGroup[] {
  const words = text.split(' ').filter((word) => word !== '');
  return words.map((word) => {
    const [name = '', count = ''] = word.split('=');
    const [rule, issueType = 'sast'] = name.split(':').toReversed();
    return anIssueGroup({
      ruleId: rule!,
      rulePath: rule!,
      issuesCount: BigInt(count),
      issueType: issueType as IssueGroup['issueType'],
    });
  });
}
