import { describe, expect, test } from 'vitest';
import type { RunningProcess } from '../../demo/run-process.ts';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import type { Operation } from '../../github-double/operation.ts';
import { shareOf } from '../build/draws.ts';
import { commentsOf, DIRTY, GREEN, turn, wordIn } from './harness/comment-scene.ts';
import { shareGitHub } from './harness/shared-github.ts';

const OPERATIONS: readonly Operation[] = ['create-status', 'graphql', 'list-comments', 'create-comment'];
const INPUTS = { comment: 'always', 'commit-status': 'gate' };

function victim() {
  let step: RunningProcess | undefined;
  return {
    during: (running: RunningProcess) => {
      step = running;
    },
    kill: () => step?.kill('SIGKILL'),
  };
}

/** Kills the process when the server has answered the nth request, and so has done what the request asked for. */
function killingAfter(nth: number, kill: () => void): FaultRule {
  const rewrite = (body: string): string => {
    kill();
    return body;
  };
  return { nth, fault: { kind: 'rewrite-text', rewrite } };
}

describe.each([
  ['over the limit', DIRTY, 'failed', 'failure'],
  ['clean', GREEN, 'passed', 'success'],
] as const)('I. killed without warning: %s', (_name, platform, word, state) => {
  // Every run is checked to say pass only if that was the verdict.
  // The list, the detail, and the first and the last search.
  test.each([1, 2, 3, 8])('I20 at request %i to the platform: nothing is published', async (nth) => {
    const { during, kill } = victim();
    const github = shareGitHub();
    const run = await turn(github, { platform, inputs: INPUTS, during, faults: [killingAfter(nth, kill)] });
    expect([run.exitCode, run.outputs, run.summary, run.comments]).toEqual([null, {}, '', []]);
  });

  const moments = [1, 2, 3, 4, 5].flatMap((nth) => (['before', 'after'] as const).map((moment) => ({ nth, moment })));
  test.each(shareOf(moments, word.length, 0.75))(
    'I20 $moment request $nth to GitHub took effect: the next run corrects everything',
    async ({ nth, moment }) => {
      const { during, kill } = victim();
      const github = shareGitHub();
      const run = await turn(github, {
        platform,
        inputs: INPUTS,
        during,
        githubFaults: moment === 'after' ? [killingAfter(nth, kill)] : [],
        prepare: ({ githubState }) => {
          let requests = 0;
          if (moment === 'after') return;
          for (const operation of OPERATIONS) {
            githubState.before.set(operation, () => {
              requests += 1;
              if (requests !== nth) return undefined;
              kill();
              return { status: 500, headers: {}, body: '' };
            });
          }
        },
      });
      expect(run.exitCode).toBeNull();
      expect(['', word]).toContain(run.comments.map(wordIn).join());
      const statuses = () => github.state().repositories[0]!.statuses.map((each) => each.state);
      expect([undefined, 'pending', state]).toContain(statuses().at(-1));
      github.state().before.clear();
      await turn(github, { platform, inputs: INPUTS, runId: '1001' });
      expect(commentsOf(github.state()).map(({ body }) => wordIn(body))).toEqual([word]);
      expect(statuses().at(-1)).toBe(state);
    },
  );
});
