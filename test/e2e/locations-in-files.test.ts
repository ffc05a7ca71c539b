import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEAD_SHA, REPOSITORY } from '../../demo/events.ts';
import { API_TOKEN, setStage } from '../../demo/stage.ts';
import { MESSAGE_CANARY } from '../../emulator/scenarios/places.ts';
import { SCENARIOS } from '../../emulator/scenarios.ts';
import { readCodeQuality, readSarif } from '../report/formats/read-formats.ts';
import { flagsOf, runCheckSources } from '../run/run-cli-sources.ts';

/* `check` writes each issue where it is into the files of other systems. */

let folder = '';

async function textOf(name: string): Promise<string> {
  return await readFile(join(folder, name), 'utf8');
}

const filesOf = (run: string): string[] => {
  return ['sarif', 'gitlab-code-quality'].flatMap((form) => [`--${form}`, join(folder, `${run}.${form}`)]);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'findings-gate-places-'));
  const stage = await setStage(SCENARIOS['over-limit']);
  const where = [...flagsOf(stage), '--repository', REPOSITORY];
  const what = ['--commit', HEAD_SHA, '--pull-request', '7'];
  const limits = ['--max-critical', '0', '--max-high', '5'];
  const env = { FINDINGS_GATE_TOKEN: API_TOKEN };
  await runCheckSources([...where, ...what, ...limits, ...filesOf('live')], env);
  await stage.close();
});

afterAll(async () => await rm(folder, { recursive: true }));

describe('the files of a run that fails', () => {
  it('have an entry in its file for each issue that is over a limit, and none without one', async () => {
    const run = readSarif(await textOf('live.sarif')).runs[0];
    const spots = run.results.map(({ level, locations: [{ physicalLocation }] }) => {
      const { artifactLocation, region } = physicalLocation;
      return `${level} ${artifactLocation.uri}:${region.startLine}`;
    });
    expect(spots).toHaveLength(11);
    expect(spots.slice(0, 3).sort()).toEqual([
      'error deploy/settings.env:3',
      'error pom.xml:31',
      'error src/orders/views.py:118',
    ]);
    const [verdict, ...entries] = readCodeQuality(await textOf('live.gitlab-code-quality'));
    expect(verdict!.check_name).toBe('findings-gate/fail');
    expect(entries.map(({ location: { path, lines } }) => `error ${path}:${lines.begin}`)).toEqual(spots);
  });

  it('have no message of a secret', async () => {
    expect((await textOf('live.sarif')) + (await textOf('live.gitlab-code-quality'))).not.toContain(MESSAGE_CANARY);
  });
});
