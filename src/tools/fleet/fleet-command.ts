import { CHECK_FLAGS, LIMIT_FLAGS } from '../../cli/check/check-flags.ts';
import { readRawInputs } from '../../cli/check/check-settings.ts';
import type { Given, Shell } from '../../cli/command.ts';
import { TOKEN_NAME } from '../../cli/connection.ts';
import { PERIOD_UNIT_MS, periodOf } from '../../cli/period.ts';
import { reportFailure } from '../../cli/report-failure.ts';
import type { Terminal } from '../../cli/terminal.ts';
import type { ActionInputName } from '../../domain/action-inputs.ts';
import { asGateFailure } from '../../domain/failure.ts';
import { LIMIT_INPUTS } from '../../domain/policy.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { type Inputs, parseInputs } from '../../inputs/parse-inputs.ts';
import { InputProblem } from '../../inputs/parse-value.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Log } from '../../ports/log.ts';

/** Flags by which a pull request or a ref is judged. They mean the same as in `check`. */
export const JUDGED_BY = [...LIMIT_INPUTS, 'states'] as const;
export const JUDGING_FLAGS = {
  ...LIMIT_FLAGS,
  states: CHECK_FLAGS.states,
  'required-products': CHECK_FLAGS['required-products'],
  'page-size': CHECK_FLAGS['page-size'],
} as const;

/** Progress lines that stay on the screen need a longer gap than a line that is written over. */
const LEAST_GAP_MS = 1_000;
const LEAST_REWRITE_MS = 100;

/** Reads inputs as `check` does, except `others`: flags with another meaning here. Throws `GateFailure` (`config`, `no-token`), in words of the command line. */
export function readInputs(
  given: Given,
  { token, repository }: { readonly token: string; readonly repository: string },
  others: readonly ActionInputName[] = [],
): Inputs {
  const raw = readRawInputs(given, { commit: undefined, repository: { text: repository, from: '' } });
  const unread = Object.fromEntries(others.map((name) => [name, '']));
  const named = (name: ActionInputName): string => (name === 'api-token' ? TOKEN_NAME : given.nameOf(name));
  return parseInputs({ ...raw, ...unread, 'api-token': token }, named);
}

export function verboseLog(given: Given<'verbose'>, { tell }: Pick<Terminal, 'tell'>): Log {
  const debug = (line: string): void => (given.isOn('verbose') ? tell(line) : undefined);
  return { info: debug, debug, group: (_, body) => body() };
}

/** A wrong policy is a wrong setting of this command: reports it, and returns undefined. */
export async function unlessPolicyIsWrong<Done>(work: () => Promise<Done>, shell: Shell): Promise<Done | undefined> {
  try {
    return await work();
  } catch (thrown) {
    const failure = asGateFailure(thrown);
    if (failure.reason !== 'policy-invalid' && failure.reason !== 'policy-missing') throw failure;
    reportFailure(failure, shell.terminal);
    return undefined;
  }
}

/** Shows how far a command is: on one line, or without a terminal at most one line per second. */
export function progressLines<Args extends readonly unknown[]>(
  clock: Pick<Clock, 'now'>,
  { tell, showProgress }: Pick<Terminal, 'tell' | 'showProgress'>,
  lineOf: (...args: Args) => string,
): (...args: Args) => void {
  const leastGapMs = showProgress === undefined ? LEAST_GAP_MS : LEAST_REWRITE_MS;
  let shownAt = Number.NEGATIVE_INFINITY;
  return (...args) => {
    if (clock.now() - shownAt < leastGapMs) return;
    shownAt = clock.now();
    const line = lineOf(...args);
    if (showProgress === undefined) tell(line);
    else showProgress(() => line);
  };
}

export const USUAL_PERIOD = '7d';
const LONGEST_PERIOD_MS = 30 * PERIOD_UNIT_MS.d;

export function readPeriod(given: Given<'since'>): number {
  return given.read('since', parsePeriod) ?? parsePeriod(USUAL_PERIOD);
}

function parsePeriod(text: string): number {
  const ms = periodOf(text);
  if (ms === undefined)
    throw new InputProblem(`${quote(text)} is not a period; write a whole number and h, d or w, as 7d`);
  if (ms > LONGEST_PERIOD_MS)
    throw new InputProblem(`${quote(text)} is more than 30d, for which the platform keeps scans`);
  return ms;
}
