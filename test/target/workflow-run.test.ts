import examples from '@octokit/webhooks-examples';
import { describe, expect, it } from 'vitest';
import { GateFailure } from '../../src/domain/failure.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import { type EventOptions, readTarget } from '../../src/target/event.ts';
import type { PullRequest } from '../../src/target/pull-request.ts';

const HEAD = 'a'.repeat(40) as CommitSha;
const BASE = 'b'.repeat(40) as CommitSha;
const OTHER = 'c'.repeat(40) as CommitSha;
const HERE = { id: 1, full_name: 'octo-org/shop' };
const FORK = { id: 4711, full_name: 'mallory/shop' };

type Members = Readonly<Record<string, unknown>>;

/** An entry of `pull_requests`, with the few members that GitHub gives it. */
function listed(number: number, { head = {}, base = {} }: { head?: Members; base?: Members } = {}) {
  const repo = { id: HERE.id, url: 'https://api.github.com/repos/octo-org/shop', name: 'shop' };
  return {
    id: 279147437 + number,
    number,
    url: `https://api.github.com/repos/octo-org/shop/pulls/${number}`,
    head: { ref: 'feature', sha: HEAD, repo, ...head },
    base: { ref: 'release', sha: BASE, repo, ...base },
  };
}

function open(number: number, head: Partial<PullRequest['head']> = {}, ref = 'release'): PullRequest {
  const base = { sha: BASE, ref, repo: HERE };
  return { number, head: { sha: HEAD, ref: 'feature', repo: FORK, ...head }, base };
}

/** GitHub's own example, changed to a pull request's run from this repository. */
function payloadOf(run: Members, members: Members = {}): unknown {
  const all = examples as unknown as readonly { name: string; examples: readonly Members[] }[];
  const example = all.find(({ name }) => name === 'workflow_run')!.examples[0]!;
  const example_run = example.workflow_run as Members;
  return {
    ...example,
    repository: { ...HERE, default_branch: 'main' },
    workflow_run: {
      ...example_run,
      event: 'pull_request',
      head_sha: HEAD,
      head_branch: 'feature',
      head_repository: { ...HERE, owner: { login: 'octo-org' } },
      pull_requests: [],
      ...run,
    },
    ...members,
  };
}

const OF_FORK = { head_repository: { ...FORK, owner: { login: 'mallory' } } };

async function read(
  payload: unknown,
  answers: readonly PullRequest[] | GateFailure | undefined,
  options: Partial<EventOptions> = {},
) {
  const asked: string[] = [];
  function answer(question: string): readonly PullRequest[] {
    asked.push(question);
    if (answers instanceof GateFailure) throw answers;
    return answers ?? [];
  }
  const pullRequests = {
    read: async (number: number) => answer(`${number}`)[0]!,
    findOpen: async (owner: string, branch: string) => answer(`${owner}:${branch}`),
  };
  const env = {
    GITHUB_EVENT_NAME: 'workflow_run',
    GITHUB_EVENT_PATH: '/event.json',
    GITHUB_REPOSITORY: 'octo-org/shop',
    GITHUB_SHA: OTHER,
    GITHUB_REF: 'refs/heads/main',
  };
  const facts = await readTarget(env, async () => Buffer.from(JSON.stringify(payload)), {
    repository: 'acme/shop',
    commit: undefined,
    mergeQueue: 'pull-request',
    pullRequests: answers === undefined ? undefined : pullRequests,
    ...options,
  });
  return { ...facts, asked };
}

const BARE = {
  target: { commit: HEAD, subject: { kind: 'commit' }, baseRef: undefined },
  pullRequest: undefined,
  policyBase: { kind: 'default-branch', branch: 'main' },
};

function judgedAs(number: number, isHeadInSameRepository: boolean) {
  return {
    target: {
      commit: HEAD,
      subject: { kind: 'pull-request', number, headRef: 'feature', isHeadInSameRepository },
      baseRef: 'refs/heads/release',
    },
    pullRequest: number,
    policyBase: { kind: 'base', branch: 'release', sha: BASE },
  };
}

it.each(['pull_request_target', 'pull_request_review'])(
  'a run of %s is judged as one of pull_request',
  async (event) => {
    expect(await read(payloadOf({ event, pull_requests: [listed(7)] }), [])).toMatchObject(judgedAs(7, true));
  },
);

describe('a run of pull_request', () => {
  const elsewhere = { repo: { id: 2, name: 'shop' } };

  it.each<[string, readonly unknown[]]>([
    ['and a null', [null, listed(7)]],
    ['and one of another commit', [listed(8, { head: { sha: OTHER } }), listed(7)]],
    ['and one of another branch at the same commit', [listed(7), listed(8, { head: { ref: 'copy' } })]],
    ['and one of another repository', [listed(7), listed(3, { base: elsewhere })]],
    ['and one of a fork at the same commit', [listed(8, { head: elsewhere }), listed(7)]],
  ])('is judged as its pull request in the payload, without a request: %s', async (_which, pull_requests) => {
    const facts = await read(payloadOf({ pull_requests }), []);
    expect(facts).toMatchObject(judgedAs(7, true));
    expect(facts.asked).toEqual([]);
    expect(await read(payloadOf({ pull_requests }), undefined)).toMatchObject(judgedAs(7, true));
  });

  it.each<[string, unknown]>([
    ['no list', undefined],
    ['null', null],
    ['one of another commit', [listed(7, { head: { sha: OTHER } })]],
    ['one of another repository', [listed(7, { base: elsewhere })]],
    ['one whose repository is not named', [listed(7, { base: { repo: null } })]],
    ['one of the same branch in this repository', [listed(8)]],
  ])('of a fork with %s is judged as the open one that GitHub finds', async (_what, pull_requests) => {
    const facts = await read(payloadOf({ ...OF_FORK, pull_requests }), [open(9)]);
    expect(facts).toMatchObject(judgedAs(9, false));
    expect(facts.asked).toEqual(['mallory:feature']);
  });

  it.each<[string, readonly PullRequest[]]>([
    ['an older head', [open(8, { sha: OTHER }), open(9)]],
    ['another branch', [open(8, { ref: 'copy' }), open(9)]],
    ["another owner's branch", [open(8, { repo: { id: 5, full_name: 'eve/shop' } }), open(9)]],
  ])('ignores an answer of GitHub about %s', async (_what, answers) => {
    expect(await read(payloadOf(OF_FORK), answers)).toMatchObject(judgedAs(9, false));
  });

  it('is judged as the one that GitHub finds if the fork was deleted since', async () => {
    expect(await read(payloadOf(OF_FORK), [open(9, { repo: undefined })])).toMatchObject(judgedAs(9, false));
  });

  it.each<[string, Members, readonly PullRequest[] | undefined]>([
    ['GitHub finds none', {}, []],
    ['there is no token for GitHub', {}, undefined],
    ['its branch is not named', { head_branch: null }, [open(9)]],
  ])('of this repository is judged as the bare commit if %s', async (_why, run, answers) => {
    expect(await read(payloadOf(run), answers)).toMatchObject(BARE);
  });

  it.each<[string, Members, readonly PullRequest[] | undefined]>([
    ['GitHub finds only one of the fork, with another head', OF_FORK, [open(9, { sha: OTHER })]],
    ['the owner of its head is not named', { head_repository: FORK }, [open(9)]],
    ['the branch of a fork is not named', { ...OF_FORK, head_branch: null }, [open(9)]],
  ])('cannot be judged if %s', async (_why, run, answers) => {
    expect(await read(payloadOf(run), answers)).toMatchObject({
      ...BARE,
      unclear: { reason: 'bad-event' },
    });
  });

  it('cannot be judged if GitHub fails', async () => {
    const failure = new GateFailure('github', 'GitHub is failing');
    const facts = await read(payloadOf(OF_FORK), failure);
    expect(facts).toMatchObject({ ...BARE, unclear: failure });
  });

  it.each([
    ['head.sha', { head: { sha: HEAD.slice(0, 12) } }],
    ['base.sha', { base: { sha: 'main' } }],
    ['base.ref', { base: { ref: '' } }],
  ])('cannot be judged if %s of a listed pull request is malformed', async (member, parts) => {
    const malformed = read(payloadOf({ pull_requests: [listed(7, parts)] }), []);
    const message = expect.stringContaining(`workflow_run.pull_requests.0.${member} of the workflow_run event`);
    await expect(malformed).rejects.toMatchObject({ reason: 'bad-event', message });
  });

  it('names the file of its policy, but no commit if the payload has none', async () => {
    const pull_requests = [listed(7, { base: { sha: undefined } })];
    const { policyBase } = await read(payloadOf({ pull_requests }), []);
    expect(policyBase).toEqual({ kind: 'base', branch: 'release', sha: undefined });
  });

  it('belongs to no pull request if the input commit names another commit, and GitHub is not asked', async () => {
    for (const run of [OF_FORK, { pull_requests: [listed(7)] }]) {
      const facts = await read(payloadOf(run), [open(9)], { commit: OTHER });
      expect(facts).toMatchObject({ ...BARE, target: { ...BARE.target, commit: OTHER } });
      expect(facts.asked).toEqual([]);
    }
  });

  it('is judged the same if the input commit names its own', async () => {
    expect(await read(payloadOf({ pull_requests: [listed(7)] }), [], { commit: HEAD })).toMatchObject(
      judgedAs(7, true),
    );
  });
});

describe('a run of another event', () => {
  it.each(['push', 'schedule', 'workflow_dispatch', 'release', 'workflow_run'])(
    '(%s) is judged as its branch or tag, and its pull requests do not matter',
    async (event) => {
      const facts = await read(payloadOf({ event, pull_requests: [listed(7)] }), [open(9)]);
      expect(facts).toMatchObject({
        ...BARE,
        target: { commit: HEAD, subject: { kind: 'ref', ref: 'feature' }, baseRef: undefined },
      });
      expect(facts.asked).toEqual([]);
    },
  );

  it.each<[string, Members, Members?]>([
    ['a branch of a fork', OF_FORK],
    ['no branch', { head_branch: null }],
    ['the ref of a pull request', { head_branch: 'refs/pull/7/merge' }],
    ['an event that is not named', { event: undefined }],
    ['a payload without its repository', {}, { repository: undefined }],
  ])('is judged as the bare commit with %s', async (_what, run, members = {}) => {
    const { target, pullRequest } = await read(payloadOf({ event: 'push', ...run }, members), [open(9)]);
    expect([target.commit, target.subject, pullRequest]).toEqual([HEAD, { kind: 'commit' }, undefined]);
  });

  it.each([
    ['missing', undefined],
    ['short', HEAD.slice(0, 12)],
  ])('cannot be judged with a head_sha that is %s', async (_what, head_sha) => {
    const message = expect.stringContaining('workflow_run.head_sha of the workflow_run event');
    await expect(read(payloadOf({ head_sha }), [])).rejects.toMatchObject({ reason: 'bad-event', message });
  });
});

describe('a run of a merge group', () => {
  const branch = `gh-readonly-queue/release/9/pr-104-${BASE}`;
  const payload = payloadOf({ event: 'merge_group', head_branch: branch });
  const queued = open(104, { sha: OTHER, repo: HERE }, 'release/9');
  const based = {
    target: { baseRef: 'refs/heads/release/9' },
    policyBase: { kind: 'base', branch: 'release/9', sha: BASE },
  };

  it('is judged by the queued pull request', async () => {
    const facts = await read(payload, [queued]);
    const subject = { kind: 'pull-request', number: 104, headRef: 'feature', isHeadInSameRepository: true };
    expect(facts).toMatchObject({
      ...based,
      target: { ...based.target, commit: OTHER, subject, mergeGroupCommit: HEAD },
      pullRequest: 104,
      queueCommit: HEAD,
    });
    expect(facts.asked).toEqual(['104']);
  });

  it('is judged by its own commit if merge-queue is merge-group', async () => {
    const facts = await read(payload, undefined, { mergeQueue: 'merge-group' });
    const subject = { kind: 'ref', ref: `refs/heads/${branch}` };
    expect(facts).toMatchObject({
      ...based,
      target: { ...based.target, commit: HEAD, subject },
      pullRequest: undefined,
      queueCommit: HEAD,
    });
    expect(facts.target.mergeGroupCommit).toBeUndefined();
  });

  it('cannot be judged by its pull request without a token', async () => {
    expect(await read(payload, undefined)).toMatchObject({ unclear: { reason: 'config' } });
  });

  it.each(['main', 'gh-readonly-queue/main/pr-104-xyz', `gh-readonly-queue/main/pr-0-${BASE}`, null])(
    'cannot be judged if its branch is %j',
    async (head_branch) => {
      for (const mergeQueue of ['pull-request', 'merge-group'] as const) {
        const spoilt = payloadOf({ event: 'merge_group', head_branch });
        const message = expect.stringContaining('workflow_run.head_branch');
        await expect(read(spoilt, [queued], { mergeQueue })).rejects.toMatchObject({ reason: 'bad-event', message });
      }
    },
  );
});
