import { dayOf } from '../domain/text/calendar-date.ts';
import type { World } from '../gate/story/world.ts';
import { readPolicyFile } from '../github/contents.ts';
import type { GitHubApi } from '../github/github-api.ts';
import type { PolicyLocation } from '../github/policy-location.ts';
import { parsePolicy } from '../policy/file/parse-policy.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side.ts';

/** The policy of the settings. Loaded only where there is one. Throws `GateFailure` (`policy-missing`, `policy-invalid`, `github`, `bad-event`). */
export async function readPolicySetting(
  api: GitHubApi | undefined,
  location: PolicyLocation | undefined,
  facts: EventFacts,
  { inputs, clock }: Pick<GitHubSideOptions, 'inputs' | 'clock'>,
): ReturnType<World['readPolicy']> {
  const baseline = inputs.baseline.kind === 'none' ? 'none' : 'given';
  const options = { baseline, today: dayOf(clock.wallNow()) } as const;
  if (inputs.policy !== undefined) {
    return {
      policy: parsePolicy(inputs.policy, { ...options, sourceName: 'input policy' }),
      source: { kind: 'input' },
    };
  }
  if (location === undefined || api === undefined) return undefined;
  const { bytes, source } = await readPolicyFile(api, clock, location, facts);
  return { policy: parsePolicy(bytes, { ...options, sourceName: `policy ${source.path}` }), source };
}
