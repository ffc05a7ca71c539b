import type { Prepared } from '../gate/entry-point/entry-point.ts';
import { runCommit } from '../gate/pipeline/run-commit.ts';
import type { World } from '../gate/pipeline/world.ts';
import { createPlatformSide } from '../platform/platform-side.ts';
import { readRun } from '../target/actions-run.ts';
import { checkoutOf, checkoutWith } from '../target/checkout.ts';
import { createGitHubSide, type GitHubSide } from './github-side.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

export type Ready = Prepared & { readonly github: GitHubSide };

/** Opens everything that the first request needs, once the settings are read. Throws `GateFailure` (`config`, `tls`, `github`). */
export async function openActionWorld(
  options: GitHubSideOptions & Pick<World, 'log' | 'monotonicStart'>,
): Promise<Ready> {
  const { env, inputs } = options;
  const { openLocations, ...platform } = createPlatformSide({ ...options, runUrl: readRun(env)?.url });
  const github = createGitHubSide(options);
  const { commit, repository } = inputs;
  const checkout = checkoutWith(checkoutOf(env), { isCommitGiven: commit !== undefined, repository });
  const world = { ...options, ...platform, ...github.world, checkout };
  return { inputs, world, run: runCommit, github, places: { open: openLocations, mostPages: 1 } };
}
