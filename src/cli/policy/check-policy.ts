import { GateFailure } from '../../domain/failure.ts';
import type { ExitCode } from '../../domain/verdict.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';
import type { Command, Shell } from '../shell.ts';
import { readPolicyOperand } from './policy-operand.ts';

/** Says everything that is wrong in a policy; nothing is contacted. */
export const CHECK_POLICY: Command = {
  usage: '<file>',
  flags: SCREEN_FLAGS,
  example: ['policy.yml'],
  run: checkPolicy,
};

async function checkPolicy(args: readonly string[], shell: Shell): Promise<ExitCode> {
  const { terminal } = shell;
  try {
    const { path, policy } = await readPolicyOperand('policy check', args, shell);
    terminal.print(
      `${path}: ${counted(policy.conditions, 'condition')}, ${counted(policy.waivers, 'waiver')}; no problem`,
    );
    return 0;
  } catch (thrown) {
    return tellProblems(thrown, shell);
  }
}

/** Each problem is a line of the result. Another failure is thrown again. */
export function tellProblems(thrown: unknown, { terminal }: Pick<Shell, 'terminal'>): ExitCode {
  if (!(thrown instanceof GateFailure) || thrown.reason !== 'policy-invalid') throw thrown;
  for (const problem of thrown.problems) terminal.print(problem);
  const more = /^and ([0-9]+) more$/.exec(thrown.problems.at(-1) ?? '')?.[1];
  const count = thrown.problems.length + (more === undefined ? 0 : Number(more) - 1);
  terminal.tell(`findings-gate: ${count} problem${count === 1 ? '' : 's'} to correct`);
  return 3;
}

export function counted({ length }: readonly unknown[], noun: string): string {
  return `${length} ${noun}${length === 1 ? '' : 's'}`;
}
