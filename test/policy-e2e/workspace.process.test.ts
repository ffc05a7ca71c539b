import { describe, expect, it } from 'vitest';
import { BASE_SHA, HEAD_SHA, pullRequestEvent, pushEvent, type StagedEvent } from '../../demo/events.ts';
import { runBuilt } from '../run/built-gate.ts';
import { outcomeOf } from '../run/gate.ts';
import { askedBesideList } from '../run/scene.ts';
import { committed, LAX, POLICY_PATH, STRICT } from './policy-file.ts';

/** As after a checkout of the pull request: the working folder contains a policy that allows everything. */
const TEMPTED = { inputs: { 'policy-file': POLICY_PATH }, workspace: { [POLICY_PATH]: LAX } };

describe('a policy in the working folder', { concurrent: true }, () => {
  it.each<[string, StagedEvent]>([
    ['a pull request', pullRequestEvent()],
    ['a pull request of a fork', pullRequestEvent('fork')],
    ['a push', pushEvent()],
  ])('does not replace the committed one of %s', async (_, event) => {
    const prepare = committed({ [BASE_SHA]: STRICT, [HEAD_SHA]: LAX });
    const run = await runBuilt({ ...TEMPTED, event, platform: 'at-limit', prepare });
    expect(outcomeOf(run)).toEqual([1, 'fail', '']);
    expect(run.report.policy).toMatchObject({ path: POLICY_PATH, sha: BASE_SHA });
  });

  it('does not stand in for one that the base does not have, even if the head has one', async () => {
    const run = await runBuilt({ ...TEMPTED, prepare: committed({ [HEAD_SHA]: LAX }) });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', 'policy-missing', []]);
    expect(run.report.message).toContain(POLICY_PATH);
  });

  it('does not stand in for one that cannot be read', async () => {
    const fault = { kind: 'status', status: 500 } as const;
    const run = await runBuilt({
      ...TEMPTED,
      prepare: (stage) => {
        committed({ [BASE_SHA]: LAX })(stage);
        stage.github.faults.add({ match: { operation: 'read-contents' }, fault });
      },
    });
    expect([...outcomeOf(run), askedBesideList(run)]).toEqual([2, 'inconclusive', 'github', []]);
  });

  it('is not reached by a path out of the repository', async () => {
    const run = await runBuilt({
      inputs: { 'policy-file': '../workspace/policy.yml' },
      workspace: { 'policy.yml': LAX },
    });
    expect([...outcomeOf(run), run.githubRequests]).toEqual([3, 'inconclusive', 'config', []]);
  });
});
