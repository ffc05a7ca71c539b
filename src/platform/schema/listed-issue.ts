import * as z from 'zod/mini';
import { ISSUE_STATES, type IssueState, SEVERITIES, type Severity } from '../../domain/issue.ts';
import { FILTER_MEMBERS } from '../../domain/issue-filter.ts';
import { VALIDATIONS, type Validation } from '../../domain/location/issue-location.ts';
import { ISSUE_TYPES, type IssueType } from '../../domain/product.ts';
import { checked, list, object, text } from '../../json/schema.ts';
import type { FetchedPage } from '../paging.ts';
import { ISSUE_TYPE_PREFIX, ourWords } from '../wire-words.ts';
import { listAnswer } from './answer.ts';
import { EPSS_SCORE } from './issue-group.ts';
import { COUNT, FLAG, ifReadable, readableListOf, spelled, spelling, TEXT, wordIn, wordOrUnknown } from './spelling.ts';

const MAYBE_TEXT = ifReadable(TEXT);
const TEXTS = readableListOf(TEXT);

// spec-gap: listed-integers
const POSITION = ifReadable<number>(
  spelling(COUNT.schema.check(z.refine((sent) => isPosition(Number(COUNT.take(sent as never))))), (sent) =>
    Number(COUNT.take(sent as never)),
  ),
);

const ISSUE_TYPE = wordIn<IssueType>(ourWords(ISSUE_TYPES, ISSUE_TYPE_PREFIX));
const SEVERITY = wordIn<Severity>(ourWords(SEVERITIES, FILTER_MEMBERS.severities.prefix));
const STATE = wordOrUnknown<IssueState>(ourWords(ISSUE_STATES, FILTER_MEMBERS.aggregateIssueStates.prefix));
const VALIDATION = wordOrUnknown<Validation>(ourWords(VALIDATIONS, FILTER_MEMBERS.validationStates.prefix));

const PACKAGE_VERSION = spelled({ package: MAYBE_TEXT, version: MAYBE_TEXT });
const DEPENDENCY = spelled({
  package: MAYBE_TEXT,
  version: MAYBE_TEXT,
  transitivity: MAYBE_TEXT,
  ecosystem: MAYBE_TEXT,
  filePath: MAYBE_TEXT,
  manifestFilePath: MAYBE_TEXT,
});
const VULNERABILITY = spelled({
  advisory: ['vulnDatabaseIdentifier', MAYBE_TEXT],
  reachability: MAYBE_TEXT,
  dependency: ['foundDependency', ifReadable(DEPENDENCY)],
  fixes: ['fixRecommendations', readableListOf(PACKAGE_VERSION)],
  bestFix: ifReadable(PACKAGE_VERSION),
  epss: ['epssScore', ifReadable(EPSS_SCORE)],
});
const SECRET = spelled({ validation: ['validationState', ifReadable(VALIDATION)], kind: ['secretType', MAYBE_TEXT] });
const SCAN_ID = ifReadable(spelled({ id: MAYBE_TEXT }));

export const LISTED_ISSUE = spelled({
  id: MAYBE_TEXT,
  ref: MAYBE_TEXT,
  issueType: ifReadable(ISSUE_TYPE),
  severity: ifReadable(SEVERITY),
  state: ['aggregateState', ifReadable(STATE)],
  ruleId: MAYBE_TEXT,
  rulePath: MAYBE_TEXT,
  filePath: MAYBE_TEXT,
  line: POSITION,
  endLine: POSITION,
  column: POSITION,
  endColumn: POSITION,
  message: MAYBE_TEXT,
  ruleUrl: MAYBE_TEXT,
  ruleReferences: TEXTS,
  lineOfCodeUrl: MAYBE_TEXT,
  firstSeenScan: SCAN_ID,
  lastSeenScan: SCAN_ID,
  createdAt: MAYBE_TEXT,
  relevantSince: MAYBE_TEXT,
  triageReason: MAYBE_TEXT,
  note: MAYBE_TEXT,
  ruleCweNames: TEXTS,
  ruleOwaspNames: TEXTS,
  vulnerability: ['scaAttributes', ifReadable(VULNERABILITY)],
  secret: ['secretsAttributes', ifReadable(SECRET)],
  codeowners: readableListOf(spelled({ name: MAYBE_TEXT, isTeam: ifReadable(FLAG) })),
});

/** One entry of the list of single issues. It only explains, so missing or malformed members are undefined. Text is hostile until rendered. */
export type ListedIssue = ReturnType<typeof LISTED_ISSUE.read>;

export type ListedPage = { readonly issues: readonly ListedIssue[]; readonly unread: number; readonly isLast: boolean };

const ENTRY = ifReadable(
  spelling(object({ issue: LISTED_ISSUE.schema }), (sent): ListedIssue => {
    const issue = LISTED_ISSUE.take(sent.issue as never);
    const { issueType, secret } = issue;
    // True if the type is known, and no other member names another type.
    const isNoSecret = issueType !== undefined && issueType !== 'secrets' && secret === undefined;
    return isNoSecret ? issue : { ...issue, message: undefined };
  }),
);
const ISSUES_ANSWER = object({ issues: z.nullish(list(z.unknown())), cursor: z.nullish(text) });

/** Reads the answer of the issue list. Only the list itself and its cursor must be valid. */
export function listedIssuePage(value: unknown): FetchedPage<ListedPage> {
  const sent = checked(ISSUES_ANSWER, listAnswer(value, 'issues'));
  const entries = sent.issues ?? [];
  const issues = entries.map((entry) => ENTRY.take(entry as never)).filter((issue) => issue !== undefined);
  const cursor = sent.cursor ?? undefined;
  const isLast = cursor === undefined || cursor === '';
  return { page: { issues, unread: entries.length - issues.length, isLast }, cursor };
}

function isPosition(position: number): boolean {
  return position >= 1 && Number.isSafeInteger(position);
}
