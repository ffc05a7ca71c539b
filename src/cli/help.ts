import type { Flag } from './flags.ts';
import type { Command } from './shell.ts';

/** What each command does, by its name. */
type Commands = Readonly<Record<string, { readonly about: string }>>;

/** What the program can do. */
export function renderHelp(commands: Commands): readonly string[] {
  const widest = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    'findings-gate: passes or fails a change by the open security findings of its branch.',
    '',
    'Usage: findings-gate <command> [flags]',
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(widest)}  ${about}`),
    '',
    'The platform token is read from the variable FINDINGS_GATE_TOKEN, or from the file of --api-token-file.',
    'Every flag can be given as a variable, too: FINDINGS_GATE_MAX_HIGH=3 is --max-high 3. A flag wins.',
    'findings-gate <command> --help lists the flags of a command; --version prints the version.',
  ];
}

/** How one command is used. */
export function renderCommandHelp(name: string, about: string, { usage, flags }: Command): readonly string[] {
  const rows = Object.entries(flags).flatMap(([flag, spec]) => flagRow(flag, spec));
  const widest = Math.max(...rows.map(([left]) => left.length));
  return [
    `findings-gate ${name}: ${about}.`,
    '',
    `Usage: findings-gate ${name} ${usage}`,
    '',
    ...rows.map(([left, right]) => `  ${left.padEnd(widest)}  ${right}`),
    '',
    'Separate list items with commas or new lines. A duration is a whole number and a unit (500ms, 90s, 15m, 1h). Blank means not given.',
  ];
}

function flagRow(name: string, flag: Flag): readonly (readonly [string, string])[] {
  if ('refusal' in flag) return [];
  return [[flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`, flag.about]];
}
