import { GateFailure } from '../domain/failure.ts';
import { dayOf } from '../domain/text/calendar-date.ts';
import { commitHere, type FetchedPolicy, readPolicyFile, readWaiversFile } from '../forge/github/contents.ts';
import type { GitHubApi } from '../forge/github/github-api.ts';
import type { World } from '../gate/pipeline/world.ts';
import type { Inputs } from '../inputs/parse-inputs.ts';
import { parsePolicies } from '../policy/file/parse-policy.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

/** Throws `GateFailure` (`policy-missing`, `policy-invalid`, `github`, `bad-event`). */
export async function readPolicySetting(
  api: GitHubApi | undefined,
  facts: EventFacts,
  { inputs, clock }: Pick<GitHubSideOptions, 'inputs' | 'clock'>,
): ReturnType<World['readPolicy']> {
  const { waiversFile: path } = inputs;
  const [file, waivers] = await readFiles(api, inputs, facts, clock);
  const written = inputs.policy === undefined ? undefined : { text: inputs.policy, sourceName: 'input policy' };
  const policy = parsePolicies(
    {
      policy: file === undefined ? written : { text: file.bytes, sourceName: `policy ${file.source.path}` },
      waivers: waivers && { text: waivers.bytes, sourceName: `waivers ${waivers.source.path}` },
    },
    { baseline: inputs.baseline.kind === 'none' ? 'none' : 'given', today: dayOf(clock.wallNow()) },
  );
  const source = file?.source ?? (written && { kind: 'input' as const });
  return {
    policy,
    source,
    waiversFile: path === undefined ? undefined : { path, source: waivers?.source },
    texts: { policy: file?.bytes ?? written?.text, waivers: waivers?.bytes },
  };
}

/** Both files are read at the same time; where both fail, the policy says why. */
async function readFiles(
  api: GitHubApi | undefined,
  { policyFile: policy, waiversFile: waivers }: Pick<Inputs, 'policyFile' | 'waiversFile'>,
  facts: EventFacts,
  clock: Clock,
): Promise<readonly [FetchedPolicy | undefined, FetchedPolicy | undefined]> {
  if (policy === undefined && waivers === undefined) return [undefined, undefined];
  // Without the policy other limits would be in force.
  if (api === undefined)
    throw new GateFailure(
      'config',
      "policy-file and waivers-file are read through GitHub's API, which needs github-token",
    );
  const here = commitHere(api, clock, facts);
  const [file, more] = await Promise.allSettled([
    policy && readPolicyFile(api, clock, policy, facts, here),
    waivers === undefined ? undefined : readWaiversFile(api, clock, waivers, facts, here),
  ]);
  if (file.status === 'rejected') throw file.reason;
  if (more.status === 'rejected') throw more.reason;
  return [file.value, more.value];
}
