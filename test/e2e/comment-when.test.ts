import { describe, expect, it } from 'vitest';
import { HEAD_SHA, PULL_REQUEST } from '../../demo/events.ts';
import type { Stage } from '../../demo/stage.ts';
import { GITHUB_ACTIONS } from '../../github-double/build.ts';
import { addComment } from '../../github-double/comments.ts';
import { wordIn } from '../faults/harness/comment-scene.ts';
import { type GateOptions, type GateRun, runGate } from '../run/gate.ts';
import { SOON_OVER } from '../run/platforms.ts';

const ON_FAILURE = { comment: 'on-failure' };

/** A comment of an earlier run of this gate. */
function earlier({ githubState: state }: Stage): void {
  const marker = `<!-- findings-gate key= pr=${PULL_REQUEST} head=${HEAD_SHA} run=1 attempt=1 digest=00 -->`;
  addComment({ state, repository: state.repositories[0]! }, PULL_REQUEST, GITHUB_ACTIONS, `${marker}\nolder`);
}

/** Exit code, and the verdict in each comment. */
function told({ exitCode, comments }: GateRun): readonly unknown[] {
  return [exitCode, ...comments.map(wordIn)];
}

describe('comment: on-failure', { concurrent: true }, () => {
  it.each<[string, GateOptions, readonly unknown[]]>([
    ['written for a fail', { platform: 'over-limit' }, [1, 'failed']],
    ['written where nothing is proven', { platform: 'never-appears', inputs: SOON_OVER }, [2, 'is inconclusive']],
    ['not written for a pass, even where something was counted', { platform: 'at-limit' }, [0]],
    ['not written for a fail that is not enforced', { platform: 'over-limit', inputs: { mode: 'report' } }, [0]],
    [
      'not written for a reason that is softened',
      { platform: 'never-appears', inputs: { ...SOON_OVER, 'on-inconclusive': 'no-scan: warn' } },
      [0],
    ],
    ['turned green by a pass', { platform: 'clean', prepare: earlier }, [0, 'passed']],
    [
      'kept up to date where the fail is not enforced any more',
      { platform: 'over-limit', inputs: { mode: 'report' }, prepare: earlier },
      [0, 'failed'],
    ],
  ])('is %s', async (_what, options, expected) => {
    const run = await runGate({ ...options, inputs: { 'max-high': '3', ...options.inputs, ...ON_FAILURE } });
    expect(told(run)).toEqual(expected);
  });

  it('leaves out what auto would tell', async () => {
    const inputs = { 'max-high': '3', comment: 'auto' };
    expect(told(await runGate({ platform: 'at-limit', inputs }))).toEqual([0, 'passed']);
  });
});
