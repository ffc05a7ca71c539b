import type { CountedPage } from '../../domain/issue.ts';
import type { FetchedPage } from '../paging.ts';
import { issueTypeOf, pageOf, SENT_GROUP, type SentGroup } from './issue-group.ts';

/** A group with all its members. Text is hostile until rendered. */
export type IssueGroup = Readonly<ReturnType<typeof issueGroup>>;

export type IssuePage = Omit<CountedPage, 'groups'> & { readonly groups: readonly IssueGroup[] };

function issueGroup(sent: SentGroup) {
  const {
    ruleDefinition: _unread,
    sastAttributes,
    scaAttributes,
    secretsAttributes,
    ...group
  } = SENT_GROUP.take(sent as never);
  const issueType = issueTypeOf({ sast: sastAttributes, sca: scaAttributes, secrets: secretsAttributes });
  return { ...group, issueType, epss: scaAttributes?.epssScore };
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

export function issueGroupList(value: unknown): FetchedPage<IssuePage> {
  return pageOf(value, issueGroup);
}
