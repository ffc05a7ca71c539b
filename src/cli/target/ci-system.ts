import type { CiName } from '../../domain/ci-name.ts';
import { type CommitSha, isCommitSha, isZeroSha } from '../../domain/ids.ts';
import { branchRef, isRefName, REF_START } from '../../domain/ref.ts';
import type { Checkout, PullRequestSubject, Target } from '../../domain/target.ts';
import { type RemoteAddress, remoteAddress } from '../../domain/text/remote-address.ts';
import { quote } from '../../domain/text/suggestion.ts';
import { config } from '../command.ts';

export type CiSubject =
  | CiChange
  /** A branch or tag, as a full ref; a `refs/pull/7/merge` is that pull request. */
  | { readonly kind: 'ref'; readonly ref: string }
  /** The job belongs to several pull requests at once, or to none that is known. */
  | { readonly kind: 'commit' };

/** A pull request. Its head is in the same repository only if the system says so; an unknown one counts as a fork. */
export type CiChange = Omit<PullRequestSubject, 'headRef'> &
  Pick<Target, 'pipelineCommit'> & {
    /** Short or full names; undefined if the system gives none, or none that git accepts. */
    readonly headRef?: string | undefined;
    readonly baseRef?: string | undefined;
  };

/** Facts of a job, from the variables that the system documents; undefined if it does not set them. Throws `GateFailure` (`config`). */
export type CiSystem<Variable extends string = string> = {
  readonly name: CiName;
  readonly change?: 'merge request';
  readonly page: string;
  /** Every variable that is read, and its meaning. The first one marks a job of the system. */
  readonly variables: Readonly<Record<Variable, string>>;
  /** The commit whose scans count: a change's head, never a merge that the system made. */
  commit(variables: CiVariables<Variable>): CommitSha | undefined;
  subject(variables: CiVariables<Variable>): CiSubject | undefined;
  repository(variables: CiVariables<Variable>): string | undefined;
  /** Says where the job's files come from. Never throws. */
  checkout(variables: CiVariables<Variable>): Checkout;
};

export function checkoutAt(url: string | undefined, ...names: readonly (string | undefined)[]): Checkout {
  return checkoutOf(remoteAddress(url), ...names);
}

export function checkoutOf(address: RemoteAddress | undefined, ...names: readonly (string | undefined)[]): Checkout {
  const known = [address?.path, ...names].filter((name) => name !== undefined);
  return { host: address?.host || undefined, path: address?.path, names: known.length === 0 ? undefined : known };
}

export type CiVariables<Variable extends string = string> = ReturnType<typeof ciVariables<Variable>>;

/** Variables of a CI system; blank is not set. All but `text` and `refIfOne` throw `GateFailure` (`config`) that names variable, system and the flag to give. */
export function ciVariables<Variable extends string>(
  system: string,
  env: Readonly<Record<string, string | undefined>>,
) {
  const text = (name: Variable): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };
  const refused = (name: Variable, problem: string, flag: string): Error =>
    config(`${name} of ${system} ${problem}; give --${flag}`);
  const such = (name: Variable, is: (value: string) => boolean, what: string, flag: string): string | undefined => {
    const value = text(name);
    if (value === undefined || is(value)) return value;
    throw refused(name, `is ${quote(value)}, which is not ${what}`, flag);
  };
  const isHash = (value: string): boolean => isCommitSha(value) && !isZeroSha(value);
  const isNumber = (value: string): boolean => /^[1-9][0-9]*$/.test(value) && Number.isSafeInteger(Number(value));
  const ref = (name: Variable): string | undefined =>
    such(name, isRefName, 'the name of a branch or tag', 'commit, and --ref or --pull-request');
  return {
    text,
    commit: (name: Variable) => such(name, isHash, 'a full commit hash', 'commit') as CommitSha | undefined,
    number(name: Variable): number | undefined {
      const value = such(name, isNumber, 'the number of a change', 'commit and --pull-request');
      return value === undefined ? undefined : Number(value);
    },
    ref,
    /** Undefined if git would refuse the name: some systems put an owner before it. */
    refIfOne(name: Variable): string | undefined {
      const value = text(name);
      return value !== undefined && isRefName(value) ? value : undefined;
    },
    tagOrBranch(tagName: Variable, branchName: Variable): Extract<CiSubject, { kind: 'ref' }> | undefined {
      const tag = ref(tagName);
      const branch = tag === undefined ? ref(branchName) : undefined;
      if (tag !== undefined) return { kind: 'ref', ref: REF_START.tag + tag };
      return branch === undefined ? undefined : { kind: 'ref', ref: branchRef(branch) };
    },
    refused,
  };
}
