import { parseArgs } from 'node:util';
import { asGateFailure, GateFailure } from '../domain/failure.ts';
import { branchRef, isBranchOrTagRef, isFullRef, isRefName } from '../domain/ref.ts';
import { nearest, quote } from '../domain/text/suggestion.ts';
import type { ExitCode } from '../domain/verdict.ts';
import type { Job } from '../gate/process/run-process.ts';
import { InputProblem } from '../inputs/parse-value.ts';
import type { Clock, Random } from '../ports/clock.ts';
import type { Terminal } from './terminal.ts';
import {
  GITHUB_TOKEN_VARIABLE,
  GITLAB_TOKEN_VARIABLE,
  OTHER_NAMES,
  readVariables,
  TOKEN_VARIABLE,
  variableOf,
} from './variables.ts';

export type Shell = {
  readonly env: NodeJS.ProcessEnv;
  readonly terminal: Terminal;
  readonly clock: Clock;
  readonly random: Random;
  /** Aborted with a `cancelled` failure when the command is to stop. */
  readonly signal: AbortSignal;
  readStdin(): Promise<Buffer>;
  /** Asks the person at the keyboard; undefined where there is no keyboard. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
};

export type Command = {
  readonly usage: string;
  readonly flags: Flags;
  /** Names of flags under their titles in the help. The help shows all other flags as well. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly more?: readonly (readonly string[])[];
  /** A call to copy, without `findings-gate` and the command's name. Each piece is a line. */
  readonly example: readonly string[];
} & (
  | {
      /** Returns the exit code. Throws a `GateFailure` that says what went wrong. */
      run(args: readonly string[], shell: Shell): Promise<ExitCode>;
    }
  | {
      /** For a command that reports every failure in its own way, also a variable that `refuseUnknown` refuses. */
      job(args: readonly string[], shell: Shell, refuseUnknown?: () => Promise<void>): Job;
    }
);

export type Flag =
  | {
      /** The placeholder of the value in the help, such as `<digits>`; a switch has none. */
      readonly value?: string;
      readonly about: string;
      /** True for a list that may also be given as several flags. */
      readonly isList?: true;
    }
  | {
      readonly refusal: string;
      /** True if another command has the flag: its variable may be set for that command. */
      readonly isOfOthers?: true;
    };

/** A flag with a value. `value` is its placeholder in the help, such as `<digits>`. */
export function takes(value: string, about: string) {
  return { value, about } as const;
}

export type Flags<Name extends string = string> = Readonly<Record<Name, Flag>>;

type Source = 'flag' | 'variable';

/** Settings from the command line, else from variables. Blank values count as not given, like blank inputs of the Action. */
export type Given<Name extends string = string> = {
  readonly operands: readonly string[];
  sourceOf(name: Name): Source | undefined;
  /** The setting's name for messages: `--max-high`, or `FINDINGS_GATE_MAX_HIGH` if that variable set it. */
  nameOf(name: Name): string;
  isOn(name: Name): boolean;
  text(name: Name): string | undefined;
  /** The value as `parse` reads it. Throws its `InputProblem` as `config`, with the setting's name before the message. */
  read<Value>(name: Name, parse: (text: string) => Value): Value | undefined;
  need<Value>(name: Name, parse: (text: string) => Value): Value;
};

/** Where to put a secret instead: as a flag it would be visible in every list of processes. */
const PLACES_OF_SECRETS = {
  'api-token': `${TOKEN_VARIABLE} or --api-token-file`,
  token: `${TOKEN_VARIABLE} or --api-token-file`,
  'github-token': `${GITHUB_TOKEN_VARIABLE} or --github-token-file`,
  'gitlab-token': GITLAB_TOKEN_VARIABLE,
} as const;
type Secret = keyof typeof PLACES_OF_SECRETS;

export function secretRefusal(name: Secret): string {
  return `everybody on the machine can see a secret on the command line; use ${PLACES_OF_SECRETS[name]}`;
}

export function variablesText(given: Pick<Given, 'sourceOf' | 'nameOf'>, flags: Flags): readonly string[] {
  const variables = Object.keys(flags).filter((name) => given.sourceOf(name) === 'variable');
  return variables.length === 0 ? [] : [`From variables: ${variables.map(given.nameOf).join(', ')}.`];
}

type Setting = { readonly text: string; readonly source: Source };

/** A flag wins over its variable. Calls `refuse` with each problem (`config`). Problems quote no value, which could be a secret. */
export function readFlags<Name extends string>(
  args: readonly string[],
  flags: Flags<Name>,
  env: Readonly<Record<string, string | undefined>>,
  refuse: (problem: GateFailure) => void = (problem) => {
    throw problem;
  },
): Given<Name> {
  const { given, operands } = readWords(args, flags, refuse);
  const settings = new Map<string, Setting>([...given].map(([name, text]) => [name, { text, source: 'flag' }]));
  let variables: ReturnType<typeof readVariables> = new Map();
  try {
    variables = readVariables(env);
  } catch (thrown) {
    refuse(asGateFailure(thrown));
  }
  for (const [name, text] of variables) {
    const flag: Flag | undefined = Object.hasOwn(flags, name) ? flags[name as Name] : undefined;
    const isGiven = (settings.get(name)?.text ?? '').trim() !== '';
    if (flag === undefined || isGiven) continue;
    if ('refusal' in flag) {
      if (flag.isOfOthers !== true) refuse(config(`${variableOf(name)}: ${flag.refusal}`));
    } else if (!isSwitch(flag) || isOnIn(variableOf(name), text, refuse))
      settings.set(name, { text, source: 'variable' });
  }
  return givenFlags(settings, operands);
}

function readWords(args: readonly string[], flags: Flags, refuse: (problem: GateFailure) => void) {
  const options = Object.entries(flags).map(
    ([name, flag]) => [name, { type: isSwitch(flag) ? 'boolean' : 'string' }] as const,
  );
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: Object.fromEntries(options),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue } = token;
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    const before = given.get(name);
    const text = flag !== undefined && isSwitch(flag) ? 'true' : value;
    if (flag === undefined || !rawName.startsWith('--')) refuse(unknownFlag(rawName, Object.keys(flags)));
    else if ('refusal' in flag) refuse(config(`${rawName}: ${flag.refusal}`));
    else if (before !== undefined && flag.isList !== true) refuse(config(`${rawName} is given twice; give it once`));
    else if (isSwitch(flag) && value !== undefined) refuse(config(`${rawName} takes no value; leave it out`));
    // The next flag is not a value. A value that begins with a dash, unless it is a number, must follow an equals sign.
    else if (text === undefined || (inlineValue !== true && /^-[^0-9]/.test(text)))
      refuse(config(`${rawName} has no value; write ${rawName}=value`));
    else given.set(name, before === undefined ? text : `${before}\n${text}`);
  }
  return { given, operands: positionals };
}

function isOnIn(variable: string, text: string, refuse: (problem: GateFailure) => void): boolean {
  const word = text.trim();
  if (word !== 'true' && word !== 'false') refuse(config(`${variable}: write true or false`));
  return word === 'true';
}

export function isSwitch(flag: Flag): boolean {
  return !('refusal' in flag) && flag.value === undefined;
}

function unknownFlag(rawName: string, known: readonly string[]): GateFailure {
  const name = rawName.replace(/^-+/, '');
  if (Object.hasOwn(PLACES_OF_SECRETS, name)) return config(`${rawName}: ${secretRefusal(name as Secret)}`);
  const near = OTHER_NAMES.get(name)?.find((one) => known.includes(one)) ?? nearest(name, known);
  const hint = near === undefined ? 'see --help' : `did you mean --${near}?`;
  return config(`unknown flag ${quote(rawName)}: ${hint}`);
}

function givenFlags<Name extends string>(
  settings: ReadonlyMap<string, Setting>,
  operands: readonly string[],
): Given<Name> {
  const text = (name: Name): string | undefined => {
    const value = settings.get(name)?.text ?? '';
    // In a text of several lines, such as a policy, the indent of the first line matters.
    const trimmed = value.trim();
    return trimmed === '' ? undefined : trimmed.includes('\n') ? value : trimmed;
  };
  const nameOf = (name: Name): string => (settings.get(name)?.source === 'variable' ? variableOf(name) : `--${name}`);
  const read = <Value>(name: Name, parse: (text: string) => Value): Value | undefined => {
    const value = text(name);
    return value === undefined ? undefined : readValue(nameOf(name), value, parse);
  };
  return {
    operands,
    sourceOf: (name) => (text(name) === undefined ? undefined : settings.get(name)?.source),
    nameOf,
    isOn: (name) => settings.has(name),
    text,
    read,
    need(name, parse) {
      const value = read(name, parse);
      if (value === undefined) throw missing([name]);
      return value;
    },
  };
}

/** Names the missing settings and the two ways to give them. `why`: why no other source has them, such as the token's own deployment. */
export function missing(names: readonly string[], why?: string): GateFailure {
  const flags = names.map((name) => `--${name}`).join(', ');
  const [first = ''] = names;
  const fix = names.length === 1 ? 'give it, or the variable' : 'give them, or variables such as';
  const teller = names.includes('deployment-id') ? '; findings-gate deployments shows the id' : '';
  return config(`${flags} missing: ${why === undefined ? '' : `${why}; `}${fix} ${variableOf(first)}${teller}`);
}

export function readValue<Value>(name: string, text: string, parse: (text: string) => Value): Value {
  try {
    return parse(text);
  } catch (problem) {
    if (!(problem instanceof InputProblem)) throw problem;
    throw config(`${name}: ${problem.message}`);
  }
}

export function config(message: string): GateFailure {
  return new GateFailure('config', message);
}

/** Gives `refs/heads/main` for `main`; tags and pull requests as they are. Throws `InputProblem` for other kinds of refs, which are never scanned. */
export function parseNamedRef(text: string): string {
  if (isScannedRefName(text)) return isFullRef(text) ? text : branchRef(text);
  throw new InputProblem(
    `${quote(text)} is not the name of a ref; write main, refs/heads/main, refs/tags/v1 or refs/pull/7/merge`,
  );
}

/** True for `main`, `refs/heads/main`, `refs/tags/v1`, `refs/pull/7/merge` and `refs/pull/7/head`; false for other full refs, and for what git refuses. */
function isScannedRefName(text: string): boolean {
  if (!isRefName(text)) return false;
  return !isFullRef(text) || isBranchOrTagRef(text) || /^refs\/pull\/[1-9][0-9]{0,14}\/(?:merge|head)$/.test(text);
}
