import { expect, it } from 'vitest';
import { aRepository, aScan } from '../../../../emulator/build.ts';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import { aScannedProject, aSweptWorld, type GivenPull, REPOSITORY, shaOf } from './a-sweep.ts';

const MINUTE_MS = 60_000;
const REFUSED = { kind: 'status', status: 403 } as const;

/** Pull request 7 is red; the repository has a second project, whose diff scan of it began so many minutes ago. */
async function sweptTwo(pull: Partial<GivenPull>, webAgo: number, faults: { readonly [side: string]: FaultRule[] }) {
  const pulls = [{ number: 7, status: 'failure', ...pull }];
  const own = aScannedProject(pulls);
  const web = aScan({
    ...{ id: '8007', repositoryId: '202', branch: 'refs/pull/7/merge', commit: shaOf(7), isFull: false },
    createdAtMs: Date.now() - webAgo * MINUTE_MS,
    meta: {
      repo_display_name: `${REPOSITORY}/web`,
      repository: REPOSITORY,
      repo_url: `https://github.com/${REPOSITORY}`,
    },
  });
  const repositories = [...own.repositories, aRepository({ id: '202', name: `${REPOSITORY}/web` })];
  const world = await aSweptWorld(pulls, { platform: { ...own, repositories, scans: [...own.scans, web] }, ...faults });
  const kind = 'BaseRefChangedEvent';
  world.repository.pulls.get(7)!.baseChanges = [{ kind, atMs: Date.now() - 40 * MINUTE_MS }];
  return { world, run: await world.sweep(['--projects', 'all']) };
}

it('turns nothing green where GitHub does not say for one of several projects when the base has changed', async () => {
  const scan = { createdAtMs: Date.now() - 20 * MINUTE_MS };
  const gitHubFaults = [{ nth: 3, match: { operation: 'graphql' }, fault: REFUSED }];
  const { world, run } = await sweptTwo({ scan }, 90, { gitHubFaults });
  expect([world.statusOf(7), run.json().pullRequests[0]?.reason, run.exitCode]).toEqual(['failure', 'github', 2]);
});

it('tells of a project that could not be read, whatever is known of the others', async () => {
  const scan = { timeline: [{ atMs: 0, status: 'SCAN_STATUS_RUNNING' }] };
  const faults = [{ match: { operation: 'search-issues', body: /202/ }, fault: REFUSED }];
  const { run } = await sweptTwo({ scan }, 10, { faults });
  expect([run.json().pullRequests[0]?.reason, run.exitCode]).toEqual(['auth', 2]);
});
