import { FILTER_MEMBERS, type FilterMember, type FilterMemberName } from '../../../../domain/issue-filter.ts';
import { WIRE_ISSUE_TYPES, WIRE_SCAN_STATUSES } from '../../../../platform/wire-words.ts';
import type { AskedOperation } from '../heard.ts';
import { type DisguiseRule, hidden, keptFlag, keptNumber, listOfEach, membersOf, textOf } from './disguise-rule.ts';
import { account, filePath, id, productWord, ref, repositoryName, ruleName, time, wordOf } from './value-rules.ts';

/*
 * What is told of each member of a request's body.
 */

/** Members of the filter whose texts stand in answers too. All other texts of a filter are hidden. */
const NAMED_IN_ANSWERS: Readonly<Partial<Record<FilterMemberName, DisguiseRule>>> = {
  ids: id('issue'),
  repositoryNames: repositoryName,
  repositoryIds: id('repository'),
  refs: ref,
  teamNames: account,
  ruleIds: ruleName,
  rules: ruleName,
  filePaths: filePath,
  dependencies: textOf('package'),
  cves: textOf('advisory'),
  advisoryIds: textOf('advisory'),
  secretTypes: textOf('secret-type'),
};

const filter = membersOf(
  Object.fromEntries(
    Object.entries<FilterMember>(FILTER_MEMBERS).map(([name, member]) => [
      name,
      filterRule(member, NAMED_IN_ANSWERS[name as FilterMemberName] ?? hidden),
    ]),
  ),
);

const SORT_WORDS = (
  'SORT_BY_ISSUE_COUNTS SORT_BY_SEVERITY SORT_BY_REF SORT_BY_REPO SORT_BY_RULE SORT_BY_STATE SORT_BY_RELEVANT_SINCE ' +
  'SORT_DIRECTION_ASC SORT_DIRECTION_DESC GROUP_BY_RULE'
).split(' ');

const issueType = wordOf([...Object.values(WIRE_ISSUE_TYPES), 'ISSUE_TYPE_UNSPECIFIED']);
const fixedWord = wordOf(SORT_WORDS);

const ISSUES_REQUEST = membersOf({
  deploymentId: id('deployment'),
  issueType,
  issueTypes: listOfEach(issueType),
  groupBy: fixedWord,
  limit: keptNumber,
  cursor: textOf('cursor'),
  filter,
  sortBy: fixedWord,
  sortDirection: fixedWord,
});

const SCANS_REQUEST = membersOf({
  deploymentId: id('deployment'),
  repository_id: id('repository'),
  branch: ref,
  cursor: textOf('cursor'),
  limit: keptNumber,
  since: time,
  is_full_scan: keptFlag,
  is_partial_scan: keptFlag,
  total_time: membersOf({ min: keptNumber, max: keptNumber }),
  // spec-gap: scan-list-filter-names
  products: listOfEach(productWord),
  // spec-gap: scan-list-filter-names
  statuses: listOfEach(wordOf(Object.values(WIRE_SCAN_STATUSES), 'SCAN_STATUS_')),
});

export const REQUEST_PLACES: Readonly<Record<AskedOperation, DisguiseRule>> = {
  'deployment list': hidden,
  'scan list': SCANS_REQUEST,
  'scan detail': hidden,
  'issue search': ISSUES_REQUEST,
  'issue list': ISSUES_REQUEST,
};

function filterRule({ kind, values = [], prefix = '' }: FilterMember, texts: DisguiseRule): DisguiseRule {
  if (kind === 'boolean') return keptFlag;
  if (kind === 'date-time') return time;
  if (kind === 'enum' || kind === 'enums') return eachOrOne(wordOf(values, prefix));
  return eachOrOne(texts);
}

function eachOrOne(rule: DisguiseRule): DisguiseRule {
  const list = listOfEach(rule);
  return (value, told) => (Array.isArray(value) ? list(value, told) : rule(value, told));
}
