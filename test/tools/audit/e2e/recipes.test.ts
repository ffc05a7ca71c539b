import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aFolder } from '../../../cli/a-folder.ts';
import { check, recipes, run } from '../../../cli/a-recipe.ts';
import { WORLDS } from '../../../cli/ci-worlds.ts';

it.each(WORLDS)('the recipe for $name keeps a record that is decided again without the system', async (world) => {
  const { name, host, change } = world;
  const recipe = recipes.get(name) ?? '';
  const FINDINGS_GATE_RECORD = join(aFolder(), 'gate.record');
  const platform = { scenario: 'over-limit', pullRequest: 7, headRef: 'topic', host } as const;
  const live = await run(recipe, { ...change, FINDINGS_GATE_RECORD }, platform);
  const again = await check(['--replay', FINDINGS_GATE_RECORD, '--report-path', 'findings-gate.json'], {});
  const { requests: _, times: __, replay, nextStep: ___, ...report } = again.report;
  // A record keeps no ids of single issues.
  const found = live.report.places!.found.map((place) => ({ ...place, issueId: null }));
  expect({ ...live.report, places: { ...live.report.places, found } }).toMatchObject(report);
  expect([again.exitCode, report.repository, report.pullRequest]).toEqual([1, 'acme/shop', 7]);
  expect([replay?.was, replay?.given]).toEqual([replay?.now, []]);
});
