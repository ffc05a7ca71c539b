import { type GateOptions, type GateRun, runChecked } from './gate.ts';
import { type ActionOptions, runAction } from './run-action.ts';

export type BuiltOptions = ActionOptions & Pick<GateOptions, 'secrets'>;

/** Runs the built action once, as a process, and checks the same: for what the bundle, Node or the process decides. */
export async function runBuilt(options: BuiltOptions = {}): Promise<GateRun> {
  return runChecked(runAction, options);
}
