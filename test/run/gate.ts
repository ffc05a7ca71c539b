import type { RecordedRequest } from '../../emulator/faults/recorded-request.ts';
import type { ReportJson } from '../../src/report/record/json-schema.ts';
import { assertWhatAlwaysHolds } from './always.ts';
import { runSources, type SourceOptions } from './run-sources.ts';
import type { SceneRun } from './scene.ts';

type OwnSecrets = {
  /** Secrets besides both tokens that must not be shown anywhere. */
  readonly secrets?: readonly string[];
};
export type GateOptions = SourceOptions & OwnSecrets;
export type GateRun = Omit<SceneRun, 'report'> & { readonly report: ReportJson };

/** Short times, so that nobody waits long: ten polls a second. There is still enough time to start on a busy machine. */
const QUICK = { 'discovery-timeout': '30s', 'wait-timeout': '30s', 'poll-interval': '100ms' };

/** Runs the action once from its sources, in this process, and checks what must be true of every run that ends by itself. */
export async function runGate(options: GateOptions = {}): Promise<GateRun> {
  return runChecked(runSources, options);
}

/** The same for another way to run the action. */
export async function runChecked<Options extends SourceOptions>(
  run: (options: Options) => Promise<SceneRun>,
  { secrets = [], ...options }: Options & OwnSecrets,
): Promise<GateRun> {
  const ran = await run({ ...options, inputs: { ...QUICK, ...options.inputs } } as unknown as Options);
  const checked: GateRun = { ...ran, report: ran.report as ReportJson };
  const tokens = [checked.inputs['api-token'], checked.inputs['github-token']].filter((token) => token !== undefined);
  assertWhatAlwaysHolds(checked, [...tokens.filter((token) => token !== ''), ...secrets]);
  return checked;
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
