import type { QuirkId } from '../../emulator/quirks/quirks.ts';
import type { Scenario, ScenarioContext } from '../../emulator/scenarios/scenario.ts';
import type { GateReport } from '../../src/domain/report.ts';
import type { RawInputs } from '../../src/inputs/raw-inputs.ts';
import { aPullRequest, aPush, aTarget } from '../build/a-target.ts';
import { at, virtualRun } from '../gate/pipeline/virtual-run.ts';

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
  const target = isPush
    ? aPush('refs/heads/main')
    : aTarget({ subject: aPullRequest({ headRef: 'feature/payments' }) });
  const { commit, repository } = target;
  const context: ScenarioContext = {
    commit,
    repository,
    repositoryId: '101',
    deploymentId: '42',
    pullRequest: isPush ? undefined : 7,
    headRef: isPush ? 'main' : 'feature/payments',
    nowMs: at(0),
    token: 'token-of-the-scenario',
  };
  const times = { 'discovery-timeout': '1m', 'wait-timeout': '4m', 'poll-interval': '20s' };
  const given = { 'repository-id': context.repositoryId, repository, ...times, ...inputs };
  const checkout = { host: 'github.com', path: repository, names: [repository] };
  return (await virtualRun(platform(context), { inputs: given, target, quirks, world: { checkout } })).report;
}
