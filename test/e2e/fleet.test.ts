import { describe, expect, it } from 'vitest';
import { pullRequestEvent, type StagedEvent } from '../../demo/events.ts';
import { aScan } from '../../emulator/build.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { otherCommit } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { readExamples } from '../examples/example-workflow.ts';
import { REPOSITORY_ID, runExample } from '../examples/run-example.ts';
import { type GateRun, outcomeOf } from '../run/gate.ts';

const DAY_MS = 86_400_000;
const A_DAY = 4_000;
const DAYS = 6;
const WORKFLOW = readExamples().find(({ file }) => file === 'required-workflow.yml')!;

/** 4,000 scans a day of 300 repositories, and a scan of the commit that is listed after the gate has started. */
const busyFleet: Scenario = (context) => {
  const state = SCENARIOS['over-limit'](context);
  const appearsAtMs = context.nowMs + 2_500;
  const own = state.scans.map((scan) => (scan.commit === context.commit ? { ...scan, appearsAtMs } : scan));
  const others = Array.from({ length: A_DAY * DAYS }, (_, index) =>
    aScan({
      id: String(100_000 + index),
      repositoryId: String(5_000 + (index % 300)),
      commit: otherCommit(7_000 + index),
      createdAtMs: context.nowMs - 60_000 - (index * DAY_MS) / A_DAY,
    }),
  );
  return Object.assign(state, { scans: [...own, ...others] });
};

/** The pull request of a repository with these custom properties. */
function withProperties(properties: Readonly<Record<string, string>>): StagedEvent {
  const event = pullRequestEvent();
  const payload = event.payload as { readonly repository: object };
  return { ...event, payload: { ...payload, repository: { ...payload.repository, custom_properties: properties } } };
}

/** How many requests to the list named our project, and how many did not. */
function polls({ requests }: GateRun): { readonly ours: number; readonly all: number } {
  const bodies = requests
    .filter(({ operation }) => operation === 'list-scans')
    .map(({ body }) => JSON.parse(body) as { readonly repository_id?: unknown });
  const ours = bodies.filter(({ repository_id }) => String(repository_id) === REPOSITORY_ID).length;
  return { ours, all: bodies.length - ours };
}

describe('examples/required-workflow.yml in a deployment with 4,000 scans a day', () => {
  it.each<[string, StagedEvent, Record<string, string>]>([
    ['a custom property', withProperties({ findings_repository_id: REPOSITORY_ID }), {}],
    ['a variable', withProperties({}), { FINDINGS_REPOSITORY_ID: REPOSITORY_ID }],
    [
      'a custom property, which a variable cannot overrule',
      withProperties({ findings_repository_id: REPOSITORY_ID }),
      { FINDINGS_REPOSITORY_ID: '999' },
    ],
  ])('waits for the scan by the id of %s, and asks for no other project', async (_from, event, vars) => {
    const [run] = await runExample(WORKFLOW, { event, vars, platform: busyFleet });
    expect(outcomeOf(run!)).toEqual([1, 'fail', '']);
    expect(polls(run!)).toEqual({ ours: expect.any(Number), all: 0 });
  });

  it('finds the scan by name where no id is set, with all pages of a day and 40 more', async () => {
    const [run] = await runExample(WORKFLOW, { event: pullRequestEvent(), platform: busyFleet });
    expect(outcomeOf(run!)).toEqual([1, 'fail', '']);
    expect(polls(run!).all).toBeGreaterThanOrEqual(48);
  });
});
