import { ACTION_INPUTS, type ActionInputName } from '../domain/action-inputs.ts';
import { GateFailure } from '../domain/failure.ts';
import { nearest, quote } from '../domain/text/suggestion.ts';

/** Every input as text, with the default of action.yml if nothing was given. Blank means: not given and no default. */
export type RawInputs = Readonly<Record<ActionInputName, string>>;

const NAMES = Object.keys(ACTION_INPUTS) as readonly ActionInputName[];
const PREFIX = 'INPUT_';

/** Reads the `INPUT_*` variables. Throws `config` for an unknown name, and for one that is not spelled as the runner spells it: a misspelled limit would silently not apply. */
export function readRunnerInputs(env: Readonly<Record<string, string | undefined>>): RawInputs {
  const given = new Map<string, string>();
  for (const [variable, value] of Object.entries(env)) {
    const upper = variable.toUpperCase();
    if (!upper.startsWith(PREFIX) || value === undefined) continue;
    const name = upper.slice(PREFIX.length).toLowerCase();
    // On Windows, too, the runner's spelling is there, unless the variable was set before it.
    if (variable !== upper) throw otherSpelling(variable, name);
    given.set(name, value);
  }
  return withDefaults(Object.fromEntries(given), env);
}

/** Checks the names and fills in the defaults. `given` is keyed by input name, in lower case. */
export function withDefaults(
  given: Readonly<Record<string, string>>,
  { GITHUB_REPOSITORY: repository = '' }: { readonly GITHUB_REPOSITORY?: string | undefined } = {},
): RawInputs {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(ACTION_INPUTS, name));
  if (unknown !== undefined) throw unknownInput(unknown);
  const raw = NAMES.map((name) => [name, blankIsDefault(name, given[name] ?? '', repository)] as const);
  return Object.fromEntries(raw) as Record<ActionInputName, string>;
}

function blankIsDefault(name: ActionInputName, value: string, repository: string): string {
  if (value.trim() !== '') return value;
  const fallback = ACTION_INPUTS[name].default ?? '';
  // The runner evaluates expressions before the program starts; a blank one means the same context value here.
  if (fallback === '${{ github.repository }}') return repository;
  return fallback.startsWith('${{') ? '' : fallback;
}

function otherSpelling(variable: string, name: string): GateFailure {
  if (!Object.hasOwn(ACTION_INPUTS, name)) return unknownInput(name);
  const shown = quote(variable);
  return new GateFailure(
    'config',
    `the variable ${shown} is not how the runner writes the input ${name}: an earlier step or an "env:" sets it; ` +
      'remove it there, and set the input under "with:"',
  );
}

function unknownInput(name: string): GateFailure {
  const near = nearest(name, NAMES);
  const hint = near === undefined ? 'see the list of inputs in the README' : `did you mean ${near}?`;
  return new GateFailure('config', `unknown input ${quote(name)}: ${hint}`);
}
