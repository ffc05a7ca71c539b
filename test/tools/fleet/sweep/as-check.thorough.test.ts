import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import type { GateReport } from '../../../../src/domain/report.ts';
import type { StatusState } from '../../../../src/forge/github/status-words.ts';
import type { World } from '../../../../src/gate/story/world.ts';
import { parseInputs } from '../../../../src/inputs/parse-inputs.ts';
import { sweep } from '../../../../src/tools/fleet/sweep/sweep.ts';
import type { OpenPull } from '../../../../src/tools/fleet/sweep/sweep-host.ts';
import type { SweptPull } from '../../../../src/tools/fleet/sweep/swept-pull.ts';
import { draws } from '../../../build/draws.ts';
import '../../../build/property-seed.ts';
import { reportOn } from '../../../model/judged-case.ts';
import { caseOf, type ModelCase } from '../../../model/model-case.ts';
import { TOPIC_COMMITS } from '../../../model/worlds.ts';
import { FakeHost } from './fake-host.ts';

/** What came of the pull requests of one sweep, and what `check --wait-timeout 0s` says of each in the same world. */
type Both = { readonly checked: readonly GateReport[]; readonly swept: readonly SweptPull[]; readonly host: FakeHost };

const RUNS = draws(150);
const STATES: readonly (StatusState | undefined)[] = [undefined, 'success', 'failure', 'pending', 'error'];

/** The second pull request is of another commit of the same history: both are judged by the same lists. */
async function both(world: ModelCase, before: StatusState | undefined): Promise<Both> {
  const { subject, settings } = world;
  const other = TOPIC_COMMITS.find((commit) => commit !== world.commit)!;
  const second = { ...world, commit: other, subject: { ...subject, number: 8 } as ModelCase['subject'] };
  const cases = [world, second];
  const checked: GateReport[] = [];
  for (const each of cases) checked.push(await reportOn({ ...each, settings: { ...settings, waitMs: 0 } }));
  const host = new FakeHost(cases.map(pullOf));
  if (before !== undefined) for (const { headSha } of host.pulls) host.set(headSha, before);
  let swept: readonly SweptPull[] = [];
  // The settings are those of a gate that waits: the sweep does not, whatever they say.
  await reportOn(world, async (raw, around) => {
    const inputs = parseInputs(raw);
    const { pulls } = await sweep({
      ...around,
      inputs,
      host,
      createReader: () => around.reader,
      readPolicy: () => around.readPolicy({} as Parameters<World['readPolicy']>[0]),
      describe: ({ verdict }) => verdict.message,
      isDryRun: false,
      progress: () => {},
    });
    swept = pulls;
    return checked[0]!;
  });
  return { checked, swept, host };
}

function pullOf({ commit, subject }: ModelCase): OpenPull {
  if (subject.kind !== 'pull-request') throw new Error('not a pull request');
  return { number: subject.number, headSha: commit as CommitSha, subject, baseRef: 'main', baseSha: undefined };
}

/** The state that a run of the gate sets by its exit code; undefined where it proves nothing. */
function stateOf({ verdict, exitCode }: GateReport): StatusState | undefined {
  if (verdict.word === 'inconclusive') return undefined;
  return exitCode === 0 ? 'success' : 'failure';
}

describe('what a sweep writes', () => {
  it('is what check --wait-timeout 0s says of the same pull requests, or nothing', { timeout: 600_000 }, async () => {
    const tally = { proven: 0, sweptToo: 0, written: 0 };
    const aCase = fc
      .integer({ min: 1, max: 10_000_000 })
      .map(caseOf)
      // Only on GitLab a pipeline has a commit of its own.
      .filter(({ subject, pipelineCommit }) => subject.kind === 'pull-request' && pipelineCommit === undefined);
    await fc.assert(
      fc.asyncProperty(aCase, fc.constantFrom(...STATES), async (world, before) => {
        const { checked, swept, host } = await both(world, before);
        expect(swept).toHaveLength(2);
        for (const [index, { commit, verdict, status }] of swept.entries()) {
          const state = stateOf(checked[index]!);
          const written = host.kept.filter(
            ({ id, sha }) => sha === commit && host.written.some((one) => one.id === id),
          );
          if (verdict !== 'inconclusive') expect(verdict).toBe(checked[index]!.verdict.word);
          // What is proven stands in the end, and is written only where another one stood.
          expect(status).toBe(verdict === 'inconclusive' ? before : state);
          expect(written.map((one) => one.state)).toEqual(status === before ? [] : [state]);
          if (state !== undefined) tally.proven += 1;
          if (state !== undefined && verdict !== 'inconclusive') tally.sweptToo += 1;
        }
        tally.written += host.written.length;
      }),
      { numRuns: RUNS },
    );
    console.info(tally);
    // A sweep that proves hardly anything would be right, and of no use.
    expect(tally.sweptToo).toBeGreaterThan(tally.proven / 2);
    expect(tally.written).toBeGreaterThan(RUNS / 10);
  });
});
