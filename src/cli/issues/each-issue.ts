import { GateFailure } from '../../domain/failure.ts';
import type { ListedIssue } from '../../domain/place/listed-issue.ts';
import { placeText } from '../../domain/place/place-text.ts';
import { listSingleIssues } from '../../platform/explaining-client.ts';
import type { ListIssuesBody } from '../../platform/requests/issue-list.ts';
import { listedIssueOnWire } from '../../platform/schema/listed-issue.ts';
import { counted } from '../../report/text/report-facts.ts';
import { connect, type QUESTION_FLAGS } from '../connection.ts';
import type { Given } from '../flags.ts';
import { type Listing, printListing } from '../requests/listing.ts';
import { ofDeployment } from '../requests/request.ts';
import type { Shell } from '../shell.ts';

const LISTING: Listing<ListedIssue> = {
  noun: 'issue',
  columns: [
    { title: 'PLACE', cell: (issue) => placeText(issue) ?? '-' },
    { title: 'SEVERITY', isWhole: true, cell: ({ severity }) => severity ?? '-' },
    { title: 'STATE', isWhole: true, cell: ({ state = '-' }) => (typeof state === 'string' ? state : state.unknown) },
    { title: 'RULE', cell: ({ rulePath, ruleId }) => rulePath || ruleId || '-' },
  ],
  json: listedIssueOnWire,
};

/** Prints the issues one by one. Throws `GateFailure`; `contract` where some entries are no issues. */
export async function printEachIssue(
  request: ListIssuesBody,
  given: Given<keyof typeof QUESTION_FLAGS | 'json'>,
  shell: Shell,
): Promise<void> {
  const { terminal } = shell;
  const connection = await connect(given, shell);
  let unread = 0;
  async function* issues(): AsyncGenerator<readonly ListedIssue[], void, undefined> {
    for await (const page of listSingleIssues(connection, ofDeployment(request, connection.deploymentId))) {
      unread += page.unread;
      yield page.issues;
    }
  }
  const count = await printListing(issues(), LISTING, { terminal, isJson: given.isOn('json') });
  terminal.tell(`${counted(count, 'issue')}.`);
  if (unread > 0) throw new GateFailure('contract', `issue list: ${counted(unread, 'item')} could not be read`);
}
