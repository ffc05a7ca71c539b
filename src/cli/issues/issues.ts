import type { IssueGroup, IssuePage } from '../../domain/issue.ts';
import { issueTypeWord } from '../../domain/product.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { issueGroupOnWire } from '../../platform/schema/issue-group.ts';
import { epssText } from '../../report/pages/rule-table.ts';
import { counted } from '../../report/text/report-facts.ts';
import { connect, EXAMPLE_CONNECTION, QUESTION_FLAGS, QUESTION_GROUPS } from '../connection.ts';
import { config, readFlags } from '../flags.ts';
import { ISSUE_GROUPS, ISSUE_LIST_REQUEST, ISSUES_REQUEST } from '../requests/issue-request.ts';
import { type Listing, printListing } from '../requests/listing.ts';
import { ofDeployment, REQUEST_FLAG, readRequest } from '../requests/request.ts';
import type { Command, Shell } from '../shell.ts';

const FLAGS = {
  ...QUESTION_FLAGS,
  json: { about: 'print JSON, a group or issue on each line, with every documented member' },
  each: { about: 'list the issues one by one: place, severity, state, rule' },
  ...REQUEST_FLAG,
  ...ISSUES_REQUEST.flags,
};

/** Searches issues, by rule or one by one, with every member of the request. */
export const ISSUES: Command = {
  usage: '--base-url <url> --deployment-id <digits> [--refs <list>] [--each] [--json] [flags]',
  flags: FLAGS,
  groups: { ...QUESTION_GROUPS, Output: ['each', ...QUESTION_GROUPS.Output], ...ISSUE_GROUPS },
  example: [EXAMPLE_CONNECTION, '--refs refs/pull/7/merge --type code --severities critical,high'],
  run: listIssues,
};

const LISTING: Listing<IssueGroup> = {
  noun: 'group',
  columns: [
    { title: 'ISSUES', isNumber: true, cell: ({ issuesCount }) => String(issuesCount) },
    { title: 'TYPE', cell: ({ issueType }) => (issueType === undefined ? '-' : issueTypeWord(issueType)) },
    { title: 'EPSS', isNumber: true, cell: ({ epss }) => (epss?.score === undefined ? '-' : epssText(epss.score)) },
    { title: 'RULE', cell: ({ rulePath, ruleId }) => rulePath || ruleId || '-' },
  ],
  json: issueGroupOnWire,
};

async function listIssues(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { terminal } = shell;
  const given = readFlags(args, FLAGS, shell.env);
  if (given.operands.length > 0) throw config('issues takes only flags; write each value after its flag');
  if (given.isOn('each')) {
    const request = await readRequest(given, ISSUE_LIST_REQUEST, shell);
    const { printEachIssue } = await import('./each-issue.ts');
    await printEachIssue(request, given, shell);
    return 0;
  }
  const request = await readRequest(given, ISSUES_REQUEST, shell);
  const connection = await connect(given, shell);
  const { createPlatformReads } = await import('../../platform/client.ts');
  const pages = createPlatformReads(connection).searchIssues(ofDeployment(request, connection.deploymentId));

  let issues = 0n;
  let last: IssuePage | undefined;
  const notices = new Set<string>();
  async function* groups(): AsyncGenerator<readonly IssueGroup[], void, undefined> {
    for await (const page of pages) {
      last = page;
      for (const group of page.groups) issues += group.issuesCount;
      for (const notice of page.notices) notices.add(notice);
      yield page.groups;
    }
  }
  const count = await printListing(groups(), LISTING, { terminal, isJson: given.isOn('json') });
  for (const notice of notices) terminal.tell(`Note: ${notice}`);
  const platform = `total ${last?.total ?? '-'}, fetched ${last?.fetched ?? '-'}`;
  terminal.tell(`${counted(count, 'group')}, ${counted(issues, 'issue')}; the platform's own figures: ${platform}.`);
  return 0;
}
