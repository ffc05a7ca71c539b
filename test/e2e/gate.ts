import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ReportJson } from '../../src/report/record/json-schema.ts';
import { type ActionOptions, type ActionRun, runAction } from '../built/run-action.ts';
import { assertWhatAlwaysHolds } from './always.ts';

export type GateOptions = ActionOptions & {
  /** Secrets besides both tokens that must not be shown anywhere. */
  readonly secrets?: readonly string[];
};

export type GateRun = Omit<ActionRun, 'report'> & { readonly report: ReportJson };

/** Short times, so that nobody waits long: ten polls a second. There is still enough time to start on a busy machine. */
const QUICK = { 'discovery-timeout': '30s', 'wait-timeout': '30s', 'poll-interval': '100ms' };

/** Runs the built action once, and checks what must be true of every run that ends by itself. */
export async function runGate({ secrets = [], ...options }: GateOptions = {}): Promise<GateRun> {
  const ran = await runAction({ ...options, inputs: { ...QUICK, ...options.inputs } });
  const run: GateRun = { ...ran, report: ran.report as ReportJson };
  const tokens = [run.inputs['api-token'], run.inputs['github-token']].filter((token) => token !== undefined);
  assertWhatAlwaysHolds(run, [...tokens.filter((token) => token !== ''), ...secrets]);
  return run;
}

/** Exit code, verdict and reason: what a workflow can act on. */
export function outcomeOf({ exitCode, verdict, reason }: GateRun): readonly [number | null, string, string] {
  return [exitCode, verdict ?? '', reason ?? ''];
}

/** How often each operation was requested. */
export function operationsOf(requests: readonly RecordedRequest[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { operation = 'unknown' } of requests) counts[operation] = (counts[operation] ?? 0) + 1;
  return counts;
}
