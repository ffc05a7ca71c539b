import examples from '@octokit/webhooks-examples';
import { describe, expect, it } from 'vitest';
import type { GateFailure } from '../../src/domain/failure.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import { type EventOptions, readTarget } from '../../src/target/event.ts';
import type { PullRequest } from '../../src/target/pull-request.ts';

const CHECKED_OUT = '1'.repeat(40) as CommitSha;
const NAMED = '2'.repeat(40) as CommitSha;
const QUEUED_HEAD = '3'.repeat(40) as CommitSha;

type Payload = { [member: string]: Payload } & { [member: string]: unknown };

/** A real payload of an event, taken from GitHub's own documentation of webhooks. */
function example(event: string, fits: (payload: Payload) => boolean = () => true): Payload {
  const all = examples as unknown as readonly { name: string; examples: readonly Payload[] }[];
  const found = all.find(({ name }) => name === event)?.examples.find(fits);
  if (found === undefined) throw new Error(`no example of ${event}`);
  return structuredClone(found);
}

type Run = {
  readonly event: string;
  readonly payload?: unknown;
  readonly text?: string | Uint8Array | Error;
  readonly env?: NodeJS.ProcessEnv;
  readonly options?: Partial<EventOptions>;
};

function read({ event, payload = {}, text, env = {}, options = {} }: Run) {
  const all = {
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: '/event.json',
    GITHUB_REPOSITORY: 'Codertocat/Hello-World',
    GITHUB_SHA: CHECKED_OUT,
    GITHUB_REF: 'refs/heads/main',
    ...env,
  };
  const readFile = async () => {
    if (text instanceof Error) throw text;
    return Buffer.from((text ?? JSON.stringify(payload)) as string);
  };
  return readTarget(all, readFile, {
    repository: 'acme/shop',
    commit: undefined,
    mergeQueue: 'pull-request',
    pullRequests: undefined,
    ...options,
  });
}

async function refusal(run: Run): Promise<Pick<GateFailure, 'reason' | 'message'>> {
  const facts = await read(run).catch((thrown: unknown) => ({ unclear: thrown as GateFailure }));
  if (facts.unclear === undefined) throw new Error('the event was accepted');
  const { reason, message } = facts.unclear;
  return { reason, message };
}

describe('a pull request', () => {
  const payload = example('pull_request');

  it.each(['pull_request', 'pull_request_target', 'pull_request_review', 'pull_request_review_comment'])(
    '(%s) is judged by its head, never by GITHUB_SHA',
    async (event) => {
      expect(await read({ event, payload })).toEqual({
        target: {
          event,
          commit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
          repository: 'acme/shop',
          subject: { kind: 'pull-request', number: 2, headRef: 'changes', isHeadInSameRepository: true },
          baseRef: 'refs/heads/master',
        },
        githubRepository: 'Codertocat/Hello-World',
        pullRequest: 2,
        policyBase: { kind: 'base', branch: 'master', sha: 'f95f852bd8fca8fcc58a9a2d6c842781e32a215e' },
        checkedCommit: 'ec26c3e57ca3a959ca5aad62de7213c562f8c821',
      });
    },
  );

  it.each([
    ['of a fork', { id: 4711, full_name: 'mallory/Hello-World' }],
    ['of a fork with the same name and no id', { full_name: 'mallory/Hello-World' }],
    ['whose repository is gone', null],
  ])('%s has its head elsewhere', async (_name, repo) => {
    const forked = structuredClone(payload);
    Object.assign(forked.pull_request!.head!, { repo });
    const { target } = await read({ event: 'pull_request', payload: forked });
    expect(target.subject).toMatchObject({ number: 2, isHeadInSameRepository: false });
  });

  it('whose head hash is not a full hash cannot be judged', async () => {
    const broken = structuredClone(payload);
    Object.assign(broken.pull_request!.head!, { sha: 'ec26c3e' });
    expect(await refusal({ event: 'pull_request', payload: broken })).toEqual({
      reason: 'bad-event',
      message:
        'pull_request.head.sha of the pull_request event is not a full commit hash (40 or 64 lower-case hex digits)',
    });
  });

  it('names the file of its policy, but no commit if the payload has none', async () => {
    const bare = structuredClone(payload);
    delete bare.pull_request!.base!.sha;
    const { policyBase } = await read({ event: 'pull_request', payload: bare });
    expect(policyBase).toEqual({ kind: 'base', branch: 'master', sha: undefined });
  });
});

describe('a push', () => {
  it('is judged by the commit after it', async () => {
    const payload = { ...example('push'), ref: 'refs/heads/master' };
    const { target, pullRequest, policyBase } = await read({ event: 'push', payload });
    expect(target).toMatchObject({
      commit: '6113728f27ae82c7b1a177c8d03f9e96e0adf246',
      subject: { kind: 'ref', ref: 'refs/heads/master' },
      baseRef: undefined,
    });
    expect([pullRequest, policyBase]).toEqual([undefined, { kind: 'default-branch', branch: 'master' }]);
  });

  it.each([
    ['of an annotated tag is judged by the commit, not by the tag object', CHECKED_OUT, {}, CHECKED_OUT],
    ['of a tag is judged by `after` if the payload and the runner differ', QUEUED_HEAD, {}, NAMED],
    ['to a branch is judged by `after`, whatever the runner names', CHECKED_OUT, { ref: 'refs/heads/x' }, NAMED],
  ])('%s', async (_, id, given, commit) => {
    const payload = { ...example('push'), after: NAMED, head_commit: { id }, ...given };
    expect((await read({ event: 'push', payload })).target.commit).toBe(commit);
  });

  it('that deletes a branch has nothing to judge', async () => {
    const payload = example('push', ({ deleted }) => (deleted as unknown) === true);
    expect(await refusal({ event: 'push', payload })).toEqual({
      reason: 'bad-event',
      message: 'the push deleted its branch or tag, so there is no commit to judge',
    });
  });
});

describe('a merge group', () => {
  const payload = example('merge_group');
  const pull: PullRequest = {
    number: 104,
    head: { sha: QUEUED_HEAD, ref: 'feature', repo: { id: 1 } },
    base: { sha: NAMED, ref: 'main', repo: { id: 1 } },
  };
  const reading = (answer: (number: number) => PullRequest) => ({
    pullRequests: { read: async (number: number) => answer(number), findOpen: async () => [] },
  });

  it('is judged by the head of the pull request that is queued', async () => {
    const asked: number[] = [];
    const options = reading((number) => {
      asked.push(number);
      return pull;
    });
    const { target, pullRequest, policyBase, queueCommit } = await read({ event: 'merge_group', payload, options });
    expect(asked).toEqual([104]);
    expect(queueCommit).toBe(payload.merge_group?.head_sha);
    expect(target).toMatchObject({
      commit: QUEUED_HEAD,
      subject: { kind: 'pull-request', number: 104, headRef: 'feature', isHeadInSameRepository: true },
      mergeGroupCommit: payload.merge_group?.head_sha,
      baseRef: 'refs/heads/main',
    });
    expect([pullRequest, policyBase]).toEqual([
      104,
      { kind: 'base', branch: 'main', sha: '380387fbc80638b734a49e1be1c4dfec1c01b33c' },
    ]);
  });

  it('may go to a branch with slashes in its name', async () => {
    const sha = 'a'.repeat(40);
    const group = {
      base_ref: 'refs/heads/release/pr-1-x',
      head_ref: `refs/heads/gh-readonly-queue/release/pr-1-x/pr-9-${sha}`,
    };
    const slashed = { merge_group: { ...payload.merge_group, ...group } };
    const asked: number[] = [];
    const options = reading((number) => {
      asked.push(number);
      return { ...pull, number, base: { ...pull.base, ref: 'release/pr-1-x' } };
    });
    await read({ event: 'merge_group', payload: slashed, options });
    expect(asked).toEqual([9]);
  });

  it('is judged by its own commit if merge-queue is merge-group, and asks GitHub nothing', async () => {
    const { target, pullRequest, queueCommit } = await read({
      event: 'merge_group',
      payload,
      options: { mergeQueue: 'merge-group' },
    });
    expect(queueCommit).toBe(target.commit);
    expect([target.commit, target.subject, target.baseRef, pullRequest]).toEqual([
      '2ffea6db159f6b6c47a24e778fb9ef40cf6b1c7d',
      { kind: 'ref', ref: 'refs/heads/gh-readonly-queue/main/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64' },
      'refs/heads/main',
      undefined,
    ]);
    expect(target.mergeGroupCommit).toBeUndefined();
  });

  it('names the commit of the queue, although another commit is given', async () => {
    const { target, queueCommit } = await read({ event: 'merge_group', payload, options: { commit: QUEUED_HEAD } });
    expect([target.commit, target.subject, target.mergeGroupCommit]).toEqual([
      QUEUED_HEAD,
      { kind: 'commit' },
      undefined,
    ]);
    expect(queueCommit).toBe(payload.merge_group?.head_sha);
  });

  it.each([
    ['head_sha', 'HEAD'],
    ['head_ref', 'main'],
    ['head_ref', 'refs/heads/gh-readonly-queue/other/pr-104-929f8209d40f77f4abc622a499c93a83babdbe64'],
    ['head_ref', 'refs/heads/gh-readonly-queue/main/pr-0-929f8209d40f77f4abc622a499c93a83babdbe64'],
    ['head_ref', 'refs/heads/gh-readonly-queue/main/pr-104-xyz'],
    ['base_sha', 'short'],
  ])('whose %s is %j cannot be judged', async (member, value) => {
    const broken = { merge_group: { ...payload.merge_group, [member]: value } };
    const run = { event: 'merge_group', payload: broken, options: reading(() => pull) };
    const { reason, message } = await refusal(run);
    expect([reason, message]).toEqual(['bad-event', expect.stringContaining(`merge_group.${member}`)]);
  });

  it('whose pull request goes to another branch cannot be judged', async () => {
    const options = reading(() => ({ ...pull, base: { ...pull.base, ref: 'release' } }));
    const { unclear, target, queueCommit } = await read({ event: 'merge_group', payload, options });
    expect(unclear?.reason).toBe('bad-event');
    // The group's own commit gets the status of this failure, because the queue would wait for it.
    expect([target.commit, queueCommit]).toEqual(Array(2).fill(payload.merge_group?.head_sha));
  });

  it('cannot be judged by its pull request without a token for GitHub', async () => {
    const { reason, message } = await refusal({ event: 'merge_group', payload });
    expect([reason, message]).toEqual(['config', expect.stringContaining('github-token')]);
  });
});

describe('other events', () => {
  it.each(['schedule', 'workflow_dispatch'])('%s is judged by the commit that is checked out', async (event) => {
    const { target, policyBase } = await read({ event, payload: example('workflow_dispatch') });
    expect([target.commit, target.subject]).toEqual([CHECKED_OUT, { kind: 'ref', ref: 'refs/heads/main' }]);
    expect(policyBase.kind).toBe('default-branch');
  });

  it.each([
    ['GITHUB_SHA', 'main'],
    ['GITHUB_SHA', '0'.repeat(40)],
    ['GITHUB_REF', 'main'],
  ])('a schedule with %s = %j cannot be judged', async (name, value) => {
    const { reason, message } = await refusal({ event: 'schedule', env: { [name]: value } });
    expect([reason, message]).toEqual(['bad-event', expect.stringContaining(name)]);
  });

  it.each(['issue_comment', 'release', 'repository_dispatch'])('%s needs the input commit', async (event) => {
    expect(await refusal({ event })).toEqual({
      reason: 'bad-event',
      message: `the event ${event} does not name the commit under test`,
    });
    const { target, pullRequest } = await read({ event, options: { commit: NAMED } });
    expect([target.commit, target.subject, pullRequest]).toEqual([NAMED, { kind: 'commit' }, undefined]);
  });
});

describe('the input commit', () => {
  it.each(['pull_request', 'push', 'merge_group', 'workflow_run', 'schedule'])(
    'replaces the commit of %s, and then belongs to no branch or pull request',
    async (event) => {
      const payload = event === 'schedule' ? {} : example(event);
      const { target, pullRequest } = await read({ event, payload, options: { commit: NAMED } });
      expect([target.commit, target.subject, pullRequest]).toEqual([NAMED, { kind: 'commit' }, undefined]);
    },
  );

  it('changes nothing if it names the commit of the event', async () => {
    const payload = example('pull_request');
    const commit = payload.pull_request!.head!.sha as unknown as CommitSha;
    const with_ = await read({ event: 'pull_request', payload, options: { commit } });
    expect(with_).toEqual(await read({ event: 'pull_request', payload }));
  });

  it('does not change the base from which the policy of a pull request is read', async () => {
    const run = { event: 'pull_request', payload: example('pull_request'), options: { commit: NAMED } };
    expect((await read(run)).policyBase.kind).toBe('base');
  });
});

describe('the event file', () => {
  it.each<[string, NonNullable<Run['text']>, RegExp]>([
    ['not text', new Uint8Array([0xff, 0xfe, 0x7b, 0x00]), /^the event file .{5,60}$/],
    ['missing', new Error('ENOENT'), /^the event file cannot be read$/],
  ])('is refused if it is %s', async (_, text, words) => {
    const { reason, message } = await refusal({ event: 'pull_request', text });
    expect([reason, message]).toEqual(['bad-event', expect.stringMatching(words)]);
  });

  it.each(['GITHUB_EVENT_PATH', 'GITHUB_EVENT_NAME', 'GITHUB_REPOSITORY'])('needs %s', async (name) => {
    const { reason, message } = await refusal({ event: 'push', payload: example('push'), env: { [name]: '' } });
    expect([reason, message]).toEqual(['bad-event', expect.stringContaining(name)]);
  });
});
