import type { ScanId } from '../../domain/ids.ts';
import { productsOf } from '../../domain/product.ts';
import { parseDigits } from '../../inputs/parse-value.ts';
import { SCAN_DETAIL, type WholeScanDetail } from '../../platform/schema/scans.ts';
import { isoText } from '../../report/text/text.ts';
import { type Command, config, readFlags, readValue } from '../command.ts';
import { connect, EXAMPLE_CONNECTION, QUESTION_FLAGS, QUESTION_GROUPS } from '../connection.ts';

const FLAGS = { ...QUESTION_FLAGS, json: { about: 'print JSON, with every documented member' } } as const;

export const SCAN: Command = {
  usage: '<id> --base-url <url> [--deployment-id <digits>] [--json] [flags]',
  flags: FLAGS,
  groups: QUESTION_GROUPS,
  example: [`184467501 ${EXAMPLE_CONNECTION}`],
  async run(args, shell) {
    const { terminal } = shell;
    const given = readFlags(args, FLAGS, shell.env);
    const [text, ...others] = given.operands;
    if (text === undefined || others.length > 0) throw config('scan takes the id of one scan: findings-gate scan <id>');
    const id = readValue('scan', text, parseDigits) as ScanId;
    const connection = await connect(given, shell);
    const { openPlatform, readScan } = await import('../../platform/operations.ts');
    const scan = await readScan(openPlatform(connection), id);
    if (given.isOn('json')) terminal.printJson(SCAN_DETAIL.write(scan));
    else for (const [name, value] of facts(scan)) terminal.print(`${name.padEnd(14)}${value}`);
    return 0;
  },
};

/** People need neither the addresses nor the pictures of authors, so these are left out. */
function facts(scan: WholeScanDetail): readonly (readonly [string, string])[] {
  const { stats, meta } = scan;
  // Most projects are shown under the name of their repository.
  const names = [meta?.repoDisplayName, meta?.repository, scan.repositoryId].filter((name) => name !== undefined);
  const all: readonly (readonly [string, string | undefined])[] = [
    ['scan', scan.id],
    ['deployment', scan.deploymentId],
    ['repository', [...new Set(names)].join(', ')],
    ['commit', meta?.commit],
    ['branch', meta?.branch],
    ['pull request', meta?.pullRequestId],
    ['event', meta?.event],
    ['started', isoText(scan.startedAtMs)],
    ['completed', isoText(scan.completedAtMs)],
    ['exit code', scan.exitCode?.toString()],
    ['findings', stats?.findings?.toString()],
    ['seconds', stats?.totalTimeSeconds?.toString()],
    ['products', productsOf(scan.enabledProducts).join(', ')],
    ['logs', scan.hasLogs ? 'yes' : 'no'],
    ['rules', meta?.config],
    ['CI job', meta?.ciJobUrl],
  ];
  return all.map(([name, value]) => [name, value === undefined || value === '' ? '-' : value]);
}
