import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEAD_SHA, REPOSITORY } from '../../../../demo/events.ts';
import { API_TOKEN, setStage } from '../../../../demo/stage.ts';
import { SCENARIOS } from '../../../../emulator/scenarios.ts';
import { readCodeQuality, readSarif } from '../../../report/formats/read-formats.ts';
import { flagsOf, runCheckSources } from '../../../run/run-cli-sources.ts';

/* A replay writes each issue where it is into the files of other systems, as its run did. */

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
  const record = join(folder, 'gate.record');
  const env = { FINDINGS_GATE_TOKEN: API_TOKEN };
  await runCheckSources([...where, ...what, ...limits, '--record', record, ...filesOf('live')], env);
  await stage.close();
  await runCheckSources(['--replay', record, ...limits, ...filesOf('again')], {});
});

afterAll(async () => await rm(folder, { recursive: true }));

describe('the files of a run that fails', () => {
  it('are the same from its record', async () => {
    const [issues, issuesAgain] = await Promise.all(
      ['live', 'again'].map(async (run) => readCodeQuality(await textOf(`${run}.gitlab-code-quality`)).filter(isIssue)),
    );
    expect(issues).toHaveLength(11);
    expect(issuesAgain).toEqual(issues);
    const [live, again] = await Promise.all(
      ['live', 'again'].map(async (run) => readSarif(await textOf(`${run}.sarif`))),
    );
    const { invocations: _, properties: __, ...told } = live!.runs[0];
    expect(again!.runs[0]).toMatchObject(told);
  });
});

/** An entry that is not about the verdict or the replay. */
function isIssue({ check_name }: { readonly check_name: string }): boolean {
  return !check_name.startsWith('findings-gate/');
}
