import { onTestFinished } from 'vitest';
import type { FaultRule } from '../../../emulator/faults/faults.ts';
import { type RunningServer, serve } from '../../../emulator/serve.ts';
import { createGitLabHandler } from '../../../gitlab-double/handler.ts';
import { operationOf } from '../../../gitlab-double/operation.ts';
import type { GitLabState } from '../../../gitlab-double/state.ts';
import { createGitLabApi, type GitLabApi, type GitLabApiOptions } from '../../../src/forge/gitlab/gitlab-api.ts';
import { FakeClock } from '../../fakes/fake-clock.ts';

export type ServedGitLab = {
  readonly state: GitLabState;
  readonly server: RunningServer;
  readonly clock: FakeClock;
  readonly root: URL;
  readonly api: GitLabApi;
  operations(): readonly (string | undefined)[];
  /** A client for the same server and clock, with other options such as another token. */
  apiWith(options: Partial<GitLabApiOptions>): GitLabApi;
};

/** Serves the double for the running test, with a client that has its first token. */
export async function serveGitLab(state: GitLabState, ...faults: readonly FaultRule[]): Promise<ServedGitLab> {
  const server = await serve(createGitLabHandler(state), { faults, operationOf });
  onTestFinished(() => server.close());
  const clock = new FakeClock();
  const root = new URL(server.origin + state.prefix);
  const apiWith = (options: Partial<GitLabApiOptions>) =>
    createGitLabApi({
      root,
      token: state.tokens[0]!.value,
      env: {},
      clock,
      random: () => 0,
      attemptTimeoutMs: 5_000,
      ...options,
    });
  const operations = () => server.requests.map(({ operation }) => operation);
  return { state, server, clock, root, api: apiWith({}), operations, apiWith };
}
