import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readPolicySetting } from '../../src/action/policy-setting.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import { ForgeFailure } from '../../src/forge/forge-failure.ts';
import type { GitHubApi } from '../../src/forge/github/github-api.ts';
import type { Inputs } from '../../src/inputs/parse-inputs.ts';
import type { EventFacts } from '../../src/target/event.ts';
import { aTarget } from '../build/a-target.ts';
import { FakeClock } from '../fakes/fake-clock.ts';
import { inputsFrom } from '../inputs/some-inputs.ts';

const FACTS: EventFacts = {
  target: aTarget(),
  githubRepository: 'octo-org/shop',
  pullRequest: undefined,
  policyBase: { kind: 'base', branch: 'main', sha: 'ab'.repeat(20) as CommitSha },
  queueCommit: undefined,
  checkedCommit: undefined,
};
const FILES = { policyFile: { kind: 'here', path: 'gate.yml' }, waiversFile: 'waivers.yml' } as const;

/** GitHub, where reading each file fails with its status. The policy fails last. */
function failingApi(statuses: { readonly policy: number; readonly waivers: number }): GitHubApi {
  return {
    async send({ path }) {
      const isPolicy = path.endsWith('gate.yml');
      if (isPolicy) await after(5);
      const status = isPolicy ? statuses.policy : statuses.waivers;
      throw new ForgeFailure(`GitHub answered ${status}`, { status, isUnclear: false });
    },
  };
}

function read(api: GitHubApi | undefined, files: Partial<Inputs>) {
  return readPolicySetting(api, FACTS, { inputs: { ...inputsFrom({}), ...files }, clock: new FakeClock() });
}

describe('policy and waivers of the settings', () => {
  it('a missing policy is the reason, even if the waivers failed first', async () => {
    await expect(read(failingApi({ policy: 404, waivers: 500 }), FILES)).rejects.toMatchObject({
      reason: 'policy-missing',
    });
  });

  it('unreadable waivers are the reason if there is no policy file', async () => {
    const api = failingApi({ policy: 404, waivers: 500 });
    await expect(read(api, { waiversFile: 'waivers.yml' })).rejects.toMatchObject({ reason: 'github' });
  });

  it.each([
    ['a policy', { policyFile: FILES.policyFile }],
    ['waivers', { waiversFile: FILES.waiversFile }],
  ])('%s without access to GitHub never mean the default limits', async (_name, files) => {
    await expect(read(undefined, files)).rejects.toThrow();
  });
});
