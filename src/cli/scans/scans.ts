import { GateFailure } from '../../domain/failure.ts';
import type { ScanId } from '../../domain/ids.ts';
import { MOST_SCANS_PER_PAGE } from '../../domain/limits.ts';
import { PRODUCTS, productsOf } from '../../domain/product.ts';
import { refSpellings } from '../../domain/ref.ts';
import { type MalformedScan, reportedFindings, SCAN_STATUSES, type Scan } from '../../domain/scan.ts';
import { type ListScansBody, SCAN_LIST_BODY } from '../../platform/requests/scan-list.ts';
import { SCAN } from '../../platform/schema/scans.ts';
import { counted } from '../../report/text/report-facts.ts';
import { isoText } from '../../report/text/text.ts';
import { type Command, config, type Given, parseNamedRef, readFlags } from '../command.ts';
import { connect, EXAMPLE_CONNECTION, QUESTION_FLAGS, QUESTION_GROUPS } from '../connection.ts';
import { type Listing, printListing } from '../requests/listing.ts';
import { ofDeployment, REQUEST_FLAG, type RequestShape, readRequest, sets } from '../requests/request.ts';

const { members } = SCAN_LIST_BODY;

export const SCANS_REQUEST = {
  body: SCAN_LIST_BODY,
  flags: {
    'repository-id': sets(members.repositoryId, '<digits>', 'only scans of this repository'),
    branch: sets(members.branch, '<ref>', 'only scans of this branch, tag or pull request'),
    since: sets(members.since, '<time>', 'only scans created after it, as 7d or 2026-01-31T00:00:00Z'),
    'is-full-scan': sets(members.isFullScan, '<true|false>', 'true: full scans; false: diff scans'),
    'is-partial-scan': sets(members.isPartialScan, '<true|false>', 'true: scans of a part of the rules; false: of all'),
    'min-time': sets(members.leastSeconds, '<seconds>', 'only scans that took at least this long'),
    'max-time': sets(members.mostSeconds, '<seconds>', 'only scans that took at most this long'),
    products: sets(members.products, '<list>', `only scans that ran one of ${PRODUCTS.join(', ')}`),
    statuses: sets(members.statuses, '<list>', SCAN_STATUSES.join(', ')),
    'page-size': sets(members.pageSize, '<number>', `scans per page, at most ${MOST_SCANS_PER_PAGE} (100)`),
    cursor: sets(members.cursor, '<text>', 'start at this page instead of the first'),
  },
  start: {},
} as const satisfies RequestShape<ListScansBody>;

const FLAGS = {
  ...QUESTION_FLAGS,
  json: { about: 'print JSON, a scan on each line, with every documented member' },
  ...REQUEST_FLAG,
  ...SCANS_REQUEST.flags,
};

export const SCANS: Command = {
  usage: '--base-url <url> [--deployment-id <digits>] [--repository-id <digits>] [--json] [flags]',
  flags: FLAGS,
  groups: { ...QUESTION_GROUPS, Filter: [...Object.keys(REQUEST_FLAG), ...Object.keys(SCANS_REQUEST.flags)] },
  example: [EXAMPLE_CONNECTION, '--repository-id 101 --branch main'],
  async run(args, shell) {
    const { terminal } = shell;
    const given = readFlags(args, FLAGS, shell.env);
    if (given.operands.length > 0) throw config('scans takes only flags; to read one scan: findings-gate scan <id>');
    const request = await readRequest(given, SCANS_REQUEST, shell);
    const spellings = branchSpellings(given);
    const connection = await connect(given, shell);
    const { listScans, openPlatform } = await import('../../platform/operations.ts');
    const platform = openPlatform(connection);
    const body = ofDeployment(request, connection.deploymentId);

    const malformed: MalformedScan[] = [];
    const seen = new Set<ScanId>();
    async function* scans(): AsyncGenerator<readonly Scan[], void, undefined> {
      for (const named of spellings) {
        for await (const page of listScans(platform, { ...body, ...named })) {
          malformed.push(...page.malformed);
          yield page.scans.filter(({ id }) => !seen.has(id));
          for (const { id } of page.scans) seen.add(id);
        }
      }
    }
    const count = await printListing(scans(), LISTING, { terminal, isJson: given.isOn('json') });
    terminal.tell(`${counted(count, 'scan')}.`);
    const [first] = malformed;
    if (first !== undefined) {
      const many = counted(malformed.length, 'scan');
      throw new GateFailure('contract', `scan list: ${many} could not be read; the first: ${first.problem}`);
    }
    return 0;
  },
};

const LISTING: Listing<Scan> = {
  noun: 'scan',
  columns: [
    { title: 'ID', isWhole: true, cell: ({ id }) => id },
    { title: 'STATUS', isWhole: true, cell: ({ status }) => (typeof status === 'string' ? status : status.unknown) },
    {
      title: 'STARTED',
      isWhole: true,
      cell: ({ startedAtMs }) => isoText(startedAtMs)?.slice(0, 19).replace('T', ' ') ?? '-',
    },
    { title: 'COMMIT', isWhole: true, cell: ({ commit }) => commit?.slice(0, 12) ?? '-' },
    { title: 'REPOSITORY', isWhole: true, isExtra: true, cell: ({ repositoryId }) => repositoryId ?? '-' },
    {
      title: 'KIND',
      isExtra: true,
      cell: (scan) => `${scan.isFullScan ? 'full' : 'diff'}${scan.isPartialScan ? ', partial' : ''}`,
    },
    { title: 'PRODUCTS', isExtra: true, cell: ({ enabledProducts }) => productsOf(enabledProducts).join(', ') || '-' },
    {
      title: 'FINDINGS',
      isNumber: true,
      cell: ({ findingsCounts }) => String(reportedFindings(findingsCounts) ?? '-'),
    },
    { title: 'BRANCH', cell: ({ branch }) => branch ?? '-' },
  ],
  json: SCAN.write,
};

/** The list compares names as texts, so it is requested for each spelling of a branch. A cursor belongs to one list: with it the branch is sent as written. */
// spec-gap: list-branch-filter
function branchSpellings(given: Given<keyof typeof FLAGS>): readonly { readonly branch?: string }[] {
  const ref = given.text('request') === undefined ? given.read('branch', parseNamedRef) : undefined;
  if (ref === undefined || given.text('cursor') !== undefined) return [{}];
  return refSpellings([ref]).map((branch) => ({ branch }));
}
