import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { GateFailure } from '../../domain/failure.ts';
import { MEMBER_WORDS } from '../../domain/filter-words.ts';
import { type FilterMemberName, filterMember } from '../../domain/issue-filter.ts';
import { ISSUE_TYPE_WORDS, issueTypeWord } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import {
  groupsByRule,
  ISSUE_LIST_BODY,
  ISSUE_SEARCH_BODY,
  issuesPerPage,
  type ListIssuesBody,
  type SearchIssuesBody,
} from '../../platform/requests/issue-requests.ts';
import { LISTED_ISSUE, type ListedIssue } from '../../platform/schema/listed-issue.ts';
import {
  type IssueGroup,
  type IssuePage,
  issueGroupList,
  issueGroupOnWire,
} from '../../platform/schema/whole-group.ts';
import { ISSUE_TYPE_PREFIX, wireName } from '../../platform/wire-words.ts';
import { counted } from '../../report/text/report-facts.ts';
import { epssText } from '../../report/text/row-text.ts';
import { type Command, config, type Given, parseNamedRef, readFlags, type Shell } from '../command.ts';
import { connect, EXAMPLE_CONNECTION, QUESTION_FLAGS, QUESTION_GROUPS } from '../connection.ts';
import { type Listing, printListing } from '../requests/listing.ts';
import { ofDeployment, REQUEST_FLAG, type RequestFlag, type RequestShape, readRequest } from '../requests/request.ts';

const PAGE_SIZE = ACTION_INPUTS['page-size'].default;
const { members } = ISSUE_SEARCH_BODY;

/** Filter members with a flag of their own. Every other member of the filter goes into --where, and every other one of the body into --request. */
const FILTER_FLAGS = [
  'refs',
  'repositoryNames',
  'repositoryIds',
  'severities',
  'aggregateIssueStates',
  'ruleIds',
  'rules',
  'since',
] as const satisfies readonly FilterMemberName[];

const REQUEST_FLAGS = {
  type: { value: '<list>', sets: members.types, about: ISSUE_TYPE_WORDS.join(', ') },
  'page-size': { value: '<number>', sets: members.pageSize, about: `groups or issues per page (${PAGE_SIZE})` },
  sort: {
    value: '<word>',
    sets: members.sort,
    about: 'issue-counts or severity; with --each severity, ref, repo, rule, relevant-since, state',
  },
  direction: { value: '<word>', sets: members.direction, about: 'asc or desc' },
  where: { value: '<json>', sets: members.where, about: 'any other members of the filter, as a JSON object' },
  ...Object.fromEntries(FILTER_FLAGS.map((name) => [flagName(name), filterFlag(name)])),
} as const;

const FLAGS = {
  ...QUESTION_FLAGS,
  json: { about: 'print JSON, a group or issue on each line, with every documented member' },
  each: { about: 'list the issues one by one: location, severity, state, rule' },
  ...REQUEST_FLAG,
  ...REQUEST_FLAGS,
};

export const ISSUES: Command = {
  usage: '--base-url <url> [--deployment-id <digits>] [--refs <list>] [--each] [--json] [flags]',
  flags: FLAGS,
  groups: {
    ...QUESTION_GROUPS,
    Output: ['each', ...QUESTION_GROUPS.Output],
    Search: ['request', 'type', 'sort', 'direction', 'page-size'],
    Filter: [...FILTER_FLAGS.map(flagName), 'where'],
  },
  example: [EXAMPLE_CONNECTION, '--refs refs/pull/7/merge --type code --severities critical,high'],
  async run(args, shell) {
    const given = readFlags(args, FLAGS, shell.env);
    if (given.operands.length > 0) throw config('issues takes only flags; write each value after its flag');
    await (given.isOn('each') ? printIssues : printGroups)(given, shell);
    return 0;
  },
};

export const ISSUES_REQUEST = {
  body: ISSUE_SEARCH_BODY,
  flags: REQUEST_FLAGS,
  start: groupsByRule(PAGE_SIZE),
} as const satisfies RequestShape<SearchIssuesBody>;

export const ISSUE_LIST_REQUEST = {
  body: ISSUE_LIST_BODY,
  flags: REQUEST_FLAGS,
  start: issuesPerPage(PAGE_SIZE),
} as const satisfies RequestShape<ListIssuesBody>;

const GROUPS: Listing<IssueGroup> = {
  noun: 'group',
  columns: [
    { title: 'ISSUES', isNumber: true, cell: ({ issuesCount }) => String(issuesCount) },
    { title: 'TYPE', cell: ({ issueType }) => (issueType === undefined ? '-' : issueTypeWord(issueType)) },
    { title: 'EPSS', isNumber: true, cell: ({ epss }) => (epss?.score === undefined ? '-' : epssText(epss.score)) },
    { title: 'RULE', cell: ({ rulePath, ruleId }) => rulePath || ruleId || '-' },
  ],
  json: issueGroupOnWire,
};

const SINGLE_ISSUES: Listing<ListedIssue> = {
  noun: 'issue',
  columns: [
    { title: 'PLACE', cell: (issue) => locationText(issue) ?? '-' },
    { title: 'SEVERITY', isWhole: true, cell: ({ severity }) => severity ?? '-' },
    { title: 'STATE', isWhole: true, cell: ({ state = '-' }) => (typeof state === 'string' ? state : state.unknown) },
    { title: 'RULE', cell: ({ rulePath, ruleId }) => rulePath || ruleId || '-' },
    { title: 'REF', isExtra: true, cell: ({ ref }) => ref ?? '-' },
  ],
  json: LISTED_ISSUE.write,
};

/** The file, and the line if known: `src/a.py:42`. Undefined if no file is known. */
function locationText({ filePath, line }: Pick<ListedIssue, 'filePath' | 'line'>): string | undefined {
  if (filePath === undefined || filePath === '') return undefined;
  return line === undefined ? filePath : `${filePath}:${line}`;
}

async function printGroups(given: Given<keyof typeof FLAGS>, shell: Shell): Promise<void> {
  const { terminal } = shell;
  const request = await readRequest(given, ISSUES_REQUEST, shell);
  const connection = await connect(given, shell);
  const { issuePages, openPlatform } = await import('../../platform/operations.ts');
  let issues = 0n;
  let last: IssuePage | undefined;
  const notices = new Set<string>();
  async function* groups(): AsyncGenerator<readonly IssueGroup[], void, undefined> {
    const body = ofDeployment(request, connection.deploymentId);
    const platform = openPlatform(connection);
    for await (const page of issuePages(platform, 'issue search', body, issueGroupList, { isRepeatable: true })) {
      last = page;
      for (const group of page.groups) issues += group.issuesCount;
      for (const notice of page.notices) notices.add(notice);
      yield page.groups;
    }
  }
  const count = await printListing(groups(), GROUPS, { terminal, isJson: given.isOn('json') });
  tellLimits(request, count, terminal);
  for (const notice of notices) terminal.tell(`Note: ${notice}`);
  const platform = `total ${last?.total ?? '-'}, fetched ${last?.fetched ?? '-'}`;
  terminal.tell(`${counted(count, 'group')}, ${counted(issues, 'issue')}; the platform's own figures: ${platform}.`);
}

async function printIssues(given: Given<keyof typeof FLAGS>, shell: Shell): Promise<void> {
  const { terminal } = shell;
  const request = await readRequest(given, ISSUE_LIST_REQUEST, shell);
  const connection = await connect(given, shell);
  const [{ openPlatform }, { listIssues }] = await Promise.all([
    import('../../platform/operations.ts'),
    import('../../platform/locations-client.ts'),
  ]);
  let unread = 0;
  async function* issues(): AsyncGenerator<readonly ListedIssue[], void, undefined> {
    for await (const page of listIssues(openPlatform(connection), ofDeployment(request, connection.deploymentId))) {
      unread += page.unread;
      yield page.issues;
    }
  }
  const count = await printListing(issues(), SINGLE_ISSUES, { terminal, isJson: given.isOn('json') });
  tellLimits(request, count, terminal);
  terminal.tell(`${counted(count, 'issue')}.`);
  if (unread > 0) throw new GateFailure('contract', `issue list: ${counted(unread, 'item')} could not be read`);
}

function tellLimits(
  { filter = {}, issueTypes = [] }: SearchIssuesBody | ListIssuesBody,
  count: number,
  { tell }: Shell['terminal'],
): void {
  if (count === 0) tell('Note: no results; check refs, names and ids for typing errors.');
  for (const name of Object.keys(filter) as FilterMemberName[]) {
    const { issueTypes: types } = filterMember(name);
    // spec-gap: type-limited-filter-with-several-types
    const isFit =
      issueTypes.length > 0 &&
      issueTypes.every((type) => types?.some((one) => wireName(ISSUE_TYPE_PREFIX, one) === type));
    if (types !== undefined && !isFit)
      tell(
        `Note: ${name} may have no effect on issues of other types; add --type ${types.map(issueTypeWord).join(',')}.`,
      );
  }
}

function flagName(member: string): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function filterFlag(name: (typeof FILTER_FLAGS)[number]): RequestFlag {
  const { kind } = filterMember(name);
  return {
    // The platform stores the issues of a branch under one of its two names: a search asks for both, as the gate does.
    ...(name === 'refs' ? { items: (names) => refSpellings(names.map(parseNamedRef)) } : {}),
    value: kind === 'date-time' ? '<time>' : '<list>',
    sets: { path: [...members.where.path, name], form: kind === 'date-time' ? 'text' : 'list' },
    about: MEMBER_WORDS[name],
  };
}
