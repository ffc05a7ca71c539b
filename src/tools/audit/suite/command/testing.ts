import type { CheckFlag } from '../../../../cli/check/check-flags.ts';
import { config, type Given } from '../../../../cli/flags.ts';
import { type LocalFile, readLocalPolicy, standardInputPolicy } from '../../../../cli/local-policy.ts';
import type { Shell } from '../../../../cli/shell.ts';
import { GateFailure } from '../../../../domain/failure.ts';
import { STANDARD_INPUT, type TestFlag } from './test-flags.ts';

/** A call of `policy test`. */
export type Testing = {
  /** It is the path of the policy; `-` is standard input. */
  readonly policy: string;
  readonly given: Given<TestFlag>;
  /** The same settings as those of a replay by `check`. */
  readonly asCheck: Given<CheckFlag>;
  readonly shell: Shell;
};

/** Throws `GateFailure` (`config`) where it cannot be read: it is this command's own setting. */
export async function readPolicyFile({ policy, shell }: Testing): Promise<LocalFile> {
  if (policy === STANDARD_INPUT) return standardInputPolicy(await shell.readStdin());
  try {
    return await readLocalPolicy(policy, shell.signal);
  } catch (thrown) {
    throw thrown instanceof GateFailure && thrown.reason === 'policy-missing' ? config(thrown.message) : thrown;
  }
}

/** JSON is all of standard output: then nobody reads what `check` would print. */
export function isAllShown(given: Given<TestFlag>): boolean {
  return given.isOn('verbose') && !given.isOn('json');
}
