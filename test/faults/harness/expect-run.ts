import { expect } from 'vitest';
import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';
import type { BuiltOptions } from '../../run/built-gate.ts';
import { runFault } from '../../run/fault-gate.ts';
import type { GateRun } from '../../run/gate.ts';

type Outcome = Readonly<Record<string, unknown>>;

/** Runs the gate for a row of the fault table, and expects this of the run. */
export async function expectRun(outcome: Outcome, options: BuiltOptions = {}): Promise<GateRun> {
  const run = await runFault(options);
  expect(run).toMatchObject(outcome);
  return run;
}

/** The same in a world that the oracle does not read: the expected verdict is the due one. */
export function expectTold(outcome: Outcome & { readonly verdict: string }, options: BuiltOptions): Promise<GateRun> {
  const { verdict } = outcome;
  const due = verdict === 'pass' || verdict === 'fail' ? verdict : 'unproven';
  return expectRun(outcome, { due, ...options });
}

/** The fault at requests of an operation: all of them, or the `nth`. */
export function at(operation: string, fault: Fault, when: Pick<FaultRule, 'nth' | 'times'> = {}): readonly FaultRule[] {
  return [{ match: { operation }, fault, ...when }];
}
