import { text } from 'node:stream/consumers';
import { asGateFailure, GateFailure } from '../domain/failure.ts';
import { nearest } from '../domain/text/nearest.ts';
import { decide, endWithin, whenBroken } from '../gate/process/exit-guard.ts';
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
/** A command that has said its last word is over, whatever still holds the process, in milliseconds. */
const LINGER_MS = 1_000;

/** The whole command line: `args` without the program, settings from the environment. Decides the exit code; never throws. */
export async function runCommandLine(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  // A reader that goes away (`| head`) must not end the process: the result is its exit code.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const terminal = createTerminal(process);
  terminal.hide([env[TOKEN_VARIABLE] ?? '', ...proxyPasswords(env)]);

  const controller = new AbortController();
  const stop = (why: GateFailure): void => controller.abort(why);
  const cancel = (): void => stop(new GateFailure('cancelled', 'the run was stopped from outside'));
  process.on('SIGINT', cancel).on('SIGTERM', cancel);
  whenBroken((message) => {
    const failure = new GateFailure('internal', message);
    stop(failure);
    tellFailure(failure, terminal);
  });

  const shell: Shell = {
    env,
    terminal,
    clock: systemClock,
    random: Math.random,
    signal: controller.signal,
    stop,
    readStdin: () => text(process.stdin),
    ask: process.stdin.isTTY ? (question) => askAtKeyboard(question, controller.signal) : undefined,
  };
  try {
    await obey(args, shell);
  } catch (thrown) {
    decide(tellFailure(asGateFailure(thrown), terminal));
  }
  stop(new GateFailure('cancelled', 'the run is over'));
  endWithin(LINGER_MS);
}

async function obey(args: readonly string[], shell: Shell): Promise<void> {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw config(`Node.js ${OLDEST_NODE} or later is needed, this is ${process.versions.node}`);
  }
  const [first] = args;
  if (args.length === 1 && isHelp(first)) return print(renderHelp(COMMANDS), shell);
  if (args.length === 1 && first === '--version') return print([VERSION], shell);

  const name = Object.keys(COMMANDS).find((words) => words.split(' ').every((word, place) => args[place] === word));
  if (name === undefined) throw unknownCommand(args);
  const rest = args.slice(name.split(' ').length);
  if (rest.length === 1 && isHelp(rest[0])) return print(renderCommandHelp(name, COMMANDS[name]!), shell);
  await COMMANDS[name]!.run(rest, shell);
}

/** Help stands alone: beside other words, exit code 0 could be taken for a verdict. */
function isHelp(word: string | undefined): boolean {
  return word === '--help' || word === '-h' || word === 'help';
}

function print(lines: readonly string[], { terminal }: Shell): void {
  for (const line of lines) terminal.print(line);
  decide(0);
}

function unknownCommand([first = '', second = '']: readonly string[]): GateFailure {
  const known = Object.keys(COMMANDS);
  const list = `the commands are ${known.join(', ')}`;
  if (first === '' || first.startsWith('-')) return config(`the first word is a command; ${list}`);
  const near = nearest(first, known) ?? nearest(`${first} ${second}`, known);
  const hint = near === undefined ? list : `did you mean ${near}?`;
  return config(`unknown command ${JSON.stringify(first.slice(0, 60))}: ${hint}`);
}
