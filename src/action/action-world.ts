import type { MonotonicMs } from '../domain/work/time.ts';
import type { Prepared } from '../gate/entry-point/entry-point.ts';
import { runCommit } from '../gate/pipeline/run-commit.ts';
import { createPlatformSide } from '../platform/platform-side.ts';
import type { Log } from '../ports/log.ts';
import { readRun } from '../target/actions-run.ts';
import { checkoutOf, checkoutWith } from '../target/checkout.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

export type Ready = Prepared & { readonly github: GitHubSide };

export type ActionWorldOptions = GitHubSideOptions & { readonly log: Log; readonly monotonicStart: MonotonicMs };

/** Once the settings are read, with all that the first request needs. Throws `GateFailure` (`config`, `tls`, `github`). */
export async function openActionWorld(options: ActionWorldOptions): Promise<Ready> {
  const { env, inputs } = options;
  const { openLocations, ...platform } = createPlatformSide({ ...options, runUrl: readRun(env)?.url });
  const github = createGitHubSide(options);
  const { commit, repository } = inputs;
  const checkout = checkoutWith(checkoutOf(env), { isCommitGiven: commit !== undefined, repository });
  const world = { ...options, ...platform, ...github.world, checkout };
  return {
    inputs,
    world,
    run: runCommit,
    github,
    places: { open: openLocations, mostPages: 1 },
    requirement: github.requirement,
  };
}
