import { onTestFinished } from 'vitest';
import type { FaultRule } from '../../emulator/faults/faults.ts';
import { type RunningServer, serve } from '../../emulator/serve.ts';
import { createGitHubHandler } from '../../github-double/handler.ts';
import { operationOf } from '../../github-double/operation.ts';
import type { GitHubState } from '../../github-double/state.ts';
import type { Clock } from '../../src/gate/ports/clock.ts';
import { createGitHubApi, type GitHubApi, type GitHubApiOptions } from '../../src/github/github-api.ts';

export type HandClock = Clock & {
  /** Lets time pass, in milliseconds. */
  pass(ms: number): void;
  readonly slept: readonly number[];
};

/** A clock that moves by hand and by sleeping, which takes no time. */
export function handClock(): HandClock {
  const slept: number[] = [];
  let now = 1_000;
  return {
    slept,
    now: () => now,
    wallNow: () => now,
    pass: (ms) => {
      now += ms;
    },
    sleep: async (ms) => {
      slept.push(ms);
      now += ms;
    },
  };
}

export type ServedGitHub = {
  readonly state: GitHubState;
  readonly server: RunningServer;
  readonly clock: HandClock;
  readonly env: NodeJS.ProcessEnv;
  readonly api: GitHubApi;
  /** Operations that arrived so far, in order. */
  operations(): readonly (string | undefined)[];
  /** Another client: the same server and clock, another token. */
  apiWith(options: Partial<GitHubApiOptions>): GitHubApi;
};

/** The double behind a server for the running test, and a client with its first token. */
export async function serveGitHub(state: GitHubState, ...faults: readonly FaultRule[]): Promise<ServedGitHub> {
  const server = await serve(createGitHubHandler(state), { faults, operationOf });
  onTestFinished(() => server.close());
  const clock = handClock();
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
