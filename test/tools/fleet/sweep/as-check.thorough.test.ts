import fc from 'fast-check';
import { expect, it } from 'vitest';
import { branchName } from '../../../../src/domain/ref.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { StatusState } from '../../../../src/forge/github/status-words.ts';
import { sweep } from '../../../../src/tools/fleet/sweep/sweep.ts';
import type { OpenPull } from '../../../../src/tools/fleet/sweep/sweep-host.ts';
import { draws } from '../../../build/draws.ts';
import '../../../build/property-seed.ts';
import { inputsFrom } from '../../../inputs/some-inputs.ts';
import { drawUniverse } from '../../../universe/draw/draw-universe.ts';
import { GateRunner, givenOf, targetOf } from '../../../universe/run-gate.ts';
import { type Gate, isPull, numberOf, type Universe } from '../../../universe/universe.ts';
import { FakeHost } from './fake-host.ts';

const RUNS = draws(150);
const STATES: readonly (StatusState | undefined)[] = [undefined, 'success', 'failure', 'pending', 'error'];

/** Removes outages. The sweep and the check ask at different times, so that an outage could meet only one of them. */
function withoutOutages({ answers, ...universe }: Universe): Universe {
  return { ...universe, ...(answers === undefined ? {} : { answers: { ...answers, outages: undefined } }) };
}

/**
 * Results for every pull request of the universe for which a gate ran, at the time of the last gate: those of one sweep, and those of
 * `check --wait-timeout 0s` in the same world.
 */
async function both(universe: Universe, before: StatusState | undefined) {
  const each = [...new Map(pullGatesOf(universe).map((gate) => [numberOf(gate.owner), gate])).entries()]
    .toSorted(([one], [other]) => one - other)
    .map(([, gate]) => gate);
  const atMs = Math.max(...each.map((gate) => gate.atMs));
  const { settings } = each[0]!;
  const gates = each.map((gate) => ({ ...gate, atMs, settings: { ...settings, isSweep: false, answerMs: 0 } }));
  const runner = new GateRunner(universe);
  const checked: GateReport[] = [];
  for (const gate of gates) checked.push(await runner.run({ ...gate, settings: { ...gate.settings, waitMs: 0 } }));
  const host = new FakeHost(gates.map(pullOf));
  if (before !== undefined) for (const { headSha } of host.pulls) host.set(headSha, before);
  const around = runner.worldOf(gates[0]!);
  const { pulls: swept } = await sweep({
    ...around,
    // The settings are those of a gate that waits. The sweep never waits, even so.
    inputs: inputsFrom(givenOf({ ...settings, waitMs: 600_000 }, universe.projects)),
    host,
    createReader: () => around.reader,
    readPolicy: () => around.readPolicy(targetOf(gates[0]!)),
    describe: ({ verdict }) => verdict.message,
    isDryRun: false,
    progress: () => {},
  });
  return { checked, swept, host };
}

function pullGatesOf({ gates }: Universe): readonly Gate[] {
  const ofPulls = gates.filter(
    ({ owner, isBare, baseChangedAtMs, laterBase }) =>
      isPull(owner) && !isBare && baseChangedAtMs === undefined && laterBase === undefined,
  );
  return ofPulls.filter(({ owner, commit }) =>
    ofPulls.every((other) => other.owner === owner || other.commit !== commit),
  );
}

function pullOf(gate: Gate): OpenPull {
  const { commit, subject, baseRef } = targetOf(gate);
  if (subject.kind !== 'pull-request') throw new Error('not a pull request');
  return { number: subject.number, headSha: commit, subject, baseRef: branchName(baseRef!), baseSha: undefined };
}

/** The state that a run of the gate sets by its exit code; undefined if the run proves nothing. */
function stateOf({ verdict, exitCode }: GateReport): StatusState | undefined {
  if (verdict.word === 'inconclusive') return undefined;
  return exitCode === 0 ? 'success' : 'failure';
}

it('a sweep writes the verdict of check --wait-timeout 0s for the same pull requests, or nothing', {
  timeout: 600_000,
}, async () => {
  const tally = { proven: 0, sweptToo: 0, written: 0 };
  const aSeed = fc.integer({ min: 1, max: 10_000_000 }).filter((seed) => pullGatesOf(drawUniverse(seed)).length > 0);
  await fc.assert(
    fc.asyncProperty(aSeed, fc.constantFrom(...STATES), async (seed, before) => {
      const { checked, swept, host } = await both(withoutOutages(drawUniverse(seed)), before);
      expect(swept).toHaveLength(checked.length);
      for (const [index, { commit, verdict, status }] of swept.entries()) {
        const state = stateOf(checked[index]!);
        const written = host.kept.filter((one) => one.sha === commit && host.written.includes(one.id));
        if (verdict !== 'inconclusive') expect(verdict).toBe(checked[index]!.verdict.word);
        // A proven state is there in the end, and was written only if another state was there.
        expect(status).toBe(verdict === 'inconclusive' ? before : state);
        expect(written.map((one) => one.state)).toEqual(status === before ? [] : [state]);
        if (state !== undefined) tally.proven += 1;
        if (state !== undefined && verdict !== 'inconclusive') tally.sweptToo += 1;
      }
      tally.written += host.written.length;
    }),
    { numRuns: RUNS },
  );
  // A sweep that proves hardly anything would pass this test and be of no use.
  expect(tally.sweptToo).toBeGreaterThan(tally.proven / 2);
  expect(tally.written).toBeGreaterThan(RUNS / 10);
});
