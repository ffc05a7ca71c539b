import type { Policy } from '../../domain/policy.ts';
import { dayOf } from '../../domain/text/calendar-date.ts';
import { parsePolicy } from '../../policy/file/parse-policy.ts';
import { config, readFlags } from '../flags.ts';
import { readNamed } from '../local-file.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Shell } from '../shell.ts';

export type NamedPolicy = { readonly path: string; readonly policy: Policy };

/**
 * The policy in the one file that a command is given, judged by itself: `compare: new` is fine, since only the workflow
 * knows the baseline. Throws `GateFailure` (`config`, `policy-invalid`).
 */
export async function readPolicyOperand(
  name: string,
  args: readonly string[],
  { clock, signal }: Shell,
): Promise<NamedPolicy> {
  const [path, ...others] = readFlags(args, SCREEN_FLAGS, {}).operands;
  if (path === undefined || others.length > 0) throw config(`${name} takes one file: findings-gate ${name} <file>`);
  const text = await readNamed(path, 'policy', signal, (why) => config(`the file ${path} cannot be read (${why})`));
  const today = dayOf(clock.wallNow());
  return { path, policy: parsePolicy(text, { baseline: 'given', today, sourceName: path }) };
}
