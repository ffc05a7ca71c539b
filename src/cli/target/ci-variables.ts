import { type CommitSha, isCommitSha, isDigits, isZeroSha } from '../../domain/ids.ts';
import { isRefName } from '../../domain/ref.ts';
import { quote } from '../../domain/text/suggestion.ts';

import { config } from '../flags.ts';

/**
 * The variables of a CI system. Blank is not set. All but `text` throw `GateFailure` (`config`) that names the
 * variable, the system and the flag to give instead.
 */
export type CiVariables<Variable extends string = string> = {
  text(name: Variable): string | undefined;
  commit(name: Variable): CommitSha | undefined;
  /** Reads the number of a pull request. */
  number(name: Variable): number | undefined;
  /** Reads the name of a branch or tag, short or full. */
  ref(name: Variable): string | undefined;
  /** Reads the same, undefined where git would not take the name: some systems put an owner before it. */
  refIfOne(name: Variable): string | undefined;
  refused(name: Variable, problem: string, flag: string): Error;
};

export function ciVariables<Variable extends string>(
  system: string,
  env: Readonly<Record<string, string | undefined>>,
): CiVariables<Variable> {
  const text = (name: Variable): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };
  const refused = (name: Variable, problem: string, flag: string): Error =>
    config(`${name} of ${system} ${problem}; give --${flag}`);
  const such =
    <Value extends string>(is: (value: string) => value is Value, what: string, flag: string) =>
    (name: Variable): Value | undefined => {
      const value = text(name);
      if (value === undefined || is(value)) return value;
      throw refused(name, `is ${quote(value)}, which is not ${what}`, flag);
    };
  const digits = such(isChangeNumber, 'the number of a change', 'commit and --pull-request');
  return {
    text,
    commit: such(isRealCommit, 'a full commit hash', 'commit'),
    number(name) {
      const value = digits(name);
      return value === undefined ? undefined : Number(value);
    },
    ref: such(
      (value): value is string => isRefName(value),
      'the name of a branch or tag',
      'commit, and --ref or --pull-request',
    ),
    refIfOne(name) {
      const value = text(name);
      return value !== undefined && isRefName(value) ? value : undefined;
    },
    refused,
  };
}

function isRealCommit(value: string): value is CommitSha {
  return isCommitSha(value) && !isZeroSha(value);
}

function isChangeNumber(value: string): value is string {
  return isDigits(value) && value !== '0' && Number.isSafeInteger(Number(value));
}
