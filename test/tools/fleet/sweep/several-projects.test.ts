import { expect, it } from 'vitest';
import type { FaultRule } from '../../../../emulator/faults/faults.ts';
import { aScannedProject, aSweptWorld, type GivenPull, webScan, withWeb } from './a-sweep.ts';

const MINUTE_MS = 60_000;
const REFUSED = { kind: 'status', status: 403 } as const;

/** Pull request 7 is red; the repository has a second project, whose diff scan of it began so many minutes ago. */
async function sweptTwo(pull: Partial<GivenPull>, webAgo: number, faults: { readonly [side: string]: FaultRule[] }) {
  const pulls = [{ number: 7, status: 'failure', ...pull }];
  const web = webScan(7, { createdAtMs: Date.now() - webAgo * MINUTE_MS });
  const world = await aSweptWorld(pulls, { platform: withWeb(aScannedProject(pulls), web), ...faults });
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
