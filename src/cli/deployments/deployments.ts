import { DEPLOYMENT, type Deployment } from '../../platform/deployments.ts';
import { counted } from '../../report/text/report-facts.ts';
import { type Command, config, readFlags } from '../command.ts';
import { PLATFORM_FLAGS, QUESTION_GROUPS, reach } from '../connection.ts';
import { type Listing, printListing } from '../requests/listing.ts';

const FLAGS = {
  ...PLATFORM_FLAGS,
  json: { about: 'print JSON, a deployment on each line, with every documented member' },
} as const;

export const DEPLOYMENTS: Command = {
  usage: '--base-url <url> [--json] [flags]',
  flags: FLAGS,
  groups: { ...QUESTION_GROUPS, Connection: QUESTION_GROUPS.Connection.filter((name) => name in FLAGS) },
  example: ['--base-url https://platform.example'],
  async run(args, shell) {
    const { terminal } = shell;
    const given = readFlags(args, FLAGS, shell.env);
    if (given.operands.length > 0) throw config('deployments takes only flags; write each value after its flag');
    const connection = await reach(given, shell);
    const { listDeployments } = await import('../../platform/deployments.ts');
    const isJson = given.isOn('json');
    const count = await printListing([listDeployments(connection)], LISTING, { terminal, isJson });
    terminal.tell(`${counted(count, 'deployment')}.`);
    return 0;
  },
};

const LISTING: Listing<Deployment> = {
  noun: 'deployment',
  columns: [
    { title: 'ID', isWhole: true, cell: ({ id }) => id ?? '-' },
    { title: 'NAME', cell: ({ name }) => name ?? '-' },
    { title: 'SLUG', cell: ({ slug }) => slug ?? '-' },
    { title: 'FINDINGS', isExtra: true, cell: ({ findings }) => findings?.url ?? '-' },
  ],
  json: DEPLOYMENT.write,
};
