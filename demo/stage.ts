import { operationOf } from '../emulator/platform.ts';
import type { QuirkId } from '../emulator/quirks/quirks.ts';
import { createQuirkyHandler } from '../emulator/quirks/with-quirks.ts';
import type { ScenarioContext } from '../emulator/scenarios/scenario.ts';
import { type RunningServer, type ServeOptions, serve } from '../emulator/serve.ts';
import type { PlatformState } from '../emulator/state.ts';
import type { Handler } from '../emulator/wire/http.ts';
import { aGitHub, aPull, aRepository, aToken } from '../github-double/build.ts';
import { createGitHubHandler } from '../github-double/handler.ts';
import { operationOf as githubOperationOf } from '../github-double/operation.ts';
import type { GitHubState } from '../github-double/state.ts';
import {
  BASE_SHA,
  GROUP_SHA,
  HEAD_REF,
  HEAD_SHA,
  PULL_REQUEST,
  pullRequestEvent,
  REPOSITORY,
  REPOSITORY_ID,
  type StagedEvent,
} from './events.ts';
import type { Step } from './runner.ts';

/** A platform and a GitHub on loopback, and the step of a workflow that uses them. */
export type Stage = {
  readonly platform: RunningServer;
  readonly platformState: PlatformState;
  readonly github: RunningServer;
  /** State of the GitHub double: comments and statuses are stored here. */
  readonly githubState: GitHubState;
  readonly step: Pick<Step, 'inputs' | 'event'> & { readonly env: Readonly<Record<string, string>> };
  close(): Promise<void>;
};

export type StageOptions = {
  /** The pull request by default. */
  readonly event?: StagedEvent;
  /** Key and certificate; with them, the platform uses TLS. */
  readonly tls?: ServeOptions['tls'];
  /** Path of the platform's root, without a slash at its end; by default the origin itself. */
  readonly basePath?: string;
  /** Assumptions that the platform breaks. Its state stays as it is. */
  readonly quirks?: readonly QuirkId[];
  /** Put between the platform and its clients; may change requests and answers. */
  readonly through?: (handler: Handler, now: () => number) => Handler;
  /** The platform's time, in milliseconds since 1970. By default it begins now, with the first request. */
  readonly now?: () => number;
  /** The clocks of both servers, in milliseconds: `now` from any start, `wallNow` since 1970. The machine's by default. */
  readonly serverClock?: { now(): number; wallNow(): number } & Required<Pick<ServeOptions, 'rest'>>;
  /** True: the servers send no answer compressed, whatever the client accepts. */
  readonly isUnpacked?: boolean;
};

export const API_TOKEN = 'demo-platform-token-0123456789';

/** The emulator in the state that `compose` makes for the event's commit, and the GitHub double with pull request 7 open. */
export async function setStage(
  compose: (context: ScenarioContext) => PlatformState,
  {
    event = pullRequestEvent(),
    tls,
    basePath = '',
    quirks = [],
    through = (handler) => handler,
    now,
    serverClock: clock,
    isUnpacked = false,
  }: StageOptions = {},
): Promise<Stage> {
  const context: ScenarioContext = {
    ...event.scanned,
    repository: REPOSITORY,
    repositoryId: '101',
    deploymentId: '42',
    nowMs: now?.() ?? clock?.wallNow() ?? Date.now(),
    token: API_TOKEN,
  };
  const token = aToken();
  const githubState = githubOf(token);
  const platformState = compose(context);
  const passed = clock === undefined ? () => performance.now() : () => clock.now();
  const recorded = clock === undefined ? {} : { now: () => clock.wallNow(), rest: clock.rest };
  const dated = (handler: Handler) => (clock === undefined ? handler : withDate(handler, () => clock.wallNow()));
  const sent = (handler: Handler) => dated(isUnpacked ? unpacked(handler) : handler);
  const shown = createQuirkyHandler(platformState, quirks, now ?? clockFrom(context.nowMs, passed));
  const platform = await serve(sent(under(basePath, through(shown, passed))), {
    ...recorded,
    operationOf: (method, path) => operationOf(method, withoutBase(basePath, path)),
    ...(tls === undefined ? {} : { tls }),
  });
  const github = await serve(sent(createGitHubHandler(githubState)), { ...recorded, operationOf: githubOperationOf });
  return {
    platform,
    platformState,
    github,
    githubState,
    step: {
      inputs: {
        'base-url': platform.origin + basePath,
        'api-token': API_TOKEN,
        'deployment-id': context.deploymentId,
        'repository-id': context.repositoryId,
        'github-token': token.value,
      },
      event: { name: event.name, payload: event.payload },
      env: {
        GITHUB_REPOSITORY: REPOSITORY,
        ...event.env,
        GITHUB_API_URL: github.origin,
        GITHUB_GRAPHQL_URL: `${github.origin}/graphql`,
      },
    },
    async close() {
      await Promise.all([platform.close(), github.close()]);
    },
  };
}

/** The platform's time begins with its first request, so that the time that the step takes to start changes nothing. */
function clockFrom(startMs: number, passed: () => number): () => number {
  let firstAt: number | undefined;
  return () => {
    firstAt ??= passed();
    return startMs + passed() - firstAt;
  };
}

/** Adds an encoding to answers, because a server compresses answers that name none. */
export function unpacked(handler: Handler): Handler {
  return (request) => {
    const answer = handler(request);
    return { ...answer, headers: { 'content-encoding': 'identity', ...answer.headers } };
  };
}

function withDate(handler: Handler, wallNow: () => number): Handler {
  return (request) => {
    const answer = handler(request);
    return { ...answer, headers: { date: new Date(wallNow()).toUTCString(), ...answer.headers } };
  };
}

function under(basePath: string, handler: Handler): Handler {
  return (request) => handler({ ...request, path: withoutBase(basePath, request.path) });
}

/** Any other path becomes one that does not exist. */
function withoutBase(basePath: string, path: string): string {
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '/';
}

function githubOf(token: GitHubState['tokens'][number]): GitHubState {
  const head = { ref: HEAD_REF, sha: HEAD_SHA, repository: { id: REPOSITORY_ID, fullName: REPOSITORY } };
  const pull = aPull({ number: PULL_REQUEST, head, base: { ref: 'main', sha: BASE_SHA } });
  const repository = aRepository({
    id: REPOSITORY_ID,
    refs: new Map([['refs/heads/main', BASE_SHA]]),
    commits: new Map([BASE_SHA, HEAD_SHA, GROUP_SHA].map((sha) => [sha, new Map()])),
    pulls: new Map([[PULL_REQUEST, pull]]),
  });
  return aGitHub({ repositories: [repository], tokens: [token] });
}
