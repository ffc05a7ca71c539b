import { DEFAULT_TOKEN } from '../../../../emulator/build.ts';
import type { QuirkId } from '../../../../emulator/quirks/quirks.ts';
import type { AnswerObject } from '../../../../emulator/quirks/rewrite.ts';
import { createQuirkyHandler } from '../../../../emulator/quirks/with-quirks.ts';
import { muchUsed } from '../../../../emulator/scenarios/much-used.ts';
import type { Scenario, ScenarioContext } from '../../../../emulator/scenarios/scenario.ts';
import type { Issue, PlatformScan, PlatformState } from '../../../../emulator/state.ts';
import type { Handler } from '../../../../emulator/wire/http.ts';
import type { WireForm } from '../../../../emulator/wire/wire-form.ts';
import { GateFailure } from '../../../../src/domain/failure.ts';
import type { DeploymentId, RepositoryId } from '../../../../src/domain/ids.ts';
import { type Call, meaningOfStatus } from '../../../../src/platform/attempt.ts';
import type { Assumption } from '../../../../src/tools/doctor/diagnosis.ts';
import { createRequester } from '../../../../src/tools/doctor/platform/asker.ts';
import { checkAssumptions } from '../../../../src/tools/doctor/platform/assumptions.ts';
import { readFirst } from '../../../../src/tools/doctor/platform/first-reading.ts';
import { scenarioContext } from '../../../cli/scenario-state.ts';
import { NOON_MS } from '../../../fakes/fake-clock.ts';

const ORIGIN = 'https://platform.example';

/** A project in daily use, at noon, with a push to its main branch. */
export function aMuchUsedPlatform(change: Change = (state) => state): PlatformState {
  return change(aPlatformOf(muchUsed));
}

export function aPlatformOf(scenario: Scenario, context: Partial<ScenarioContext> = {}): PlatformState {
  return scenario(scenarioContext({ nowMs: NOON_MS, ...context }));
}

type Doctored = Awaited<ReturnType<typeof doctorOf>>;

/**
 * What doctor makes of a platform, all of it but the command and the network; `atOnce`: the most calls that were on their way at
 * once. `around` stands between the platform and doctor.
 */
export async function doctorOf(
  state: PlatformState,
  quirks: readonly QuirkId[] = [],
  around: (handler: Handler) => Handler = (handler) => handler,
) {
  const handle = around(createQuirkyHandler(state, quirks, () => NOON_MS));
  const calls: Call[] = [];
  let [underWay, atOnce] = [0, 0];
  const listener = createRequester(
    {
      async send(call) {
        calls.push(call);
        underWay += 1;
        atOnce = Math.max(atOnce, underWay);
        await Promise.resolve();
        const { method, url, body = '' } = call;
        const headers = { authorization: `Bearer ${DEFAULT_TOKEN}`, 'content-type': 'application/json' };
        const answer = handle({ method, path: url.pathname, query: url.searchParams, headers, body });
        underWay -= 1;
        if (answer.status !== 200) throw new GateFailure(meaningOfStatus(answer.status).reason, 'refused');
        return { body: Buffer.from(String(answer.body)), serverTimeMs: NOON_MS };
      },
    },
    new URL(ORIGIN),
  );
  const { known } = await readFirst(listener, {
    deployment: state.deploymentId as DeploymentId,
    repositoryId: '101' as RepositoryId,
    commit: undefined,
    commitAround: undefined,
    choose: () => undefined,
  });
  return { assumptions: await checkAssumptions(listener, known), calls, atOnce };
}

/** Ids of those with this result, in alphabetical order. */
export function idsOf({ assumptions }: Doctored, result: Assumption['result']): readonly string[] {
  return assumptions
    .filter((one) => one.result === result)
    .map(({ id }) => id)
    .sort();
}

/** What does not hold in a form: where partial scans do not say what they are, a missing flag is not false. */
export function brokenBy({ sendsPartialFlag }: WireForm): readonly string[] {
  return sendsPartialFlag ? [] : ['omitted-members'];
}

export const asIs = (answer: AnswerObject): AnswerObject => answer;

export type Change = (state: PlatformState) => PlatformState;
export const scans =
  (change: (scan: PlatformScan) => Partial<PlatformScan>): Change =>
  (state) => ({ ...state, scans: state.scans.map((scan) => ({ ...scan, ...change(scan) })) });
export const scansThat =
  (keeps: (scan: PlatformScan) => boolean): Change =>
  (state) => ({ ...state, scans: state.scans.filter(keeps) });
export const issues =
  (change: (issue: Issue) => Partial<Issue>): Change =>
  (state) => ({ ...state, issues: state.issues.map((issue) => ({ ...issue, ...change(issue) })) });
export const issuesThat =
  (keeps: (issue: Issue) => boolean): Change =>
  (state) => ({ ...state, issues: state.issues.filter(keeps) });
