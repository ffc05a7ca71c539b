import { describe, expect, test } from 'vitest';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { GITHUB_ACTIONS } from '../../github-double/build.ts';
import { raceOnListing } from '../../github-double/race.ts';
import type { GitHubState } from '../../github-double/state.ts';
import { Chance } from '../build/random.ts';
import { commentsOf, markerLine, put, turn, wordIn } from './harness/comment-scene.ts';
import { shareGitHub } from './harness/shared-github.ts';

/** With and without a comment from before, an answer that is lost to the older, to the newer, to both and to none. */
const SEEDS = [2, 4, 5, 8, 9, 10, 15, 16];
const OPERATIONS = ['graphql', 'list-comments', 'create-comment', 'update-comment', 'delete-comment'];

/** Every request of this gate is delayed, and sometimes a comment is stored but its answer is lost. */
function latency(chance: Chance): FaultRule[] {
  const isLost = chance.percent(25);
  const lost: FaultRule = {
    match: { operation: 'create-comment' },
    nth: 1,
    fault: { kind: 'stored-then', next: { kind: 'status', status: 502 } },
  };
  const late = OPERATIONS.map(
    (operation): FaultRule => ({ match: { operation }, fault: { kind: 'delay', ms: chance.whole(0, 399) } }),
  );
  return [...(isLost ? [lost] : []), ...late];
}

const ours = (state: GitHubState) => commentsOf(state).filter(({ author }) => author.id === GITHUB_ACTIONS.id);

describe('I. two gates at the same time', () => {
  test.each(SEEDS)('I15 leave at most two comments, and the next run leaves one (seed %i)', async (seed) => {
    const chance = new Chance(seed);
    const hadOne = chance.percent(30);
    const github = shareGitHub((state) => {
      if (hadOne) put(state, `${markerLine({ runId: '7' })}\nolder`);
      put(state, `${markerLine({ runId: '99999999' })}\nspoofed`, { login: 'm', id: 6, type: 'User', app: undefined });
      raceOnListing(state, 2);
    });
    const runIds = chance.percent(50) ? ['1000', '1001'] : ['1001', '1000'];
    const runs = await Promise.all(
      runIds.map((runId, index) =>
        turn(github, { runId, inputs: { 'max-low': String(index) }, githubFaults: latency(chance) }),
      ),
    );
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
    const created = runs
      .flatMap(({ githubRequests }) => githubRequests)
      .filter(({ operation }) => operation === 'create-comment');
    expect(created).toHaveLength(hadOne ? 0 : 2);
    expect(ours(github.state()).length).toBeLessThanOrEqual(2);

    const next = await turn(github, { runId: '1002', inputs: { 'max-medium': '0' } });
    expect(next.exitCode).toBe(1);
    expect(ours(github.state()).map(({ body }) => [wordIn(body), body.includes('run=1002')])).toEqual([
      ['failed', true],
    ]);
    expect(commentsOf(github.state())).toHaveLength(2);
  });

  test.each(SEEDS.slice(0, 3))('I15 never let the older run overwrite the newer one (seed %i)', async (seed) => {
    const chance = new Chance(seed);
    const github = shareGitHub((state) => put(state, `${markerLine({ runId: '7' })}\nolder`));
    const first = turn(github, { runId: '1001', inputs: { 'max-low': '1' }, githubFaults: latency(chance) });
    await first;
    await turn(github, { runId: '1000', inputs: { 'max-low': '2' }, githubFaults: latency(chance) });
    expect(ours(github.state()).map(({ body }) => body.includes('run=1001'))).toEqual([true]);
  });
});
