import { describe, expect, it } from 'vitest';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_SHA,
  mergeGroupEvent,
  pushEvent,
  REPOSITORY,
  type StagedEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { aFile, aRepository, aSha } from '../../github-double/build.ts';
import { type GateRun, outcomeOf, runGate } from '../run/gate.ts';
import { FAIL, PASS } from '../run/outcomes.ts';
import { askedBesideList } from '../run/scene.ts';
import { committed, LAX, POLICY_PATH, STRICT, shopOf } from './policy-file.ts';

const NO_SUCH_POLICY = [2, 'inconclusive', 'policy-missing'];
const TIP = aSha('the tip of the default branch');
const POLICY_FILE = { 'policy-file': POLICY_PATH };
const CHANGED = 'This pull request changes the policy file; its copy is not applied.';

/** The files that were read, with repository, path and commit. */
function commitsRead({ githubRequests }: GateRun): readonly string[] {
  return githubRequests
    .filter(({ operation }) => operation === 'read-contents')
    .map(({ path, query }) => `${path.replace('/contents/', ' ')} ${query.get('ref')}`);
}

function pointing(ref: string, sha: string) {
  return ({ githubState }: Stage): void => {
    shopOf(githubState.repositories).refs.set(ref, sha);
  };
}

describe('the policy file of a pull request', { concurrent: true }, () => {
  it('is read at the base commit, even if the pull request changes it and the base has moved', async () => {
    const run = await runGate({
      platform: 'at-limit',
      inputs: POLICY_FILE,
      workspace: { [POLICY_PATH]: STRICT },
      prepare: (stage) => {
        committed({ [BASE_SHA]: LAX, [HEAD_SHA]: STRICT, [TIP]: STRICT })(stage);
        pointing('refs/heads/main', TIP)(stage);
      },
    });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.policy).toMatchObject({ sha: BASE_SHA });
    expect(run.githubRequests.map(({ operation }) => operation)).not.toContain('read-ref');
  });

  it.each<[string, { path: string; previousPath?: string }[], boolean]>([
    ['changes it', [{ path: 'a.ts' }, { path: POLICY_PATH }], true],
    ['renames it', [{ path: 'old.yml', previousPath: POLICY_PATH }], true],
    ['replaces it with another file', [{ path: POLICY_PATH, previousPath: 'lax.yml' }], true],
    ['does not change it', [{ path: 'a.ts' }, { path: `docs/${POLICY_PATH}` }], false],
    ['changes it as the last of 250 files', [...aCrowd(249), { path: POLICY_PATH }], true],
  ])('is reported as changed or unchanged when the pull request %s', async (_, files, isChanged) => {
    const run = await runGate({
      inputs: POLICY_FILE,
      prepare: (stage) => {
        committed({ [BASE_SHA]: STRICT })(stage);
        shopOf(stage.githubState.repositories)
          .pulls.get(7)!
          .files.push(...files);
      },
    });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.policy).toMatchObject({ isChangedInPullRequest: isChanged });
    expect(run.summary.includes(CHANGED)).toBe(isChanged);
  });

  it('still decides if the changed files cannot be listed', async () => {
    const run = await runGate({
      inputs: POLICY_FILE,
      prepare: committed({ [BASE_SHA]: STRICT }),
      githubFaults: [{ match: { operation: 'list-pull-files' }, fault: { kind: 'status', status: 403 } }],
    });
    expect(outcomeOf(run)).toEqual(PASS);
    expect(run.report.policy).toMatchObject({ sha: BASE_SHA, isChangedInPullRequest: null });
  });
});

function aCrowd(count: number): { path: string }[] {
  return Array.from({ length: count }, (_, index) => ({ path: `src/file-${index}.ts` }));
}

describe('the policy file', { concurrent: true }, () => {
  const withoutPull = workflowRunEvent('here', { pull_requests: [], head_branch: 'nobody' });
  it.each<[string, StagedEvent, string, string]>([
    ['a merge group, judged by its pull request', mergeGroupEvent(), BASE_SHA, 'main'],
    ['a push where the default branch has another name', pushEvent(onTrunk()), TIP, 'trunk'],
    ['a pull request that GitHub reports', workflowRunEvent('here', { pull_requests: [] }), BASE_SHA, 'main'],
    ['a workflow_run without a pull request', withoutPull, TIP, 'main'],
  ])('for %s is read at the right commit', async (_, event, sha, ref) => {
    const run = await runGate({
      event,
      platform: 'at-limit',
      inputs: POLICY_FILE,
      workspace: { [POLICY_PATH]: LAX },
      prepare: (stage) => {
        committed({ [BASE_SHA]: LAX, [HEAD_SHA]: LAX, [GROUP_SHA]: LAX })(stage);
        committed({ [sha]: STRICT })(stage);
        if (sha === TIP) pointing(`refs/heads/${ref}`, TIP)(stage);
      },
    });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(run.report.policy).toMatchObject({ ref, sha, isChangedInPullRequest: false });
    expect(commitsRead(run)).toEqual([`/repos/${REPOSITORY} ${POLICY_PATH} ${sha}`]);
    expect(run.finalLine).toContain('gate: FAIL - ');
  });
});

function onTrunk() {
  const { payload } = pushEvent() as { payload: { repository: object } };
  return { repository: { ...payload.repository, default_branch: 'trunk' } };
}

describe('a policy in another repository', { concurrent: true }, () => {
  const SHARED = aSha('the shared policies');
  const shared =
    (text: string) =>
    ({ githubState }: Stage): void => {
      const refs = new Map([
        ['refs/heads/main', aSha('something else')],
        ['refs/heads/release/v2', SHARED],
        ['refs/tags/v2.1.0', SHARED],
      ]);
      const commits = new Map([
        [SHARED, new Map([['gates/default.yml', aFile(text)]])],
        [aSha('something else'), new Map([['gates/default.yml', aFile(LAX)]])],
      ]);
      githubState.repositories.push(aRepository({ id: 2, owner: 'octo-org', name: 'policies', refs, commits }));
    };

  it.each(['v2.1.0', 'release/v2', SHARED])('is read at the ref that the workflow names: %s', async (ref) => {
    const run = await runGate({
      platform: 'at-limit',
      inputs: { 'policy-file': `octo-org/policies/gates/default.yml@${ref}` },
      prepare: shared(STRICT),
    });
    expect(outcomeOf(run)).toEqual(FAIL);
    expect(run.report.policy).toEqual({
      kind: 'file',
      repository: 'octo-org/policies',
      path: 'gates/default.yml',
      ref,
      sha: SHARED,
      isChangedInPullRequest: false,
    });
    expect(commitsRead(run)).toEqual([`/repos/octo-org/policies gates/default.yml ${SHARED}`]);
  });

  it.each([
    ['the ref', 'octo-org/policies/gates/default.yml@v9.9.9'],
    ['the file', 'octo-org/policies/gates/other.yml@v2.1.0'],
    ['the repository', 'octo-org/nowhere/gates/default.yml@v2.1.0'],
  ])('is missing if %s does not exist', async (_, place) => {
    const run = await runGate({ inputs: { 'policy-file': place }, prepare: shared(LAX) });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([...NO_SUCH_POLICY, []]);
  });
});
