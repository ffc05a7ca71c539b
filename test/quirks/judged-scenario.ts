import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { Subject } from '../../src/domain/target.ts';
import { run } from '../../src/gate/pipeline/run.ts';
import { parseInputs } from '../../src/inputs/parse-inputs.ts';
import type { RawInputs } from '../../src/inputs/raw-inputs.ts';
import { CollectingLog } from '../fakes/collecting-log.ts';
import { fixedRandom } from '../fakes/fixed-random.ts';
import { inProcessReader } from '../fakes/in-process-reader.ts';
import { VirtualClock } from '../fakes/virtual-clock.ts';
import { rawInputsFrom } from '../inputs/some-inputs.ts';

const NOW_MS = Date.UTC(2026, 10, 20, 12);
const REPOSITORY = 'acme/shop';

/** A platform, and what is judged on it. */
export type JudgedScenario = {
  readonly platform: Scenario;
  /** A pull request by default. */
  readonly isPush?: boolean;
  readonly inputs?: Partial<RawInputs>;
};

/** What the gate says of a scenario, by a platform with these quirks. It takes no time. */
export async function judgeScenario(
  { platform, isPush = false, inputs = {} }: JudgedScenario,
  quirks: readonly QuirkId[],
): Promise<GateReport> {
  const clock = new VirtualClock(NOW_MS);
  const context: ScenarioContext = {
    commit: 'ab'.repeat(20),
    repository: REPOSITORY,
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: isPush ? undefined : 7,
    headRef: isPush ? 'main' : 'feature/payments',
    nowMs: NOW_MS,
    token: 'token-of-the-scenario',
  };
  const subject: Subject = isPush
    ? { kind: 'ref', ref: 'refs/heads/main' }
    : { kind: 'pull-request', number: 7, headRef: context.headRef, isHeadInSameRepository: true };
  const raw = rawInputsFrom({
    'deployment-id': context.deploymentId,
    'repository-id': context.repositoryId,
    repository: REPOSITORY,
    'discovery-timeout': '1m',
    'wait-timeout': '4m',
    'poll-interval': '20s',
    ...inputs,
  });
  return run(parseInputs(raw), {
    reader: inProcessReader(platform(context), clock, quirks),
    clock,
    random: fixedRandom(),
    log: new CollectingLog(),
    signal: new AbortController().signal,
    monotonicStart: clock.now(),
    readTarget: async () => ({
      event: isPush ? 'push' : 'pull_request',
      commit: context.commit as CommitSha,
      pipelineCommit: undefined,
      repository: REPOSITORY,
      subject,
      baseRef: isPush ? undefined : 'refs/heads/main',
    }),
    readPolicy: async () => undefined,
    links: { scan: () => '', findings: () => '', run: undefined, platform: 'https://platform.test' },
    checkout: { host: 'github.com', path: REPOSITORY, names: [REPOSITORY] },
  });
}
