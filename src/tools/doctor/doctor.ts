import { type Command, readFlags } from '../../cli/command.ts';
import { claimGiven, writeWhole } from '../../cli/local-file.ts';
import { counted } from '../../report/text/report-facts.ts';
import { DOCTOR_FLAGS, readDoctorSettings } from './doctor-settings.ts';
import type { Received } from './platform/asker.ts';

export const DOCTOR: Command = {
  usage: '--base-url <url> [--deployment-id <digits>] [--repository <owner/name>] [--json] [flags]',
  flags: DOCTOR_FLAGS,
  groups: {
    'What is checked': ['repository', 'repository-id', 'commit'],
    Connection: ['base-url', 'deployment-id', 'api-token-file', 'request-timeout', 'timeout'],
    GitHub: ['check', 'github-token-file'],
    Output: ['json', 'record', 'verbose', 'no-color'],
  },
  more: [
    [
      'It reads only, sends at most 60 requests, 8 at a time, and prints no token, e-mail or finding.',
      'Exit 0: all checks that could run passed, 1: some failed, 2: could not check',
      '(no connection, no such project, no scan), 3 wrong settings.',
    ],
  ],
  example: ['--base-url https://platform.example --repository acme/shop'],
  async run(args, shell) {
    const { terminal, clock } = shell;
    const given = readFlags(args, DOCTOR_FLAGS, shell.env);
    const settings = await readDoctorSettings(given, shell);
    await claimGiven(given, { read: ['api-token-file', 'github-token-file'], written: ['record'] }, terminal);
    const monotonicStart = clock.now();
    const { diagnose } = await import('./diagnose.ts');
    const quiet = given.isOn('verbose') ? shell : { ...shell, terminal: { ...terminal, tell: () => undefined } };
    const { diagnosis, received } = await diagnose(settings, quiet, (requests) =>
      terminal.showProgress?.(
        (laterMs) => `asking the platform: ${counted(requests(), 'request')}, ${Math.round(laterMs / 1_000)} s`,
      ),
    );
    if (given.isOn('json')) terminal.printJson(diagnosis);
    else {
      const { doctorLines } = await import('./doctor-lines.ts');
      for (const line of doctorLines(diagnosis)) terminal.print(line);
    }
    const path = given.text('record');
    if (path !== undefined) terminal.tell(await keepAnswers(given.nameOf('record'), path, received));
    const seconds = Math.round((clock.now() - monotonicStart) / 100) / 10;
    terminal.tell(`${counted(diagnosis.requests, 'request')} in ${seconds} s; nothing was changed.`);
    return diagnosis.exitCode;
  },
};

async function keepAnswers(flag: string, path: string, received: readonly Received[]): Promise<string> {
  if (received.length === 0) return `warning: The file of ${flag} was not written: no request was sent.`;
  const { answersText } = await import('./platform/answers-shape.ts');
  const { warning } = await writeWhole(flag, path, answersText(received));
  if (warning !== undefined) return `warning: ${warning}`;
  return `${path}: the shape of what the platform answered, with names of members and known words, without a value.`;
}
