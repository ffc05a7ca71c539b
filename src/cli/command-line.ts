import { text } from 'node:stream/consumers';
import type { GateFailure } from '../domain/failure.ts';
import { nearest } from '../domain/text/nearest.ts';
import type { ExitCode } from '../domain/verdict.ts';
import { type Job, runProcess } from '../gate/process/run-process.ts';
import { systemClock } from '../gate/process/system-clock.ts';
import { proxyPasswords } from '../http/proxy-settings.ts';
import { askAtKeyboard } from './ask.ts';
import { CHECK } from './commands/check.ts';
import { DELETE_TEAM } from './commands/delete-team.ts';
import { ISSUES } from './commands/issues.ts';
import { SCAN } from './commands/scan.ts';
import { SCANS } from './commands/scans.ts';
import { TOKEN_VARIABLE } from './connection.ts';
import { config } from './flags.ts';
import { renderCommandHelp, renderHelp } from './help.ts';
import type { Command, Shell } from './shell.ts';
import { tellFailure } from './tell-failure.ts';
import { createTerminal } from './terminal.ts';
import { VERSION } from './version.ts';

const COMMANDS: Readonly<Record<string, Command>> = {
  check: CHECK,
  issues: ISSUES,
  scans: SCANS,
  scan: SCAN,
  'team delete': DELETE_TEAM,
};

const OLDEST_NODE = 24;

/** The whole command line: `args` without the program, settings from the environment. Decides the exit code; never throws. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await runProcess((signal) => {
    const terminal = createTerminal(process);
    terminal.hide([env[TOKEN_VARIABLE] ?? '', ...proxyPasswords(env)]);
    return jobOf(args, {
      env,
      terminal,
      clock: systemClock,
      random: Math.random,
      signal,
      readStdin: () => text(process.stdin),
      ask: process.stdin.isTTY ? (question) => askAtKeyboard(question, signal) : undefined,
    });
  });
}

function jobOf(args: readonly string[], shell: Shell): Job {
  const plain = (work: () => Promise<ExitCode>): Job => ({
    work: async () => ({ exitCode: await work() }),
    fail: (failure) => ({ exitCode: tellFailure(failure, shell.terminal) }),
  });
  try {
    const asked = readCommand(args);
    if ('help' in asked) return plain(async () => print(asked.help, shell));
    const { command, rest } = asked;
    return 'job' in command ? command.job(rest, shell) : plain(() => command.run(rest, shell));
  } catch (thrown) {
    return plain(() => Promise.reject(thrown));
  }
}

type Asked =
  | { readonly help: readonly string[] }
  | { readonly command: Command /** What follows its name. */; readonly rest: readonly string[] };

/** What the words ask for. Throws `GateFailure` (`config`). */
function readCommand(args: readonly string[]): Asked {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw config(`Node.js ${OLDEST_NODE} or later is needed, this is ${process.versions.node}`);
  }
  const [first] = args;
  if (args.length === 1 && isHelp(first)) return { help: renderHelp(COMMANDS) };
  if (args.length === 1 && first === '--version') return { help: [VERSION] };

  const [name, command] =
    Object.entries(COMMANDS).find(([words]) => words.split(' ').every((word, place) => args[place] === word)) ?? [];
  if (name === undefined || command === undefined) throw unknownCommand(args);
  const rest = args.slice(name.split(' ').length);
  return rest.length === 1 && isHelp(rest[0]) ? { help: renderCommandHelp(name, command) } : { command, rest };
}

/** Help must be the only word: with other words, exit code 0 could be taken for a verdict. */
function isHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}

function print(lines: readonly string[], { terminal }: Shell): ExitCode {
  for (const line of lines) terminal.print(line);
  return 0;
}

function unknownCommand([first = '', second = '']: readonly string[]): GateFailure {
  const known = Object.keys(COMMANDS);
  const list = `the commands are ${known.join(', ')}`;
  if (first === '' || first.startsWith('-')) return config(`the first word is a command; ${list}`);
  const near = nearest(first, known) ?? nearest(`${first} ${second}`, known);
  const hint = near === undefined ? list : `did you mean ${near}?`;
  return config(`unknown command ${JSON.stringify(first.slice(0, 60))}: ${hint}`);
}
