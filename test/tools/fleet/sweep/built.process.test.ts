import { expect, it } from 'vitest';
import { aToken } from '../../../../github-double/build.ts';
import type { CommitSha } from '../../../../src/domain/ids.ts';
import { createPullRequestComments } from '../../../../src/forge/github/pull-request-comments.ts';
import { publishComment } from '../../../../src/gate/publish/comment-text.ts';
import { parseMarker } from '../../../../src/report/json/marker.ts';
import { aReport } from '../../../build/a-report.ts';
import { askerOf } from '../../../forge/github/served-github.ts';
import { runCli } from '../../../run/run-cli.ts';
import { aScannedProject, aSweptWorld, REPOSITORY, STATUS, shaOf } from './a-sweep.ts';

it('the built sweep sets what is due, prints a table, and ends with 0', async () => {
  const world = await aSweptWorld([
    { number: 7, status: 'failure' },
    { number: 8, status: 'success', criticals: 1 },
    { number: 9, scan: null },
  ]);
  const { env, state } = world.github;
  const flags = ['--base-url', world.platform.origin, '--deployment-id', '42', '--repository', REPOSITORY];
  const run = await runCli(['sweep', ...flags, '--commit-status', STATUS], {
    env: { FINDINGS_GATE_GITHUB_TOKEN: state.tokens[0]!.value, GITHUB_API_URL: env.GITHUB_API_URL! },
  });
  expect(run.stdout.split('\n')).toHaveLength(4);
  expect(run.stdout).not.toContain(state.tokens[0]!.value);
  expect([7, 8, 9].map(world.statusOf)).toEqual(['success', 'failure', undefined]);
  expect(run.exitCode).toBe(0);
});

it('the built sweep leaves no token in the comment that it updates', async () => {
  const pulls = [{ number: 7, status: 'success', criticals: 1 }];
  const token = aToken().value;
  const project = aScannedProject(pulls);
  const issues = project.issues.map((issue) => ({ ...issue, message: `Hardcoded credential ${token} is used here.` }));
  const world = await aSweptWorld(pulls, { platform: { ...project, issues } });
  const { api, clock, env } = world.github;
  const place = { key: '', pullRequest: 7, head: shaOf(7) as CommitSha };
  const us = { ask: askerOf(api, clock, token, place.head) };
  const comments = createPullRequestComments({ api, clock, parseMarker, repository: REPOSITORY, us, ...place });
  const earlier = aReport({ verdict: { word: 'pass', reason: undefined, message: 'earlier' } });
  const run = { id: '500', attempt: 2 };
  await publishComment(comments, earlier, { noun: 'comment', place, run, when: 'always', finish: (page) => page });
  const flags = ['--base-url', world.platform.origin, '--deployment-id', '42', '--repository', REPOSITORY];
  await runCli(['sweep', ...flags, '--commit-status', STATUS], {
    env: { FINDINGS_GATE_GITHUB_TOKEN: token, GITHUB_API_URL: env.GITHUB_API_URL! },
  });
  const { body } = world.repository.comments[0]!;
  expect(body).toContain('Hardcoded credential &#42;&#42;&#42; is used here');
  expect(body.replaceAll('&#95;', '_').replaceAll('&#8203;', '')).not.toContain(token);
});
