import { chmod, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runProcess } from '../../demo/run-process.ts';
import { readSource } from '../house/source-file.ts';
import { CLI_MAIN, emptyFolder } from '../run/run-cli.ts';

const PAGE = readSource('docs/policy-repository.md').text;
const BLOCKS = [...PAGE.matchAll(/^```(sh|text|yaml)\n(.*?)^```/gms)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));
const CI = BLOCKS.find(({ kind }) => kind === 'yaml')!.text;
const END = '@@ end of a block';

/** A folder in which `findings-gate` is the built command line, and its name for it is the one of the page. */
async function machine() {
  const folder = await emptyFolder();
  const program = join(folder, 'findings-gate');
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${CLI_MAIN}' "$@"\n`);
  await chmod(program, 0o755);
  return { folder, env: { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` } };
}

/** Runs the lines in one shell, as somebody would paste them. */
function pasted(script: string, options: { readonly cwd: string; readonly env: Readonly<Record<string, string>> }) {
  return runProcess('bash', ['-c', script], options);
}

/** The page's blocks for a shell, each with what it shows below. */
const STEPS = BLOCKS.flatMap(({ kind, text }, index) => {
  if (kind !== 'sh') return [];
  const next = BLOCKS[index + 1];
  return [{ text, shown: next?.kind === 'text' ? next.text : '' }];
});

describe('docs/policy-repository.md', () => {
  it('can be pasted from its first block to the last, and shows what it says', async () => {
    const { folder, env } = await machine();
    // Two ports of this machine that nobody is likely to use stand in for the page's, which a person may use just now.
    const port = 20_000 + (process.pid % 20_000);
    const script = STEPS.map(({ text }) => `${text}echo '${END}' $?\n`)
      .join('')
      .replaceAll('7357', String(port))
      .replaceAll('7358', String(port + 1));
    const { stdout, stderr } = await pasted(script, { cwd: folder, env });
    const outputs = stdout.split(new RegExp(`^${END} `, 'm'));
    expect(outputs, stdout + stderr).toHaveLength(STEPS.length + 1);
    for (const [index, { shown }] of STEPS.entries()) expect(outputs[index]!.replace(/^\d+\n/, '')).toContain(shown);
    expect(outputs.slice(1).map((output) => output[0])).toEqual(['0', '0', '0', '1']);

    const policies = join(folder, 'policies');
    const runs = Object.values<{ steps: { run?: string }[] }>(parse(CI).jobs).flatMap(({ steps }) =>
      steps.flatMap(({ run }) =>
        run === undefined ? [] : [run.replace('npx --yes findings-gate@0.1.0', 'findings-gate')],
      ),
    );
    const codes = async () => {
      const all = [];
      for (const run of runs) all.push((await pasted(run, { cwd: policies, env })).exitCode);
      return all;
    };
    expect(await codes()).toEqual([0, 1]);
    expect(await readFile(join(policies, 'policy-test.xml'), 'utf8')).toContain('failures="1"');
    await writeFile(join(policies, 'policy.yml'), await readFile(join(policies, 'policy.yml.bak')));
    expect(await codes()).toEqual([0, 0]);
  });
});
