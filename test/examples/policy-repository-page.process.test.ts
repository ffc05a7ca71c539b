import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readSource } from '../house/source-file.ts';
import { machine, pasteAll, pasted, stepsOf, withOutputs } from './pasted-page.ts';

const { text: PAGE } = readSource('docs/policy-repository.md');
const CI = /^```yaml\n(.*?)^```$/ms.exec(PAGE)![1]!;

describe('docs/policy-repository.md', () => {
  it('can be pasted from its first block to the last, and shows what it says', async () => {
    const on = await machine();
    const printed = await pasteAll(stepsOf(PAGE), [7357, 7358], on);
    expect(withOutputs(PAGE, printed)).toBe(PAGE);
    expect(printed.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 1]);

    const policies = join(on.folder, 'policies');
    const runs = Object.values<{ steps: { run?: string }[] }>(parse(CI).jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) =>
        run === undefined ? [] : [run.replace('npx --yes findings-gate@0.1.0', 'findings-gate')],
      ),
    );
    const codes = async () => {
      const all = [];
      for (const run of runs) all.push((await pasted(run, on, policies)).exitCode);
      return all;
    };
    expect(await codes()).toEqual([0, 1]);
    expect(await readFile(join(policies, 'policy-test.xml'), 'utf8')).toContain('failures="1"');
    await writeFile(join(policies, 'policy.yml'), await readFile(join(policies, 'policy.yml.bak')));
    expect(await codes()).toEqual([0, 0]);
  });
});
