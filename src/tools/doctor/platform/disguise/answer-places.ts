import { FILTER_MEMBERS } from '../../../../domain/issue-filter.ts';
import { EPSS_CATEGORIES, ORIGINS, RULE_PRODUCT_WORDS, VISIBILITIES } from '../../../../platform/schema/shown-words.ts';
import { WIRE_ISSUE_TYPES, WIRE_SCAN_STATUSES } from '../../../../platform/wire-words.ts';
import type { AskedOperation } from '../heard.ts';
import {
  type DisguiseRule,
  emptied,
  entriesOf,
  hidden,
  keptFlag,
  keptNumber,
  listOfEach,
  membersOf,
  roughNumber,
  textOf,
} from './disguise-rule.ts';
import {
  account,
  address,
  changeNumber,
  commit,
  environmentWord,
  eventWord,
  filePath,
  id,
  productWord,
  ref,
  repositoryName,
  ruleName,
  time,
  timeOfNobody,
  wordOf,
} from './value-rules.ts';

/*
 * What is told of each member that an answer has in the document. What is not named here is hidden.
 */

const { severities, aggregateIssueStates, triageReasons, reachabilities, exposures, transitivities, validationStates } =
  FILTER_MEMBERS;

const issueTypeWord = wordOf(Object.values(WIRE_ISSUE_TYPES), 'ISSUE_TYPE_');
const cursor = textOf('cursor');

const DEPLOYMENT_PLACES = membersOf({
  id: id('deployment'),
  name: account,
  slug: account,
  findings: membersOf({ url: address }),
});

const SCAN_PLACES = membersOf({
  id: id('scan'),
  deployment_id: id('deployment'),
  repository_id: id('repository'),
  branch: ref,
  commit,
  started_at: time,
  completed_at: time,
  status: wordOf(Object.values(WIRE_SCAN_STATUSES), 'SCAN_STATUS_'),
  exit_code: keptNumber,
  enabled_products: listOfEach(productWord),
  findings_counts: membersOf({ code: keptNumber, secrets: keptNumber, supply_chain: keptNumber, total: keptNumber }),
  is_full_scan: keptFlag,
  is_partial_scan: keptFlag,
  total_time: keptNumber,
});

const NAMED_META = {
  branch: ref,
  commit,
  config: textOf('config'),
  repo_url: address,
  ci_job_url: address,
  repository: repositoryName,
  repo_display_name: repositoryName,
  commit_title: entriesOf(textOf('title')),
  pull_request_id: changeNumber,
  pull_request_title: entriesOf(textOf('title')),
  commit_author_name: textOf('person'),
  commit_author_image_url: address,
  commit_author_email: account,
  commit_author_username: account,
  pull_request_author_username: account,
  pull_request_author_image_url: address,
  on: eventWord,
  true: eventWord,
  scan_environment: environmentWord,
};
// spec-gap: event-kind-name
const META_PLACES = membersOf(NAMED_META, eventWord);

const DETAIL_PLACES = membersOf({
  id: id('scan'),
  deployment_id: id('deployment'),
  repository_id: id('repository'),
  started_at: time,
  completed_at: time,
  exit_code: keptNumber,
  has_logs: keptFlag,
  enabled_products: listOfEach(productWord),
  stats: membersOf({ findings: keptNumber, total_time: keptNumber }),
  meta: META_PLACES,
  error: hidden,
});

const EPSS_PLACES = membersOf({
  score: roughNumber,
  percentile: roughNumber,
  updatedAt: timeOfNobody,
  categorization: wordOf(EPSS_CATEGORIES, 'EPSS_PROBABILITY_'),
});

const GROUP_PLACES = membersOf({
  issuesCount: keptNumber,
  ruleId: ruleName,
  ruleShaSum: textOf('digest'),
  ruleVisibility: wordOf(VISIBILITIES, 'RULE_VISIBILITY_'),
  ruleMeta: membersOf({
    author: textOf('person'),
    authorPhotoUrl: address,
    rule: membersOf({
      ruleId: ruleName,
      ruleVersionId: textOf('version'),
      origin: wordOf(ORIGINS, 'RULE_ORIGIN_'),
    }),
  }),
  ruleLastChangeAt: timeOfNobody,
  ruleLastChangeBy: textOf('person'),
  rulePath: ruleName,
  ruleSourceUri: address,
  ruleTestCases: listOfEach(membersOf({ target: textOf('test-case'), language: textOf('language') })),
  ruleDefinition: emptied,
  ruleDeploymentName: account,
  ruleSupersededBy: listOfEach(membersOf({ product: wordOf(RULE_PRODUCT_WORDS, 'RULE_TYPE_'), rulePath: ruleName })),
  sastAttributes: membersOf({}),
  scaAttributes: membersOf({ epssScore: EPSS_PLACES }),
  secretsAttributes: membersOf({}),
});

const PACKAGE_PLACES = { package: textOf('package'), version: textOf('version') };

const ISSUE_PLACES = membersOf({
  id: id('issue'),
  ref,
  issueType: issueTypeWord,
  severity: wordOf(severities.values, severities.prefix),
  aggregateState: wordOf(aggregateIssueStates.values, aggregateIssueStates.prefix),
  ruleId: ruleName,
  rulePath: ruleName,
  filePath,
  line: keptNumber,
  endLine: keptNumber,
  column: keptNumber,
  endColumn: keptNumber,
  message: textOf('message'),
  ruleUrl: address,
  ruleReferences: listOfEach(address),
  lineOfCodeUrl: address,
  firstSeenScan: membersOf({ id: id('scan') }),
  lastSeenScan: membersOf({ id: id('scan') }),
  createdAt: time,
  relevantSince: time,
  triageReason: wordOf(triageReasons.values, triageReasons.prefix),
  note: textOf('note'),
  ruleCweNames: listOfEach(textOf('cwe')),
  ruleOwaspNames: listOfEach(textOf('owasp')),
  scaAttributes: membersOf({
    vulnDatabaseIdentifier: textOf('advisory'),
    reachability: wordOf([...reachabilities.values, ...exposures.values], reachabilities.prefix),
    foundDependency: membersOf({
      ...PACKAGE_PLACES,
      transitivity: wordOf(transitivities.values),
      ecosystem: textOf('ecosystem'),
      filePath,
      manifestFilePath: filePath,
    }),
    fixRecommendations: listOfEach(membersOf(PACKAGE_PLACES)),
    bestFix: membersOf(PACKAGE_PLACES),
    epssScore: EPSS_PLACES,
  }),
  secretsAttributes: membersOf({
    validationState: wordOf(validationStates.values, validationStates.prefix),
    secretType: textOf('secret-type'),
  }),
  codeowners: listOfEach(membersOf({ name: account, isTeam: keptFlag })),
});

/** An answer that reports an error with status 200 keeps that member. */
const PAGE_PLACES = { cursor, error: hidden };

export const ANSWER_PLACES: Readonly<Record<AskedOperation, DisguiseRule>> = {
  'deployment list': membersOf({ ...PAGE_PLACES, deployments: listOfEach(DEPLOYMENT_PLACES) }),
  'scan list': membersOf({ ...PAGE_PLACES, scans: listOfEach(SCAN_PLACES) }),
  'scan detail': DETAIL_PLACES,
  'issue search': membersOf({
    ...PAGE_PLACES,
    groups: listOfEach(GROUP_PLACES),
    total: keptNumber,
    fetched: keptNumber,
  }),
  'issue list': membersOf({ ...PAGE_PLACES, issues: listOfEach(membersOf({ issue: ISSUE_PLACES })) }),
};
