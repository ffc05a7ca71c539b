import type { GateFailure } from '../domain/failure.ts';
import { NEXT_STEP, type Reason } from '../domain/reason.ts';
import { COMMAND_LINE } from '../domain/target.ts';
import { inWordsOf } from '../domain/text/setting-name.ts';
import type { ExitCode } from '../domain/verdict.ts';
import { exitCodeOf } from '../gate/process/exit-code.ts';
import type { Terminal } from './terminal.ts';

/** For these reasons the command line needs another next step than the Action. */
const NEXT_STEP_HERE: Readonly<Partial<Record<Reason, string>>> = {
  config: 'Correct what is named and run the command again; --help after a command lists its flags.',
  'no-token': 'Put a platform token into FINDINGS_GATE_TOKEN, or into a file that --api-token-file names.',
  'policy-missing': 'Correct --policy-file; without the policy nothing is judged.',
  auth: 'Give FINDINGS_GATE_TOKEN a token that is valid and has the Web API permission without limited scopes.',
};

/** What to do next, for a person at a command line. `told` is that of the Action, with facts of the run after it. */
export function nextStepHere(reason: Reason, told: string = NEXT_STEP[reason]): string {
  const step = NEXT_STEP[reason];
  if (!told.startsWith(step)) return told;
  return (NEXT_STEP_HERE[reason] ?? inWordsOf(COMMAND_LINE, step)) + told.slice(step.length);
}

export function inOwnWords(nextStep: string): string {
  return nextStep.replaceAll('this job', 'this command');
}

/** Says what went wrong and what to do next. Gives the exit code for it. */
export function tellFailure(
  failure: GateFailure,
  terminal: Terminal,
  nextStep: string = nextStepHere(failure.reason),
): ExitCode {
  const { reason, message } = failure;
  terminal.tell(`findings-gate: ${reason} - ${message}`);
  terminal.tell(`Next: ${nextStep}`);
  return exitCodeOf({ word: 'inconclusive', reason, message }, 'enforce', false);
}
