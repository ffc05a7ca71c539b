import { type BuiltOptions, DEBUG_LINES, observeBuilt, withVariables } from './built-gate.ts';
import { type GateRun, good, type Observed, observe } from './gate.ts';
import { runSources } from './run-sources.ts';

/** Options that only a process supports. */
const OF_PROCESS: readonly (keyof BuiltOptions)[] = ['nodeFlags', 'main', 'during', 'onOutput', 'killAfterMs'];

/**
 * Runs the Action once for a row of the fault table: from its sources in this process, in a quarter of the processor time of
 * the built file. Runs the built file as a process if the options need one, or if GATE_MAIN names a build, such as one with
 * a defect. Throws as `runGate` does.
 */
export async function runFault(options: BuiltOptions = {}): Promise<GateRun> {
  return good(await observeFault(options));
}

/** The same, for loops over many runs: returns the problems instead of throwing. */
export async function observeFault(options: BuiltOptions = {}): Promise<Observed> {
  return process.env.GATE_MAIN !== undefined || needsProcess(options) ? observeBuilt(options) : observeSources(options);
}

function needsProcess({ trace = {}, ...options }: BuiltOptions): boolean {
  const isTraced = Object.keys(trace).some((name) => name !== 'RANDOM');
  // Only a process refuses an untrusted certificate for sure: in this process, an earlier run may have trusted it.
  const isRefused = options.tls !== undefined && options.isTrusted !== true;
  return isTraced || isRefused || OF_PROCESS.some((name) => options[name as keyof typeof options] !== undefined);
}

function observeSources({ trace, ...options }: BuiltOptions): Promise<Observed> {
  const random = trace?.RANDOM === undefined ? {} : { random: Number(trace.RANDOM) };
  return observe({ ...withVariables(options, DEBUG_LINES), ...random }, runSources);
}
