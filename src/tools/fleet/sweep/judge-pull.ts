import { GateFailure } from '../../../domain/failure.ts';
import { branchRef } from '../../../domain/ref.ts';
import type { GateReport } from '../../../domain/report.ts';
import { runCommit } from '../../../gate/story/run-commit.ts';
import type { PolicyRead, World } from '../../../gate/story/world.ts';
import type { Inputs } from '../../../inputs/parse-inputs.ts';
import type { FindingsReader } from '../../../ports/findings-reader.ts';
import type { SharedLists } from '../shared-lists.ts';
import type { OpenPull } from './sweep-host.ts';

export type JudgingWorld = Pick<World, 'clock' | 'random' | 'log' | 'signal' | 'links' | 'checkout'> & {
  readonly inputs: Inputs;
  createReader(): FindingsReader;
  readPolicy(pull: OpenPull): Promise<PolicyRead | undefined>;
};

/**
 * The verdict of a pull request as things stand now: by the stages of a run that begins now and waits for nothing. Throws
 * `cancelled` alone: what cannot be read makes it inconclusive.
 */
export async function judgePull(pull: OpenPull, lists: SharedLists, world: JudgingWorld): Promise<GateReport> {
  const { inputs, clock, signal } = world;
  const target = {
    // The pages say the same as those of the pull request's own run.
    event: 'pull_request',
    commit: pull.headSha,
    repository: inputs.repository,
    subject: pull.subject,
    baseRef: branchRef(pull.baseRef),
  };
  const report = await runCommit(inputs, {
    ...world,
    reader: lists.over(world.createReader()),
    monotonicStart: clock.now(),
    readTarget: async () => target,
    readPolicy: () => world.readPolicy(pull),
    neverWaits: true,
  });
  if (signal.aborted) throw signal.reason instanceof GateFailure ? signal.reason : stopped();
  return report;
}

function stopped(): GateFailure {
  return new GateFailure('cancelled', 'stopped before all pull requests were judged');
}
