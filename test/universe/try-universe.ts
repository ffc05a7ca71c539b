import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import type { GateReport } from '../../src/domain/report.ts';
import { noTraffic } from './awkward-reader.ts';
import { type Excuse, excuseFor } from './excuses.ts';
import { type Finding, findingIn } from './judge.ts';
import { GateRunner } from './run-gate.ts';
import { Truth } from './truth.ts';
import type { Gate, Universe } from './universe.ts';

export type Judged = {
  readonly gate: Gate;
  readonly report: GateReport;
  readonly finding: Finding | undefined;
  readonly excuse: Excuse | undefined;
};

/** Runs every gate of the universe, and compares each verdict with the truth. */
export async function tryUniverse(universe: Universe): Promise<readonly Judged[]> {
  const runner = new GateRunner(universe);
  const truth = new Truth(universe, runner.issues);
  const judged: Judged[] = [];
  for (const gate of universe.gates) judged.push(await judge(gate, runner, truth));
  return judged;
}

/** `quirks`: where the platform behaves otherwise than the gate assumes. */
export function judgeGate(universe: Universe, gate: Gate, quirks?: readonly QuirkId[]): Promise<Judged> {
  const runner = new GateRunner(universe, quirks);
  return judge(gate, runner, new Truth(universe, runner.issues));
}

async function judge(gate: Gate, runner: GateRunner, truth: Truth): Promise<Judged> {
  const traffic = noTraffic();
  const report = await runner.run(gate, traffic);
  const found = changesMeanwhile(gate, truth, report) ? undefined : findingIn(report, gate, truth, traffic);
  const excuse = found && excuseFor(found, gate, truth, report.times.finishedAtMs);
  return { gate, report, finding: excuse === undefined ? found : undefined, excuse };
}

/** True if the base changes during the run. Another run then begins with the new base, and judges by it. */
function changesMeanwhile({ owner, atMs }: Gate, { universe }: Truth, { times }: GateReport): boolean {
  return universe.events.some(
    (event) =>
      event.kind === 'base' &&
      owner === `pull ${event.pullRequest}` &&
      event.atMs > atMs &&
      event.atMs <= times.finishedAtMs,
  );
}
