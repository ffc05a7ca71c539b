import type { Prepared } from '../gate/door/gate-job.ts';
import type { Log } from '../gate/ports/log.ts';
import { run } from '../gate/story/run.ts';
import { createPlatformSide } from '../platform/platform-side.ts';
import { checkoutOf } from '../target/checkout.ts';
import { createGitHubSide, type GitHubSide, type GitHubSideOptions } from './github-side.ts';
import { readRun } from './workflow-run.ts';

export type Ready = Prepared & { readonly github: GitHubSide };

export type ActionWorldOptions = Omit<GitHubSideOptions, 'whenSent'> & {
  readonly log: Log;
  readonly startedAt: number;
};

/** The Action's run, once its settings are read, with all that the first request needs. Throws `GateFailure` (`config`, `tls`, `github`). */
export function openActionWorld(options: ActionWorldOptions): Ready {
  const { env, inputs } = options;
  const { whenSent, ...platform } = createPlatformSide({ ...options, runUrl: readRun(env)?.url });
  const github = createGitHubSide({ ...options, whenSent });
  const world = { ...options, ...platform, ...github.world, checkout: checkoutOf(env) };
  return { inputs, world, run, whenSent, github };
}
