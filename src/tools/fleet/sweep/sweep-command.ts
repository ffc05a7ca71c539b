import { type Command, readFlags, type Shell, variablesText } from '../../../cli/command.ts';
import { EXAMPLE_CONNECTION } from '../../../cli/connection.ts';
import { claimGiven } from '../../../cli/local-file.ts';
import type { ExitCode } from '../../../domain/verdict.ts';
import { roomOf } from '../../../report/text/fit-columns.ts';
import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { JUDGED_BY, progressLines, unlessPolicyIsWrong } from '../fleet-command.ts';
import type { Sweep, SweptPull } from './sweep.ts';
import { readSweepSettings, SWEEP_FLAGS } from './sweep-settings.ts';

const TOKEN_FILES = ['api-token-file', 'github-token-file'] as const;
const POLICY_FILES = ['policy-file', 'waivers-file'] as const;
const ALSO_JUDGED_BY = ['baseline', 'required-products', 'required-scan', 'max-scan-age'] as const;

export const SWEEP: Command = {
  usage: '--base-url <url> --deployment-id <digits> --commit-status <name> [--repository <owner/name>] [flags]',
  flags: SWEEP_FLAGS,
  groups: {
    'What is judged': ['repository', 'repository-id', 'projects'],
    'Policy and limits': ['policy', ...POLICY_FILES, ...JUDGED_BY, ...ALSO_JUDGED_BY, 'mode'],
    'What is written': ['commit-status', 'comment-key', 'dry-run'],
    Connection: ['base-url', 'deployment-id', ...TOKEN_FILES, 'request-timeout', 'timeout', 'page-size'],
    Output: ['json', 'verbose', 'no-color'],
  },
  more: [
    [
      'If a proven verdict differs from the commit status, sweep sets the status and updates the comment',
      'of the gate. Other statuses stay as they are. At most 8 requests at a time go to each side.',
      'Exit 0: every open pull request was judged and what was due was written, 2: one could not be read',
      'or written, or the list is incomplete, 3: wrong settings.',
    ],
  ],
  example: [
    EXAMPLE_CONNECTION,
    '--repository acme/shop --commit-status findings-gate/verdict',
    '--policy-file .github/findings-policy.yml --dry-run',
  ],
  async run(args, shell) {
    const { terminal, clock } = shell;
    const monotonicStart = clock.now();
    const given = readFlags(args, SWEEP_FLAGS, shell.env);
    const settings = await readSweepSettings(given, shell);
    await claimGiven(given, { read: [...POLICY_FILES, ...TOKEN_FILES], written: [] }, terminal);
    for (const line of variablesText(given, SWEEP_FLAGS)) terminal.tell(line);
    const [{ openSweep }, { sweep }] = await Promise.all([import('./open-sweep.ts'), import('./sweep.ts')]);
    const opened = await unlessPolicyIsWrong(() => openSweep(given, settings, shell), shell);
    if (opened === undefined) return 3;
    const swept = await sweep({ ...opened.world, progress: progressLines(clock, terminal, progressText) });
    const { repository, commitStatus, isDryRun } = settings;
    const requests = opened.requestsSent();
    if (given.isOn('json')) {
      const facts = { schema: 1, repository, commitStatus, dryRun: isDryRun, requests };
      terminal.printJson({ ...facts, listProblem: swept.listProblem ?? null, pullRequests: swept.pulls.map(pullJson) });
    } else if (swept.pulls.length === 0) terminal.print('There are no open pull requests.');
    else for (const line of plainTable(COLUMNS, swept.pulls, roomOf(terminal.columns))) terminal.print(line);
    const seconds = Math.round((clock.now() - monotonicStart) / 100) / 10;
    return tellEnd(swept, `${counted(requests.platform + requests.github, 'request')} in ${seconds} s`, shell);
  },
};

function progressText(swept: readonly SweptPull[], pulls: number): string {
  const written = swept.filter(({ done }) => done === 'written').length;
  return `${swept.length} of ${counted(pulls, 'open pull request')} judged, ${written} set`;
}

function tellEnd({ pulls, listProblem }: Sweep, cost: string, { terminal }: Shell): ExitCode {
  const troubled = pulls.filter(({ problems }) => problems.length > 0);
  for (const { number, problems } of troubled) terminal.tell(`Pull request ${number}: ${problems.join('; ')}`);
  if (listProblem !== undefined) terminal.tell(`Not all open pull requests were judged: ${listProblem}`);
  const number = (...done: SweptPull['done'][]): number => pulls.filter((pull) => done.includes(pull.done)).length;
  terminal.tell(
    `${counted(pulls.length, 'open pull request')}: ${number('written')} set, ` +
      `${number('dry-run')} would be set, ${number('same')} right already, ${number('unproven')} not proven, ` +
      `${number('overtaken', 'moved', 'list-incomplete')} left, ${number('failed')} not written (${cost}).`,
  );
  return troubled.length === 0 && listProblem === undefined ? 0 : 2;
}

function pullJson(pull: SweptPull): Readonly<Record<string, unknown>> {
  const { number, commit, verdict, reason = '', message, status = null, was = null, due = null } = pull;
  const { done, comment = null, problems } = pull;
  return { number, commit, verdict, reason, message, status, was, due, done, comment, problems };
}

const COLUMNS: readonly PlainColumn<SweptPull>[] = [
  { title: 'PULL REQUEST', isNumber: true, cell: ({ number }) => String(number) },
  { title: 'COMMIT', isWhole: true, cell: ({ commit }) => commit.slice(0, 12) },
  { title: 'VERDICT', cell: ({ verdict, reason }) => (reason === undefined ? verdict : `${verdict}, ${reason}`) },
  { title: 'STATUS', isWhole: true, cell: statusText },
  { title: 'WHAT WAS DONE', cell: (pull) => WORDS[pull.done] },
  { title: 'WHY', isExtra: true, cell: ({ message }) => message },
];

const WORDS: Readonly<Record<SweptPull['done'], string>> = {
  written: 'set',
  'dry-run': 'nothing: dry run',
  same: 'nothing: already right',
  unproven: 'left: not proven',
  overtaken: 'left: another run has set it',
  moved: 'left: closed or changed meanwhile',
  'list-incomplete': 'left: not all pull requests are known',
  failed: 'not written',
};

function statusText({ was, status, due, done }: SweptPull): string {
  const [before, after] = [was ?? 'none', (done === 'dry-run' ? due : status) ?? 'none'];
  return before === after ? before : `${before} -> ${after}`;
}
