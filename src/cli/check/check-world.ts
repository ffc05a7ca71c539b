import type { Checkout, Target } from '../../domain/target.ts';
import type { MonotonicMs } from '../../domain/work/time.ts';
import type { Prepared } from '../../gate/entry-point/entry-point.ts';
import { runCommit } from '../../gate/pipeline/run-commit.ts';
import type { World } from '../../gate/pipeline/world.ts';
import type { Inputs } from '../../inputs/parse-inputs.ts';
import { createPlatformSide } from '../../platform/platform-side.ts';
import type { Log } from '../../ports/log.ts';
import { checkoutOf, checkoutWith } from '../../target/checkout.ts';
import type { Shell } from '../shell.ts';

type CheckWorldOptions = Pick<Shell, 'env' | 'clock' | 'random' | 'signal'> & {
  readonly inputs: Inputs;
  readonly target: Target;
  readonly log: Log;
  readonly monotonicStart: MonotonicMs;
  readonly checkout: Checkout;
  /** False where the CI system or git named the commit. */
  readonly isCommitGiven: boolean;
  readonly readPolicy: World['readPolicy'];
  readonly mostLocationPages: number;
};

/** The run of `check`, once its settings are read, with all that the first request needs. Throws `GateFailure` (`config`, `tls`). */
export function openCheckWorld(options: CheckWorldOptions): Prepared {
  const { env, inputs, target } = options;
  const { reader, openLocations, links } = createPlatformSide({ ...options, runUrl: undefined });
  const readTarget = async () => target;
  const { repository } = inputs;
  const checkout = checkoutWith(checkoutOf(env, options.checkout), {
    isCommitGiven: options.isCommitGiven,
    repository,
  });
  return {
    inputs,
    run: runCommit,
    places: { open: openLocations, mostPages: options.mostLocationPages },
    world: { ...options, reader, links, readTarget, checkout },
  };
}
