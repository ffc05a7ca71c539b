import { describe, expect, it } from 'vitest';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_REF,
  HEAD_SHA,
  PULL_REQUEST,
  pullRequestEvent,
  type StagedEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { SCENARIOS, type ScenarioName } from '../../emulator/scenarios.ts';
import { readExamples } from '../examples/example-workflow.ts';
import { fromFork, REPOSITORY_ID, runExample, stepsFor } from '../examples/run-example.ts';
import { type SharedGitHub, shareGitHub } from '../faults/harness/shared-github.ts';
import { outcomeOf } from '../run/gate.ts';

const WORKFLOW = readExamples().find(({ file }) => file === 'merge-queue-forks.yml')!;
const DEPENDABOT_REF = 'dependabot/npm_and_yarn/undici-7.29.1';

type Author = {
  readonly run: StagedEvent;
  readonly prepare: (stage: Pick<Stage, 'githubState'>) => void;
};

const AUTHORS: Readonly<Record<string, Author>> = {
  'this repository': { run: workflowRunEvent(), prepare: () => {} },
  'a fork': { run: workflowRunEvent('fork'), prepare: fromFork },
  Dependabot: {
    run: workflowRunEvent('here', {
      head_branch: DEPENDABOT_REF,
      actor: { login: 'dependabot[bot]' },
      pull_requests: [],
    }),
    prepare: ({ githubState }) => {
      githubState.repositories[0]!.pulls.get(PULL_REQUEST)!.head.ref = DEPENDABOT_REF;
    },
  },
};
const GROUP = workflowRunEvent('here', {
  event: 'merge_group',
  head_sha: GROUP_SHA,
  head_branch: `gh-readonly-queue/main/pr-${PULL_REQUEST}-${BASE_SHA}`,
  pull_requests: [],
});

async function judge(github: SharedGitHub, event: StagedEvent, author: Author, platform: ScenarioName) {
  const prepare = (stage: Stage): void => {
    github.join(stage);
    author.prepare(stage);
  };
  const [run] = await runExample(WORKFLOW, { event, platform: SCENARIOS[platform], prepare });
  return run!;
}

const statesOn = (github: SharedGitHub, commit: string) =>
  github
    .state()
    .repositories[0]!.statuses.filter(({ sha }) => sha === commit)
    .map(({ context, state }) => `${context} ${state}`);

describe.each(Object.keys(AUTHORS))('a merge queue with a pull request of %s', (name) => {
  const author = AUTHORS[name]!;

  it('sets a status on the head first, then on the head and the group, red for critical issues', async () => {
    const github = shareGitHub();
    expect(outcomeOf(await judge(github, author.run, author, 'clean'))).toEqual([0, 'pass', '']);
    const own = ['findings-gate/verdict pending', 'findings-gate/verdict success'];
    expect([statesOn(github, HEAD_SHA), statesOn(github, GROUP_SHA)]).toEqual([own, []]);

    expect(outcomeOf(await judge(github, GROUP, author, 'over-limit'))).toEqual([1, 'fail', '']);
    const red = ['findings-gate/verdict pending', 'findings-gate/verdict failure'];
    expect([statesOn(github, HEAD_SHA), statesOn(github, GROUP_SHA)]).toEqual([[...own, ...red], red]);
    expect(github.state().repositories[0]!.comments).toMatchObject([{ issue: PULL_REQUEST }]);
  });
});

it('a newer head cancels the run for the older one, and none for a merge group', () => {
  const groupOf = (event: StagedEvent) => stepsFor(WORKFLOW, { event })[0]!.concurrencyGroup;
  expect(groupOf(workflowRunEvent())).toBe(groupOf(workflowRunEvent('here', { head_sha: GROUP_SHA })));
  const groups = [workflowRunEvent(), workflowRunEvent('fork'), AUTHORS.Dependabot!.run, GROUP].map(groupOf);
  expect(new Set(groups).size).toBe(4);
  expect(groups[0]).toContain(HEAD_REF);
});

const lateScan: Scenario = (context) => {
  const state = SCENARIOS['over-limit'](context);
  const appearsAtMs = context.nowMs + 2_500;
  const isOwn = ({ commit }: { readonly commit: string }) => commit === context.commit;
  return { ...state, scans: state.scans.map((scan) => (isOwn(scan) ? { ...scan, appearsAtMs } : scan)) };
};

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
  'examples/required-workflow.yml waits for the scan by the id in %s, and requests no other project',
  async (_from, event, vars) => {
    const workflow = readExamples().find(({ file }) => file === 'required-workflow.yml')!;
    const [run] = await runExample(workflow, { event, vars, platform: lateScan });
    expect(outcomeOf(run!)).toEqual([1, 'fail', '']);
    const lists = run!.requests.filter(({ operation }) => operation === 'list-scans');
    const asked = lists.map(({ body }) => String((JSON.parse(body) as { repository_id?: unknown }).repository_id));
    expect([lists.length > 1, [...new Set(asked)]]).toEqual([true, [REPOSITORY_ID]]);
  },
);
