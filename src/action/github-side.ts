import type { CommitSha } from '../domain/ids.ts';
import { once } from '../domain/work/once.ts';
import { createGitHubApi, type GitHubApi } from '../forge/github/github-api.ts';
import { pullRequestReads } from '../forge/github/pull-request.ts';
import type { World } from '../gate/pipeline/world.ts';
import { loadAhead } from '../gate/process/loading.ts';
import { readPlainFile } from '../gate/process/read-plain-file.ts';
import type { ReportOutput } from '../gate/publish/publish.ts';
import { readTarget } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

/** What the gate uses of GitHub: where commit and policy come from, and where comment and commit status go. */
export type GitHubSide = {
  readonly world: Pick<World, 'readTarget' | 'readPolicy' | 'isPolicyAsked' | 'readingBegins' | 'baseNow'>;
  /** The commit that the job's check belongs to; undefined where the event was not read. */
  checkedCommit(): CommitSha | undefined;
  /** Comment and commit status; none where the event was not read. A run in a hurry has time only for the status, and little of it. */
  outputs(how: { readonly isHurried: boolean }): readonly ReportOutput[];
};

/** More is not read: the runner's largest events are far smaller. */
const MOST_EVENT_BYTES = 10 * 1024 * 1024;

const PULL_REQUEST_BUDGET_MS = 30_000;
type EventSide = Readonly<Awaited<ReturnType<typeof openEvent>>>;

/** Nothing is sent before one of the functions is called. Throws `GateFailure` (`config`) for settings that cannot be used. */
export function createGitHubSide(options: GitHubSideOptions): GitHubSide {
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
        if (ask === undefined) return { unknown: 'the input github-token is empty' };
        const now = await ask()
          .then((asking) => asking())
          .catch(() => undefined);
        return now?.base ?? { unknown: 'its code could not be loaded: this is a defect of the gate' };
      },
      // Now, not soon: the run may write before a later read has ended, and would read again.
      readingBegins: () =>
        void side
          ?.comment?.()
          .then((comment) => comment?.find())
          .catch(() => {}),
    },
    checkedCommit: () => side?.facts.checkedCommit,
    outputs({ isHurried }) {
      const { comment, status } = side ?? {};
      const loaded = [isHurried ? undefined : outputOf('The comment', comment), outputOf('The commit status', status)];
      return loaded.filter((output) => output !== undefined);
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
    pullRequests: api && pullRequestReads(api, env.GITHUB_REPOSITORY ?? '', clock, PULL_REQUEST_BUDGET_MS),
  });
  const { githubRepository: repository, pullRequest, target } = facts;
  const ask = askPullRequest();
  const comment = pullRequestComment();
  const status =
    context === undefined
      ? undefined
      : once(async () => {
          const { openStatus } = await import('./status-output.ts');
          return openStatus(context, ask, facts, options);
        });
  // This does not wait for the platform: until the status is pending, an earlier run's success stays.
  if (status !== undefined) loadAhead(status);
  if (ask !== undefined) loadAhead(ask);
  if (comment !== undefined) loadAhead(comment);
  return { facts, ask, comment, status };

  /** Undefined where there is no pull request, or no token. */
  function askPullRequest() {
    if (api === undefined || token === undefined || pullRequest === undefined) return undefined;
    const { commit: head, subject } = target;
    const headRef = subject.kind === 'pull-request' ? subject.headRef : undefined;
    return once(async () => {
      const { pullRequestAsker } = await import('../forge/github/pull-request-now.ts');
      return pullRequestAsker(api, token, clock, { repository, number: pullRequest, head, headRef });
    });
  }

  /** Undefined where there is no pull request or no token, or where no comment is wanted. */
  function pullRequestComment() {
    if (api === undefined && pullRequest !== undefined && when === 'always')
      warn('The comment was not written: the input github-token is empty.');
    if (api === undefined || ask === undefined || pullRequest === undefined || when === 'never') return undefined;
    return once(async () => {
      const { openComment } = await import('./comment-output.ts');
      return openComment({ api, ask: await ask(), pullRequest }, facts, options);
    });
  }
}

function outputOf(
  what: string,
  load: (() => Promise<Pick<ReportOutput, 'write'>>) | undefined,
): ReportOutput | undefined {
  if (load === undefined) return undefined;
  return { what, isSentFirst: true, write: async (report, places) => (await load()).write(report, places) };
}
