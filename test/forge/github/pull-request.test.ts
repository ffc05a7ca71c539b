import { describe, expect, it } from 'vitest';
import { aGitHub, aPull, aRepository, aSha, aToken } from '../../../github-double/build.ts';
import type { GitHubState, Pull } from '../../../github-double/state.ts';
import type { CommitSha } from '../../../src/domain/ids.ts';
import { ForgeFailure } from '../../../src/forge/forge-failure.ts';
import { pullRequestReads } from '../../../src/forge/github/pull-request.ts';
import { pullRequestAsker } from '../../../src/forge/github/pull-request-now.ts';
import { read } from '../../../src/json/schema.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';
import { type ServedGitHub, serveGitHub } from './served-github.ts';

const REPOSITORY = 'octo-org/shop';
const FORK = { id: 4711, fullName: 'mallory/shop' };

function stateWith(...pulls: readonly Pull[]): GitHubState {
  return aGitHub({ repositories: [aRepository({ pulls: new Map(pulls.map((pull) => [pull.number, pull])) })] });
}

function readsOf({ api, clock }: ServedGitHub) {
  return pullRequestReads(api, REPOSITORY, clock);
}

function forked(number: number, ref = 'feature'): Pull {
  return aPull({ number, head: { ref, sha: aSha('head'), repository: FORK } });
}

function aListed(number: number, parts: object = {}): object {
  const base = { ref: 'main', sha: aSha('main'), repo: { id: 1 } };
  return { number, state: 'open', head: { ref: 'feature', sha: aSha('head'), repo: { id: 4711 } }, base, ...parts };
}

function answering(state: GitHubState, body: unknown, headers = {}): GitHubState {
  state.before.set('list-pulls', () => ({
    status: 200,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }));
  return state;
}

it('a pull request is read with its base commit', async () => {
  const github = await serveGitHub(stateWith(aPull()));
  expect(await readsOf(github).read(7)).toMatchObject({
    number: 7,
    head: { sha: aSha('head'), ref: 'feature', repo: { id: 1 } },
    base: { sha: aSha('main'), ref: 'main', repo: { id: 1 } },
  });
});

it('a pull request is read without its base if GitHub does not show a change of base', async () => {
  const pulls = { nodes: [], pageInfo: { hasNextPage: false } };
  const head = 'a'.repeat(40) as CommitSha;
  const pullRequest = { state: 'OPEN', headRefOid: head, baseRefName: 'main', timelineItems: { nodes: [null] } };
  const repository = { pullRequest, pullRequests: pulls, object: { associatedPullRequests: pulls } };
  const answer = { data: { viewer: { login: 'ada', databaseId: 12 }, repository } };
  const api = { send: async ({ read: reader }: { read: never }) => ({ data: read(reader, answer), hasNext: false }) };
  const asked = { repository: 'a/b', number: 7, head, headRef: 'x' };
  const now = await pullRequestAsker(api as never, 'ghp_personal', new FakeClock(), asked)();
  expect(now).toMatchObject({
    author: 12,
    isOpen: true,
    base: { unknown: expect.stringContaining('the base of') },
  });
});

it('the state of a pull request is shared for five seconds, then requested again', async () => {
  const sent: unknown[] = [];
  const send = (request: unknown) => Promise.reject(new ForgeFailure(`request ${sent.push(request)} failed`));
  const clock = new FakeClock();
  const asked = { repository: 'a/b', number: 7, head: 'a'.repeat(40) as CommitSha, headRef: 'x' };
  const ask = pullRequestAsker({ send } as never, 'ghp_personal', clock, asked);
  const sentAfter = async (ms: number): Promise<number> => {
    clock.advance(ms);
    await ask();
    return sent.length;
  };
  expect([await sentAfter(0), await sentAfter(5_000), await sentAfter(1)]).toEqual([1, 1, 2]);
});

describe('the open pull requests of a branch', () => {
  it('are found by owner and branch', async () => {
    const github = await serveGitHub(stateWith(aPull(), forked(8), forked(9, 'a b&c#d')));
    const reads = readsOf(github);
    expect(await reads.findOpen('mallory', 'feature')).toMatchObject([{ number: 8, base: { sha: aSha('main') } }]);
    expect(await reads.findOpen('mallory', 'a b&c#d')).toMatchObject([{ number: 9 }]);
    expect(await reads.findOpen('mallory', 'gone')).toEqual([]);
    expect(github.operations()).toEqual(['list-pulls', 'list-pulls', 'list-pulls']);
  });

  it('do not include a closed one', async () => {
    const github = await serveGitHub(answering(stateWith(), [aListed(8, { state: 'closed' }), aListed(9)]));
    expect(await readsOf(github).findOpen('mallory', 'feature')).toMatchObject([{ number: 9 }]);
  });

  it.each<[string, unknown, object?]>([
    ['no list', {}],
    ['null', null],
    ['an entry without a state', [aListed(8, { state: undefined })]],
    ['an entry with half a head', [aListed(8, { head: { ref: 'feature', sha: 'abc' } })]],
    ['pages without end', [aListed(8)], { link: '<x>; rel="next"' }],
  ])('are unknown if GitHub answers %s', async (_what, body, headers) => {
    const github = await serveGitHub(answering(stateWith(), body, headers));
    await expect(readsOf(github).findOpen('mallory', 'feature')).rejects.toMatchObject({ reason: 'github' });
  });

  it('need a permission, which the failure names, and it does not name the branch', async () => {
    const state = stateWith(forked(8));
    state.tokens = [aToken({ permissions: { ...aToken().permissions, pull_requests: 'none' } })];
    const github = await serveGitHub(state);
    await expect(readsOf(github).findOpen('mallory', 'feature')).rejects.toMatchObject({
      reason: 'github',
      message: expect.stringMatching(
        /^cannot find the open pull requests of the branch that ran: .*pull-requests: read/,
      ),
    });
  });
});
