import { createGitHubApi, type GitHubApi } from '../forge/github/github-api.ts';
import { pullRequestReads } from '../forge/github/pull-request.ts';
import { pullRequestAsker } from '../forge/github/pull-request-now.ts';
import type { World } from '../gate/pipeline/world.ts';
import { readPlainFile } from '../gate/process/read-plain-file.ts';
import { readTarget } from '../target/event.ts';
import { openComment } from './comment-output.ts';
import type { GitHubSideOptions } from './github-side-options.ts';
import { openStatus } from './status-output.ts';

export type GitHubSide = ReturnType<typeof createGitHubSide>;

/** More is not read: the runner's largest events are far smaller. */
const MOST_EVENT_BYTES = 10 * 1024 * 1024;

type EventSide = Readonly<Awaited<ReturnType<typeof openEvent>>>;

/** Sends nothing before one of the functions is called. Throws `GateFailure` (`config`) for invalid settings. */
export function createGitHubSide(options: GitHubSideOptions) {
  const { env, inputs, clock, random, signal } = options;
  const isPolicyAsked = inputs.policyFile !== undefined || inputs.waiversFile !== undefined;
  const token = inputs.githubToken;
  const api = token === undefined ? undefined : createGitHubApi({ token, env, clock, random, signal });
  let side: EventSide | undefined;

  async function eventSide(): Promise<EventSide> {
    side ??= await openEvent(api, options);
    if (side.facts.unclear !== undefined) throw side.facts.unclear;
    return side;
  }

  return {
    world: {
      readTarget: async () => (await eventSide()).facts.target,
      isPolicyAsked,
      async readPolicy() {
        if (inputs.policy === undefined && !isPolicyAsked) return undefined;
        const [{ readPolicySetting }, { facts }] = await Promise.all([import('./policy-setting.ts'), eventSide()]);
        return readPolicySetting(api, facts, options);
      },
      async baseNow() {
        const { facts, ask } = await eventSide();
        if (facts.pullRequest === undefined) return undefined;
        return ask === undefined ? { unknown: 'the input github-token is empty' } : (await ask()).base;
      },
      readingBegins: () => side?.comment?.readAhead(),
    } satisfies Partial<World>,
    /** The commit that the job's check belongs to; undefined if the event was not read. */
    checkedCommit: () => side?.facts.checkedCommit,
    /** Comment and commit status; none if the event was not read. A run that is being stopped has no time for the many requests of a comment. */
    outputs() {
      const { comment, status } = side ?? {};
      return [signal.aborted ? undefined : comment, status].filter((output) => output !== undefined);
    },
  };
}

async function openEvent(api: GitHubApi | undefined, options: GitHubSideOptions) {
  const { env, inputs, clock, warn } = options;
  const { githubToken: token, comment: when, commitStatus: context } = inputs;
  const facts = await readTarget(env, (path) => readPlainFile(path, MOST_EVENT_BYTES), {
    repository: inputs.repository,
    commit: inputs.commit,
    mergeQueue: inputs.mergeQueue,
    pullRequests: api && pullRequestReads(api, env.GITHUB_REPOSITORY ?? '', clock),
  });
  const { githubRepository: repository, pullRequest: number, target } = facts;
  const { commit: head, subject } = target;
  const headRef = subject.kind === 'pull-request' ? subject.headRef : undefined;
  const pull = number === undefined ? undefined : { repository, number, head, headRef };
  const ask = api && token && pull ? pullRequestAsker(api, token, clock, pull) : undefined;
  if (api === undefined && pull !== undefined && when === 'always')
    warn('The comment was not written: the input github-token is empty.');
  const comment = api && ask && pull && when !== 'never' ? openComment({ api, ask, pull }, options) : undefined;
  // Does not wait for the platform: until the status is pending, the success of an earlier run stays.
  const status = context === undefined ? undefined : openStatus(context, { api, ask }, facts, options);
  return { facts, ask, comment, status };
}
