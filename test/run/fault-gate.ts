import { type BuiltOptions, DEBUG_LINES, runBuilt, withVariables } from './built-gate.ts';
import { type GateRun, good, observe } from './gate.ts';
import { runSources } from './run-sources.ts';

/** Only a process can be given these. */
const OF_PROCESS: readonly (keyof BuiltOptions)[] = [
  'trace',
  'nodeFlags',
  'main',
  'during',
  'onOutput',
  'killAfterMs',
  'tls',
  'isTrusted',
];

/**
 * Runs the Action once for a row of the fault table: from its sources in this process, in a quarter of the processor's time
 * of the built file. It is that file, as a process, where the options need one, or where GATE_MAIN names a build: one with
 * a defect put in, say. Throws as `runGate` does.
 */
export async function runFault(options: BuiltOptions = {}): Promise<GateRun> {
  const needsProcess = process.env.GATE_MAIN !== undefined || OF_PROCESS.some((name) => options[name] !== undefined);
  return needsProcess ? runBuilt(options) : good(await observe(withVariables(options, DEBUG_LINES), runSources));
}
