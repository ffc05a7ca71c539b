import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Circumstances, type GateRun, good, type Observed, observe } from './gate.ts';
import { type ActionOptions, runAction } from './run-action.ts';

export type BuiltOptions = ActionOptions &
  Circumstances & {
    /** Variables of `trace.mjs`, without their prefix, for faults inside the process. */
    readonly trace?: Partial<Record<'RANDOM' | 'CLOCK' | 'BREAK' | 'THROW' | 'ARM' | 'SPEED', string>>;
  };

/** `RUNNER_DEBUG=1 npm test -- test/faults` runs every case with the lines that a runner asks for when a step is debugged. */
export const DEBUG_LINES: Readonly<Record<string, string>> =
  process.env.RUNNER_DEBUG === '1' ? { RUNNER_DEBUG: '1' } : {};

const TRACE = fileURLToPath(new URL('trace.mjs', import.meta.url));

/** Runs the built Action once, as a process: for tests that depend on the bundle, Node or the process. Throws as `runGate` does. */
export async function runBuilt(options: BuiltOptions = {}): Promise<GateRun> {
  return good(await observeBuilt(options));
}

/** The same, for loops over many runs: returns the problems instead of throwing. */
export async function observeBuilt(options: BuiltOptions = {}): Promise<Observed> {
  const traces = await mkdtemp(join(tmpdir(), 'findings-gate-trace-'));
  const file = join(traces, 'trace.json');
  try {
    return await observe(traced(options, file), async (staged) => ({
      ...(await runAction(staged)),
      ...(await readTrace(file)),
    }));
  } finally {
    await rm(traces, { recursive: true, force: true });
  }
}

function traced({ trace = {}, nodeFlags = [], ...options }: BuiltOptions, file: string): BuiltOptions {
  const tracing = Object.entries(trace).map(([name, value]) => [`TRACE_${name}`, value]);
  const variables = { ...DEBUG_LINES, TRACE_FILE: file, ...Object.fromEntries(tracing) };
  return { ...withVariables(options, variables), nodeFlags: ['--import', TRACE, ...nodeFlags] };
}

/** Adds variables. Those that the options name themselves win. */
export function withVariables(options: BuiltOptions, variables: Readonly<Record<string, string>>): BuiltOptions {
  const { env } = options;
  return { ...options, env: (stage) => ({ ...variables, ...(typeof env === 'function' ? env(stage) : env) }) };
}

async function readTrace(file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return { connections: undefined, rssMib: undefined };
  const { hosts, rssKib } = JSON.parse(text) as { hosts: string[]; rssKib: number };
  return { connections: hosts, rssMib: rssKib / 1024 };
}
