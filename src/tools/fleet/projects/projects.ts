import { type Command, config, readFlags, takes } from '../../../cli/command.ts';
import { connect, EXAMPLE_CONNECTION, QUESTION_FLAGS, QUESTION_GROUPS } from '../../../cli/connection.ts';
import type { Terminal } from '../../../cli/terminal.ts';
import type { ExitCode } from '../../../domain/verdict.ts';
import type { EpochMs } from '../../../domain/work/time.ts';
import { roomOf } from '../../../report/text/fit-columns.ts';
import { type PlainColumn, plainTable } from '../../../report/text/plain-table.ts';
import { counted } from '../../../report/text/report-facts.ts';
import { isoText } from '../../../report/text/text.ts';
import { readPeriod, USUAL_PERIOD } from '../fleet-command.ts';
import type { ScannedProject, ScannedProjects } from './scanned-projects.ts';

const FLAGS = {
  ...QUESTION_FLAGS,
  since: takes('<period>', `projects that were scanned since then: 12h, 7d, 4w, at most 30d (${USUAL_PERIOD})`),
  json: { about: 'print JSON: every project with its id, name, address and scans' },
} as const;

export const PROJECTS: Command = {
  usage: '--base-url <url> [--deployment-id <digits>] [--since <period>] [--json] [flags]',
  flags: FLAGS,
  groups: { Search: ['since'], ...QUESTION_GROUPS },
  more: [
    [
      'It reads the list of scans and the detail of one scan for each project, at most 8 at a time,',
      'and the names of at most 1,000 projects.',
    ],
  ],
  example: [EXAMPLE_CONNECTION, '--since 7d'],
  async run(args, shell) {
    const { terminal, clock } = shell;
    const given = readFlags(args, FLAGS, shell.env);
    if (given.operands.length > 0) throw config('projects takes only flags; write each value after its flag');
    const periodMs = readPeriod(given);
    const atMs = clock.wallNow();
    const sinceMs = atMs - periodMs;
    const connection = await connect(given, shell);
    const [{ createFindingsReader }, { readScannedProjects }] = await Promise.all([
      import('../../../platform/client.ts'),
      import('./scanned-projects.ts'),
    ]);
    const { showProgress } = terminal;
    const found = await readScannedProjects({
      createReader: () => createFindingsReader(connection),
      sinceMs,
      progress: (named, projects) => showProgress?.(() => `${named} of ${counted(projects, 'project')} read`),
    });
    if (given.isOn('json')) terminal.printJson(projectsJson(found, { sinceMs, atMs }));
    else if (found.projects.length > 0)
      for (const line of plainTable(COLUMNS, found.projects, roomOf(terminal.columns))) terminal.print(line);
    return tellEnd(found, terminal);
  },
};

const COLUMNS: readonly PlainColumn<ScannedProject>[] = [
  { title: 'ID', isWhole: true, cell: ({ repositoryId }) => repositoryId },
  { title: 'PROJECT', cell: ({ name }) => name ?? '-' },
  { title: 'SCANS', isNumber: true, cell: ({ scans }) => String(scans) },
  {
    title: 'LAST SCAN',
    isWhole: true,
    cell: ({ lastScanAtMs }) => isoText(lastScanAtMs)?.slice(0, 16).replace('T', ' ') ?? '-',
  },
  { title: 'ADDRESS', isExtra: true, cell: ({ address }) => address ?? '-' },
];

function tellEnd({ projects, unlisted, ownerless, requests }: ScannedProjects, { tell }: Terminal): ExitCode {
  for (const { repositoryId, problem } of projects)
    if (problem !== undefined) tell(`Name not read: ${repositoryId} (${problem.reason}): ${problem.message}`);
  for (const { reason, message } of unlisted) tell(`Not listed: some projects (${reason}): ${message}`);
  if (ownerless > 0) tell(`Not listed: ${counted(ownerless, 'scan')} for which the platform names no project`);
  const scans = projects.reduce((sum, project) => sum + project.scans, 0);
  tell(`${counted(projects.length, 'project')}, ${counted(scans, 'scan')} (${counted(requests, 'request')}).`);
  const isWhole = unlisted.length === 0 && ownerless === 0 && projects.every(({ problem }) => problem === undefined);
  return isWhole ? 0 : 2;
}

function projectsJson(
  { projects, unlisted, ownerless, requests }: ScannedProjects,
  { sinceMs, atMs }: { readonly sinceMs: EpochMs; readonly atMs: EpochMs },
): Readonly<Record<string, unknown>> {
  return {
    schema: 1,
    since: new Date(sinceMs).toISOString(),
    at: new Date(atMs).toISOString(),
    requests,
    ownerless,
    unlisted: unlisted.map(({ reason, message }) => ({ reason, message })),
    projects: projects.map(({ repositoryId, name = null, address = null, scans, lastScanAtMs, problem = null }) => ({
      repositoryId,
      name,
      address,
      scans,
      lastScanAt: isoText(lastScanAtMs) ?? null,
      problem,
    })),
  };
}
