import { readFile } from 'node:fs/promises';
import type { Clock, Random } from '../gate/ports/clock.ts';
import type { Sink } from '../gate/publish/sink.ts';
import type { World } from '../gate/story/world.ts';
import { readPolicyFile } from '../github/contents.ts';
import { createGitHubApi, type GitHubApi } from '../github/github-api.ts';
import { type PolicyLocation, parsePolicyLocation } from '../github/policy-location.ts';
import { pullRequestReads } from '../github/pull-request.ts';
import type { Inputs } from '../inputs/parse-inputs.ts';
import { parsePolicy } from '../policy/file/parse-policy.ts';
import { type EventFacts, readTarget } from '../target/event.ts';
import { commentFor, type RunComment } from './comment-sink.ts';
import { statusSinkFor } from './status-sink.ts';

export type GitHubSideOptions = {
  readonly env: NodeJS.ProcessEnv;
  readonly inputs: Inputs;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  readonly redact: (text: string) => string;
  /** Called when something besides the verdict went wrong. */
  readonly warn: (message: string) => void;
};

/** What the gate uses of GitHub: where commit and policy come from, and where comment and commit status go. */
export type GitHubSide = {
  readonly world: Pick<World, 'readTarget' | 'readPolicy' | 'readingBegins'>;
  /** Comment and commit status; none where the event was not read. A run in a hurry has time only for the status, and little of it. */
  sinks(how: { readonly isHurried: boolean }): readonly Sink[];
};

/** Time for what an event asks about pull requests, in milliseconds. */
const PULL_REQUEST_BUDGET_MS = 30_000;
/** What follows from the event. */
type EventSide = {
  readonly facts: EventFacts;
  readonly comment: RunComment | undefined;
  readonly status: Sink | undefined;
};

/** Nothing is sent before one of the functions is called. Throws `GateFailure` (`config`) for settings that cannot be used. */
export function createGitHubSide(options: GitHubSideOptions): GitHubSide {
  const { env, inputs, clock, random, signal } = options;
  const location = inputs.policyFile === undefined ? undefined : parsePolicyLocation(inputs.policyFile);
  const token = inputs.githubToken;
  const api = token === undefined ? undefined : createGitHubApi({ token, env, clock, random, signal });
  let side: EventSide | undefined;

  /** Reads the event, once. */
  async function eventSide(): Promise<EventSide> {
    side ??= await openEvent(api, options);
    return side;
  }

  return {
    world: {
      readTarget: async () => (await eventSide()).facts.target,
      readPolicy: async () => readPolicy(api, location, (await eventSide()).facts, options),
      readingBegins: () => side?.comment?.prepare(),
    },
    sinks({ isHurried }) {
      const { comment, status } = side ?? {};
      return [isHurried ? undefined : comment?.sink, status].filter((sink) => sink !== undefined);
    },
  };
}

async function openEvent(api: GitHubApi | undefined, options: GitHubSideOptions): Promise<EventSide> {
  const { env, inputs, clock } = options;
  const facts = await readTarget(env, readFile, {
    repository: inputs.repository,
    commit: inputs.commit,
    mergeQueue: inputs.mergeQueue,
    pullRequests: api && pullRequestReads(api, env.GITHUB_REPOSITORY ?? '', clock, PULL_REQUEST_BUDGET_MS),
  });
  return { facts, comment: commentFor(api, facts, options), status: statusSinkFor(facts, options) };
}

async function readPolicy(
  api: GitHubApi | undefined,
  location: PolicyLocation | undefined,
  facts: EventFacts,
  { inputs, clock }: GitHubSideOptions,
): ReturnType<World['readPolicy']> {
  const baseline = inputs.baseline.kind === 'none' ? 'none' : 'given';
  if (inputs.policy !== undefined) {
    return { policy: parsePolicy(inputs.policy, { baseline, sourceName: 'input policy' }), source: { kind: 'input' } };
  }
  if (location === undefined || api === undefined) return undefined;
  const { bytes, source } = await readPolicyFile(api, clock, location, facts);
  return { policy: parsePolicy(bytes, { baseline, sourceName: `policy ${source.path}` }), source };
}
