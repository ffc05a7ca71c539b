import { GateFailure } from '../domain/failure.ts';
import { nearest, quote } from '../domain/text/suggestion.ts';
import { sameToken } from '../inputs/token.ts';

/** The environment variable of every flag begins with this: `FINDINGS_GATE_BASE_URL` is `--base-url`. */
const VARIABLE_START = 'FINDINGS_GATE_';

export const TOKEN_VARIABLE = 'FINDINGS_GATE_TOKEN';
/** The token that writes notes on merge requests: another one than the platform's. */
export const GITLAB_TOKEN_VARIABLE = 'FINDINGS_GATE_GITLAB_TOKEN';

/** The token for GitHub: the doctor reads branch rules with it, a sweep reads and writes. */
export const GITHUB_TOKEN_VARIABLE = 'FINDINGS_GATE_GITHUB_TOKEN';

/** Variables without a flag: a secret is never given on the command line. */
const OTHER_SERVERS = [GITLAB_TOKEN_VARIABLE, GITHUB_TOKEN_VARIABLE];
const SECRETS: readonly string[] = [TOKEN_VARIABLE, ...OTHER_SERVERS].map(flagOf);

/** Variables that look like one of ours and are refused wherever they are set, with what to use instead. */
const REFUSED_VARIABLES: Readonly<Record<string, string>> = {
  'api-token': `the token of the platform is read from ${TOKEN_VARIABLE}, or from the file of --api-token-file`,
  confirm: 'a deletion is confirmed on the command line or at the keyboard, never by a variable; remove it',
};

/** Names that other tools and commands use, each with our flags: the first one that the command has is meant. */
export const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['url', ['base-url']],
  ['repo', ['repository', 'repository-names']],
  ['repository', ['repository-names']],
  ['branch', ['ref', 'refs']],
  ['output', ['report-path', 'html', 'json']],
  ['fail-on', ['fail-on-severity']],
  ['max-age', ['max-scan-age']],
  ['scan-max-age', ['max-scan-age']],
  ['policy-file', ['policy']],
  ['record', ['record-path', 'suite']],
  ['severity', ['severities', 'fail-on-severity']],
  ['limit', ['page-size']],
  ['format', ['json']],
]);

type Env = Readonly<Record<string, string | undefined>>;

export function variableOf(flag: string): string {
  return VARIABLE_START + flag.toUpperCase().replaceAll('-', '_');
}

export function mayBeVariable(flag: string): boolean {
  return !Object.hasOwn(REFUSED_VARIABLES, flag);
}

/** Our variables that are not blank, by flag. Throws `GateFailure` (`config`), also for a variable in another spelling. No message quotes a value. */
export function readVariables(env: Env): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [variable, text = ''] of ourVariables(env)) {
    const name = flagOf(variable);
    if (text.trim() === '') continue;
    if (Object.hasOwn(REFUSED_VARIABLES, name)) throw config(`${variableOf(name)}: ${REFUSED_VARIABLES[name]}`);
    if (variable !== variableOf(name)) {
      throw config(`the variable ${quote(variable)} is not read: write its name as ${variableOf(name)}`);
    }
    texts.set(name, text);
  }
  assertOtherServers(texts.get(flagOf(TOKEN_VARIABLE)), TOKEN_VARIABLE, env);
  return texts;
}

/** Throws `GateFailure` (`config`) if a variable for another server contains the platform's token too. */
export function assertOtherServers(token: string | undefined, name: string, env: Env): void {
  const other = OTHER_SERVERS.find((variable) => env[variable]?.trim() === token?.trim());
  if (other !== undefined && token?.trim()) throw config(sameToken(name, other));
}

/** Flags that variables name (blank ones too) and this command does not have, or refuses because they are other commands' (`isOfOthers`). */
export function variablesBeside(flags: Readonly<Record<string, object>>, env: Env): readonly string[] {
  const isTaken = (name: string): boolean => Object.hasOwn(flags, name) && !('isOfOthers' in flags[name]!);
  return ourVariables(env)
    .map(([variable]) => flagOf(variable))
    .filter((name) => !isTaken(name) && !SECRETS.includes(name) && !Object.hasOwn(REFUSED_VARIABLES, name));
}

/** Notes on variables that are no flag of the command. Throws `GateFailure` (`config`) for a name close to a flag's: a misspelt limit would not apply. */
export function notesOnUnused(
  beside: readonly string[],
  known: readonly string[],
  env: Env,
  where: string,
): readonly string[] {
  const names = [...new Set(beside)];
  const unknown = names.filter((name) => !known.includes(name));
  for (const name of unknown) {
    const meant = OTHER_NAMES.get(name)?.find((one) => known.includes(one));
    const near =
      meant ?? nearest(name, [...known, ...SECRETS]) ?? known.find((flag) => `-${name}-`.includes(`-${flag}-`));
    if (near === undefined) continue;
    throw config(`unknown variable ${quote(variableOf(name))}: did you mean ${variableOf(near)}?`);
  }
  const given = readVariables(env);
  const unused = names.filter((name) => known.includes(name) && given.has(name));
  return [
    ...unusedNote(unused, where),
    ...unknown.map(
      (name) => `warning: no command has a flag for the variable ${quote(variableOf(name))}; it is not used`,
    ),
  ];
}

const MOST_NAMED = 6;

/** Says that these flags of other commands, given as variables, have no effect here. */
export function unusedNote(flags: readonly string[], where: string): readonly string[] {
  if (flags.length === 0) return [];
  const named = flags.slice(0, MOST_NAMED).map(variableOf).join(', ');
  const left = flags.length - MOST_NAMED;
  return [`Note: ${where} does not use ${named}${left > 0 ? ` and ${left} more variables` : ''}.`];
}

function ourVariables(env: Env): readonly (readonly [string, string | undefined])[] {
  return Object.entries(env).filter(([name]) => name.toUpperCase().startsWith(VARIABLE_START));
}

/** Gives `base-url` for `FINDINGS_GATE_BASE_URL`. */
function flagOf(variable: string): string {
  return variable.slice(VARIABLE_START.length).toLowerCase().replaceAll('_', '-');
}

function config(message: string): GateFailure {
  return new GateFailure('config', message);
}
