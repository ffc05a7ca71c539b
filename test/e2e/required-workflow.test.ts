import { expect, it } from 'vitest';
import { pullRequestEvent, type StagedEvent } from '../../demo/events.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { readExamples } from '../examples/example-workflow.ts';
import { REPOSITORY_ID, runExample } from '../examples/run-example.ts';
import { outcomeOf } from '../run/gate.ts';

/** The scan of the commit is listed after the gate has started. */
const lateScan: Scenario = (context) => {
  const state = SCENARIOS['over-limit'](context);
  const appearsAtMs = context.nowMs + 2_500;
  const isOwn = ({ commit }: { readonly commit: string }) => commit === context.commit;
  return { ...state, scans: state.scans.map((scan) => (isOwn(scan) ? { ...scan, appearsAtMs } : scan)) };
};

/** The pull request of a repository with these custom properties. */
function withProperties(properties: Readonly<Record<string, string>>): StagedEvent {
  const event = pullRequestEvent();
  const payload = event.payload as { readonly repository: object };
  return { ...event, payload: { ...payload, repository: { ...payload.repository, custom_properties: properties } } };
}

it.each<[string, StagedEvent, Record<string, string>]>([
  ['a variable', withProperties({}), { FINDINGS_REPOSITORY_ID: REPOSITORY_ID }],
  [
    'a custom property, which a variable cannot overrule',
    withProperties({ findings_repository_id: REPOSITORY_ID }),
    { FINDINGS_REPOSITORY_ID: '999' },
  ],
])(
  'examples/required-workflow.yml waits for the scan by the id of %s, and asks for no other project',
  async (_from, event, vars) => {
    const workflow = readExamples().find(({ file }) => file === 'required-workflow.yml')!;
    const [run] = await runExample(workflow, { event, vars, platform: lateScan });
    expect(outcomeOf(run!)).toEqual([1, 'fail', '']);
    const lists = run!.requests.filter(({ operation }) => operation === 'list-scans');
    const asked = lists.map(({ body }) => String((JSON.parse(body) as { repository_id?: unknown }).repository_id));
    expect([lists.length > 1, [...new Set(asked)]]).toEqual([true, [REPOSITORY_ID]]);
  },
);
