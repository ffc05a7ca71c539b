import { describe, expect, it } from 'vitest';
import { CHECK_FLAGS, type CheckFlag } from '../../../src/cli/check/check-flags.ts';
import { readFlags } from '../../../src/cli/command.ts';
import { namedSources, readTarget } from '../../../src/cli/target/check-target.ts';
import { readSurroundings } from '../../../src/cli/target/surroundings.ts';
import { COMMIT } from '../../build/a-target.ts';
import { aFolder } from '../a-folder.ts';

const OF_GIT = 'a'.repeat(40);
const GIVEN = 'b'.repeat(40);

const GITLAB = {
  GITLAB_CI: 'true',
  CI_SERVER_URL: 'https://gitlab.example',
  CI_PROJECT_PATH: 'acme/shop',
  CI_COMMIT_SHA: COMMIT,
};
const MERGE_REQUEST = {
  ...GITLAB,
  CI_MERGE_REQUEST_IID: '7',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
  CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/shop',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop',
};

type Values = Readonly<Partial<Record<CheckFlag, string>>>;
type Env = Readonly<Record<string, string>>;

/** The judged target, and the messages about the sources of its facts. */
async function judged(values: Values, env: Env = {}, folder = '/') {
  const words = Object.entries(values).map(([name, text]) => `--${name}=${text}`);
  const given = readFlags(words, CHECK_FLAGS, env);
  const around = await readSurroundings(given, env, folder);
  const commit = (given.text('commit') ?? around.commit?.text) as never;
  const repository = given.text('repository') ?? around.repository?.text ?? '';
  const target = { ...readTarget(given, around, repository), commit };
  return { target, host: around.checkout.host, code: around.checkout.code, told: namedSources(given, around, target) };
}

function bare(number: number): object {
  return { kind: 'pull-request', number, headRef: undefined, isHeadInSameRepository: false };
}

function aCheckout(head = 'ref: refs/heads/main'): string {
  const config = '[remote "origin"]\nurl = https://git.example/acme/from-git\n';
  return aFolder({ '.git/HEAD': head, '.git/refs/heads/main': OF_GIT, '.git/config': config });
}

describe('the target in a CI system', () => {
  it('needs no address of a change of a fork in Jenkins if the repository is given', async () => {
    const env = { JENKINS_URL: 'https://ci.example', GIT_COMMIT: COMMIT, CHANGE_ID: '7', CHANGE_FORK: 'someone' };
    await expect(judged({}, env)).rejects.toMatchObject({ reason: 'config' });
    const { target } = await judged({ repository: 'acme/shop' }, env);
    expect(target).toMatchObject({ repository: 'acme/shop', subject: { isHeadInSameRepository: false } });
  });

  it('has all values of the system', async () => {
    const { target, host, told } = await judged({}, MERGE_REQUEST);
    expect(target).toEqual({
      event: 'command-line',
      commit: COMMIT,
      repository: 'acme/shop',
      subject: { kind: 'pull-request', number: 7, headRef: 'topic', isHeadInSameRepository: true },
      baseRef: 'refs/heads/main',
    });
    expect(host).toBe('gitlab.example');
    expect(told).toEqual(['From GitLab CI: commit 3f2a9c1b8d7e, merge request 7, repository acme/shop.']);
  });

  it.each<[string, Env, string | undefined]>([
    ['server and path', {}, 'https://gitlab.example/acme/shop'],
    ['its address', { CI_PROJECT_URL: 'https://gitlab.example/git/acme/shop' }, 'https://gitlab.example/git/acme/shop'],
    ['an address by plain http', { CI_PROJECT_URL: 'http://gitlab.example/acme/shop' }, undefined],
  ])("has the project's pages as its code host in GitLab, by %s", async (_, env, address) => {
    const { code } = await judged({}, { ...MERGE_REQUEST, ...env });
    expect(code).toEqual(address === undefined ? undefined : { form: 'gitlab', address });
  });

  it.each<[string, Values, object]>([
    ['a commit', { commit: GIVEN }, { commit: GIVEN, subject: { kind: 'commit' } }],
    ['the same commit', { commit: COMMIT }, { commit: COMMIT, subject: { kind: 'commit' } }],
    ['a ref', { ref: 'main' }, { commit: COMMIT, subject: { kind: 'ref', ref: 'refs/heads/main' } }],
    ['the ref of another pull request', { ref: 'refs/pull/9/merge' }, { subject: bare(9) }],
    ['the ref of this pull request', { ref: 'refs/pull/7/merge' }, { subject: bare(7) }],
    ['another pull request', { 'pull-request': '9' }, { subject: bare(9) }],
    ['this pull request with a commit', { 'pull-request': '7', commit: GIVEN }, { subject: bare(7) }],
  ])('has no pull request of the system, and nothing that belongs to it, if %s is given', async (_, values, target) => {
    expect((await judged(values, MERGE_REQUEST)).target).toMatchObject({ ...target, baseRef: undefined });
  });

  it.each<[string, Values, object]>([
    [
      'the same pull request',
      { 'pull-request': '7' },
      { subject: { number: 7, headRef: 'topic', isHeadInSameRepository: true }, baseRef: 'refs/heads/main' },
    ],
    ['a base', { 'base-ref': 'next' }, { baseRef: 'refs/heads/next' }],
    [
      'a repository',
      { repository: 'acme/front' },
      { repository: 'acme/front', subject: { isHeadInSameRepository: true } },
    ],
    [
      'another head branch, which is that of a fork',
      { 'head-ref': 'other' },
      { subject: { headRef: 'other', isHeadInSameRepository: false } },
    ],
    [
      'the whole repository of a part as that of the head',
      { repository: 'acme/shop/web', 'head-repository': 'Acme/shop' },
      { subject: { headRef: 'topic', isHeadInSameRepository: true } },
    ],
    [
      'another head repository',
      { 'head-repository': 'x/y' },
      { subject: { headRef: 'topic', isHeadInSameRepository: false } },
    ],
  ])('has all other values if %s is given', async (_, values, target) => {
    expect((await judged(values, MERGE_REQUEST)).target).toMatchObject({ commit: COMMIT, ...target });
  });

  it('is not guessed if there are two systems', async () => {
    const both = { ...MERGE_REQUEST, JENKINS_URL: 'https://ci.example' };
    const message = expect.stringContaining(
      'has the variables of GitLab CI and Jenkins; give --commit and --repository',
    );
    for (const values of [{}, { commit: GIVEN }, { repository: 'acme/shop' }]) {
      await expect(judged(values, both)).rejects.toMatchObject({ reason: 'config', message });
    }
    const { target, host } = await judged({ commit: GIVEN, repository: 'acme/shop' }, both);
    expect([target.subject, host]).toEqual([{ kind: 'commit' }, undefined]);
  });

  it('is never the commit of GitHub or of its checkout, which can be the base of the change', async () => {
    const env = { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_SHA: COMMIT };
    await expect(judged({}, env, aCheckout())).rejects.toThrow('in GitHub Actions the commit is not guessed');
    expect((await judged({ commit: GIVEN }, env)).target).toMatchObject({ commit: GIVEN, repository: 'acme/shop' });
  });

  it.each<[what: string, env: Env, told: readonly string[], target: object]>([
    [
      'the value of our variables, which count as flags',
      { ...MERGE_REQUEST, FINDINGS_GATE_COMMIT: GIVEN },
      ['From GitLab CI: repository acme/shop.', 'From variables: FINDINGS_GATE_COMMIT.'],
      { commit: GIVEN, subject: { kind: 'commit' } },
    ],
    [
      'a pull request that counts as one of a fork',
      { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/shop' },
      ['From GitLab CI: commit 3f2a9c1b8d7e, merge request 7, judged as a change from a fork, repository acme/shop.'],
      {},
    ],
    [
      'the value of git, if the system has none',
      { JENKINS_URL: 'https://ci.example', BRANCH_NAME: 'topic' },
      ['From git in this folder: commit aaaaaaaaaaaa, repository acme/from-git.', 'From Jenkins: refs/heads/topic.'],
      { commit: OF_GIT, repository: 'acme/from-git', subject: { kind: 'ref', ref: 'refs/heads/topic' } },
    ],
    [
      'the checked-out commit, if there is no system',
      {},
      ['From git in this folder: commit aaaaaaaaaaaa, refs/heads/main, repository acme/from-git.'],
      { commit: OF_GIT, repository: 'acme/from-git', subject: { kind: 'ref', ref: 'refs/heads/main' } },
    ],
  ])('is %s, and the log names the source', async (_, env, told, target) => {
    const found = await judged({}, env, aCheckout());
    expect(found.target).toMatchObject(target);
    expect(found.told).toEqual(told);
  });

  const COMMIT_ALONE = { subject: { kind: 'commit' } };
  const AZURE = { TF_BUILD: 'True', BUILD_SOURCEVERSION: COMMIT };
  const JENKINS = { JENKINS_URL: 'https://ci.example', GIT_COMMIT: COMMIT, GITHUB_REPOSITORY: 'acme/elsewhere' };
  it.each<[what: string, values: Values, env: Env, target: object]>([
    [
      'that of the system, not of git',
      {},
      { ...GITLAB, CI_COMMIT_BRANCH: 'x' },
      { commit: COMMIT, repository: 'acme/shop' },
    ],
    ["without git's branch, where the system names the commit", {}, GITLAB, { commit: COMMIT, ...COMMIT_ALONE }],
    ["without GitHub's repository, in another system", {}, JENKINS, { repository: 'acme/from-git' }],
    ['the commit, for a ref that is not scanned', {}, { ...AZURE, BUILD_SOURCEBRANCH: 'refs/notes/x' }, COMMIT_ALONE],
    ['the pull request of a ref', {}, { ...AZURE, BUILD_SOURCEBRANCH: 'refs/pull/7/merge' }, { subject: bare(7) }],
    ["without git's branch, where the commit is given", { commit: OF_GIT }, {}, COMMIT_ALONE],
    ['of GITHUB_REPOSITORY, if that is set', {}, { GITHUB_REPOSITORY: 'acme/shop' }, { repository: 'acme/shop' }],
  ])('is %s', async (_, values, env, target) => {
    expect((await judged(values, env, aCheckout())).target).toMatchObject(target);
  });
});

describe('the target in a folder of git', () => {
  it('is only the commit of a detached head', async () => {
    expect((await judged({}, {}, aCheckout(OF_GIT))).target.subject).toEqual({ kind: 'commit' });
  });

  it('is never the commit of one branch under the name of another', async () => {
    const message = '--ref is refs/heads/release, but this folder is on refs/heads/main; give --commit';
    await expect(judged({ ref: 'release' }, {}, aCheckout())).rejects.toMatchObject({ reason: 'config', message });
    expect((await judged({ ref: 'main' }, {}, aCheckout())).target).toMatchObject({ commit: OF_GIT });
    expect((await judged({ ref: 'refs/pull/7/merge' }, {}, aCheckout())).target).toMatchObject({ commit: OF_GIT });
  });
});
