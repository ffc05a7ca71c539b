import { describe, expect, it } from 'vitest';
import { CI_SYSTEMS, ciJobs } from '../../../src/cli/target/ci-systems.ts';
import { readSource } from '../../house/source-file.ts';
import { HEAD, MERGE, worldOf } from '../ci-worlds.ts';

type Env = Readonly<Record<string, string>>;
type Facts = {
  readonly commit?: string | undefined;
  readonly subject?: object | undefined;
  readonly repository?: string | undefined;
  readonly host?: string | undefined;
};

/** The facts from the only CI system that has these variables. */
function factsOf(env: Env): Facts {
  const [job, ...others] = ciJobs(env);
  expect(others).toEqual([]);
  return { commit: job?.commit(), subject: job?.subject(), repository: job?.repository(), host: job?.checkout().host };
}

function pull(
  headRef: string | undefined,
  isHeadInSameRepository: boolean,
  baseRef?: string,
  more: object = {},
): object {
  return { kind: 'pull-request', number: 7, headRef, baseRef, isHeadInSameRepository, ...more };
}

function ref(name: string): object {
  return { kind: 'ref', ref: name };
}

type Row = readonly [what: string, env: Env, subject?: object | undefined, others?: Omit<Facts, 'subject'>];

/** `base` is set in every job of the system. A row has the `usual` facts unless it gives others. */
function itReads(base: Env, usual: Facts, rows: readonly Row[]): void {
  const cases = rows.map(([what, env, subject = usual.subject, others = {}]) => ({
    what,
    env,
    facts: { ...usual, subject, ...others },
  }));
  it.each(cases)('reads $what', ({ env, facts }) => {
    expect(factsOf({ ...base, ...env })).toEqual(facts);
  });
}

function itRefuses(base: Env, rows: readonly (readonly [env: Env, message: string])[]): void {
  it.each(rows)('refuses %j, and names the variable', (env, message) => {
    expect(() => factsOf({ ...base, ...env })).toThrow(
      expect.objectContaining({ reason: 'config', message: expect.stringContaining(message) }),
    );
  });
}

describe('GitLab CI', () => {
  const path = 'acme/tools/shop';
  const own = {
    CI_SERVER_URL: 'https://gitlab.example:8443',
    CI_PROJECT_PATH: path,
    CI_MERGE_REQUEST_PROJECT_PATH: path,
  };
  const { base, change } = worldOf('GitLab CI');
  const BASE = { ...base, ...own, CI_COMMIT_SHA: HEAD };
  const MERGED = { ...change, ...own, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: path };
  const CHANGE = {
    ...MERGED,
    CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
    CI_COMMIT_SHA: HEAD,
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
  };
  const USUAL = { commit: HEAD, subject: undefined, repository: 'acme/tools/shop', host: 'gitlab.example:8443' };
  itReads(BASE, USUAL, [
    ['a branch', { CI_COMMIT_BRANCH: 'main' }, ref('refs/heads/main')],
    ['a tag', { CI_COMMIT_TAG: 'v1' }, ref('refs/tags/v1')],
    ['a merge request', CHANGE, pull('topic', true, 'main')],
    [
      'the head of a merge request whose pipeline runs on the merged result',
      MERGED,
      pull('topic', true, 'main', { pipelineCommit: MERGE }),
    ],
    [
      'a merge request of a fork, run in the project that it goes to',
      { ...CHANGE, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/shop' },
      pull('topic', false, 'main'),
    ],
    [
      'a merge request of a fork, run in the fork',
      { ...CHANGE, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/shop', CI_PROJECT_PATH: 'someone/shop' },
      pull('topic', true),
      { repository: 'someone/shop' },
    ],
    ['a merge request with only its number', { CI_MERGE_REQUEST_IID: '7' }, pull(undefined, false)],
    ['nothing about a ref that it does not name', {}],
    ['no invalid host', { CI_SERVER_URL: 'gitlab' }, undefined, { host: undefined }],
  ]);
  itRefuses(BASE, [
    [{ CI_COMMIT_SHA: 'abc' }, 'CI_COMMIT_SHA of GitLab CI is "abc", which is not a full commit hash; give --commit'],
    [{ CI_COMMIT_SHA: '0'.repeat(40) }, 'CI_COMMIT_SHA of GitLab CI'],
    [{ CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD.toUpperCase() }, 'CI_MERGE_REQUEST_SOURCE_BRANCH_SHA of GitLab CI is'],
    [{ CI_MERGE_REQUEST_IID: 'x' }, 'CI_MERGE_REQUEST_IID of GitLab CI is "x", which is not the number of a change'],
    [{ CI_COMMIT_BRANCH: 'a b' }, 'CI_COMMIT_BRANCH of GitLab CI is "a b", which is not the name of a branch or tag'],
    [{ CI_EXTERNAL_PULL_REQUEST_IID: '7' }, 'for a pull request of another server; give --commit'],
    ...['merged_result', 'merge_train'].map((type): [Env, string] => [
      { ...CHANGE, CI_MERGE_REQUEST_EVENT_TYPE: type },
      'CI_MERGE_REQUEST_SOURCE_BRANCH_SHA of GitLab CI is blank in a pipeline that runs on a merge; give --commit',
    ]),
  ]);
});

describe('Jenkins', () => {
  const { base: BASE, change } = worldOf('Jenkins');
  const CHANGE = { ...change, CHANGE_URL: '' };
  const USUAL = { commit: HEAD, subject: { kind: 'commit' }, repository: 'acme/shop', host: 'git.example' };
  const NAMED = { ciRef: 'PR-7' };
  const GIT_BRANCH = { GIT_BRANCH: 'origin/main' };
  itReads(BASE, USUAL, [
    [
      'no name of its own for a pull request whose job has another name',
      { ...CHANGE, BRANCH_NAME: 'PR-77' },
      pull('topic', true, 'main'),
    ],
    ['a branch', { BRANCH_NAME: 'main' }, ref('refs/heads/main')],
    ['a tag', { TAG_NAME: 'v1', BRANCH_NAME: 'v1' }, ref('refs/tags/v1')],
    ['the branch of a job that is not multibranch, as the scanner names it', GIT_BRANCH, ref('refs/heads/origin/main')],
    ['a tag that is no multibranch job, in full', { GIT_BRANCH: 'refs/tags/v1' }, ref('refs/tags/v1')],
    ['a pull request', CHANGE, pull('topic', true, 'main', NAMED)],
    [
      'a pull request of a fork, and the repository that it goes to',
      {
        ...CHANGE,
        CHANGE_FORK: 'someone',
        GIT_URL: 'https://git.example/someone/shop.git',
        CHANGE_URL: 'https://git.example/acme/shop/pull/7',
      },
      pull('topic', false, 'main', NAMED),
    ],
    [
      'a merge request of GitLab',
      { ...CHANGE, GIT_URL: '', CHANGE_URL: 'https://gitlab.example/acme/a/shop/-/merge_requests/7' },
      pull('topic', true, 'main', NAMED),
      { repository: 'acme/a/shop', host: 'gitlab.example' },
    ],
    [
      'a pull request of Bitbucket',
      { ...CHANGE, GIT_URL: '', CHANGE_URL: 'https://bitbucket.example/acme/shop/pull-requests/7/overview' },
      pull('topic', true, 'main', NAMED),
      { host: 'bitbucket.example' },
    ],
    [
      'a pull request of Bitbucket Server, with the repository name of its clone URL',
      {
        ...CHANGE,
        GIT_URL: 'https://bitbucket.example/scm/acme/shop.git',
        CHANGE_URL: 'https://bitbucket.example/projects/ACME/repos/shop/pull-requests/7/overview',
      },
      pull('topic', true, 'main', NAMED),
      { repository: 'scm/acme/shop', host: 'bitbucket.example' },
    ],
    ['a pull request without a head branch as that of a fork', { CHANGE_ID: '7' }, pull(undefined, false)],
    ['an address for ssh', { GIT_URL: 'git@git.example:acme/shop.git' }],
    ['no commit in a scripted pipeline', { GIT_COMMIT: '' }, undefined, { commit: undefined }],
    ['no repository that it does not name', { GIT_URL: '' }, undefined, { repository: undefined, host: undefined }],
  ]);
  itRefuses(BASE, [
    [{ GIT_COMMIT: 'HEAD' }, 'GIT_COMMIT of Jenkins is "HEAD"'],
    [{ CHANGE_ID: 'I8473b95934b57' }, 'CHANGE_ID of Jenkins is "I8473b95934b57", which is not the number of a change'],
    [{ ...CHANGE, CHANGE_FORK: 'someone' }, 'Jenkins does not say which repository the change of a fork goes to'],
  ]);
});

describe('CircleCI', () => {
  const { base, change, fork } = worldOf('CircleCI');
  const BASE = { ...base, CIRCLE_BRANCH: 'topic' };
  const PULL = 'https://github.com/acme/shop/pull/';
  const USUAL = { commit: HEAD, subject: ref('refs/heads/topic'), repository: 'acme/shop', host: 'github.com' };
  itReads(BASE, USUAL, [
    ['a tag', { CIRCLE_TAG: 'v1', CIRCLE_BRANCH: '' }, ref('refs/tags/v1')],
    ['the pull request of the branch', change, pull('topic', true)],
    [
      'the pull request of a fork, whose branch has no name here',
      fork!,
      pull(undefined, false, undefined, { ciRef: 'pull/7' }),
    ],
    [
      'only the commit if the branch has several pull requests',
      { CIRCLE_PULL_REQUEST: `${PULL}7`, CIRCLE_PULL_REQUESTS: `${PULL}7,${PULL}8` },
      { kind: 'commit' },
    ],
    [
      'the branch if its pull request goes to another repository',
      { CIRCLE_PULL_REQUEST: 'https://github.com/upstream/shop/pull/7' },
    ],
    ['no repository without its owner', { CIRCLE_PROJECT_USERNAME: '' }, undefined, { repository: undefined }],
  ]);
  itRefuses(BASE, [
    [{ CIRCLE_SHA1: 'x' }, 'CIRCLE_SHA1 of CircleCI is "x"'],
    [{ CIRCLE_PR_NUMBER: '0' }, 'CIRCLE_PR_NUMBER of CircleCI is "0"'],
  ]);
});

describe('Azure Pipelines', () => {
  const { base, change: CHANGE, fork, push } = worldOf('Azure Pipelines');
  const BASE = { ...base, ...push };
  const USUAL = { commit: HEAD, subject: ref('refs/heads/main'), repository: 'acme/shop', host: 'github.com' };
  itReads(BASE, USUAL, [
    ['a tag', { BUILD_SOURCEBRANCH: 'refs/tags/v1' }, ref('refs/tags/v1')],
    ['a pull request of GitHub by its number and its head', CHANGE, pull('topic', true, 'main')],
    ['a pull request of a fork', fork!, pull('topic', false, 'main')],
    [
      'a pull request as that of a fork if it does not say',
      { ...CHANGE, SYSTEM_PULLREQUEST_ISFORK: '' },
      pull('topic', false, 'main'),
    ],
    [
      'a pull request of its own repositories by its id',
      {
        ...CHANGE,
        BUILD_REPOSITORY_PROVIDER: 'TfsGit',
        BUILD_REPOSITORY_NAME: 'shop',
        BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/web/_git/shop',
        SYSTEM_PULLREQUEST_PULLREQUESTID: '7',
        SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '',
        SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/topic',
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
      },
      pull('refs/heads/topic', true, 'refs/heads/main'),
      { repository: 'acme/web/shop', host: 'dev.azure.com' },
    ],
    [
      'only the commit of a pull request of GitHub without a number: the id is another one',
      { ...CHANGE, SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '' },
      { kind: 'commit' },
    ],
  ]);
  itRefuses(BASE, [
    [
      { ...CHANGE, SYSTEM_PULLREQUEST_SOURCECOMMITID: '' },
      'SYSTEM_PULLREQUEST_SOURCECOMMITID of Azure Pipelines is blank in a pull request; give --commit',
    ],
    [{ BUILD_SOURCEVERSION: '1234' }, 'BUILD_SOURCEVERSION of Azure Pipelines is "1234"'],
  ]);
});

describe('Buildkite', () => {
  const { base, push, change } = worldOf('Buildkite');
  const BASE = { ...base, ...push, BUILDKITE_BRANCH: 'topic' };
  const CHANGE = { ...change, BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/Acme/shop.git' };
  const USUAL = { commit: HEAD, subject: ref('refs/heads/topic'), repository: 'acme/shop', host: 'github.com' };
  itReads(BASE, USUAL, [
    ['a tag', { BUILDKITE_TAG: 'v1', BUILDKITE_BRANCH: 'v1' }, ref('refs/tags/v1')],
    ['a pull request', CHANGE, pull('topic', true, 'main')],
    [
      'a pull request of a fork',
      { ...CHANGE, BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/a/shop.git', BUILDKITE_BRANCH: 'someone:topic' },
      pull(undefined, false, 'main'),
    ],
    [
      'a pull request as that of a fork if no repository is named',
      { ...CHANGE, BUILDKITE_PULL_REQUEST_REPO: '' },
      pull('topic', false, 'main'),
    ],
    [
      'a pull request of a repository of the same name on another server',
      { ...CHANGE, BUILDKITE_PULL_REQUEST_REPO: 'https://elsewhere.example/acme/shop.git' },
      pull('topic', false, 'main'),
    ],
    ['no commit if a build was started for HEAD', { BUILDKITE_COMMIT: 'HEAD' }, undefined, { commit: undefined }],
    ['only the commit without a pull request variable', { BUILDKITE_PULL_REQUEST: '' }, { kind: 'commit' }],
  ]);
  itRefuses(BASE, [
    [{ BUILDKITE_COMMIT: 'main' }, 'BUILDKITE_COMMIT of Buildkite is "main"'],
    [{ BUILDKITE_PULL_REQUEST: 'true' }, 'BUILDKITE_PULL_REQUEST of Buildkite is "true"'],
  ]);
});

describe('Bitbucket Pipelines', () => {
  const { base: BASE, change, push } = worldOf('Bitbucket Pipelines');
  const USUAL = { commit: HEAD, subject: { kind: 'commit' }, repository: 'acme/shop', host: 'bitbucket.org' };
  itReads(BASE, USUAL, [
    ['a branch', push, ref('refs/heads/main')],
    ['a tag', { BITBUCKET_TAG: 'v1' }, ref('refs/tags/v1')],
    ['a pull request, which is never that of a fork', change, pull('topic', true, 'main')],
    ['only the commit of a pipeline that was started by hand', {}],
  ]);
  itRefuses(BASE, [
    [{ BITBUCKET_COMMIT: HEAD.slice(0, 12) }, 'BITBUCKET_COMMIT of Bitbucket Pipelines is "c0ffee000000"'],
  ]);
});

describe('the CI systems', () => {
  it('are recognized by their own variable, and a blank one does not count', () => {
    for (const { name, variables } of CI_SYSTEMS) {
      const [mark = ''] = Object.keys(variables);
      expect(ciJobs({ [mark]: 'x' }).map(({ system }) => system.name)).toEqual([name]);
      expect(ciJobs({ [mark]: ' ' })).toEqual([]);
    }
  });

  it('are documented with every variable that is read', () => {
    const { text } = readSource('docs/command-line.md');
    for (const { name, page, variables } of CI_SYSTEMS) {
      expect(text).toContain(`[${name}](${page}):`);
      for (const [variable, about] of Object.entries(variables)) expect(text).toContain(`- \`${variable}\`: ${about}`);
    }
  });
});
