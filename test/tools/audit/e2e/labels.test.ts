import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../../../cli/a-folder.ts';
import { check } from '../../../labels/check-in-world.ts';
import { labelWorld } from '../../../labels/label-worlds.ts';
import { runCheckSources } from '../../../run/run-cli-sources.ts';

it.each([
  ['GitLab, merged results'],
  ['Jenkins, multibranch, pull request, the scanner without SEMGREP_PR_ID'],
  ['Azure, Azure Repos, pull request, SEMGREP_REPO_NAME as its own recipe'],
])('a record of the world "%s" is decided again alike', async (name) => {
  const path = join(aFolder(), 'record.json');
  const first = await check(labelWorld(name), { isFull: true, isClean: false }, ['--record', path]);
  const again = await runCheckSources(['--replay', path], {});
  expect(again.report).toMatchObject({
    verdict: 'fail',
    commit: first.report.commit,
    ref: first.report.ref,
    repository: first.report.repository,
    scans: [{ id: '501', repository: labelWorld(name).label.repo_display_name }],
  });
});
