import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { machine, pasteAll, pasted, stepsOf, withOutputs } from '../../../examples/pasted-page.ts';
import { ROOT, readSource } from '../../../house/source-file.ts';

const { text: PAGE } = readSource('docs/policy-repository.md');
const CI = /^```yaml\n(.*?)^```$/ms.exec(PAGE)![1]!;

it('docs/policy-repository.md can be pasted from its first block to the last, and shows the real output', async () => {
  const on = await machine();
  const printed = await pasteAll(stepsOf(PAGE), [7357, 7358], on);
  expect(withOutputs(PAGE, printed)).toBe(PAGE);
  expect(printed.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 1]);

  const policies = join(on.folder, 'policies');
  const matcher = join(policies, '.github', 'findings-gate-matcher.json');
  await mkdir(dirname(matcher), { recursive: true });
  await copyFile(join(ROOT, 'examples', 'policy-matcher.json'), matcher);
  const runs = Object.values<{ steps: { run?: string }[] }>(parse(CI).jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) =>
      run === undefined ? [] : [run.replace('npx --yes findings-gate@0.1.0', 'findings-gate')],
    ),
  );
  const job = async () => {
    const all = [];
    for (const run of runs) all.push(await pasted(run, on, policies));
    return { codes: all.map(({ exitCode }) => exitCode), log: all.map(({ stdout }) => stdout).join('') };
  };
  expect((await job()).codes).toEqual([0, 0, 1]);
  expect(await readFile(join(policies, 'policy-test.xml'), 'utf8')).toContain('failures="1"');
  const good = await readFile(join(policies, 'policy.yml.bak'), 'utf8');
  await writeFile(join(policies, 'policy.yml'), good);
  const { codes, log } = await job();
  expect(codes).toEqual([0, 0, 0]);
  const added = /^::add-matcher::(.+)$/m.exec(log)?.[1];
  expect(await readFile(join(policies, added!), 'utf8')).toBe(await readFile(matcher, 'utf8'));
  // A note alone fails this job as well.
  await writeFile(join(policies, 'policy.yml'), good.replace('max: 0', 'max: none'));
  const noted = await job();
  expect(noted.codes).toEqual([0, 3, 1]);
  expect(noted.log).toMatch(/^policy\.yml:6:10: without a limit/m);
});
