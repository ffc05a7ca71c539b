import { onTestFinished } from 'vitest';
import { unpacked } from '../../../demo/stage.ts';
import type { FaultRule } from '../../../emulator/faults/faults.ts';
import { type RunningServer, serve } from '../../../emulator/serve.ts';
import { createGitHubHandler } from '../../../github-double/handler.ts';
import { operationOf } from '../../../github-double/operation.ts';
import type { GitHubState } from '../../../github-double/state.ts';
import type { CommitSha } from '../../../src/domain/ids.ts';
import { createGitHubApi, type GitHubApi, type GitHubApiOptions } from '../../../src/forge/github/github-api.ts';
import { type AskPullRequest, pullRequestAsker } from '../../../src/forge/github/pull-request-now.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

/** Asks for pull request 7 of `octo-org/shop`, as a run does. */
export function askerOf(api: GitHubApi, clock: FakeClock, token: string, head: CommitSha): AskPullRequest {
  return pullRequestAsker(api, token, clock, { repository: 'octo-org/shop', number: 7, head, headRef: 'feature' });
}

export type ServedGitHub = {
  readonly state: GitHubState;
  readonly server: RunningServer;
  readonly clock: FakeClock;
  readonly env: NodeJS.ProcessEnv;
  readonly api: GitHubApi;
  operations(): readonly (string | undefined)[];
  /** Another client: the same server and clock, another token. */
  apiWith(options: Partial<GitHubApiOptions>): GitHubApi;
};

/** Serves the double for the running test, with a client that has its first token. */
export async function serveGitHub(state: GitHubState, ...faults: readonly FaultRule[]): Promise<ServedGitHub> {
  const server = await serve(unpacked(createGitHubHandler(state)), { faults, operationOf });
  onTestFinished(() => server.close());
  const clock = new FakeClock();
  const env = { GITHUB_API_URL: server.origin + state.prefix };
  const apiWith = (options: Partial<GitHubApiOptions>) =>
    createGitHubApi({
      token: state.tokens[0]!.value,
      env,
      clock,
      random: () => 0,
      attemptTimeoutMs: 5_000,
      ...options,
    });
  const operations = () => server.requests.map(({ operation }) => operation);
  return { state, server, clock, env, api: apiWith({}), operations, apiWith };
}
