type Env = Readonly<Record<string, string>>;

/** The environment of a job in a CI system. */
type CiWorld = {
  /** The name in `CI_SYSTEMS`, which is also that of the recipe. */
  readonly name: string;
  readonly host: string;
  readonly base: Env;
  /** Pull request 7 of `acme/shop`, from its branch `topic` to `main`. */
  readonly change: Env;
  readonly push: Env;
  /** Pull request 7 from a fork's branch `topic`; undefined if the system runs nothing for it. */
  readonly fork: Env | undefined;
};

export const HEAD = 'c0ffee'.padEnd(40, '0');
/** The commit of a merge that the system made, which was not scanned. */
export const MERGE = 'bad'.padEnd(40, '0');

export const WORLDS: readonly CiWorld[] = [gitLab(), jenkins(), circleCi(), azure(), buildkite(), bitbucket()];

export function worldOf(name: string): CiWorld {
  return WORLDS.find((world) => world.name === name)!;
}

function gitLab(): CiWorld {
  const base = { GITLAB_CI: 'true', CI: 'true', CI_SERVER_URL: 'https://gitlab.example', CI_PROJECT_PATH: 'acme/shop' };
  const change = {
    ...base,
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_COMMIT_SHA: MERGE,
    CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
    CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD,
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
    CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
    CI_MERGE_REQUEST_PROJECT_PATH: 'acme/shop',
    CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/shop',
  };
  return {
    name: 'GitLab CI',
    host: 'gitlab.example',
    base,
    change,
    push: { ...base, CI_COMMIT_SHA: HEAD, CI_COMMIT_BRANCH: 'main' },
    fork: { ...change, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/shop' },
  };
}

function jenkins(): CiWorld {
  const base = { JENKINS_URL: 'https://ci.example/', GIT_COMMIT: HEAD, GIT_URL: 'https://git.example/acme/shop.git' };
  const change = {
    ...base,
    BRANCH_NAME: 'PR-7',
    CHANGE_ID: '7',
    CHANGE_URL: 'https://git.example/acme/shop/pull/7',
    CHANGE_BRANCH: 'topic',
    CHANGE_TARGET: 'main',
  };
  return {
    name: 'Jenkins',
    host: 'git.example',
    base,
    change,
    push: { ...base, BRANCH_NAME: 'main' },
    fork: { ...change, CHANGE_FORK: 'someone' },
  };
}

function circleCi(): CiWorld {
  const base = {
    CI: 'true',
    CIRCLECI: 'true',
    CIRCLE_SHA1: HEAD,
    CIRCLE_PROJECT_USERNAME: 'acme',
    CIRCLE_PROJECT_REPONAME: 'shop',
    CIRCLE_REPOSITORY_URL: 'git@github.com:acme/shop.git',
  };
  const url = 'https://github.com/acme/shop/pull/7';
  return {
    name: 'CircleCI',
    host: 'github.com',
    base,
    change: { ...base, CIRCLE_BRANCH: 'topic', CIRCLE_PULL_REQUEST: url, CIRCLE_PULL_REQUESTS: url },
    push: { ...base, CIRCLE_BRANCH: 'main' },
    fork: {
      ...base,
      CIRCLE_BRANCH: 'pull/7',
      CIRCLE_PULL_REQUEST: url,
      CIRCLE_PR_NUMBER: '7',
      CIRCLE_PR_USERNAME: 'someone',
      CIRCLE_PR_REPONAME: 'shop',
    },
  };
}

function azure(): CiWorld {
  const base = {
    TF_BUILD: 'True',
    BUILD_REPOSITORY_PROVIDER: 'GitHub',
    BUILD_REPOSITORY_NAME: 'acme/shop',
    BUILD_REPOSITORY_URI: 'https://github.com/acme/shop',
  };
  const change = {
    ...base,
    BUILD_REASON: 'PullRequest',
    BUILD_SOURCEVERSION: MERGE,
    BUILD_SOURCEBRANCH: 'refs/pull/7/merge',
    SYSTEM_PULLREQUEST_PULLREQUESTID: '987654321',
    SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '7',
    SYSTEM_PULLREQUEST_SOURCECOMMITID: HEAD,
    SYSTEM_PULLREQUEST_SOURCEBRANCH: 'topic',
    SYSTEM_PULLREQUEST_TARGETBRANCH: 'main',
    SYSTEM_PULLREQUEST_ISFORK: 'False',
  };
  return {
    name: 'Azure Pipelines',
    host: 'github.com',
    base,
    change,
    push: { ...base, BUILD_SOURCEVERSION: HEAD, BUILD_SOURCEBRANCH: 'refs/heads/main' },
    fork: { ...change, SYSTEM_PULLREQUEST_ISFORK: 'True' },
  };
}

function buildkite(): CiWorld {
  const base = {
    CI: 'true',
    BUILDKITE: 'true',
    BUILDKITE_COMMIT: HEAD,
    BUILDKITE_REPO: 'git@github.com:acme/shop.git',
    BUILDKITE_TAG: '',
  };
  const change = {
    ...base,
    BUILDKITE_BRANCH: 'topic',
    BUILDKITE_PULL_REQUEST: '7',
    BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/acme/shop.git',
  };
  return {
    name: 'Buildkite',
    host: 'github.com',
    base,
    change,
    push: {
      ...base,
      BUILDKITE_BRANCH: 'main',
      BUILDKITE_PULL_REQUEST: 'false',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: '',
      BUILDKITE_PULL_REQUEST_REPO: '',
    },
    fork: { ...change, BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/someone/shop.git' },
  };
}

function bitbucket(): CiWorld {
  const base = {
    CI: 'true',
    BITBUCKET_BUILD_NUMBER: '31',
    BITBUCKET_COMMIT: HEAD,
    BITBUCKET_REPO_FULL_NAME: 'acme/shop',
    BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop',
  };
  return {
    name: 'Bitbucket Pipelines',
    host: 'bitbucket.org',
    base,
    change: { ...base, BITBUCKET_PR_ID: '7', BITBUCKET_BRANCH: 'topic', BITBUCKET_PR_DESTINATION_BRANCH: 'main' },
    push: { ...base, BITBUCKET_BRANCH: 'main' },
    fork: undefined,
  };
}
