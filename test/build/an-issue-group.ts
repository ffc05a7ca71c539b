import { type IssueGroup, issueGroupList } from '../../src/platform/schema/whole-group.ts';

export function anIssueGroup(given: Partial<IssueGroup> = {}): IssueGroup {
  const sent = { issuesCount: '3', ruleId: 'r-1', rulePath: 'python.eval', sastAttributes: {} };
  return { ...issueGroupList({ groups: [sent] }).page.groups[0]!, ...given };
}

/**
 * `eval=3 secrets:key=1`: issues by rule, as groups of code rules unless a type is given. In `:a=1` the group has no
 * type. A word without a name makes a group without a name.
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
      issueType: (issueType || undefined) as IssueGroup['issueType'],
    });
  });
}
