/*
 * Words that name nobody: where they stand at their place, they are told as they are.
 */

/** Hosts that anybody may use. They say which code host or CI system it is. */
export const PUBLIC_HOSTS: ReadonlySet<string> = new Set([
  'github.com',
  'gitlab.com',
  'bitbucket.org',
  'dev.azure.com',
  'circleci.com',
  'buildkite.com',
]);

/** Each customer has a name below these. */
export const PUBLIC_DOMAINS = ['.circleci.com', '.visualstudio.com'] as const;

/** Parts of the addresses of code hosts and CI systems. */
export const ADDRESS_PARTS: ReadonlySet<string> = new Set([
  '-',
  '_git',
  '_build',
  'actions',
  'blob',
  'builds',
  'commit',
  'job',
  'jobs',
  'merge_requests',
  'pipelines',
  'pull',
  'pull-requests',
  'results',
  'runs',
  'tree',
  'workflows',
]);

/** What CI systems and code hosts call the event of a scan. */
export const EVENT_WORDS = wordsIn(
  'PULL_REQUEST PULL_REQUEST_TARGET MERGE_REQUEST MERGE_REQUEST_EVENT MERGE_GROUP PUSH TAG SCHEDULE ' +
    'WORKFLOW_DISPATCH WORKFLOW_RUN MANUAL',
);

/** What scanners call the system that they run in. The document does not show the member. */
export const ENVIRONMENT_WORDS = wordsIn(
  'GIT GITHUB_ACTIONS GITLAB_CI JENKINS CIRCLECI AZURE_PIPELINES BUILDKITE BITBUCKET TRAVIS',
);

/**
 * A member that the document does not know keeps its name where all words of it are of these: the name of a member is
 * what a maintainer needs most, and a name of people or projects has others.
 */
const MEMBER_WORDS: ReadonlySet<string> = new Set(
  wordsIn(
    'id ids name names display full short type kind event trigger source state environment status reason ' +
      'error errors message code exit url path meta info version project projects repository repo branch ' +
      'ref refs commit sha scan scans issue issues finding findings group groups rule rules product ' +
      'products enabled severity count counts total totals fetched duration seconds time at started ' +
      'completed finished created updated ended is has partial diff author user username email image title ' +
      'number pull request merge change base head default primary target next previous page pages size ' +
      'cursor offset limit more items results data',
  ),
);

const MEMBER_NAME = /^(?:[a-z]+(?:_[a-z]+){0,5}|[a-z]+(?:[A-Z][a-z]+){0,5})$/;

export function isToldMemberName(name: string): boolean {
  return MEMBER_NAME.test(name) && name.split(/_|(?=[A-Z])/).every((word) => MEMBER_WORDS.has(word.toLowerCase()));
}

function wordsIn(text: string): readonly string[] {
  return text.split(' ');
}
