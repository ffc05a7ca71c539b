import { createPlatformHandler, operationOf } from '../emulator/platform.ts';
import type { ScenarioContext } from '../emulator/scenarios/scenario.ts';
import { type RunningServer, serve } from '../emulator/serve.ts';
import type { PlatformState } from '../emulator/state.ts';
import { aGitHub, aPull, aRepository, aToken } from '../github-double/build.ts';
import { createGitHubHandler } from '../github-double/handler.ts';
import { operationOf as githubOperationOf } from '../github-double/operation.ts';
import type { GitHubState } from '../github-double/state.ts';
import { pullRequestEvent } from './pull-request-event.ts';
import type { Step } from './runner.ts';

/** A platform and a GitHub on loopback, and the step of a pull request's workflow that meets them. */
export type Stage = {
  readonly platform: RunningServer;
  readonly github: RunningServer;
  /** What the GitHub double knows: comments and statuses land here. */
  readonly githubState: GitHubState;
  readonly step: Pick<Step, 'inputs' | 'event'> & { readonly env: Readonly<Record<string, string>> };
  close(): Promise<void>;
};

/** Facts of the pull request under test; `nowMs` is the platform's start. */
export const HEAD_SHA = 'a'.repeat(8) + '1f'.repeat(16);
export const BASE_SHA = 'b'.repeat(8) + '2e'.repeat(16);
/** What GITHUB_SHA is in a pull_request workflow: the merge commit, which nobody scanned. */
export const MERGE_SHA = 'c'.repeat(8) + '3d'.repeat(16);
export const REPOSITORY = 'octo-org/shop';
export const API_TOKEN = 'demo-platform-token-0123456789';

/** The emulator in the state that `compose` makes for the pull request, and the GitHub double with that pull request open. */
export async function setStage(compose: (context: ScenarioContext) => PlatformState): Promise<Stage> {
  const context: ScenarioContext = {
    commit: HEAD_SHA,
    repository: REPOSITORY,
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: 7,
    headRef: 'feature/checkout',
    nowMs: Date.now(),
    token: API_TOKEN,
  };
  const head = { ref: context.headRef, sha: HEAD_SHA, repository: { id: 1, fullName: REPOSITORY } };
  const pull = aPull({ number: 7, head, base: { ref: 'main', sha: BASE_SHA } });
  const token = aToken();
  const repository = aRepository({
    refs: new Map([['refs/heads/main', BASE_SHA]]),
    commits: new Map([
      [BASE_SHA, new Map()],
      [HEAD_SHA, new Map()],
    ]),
    pulls: new Map([[7, pull]]),
  });
  const githubState = aGitHub({ repositories: [repository], tokens: [token] });
  const platform = await serve(createPlatformHandler(compose(context)), { operationOf });
  const github = await serve(createGitHubHandler(githubState), { operationOf: githubOperationOf });
  return {
    platform,
    github,
    githubState,
    step: {
      inputs: {
        'base-url': platform.origin,
        'api-token': API_TOKEN,
        'deployment-id': context.deploymentId,
        'repository-id': context.repositoryId,
        'github-token': token.value,
      },
      event: {
        name: 'pull_request',
        payload: pullRequestEvent({
          repository: REPOSITORY,
          number: 7,
          headSha: HEAD_SHA,
          headRef: context.headRef,
          baseSha: BASE_SHA,
          baseRef: 'main',
        }),
      },
      env: {
        GITHUB_REPOSITORY: REPOSITORY,
        GITHUB_SHA: MERGE_SHA,
        GITHUB_REF: 'refs/pull/7/merge',
        GITHUB_API_URL: github.origin,
        GITHUB_GRAPHQL_URL: `${github.origin}/graphql`,
      },
    },
    async close() {
      await Promise.all([platform.close(), github.close()]);
    },
  };
}
