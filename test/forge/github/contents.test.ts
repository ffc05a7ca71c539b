import { describe, expect, it } from 'vitest';
import type { Fault } from '../../../emulator/faults/faults.ts';
import { aFile, aGitHub, aPull, aRepository, aSha } from '../../../github-double/build.ts';
import type { Entry, GitHubState } from '../../../github-double/state.ts';
import type { CommitSha } from '../../../src/domain/ids.ts';
import { readPolicyFiles } from '../../../src/forge/github/contents.ts';
import { parsePolicyLocation } from '../../../src/inputs/policy-location.ts';
import type { EventFacts } from '../../../src/target/event.ts';
import { type ServedGitHub, serveGitHub } from './served-github.ts';

type PolicyEvent = Pick<EventFacts, 'githubRepository' | 'policyBase' | 'pullRequest'>;

const BASE = aSha('base') as CommitSha;
const PATH = 'gate/policy.yml';

const onPullRequest: PolicyEvent = {
  githubRepository: 'octo-org/shop',
  policyBase: { kind: 'base', branch: 'main', sha: BASE },
  pullRequest: 7,
};
const onPush: PolicyEvent = {
  githubRepository: 'octo-org/shop',
  policyBase: { kind: 'default-branch', branch: 'main' },
  pullRequest: undefined,
};

/** A repository with the policy `strict` at the base, `loose` in the pull request's head, and `newest` at the tip of main. */
function aGitHubWithPolicies(entry: Entry = aFile('strict'), files: string[] = []): GitHubState {
  const repository = aRepository({
    commits: new Map([
      [BASE, new Map([[PATH, entry]])],
      [aSha('head'), new Map([[PATH, aFile('loose')]])],
      [aSha('main'), new Map([[PATH, aFile('newest')]])],
    ]),
    pulls: new Map([[7, aPull({ files: files.map((path) => ({ path })) })]]),
  });
  const other = aRepository({
    id: 2,
    owner: 'acme',
    name: 'policies',
    refs: new Map([['refs/heads/release/1.x', aSha('rel')]]),
    commits: new Map([[aSha('rel'), new Map([[PATH, aFile('central')]])]]),
  });
  return aGitHub({ repositories: [repository, other] });
}

async function read({ api, clock }: ServedGitHub, event: PolicyEvent, location = PATH) {
  const files = { policy: parsePolicyLocation(location), waivers: undefined };
  return (await readPolicyFiles(api, clock, files, event)).policy!;
}

describe('the policy file', () => {
  it('is read from the default branch if the event does not name its base', async () => {
    const github = await serveGitHub(aGitHubWithPolicies());
    const event: PolicyEvent = { ...onPush, policyBase: { kind: 'default-branch', branch: undefined } };
    expect((await read(github, event)).source.ref).toBe('main');
  });

  it('does not follow a tag with the name of the default branch', async () => {
    const state = aGitHubWithPolicies();
    state.repositories[0]!.refs = new Map([
      ['refs/tags/main', aSha('head')],
      ['refs/heads/main', aSha('main')],
    ]);
    expect((await read(await serveGitHub(state), onPush)).source.sha).toBe(aSha('main'));
  });

  it('may have a name that must be encoded', async () => {
    const state = aGitHubWithPolicies();
    const path = '.github/gate #1/pölicy+.yml';
    state.repositories[0]!.commits.get(BASE)!.set(path, aFile('odd'));
    const { text } = await read(await serveGitHub(state), onPullRequest, path);
    expect(Buffer.from(text).toString()).toBe('odd');
  });

  it('may contain any bytes', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, index) => index);
    const github = await serveGitHub(aGitHubWithPolicies(aFile(all)));
    expect(Buffer.from((await read(github, onPullRequest)).text)).toEqual(Buffer.from(all));
  });

  it('is not read from another ref when the event does not name the base commit', async () => {
    const github = await serveGitHub(aGitHubWithPolicies());
    const event: PolicyEvent = { ...onPullRequest, policyBase: { kind: 'base', branch: 'main', sha: undefined } };
    await expect(read(github, event)).rejects.toMatchObject({ reason: 'bad-event' });
    expect(github.operations()).not.toContain('read-contents');
  });

  it.each([
    ['content', 'c3RyaWN0!'],
    ['encoding', undefined],
  ])('whose %s is answered as %j is invalid', async (member, value) => {
    const fault: Fault = { kind: 'rewrite-json', rewrite: (body: object) => ({ ...body, [member]: value }) };
    const github = await serveGitHub(aGitHubWithPolicies(), { match: { operation: 'read-contents' }, fault });
    await expect(read(github, onPullRequest)).rejects.toMatchObject({ reason: 'policy-invalid' });
  });
});

// test/policy-e2e/policy-source.test.ts tests in whole runs which changes count, on any page of the list.
const isChanged = async (github: ServedGitHub) => (await read(github, onPullRequest)).source.isChangedInPullRequest;

it('it is unknown whether the pull request changes its policy if the list does not end', async () => {
  const files = Array.from({ length: 3_100 }, (_, index) => `src/${index}.ts`);
  const github = await serveGitHub(aGitHubWithPolicies(undefined, files));
  expect(await isChanged(github)).toBeUndefined();
  expect(github.operations().filter((operation) => operation === 'list-pull-files')).toHaveLength(30);
});
