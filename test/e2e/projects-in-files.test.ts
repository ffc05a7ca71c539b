import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PULL_REQUEST } from '../../demo/events.ts';
import type { Scenario } from '../../emulator/scenarios/scenario.ts';
import { aPersonalToken } from '../../github-double/build.ts';
import { addComment } from '../../github-double/comments.ts';
import { runGate } from '../run/gate.ts';
import { aProjectFolder, BILLING, DOCS, itTellsProjectsApart, parts } from './project-files.ts';

/* Several projects of one repository, from the platform to every file that `check` writes, and to the one comment. */

let folder: Awaited<ReturnType<typeof aProjectFolder>>;
beforeAll(async () => {
  folder = await aProjectFolder();
});
afterAll(() => folder.remove());

describe('the files of several projects', () => itTellsProjectsApart(() => folder.of('live')));

it('the comment is left alone while nothing changes, and is a new one where a project begins to fail', async () => {
  const inputs = { 'repository-id': '', projects: 'all', comment: 'always', 'max-high': 'none' };
  let world: ReturnType<Scenario> | undefined;
  // The same scans, not such that ended a little later.
  const allPass: Scenario = (context) => (world ??= parts({ ...BILLING, critical: 0 }, DOCS)(context));
  const pass = { platform: allPass, inputs };
  const green = await runGate(pass);
  const [repository] = green.githubState.repositories;
  addComment({ state: green.githubState, repository: repository! }, PULL_REQUEST, aPersonalToken().identity, 'Thanks!');
  const after = (id: string) => ({
    inputs,
    env: { GITHUB_RUN_ID: id },
    prepare: ({ githubState }: Pick<typeof green, 'githubState'>) => {
      githubState.nextId = green.githubState.nextId;
      githubState.repositories[0]!.comments.push(...repository!.comments);
    },
  });
  const again = await runGate({ ...after('1001'), platform: pass.platform });
  expect(again.githubRequests.filter(({ operation }) => operation?.endsWith('-comment'))).toEqual([]);
  const red = await runGate({ ...after('1002'), platform: parts(BILLING, DOCS), tolerates: ['nothing deleted'] });
  expect([green.verdict, again.verdict, red.verdict]).toEqual(['pass', 'pass', 'fail']);
  expect(red.comments).toEqual(['Thanks!', expect.stringContaining('Findings Gate: 1 of 2 projects fails')]);
});
