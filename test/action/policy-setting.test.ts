import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readPolicySetting } from '../../src/action/policy-setting.ts';
import type { CommitSha } from '../../src/domain/ids.ts';
import { ForgeFailure } from '../../src/forge/forge-failure.ts';
import type { GitHubApi } from '../../src/forge/github/github-api.ts';
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
const PLACES = { policy: { kind: 'here', path: 'gate.yml' }, waivers: 'waivers.yml' } as const;

/** GitHub, where reading a file fails with its status, the policy last. */
function failingApi(statuses: { readonly policy: number; readonly waivers: number }): GitHubApi {
  return {
    async send({ path }) {
      const isPolicy = path.endsWith('gate.yml');
      if (isPolicy) await after(5);
      const status = isPolicy ? statuses.policy : statuses.waivers;
      throw new ForgeFailure('github', `GitHub answered ${status}`, { status, isUnclear: false });
    },
  };
}

function read(api: GitHubApi | undefined, places: Parameters<typeof readPolicySetting>[1]) {
  return readPolicySetting(api, places, FACTS, { inputs: inputsFrom({}), clock: new FakeClock() });
}

describe('policy and waivers of the settings', () => {
  it('a policy that is not there is the reason, whatever became of the waivers first', async () => {
    await expect(read(failingApi({ policy: 404, waivers: 500 }), PLACES)).rejects.toMatchObject({
      reason: 'policy-missing',
    });
  });

  it('waivers that cannot be read are the reason where there is no policy file', async () => {
    const waiversAlone = { policy: undefined, waivers: 'waivers.yml' };
    await expect(read(failingApi({ policy: 404, waivers: 500 }), waiversAlone)).rejects.toMatchObject({
      reason: 'github',
    });
  });

  it.each([
    ['a policy', { ...PLACES, waivers: undefined }],
    ['waivers', { ...PLACES, policy: undefined }],
  ])('%s without a way to GitHub never mean the default limits', async (_name, places) => {
    await expect(read(undefined, places)).rejects.toMatchObject({ reason: 'config' });
  });
});
