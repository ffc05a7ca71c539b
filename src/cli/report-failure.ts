import type { GateFailure } from '../domain/failure.ts';
import { stepOf } from '../domain/reason.ts';
import { COMMAND_LINE } from '../domain/target.ts';
import type { ExitCode } from '../domain/verdict.ts';
import { exitCodeOf } from '../gate/process/exit-code.ts';
import type { Terminal } from './terminal.ts';

export function reportFailure(
  failure: GateFailure,
  terminal: Terminal,
  nextStep: string = stepOf(failure.reason, COMMAND_LINE),
): ExitCode {
  const { reason, message } = failure;
  terminal.tell(`findings-gate: ${reason} - ${message}`);
  terminal.tell(`Next: ${nextStep}`);
  return exitCodeOf({ word: 'inconclusive', reason, message }, 'enforce', false);
}
