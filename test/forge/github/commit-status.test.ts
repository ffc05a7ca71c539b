import { describe, expect, it, vi } from 'vitest';
import type { Fault, FaultRule } from '../../../emulator/faults/faults.ts';
import { aGitHub, aSha } from '../../../github-double/build.ts';
import type { CommitSha } from '../../../src/domain/ids.ts';
import { createCommitStatus, type StatusPull } from '../../../src/forge/github/commit-status.ts';
import { type ServedGitHub, serveGitHub } from './served-github.ts';

type Given = {
  readonly shas?: readonly CommitSha[];
  readonly runUrl?: string;
  readonly stop?: AbortSignal;
  readonly pull?: StatusPull;
};

function statusOf(
  { api, clock }: ServedGitHub,
  { shas = [aSha('main') as CommitSha], runUrl, stop, pull }: Given = {},
) {
  return createCommitStatus({
    api,
    clock,
    stop: stop ?? new AbortController().signal,
    repository: 'octo-org/shop',
    shas,
    context: 'findings gate',
    runUrl,
    pull,
  });
}

const serve = () => serveGitHub(aGitHub());
const statuses = ({ state }: ServedGitHub) => state.repositories[0]!.statuses;

describe('the commit status', () => {
  it('ends after it was pending, even if the run does not wait for that', async () => {
    const slow = { nth: 1, fault: { kind: 'delay', ms: 200 } } as const;
    const github = await serveGitHub(aGitHub(), slow);
    const status = statusOf(github);
    void status.setPending('at work');
    await status.setFinal(0, 'done');
    expect(statuses(github).map(({ state }) => state)).toEqual(['pending', 'success']);
  });

  it('is set at the end of a run that is stopped while it is set to pending', async () => {
    const stop = new AbortController();
    const github = await serveGitHub(aGitHub(), { nth: 1, fault: { kind: 'never-answer' } });
    const status = statusOf(github, { stop: stop.signal });
    const pending = status.setPending('at work');
    await vi.waitUntil(() => github.operations().length === 1);
    stop.abort();
    expect(await status.setFinal(2, 'stopped')).toEqual({});
    expect(await pending).toEqual({ warning: 'cannot set the commit status: the run was stopped' });
    expect(statuses(github)).toMatchObject([{ state: 'error' }]);
  });

  it('of a pull request stays pending if a pass was stopped before it read the status of others (O5)', async () => {
    const github = await serve();
    const ask = async () => ({ author: undefined, openPulls: [7, 9] });
    const status = statusOf(github, { stop: AbortSignal.abort(), pull: { number: 9, ask } });
    expect((await status.setFinal(0, 'pass')).warning).toMatch(/^it stays pending: the run was stopped/);
    expect(statuses(github)).toEqual([]);
    await status.setFinal(1, 'fail');
    expect(statuses(github)).toMatchObject([{ state: 'failure', description: '#9 fail' }]);
  });

  it('that could not be reverted is not reported as pending', async () => {
    const failing = { kind: 'status', status: 500 } as const;
    const github = await serveGitHub(
      aGitHub(),
      { match: { operation: 'list-statuses' }, nth: 2, times: 5, fault: failing },
      { match: { operation: 'create-status' }, nth: 3, times: 5, fault: failing },
    );
    const status = statusOf(github, {
      pull: { number: 9, ask: async () => ({ author: undefined, openPulls: [7, 9] }) },
    });
    const { warning } = await status.setFinal(0, 'pass');
    expect(statuses(github).at(-1)?.state).toBe('success');
    expect(warning).toMatch(/^it is still success, and could not be taken back \(.*\), though it should be, because/);
  });

  it('is set at the end even if it could not be set at the start', async () => {
    const github = await serveGitHub(aGitHub(), { nth: 1, times: 2, fault: { kind: 'status', status: 500 } });
    const status = statusOf(github);
    expect((await status.setPending('at work')).warning).toContain('500');
    expect(await status.setFinal(1, 'done')).toEqual({});
  });

  it.each<[what: string, fault: Fault]>([
    ['a short failure of GitHub', { kind: 'status', status: 502 }],
    ['a rate limit of 1 s', { kind: 'status', status: 429, headers: { 'retry-after': '1' } }],
    ['a lost answer to a stored status', { kind: 'reset-after-answer' }],
  ])('leaves no earlier success after %s', async (_what, fault) => {
    const github = await serveGitHub(aGitHub(), { nth: 2, fault });
    await statusOf(github).setFinal(0, 'earlier');
    expect(await statusOf(github).setFinal(1, 'done')).toEqual({});
    expect(statuses(github).at(-1)).toMatchObject({ state: 'failure', description: 'done' });
  });

  it.each([
    ['🦊'.repeat(200), `${'🦊'.repeat(69)}…`],
    ['x'.repeat(141), `${'x'.repeat(139)}…`],
    ['x'.repeat(140), 'x'.repeat(140)],
  ])('has at most 140 characters: %.12s', async (given, description) => {
    const github = await serve();
    await statusOf(github).setFinal(0, given);
    expect(statuses(github)).toMatchObject([{ description }]);
  });
});

describe('the commit status of two commits', () => {
  const [head, group] = [aSha('main') as CommitSha, aSha('group') as CommitSha];

  /** If GitHub does not know the group's commit, it answers 422 for it. */
  async function serveBoth({ isGroupKnown = true, faults = [] as readonly FaultRule[] } = {}) {
    const state = aGitHub();
    if (isGroupKnown) state.repositories[0]!.commits.set(group, new Map());
    return serveGitHub(state, ...faults);
  }
  const onBoth = (github: ServedGitHub) => statusOf(github, { shas: [head, group] });
  const statesOn = (github: ServedGitHub, sha: CommitSha) =>
    statuses(github)
      .filter((status) => status.sha === sha)
      .map(({ state }) => state);

  it('is the same on each', async () => {
    const github = await serveBoth();
    const status = onBoth(github);
    expect([await status.setPending('at work'), await status.setFinal(1, 'done')]).toEqual([{}, {}]);
    for (const sha of [head, group]) expect(statesOn(github, sha)).toEqual(['pending', 'failure']);
  });

  it('ends on one while GitHub does not answer for the other', async () => {
    const path = new RegExp(head);
    const github = await serveBoth({ faults: [{ match: { path }, nth: 1, fault: { kind: 'never-answer' } }] });
    const status = onBoth(github);
    void status.setPending('at work');
    void status.setFinal(0, 'done');
    await vi.waitUntil(() => statesOn(github, group).at(-1) === 'success');
    expect(statesOn(github, head)).toEqual([]);
  });

  it('has one warning if only one of them failed', async () => {
    const github = await serveBoth({ isGroupKnown: false });
    const { warning } = await onBoth(github).setFinal(0, 'done');
    expect(warning).toMatch(/^cannot set the commit status: GitHub answered 422/);
    expect(statesOn(github, head)).toEqual(['success']);
  });

  it('has one warning if the reason is the same', async () => {
    const github = await serveBoth({ faults: [{ match: {}, fault: { kind: 'status', status: 500 } }] });
    const { warning } = await onBoth(github).setFinal(0, 'done');
    expect(warning).toBe('cannot set the commit status: GitHub answered 500: GitHub is failing');
  });
});
