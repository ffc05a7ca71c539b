import { dayOf } from '../domain/text/calendar-date.ts';
import { readPolicyFiles } from '../forge/github/contents.ts';
import type { GitHubApi } from '../forge/github/github-api.ts';
import type { World } from '../gate/pipeline/world.ts';
import { readPolicies } from '../policy/file/parse-policy.ts';
import type { EventFacts } from '../target/event.ts';
import type { GitHubSideOptions } from './github-side-options.ts';

/** Throws `GateFailure` (`policy-missing`, `policy-invalid`, `github`, `bad-event`). */
export async function readPolicySetting(
  api: GitHubApi | undefined,
  facts: EventFacts,
  { inputs, clock }: Pick<GitHubSideOptions, 'inputs' | 'clock'>,
): ReturnType<World['readPolicy']> {
  const { policy: text, policyFile, waiversFile: path, baseline } = inputs;
  const inline =
    text === undefined ? undefined : { text, sourceName: 'input policy', source: { kind: 'input' } as const };
  // A file without a token, and so without a client, was refused with the settings.
  const files = await readPolicyFiles(api!, clock, { policy: policyFile, waivers: path }, facts);
  return readPolicies(
    { policy: files.policy ?? inline, waivers: path === undefined ? undefined : { path, file: files.waivers } },
    { baseline: baseline.kind === 'none' ? 'none' : 'given', today: dayOf(clock.wallNow()) },
  );
}
